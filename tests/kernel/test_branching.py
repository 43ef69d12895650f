"""Playing on from a moment of another table: what is taken over, what chance answers, what can be checked."""

import json
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.branching import branched, check_parent
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.game import Game
from dolmen.kernel.journal import Journal, line_hash, parse_journal, written
from dolmen.kernel.match import Match, reopen, resume, start
from dolmen.kernel.perft import random_choice
from dolmen.kernel.verify import verify
from tests.kernel.toy import TOY

NEW = secret_from_seed(99)


def to_the_end(match: Match, seed: int = 1) -> Match:
    random = FastRandom(seed)
    while not match.over:
        ask = engine.pending(match.state)
        assert ask is not None
        match.play(ask.seat, random_choice(match.state, random))
    return match


def played(game: Game[Any] = TOY) -> Match:
    short = {option.id: 3 for option in game.options if option.id == "max_rounds"}
    setup = game.setup(game.players[0], short)
    names = [f"P{seat}" for seat in range(setup.seats)]
    return to_the_end(start(game, setup, names, secret=secret_from_seed(3), table="parent"))


def branch(parent: Match, moment: int, secret: bytes = NEW) -> Journal:
    return branched(parent.game, parent.journal, moment, parent.journal.header["seats"], "child", secret)


def test_a_branch_has_the_state_of_its_moment_and_verifies_at_its_end() -> None:
    parent = played()
    for moment in range(parent.moment):
        match = resume(TOY, branch(parent, moment), NEW)
        assert [line["choice"] for line in match.journal.choices()[:moment]] == [
            line["choice"] for line in parent.journal.choices()[:moment]
        ]
        finished = to_the_end(match, moment).journal
        assert verify(TOY, parse_journal(finished.text().encode())).over
        check_parent(finished, parent.journal)


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_chance_answers_with_the_new_secret_from_the_moment_on(game: Game[Any]) -> None:
    parent = played(game)
    moment = parent.moment // 2
    match = to_the_end(resume(game, branch(parent, moment), NEW), 7)
    verify(game, parse_journal(match.journal.text().encode()))
    draws = [line["key"] for line in match.journal.choices() if "key" in line]
    assert len(draws) == len(set(draws)), "the numbers of draws go on"
    again = reopen(game, match.journal, NEW, lambda: None)
    assert again.journal.texts == match.journal.texts


def test_a_draw_after_the_moment_is_checked_and_one_before_is_the_parents() -> None:
    parent = played()
    match = to_the_end(resume(TOY, branch(parent, 2), NEW), 5)
    lines = match.journal.texts
    for number, line in enumerate(match.journal.lines):
        if "key" not in line:
            continue
        other = next(value for value, weight in enumerate(line["weights"]) if weight and value != line["choice"])
        forged = [*lines[:number], written({**line, "choice": other})]
        for later in lines[number + 1 :]:
            forged.append(written({**json.loads(later), "prev": line_hash(forged[-1])}))
        content = ("\n".join(forged) + "\n").encode()
        with pytest.raises(BadJournal) as bad:
            verify(TOY, parse_journal(content))
        assert (bad.value.fault == "chance") == (number > 2)
        if number > 2:
            check_parent(parse_journal(content), parent.journal)
            continue
        with pytest.raises(BadJournal, match="not that of the table"):
            check_parent(parse_journal(content), parent.journal)


def test_undo_does_not_go_before_the_moment() -> None:
    parent = played()
    for make in (resume, lambda game, journal, secret: reopen(game, journal, secret, lambda: None)):
        for moment in range(parent.moment):
            match = make(TOY, branch(parent, moment), NEW)
            while match.moment > match.floor:
                match.undo(match.journal.lines[-1]["seat"])
            assert match.moment >= moment


def test_a_branch_of_a_branch_names_its_own_parent() -> None:
    parent = played()
    child = to_the_end(resume(TOY, branch(parent, 3), NEW), 2)
    grandchild = branched(TOY, child.journal, 5, ["Ola", "Radek"], "grandchild", NEW)
    assert grandchild.header["from"] == {"table": "child", "moment": 5, "hash": child.journal.hashes[5]}
    check_parent(grandchild, child.journal)
    with pytest.raises(BadJournal, match="is not that"):
        check_parent(grandchild, parent.journal)
    with pytest.raises(BadJournal, match="does not go on"):
        check_parent(parent.journal, child.journal)


def test_wrong_moments_and_names_are_refused() -> None:
    parent = played()
    for moment in (-1, parent.moment + 1):
        with pytest.raises(BadInput, match="moments 0 to"):
            branch(parent, moment)
    with pytest.raises(BadInput, match="names were given"):
        branched(TOY, parent.journal, 0, ["Ola"], "child", NEW)


@pytest.mark.parametrize(
    ("origin", "reason"),
    [
        (None, "from which table"),
        ({"table": "x", "moment": 1}, "keys table, moment, hash"),
        ({"table": "x", "moment": True, "hash": "y"}, "is a table, a moment and a hash"),
        ({"table": "x", "moment": -1, "hash": "y"}, "is a table, a moment and a hash"),
        ({"table": "x", "moment": 900, "hash": "y"}, "before the moment from which it goes on"),
    ],
)
def test_a_wrong_origin_is_refused(origin: object, reason: str) -> None:
    lines = branch(played(), 2).lines
    done = [written({**lines[0], "from": origin})]
    for line in lines[1:]:
        done.append(written({**line, "prev": line_hash(done[-1])}))
    with pytest.raises(BadJournal, match=reason):
        parse_journal(("\n".join(done) + "\n").encode())

"""Chance, undo and seats in a match."""

from typing import Any

import pytest

from dolmen.catalog import find
from dolmen.games.przepowiednia.names import RUNES
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import NOT_ASKED, UNDO_AFTER_CHANCE, UNDO_AFTER_TURN, Match, start
from dolmen.kernel.step import CHANCE
from tests.games.przepowiednia.table import eager

GAME = find("przepowiednia")


def begin(seats: int, seed: int = 1, **options: Any) -> Match:
    names = [f"player {seat}" for seat in range(seats)]
    return start(GAME, GAME.setup(seats, options), names, secret=secret_from_seed(seed), table="t")


def act(match: Match, name: str) -> None:
    ask = engine.pending(match.state)
    assert ask is not None
    choice = engine.named_choice(ask, name)
    assert choice is not None
    match.play(ask.seat, choice)


def asks(match: Match) -> list[str]:
    return [line["ask"] for line in match.journal.choices()]


ORDER = ["DrawTemple"] * 5 + ["TurnUpRune"] * 5


@pytest.mark.rule("PRZ-133")
@pytest.mark.parametrize(
    ("seats", "rest"),
    [(4, ["DrawObjective"] * 3), (3, ["DrawObjective"] * 2), (2, ["DrawObjective"] * 2 + ["DrawVirtualTemple"])],
)
def test_chance_decides_in_the_order_of_the_rule(seats: int, rest: list[str]) -> None:
    assert asks(begin(seats)) == ["DrawFirstPlayer", *ORDER, *rest]
    assert asks(begin(seats, first_player="2")) == [*ORDER, *rest]


@pytest.mark.rule("PRZ-133")
def test_the_same_seed_sets_the_same_table_and_another_seed_another() -> None:
    tables = [GAME.dump_position(begin(2, seed).state) for seed in (1, 1, 2, 3)]
    assert tables[0] == tables[1]
    assert tables[0] != tables[2] != tables[3]


@pytest.mark.rule("PRZ-015", "PRZ-009", "PRZ-012", "PRZ-013", "PRZ-099")
def test_over_many_seeds_chance_gives_every_answer() -> None:
    answers: dict[str, set[int]] = {}
    for seed in range(60):
        for line in begin(2, seed).journal.choices():
            answers.setdefault(line["ask"], set()).add(line["choice"])
    assert answers["DrawFirstPlayer"] == {0, 1}
    assert answers["DrawTemple"] == answers["DrawObjective"] == answers["DrawVirtualTemple"] == set(range(5))
    assert answers["TurnUpRune"] == set(range(len(RUNES)))


@pytest.mark.rule("PRZ-074")
def test_nobody_acts_in_the_turn_of_another() -> None:
    match = begin(3, first_player="1")
    for name in ("C@0", "C@1") * 3:
        act(match, name)
    for name in ("W3", "R@2", "C@3"):
        act(match, name)
    ask = engine.pending(match.state)
    assert ask is not None
    assert (type(ask).__name__, ask.seat) == ("EndTurn", 0)
    swap = engine.named_choice(ask, "swap")
    assert swap is not None
    assert match.why_not(0, swap) is None
    for seat in (1, 2):
        assert match.why_not(seat, swap) is NOT_ASKED
        with pytest.raises(BadInput, match="not-asked"):
            match.play(seat, swap)


@pytest.mark.rule("PRZ-027")
def test_everything_in_a_turn_can_be_undone_until_it_ends() -> None:
    match = begin(2, first_player="1")
    for name in ("C@0", "C@1") * 2:
        act(match, name)
    before = GAME.dump_position(match.state)
    for name in ("W3", "R@2", "C@3", "swap", "0", "1"):
        act(match, name)
    for _ in range(6):
        assert match.why_no_undo(0) is None
        match.undo(0)
    assert GAME.dump_position(match.state) == before
    for name in ("W3", "R@2", "C@3", "end"):
        act(match, name)
    assert match.why_no_undo(0) is UNDO_AFTER_TURN
    assert match.why_no_undo(1) is UNDO_AFTER_TURN
    with pytest.raises(BadInput, match="undo-after-turn"):
        match.undo(0)


@pytest.mark.rule("PRZ-068")
def test_a_rune_that_is_turned_up_closes_undo() -> None:
    breaks = 0
    for seed in range(12):
        match = begin(2, seed, max_rounds=40)
        chooser = eager(FastRandom(seed))
        while not match.over:
            ask = engine.pending(match.state)
            assert ask is not None
            state: Any = match.state
            match.play(ask.seat, chooser(state, ask, engine.options(state)))
            if match.journal.lines[match.moment]["seat"] == CHANCE:
                assert match.journal.lines[match.moment]["ask"] == "TurnUpRune"
                assert match.why_no_undo(ask.seat) is UNDO_AFTER_CHANCE
                breaks += 1
    assert breaks > 5

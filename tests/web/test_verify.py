"""The page's own check of a journal, run by Node: it agrees with the rules, and finds whatever was changed afterwards."""

import json
from functools import cache
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel.branching import branched
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import resume
from dolmen.kernel.perft import random_choice
from tests.recorded.test_recorded import FILES, play_again, records
from tests.web.node import call

DRAW = '"key":'


def verified(lines: list[str], published: str) -> dict[str, Any]:
    found: dict[str, Any] = call("src/lib/verify.ts", "verify", "\n".join(lines) + "\n", published)
    return found


@cache
def journal(game_id: str) -> Journal:
    """The first recorded game of a game, played again."""
    return play_again(records(next(file for file in FILES if file.stem.startswith(game_id)))[0]).journal


def written(game_id: str = "przepowiednia") -> tuple[list[str], str]:
    """The lines of a finished journal, and the commitment that was published before."""
    made = journal(game_id)
    return list(made.texts), made.header["commitment"]


@pytest.mark.parametrize("game_id", [game.id for game in catalog.games()])
def test_the_page_accepts_what_was_played(game_id: str) -> None:
    lines, published = written(game_id)
    draws = sum(DRAW in line for line in lines)
    assert draws > 0
    assert verified(lines, published) == {"lines": len(lines), "draws": draws, "earlier": 0, "faults": []}


def test_of_a_branch_only_draws_of_its_own_are_checked() -> None:
    parent = journal("przepowiednia")
    game, secret = catalog.find("przepowiednia"), bytes(32)
    moment = next(number for number, line in enumerate(parent.lines) if number > 10 and DRAW in parent.texts[number])
    match = resume(game, branched(game, parent, moment, parent.header["seats"], "child", secret), secret)
    random = FastRandom(1)
    while not match.over:
        match.play(match.open_asks()[0].seat, random_choice(match.state, random))
    lines = list(match.journal.texts)
    earlier = sum(DRAW in line for line in lines[: moment + 1])
    draws = sum(DRAW in line for line in lines) - earlier
    assert min(earlier, draws) > 0
    found = verified(lines, match.journal.header["commitment"])
    assert found == {"lines": len(lines), "draws": draws, "earlier": earlier, "faults": []}


def test_another_answer_of_chance_is_found() -> None:
    lines, published = written()
    place = next(place for place, line in enumerate(lines) if DRAW in line)
    draw = json.loads(lines[place])
    other = (draw["choice"] + 1) % len(draw["weights"])
    lines[place] = lines[place].replace(f'"choice":{draw["choice"]}', f'"choice":{other}')
    assert verified(lines, published)["faults"] == [
        {"line": place + 1, "key": "proof-draw"},
        {"line": place + 2, "key": "proof-chain"},
    ]


def test_a_line_taken_out_is_found() -> None:
    lines, published = written()
    del lines[3]
    assert verified(lines, published)["faults"] == [{"line": 4, "key": "proof-chain"}]


@pytest.mark.parametrize("secret", ["00" * 32, "no number", ""])
def test_another_secret_is_found(secret: str) -> None:
    lines, published = written()
    last = json.loads(lines[-1])
    lines[-1] = lines[-1].replace(last["secret"], secret)
    assert {"line": 1, "key": "proof-commitment"} in verified(lines, published)["faults"]


def test_another_commitment_is_found() -> None:
    lines, _ = written()
    assert verified(lines, "00" * 32)["faults"] == [{"line": 1, "key": "proof-commitment"}]

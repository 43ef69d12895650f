"""`search_options` leaves out permutations only: the same positions are reached without them."""

import json
from typing import Any

import pytest

from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.step import Draw
from tests.games.by_name import choose, question
from tests.games.rune_stones.table import GAME, table


def ends(state: Table, searching: bool, stop: tuple[str, ...], seen: dict[str, int]) -> None:
    """Count the sequences of choices to each position at which one of the `stop` questions, or a draw, is pending."""
    ask = question(state)
    if isinstance(ask, Draw) or type(ask).__name__ in stop:
        key = json.dumps(GAME.dump_position(state))
        seen[key] = seen.get(key, 0) + 1
        return
    for choice in ask.search_options(state) if searching else engine.options(state):
        child = state.clone()
        engine.apply(child, choice)
        ends(child, searching, stop, seen)


def reached(state: Table, searching: bool) -> dict[str, int]:
    seen: dict[str, int] = {}
    ends(state, searching, ("EndTurn",), seen)
    return seen


CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "summon": ("summon", {"players": [{"hand": [100, 104, 107]}, {}], "display": [44, 45, 46, 43, 47, 48]}),
    "summon with magic": ("summon", {"players": [{"hand": [100, 101], "stones": ["magic"]}, {}]}),
    "use": ("use", {"players": [{"hand": [51, 67, 24], "gems": "b"}, {}]}),
    "use three": ("use", {"players": [{"hand": [11, 21, 60], "gems": "rrbw", "stones": ["three"]}, {}]}),
    "pay": ("forge", {"players": [{"gems": "bbyygrww"}, {}], "forges": "b...."}),
    "forge": ("forge", {"players": [{"gems": "bbbyyw"}, {}], "forges": "by..."}),
}


@pytest.mark.rule("RUN-024", "RUN-042", "RUN-076")
@pytest.mark.parametrize("name", CASES)
def test_search_reaches_every_position_and_with_fewer_lines(name: str) -> None:
    action, given = CASES[name]
    state = table(**given, **({"artifact_discard": ""} if action == "forge" else {}))
    if action == "forge":
        state.artifacts = [0] * 4
    choose(state, action)
    everything, searched = reached(state, False), reached(state, True)
    assert set(everything) == set(searched)
    assert sum(searched.values()) < sum(everything.values())


@pytest.mark.rule("RUN-024", "RUN-025")
def test_a_summoning_in_any_order_of_clicks_is_the_same_position() -> None:
    given = {"players": [{"hand": [100, 104, 107]}, {}], "display": [44, 45, 46, 43, 47, 48]}
    positions = []
    for names in (["104", "107", "43", "47"], ["107", "47", "104", "43"], ["107", "104", "47", "43"]):
        state = table(**given)
        choose(state, "summon", *names)
        positions.append(GAME.dump_position(state))
    assert positions[0] == positions[1] == positions[2]


@pytest.mark.rule("RUN-085")
def test_a_payment_in_any_order_is_the_same_position() -> None:
    positions = []
    for names in (["yellow", "white", "yellow"], ["white", "yellow", "yellow"]):
        state = table(players=[{"gems": "yyyww"}, {}], forges="bgryb")
        choose(state, "forge", "K4", *names)
        positions.append(GAME.dump_position(state))
    assert positions[0] == positions[1]

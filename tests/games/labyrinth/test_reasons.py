"""Reasons and log lines that name what really stands in the way, and what really happened."""

from typing import Any

import pytest

from dolmen.kernel import engine
from tests.games.by_name import choose, question
from tests.games.labyrinth.table import LINE, table

OTHERS: list[dict[str, Any]] = [{"node": "K2"}, {}]
MAGE: dict[str, Any] = {"character": "C09", "node": "(2,0)a"}


def refused(state: Any, name: str) -> tuple[str, str]:
    ask = question(state)
    choice = engine.named_choice(ask, name)
    assert choice is not None
    refusal = ask.why_not(state, choice)
    assert refusal is not None
    return refusal.rule, refusal.key


def told(state: Any) -> list[tuple[str, tuple[int, ...]]]:
    assert state.sink is not None
    return [(line.event.key, line.values) for line in state.sink]


@pytest.mark.rule("LAB-163")
def test_without_a_tile_on_the_board_none_can_be_removed() -> None:
    assert refused(table(players=[{"character": "C06", "node": "K0"}, *OTHERS]), "C06a") == ("LAB-163", "no-tile")


@pytest.mark.rule("LAB-043")
def test_an_empty_stack_is_named_as_such() -> None:
    state = table(players=[{"node": "K0"}, *OTHERS])
    state.stack = [0] * 30
    assert refused(state, "build") == ("LAB-043", "stack-empty")


@pytest.mark.rule("LAB-163")
def test_a_tithe_without_a_sacrifice_says_that_nobody_carries_one() -> None:
    state = table(players=[{"character": "C08", "node": "K0", "lives": 1}, *OTHERS])
    assert refused(state, "C08b") == ("LAB-163", "nobody-sacrificed")


@pytest.mark.rule("LAB-163")
def test_the_horn_is_refused_because_the_golem_has_no_way() -> None:
    state = table(players=[{"node": "K0", "items": ["I14"]}, *OTHERS], golem="C")
    assert refused(state, "I14") == ("LAB-163", "golem-stuck")


@pytest.mark.rule("LAB-113")
def test_the_log_says_who_loses_a_sacrifice_to_her_who_stays_untouched() -> None:
    priestess = {"character": "C08", "node": "(2,0)a", "active": 0}
    bearers = [{"node": "K2", "sacrifices": 1}, {"node": "K4", "sacrifices": 1}]
    state = table(players=[priestess, *bearers], tiles=LINE, golem="(1,0)a", turn={"seat": 0, "actions": 1})
    choose(state, "move-(1,0)a", "1+2", "2")
    lines = told(state)
    assert [key for key, _ in lines][-2:] == ["token-taken-back", "golem-ignored"]
    assert (lines[-2][1][0], lines[-2][1][2]) == (0, 2)


@pytest.mark.rule("LAB-168")
def test_the_log_says_whose_sacrifice_is_placed_anew() -> None:
    bearers = [{"node": f"K{n}", "sacrifices": 1} for n in (2, 4, 5)]
    state = table(players=[{"character": "C08", "node": "(1,0)a"}, *bearers, {"node": "K1"}], tiles=LINE, golem="K3")
    choose(state, "C08a", "1", "4")
    lines = [(key, values[0], values[-1]) for key, values in told(state) if key.startswith("token-")]
    assert lines == [("token-taken-back", 0, 1), ("token-on", 0, 4)]


@pytest.mark.rule("LAB-168")
def test_the_log_says_from_where_a_corridor_token_is_lifted() -> None:
    tiles = {**LINE, "(0,1)": "T06r1", "(1,1)": "T05r0"}
    state = table(players=[{**MAGE, "node": "(1,0)a"}, *OTHERS], tiles=tiles, golem="K3", tokens={"tornado": ["(0,1)a"]})
    state.players[0].tokens = 0
    choose(state, "C09a", "(1,1)a")
    assert [key for key, _ in told(state)] == ["ability-used", "token-lifted", "token-laid"]


@pytest.mark.rule("LAB-183")
def test_who_goes_home_by_choice_is_not_sent() -> None:
    state = table(players=[{"node": "(3,-1)a"}, *OTHERS], tiles={"(3,-1)": "T13r0"}, golem="K3")
    choose(state, "go-home")
    keys = [key for key, _ in told(state)]
    assert "returned-home" in keys
    assert "sent-home" not in keys


@pytest.mark.rule("LAB-074")
@pytest.mark.parametrize(("character", "count"), [("C01", 1), ("C11", 2)])
def test_a_rest_says_how_many_tokens_it_takes_away(character: str, count: int) -> None:
    state = table(players=[{"character": character, "node": "(2,0)a", "daze": 2}, *OTHERS], tiles=LINE, golem="K3")
    rests = [values for key, values in told(state) if key == "rested"]
    assert rests[0] == (0, count)

"""What each card gives, and the rewards of grid 4A."""

from typing import Any

import pytest

from dolmen.games.przepowiednia.names import KINDS, RUNES
from tests.games.by_name import asked, choose, options_of, question, told
from tests.games.przepowiednia.table import grids, table

GAINS = {
    "W1": "CCC",
    "W3": "CR",
    "W5": "CY",
    "W7": "CCC",
    "W9": "CB",
    "T-R": "R",
    "T-Y": "Y",
    "T-B": "B",
    "T-G": "G",
    "T-P": "P",
}
EXTRA = {"A": "CC", "F": "C"}
TABLETS = {"W1": "A", "W3": "B", "W5": "A", "W7": "A", "W9": "B", "T-R": "D", "T-Y": "D", "T-B": "D", "T-G": "F", "T-P": "F"}


def tray(state: Any) -> str:
    ask: Any = question(state)
    return "".join(KINDS[kind] * count for kind, count in enumerate(ask.tray))


@pytest.mark.rule("PRZ-041", "PRZ-042")
@pytest.mark.parametrize("card", GAINS)
def test_a_direct_card_gives_what_it_shows_and_must_be_taken(card: str) -> None:
    state = table(turn={"seat": 0, "step": "action"}, players=[{"figure": card}, {}, {}, {}])
    assert asked(state) == ("Place", 0)
    assert tray(state) == GAINS[card]
    assert "pass" not in options_of(state)


@pytest.mark.rule("PRZ-075", "PRZ-076", "PRZ-078")
@pytest.mark.parametrize("card", GAINS)
@pytest.mark.parametrize("rune", RUNES)
@pytest.mark.parametrize("copies", [1, 2])
def test_only_the_runes_of_the_tablet_add_to_the_gain(card: str, rune: str, copies: int) -> None:
    state = table(turn={"seat": 0, "step": "action"}, players=[{"figure": card, "runes": rune * copies}, {}, {}, {}])
    resonates = rune == TABLETS[card]
    assert told(state).count("resonance") == resonates
    picked = ""
    if resonates and rune in "BD":
        for _ in range(copies):
            assert asked(state) == ("PickColour", 0)
            assert options_of(state) == ["R", "Y", "B", "G", "P"]
            choose(state, "P")
            picked += "P"
    expected = GAINS[card] + (EXTRA.get(rune, "") * copies if resonates else "") + picked
    assert tray(state) == "".join(sorted(expected, key=KINDS.index))


@pytest.mark.rule("PRZ-006")
def test_a_crystal_goes_on_any_empty_node_and_on_no_other() -> None:
    grid = "R. .Y. B. ..G P."
    empty = [node for node, letter in enumerate(grid.replace(" ", "")) if letter == "."]
    for node in empty:
        state = table(turn={"seat": 0, "step": "action"}, players=[{"figure": "T-R", "grid": grid}, {}, {}, {}])
        choose(state, "collect")
        assert options_of(state) == [f"R@{free}" for free in empty]
        choose(state, f"R@{node}")
        letters = list(grid.replace(" ", ""))
        letters[node] = "R"
        assert grids(state)[0].replace(" ", "") == "".join(letters)


CHAIN = {"0": "R", "3": "Y", "5": "Y"}
REWARDS: dict[int, tuple[list[str], str, int]] = {
    1: (["C@0", "C@1"], "CC ... .. ... ..", 0),
    2: (["G", "G@0"], "G. ... .. ... ..", 0),
    3: (["P", "P", "P@0", "P@1"], "PP ... .. ... ..", 0),
    4: ([], ".. ... .. ... ..", 2),
    5: ([], ".. ... .. ... ..", 3),
}


@pytest.mark.rule("PRZ-120")
@pytest.mark.parametrize("number", REWARDS)
def test_grid_4a_rewards_each_marker_after_its_points_and_before_the_rune(number: int) -> None:
    choices, grid, points = REWARDS[number]
    players = [{"side": "4A", "figure": "T-R", "grid": CHAIN}, {"side": "1A"}, {"side": "2A"}, {"side": "3A"}]
    track = "0" * (number - 1) + "." * (6 - number)
    before = sum([3, 5, 8, 5][: number - 1])
    temples = {"T-Y": {"track": track}, "T-R": {"rune": "E"}}
    state = table(advanced=True, turn={"seat": 0, "step": "action"}, players=players, temples=temples)
    choose(state, "L3")
    assert state.players[0].points == before + 3 + points
    if choices:
        assert state.players[0].runes == [0] * 6
    choose(state, *choices, "B")
    assert grids(state)[0] == grid
    assert state.players[0].points == before + 3 + points
    assert state.players[0].runes[RUNES.index("E")] == 1
    assert asked(state) == ("EndTurn", 0)


@pytest.mark.rule("PRZ-120")
def test_without_grid_4a_a_marker_has_no_reward() -> None:
    players = [{"side": "1A", "figure": "T-R", "grid": CHAIN}, {"side": "4A"}]
    state = table(advanced=True, turn={"seat": 0, "step": "action"}, players=players, virtual="W1")
    choose(state, "L3", "B")
    assert asked(state) == ("EndTurn", 0)
    assert "reward" not in told(state)


@pytest.mark.rule("PRZ-120")
def test_the_colours_of_a_reward_must_be_taken_and_are_colours() -> None:
    players = [{"side": "4A", "figure": "T-R", "grid": CHAIN}, {"side": "1A"}, {"side": "2A"}, {"side": "3A"}]
    state = table(advanced=True, turn={"seat": 0, "step": "action"}, players=players, temples={"T-Y": {"track": "0...."}})
    choose(state, "L3")
    assert options_of(state) == ["R", "Y", "B", "G", "P"]

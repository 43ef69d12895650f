"""Choosing grids in advanced mode."""

import pytest

from tests.games.by_name import asked, choose, options_of, refused
from tests.games.przepowiednia.table import grids, new_table, position

NAMES = ["grid-1", "grid-2", "grid-3", "grid-4"]


@pytest.mark.rule("PRZ-105", "PRZ-106")
def test_the_last_player_chooses_first_and_the_first_player_gets_the_last_grid() -> None:
    state = new_table(4, mode="advanced", first_player="2", grid_1="B", grid_3="B")
    assert asked(state) == ("ChooseGrid", 0)
    assert options_of(state) == NAMES
    choose(state, "grid-3")
    assert asked(state) == ("ChooseGrid", 3)
    assert options_of(state) == ["grid-1", "grid-2", "grid-4"]
    assert refused(state, "grid-3")[0] == "PRZ-106"
    choose(state, "grid-4")
    assert asked(state) == ("ChooseGrid", 2)
    choose(state, "grid-1")
    assert asked(state) == ("Place", 1)
    assert [player["side"] for player in position(state)["players"]] == ["3B", "2A", "1B", "4A"]


@pytest.mark.rule("PRZ-107")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_all_four_grids_are_offered_and_the_rest_is_unused(seats: int) -> None:
    state = new_table(seats, mode="advanced", first_player="1", grid_3="B")
    for turn in range(seats):
        assert asked(state) == ("ChooseGrid", seats - 1 - turn)
        assert options_of(state) == NAMES[: 4 - turn]
        choose(state, NAMES[3 - turn])
    assert [player["side"] for player in position(state)["players"]] == (["2A", "3B", "4A"] if seats == 3 else ["3B", "4A"])
    assert asked(state) == ("Place", 0)


@pytest.mark.rule("PRZ-108", "PRZ-110")
def test_after_choosing_each_player_places_two_colourless_crystals_with_grid_1a_too() -> None:
    state = new_table(2, mode="advanced", first_player="1", grid_4="B")
    choose(state, "grid-1", "grid-4")
    assert asked(state) == ("Place", 0)
    choose(state, "C@0", "C@1")
    assert asked(state) == ("Place", 1)
    choose(state, "C@2", "C@3")
    assert grids(state) == ["CC ... .. ... ..", ".. CC. .. ... .."]
    assert asked(state) == ("PlaceFigure", 0)
    assert state.supply[0] == 20


@pytest.mark.rule("PRZ-114")
def test_grid_2a_takes_three_charges_with_the_option_of_slots() -> None:
    state = new_table(2, mode="advanced", first_player="1", grid_2a="charges")
    choose(state, "grid-2")
    assert position(state)["players"][1]["charges"] == 3
    assert state.supply[0] == 21
    assert asked(state) == ("ChooseGrid", 0)
    choose(state, "grid-1", "C@0", "C@1", "C@0", "C@1")
    assert [player["charges"] for player in position(state)["players"]] == [0, 3]
    assert state.supply[0] == 17


@pytest.mark.rule("PRZ-114")
def test_grid_2a_puts_three_crystals_on_the_grid_by_default() -> None:
    state = new_table(2, mode="advanced", first_player="1")
    choose(state, "grid-2")
    assert asked(state) == ("Place", 1)
    choose(state, "C@7", "C@8", "C@9")
    assert position(state)["players"][1]["charges"] == 0
    assert asked(state) == ("ChooseGrid", 0)
    choose(state, "grid-1", "C@0", "C@1", "C@0", "C@1")
    assert grids(state) == ["CC ... .. ... ..", "CC ... .. CCC .."]


@pytest.mark.rule("PRZ-117")
def test_grid_3a_takes_an_open_rune_at_once_and_the_next_is_turned_up() -> None:
    runes = ["A", "B", "C", "D", "E"]
    temples = ["T-R", "T-Y", "T-B", "T-G", "T-P"]
    state = new_table(3, [*temples, *runes], mode="advanced", first_player="1")
    choose(state, "grid-3")
    assert asked(state) == ("TakeStartRune", 2)
    assert options_of(state) == temples
    choose(state, "T-B")
    assert asked(state)[0] == "TurnUpRune"
    choose(state, "F")
    found = position(state)
    assert (found["players"][2]["runes"], found["players"][2]["muted"]) == ("C", "C")
    assert found["temples"]["T-B"] == {"track": "X....", "rune": "F", "hidden": 2}
    assert asked(state) == ("ChooseGrid", 1)

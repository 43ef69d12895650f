"""Setting the table for 2, 3 and 4 players."""

from typing import Any

import pytest

from dolmen.games.przepowiednia.names import CARDS, TEMPLES
from dolmen.games.przepowiednia.state import Table
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from tests.games.by_name import asked, choose, options_of
from tests.games.przepowiednia.table import GAME, grids, new_table, position, table

ORDER = ["T-G", "T-R", "T-P", "T-B", "T-Y"]
RING_4 = "T-G W1 W2 T-R W3 W4 T-P W5 W6 T-B W7 W8 T-Y W9 W10"
RING_23 = "T-G W1 W2 T-R W3 T-P W5 W6 T-B W8 T-Y W9 W10"


@pytest.mark.rule("PRZ-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_three_or_four_players(seats: int) -> None:
    with pytest.raises(BadInput, match="2, 3, 4"):
        GAME.setup(seats, {})
    assert [GAME.setup(allowed, {}).seats for allowed in GAME.players] == [2, 3, 4]


@pytest.mark.rule("PRZ-009", "PRZ-010", "PRZ-021")
@pytest.mark.parametrize(("seats", "ring"), [(4, RING_4), (3, RING_23), (2, RING_23)])
def test_temples_lie_as_drawn_with_wilderness_in_the_gaps(seats: int, ring: str) -> None:
    state = new_table(seats, ["0", *ORDER])
    assert " ".join(CARDS[card] for card in state.ring) == ring


@pytest.mark.rule("PRZ-009")
def test_any_temple_may_come_first_and_none_comes_twice() -> None:
    state: Table = GAME.new_game(GAME.setup(4, {"first_player": "1"}))
    engine.run(state)
    assert options_of(state) == list(TEMPLES)
    choose(state, "T-P", "T-Y", "T-R")
    assert options_of(state) == ["T-B", "T-G"]


@pytest.mark.rule("PRZ-012")
def test_each_temple_has_a_pile_of_four_with_the_top_rune_open() -> None:
    state = new_table(4, ["0", *TEMPLES, "F", "E", "E", "A", "B"])
    temples = position(state)["temples"]
    assert {name: temple["rune"] for name, temple in temples.items()} == dict(zip(TEMPLES, "FEEAB", strict=True))
    assert [temple["hidden"] for temple in temples.values()] == [3] * 5
    assert state.unseen == [3, 2, 4, 4, 0, 2]


@pytest.mark.rule("PRZ-012")
def test_a_kind_that_is_used_up_cannot_be_turned_up() -> None:
    state: Table = GAME.new_game(GAME.setup(4, {"first_player": "1"}))
    engine.run(state)
    choose(state, *TEMPLES, "E", "E")
    assert options_of(state) == ["A", "B", "C", "D", "F"]
    assert engine.chance_weights(state) == [4, 3, 4, 4, 0, 3]


@pytest.mark.rule("PRZ-013", "PRZ-022")
@pytest.mark.parametrize(("seats", "objectives"), [(4, ["T-B", "T-P", "T-R"]), (3, ["T-B", "T-P"]), (2, ["T-B", "T-P"])])
def test_three_objectives_are_revealed_with_four_players_and_two_with_fewer(seats: int, objectives: list[str]) -> None:
    state = new_table(seats, ["0", *ORDER, *"AAAAB", *objectives])
    assert position(state)["objectives"] == objectives


@pytest.mark.rule("PRZ-014", "PRZ-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_five_markers_no_points_and_no_figure(seats: int) -> None:
    for player in position(new_table(seats))["players"]:
        assert (player["markers"], player["points"], player["figure"], player["runes"]) == (5, 0, "", "")


@pytest.mark.rule("PRZ-015")
def test_the_first_player_is_drawn() -> None:
    state = new_table(3, ["2"])
    assert state.first == 2
    assert asked(state) == ("Place", 2)


@pytest.mark.rule("PRZ-015")
def test_the_host_may_name_the_first_player() -> None:
    state = new_table(3, ORDER, first_player="2")
    assert state.first == 1
    assert asked(state) == ("Place", 1)
    with pytest.raises(BadInput, match="first_player is 4, but there are 3 players"):
        new_table(3, first_player="4")


@pytest.mark.rule("PRZ-016", "PRZ-023")
@pytest.mark.parametrize(("seats", "sides"), [(4, ["4A", "1A", "2A", "3A"]), (3, ["3A", "1A", "2A"]), (2, ["2A", "1A"])])
def test_basic_mode_deals_the_a_sides_from_the_first_player_on(seats: int, sides: list[str]) -> None:
    state = new_table(seats, ["1"])
    assert [player["side"] for player in position(state)["players"]] == sides
    assert [player["charges"] for player in position(state)["players"]] == [0] * seats


@pytest.mark.rule("PRZ-017", "PRZ-006")
def test_each_player_puts_two_colourless_crystals_on_any_two_nodes() -> None:
    state = new_table(3, ["1"])
    assert options_of(state) == [f"C@{node}" for node in range(12)]
    choose(state, "C@4")
    assert asked(state) == ("Place", 1)
    assert options_of(state) == [f"C@{node}" for node in range(12) if node != 4]
    choose(state, "C@0")
    assert asked(state) == ("Place", 2)
    choose(state, "C@10", "C@11")
    assert asked(state) == ("Place", 0)
    choose(state, "C@5", "C@6")
    assert grids(state) == [".. ... CC ... ..", "C. ..C .. ... ..", ".. ... .. ... CC"]
    assert state.supply[0] == 18
    assert asked(state) == ("PlaceFigure", 1)


@pytest.mark.rule("PRZ-020")
@pytest.mark.parametrize(("seats", "tracks"), [(4, "..... ..... ..... ..... ....."), (3, "....X ....X X.... ....X X....")])
def test_the_side_for_fewer_players_has_crossed_spaces(seats: int, tracks: str) -> None:
    assert " ".join(temple["track"] for temple in position(new_table(seats))["temples"].values()) == tracks


@pytest.mark.rule("PRZ-098", "PRZ-099")
def test_the_virtual_player_has_a_marker_on_a_five_point_space_of_each_temple_and_a_figure_on_one() -> None:
    state = new_table(2, ["0", *ORDER, *"AAAAB", "T-R", "T-Y", "T-P"])
    found = position(state)
    assert " ".join(temple["track"] for temple in found["temples"].values()) == ".V..X .V..X X..V. .V..X X..V."
    assert found["virtual"] == "T-P"


@pytest.mark.rule("PRZ-019", "PRZ-099")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_virtual_player_the_ring_is_empty(seats: int) -> None:
    state = new_table(seats)
    assert state.virtual == -1
    assert not any(state.occupied(card) for card in state.ring)


@pytest.mark.rule("PRZ-024")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_else_is_as_with_four_players(seats: int) -> None:
    few, four = new_table(seats, first_player="1"), new_table(4, first_player="1")
    assert (few.supply, few.hidden) == (four.supply, four.hidden)
    same: dict[str, Any] = {"turn": {"seat": 0, "step": "move"}, "virtual": ""}
    for players in (seats, 4):
        state = table(players=[{"figure": "T-R"}] + [{}] * (players - 1), **same)
        choose(state, "W1", "C@0", "C@1", "C@2", "end")
        assert asked(state) == ("PlaceFigure", 1)


@pytest.mark.rule("PRZ-016", "PRZ-018")
def test_basic_mode_gives_no_charges_and_no_starting_rune() -> None:
    for player in position(new_table(4))["players"]:
        assert (player["charges"], player["runes"], player["muted"]) == (0, "", "")

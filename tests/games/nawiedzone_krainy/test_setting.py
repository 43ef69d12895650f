"""Setting the table: what lies where before the first question, and what chance decides in which order."""

import pytest

from dolmen.games.nawiedzone_krainy.names import CELL_COUNT, NOTHING, SKILLS, TILES
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.step import Draw
from tests.games.by_name import asked, choose, options_of
from tests.games.nawiedzone_krainy.table import BOX, GAME, new_table, position

TILES_DRAWN = ["R07", "R03", "R11", "R01", "R05", "R09"]
CARDS_DRAWN = ["POG-2", "WED-3", "HAN-1", "WYT-3", "TAR-2"]
DRAWS = [*TILES_DRAWN, *CARDS_DRAWN, "2", "0", "3", "1", "forest"]


@pytest.mark.rule("NAW-004")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="is for 2, 3, 4 players"):
        GAME.setup(seats, {})


@pytest.mark.rule("NAW-020", "NAW-022", "NAW-023", "NAW-028", "NAW-029")
def test_chance_decides_tiles_skills_market_and_stack_in_this_order() -> None:
    state = GAME.new_game(GAME.setup(4, {}, BOX))
    engine.run(state)
    kinds = []
    for name in DRAWS:
        kinds.append(type(engine.pending(state)).__name__)
        choose(state, name)
    assert kinds == ["DrawTile"] * 6 + ["DrawSkill"] * 4 + ["DrawMarket"] + ["DrawToken"] * 4 + ["RollTerrain"]
    found = position(state)
    assert found["tiles"] == TILES_DRAWN
    assert [*found["skills"], found["market"]] == CARDS_DRAWN
    assert found["stack"] == found["order"] == [2, 0, 3, 1]


@pytest.mark.rule("NAW-020", "NAW-022", "NAW-023")
def test_a_drawn_card_cannot_come_again_and_a_deck_gives_one_of_its_three() -> None:
    state = GAME.new_game(GAME.setup(2, {}, BOX))
    engine.run(state)
    choose(state, "R04")
    assert options_of(state) == [tile for tile in TILES if tile != "R04"]
    choose(state, "R01", "R02", "R03", "R05", "R06")
    for deck in range(4):
        assert options_of(state) == list(SKILLS[3 * deck : 3 * deck + 3])
        choose(state, SKILLS[3 * deck])
    assert options_of(state) == ["TAR-1", "TAR-2", "TAR-3"]


def dealt(seats: int = 4) -> Table:
    return new_table(seats, DRAWS if seats == 4 else ())


@pytest.mark.rule("NAW-026", "NAW-027", "NAW-030", "NAW-031", "NAW-010", "NAW-012")
def test_players_start_with_tokens_and_cubes_on_the_city_hill_and_with_nothing_else() -> None:
    for player in position(dealt())["players"]:
        assert player == {
            "at": "K.C",
            "goods": {"food": 0, "water": 0, "wood": 0, "mineral": 0},
            "pecunia": 0,
            "tokens": {"travel": [4, 4], "persuasion": [1, 1], "gather": [1, 1], "build": [1, 1]},
            "valour": 1,
            "earned": {"buildings": 0, "persuasion": 0, "skills": 0, "training": 0},
            "buildings": {},
            "tasks": [],
            "cubes": 16,
        }


@pytest.mark.rule("NAW-013", "NAW-032")
def test_the_map_starts_empty_and_all_markers_are_in_the_reserve() -> None:
    state = dealt()
    assert state.wraiths == state.depleted == [0] * CELL_COUNT
    assert state.building == state.owner == [NOTHING] * CELL_COUNT
    assert (state.reserve, state.markers) == (25, [12, 12, 12, 12])


@pytest.mark.rule("NAW-021", "NAW-025", "NAW-041")
def test_the_game_starts_with_round_one_of_season_one_and_its_reward_card() -> None:
    state = dealt()
    assert (state.season, state.round, state.persuasion_cost()) == (1, 1, 1)
    assert asked(state) == ("PlaceWraith", 1)


@pytest.mark.rule("NAW-033", "NAW-034", "NAW-035")
@pytest.mark.parametrize(("seats", "slots"), [(2, "X..X"), (3, "X..."), (4, "....")])
def test_track_cubes_block_slots(seats: int, slots: str) -> None:
    assert position(dealt(seats))["slots"] == [slots] * 4


@pytest.mark.rule("NAW-024", "NAW-037", "NAW-038", "NAW-039", "NAW-158", "NAW-159", "NAW-160")
@pytest.mark.parametrize(("mode", "card"), [("wedrowiec", "WID-1"), ("budowniczy", "WID-2"), ("mieszczanin", "WID-3")])
def test_the_mode_gives_the_wraith_card(mode: str, card: str) -> None:
    state = new_table(3, mode=mode)
    assert position(state)["wraith_cards"] == [card]
    assert state.haunts == [int(card == name) for name in ("WID-1", "WID-2", "WID-3")]


@pytest.mark.rule("NAW-040")
def test_a_harder_game_adds_other_wraith_cards_and_never_its_own() -> None:
    state = new_table(2, extra_wraith_cards="WID-3")
    assert position(state)["wraith_cards"] == ["WID-1", "WID-3"]
    assert state.haunts == [1, 0, 1]
    state = new_table(2, mode="budowniczy", extra_wraith_cards="both")
    assert position(state)["wraith_cards"] == ["WID-2", "WID-1", "WID-3"]
    assert state.haunts == [1, 1, 1]
    with pytest.raises(BadInput, match="extra_wraith_cards is WID-2, but the mode has this card already"):
        new_table(2, mode="budowniczy", extra_wraith_cards="WID-2")


@pytest.mark.rule("NAW-028")
@pytest.mark.parametrize("valour", [1, 4])
def test_all_start_on_the_agreed_space(valour: int) -> None:
    state = new_table(4, errata_start_valour=valour)
    assert [player.valour for player in state.players] == [valour] * 4
    assert [sum(points for _, points in line) for line in GAME.breakdown(state)] == [valour] * 4


def test_every_option_has_the_default_of_the_specification() -> None:
    assert {option.id: option.default for option in GAME.options} == {
        "mode": "wedrowiec",
        "extra_wraith_cards": "none",
        "errata_haunting_overflow": "pl",
        "errata_start_valour": 1,
        "wraith_supply_rule": "loss",
        "limit_depletion_tokens": False,
        "first_player": "random",
    }


def test_options_reach_the_table() -> None:
    state = new_table(2, errata_haunting_overflow="kalena_direct", wraith_supply_rule="partial", limit_depletion_tokens=True)
    assert (state.kalena_direct, state.partial, state.limit_depletion) == (True, True, True)
    state = new_table(2)
    assert (state.kalena_direct, state.partial, state.limit_depletion) == (False, False, False)


@pytest.mark.rule("NAW-029", "NAW-014")
def test_the_first_player_lies_on_top_and_the_last_player_places_the_wraiths() -> None:
    state = dealt()
    assert [player.arrival for player in state.players] == [3, 1, 4, 2]
    while asked(state)[0] == "PlaceWraith":
        assert asked(state)[1] == 1
        choose(state, options_of(state)[0])
    assert asked(state) == ("Act", 2)
    assert not isinstance(engine.pending(state), Draw)

"""Setting the table for 2, 3 and 4 players."""

import pytest

from dolmen.games.rune_stones.names import DRUIDS
from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from tests.games.by_name import asked, choose, options_of, question, refused, told
from tests.games.rune_stones.table import BOX, GAME, new_table, position

FORGES = ["blue", "blue", "red", "green", "yellow"]


def fresh(seats: int) -> Table:
    state: Table = GAME.new_game(GAME.setup(seats, {}, BOX))
    state.sink = []
    engine.run(state)
    return state


@pytest.mark.rule("RUN-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_three_or_four_players(seats: int) -> None:
    with pytest.raises(BadInput, match="2, 3, 4"):
        GAME.setup(seats, {})
    assert [GAME.setup(allowed, {}).seats for allowed in GAME.players] == [2, 3, 4]


@pytest.mark.rule("RUN-002", "RUN-008")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_a_gem_of_every_colour_and_a_white_one_and_no_ore(seats: int) -> None:
    before = fresh(seats)
    assert (before.gems, before.ores) == ([15] * 5, 20)
    after = new_table(seats)
    assert (after.gems, after.ores) == ([15 - seats] * 5, 20)
    assert [player["gems"] for player in position(after)["players"]] == ["bygrw"] * seats
    assert [player["ores"] for player in position(after)["players"]] == [0] * seats


@pytest.mark.rule("RUN-005", "RUN-006")
def test_artifacts_are_turned_up_on_the_five_coloured_forges() -> None:
    state = fresh(2)
    assert options_of(state) == ["blue", "yellow", "green", "red"]
    assert engine.chance_weights(state) == [7, 7, 7, 7]
    choose(state, *FORGES)
    assert position(state)["forges"] == "bbrgy"
    assert state.whites == 8
    assert (state.artifacts, sum(state.artifacts)) == ([5, 6, 6, 6], 23)


@pytest.mark.rule("RUN-006")
def test_a_colour_that_is_used_up_cannot_be_turned_up() -> None:
    state = fresh(2)
    state.artifacts = [0, 1, 0, 2]
    assert options_of(state) == ["yellow", "red"]


@pytest.mark.rule("RUN-007")
def test_everybody_chooses_another_druid() -> None:
    state = fresh(4)
    choose(state, *FORGES)
    assert asked(state) == ("ChooseDruid", 0)
    assert options_of(state) == list(DRUIDS)
    choose(state, "black")
    assert asked(state) == ("ChooseDruid", 1)
    assert refused(state, "black") == ("RUN-007", "druid-taken", ())
    choose(state, "brown", "beige")
    assert asked(state)[0] == "DrawCard"
    assert [DRUIDS[player.druid] for player in state.players] == ["black", "brown", "beige", "grey"]


@pytest.mark.rule("RUN-009")
def test_everybody_draws_four_of_their_eight_druid_cards() -> None:
    state = new_table(2, [*FORGES, "107", "103", "100", "105"])
    assert position(state)["players"][0]["hand"] == [100, 103, 105, 107]
    assert position(state)["players"][0]["deck"] == [101, 102, 104, 106]
    assert all(len(player.hand) == len(player.deck) == 4 for player in state.players)


@pytest.mark.rule("RUN-009")
def test_a_druid_card_is_that_of_its_druid() -> None:
    state = new_table(2, druids=["black", "grey"])
    assert [state.card(seat, 103).magic_colour for seat in range(2)] == [2, 0]


@pytest.mark.rule("RUN-010", "RUN-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_without_points_stones_artifacts_and_played_cards(seats: int) -> None:
    document = position(new_table(seats))
    for player in document["players"]:
        assert (player["points"], player["stones"], player["pile"], player["gone"]) == (0, [], [], [])
        assert (player["upper"], player["lower"], player["joker"]) == (".....", ".....", "")
    assert (document["discard"], document["artifact_discard"]) == ([], "")


@pytest.mark.rule("RUN-011")
def test_six_creatures_are_laid_out_from_d6_to_d1() -> None:
    hands = [str(card) for card in (100, 101, 102, 103)] * 2
    state = new_table(2, [*FORGES, *hands, "70", "11", "33", "12", "50", "13"])
    assert state.display == [13, 50, 12, 33, 11, 70]
    assert len(state.creatures) == 62


@pytest.mark.rule("RUN-012")
def test_a_dragon_set_aside_cannot_come_again_before_the_display_is_full() -> None:
    hands = [str(card) for card in (100, 101, 102, 103)] * 2
    state = fresh(2)
    choose(state, *FORGES, "brown", "grey", *hands, "78")
    assert type(question(state)).__name__ == "LayCard"
    assert "78" not in options_of(state)
    choose(state, "11", "12", "13", "14", "15", "16")
    assert type(question(state)).__name__ == "DrawFirstPlayer"
    assert 78 in state.creatures
    assert "dragon-aside" in told(state)


@pytest.mark.rule("RUN-013")
def test_the_start_player_is_drawn_and_stays() -> None:
    state = fresh(3)
    while type(question(state)).__name__ != "DrawFirstPlayer":
        choose(state, options_of(state)[0])
    assert engine.chance_weights(state) == [1, 1, 1]
    choose(state, "2")
    assert asked(state) == ("Action", 2)
    for seat in (2, 0, 1):
        assert asked(state) == ("Action", seat)
        choose(state, "use", options_of_use(state), options_of_use(state, 1), "pass", "end")
        while isinstance(question(state).seat, int) and question(state).seat < 0:
            choose(state, options_of(state)[0])
    assert (asked(state), state.round, state.first) == (("Action", 2), 2, 2)


@pytest.mark.rule("RUN-013")
def test_the_host_may_say_who_begins() -> None:
    state = new_table(3, first_player="3")
    assert (asked(state), state.first) == (("Action", 2), 2)
    assert told(state).count("first-player") == 1
    with pytest.raises(BadInput, match="first_player is 3, but there are 2 players"):
        new_table(2, first_player="3")


def options_of_use(state: Table, place: int = 0) -> str:
    """A card of the hand of the player in turn."""
    return str(state.players[question(state).seat].hand[place])


@pytest.mark.rule("RUN-003", "RUN-115")
def test_the_throne_only_marks_the_goal() -> None:
    assert BOX.goal == 65
    state = new_table(2)
    assert not state.ending()
    state.score(0, 65)
    assert state.ending()
    assert GAME.broken(state) is None


@pytest.mark.rule("RUN-106", "RUN-116")
def test_the_options_and_their_defaults() -> None:
    usual = {"exchange_rows_per_turn": 1, "joker_pays_white": True, "first_player": "random", "max_rounds": 200}
    assert GAME.setup(2, {}).options == usual
    assert GAME.setup(2, {}, rules=1).options == {**usual, "joker_pays_white": False}
    state = new_table(2, exchange_rows_per_turn=2, max_rounds=0)
    assert (state.rows_per_turn, state.max_rounds) == (2, 0)
    with pytest.raises(BadInput, match="exchange_rows_per_turn is 3"):
        GAME.setup(2, {"exchange_rows_per_turn": 3})

"""Rune stones and refusals that do not occur in usual positions."""

import pytest

from dolmen.games.rune_stones.abilities import parse_ability
from dolmen.games.rune_stones.components import Card
from dolmen.kernel import engine
from tests.games.by_name import asked, choose, refused, told
from tests.games.rune_stones.table import BOX, table

END = {"seat": 0, "step": "end"}


@pytest.mark.rule("RUN-104")
def test_without_a_permitted_stone_a_row_gives_points_only() -> None:
    state = table(turn=END, players=[{"upper": "by..."}, {}])
    state.stones = [0] * 8
    choose(state, "upper")
    assert asked(state) == ("EndTurn", 0)
    assert state.players[0].points == 3
    assert state.players[0].stones == [0] * 8


@pytest.mark.rule("RUN-105", "RUN-103")
def test_the_last_permitted_stone_must_be_taken() -> None:
    state = table(turn=END, players=[{"upper": "by...", "stones": ["plus"]}, {}, {}])
    state.stones = [0, 0, 0, 0, 2, 0, 1, 0]
    choose(state, "upper")
    assert asked(state) == ("EndTurn", 0)
    assert state.players[0].stones == [0, 0, 0, 0, 1, 0, 1, 0]


@pytest.mark.rule("RUN-132")
def test_extra_gives_at_most_one_point_a_card() -> None:
    state = table(players=[{"hand": [11, 78], "stones": ["extra"]}, {}])
    creatures = list(BOX.creatures)
    creatures[78 - 11] = Card(78, 4, 2, 4, parse_ability("B: pts:1 + pts:2"))
    state.parts.creatures, before = tuple(creatures), state.parts.creatures
    try:
        choose(state, "use", "78b", "78a")
        assert state.players[0].points == 4
    finally:
        state.parts.creatures = before


@pytest.mark.rule("RUN-021", "RUN-024")
def test_a_colour_that_never_reaches_the_cheapest_card_cannot_be_played() -> None:
    state = table(players=[{"hand": [14, 100, 103]}, {}], display=[11, 12, 13, 17, 15, 16])
    state.parts.prices, before = (4, 3, 3, 3, 3, 3), state.parts.prices
    try:
        choose(state, "summon")
        assert refused(state, "100") == ("RUN-021", "out-of-reach", (3, 1))
        assert refused(state, "16") == ("RUN-025", "too-expensive", (3, 0))
        choose(state, "103")
        assert refused(state, "100") == ("RUN-024", "other-colour", (1,))
        choose(state, "16")
        assert engine.options(state) == [14, -1]
    finally:
        state.parts.prices = before


@pytest.mark.rule("RUN-064", "RUN-065", "RUN-063")
def test_a_payment_is_refused_with_its_numbers() -> None:
    state = table(players=[{"hand": [11, 60], "gems": "rbb"}, {}])
    choose(state, "use")
    assert refused(state, "60a") == ("RUN-063", "cannot-pay", (3, 2, 1))
    state = table(players=[{"hand": [11, 16], "gems": "rbb"}, {}])
    choose(state, "use")
    assert refused(state, "16a") == ("RUN-063", "cannot-pay", (4, 1, 0))


@pytest.mark.rule("RUN-077", "RUN-078", "RUN-086")
def test_a_forge_is_refused_with_its_price_and_what_there_is() -> None:
    state = table(players=[{"gems": "bby", "ores": 2, "stones": ["exchange"]}, {}])
    choose(state, "forge", "upper-blue")
    assert refused(state, "K2") == ("RUN-077", "too-poor", (2, 1, 3))
    assert refused(state, "K6") == ("RUN-078", "too-poor-for-white", (4, 1, 3))
    state = table(players=[{"gems": "bb", "ores": 0}, {}], agenda=[["PayWith", 0, 0], ["EndTurn", 0, 0]])
    assert asked(state) == ("PlaceArtifact", 0)


@pytest.mark.rule("RUN-106", "RUN-098")
def test_a_row_is_refused_with_its_numbers() -> None:
    state = table(turn=END, players=[{"upper": "by...", "lower": "b...."}, {}])
    assert refused(state, "lower") == ("RUN-098", "row-too-short", (1,))
    choose(state, "upper", "magic")
    assert refused(state, "lower") == ("RUN-106", "rows-exchanged", (1,))


@pytest.mark.rule("RUN-089", "RUN-056")
def test_an_ore_bonus_from_an_empty_supply_is_nothing() -> None:
    state = table(players=[{"gems": "rrr"}, {"ores": 20}])
    choose(state, "forge", "upper-red")
    assert asked(state)[0] == "TurnUpArtifact"
    assert told(state)[-1] == "nothing-gained"
    assert state.players[0].ores == 0


@pytest.mark.rule("RUN-129")
def test_without_coloured_gems_the_joker_cannot_be_activated() -> None:
    gems = "b" * 15 + "y" * 15 + "g" * 15 + "r" * 15
    state = table(players=[{"stones": ["joker"], "gems": ""}, {"gems": gems}])
    assert refused(state, "joker") == ("RUN-129", "no-gems-for-joker", ())

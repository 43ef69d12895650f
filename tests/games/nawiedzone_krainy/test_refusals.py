"""Refusals say their numbers; actions say their prices."""

import pytest

from dolmen.games.nawiedzone_krainy.names import CELLS, SKILLS
from dolmen.games.nawiedzone_krainy.state import Table
from tests.games.by_name import choose, number, question, refused
from tests.games.nawiedzone_krainy.table import table


def said(state: Table, name: str) -> tuple[str, tuple[int, ...]]:
    label = question(state).label(state, number(state, name))
    return label.sentence.key, label.values


@pytest.mark.rule("NAW-065", "NAW-069")
def test_travel_names_cost_and_tokens() -> None:
    state = table(wraith_cards=["WID-3"], wraiths=["S6.SW"], players=[{"at": "S6.C", "tokens": {"travel": 1}}, {}])
    assert refused(state, "S6.E") == ("NAW-065", "too-few-travel", (2, 1))
    assert refused(state, "S6.NE") == ("NAW-065", "too-few-travel", (3, 1))
    assert refused(state, "S6.SW") == ("NAW-069", "too-few-travel-wraith", (4, 1))
    assert said(state, "S6.W") == ("do-travel", (CELLS.index("S6.W"), 0, 1))


@pytest.mark.rule("NAW-087", "NAW-089")
def test_building_names_goods_tokens_and_valour() -> None:
    state = table(players=[{"at": "S6.W", "goods": {"wood": 1}, "skills": ["WYT-2"]}, {}])
    assert refused(state, "build-windmill") == ("NAW-087", "building-costs", (0, 0, 1, 1, 0))
    assert refused(state, "build-sawmill") == ("NAW-084", "wrong-terrain", (1,))
    assert refused(state, "build-noria") == ("NAW-084", "noria-needs-lake", (3,))
    state = table(players=[{"at": "S6.W", "goods": {"wood": 1, "water": 1}, "skills": ["WYT-2"]}, {}])
    assert said(state, "build-windmill") == ("do-build", (0, 0, 1, 1, 0, 2))
    state = table(players=[{"at": "S6.W", "tokens": {"build": 0}}, {}])
    assert refused(state, "build-windmill") == ("NAW-087", "too-few-build", (1, 0))


@pytest.mark.rule("NAW-093", "NAW-097")
def test_persuasion_names_its_cost_and_the_rewards() -> None:
    state = table(season=3, wraiths=["S6.W"], players=[{"at": "S6.W", "tokens": {"persuasion": [2, 4]}}, {}])
    assert refused(state, "persuade") == ("NAW-093", "too-few-persuasion", (3, 2))
    state = table(season=2, wraiths=["S6.W"], players=[{"at": "S6.W", "skills": ["POG-2"], "tokens": {"persuasion": [2, 2]}}, {}])
    assert said(state, "persuade") == ("do-persuade-roll", (2,))
    assert said(state, "persuade-crate") == ("do-persuade-crate", (2, 1, 2, 0))


@pytest.mark.rule("NAW-100", "NAW-102")
def test_selling_names_goods_and_price() -> None:
    state = table(market="TAR-2", players=[{"at": "K.C", "goods": {"food": 1, "water": 1}, "skills": ["HAN-2"]}, {}])
    assert refused(state, "sell-food-water-wood") == ("NAW-100", "goods-to-sell", (1, 1, 1, 0))
    assert said(state, "sell-food-water") == ("do-sell", (1, 1, 0, 0, 6))


@pytest.mark.rule("NAW-105", "NAW-106", "NAW-111", "NAW-113")
def test_learning_and_training_name_their_prices() -> None:
    state = table(players=[{"at": "K.E", "goods": {"food": 1, "water": 1}, "pecunia": 6, "tokens": {"travel": [5, 5]}}, {}])
    assert refused(state, "learn-WED-1") == ("NAW-105", "skill-costs", (SKILLS.index("WED-1"), 1, 0, 1, 0))
    assert said(state, "learn-HAN-1") == ("do-learn", (SKILLS.index("HAN-1"), 1, 1, 0, 0, 3))
    assert refused(state, "train-gather") == ("NAW-111", "too-poor-to-train", (8, 6))
    assert said(state, "train-travel") == ("do-train-last", (0, 6, 2))
    assert said(state, "train-persuasion") == ("do-train", (1, 2))


@pytest.mark.rule("NAW-114")
def test_a_full_track_has_words_too() -> None:
    state = table(players=[{"at": "K.E", "pecunia": 20, "tokens": {"travel": [6, 6]}}, {}])
    assert refused(state, "train-travel") == ("NAW-114", "track-full", ())
    assert said(state, "train-travel") == ("do-train-full", (0,))


@pytest.mark.rule("NAW-003", "NAW-103", "NAW-112")
def test_a_card_goes_before_the_rule_a_trained_token_may_be_refreshed_at_once() -> None:
    skills = ["WED-3", "HAN-3"]
    state = table(market="TAR-1", players=[{"at": "K.C", "skills": skills, "goods": {"food": 3}, "pecunia": 4}, {}])
    choose(state, "train-travel")
    assert (state.players[0].active[0], state.players[0].owned[0]) == (4, 5)
    choose(state, "sell-food-food-food")
    assert (state.players[0].active[0], state.players[0].owned[0]) == (5, 5)


@pytest.mark.rule("NAW-046")
def test_the_haunting_names_the_rolled_terrain() -> None:
    state = table(agenda=[["PlaceWraith", 1, 2, 4, -1]], players=[{}, {}])
    assert refused(state, "S6.C") == ("NAW-046", "rolled-terrain-first", (2,))

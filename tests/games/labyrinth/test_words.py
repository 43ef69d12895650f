"""Texts for a player who does not see the board: where corridors lead, what a tile is, what a deed costs."""

from typing import Any

import pytest

from dolmen.games.labyrinth.abilities.items import LookThroughEye
from dolmen.games.labyrinth.abilities.placing import LayToken, LiftToken, RecallSeal
from dolmen.games.labyrinth.hexes import NODES
from dolmen.games.labyrinth.names import PORTAL, TILES
from dolmen.games.labyrinth.parts import Tile
from dolmen.games.labyrinth.steps.events import SeeTrap
from dolmen.games.labyrinth.steps.set_trap import SetTrap
from dolmen.games.labyrinth.steps.symbols import PlaceGift
from dolmen.games.labyrinth.words import TILE_SHAPES
from dolmen.kernel import engine
from dolmen.kernel.step import PASS
from dolmen.texts import texts
from tests.games.by_name import choose, question
from tests.games.labyrinth.table import BOX, GAME, LINE, table

NAMES = ["Ola", "Radek", "Hania"]
ONE_CORRIDOR = {1: "dead-end", 3: "fork", 4: "four-way", 5: "five-way", 6: "six-way"}


def label(state: Any, name: str, language: str = "en") -> str:
    ask = question(state)
    choice = engine.named_choice(ask, name)
    assert choice is not None
    return texts(GAME, language).said(ask.label(state, choice), NAMES)


def shape(tile: Tile) -> str:
    """The word for a tile, from its data."""
    if tile.upper >= 0:
        return "bridge" if tile.corridors == 2 else "bridge-and-third"
    if tile.corridors > 1:
        return "two" if tile.corridors == 2 else "three"
    edges = [edge for edge in range(6) if tile.at[0][edge] == 0]
    if len(edges) == 2:
        return "straight" if edges[1] - edges[0] == 3 else "bend"
    return ONE_CORRIDOR[len(edges)]


def test_tiles_are_called_by_their_shapes() -> None:
    assert tuple(shape(tile) for tile in BOX.tiles) == TILE_SHAPES


def test_a_corridor_says_where_it_leads() -> None:
    state = table(players=[{"node": "(2,0)a"}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    assert label(state, "move-(1,0)a") == "Move to corridor D5a (leads east and west)"
    assert label(state, "move-(1,0)a", "pl") == "Idź na korytarz D5a (prowadzi na wschód i na zachód)"
    assert label(state, "move-K0") == "Move to the eastern key tile"


@pytest.mark.parametrize(
    ("ask", "english", "polish"),
    [
        (SetTrap(0, 0), "Set it on", "Zastaw na"),
        (PlaceGift(0, 0), "Put it on", "Połóż na"),
        (LayToken(0, PORTAL), "Put it on", "Połóż na"),
        (LiftToken(0, PORTAL), "The one on", "Ten na"),
        (RecallSeal(0, 1), "The one on", "Ten na"),
        (SeeTrap(0, 3), "Reveal the trap on", "Odkryj pułapkę na"),
        (LookThroughEye(0), "Reveal the trap on", "Odkryj pułapkę na"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_corridor_for_a_trap_a_token_or_a_gift_says_where_it_leads(ask: Any, english: str, polish: str) -> None:
    state = table(players=[{"node": "(2,0)a"}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    said = ask.label(state, NODES.index("(1,0)a"))
    assert texts(GAME, "en").said(said, NAMES) == f"{english} corridor D5a (leads east and west)"
    assert texts(GAME, "pl").said(said, NAMES) == f"{polish} korytarzu D5a (prowadzi na wschód i na zachód)"


def test_a_key_tile_and_an_end_are_said_without_sides() -> None:
    state = table(players=[{"node": "(2,0)a"}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    said = [
        texts(GAME, "en").said(one, NAMES)
        for one in (SetTrap(0, 0).label(state, NODES.index("K0")), SeeTrap(0, 3).label(state, PASS))
    ]
    assert said == ["Set it on the eastern key tile", "Reveal no more"]


def test_a_place_for_a_tile_says_where_its_corridors_would_lead() -> None:
    state = table(players=[{"node": "K0"}, {"node": "K2"}, {}], golem="K3")
    choose(state, "build", "T30")
    said = "the bridge leads south-east and north-west, the corridor under it south-west and north-east, the third east"
    assert label(state, "(1,0)r1") == f"Place it on cell D5: {said}"
    assert "T30" not in texts(GAME, "en").said(question(state).asked(state), NAMES)


def test_no_text_calls_a_tile_by_its_number() -> None:
    for language in ("en", "pl"):
        speech = texts(GAME, language)
        assert not [key for key in speech.keys if key in {f"tile-{name}" for name in TILES}]


@pytest.mark.rule("LAB-020", "LAB-021")
def test_what_a_jump_costs_and_needs_is_said() -> None:
    tiles = {"(2,0)": "T21r0"}

    def jumper(character: str, **given: Any) -> Any:
        players = [{"character": character, "node": "(2,0)a", "active": 0}, {"node": "K2"}, {"character": "C14"}]
        return table(players=players, tiles=tiles, golem="K3", **given)

    plain = jumper("C01")
    assert label(plain, "risky-jump") == "Risky jump (8 or more)"
    assert label(plain, "safe-jump") == "Safe jump (2 actions)"
    assert label(plain, "crystal", "pl") == "Aktywuj Kryształ (2 akcje)"
    sealed = jumper("C01", tokens={"seal": ["(2,0)b"]})
    assert label(sealed, "risky-jump") == "Risky jump (8 or more, 2 actions)"
    assert label(sealed, "safe-jump") == "Safe jump (3 actions)"
    assert label(jumper("C09"), "risky-jump") == "Jump without a roll"
    assert label(jumper("C12"), "safe-jump") == "Safe jump (1 action)"


@pytest.mark.rule("LAB-018")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "It costs 1 action, and you have 0."), ("pl", "To kosztuje 1 akcję, a masz 0.")],
)
def test_a_price_is_counted_in_the_right_form(language: str, said: str) -> None:
    players = [{"node": "(2,0)a"}, {"node": "K2"}, {}]
    state = table(players=players, tiles=LINE, golem="K3", items={"I03": "(2,0)a"}, turn={"seat": 0, "actions": 0})
    ask = question(state)
    assert texts(GAME, language).refusal(ask, state, type(ask).names.index("golem"), NAMES) == said


@pytest.mark.rule("LAB-166")
def test_modifiers_are_told_by_name() -> None:
    players = [{"character": "C01", "node": "(2,0)a", "items": ["I04"], "curses": 1}, {"character": "C02", "node": "(2,0)a"}]
    state = table(players=players, tiles=LINE, golem="K3")
    choose(state, "attack-1", "1+1", "1+2")
    assert state.sink is not None
    speech = texts(GAME, "en")
    assert [speech.told(told, NAMES) for told in state.sink[1:]] == [
        "Ola rolls for the combat test: 1 + 1 + 4 = 6.",
        "From Mastery: +3.",
        "From the Shadow Blade: +2.",
        "From curses: −1.",
        "Radek rolls for the combat test: 1 + 2 = 3.",
    ]
    choose(state, "pass", "fury")
    assert speech.told(state.sink[-1], NAMES) == "Radek flies into a Fury and now has 5."

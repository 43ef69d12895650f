"""Movement, compared with a second implementation of the rule on every arrangement of figures."""

from itertools import combinations, product

import pytest

from dolmen.games.przepowiednia.names import CARD_COUNT, CARDS, TEMPLE_COUNT
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.moving import Move, price_to
from dolmen.kernel import engine
from dolmen.kernel.step import Ask
from tests.games.by_name import choose, number, options_of, question
from tests.games.przepowiednia.table import table

PRICES = {1: 0, 2: 0, 3: 0, 4: 1, 5: 3, 6: 6}
PURSES = {0: ".. ... .. ... ..", 1: "C. ... .. ... ..", 3: "CC C.. .. ... ..", 6: "CC CCC C. ... .."}


def destinations(state: Table, crystals: int) -> dict[int, int]:
    """PRZ-033 implemented again: the first free cards of each kind ahead, and their prices."""
    start = state.ring.index(state.players[0].figure)
    ahead = [card for card in state.ring[start + 1 :] + state.ring[:start] if not state.occupied(card)]
    found = {}
    for kind in (True, False):
        cards = [card for card in ahead if (card < TEMPLE_COUNT) == kind]
        found.update({card: PRICES[step] for step, card in enumerate(cards[:6], start=1) if PRICES[step] <= crystals})
    return found


def arrangements(seats: int) -> list[tuple[int, ...]]:
    """Yield all arrangements of the figures, the player's first; with two players the virtual figure is one of them."""
    ring = table(players=[{}] * seats).ring
    others = max(seats, 3) - 1
    return [
        (own, *rest)
        for own, rest in product(ring, combinations(ring, others))
        if own not in rest and (others < 3 or (own + sum(rest)) % 3 == 0)
    ]


@pytest.mark.rule("PRZ-029", "PRZ-030", "PRZ-031", "PRZ-032", "PRZ-033", "PRZ-036", "PRZ-037", "PRZ-100")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("crystals", PURSES)
def test_a_figure_goes_to_the_first_free_cards_of_either_kind_ahead(seats: int, crystals: int) -> None:
    move = Move(0)
    state = table(players=[{"grid": PURSES[crystals]}] + [{}] * (seats - 1))
    for own, *rest in arrangements(seats):
        state.players[0].figure = own
        for seat in range(1, seats):
            state.players[seat].figure = rest[seat - 1]
        state.virtual = rest[1] if seats == 2 else -1
        expected = destinations(state, crystals)
        found = [choice for choice in move.options(state) if choice < CARD_COUNT]
        assert found == sorted(expected)
        assert found == [card for card in move.candidates(state) if card < CARD_COUNT and move.why_not(state, card) is None]
        assert all(price_to(state, 0, card) == price for card, price in expected.items())
        free = [card for card in expected if expected[card] == 0]
        assert any(card < TEMPLE_COUNT for card in free)
        assert any(card >= TEMPLE_COUNT for card in free)


@pytest.mark.rule("PRZ-039")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_destination_is_occupied(seats: int) -> None:
    state = table(players=[{}] * seats)
    asks: list[tuple[Ask[Table], int]] = []
    for own, *rest in arrangements(seats)[::7]:
        for seat in range(1, seats):
            state.players[seat].figure = rest[seat - 1]
        state.virtual = rest[1] if seats == 2 else -1
        state.players[0].figure = own
        asks.extend((Move(0), card) for card in rest)
        for ask, card in asks:
            refusal = ask.why_not(state, card)
            assert refusal is not None
            assert refusal.key == "card-occupied"
        asks.clear()


@pytest.mark.rule("PRZ-034", "PRZ-037")
def test_ex_10_the_prices_are_shown_with_the_destinations() -> None:
    state = table(players=[{"figure": "W6", "grid": "RY BGP RY ... .."}, {}, {}, {}])
    shown = {}
    for name in options_of(state)[:-2]:
        said = question(state).label(state, number(state, name))
        shown[CARDS[said.values[0]]] = said.values[1:]
        assert said.sentence.key == ("move-to-for" if said.values[1:] else "move-to")
    assert shown == {
        **dict.fromkeys(["W7", "W8", "W9", "T-G", "T-P", "T-R"], ()),
        **{"W10": (1,), "W1": (3,), "W2": (6,), "T-Y": (1,), "T-B": (3,)},
    }


@pytest.mark.rule("PRZ-038")
def test_placing_the_figure_has_no_price() -> None:
    state = table(players=[{"grid": "CC ... .. ... .."}, {}, {}, {}])
    for name in options_of(state):
        said = question(state).label(state, number(state, name))
        assert (said.sentence.key, len(said.values)) == ("place-figure", 1)
    choose(state, "W10")
    assert state.players[0].crystals() == 2


@pytest.mark.rule("PRZ-128")
def test_grid_3b_goes_anywhere_for_nothing() -> None:
    sides = ["3B", "1A", "2A", "4A"]
    figures = ["W3", "W10", "T-G", "W4"]
    players = [{"side": side, "figure": figure} for side, figure in zip(sides, figures, strict=True)]
    for grid in PURSES.values():
        state = table(advanced=True, players=[{**players[0], "grid": grid}, *players[1:]])
        names = [name for name in options_of(state) if name in CARDS]
        assert names == [card for card in CARDS if card not in figures]
        for name in names:
            assert question(state).label(state, number(state, name)).sentence.key == "move-to"
        choose(state, names[-1])
        assert engine.pending(state) is not None
        assert CARDS[state.players[0].figure] == names[-1]

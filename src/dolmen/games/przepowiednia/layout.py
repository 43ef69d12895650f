"""How the cards are laid out for a number of players."""

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import CARD_COUNT, CROSSED, NOTHING, TEMPLE_COUNT
from dolmen.games.przepowiednia.state import Table


def ring_of(parts: Parts, order: list[int], seats: int) -> list[int]:
    """PRZ-009, PRZ-010, PRZ-021: temples in their order with two wilderness cards in each gap, clockwise."""
    ring = []
    for gap, temple in enumerate(order):
        ring.append(temple)
        for number in (2 * gap, 2 * gap + 1):
            if seats == 4 or not parts.wilderness[number].four_only:
                ring.append(TEMPLE_COUNT + number)
    return ring


def lay_ring(state: Table, ring: list[int]) -> None:
    """Put the cards in a ring, clockwise."""
    state.ring = tuple(ring)
    places = [NOTHING] * CARD_COUNT
    for place, card in enumerate(ring):
        places[card] = place
    state.ring_place = tuple(places)


def cross_spaces(state: Table) -> None:
    """PRZ-020: on the side for 2 and 3 players one space of each temple is crossed out."""
    for temple, card in enumerate(state.parts.temples):
        state.tracks[temple * state.parts.spaces + card.crossed] = CROSSED

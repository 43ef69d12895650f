"""Wraiths on the Map, and the Wraith cards in play."""

from dolmen.games.nawiedzone_krainy.names import KALENA_CELLS
from dolmen.games.nawiedzone_krainy.state import Table


def add_wraith_card(state: Table, card: int) -> None:
    """NAW-040: all Wraith cards in play apply at once."""
    state.wraith_cards = [*state.wraith_cards, card]
    haunts = state.haunts[:]
    haunts[state.parts.wraith_cards[card].effect] = state.parts.wraith_cards[card].amount
    state.haunts = haunts


def haunted_kalena(state: Table) -> int:
    """How many cells of Kalena hold a Wraith."""
    wraiths = state.wraiths
    count = 0
    for cell in range(KALENA_CELLS):
        count += wraiths[cell]
    return count


def place_wraith(state: Table, cell: int) -> None:
    """NAW-044: a Wraith comes from the reserve."""
    state.wraiths[cell] = 1
    state.reserve -= 1


def remove_wraith(state: Table, cell: int) -> None:
    """NAW-053: a Wraith goes back to the reserve, and may be placed again."""
    state.wraiths[cell] = 0
    state.reserve += 1

"""Upgrade cards: which of their spaces are covered by colourless crystals."""

from dolmen.games.przepowiednia.names import KIND_COUNT, TEMPLE_COUNT, C
from dolmen.games.przepowiednia.state import Table


def space_covered(state: Table, row: int, kind: int) -> bool:
    """Tell whether the space of a colour on an upgrade card is covered."""
    return state.covered[row * KIND_COUNT + kind] == 1


def free_spaces(state: Table, card: int) -> int:
    """How many spaces of an upgrade card are free."""
    wild = state.parts.wilderness[card - TEMPLE_COUNT]
    start = wild.row * KIND_COUNT
    return len(wild.spaces) - sum(state.covered[start : start + KIND_COUNT])


def cover_space(state: Table, seat: int, node: int, row: int, kind: int) -> None:
    """PRZ-046: move a colourless crystal from the grid to a space of an upgrade card."""
    state.players[seat].lift(node)
    state.covered[row * KIND_COUNT + kind] = 1


def empty_card(state: Table, row: int) -> int:
    """Return all crystals on an upgrade card to the supply, and say how many there were."""
    start = row * KIND_COUNT
    count = sum(state.covered[start : start + KIND_COUNT])
    for index in range(start, start + KIND_COUNT):
        state.covered[index] = 0
    state.supply[C] += count
    return count


def place_from_space(state: Table, seat: int, row: int, kind: int, node: int) -> None:
    """PRZ-053: put a colourless crystal from an upgrade card on an empty node."""
    state.covered[row * KIND_COUNT + kind] = 0
    state.players[seat].put(node, C)

"""Where on the table choices are made, as pages, terminals and screen readers call it."""

from typing import Final

from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS, NODES
from dolmen.games.labyrinth.names import ABILITIES, ITEMS, SEATS
from dolmen.games.labyrinth.state import Table

# The kinds of places: corridors, cells, characters, then what lies on sheets, in hands and in the pools.
KINDS: Final = ("node", "cell", "seat", "character", "ability", "item", "crystal", "trap", "token", "tile", "golem")

AT_NODE: Final = tuple(f"node:{name}" for name in NODES)
AT_CELL: Final = tuple(f"cell:{name}" for name in CELL_NAMES)
AT_SEAT: Final = tuple(f"seat:{name}" for name in SEATS)
AT_ITEM: Final = tuple(f"item:{name}" for name in ITEMS)
AT_ABILITY: Final = tuple(f"ability:{name}" for name in ABILITIES)
# Where a pawn may go: a corridor, or the cell of a face-down tile.
AT_GOAL: Final = (*AT_NODE, *AT_CELL[:FREE_CELLS])
# What to look at around a node, by the number that `cell_of` gives: a cell, or a start space.
_AROUND: Final = (*AT_CELL, *AT_NODE[:6])


def around(state: Table, node: int) -> str:
    """The place to look at when a question is about a node: its cell, or the start space."""
    return _AROUND[state.maze.cell_of(node)]


def turned(cell: int, rotation: int) -> str:
    """A cell with a tile on it that is turned in some way."""
    return f"{AT_CELL[cell]}/r{rotation}"

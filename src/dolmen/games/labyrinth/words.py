"""Text keys of places and of the signs on the table."""

from typing import Final

from dolmen.games.labyrinth.hexes import CELLS, FREE_CELLS
from dolmen.games.labyrinth.names import CORRIDORS


def _plain(number: int) -> str:
    return f"m{-number}" if number < 0 else str(number)


CELL_KEYS: Final = tuple(f"cell-{_plain(q)}_{_plain(r)}" for q, r in CELLS)
NODE_KEYS: Final = (
    *(f"node-S{number}" for number in range(6)),
    *(f"node-K{number}" for number in range(6)),
    "node-C",
    *(f"node-{_plain(q)}_{_plain(r)}{letter}" for q, r in CELLS[:FREE_CELLS] for letter in CORRIDORS),
)
PLACE_KEYS: Final = (*NODE_KEYS, *CELL_KEYS[:FREE_CELLS])
# Tiles are named by their shapes, so two tiles of the same shape have the same name.
TILE_SHAPES: Final = (
    *("straight",) * 2,
    *("bend",) * 2,
    *("fork",) * 4,
    *("four-way",) * 2,
    "five-way",
    "six-way",
    "dead-end",
    *("two",) * 6,
    "three",
    *("bridge",) * 7,
    *("bridge-and-third",) * 3,
)
TILE_KEYS: Final = tuple(f"tile-{shape}" for shape in TILE_SHAPES)
SIDE_KEYS: Final = tuple(f"side-{number}" for number in range(6))
EDGE_KEYS: Final = tuple(f"edge-{number}" for number in range(6))
SIGN_KEYS: Final = tuple(
    f"sign-{name}"
    for name in ("lives", "crystals", "daze", "keys", "items", "tokens", "golem", "event", "stack", "traps", "actions", "legend")
)

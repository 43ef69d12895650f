"""The geometry of the board, worked out once: cells, edges, nodes and distances."""

from typing import Final

from dolmen.games.labyrinth.names import CORRIDORS

RADIUS: Final = 3
EDGE_COUNT: Final = 6
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _length(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def _ring(times: int) -> list[tuple[int, int]]:
    return [(times * q, times * r) for q, r in DIRECTIONS]


_FIELD: Final = [
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if _length(q, r) <= RADIUS and (q, r) not in _ring(RADIUS)
]

# LAB-003: 31 cells that can hold an ordinary tile (one of them holds the centre), then the six corners with the key tiles.
FREE_CELLS: Final = len(_FIELD)
CELLS: Final = (*_FIELD, *_ring(RADIUS))
CELL_COUNT: Final = len(CELLS)
# Names for people: rows from A, counted from the left.
CELL_SIGNS: Final = tuple(f"{'ABCDEFG'[r + RADIUS]}{q + min(RADIUS, RADIUS + r) + 1}" for q, r in CELLS)
CELL_NAMES: Final = tuple(f"({q},{r})" for q, r in CELLS)
_PLACES: Final = (*CELLS, *_ring(RADIUS + 1))  # LAB-171: a start space counts as the cell behind its corner


def _neighbours() -> list[int]:
    found = []
    for q, r in CELLS:
        for dq, dr in DIRECTIONS:
            near = (q + dq, r + dr)
            found.append(CELLS.index(near) if near in CELLS else -1)
    return found


# The cell behind each edge of each cell, at cell * 6 + edge, or -1.
NEIGHBOUR: Final = _neighbours()
# The number of the same edge seen from the cell behind it, at cell * 6 + edge, or -1.
ACROSS: Final = [NEIGHBOUR[slot] * 6 + (slot + 3) % 6 if NEIGHBOUR[slot] >= 0 else -1 for slot in range(len(NEIGHBOUR))]
# Each border between two cells once: cell, edge, other cell, its edge.
BORDERS: Final = tuple(
    (cell, edge, NEIGHBOUR[cell * 6 + edge], edge + 3)
    for cell in range(CELL_COUNT)
    for edge in range(3)
    if NEIGHBOUR[cell * 6 + edge] >= 0
)
DISTANCE: Final = tuple(tuple(_length(q - q2, r - r2) for q2, r2 in _PLACES) for q, r in _PLACES)

# Nodes: start spaces, key tiles, the centre, then three corridors for each free cell.
FIRST_KEY: Final = 6
CENTRE: Final = 12
FIRST_CORRIDOR: Final = 13
NODE_COUNT: Final = FIRST_CORRIDOR + 3 * FREE_CELLS
NODES: Final = (
    *(f"S{number}" for number in range(6)),
    *(f"K{number}" for number in range(6)),
    "C",
    *(f"{name}{letter}" for name in CELL_NAMES[:FREE_CELLS] for letter in CORRIDORS),
)
# Destinations: a node, or a cell with a face-down tile, which has no corridors yet (LAB-174).
DOWN: Final = NODE_COUNT
PLACES: Final = (*NODES, *(f"{name}down" for name in CELL_NAMES[:FREE_CELLS]))
PLACE_COUNT: Final = len(PLACES)
# Vertices of the potential graph have the same numbers: a node, or a cell that may still become anything.
VERTEX_COUNT: Final = PLACE_COUNT


def node_at(cell: int, corridor: int) -> int:
    """The node of a corridor of an ordinary tile."""
    return FIRST_CORRIDOR + 3 * cell + corridor


def ordinary(node: int) -> bool:
    """Tell whether a node belongs to an ordinary tile."""
    return node >= FIRST_CORRIDOR


def key_cell(number: int) -> int:
    """The cell of a key tile."""
    return FREE_CELLS + number


def cell_named(q: int, r: int) -> int:
    """The cell at axial coordinates."""
    return CELLS.index((q, r))

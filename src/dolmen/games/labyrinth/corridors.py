"""The corridors of the tiles on the board: where they are, and which are adjacent."""

from typing import Final

from dolmen.games.labyrinth.hexes import (
    CELL_COUNT,
    CENTRE,
    DOWN,
    FIRST_CORRIDOR,
    FIRST_KEY,
    FREE_CELLS,
    NEIGHBOUR,
    NODE_COUNT,
    VERTEX_COUNT,
    key_cell,
    node_at,
)
from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.parts import Parts, Tile
from dolmen.kernel.counting import has

EMPTY: Final = -1
FACE_DOWN: Final = -2
CENTRAL_TILE: Final = -3

NO_PARTNERS: Final[list[int]] = [NOTHING] * VERTEX_COUNT

UNKNOWN: Final = -1


class Corridors:
    """LAB-028, LAB-029: tiles on their cells, and the corridors that they show.

    `tiles` holds for each free cell a tile, EMPTY, FACE_DOWN or CENTRAL_TILE.
    `ports` holds at cell * 6 + edge the vertex that shows an opening there: a corridor,
    or (LAB-039) the cell itself as long as it is empty or face down; -1 is a wall.
    `partners` holds for each node the corridor above or under it, or -1.
    """

    __slots__ = (
        "_adjacent",
        "_corridors",
        "_count",
        "_free",
        "_steps",
        "centre",
        "partners",
        "parts",
        "ports",
        "rotations",
        "tiles",
    )

    def __init__(
        self,
        parts: Parts,
        centre: int,
        tiles: list[int],
        rotations: list[int],
        ports: list[int],
        adjacent: list[tuple[int, ...] | None],
    ) -> None:
        self.parts = parts
        self.centre = centre
        self.tiles = tiles
        self.rotations = rotations
        self.ports = ports
        self.partners = NO_PARTNERS
        self._adjacent = adjacent
        self._steps: list[int] = []
        self._free: list[int] | None = None
        self._corridors: list[int] | None = None
        self._count = UNKNOWN

    def hand_down(self, other: "Corridors", cell: int, before: int) -> None:
        """Pass what is known and still true on to corridors that differ in one cell."""
        adjacent = other._adjacent
        nodes = node_at(cell, 0)
        adjacent[nodes] = adjacent[nodes + 1] = adjacent[nodes + 2] = None
        if self._count >= 0:
            other._count = self._count + self._corridors_of(other.tiles[cell]) - self._corridors_of(before)
        free = self._free
        opened = free is not None and before == EMPTY and other.tiles[cell] != EMPTY
        fresh: list[int] = []
        for edge in range(cell * 6, cell * 6 + 6):
            near = NEIGHBOUR[edge]
            if near >= FREE_CELLS:
                adjacent[FIRST_KEY + near - FREE_CELLS] = None
            elif near == self.centre:
                adjacent[CENTRE] = None
            elif near >= 0:
                nodes = node_at(near, 0)
                adjacent[nodes] = adjacent[nodes + 1] = adjacent[nodes + 2] = None
                if opened and other.tiles[near] == EMPTY and free is not None and not has(free, near):
                    fresh.append(near)
        if free is not None and opened:
            fresh.extend([known for known in free if known != cell])
            fresh.sort()
            other._free = fresh
        elif before != EMPTY and other.tiles[cell] != EMPTY:
            other._free = free

    def cell_of(self, node: int) -> int:
        """The cell of a node; LAB-171: a start space counts as the cell behind its corner."""
        if node >= FIRST_CORRIDOR:
            return (node - FIRST_CORRIDOR) // 3
        if node == CENTRE:
            return self.centre
        return key_cell(node - FIRST_KEY) if node >= FIRST_KEY else CELL_COUNT + node

    def tile_at(self, node: int) -> Tile:
        """The tile of a corridor of an ordinary tile."""
        return self.parts.tiles[self.tiles[(node - FIRST_CORRIDOR) // 3]]

    def exists(self, node: int) -> bool:
        """LAB-029: tell whether there is such a corridor now."""
        if node < FIRST_CORRIDOR:
            return True
        tile = self.tiles[(node - FIRST_CORRIDOR) // 3]
        return tile >= 0 and (node - FIRST_CORRIDOR) % 3 < self.parts.tiles[tile].corridors

    def corridors(self) -> list[int]:
        """Return all corridors of face-up ordinary tiles; do not change the list."""
        known = self._corridors
        if known is not None:
            return known
        found: list[int] = []
        first = FIRST_CORRIDOR
        for tile in self.tiles:
            if tile >= 0:
                for node in range(first, first + self.parts.tiles[tile].corridors):
                    found.append(node)
            first += 3
        self._corridors = found
        return found

    def corridor_count(self) -> int:
        """How many corridors there are on face-up ordinary tiles."""
        if self._count < 0:
            count = 0
            for tile in self.tiles:
                count += self._corridors_of(tile)
            self._count = count
        return self._count

    def _corridors_of(self, tile: int) -> int:
        return 0 if tile < 0 else self.parts.tiles[tile].corridors

    def partner(self, node: int) -> int:
        """LAB-034: the corridor above or under this one on the same tile, or -1."""
        return self.partners[node]

    def adjacent(self, node: int) -> tuple[int, ...]:
        """LAB-030, LAB-174: corridors next to this one, and face-down tiles as DOWN + cell.

        LAB-031: only neighbouring tiles are looked at; LAB-033: start spaces are not among them.
        LAB-032: a wall, an empty cell and the frame give no passage.
        """
        known = self._adjacent[node]
        if known is not None:
            return known
        found: list[int] = []
        if node >= FIRST_KEY:
            cell = self.cell_of(node)
            for edge in range(6):
                near = NEIGHBOUR[cell * 6 + edge]
                if near < 0 or self.ports[cell * 6 + edge] != node:
                    continue
                other = self.ports[near * 6 + (edge + 3) % 6]
                if other < 0 or other in found or (other >= DOWN and self.tiles[near] == EMPTY):
                    continue
                found.append(other)
        if len(found) > 1:
            found.sort()
        known = tuple(found)
        self._adjacent[node] = known
        return known

    def corridors_near(self, node: int) -> list[int]:
        """Corridors of face-up tiles next to this one."""
        return [other for other in self.adjacent(node) if other < DOWN]

    def edge_towards(self, node: int, cell: int) -> int:
        """The first edge of a face-down tile by which it is entered from a corridor; LAB-176."""
        own = self.cell_of(node)
        for edge in range(6):
            if NEIGHBOUR[own * 6 + edge] == cell and self.ports[own * 6 + edge] == node:
                return (edge + 3) % 6
        return NOTHING

    def steps_to_centre(self) -> list[int]:
        """LAB-184: moves and jumps to the centre from every node; -1 when there is no way."""
        if self._steps:
            return self._steps
        steps = [NOTHING] * NODE_COUNT
        steps[CENTRE] = 0
        queue = [CENTRE]
        for node in queue:
            for other in [*self.corridors_near(node), self.partner(node)]:
                if other >= 0 and steps[other] < 0:
                    steps[other] = steps[node] + 1
                    queue.append(other)
        for number in range(6):
            if steps[FIRST_KEY + number] >= 0:
                steps[number] = steps[FIRST_KEY + number] + 1
        self._steps = steps
        return steps

    def touches(self, cell: int) -> bool:
        """LAB-036: tell whether a cell has a tile beside it; the frame does not count."""
        for edge in range(6):
            near = NEIGHBOUR[cell * 6 + edge]
            if near >= FREE_CELLS or (near >= 0 and self.tiles[near] != EMPTY):
                return True
        return False

    def free_cells(self) -> list[int]:
        """LAB-036: return the empty cells that touch a tile; do not change the list."""
        known = self._free
        if known is None:
            known = [cell for cell in range(FREE_CELLS) if self.tiles[cell] == EMPTY and self.touches(cell)]
            self._free = known
        return known

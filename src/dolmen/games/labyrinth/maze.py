"""The maze as it lies: tiles on cells, which corridors touch, and what may still be built.

A maze never changes; building gives a new one, so that clones of a table share it with all it has worked out.
"""

from typing import Final

from dolmen.games.labyrinth.hexes import (
    BORDERS,
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

EMPTY: Final = -1
FACE_DOWN: Final = -2
CENTRAL_TILE: Final = -3

ANYTHING_FITS: Final[tuple[int, ...]] = (-9,)


class Maze:
    """LAB-028 to LAB-034: tiles on their cells.

    `tiles` holds for each free cell a tile, EMPTY, FACE_DOWN or CENTRAL_TILE.
    `ports` holds at cell * 6 + edge the vertex that shows an opening there: a corridor,
    or (LAB-039) the cell itself as long as it is empty or face down; -1 is a wall.
    """

    __slots__ = ("_adjacent", "_roots", "_sides", "_steps", "centre", "parts", "ports", "rotations", "tiles")

    def __init__(self, parts: Parts, centre: int, tiles: list[int], rotations: list[int], ports: list[int]) -> None:
        self.parts = parts
        self.centre = centre
        self.tiles = tiles
        self.rotations = rotations
        self.ports = ports
        self._adjacent: list[tuple[int, ...] | None] = [None] * NODE_COUNT
        self._sides: list[tuple[int, ...] | None] = [None] * FREE_CELLS
        self._roots: list[int] = []
        self._steps: list[int] = []

    def with_tile(self, cell: int, tile: int, rotation: int) -> "Maze":
        """The maze with a tile, or EMPTY or FACE_DOWN, on a cell."""
        tiles = self.tiles[:]
        rotations = self.rotations[:]
        ports = self.ports[:]
        tiles[cell] = tile
        rotations[cell] = rotation
        for edge in range(6):
            if tile < 0:
                ports[cell * 6 + edge] = DOWN + cell
            else:
                corridor = self.parts.tiles[tile].at[rotation][edge]
                ports[cell * 6 + edge] = NOTHING if corridor < 0 else node_at(cell, corridor)
        return Maze(self.parts, self.centre, tiles, rotations, ports)

    # Corridors

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
        """All corridors of face-up ordinary tiles."""
        found = []
        for cell, tile in enumerate(self.tiles):
            if tile >= 0:
                for corridor in range(self.parts.tiles[tile].corridors):
                    found.append(node_at(cell, corridor))
        return found

    def partner(self, node: int) -> int:
        """LAB-034: the corridor above or under this one on the same tile, or -1."""
        if node < FIRST_CORRIDOR:
            return NOTHING
        other = self.tile_at(node).partner[(node - FIRST_CORRIDOR) % 3]
        return NOTHING if other < 0 else node - (node - FIRST_CORRIDOR) % 3 + other

    def adjacent(self, node: int) -> tuple[int, ...]:
        """LAB-030 to LAB-033: corridors next to this one, and (LAB-174) face-down tiles as DOWN + cell; no start spaces."""
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
        found.sort()
        self._adjacent[node] = tuple(found)
        return tuple(found)

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

    # Distances on the real board

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

    # What may be built

    def touches(self, cell: int) -> bool:
        """LAB-036: tell whether a cell has a tile beside it; the frame does not count."""
        for edge in range(6):
            near = NEIGHBOUR[cell * 6 + edge]
            if near >= FREE_CELLS or (near >= 0 and self.tiles[near] != EMPTY):
                return True
        return False

    def fits(self, cell: int, tile: int, rotation: int) -> bool:
        """LAB-038, LAB-040: tell whether a tile on a cell, instead of what is there, leaves every way open."""
        sides = self._sides[cell]
        if sides is None:
            sides = self._find_sides(cell)
            self._sides[cell] = sides
        if len(sides) == 1:
            return True
        wanted = sides[6]
        merged: list[int] = []
        for group in self.parts.tiles[tile].groups[rotation]:
            mask = 0
            for edge in range(6):
                if group >> edge & 1 and sides[edge] >= 0:
                    mask |= 1 << sides[edge]
            apart = []
            for other in merged:
                if other & mask:
                    mask |= other
                else:
                    apart.append(other)
            apart.append(mask)
            merged = apart
        for mask in merged:
            if mask & wanted == wanted:
                return True
        return False

    def anything_fits(self, cell: int) -> bool:
        """LAB-041: tell whether every tile fits there in every rotation, because all ways lead around it."""
        sides = self._sides[cell]
        if sides is None:
            sides = self._find_sides(cell)
            self._sides[cell] = sides
        return len(sides) == 1

    def _find_sides(self, cell: int) -> tuple[int, ...]:
        """The parts into which the potential graph falls without a cell, as seen from its six edges.

        The last number says which parts hold the centre or a key tile; LAB-041: a union of about 85 borders.
        """
        roots = self._unite(cell)
        first = _root(roots, CENTRE)
        together = True
        for number in range(6):
            if _root(roots, FIRST_KEY + number) != first:
                together = False
                break
        if together:
            return ANYTHING_FITS
        names: list[int] = []
        wanted = 0
        for vertex in [CENTRE, *range(FIRST_KEY, FIRST_KEY + 6)]:
            root = _root(roots, vertex)
            if root not in names:
                names.append(root)
            wanted |= 1 << names.index(root)
        sides = []
        for edge in range(6):
            near = NEIGHBOUR[cell * 6 + edge]
            vertex = NOTHING if near < 0 else self.ports[near * 6 + (edge + 3) % 6]
            if vertex < 0:
                sides.append(NOTHING)
                continue
            root = _root(roots, vertex)
            if root not in names:
                names.append(root)
            sides.append(names.index(root))
        return (*sides, wanted)

    def _unite(self, without: int) -> list[int]:
        """LAB-039: the potential graph as a forest; the cell `without` is left out."""
        roots = list(range(VERTEX_COUNT))
        ports = self.ports
        for cell, edge, other, other_edge in BORDERS:
            if cell == without or other == without:
                continue
            first = ports[cell * 6 + edge]
            second = ports[other * 6 + other_edge]
            if first >= 0 and second >= 0:
                first = _root(roots, first)
                second = _root(roots, second)
                if first != second:
                    roots[first] = second
        for cell, tile in enumerate(self.tiles):
            if tile >= 0 and cell != without:
                for corridor, partner in enumerate(self.parts.tiles[tile].partner):
                    if partner > corridor:
                        first = _root(roots, node_at(cell, corridor))
                        second = _root(roots, node_at(cell, partner))
                        if first != second:
                            roots[first] = second
        return roots

    def stranded(self, node: int) -> bool:
        """LAB-183: tell whether no possible way leads from a corridor to the centre."""
        if not self._roots:
            self._roots = self._unite(NOTHING)
        return _root(self._roots, node) != _root(self._roots, CENTRE)

    def sound(self) -> bool:
        """LAB-040: tell whether the centre is connected with every key tile."""
        return not any(self.stranded(FIRST_KEY + number) for number in range(6))


def _root(roots: list[int], vertex: int) -> int:
    while roots[vertex] != vertex:
        roots[vertex] = roots[roots[vertex]]
        vertex = roots[vertex]
    return vertex


def new_maze(parts: Parts, seats: int) -> Maze:
    """LAB-006: the centre and the six key tiles."""
    layout = parts.layouts[seats - 2]
    tiles = [EMPTY] * FREE_CELLS
    tiles[layout.centre] = CENTRAL_TILE
    ports = [NOTHING] * (6 * CELL_COUNT)
    for cell in range(FREE_CELLS):
        for edge in range(6):
            ports[cell * 6 + edge] = CENTRE if cell == layout.centre else DOWN + cell
    for number in range(6):
        for opening in parts.key_openings:
            ports[key_cell(number) * 6 + (number + opening) % 6] = FIRST_KEY + number
    return Maze(parts, layout.centre, tiles, [0] * FREE_CELLS, ports)

"""The maze: tiles on cells, which corridors are adjacent, and what may still be built.

A maze is immutable; building makes a new one, so that clones of a table share it with everything it has computed.
"""

from typing import Final

from dolmen.games.labyrinth.hexes import (
    ACROSS,
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
from dolmen.games.labyrinth.potential import (
    ANYTHING_FITS,
    Survey,
    all_links,
    flood,
    flooded_sides,
    hang_together,
    joined,
    links_after,
    opens,
)
from dolmen.kernel.counting import has

EMPTY: Final = -1
FACE_DOWN: Final = -2
CENTRAL_TILE: Final = -3

NO_PARTNERS: Final[list[int]] = [NOTHING] * VERTEX_COUNT

UNKNOWN: Final = -1


class Maze:
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
        "_links",
        "_room",
        "_sides",
        "_steps",
        "_survey",
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
        self._sides: list[tuple[int, ...] | None] = [None] * FREE_CELLS
        self._steps: list[int] = []
        self._free: list[int] | None = None
        self._corridors: list[int] | None = None
        self._links: list[list[int]] = []
        self._survey: Survey | None = None
        self._room = UNKNOWN
        self._count = UNKNOWN

    def with_tile(self, cell: int, tile: int, rotation: int) -> "Maze":
        """The maze with a tile, or EMPTY or FACE_DOWN, on a cell."""
        tiles = self.tiles[:]
        rotations = self.rotations[:]
        ports = self.ports[:]
        before = tiles[cell]
        tiles[cell] = tile
        rotations[cell] = rotation
        slot = cell * 6
        first = node_at(cell, 0)
        if tile < 0:
            for edge in range(6):
                ports[slot + edge] = DOWN + cell
        else:
            edge = slot
            for corridor in self.parts.tiles[tile].at[rotation]:
                ports[edge] = NOTHING if corridor < 0 else first + corridor
                edge += 1
        other = Maze(self.parts, self.centre, tiles, rotations, ports, self._adjacent[:])
        other.partners = self.partners
        bridge = tile >= 0 and self.parts.tiles[tile].upper >= 0
        if bridge or (before >= 0 and self.parts.tiles[before].upper >= 0):
            partners = self.partners[:]
            for corridor in range(3):
                found = self.parts.tiles[tile].partner[corridor] if bridge else NOTHING
                partners[first + corridor] = NOTHING if found < 0 else first + found
            other.partners = partners
        self._hand_down(other, cell, before)
        if self._links:
            other._links = links_after(self._links, cell, self.ports, ports, other.partners)
        return other

    def _hand_down(self, other: "Maze", cell: int, before: int) -> None:
        """Pass everything computed that is still true on to a maze that differs in one cell."""
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

    def free_cells(self) -> list[int]:
        """LAB-036: return the empty cells that touch a tile; do not change the list."""
        known = self._free
        if known is None:
            known = [cell for cell in range(FREE_CELLS) if self.tiles[cell] == EMPTY and self.touches(cell)]
            self._free = known
        return known

    def fits(self, cell: int, tile: int, rotation: int) -> bool:
        """LAB-038, LAB-040: tell whether replacing the content of a cell by a tile leaves every way open."""
        sides = self.sides(cell)
        if len(sides) == 1:
            return True
        return opens(self.parts.tiles[tile].groups[rotation], sides)

    def room_for_all(self) -> bool:
        """LAB-041: tell whether there is a free cell where every tile fits."""
        if self._room < 0:
            self._room = 0
            for cell in self.free_cells():
                if self.anything_fits(cell):
                    self._room = 1
                    break
        return self._room == 1

    def anything_fits(self, cell: int) -> bool:
        """LAB-041: tell whether every tile fits there in every rotation, because all ways lead around it."""
        return len(self.sides(cell)) == 1

    def sides(self, cell: int) -> tuple[int, ...]:
        """Return ANYTHING_FITS, or the parts of the potential graph without a cell, as seen from its six edges.

        The next number says which parts hold the centre or a key tile; the others are the edges of each part, as bits.
        """
        known = self._sides[cell]
        if known is None:
            known = self._find_sides(cell)
            self._sides[cell] = known
        return known

    def _find_sides(self, cell: int) -> tuple[int, ...]:
        """LAB-041: compute the parts only for a cell that some way must pass."""
        survey = self.survey()
        tile = self.tiles[cell]
        if survey.whole:
            if tile < 0 or self.parts.tiles[tile].corridors == 1:
                vertex = DOWN + cell if tile < 0 else node_at(cell, 0)
                if not survey.needed[vertex]:
                    return ANYTHING_FITS
                found = survey.sides(self.ports, cell, vertex)
                if found is not None:
                    return found
            elif hang_together(self.ports, cell):
                return ANYTHING_FITS
        return flooded_sides(self.links(), self.ports, cell)

    def links(self) -> list[list[int]]:
        """LAB-039: return the links of the potential graph; do not change the lists."""
        if not self._links:
            self._links = all_links(self.ports, self.partners)
        return self._links

    def survey(self) -> Survey:
        """Return the result of the walk through the potential graph, which is made only once."""
        known = self._survey
        if known is None:
            known = Survey(self.links())
            self._survey = known
        return known

    def cut_off(self, cell: int, tile: int, rotation: int) -> tuple[int, int]:
        """LAB-040: return the first key tile that an illegal tile would cut off, and the edge where its way arrives."""
        sides = self.sides(cell)
        centre = [mask for mask in joined(self.parts.tiles[tile].groups[rotation], sides) if mask & 1]
        open_parts = centre[0] if centre else 1
        for key in range(FIRST_KEY, FIRST_KEY + 6):
            labels = [NOTHING] * VERTEX_COUNT
            flood(self.links(), key, cell, 0, labels)
            if labels[CENTRE] == 0:
                continue
            for edge in range(6):
                slot = ACROSS[cell * 6 + edge]
                if slot >= 0 and self.ports[slot] >= 0 and labels[self.ports[slot]] == 0 and not open_parts >> sides[edge] & 1:
                    return key, edge
        raise AssertionError(f"tile {tile} fits on cell {cell}")

    def stranded(self, node: int) -> bool:
        """LAB-183: tell whether no possible way leads from a corridor to the centre."""
        return self.survey().order[node] < 0

    def sound(self) -> bool:
        """LAB-040: tell whether the centre is connected with every key tile."""
        return not any(self.stranded(FIRST_KEY + number) for number in range(6))

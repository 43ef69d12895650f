"""The maze: the corridors on the board, and what may still be built.

A maze is immutable; building makes a new one, so that clones of a table share it with everything it has computed.
"""

from dolmen.games.labyrinth.corridors import UNKNOWN, Corridors
from dolmen.games.labyrinth.hexes import ACROSS, CENTRE, DOWN, FIRST_CORRIDOR, FIRST_KEY, FREE_CELLS, VERTEX_COUNT, node_at
from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.parts import Parts
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


class Maze(Corridors):
    """The corridors on the board, and what may still be built."""

    __slots__ = ("_links", "_room", "_sides", "_survey")

    def __init__(
        self,
        parts: Parts,
        centre: int,
        tiles: list[int],
        rotations: list[int],
        ports: list[int],
        adjacent: list[tuple[int, ...] | None],
    ) -> None:
        super().__init__(parts, centre, tiles, rotations, ports, adjacent)
        self._sides: list[tuple[int, ...] | None] = [None] * FREE_CELLS
        self._links: list[list[int]] = []
        self._survey: Survey | None = None
        self._room = UNKNOWN

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
        self.hand_down(other, cell, before)
        if self._links:
            other._links = links_after(self._links, cell, self.ports, ports, other.partners)
        return other

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
            cells = self.free_cells()
            # Most often one of the cells that are judged quickly has room.
            for cell in cells:
                if self.plainly_fits(cell):
                    self._room = 1
                    return True
            for cell in cells:
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

    def plainly_fits(self, cell: int) -> bool:
        """LAB-041: tell whether everything fits there, as far as that is seen without looking at the parts."""
        known = self._sides[cell]
        if known is not None:
            return len(known) == 1
        survey = self.survey()
        if survey.whole:
            tile = self.tiles[cell]
            if tile < 0:
                return not survey.needs(DOWN + cell)
            if self.parts.tiles[tile].corridors == 1:
                return not survey.needs(node_at(cell, 0))
            return hang_together(self.ports, cell)
        return False

    def _find_sides(self, cell: int) -> tuple[int, ...]:
        """LAB-041: compute the parts only for a cell that some way must pass."""
        if self.plainly_fits(cell):
            return ANYTHING_FITS
        tile = self.tiles[cell]
        survey = self.survey()
        if survey.whole and (tile < 0 or self.parts.tiles[tile].corridors == 1):
            found = survey.sides(self.ports, cell, DOWN + cell if tile < 0 else node_at(cell, 0))
            if found is not None:
                return found
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
            known = Survey(self.links(), FIRST_CORRIDOR + self.corridor_count() + FREE_CELLS)
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

"""The potential graph of a maze (LAB-039): which ways are or may become open, and which vertices every way must pass.

Its vertices are corridors, and cells without a face-up tile; its links are lists that mazes share.
"""

from typing import Final

from dolmen.games.labyrinth.hexes import (
    ACROSS,
    CENTRE,
    DOWN,
    FIRST_CORRIDOR,
    FIRST_KEY,
    FREE_CELLS,
    NEIGHBOUR,
    VERTEX_COUNT,
    node_at,
)
from dolmen.games.labyrinth.names import NOTHING

ANYTHING_FITS: Final[tuple[int, ...]] = (-9,)

# The free cell of each vertex, or -1.
CELL_OF: Final[list[int]] = [
    *([NOTHING] * FIRST_CORRIDOR),
    *(number // 3 for number in range(3 * FREE_CELLS)),
    *range(FREE_CELLS),
]
# For each edge of a cell: the slot with which the cell behind it faces the cell behind the next edge, or -1,
# and the slot with which that one faces the cell itself.
FACING: Final[list[int]] = [ACROSS[slot + 1 if slot % 6 < 5 else slot - 5] for slot in range(len(ACROSS))]
BESIDE: Final[list[int]] = [
    NEIGHBOUR[slot] * 6 + (slot + 2) % 6 if ACROSS[slot] >= 0 and FACING[slot] >= 0 else NOTHING for slot in range(len(ACROSS))
]
NO_LINKS: Final[list[int]] = []


def all_links(ports: list[int], partners: list[int]) -> list[list[int]]:
    """Return the neighbours of each vertex, jump partners included."""
    links = [NO_LINKS] * VERTEX_COUNT
    for slot in range(len(ACROSS)):
        vertex = ports[slot]
        if vertex >= 0:
            if not links[vertex]:
                links[vertex] = [] if partners[vertex] < 0 else [partners[vertex]]
            across = ACROSS[slot]
            if across >= 0 and ports[across] >= 0:
                links[vertex] = [*links[vertex], ports[across]]
    return links


def links_after(known: list[list[int]], cell: int, before: list[int], ports: list[int], partners: list[int]) -> list[list[int]]:
    """Return the links after a change of one cell: those of the cell and its neighbours are new; `before` are the old ports."""
    links = known[:]
    first = node_at(cell, 0)
    links[DOWN + cell] = NO_LINKS
    for node in range(first, first + 3):
        links[node] = NO_LINKS if partners[node] < 0 else [partners[node]]
    for slot in range(cell * 6, cell * 6 + 6):
        across = ACROSS[slot]
        near = NOTHING if across < 0 else ports[across]
        if near < 0:
            continue
        old = before[slot]
        vertex = ports[slot]
        if vertex >= 0:
            links[vertex] = [*links[vertex], near]
        if vertex != old:
            beside = [other for other in links[near] if other != old]
            if vertex >= 0:
                beside.append(vertex)
            links[near] = beside
    return links


def hang_together(ports: list[int], cell: int) -> bool:
    """Tell cheaply whether everything that faces a cell is connected around it, each edge with the next."""
    breaks = 0
    for edge in range(cell * 6, cell * 6 + 6):
        slot = ACROSS[edge]
        if slot < 0 or ports[slot] < 0:
            continue
        way = BESIDE[edge]
        if way < 0 or ports[way] != ports[slot]:
            breaks += 1
        else:
            facing = ports[FACING[edge]]
            if facing < 0 or ports[ACROSS[way]] != facing:
                breaks += 1
    return breaks < 2


def flood(links: list[list[int]], start: int, without: int, label: int, labels: list[int]) -> None:
    """Label everything that is connected with a vertex, without passing a given cell."""
    labels[start] = label
    waiting = [start]
    while waiting:
        for near in links[waiting.pop()]:
            if labels[near] < 0 and CELL_OF[near] != without:
                labels[near] = label
                waiting.append(near)


def flooded_sides(links: list[list[int]], ports: list[int], cell: int) -> tuple[int, ...]:
    """Return the sides of any cell; see `Maze.sides`."""
    labels = [NOTHING] * VERTEX_COUNT
    flood(links, CENTRE, cell, 0, labels)
    count = 1
    wanted = 1
    for key in range(FIRST_KEY, FIRST_KEY + 6):
        if labels[key] < 0:
            flood(links, key, cell, count, labels)
            wanted |= 1 << count
            count += 1
    if count == 1:
        return ANYTHING_FITS
    sides: list[int] = []
    for edge in range(cell * 6, cell * 6 + 6):
        slot = ACROSS[edge]
        vertex = NOTHING if slot < 0 else ports[slot]
        if vertex >= 0 and labels[vertex] < 0:
            flood(links, vertex, cell, count, labels)
            count += 1
        sides.append(NOTHING if vertex < 0 else labels[vertex])
    return with_edges(sides, wanted, count)


def with_edges(sides: list[int], wanted: int, count: int) -> tuple[int, ...]:
    """Return what the six edges see, which parts are wanted, and the edges of each part."""
    edges = [0] * count
    for edge in range(6):
        if sides[edge] >= 0:
            edges[sides[edge]] |= 1 << edge
    sides.append(wanted)
    sides.extend(edges)
    return tuple(sides)


def opens(groups: tuple[int, ...], sides: tuple[int, ...]) -> bool:
    """Tell whether a tile, by the groups of its edges, joins all wanted parts around a cell."""
    reached = sides[7]
    before = 0
    while reached != before:
        before = reached
        for group in groups:
            if group & reached:
                reached |= group
        for part in range(8, len(sides)):
            if sides[part] & reached:
                reached |= sides[part]
    wanted = sides[6] >> 1
    for part in range(8, len(sides)):
        if wanted & 1 and not sides[part] & reached:
            return False
        wanted >>= 1
    return True


def joined(groups: tuple[int, ...], sides: tuple[int, ...]) -> list[int]:
    """Return the sets of parts around a cell that the corridors of a tile join, as bits."""
    merged: list[int] = []
    for group in groups:
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
    return merged


class Survey:
    """LAB-040, LAB-041: one depth-first walk through the potential graph from the centre, to find every vertex that a key needs.

    `order` says when a vertex was first reached; the other lists have an entry for each moment of the walk.
    `low` is the earliest vertex that the one of this moment reaches without going back, `last` the last one behind it;
    it is `needed` when some key lies behind it and nothing there reaches past it.
    """

    __slots__ = ("last", "links", "low", "needed", "order", "reached", "whole")

    def __init__(self, links: list[list[int]], most: int) -> None:
        self.links = links
        self.order = [NOTHING] * VERTEX_COUNT
        self.low = [0] * most
        self.last = [0] * most
        self.needed = [False] * most
        self.reached = 0
        self.visit(CENTRE)
        self.whole = True
        for key in range(FIRST_KEY, FIRST_KEY + 6):
            if self.order[key] < 0:
                self.whole = False

    def visit(self, vertex: int) -> bool:
        """Visit a vertex; tell whether a key lies at or behind it."""
        own = self.reached
        self.reached = own + 1
        order = self.order
        order[vertex] = own
        lowest = own
        holds = FIRST_KEY <= vertex < CENTRE
        for near in self.links[vertex]:
            reached = order[near]
            if reached < 0:
                moment = self.reached
                key_behind = self.visit(near)
                reached = self.low[moment]
                if key_behind:
                    holds = True
                    if reached >= own:
                        self.needed[own] = True
            if reached < lowest:
                lowest = reached
        self.low[own] = lowest
        self.last[own] = self.reached - 1
        return holds

    def needs(self, vertex: int) -> bool:
        """Tell whether some key needs a vertex."""
        moment = self.order[vertex]
        return moment >= 0 and self.needed[moment]

    def sides(self, ports: list[int], cell: int, vertex: int) -> tuple[int, ...] | None:
        """Return the sides of a cell with one vertex; None where something there cannot be reached at all.

        Everything behind a vertex that reaches nothing before it is a separate part.
        A neighbour that was reached behind an earlier one belongs to that one's part.
        """
        order = self.order
        own = order[vertex]
        starts: list[int] = []
        ends: list[int] = []
        covered = own
        for near in self.links[vertex]:
            reached = order[near]
            if reached > covered:
                covered = self.last[reached]
                if self.low[reached] >= own:
                    starts.append(reached)
                    ends.append(covered)
        labels = [NOTHING] * len(starts)
        count = 1
        wanted = 1
        for key in range(FIRST_KEY, FIRST_KEY + 6):
            part = part_of(order[key], starts, ends)
            if part >= 0 and labels[part] < 0:
                labels[part] = count
                wanted |= 1 << count
                count += 1
        sides: list[int] = []
        for edge in range(cell * 6, cell * 6 + 6):
            slot = ACROSS[edge]
            other = NOTHING if slot < 0 else ports[slot]
            if other < 0:
                sides.append(NOTHING)
                continue
            if order[other] < 0:
                return None
            part = part_of(order[other], starts, ends)
            if part >= 0 and labels[part] < 0:
                labels[part] = count
                count += 1
            sides.append(0 if part < 0 else labels[part])
        return with_edges(sides, wanted, count)


def part_of(reached: int, starts: list[int], ends: list[int]) -> int:
    """Return the vertex behind which a survey reached another one at this time; -1 when there is none."""
    for part in range(len(starts)):
        if starts[part] <= reached <= ends[part]:
            return part
    return NOTHING

"""Chains on a grid: which sets of nodes pay for a curse."""

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import LENGTHS, NODE_COUNT, SHORTEST


def chain_exists(parts: Parts, grid: list[int], colours: tuple[int, ...], length: int) -> bool:
    """PRZ-060, PRZ-061: tell whether some path of different joined nodes has these colours in order.

    PRZ-062: no arc has a colourless space, so a colourless crystal fits nowhere.
    """
    first = colours[0]
    for node in range(NODE_COUNT):
        if grid[node] == first and _goes_on(parts.neighbours, grid, colours, length, 1, node, 1 << node):
            return True
    return False


def _goes_on(
    neighbours: tuple[tuple[int, ...], ...],
    grid: list[int],
    colours: tuple[int, ...],
    length: int,
    depth: int,
    node: int,
    used: int,
) -> bool:
    if depth == length:
        return True
    colour = colours[depth]
    for near in neighbours[node]:
        if grid[near] == colour and not used >> near & 1:
            if _goes_on(neighbours, grid, colours, length, depth + 1, near, used | 1 << near):
                return True
    return False


def chains(parts: Parts, grid: list[int], colours: tuple[int, ...], length: int) -> list[int]:
    """PRZ-065: all sets of nodes that make such a chain, each once, as bit masks."""
    found: set[int] = set()
    paths = [(node, 1 << node) for node in range(NODE_COUNT) if grid[node] == colours[0]]
    for depth in range(1, length):
        colour = colours[depth]
        paths = [
            (near, used | 1 << near)
            for node, used in paths
            for near in parts.neighbours[node]
            if grid[near] == colour and not used >> near & 1
        ]
    for _, used in paths:
        found.add(used)
    return sorted(found)


def chain_colours(parts: Parts, temple: int, chain: int) -> tuple[int, ...]:
    """The colours of an arc as a chain reads them: from the left end for L3, L4, L5, else from the right."""
    return parts.temples[temple].chains[chain // LENGTHS]


def chain_length(chain: int) -> int:
    """How many crystals a chain has."""
    return SHORTEST + chain % LENGTHS

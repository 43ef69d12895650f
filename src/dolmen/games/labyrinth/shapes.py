"""Describes tiles and corridors in words by the sides that they lead to, for players who do not see the board."""

from typing import Final

from dolmen.games.labyrinth.hexes import DOWN, FIRST_CORRIDOR
from dolmen.games.labyrinth.maze import Maze
from dolmen.games.labyrinth.parts import Tile
from dolmen.kernel.sentence import Said, Sentence

# What `described` gives: how many corridors (4 and 5: two and three with a bridge), then the sides of each.
SHAPE: Final = ("shape", "first:pool", "second:pool", "third:pool")
BRIDGED: Final = 2


def in_order(tile: Tile) -> list[int]:
    """Return the corridors of a tile, the one on the bridge first and the one under it second."""
    order = list(range(tile.corridors))
    if tile.upper < 0:
        return order
    return [tile.upper, tile.partner[tile.upper], *(corridor for corridor in order if tile.partner[corridor] < 0)]


def described(tile: Tile, rotation: int) -> tuple[int, ...]:
    """Describe a tile as it lies."""
    order = in_order(tile)
    found = [tile.corridors + (BRIDGED if tile.upper >= 0 else 0)]
    for number in range(3):
        corridor = order[number] if number < len(order) else -2
        found.extend(1 if there == corridor else 0 for there in tile.at[rotation])
    return tuple(found)


def symbols(tile: Tile) -> tuple[int, int]:
    """Return the corridors with a trap and an item symbol, counted from 1 in the order of `described`; 0 is none."""
    order = in_order(tile)
    return (order.index(tile.trap[0]) + 1 if tile.trap else 0, order.index(tile.item[0]) + 1 if tile.item else 0)


def towards(plain: Sentence, corridor: Sentence, maze: Maze, place: int) -> Said:
    """Describe the destination of a move; for a corridor also the sides that it leads to."""
    if not FIRST_CORRIDOR <= place < DOWN:
        return Said(plain, (place,))
    first = maze.cell_of(place) * 6
    return Said(corridor, (place, *(1 if maze.ports[slot] == place else 0 for slot in range(first, first + 6))))

"""Tiles in the stack, in the hand and on the board."""

from dolmen.games.labyrinth.corridors import EMPTY, FACE_DOWN
from dolmen.games.labyrinth.hexes import FREE_CELLS, node_at
from dolmen.games.labyrinth.names import CORRIDOR_TOKENS, EVERYBODY, ITEM_COUNT, NOTHING
from dolmen.games.labyrinth.pools import return_item, return_token, return_trap
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.counting import some, total


def any_tile_left(state: Table) -> bool:
    """Tell whether the stack holds a tile."""
    return len(state.bottom) > 0 or some(state.stack)


def stack_size(state: Table) -> int:
    """How many tiles the stack holds."""
    return total(state.stack) + len(state.bottom)


def to_bottom(state: Table, tile: int, seer: int) -> None:
    """LAB-042: a tile goes to the bottom of the stack."""
    state.bottom.append(tile)
    state.bottom_seer.append(seer)


def lay_tile(state: Table, cell: int, tile: int, rotation: int) -> None:
    """LAB-035: a tile lies face up."""
    state.maze = state.maze.with_tile(cell, tile, rotation)


def lay_face_down(state: Table, cell: int, tile: int, seer: int) -> None:
    """LAB-173: a tile lies face down."""
    state.maze = state.maze.with_tile(cell, FACE_DOWN, 0)
    state.down[cell] = tile
    state.down_seer[cell] = seer


def lift_face_down(state: Table, cell: int) -> int:
    """A face-down tile is taken off the board."""
    tile = state.down[cell]
    state.maze = state.maze.with_tile(cell, EMPTY, 0)
    state.down[cell] = NOTHING
    state.down_seer[cell] = NOTHING
    return tile


def removable(state: Table, cell: int) -> bool:
    """LAB-004, LAB-050: only a face-up ordinary tile without pawn and key can be removed."""
    if state.maze.tiles[cell] < 0:
        return False
    first = node_at(cell, 0)
    last = first + 2
    for player in state.players:
        if first <= player.node <= last:
            return False
    if first <= state.golem <= last:
        return False
    for place in state.key_place:
        if first <= place <= last:
            return False
    return True


def removable_cells(state: Table) -> list[int]:
    """The cells whose tile can be removed."""
    return [cell for cell in range(FREE_CELLS) if removable(state, cell)]


def any_removable(state: Table) -> bool:
    """Tell whether there is a tile that can be removed."""
    for cell in range(FREE_CELLS):
        if removable(state, cell):
            return True
    return False


def remove_tile(state: Table, cell: int) -> None:
    """LAB-049: a tile goes to the bottom, traps and items on it to their pools, ability tokens to their players."""
    tile = state.maze.tiles[cell]
    for corridor in range(state.parts.tiles[tile].corridors):
        node = node_at(cell, corridor)
        return_trap(state, node)
        for item in range(ITEM_COUNT):
            if state.item_place[item] == node:
                return_item(state, item)
        for kind in range(CORRIDOR_TOKENS):
            if node in state.laid[kind]:
                return_token(state, kind, node)
    state.maze = state.maze.with_tile(cell, EMPTY, 0)
    to_bottom(state, tile, EVERYBODY)

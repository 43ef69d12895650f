"""Where a tile may lie."""

from typing import Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.corridors import EMPTY, FACE_DOWN
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS
from dolmen.games.labyrinth.names import ILLUSION, NOTHING, TILE_COUNT
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.tiles import any_tile_left
from dolmen.kernel.sentence import Refusal

# Where a tile may lie: cell * 6 + rotation, then each cell face down.
FIRST_DOWN: Final = FREE_CELLS * 6
SPOTS: Final = (
    *(f"{CELL_NAMES[cell]}r{rotation}" for cell in range(FREE_CELLS) for rotation in range(6)),
    *(f"{CELL_NAMES[cell]}down" for cell in range(FREE_CELLS)),
)
# The spots of each cell.
ROTATIONS: Final = [list(range(cell * 6, cell * 6 + 6)) for cell in range(FREE_CELLS)]

# A tile that was removed and where it lay, which it may always go back to (LAB-048); nothing in a plain Build.
Old = tuple[int, int]
NO_OLD: Final[Old] = (NOTHING, NOTHING)


def may_face_down(state: Table, seat: int) -> bool:
    """LAB-173: the Illusionist may lay a tile face down, up to three at a time."""
    if of_seat(state, seat, ILLUSION) <= 0:
        return False
    count = 0
    for tile in state.maze.tiles:
        if tile == FACE_DOWN:
            count += 1
    return count < state.parts.numbers.face_down


def why_not_spot(state: Table, tile: int, spot: int, old: Old) -> Refusal | None:
    """LAB-035, LAB-036, LAB-038: an empty cell that touches a tile, leaving every way open.

    LAB-037: nothing else is asked of the cell, neither matching openings nor a pawn nearby.
    """
    cell = spot // 6
    if state.maze.tiles[cell] != EMPTY:
        return say.CELL_TAKEN
    if (tile, spot) == old:
        return None  # LAB-048
    if not state.maze.touches(cell):
        return say.TOUCHES_NOTHING
    return None if state.maze.fits(cell, tile, spot % 6) else say.CLOSES_LAST_WAY


def spots(state: Table, tile: int, old: Old) -> list[int]:
    """All places for a tile that lies face up."""
    maze = state.maze
    cells = maze.free_cells()
    found: list[int] = []
    for cell in cells:
        if maze.anything_fits(cell):
            found.extend(ROTATIONS[cell])
        else:
            for rotation in range(6):
                if maze.fits(cell, tile, rotation):
                    found.append(cell * 6 + rotation)
    if tile == old[0] and maze.tiles[old[1] // 6] == EMPTY and old[1] not in found:
        found.append(old[1])
        found.sort()
    return found


def placeable(state: Table, seat: int, tile: int, old: Old) -> bool:
    """LAB-042: tell whether a tile has any legal place."""
    maze = state.maze
    if tile == old[0] and maze.tiles[old[1] // 6] == EMPTY:
        return True
    if maze.room_for_all():
        return True
    cells = maze.free_cells()
    if cells and may_face_down(state, seat):
        return True
    for cell in cells:
        for rotation in range(6):
            if maze.fits(cell, tile, rotation):
                return True
    return False


def why_not_build(state: Table, seat: int) -> Refusal | None:
    """LAB-042, LAB-043: why nothing can be built."""
    if build_possible(state, seat):
        return None
    return say.NOTHING_TO_BUILD if any_tile_left(state) else say.STACK_EMPTY


def build_possible(state: Table, seat: int) -> bool:
    """LAB-042, LAB-043: tell whether at least one tile of the stack has a legal place."""
    if not any_tile_left(state):
        return False
    if state.maze.room_for_all():
        return True
    for tile in range(TILE_COUNT):
        if (state.stack[tile] or tile in state.bottom) and placeable(state, seat, tile, NO_OLD):
            return True
    return False

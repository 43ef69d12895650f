"""The Architect's abilities: rebuilding and turning tiles."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.abilities.ability import Power
from dolmen.games.labyrinth.hexes import FREE_CELLS
from dolmen.games.labyrinth.pawns import pawn_cells
from dolmen.games.labyrinth.places import turned
from dolmen.games.labyrinth.shapes import SHAPE, described
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.rebuilding import RemoveTile
from dolmen.games.labyrinth.steps.spots import FIRST_DOWN, SPOTS
from dolmen.games.labyrinth.tiles import any_removable, lay_tile
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Ask

TURNS: Final = SPOTS[:FIRST_DOWN]


class Rebuild(Power):
    """C06a, LAB-049: remove a tile, then draw one and place it by the rules of Build."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        if any_removable(state):
            return None
        return say.NOT_REMOVABLE if state.maze.corridors() else say.NO_TILE

    def begin(self, state: Table, seat: int) -> None:
        state.do(RemoveTile(seat, 1))


class Turn(Power):
    """C06b, LAB-004, LAB-040: turn a face-up ordinary tile without pawns to another picture."""

    def why_not(self, state: Table, seat: int) -> Refusal | None:
        return None if turnings(state, True) else say.NOTHING_TO_TURN

    def begin(self, state: Table, seat: int) -> None:
        state.do(TurnTile(seat))


def turnings(state: Table, first_only: bool) -> list[int]:
    """List all tiles with the rotations to which they may be turned, or only the first one found."""
    maze = state.maze
    found: list[int] = []
    pawns = pawn_cells(state)
    for cell in range(FREE_CELLS):
        number = maze.tiles[cell]
        if number < 0 or cell in pawns:
            continue
        picture = state.parts.tiles[number].picture
        seen = picture[maze.rotations[cell]]
        for rotation in range(6):
            if picture[rotation] != seen and maze.fits(cell, number, rotation):
                found.append(cell * 6 + rotation)
                if first_only:
                    return found
    return found


class TurnTile(Ask[Table]):
    """C06b: choose the tile and its rotation; tokens stay on their corridors, and all ways must stay open."""

    __slots__ = ()

    topic: ClassVar = "turn"
    question: ClassVar = Sentence("ask-turn-tile")
    option: ClassVar = Sentence("turn-tile", "cell", *SHAPE)
    rule: ClassVar = "LAB-040"
    names: ClassVar = TURNS

    def label(self, state: Table, choice: int) -> Said:
        tile = state.parts.tiles[state.maze.tiles[choice // 6]]
        return Said(self.option, (choice // 6, *described(tile, choice % 6)))

    def place(self, state: Table, choice: int) -> str:
        return turned(choice // 6, choice % 6)

    def candidates(self, state: Table) -> list[int]:
        cells = [cell for cell in range(FREE_CELLS) if state.maze.tiles[cell] >= 0]
        return [cell * 6 + rotation for cell in cells for rotation in range(6)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        cell = choice // 6
        if cell in pawn_cells(state):
            return say.PAWN_THERE
        tile = state.parts.tiles[state.maze.tiles[cell]]
        if tile.picture[choice % 6] == tile.picture[state.maze.rotations[cell]]:
            return say.SAME_PICTURE
        return None if state.maze.fits(cell, state.maze.tiles[cell], choice % 6) else say.CLOSES_LAST_WAY

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is not say.CLOSES_LAST_WAY:
            return ()
        return state.maze.cut_off(choice // 6, state.maze.tiles[choice // 6], choice % 6)

    def options(self, state: Table) -> list[int]:
        return turnings(state, False)

    def search_options(self, state: Table) -> list[int]:
        found = []
        for choice in self.options(state):
            tile = state.parts.tiles[state.maze.tiles[choice // 6]]
            if tile.picture[choice % 6] == choice % 6:
                found.append(choice)
        return found or self.options(state)

    def take(self, state: Table, choice: int) -> None:
        cell = choice // 6
        tile = state.maze.tiles[cell]
        lay_tile(state, cell, tile, choice % 6)
        state.tell(say.TILE_TURNED, self.seat, tile, cell)

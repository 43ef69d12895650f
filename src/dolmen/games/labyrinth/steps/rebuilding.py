"""Removing tiles, and building again where nothing else can be built."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS
from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.places import AT_CELL
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.building import DrawTiles
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.spots import build_possible
from dolmen.games.labyrinth.tiles import any_removable, any_tile_left, removable, removable_cells, remove_tile
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask


class EmergencyRebuild(Deed):
    """LAB-048: where no tile of the stack has a place, one is removed and another one is placed."""

    __slots__ = ()

    names: ClassVar = ("rebuild",)
    option: ClassVar = Sentence("do-rebuild")
    rule: ClassVar = "LAB-048"
    price: ClassVar = 2

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        if not any_tile_left(state) or build_possible(state, seat):
            return say.NO_EMERGENCY
        return None if any_removable(state) else say.NOT_REMOVABLE

    def begin(self, state: Table, seat: int, option: int) -> None:
        state.do(RemoveTile(seat, 1))


class RemoveTile(Ask[Table]):
    """LAB-048, LAB-049, LAB-050: remove a tile without pawn and key; `rebuild` says that one is placed afterwards."""

    __slots__ = ("rebuild",)

    topic: ClassVar = "remove"
    question: ClassVar = Sentence("ask-remove-tile")
    option: ClassVar = Sentence("remove-tile", "tile", "cell")
    rule: ClassVar = "LAB-049"
    names: ClassVar = CELL_NAMES[:FREE_CELLS]

    def __init__(self, seat: int, rebuild: int) -> None:
        super().__init__(seat)
        self.rebuild = rebuild

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.rebuild)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (state.maze.tiles[choice], choice))

    def place(self, state: Table, choice: int) -> str:
        return AT_CELL[choice]

    def candidates(self, state: Table) -> list[int]:
        return [cell for cell in range(FREE_CELLS) if state.maze.tiles[cell] >= 0]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        # LAB-051: the ways need no check, an empty cell is never less open than a tile
        return None if removable(state, choice) else say.NOT_REMOVABLE

    def options(self, state: Table) -> list[int]:
        return removable_cells(state)

    def take(self, state: Table, choice: int) -> None:
        tile = state.maze.tiles[choice]
        old = (tile, choice * 6 + state.maze.rotations[choice])
        if state.rules >= 2:
            forget_way(state, choice)
        remove_tile(state, choice)
        state.tell(say.TILE_REMOVED, tile, choice)
        if self.rebuild:
            state.do(DrawTiles(self.seat, 1, 0, old))


def forget_way(state: Table, cell: int) -> None:
    """LAB-109: nothing keeps the Golem from a corridor of another tile where the one that it came from has been removed."""
    if state.golem_back != NOTHING and state.maze.cell_of(state.golem_back) == cell:
        state.golem_back = NOTHING
    if state.golem_came != NOTHING and state.maze.cell_of(state.golem_came) == cell:
        state.golem_came = NOTHING

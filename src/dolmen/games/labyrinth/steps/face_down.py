"""Face-down tiles: turned up when a pawn enters."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.hexes import node_at
from dolmen.games.labyrinth.names import EVERYBODY, ILLUSION, NOTHING
from dolmen.games.labyrinth.places import AT_CELL, turned
from dolmen.games.labyrinth.shapes import SHAPE, described
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.symbols import lay_symbols
from dolmen.games.labyrinth.tiles import lay_tile, lift_face_down, to_bottom
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Step

ROTATIONS: Final = ("r0", "r1", "r2", "r3", "r4", "r5")


class Arriving(Step[Table]):
    """A pawn before a face-down tile: it waits on the agenda until the tile has been turned up."""

    __slots__ = ()

    def arrive(self, state: Table, node: int) -> None:
        """The tile lies face up: enter its corridor."""
        raise AssertionError(f"{self!r} does not arrive")

    def stay(self, state: Table) -> None:
        """The tile could not be turned up: stay where you are."""
        raise AssertionError(f"{self!r} does not stay")


def illusionist(state: Table) -> int:
    """LAB-175: the seat that plays the Illusionist, or NOTHING."""
    for seat, player in enumerate(state.players):
        if player.character != NOTHING:
            for ability in state.parts.characters[player.character].abilities:
                for effect in ability.effects:
                    if effect.effect == ILLUSION:
                        return seat
    return NOTHING


class TurnUp(Step[Table]):
    """LAB-175, LAB-176: a pawn comes from a corridor to a face-down tile; `seat` moves the pawn.

    The Illusionist's player chooses the rotation; when nobody plays that character, the player who moves the pawn.
    """

    __slots__ = ("cell", "origin", "seat")

    def __init__(self, cell: int, origin: int, seat: int) -> None:
        self.cell = cell
        self.origin = origin
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.cell, self.origin, self.seat)

    def run(self, state: Table) -> None:
        cell = self.cell
        tile = state.down[cell]
        state.down_seer[cell] = EVERYBODY
        state.tell(say.TILE_TURNED_UP, tile, cell)
        chooser = illusionist(state)
        ask = ChooseRotation(self.seat if chooser == NOTHING else chooser, cell, state.maze.edge_towards(self.origin, cell))
        if ask.options(state):
            state.do(ask)
            return
        to_bottom(state, lift_face_down(state, cell), EVERYBODY)
        state.tell(say.TILE_UNFIT, tile)
        waiting = state.agenda.pop()
        assert isinstance(waiting, Arriving)
        waiting.stay(state)


class ChooseRotation(Ask[Table]):
    """LAB-176: the rotation must be open where the pawn enters, and must leave all ways open (LAB-040).

    Rotations that look the same are one choice; under rules version 1 each was a choice.
    """

    __slots__ = ("cell", "edge")

    topic: ClassVar = "turn"
    question: ClassVar = Sentence("ask-choose-rotation", "tile", "cell")
    option: ClassVar = Sentence("choose-rotation", *SHAPE)
    rule: ClassVar = "LAB-176"
    names: ClassVar = ROTATIONS

    def __init__(self, seat: int, cell: int, edge: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.edge = edge

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.cell, self.edge)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.down[self.cell], self.cell))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, described(state.parts.tiles[state.down[self.cell]], choice))

    def place(self, state: Table, choice: int) -> str:
        return turned(self.cell, choice)

    def focus(self, state: Table) -> str:
        return AT_CELL[self.cell]

    def candidates(self, state: Table) -> list[int]:
        picture = state.parts.tiles[state.down[self.cell]].picture
        return [rotation for rotation in range(6) if picture[rotation] == rotation or state.rules < 2]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        tile = state.down[self.cell]
        if state.parts.tiles[tile].at[choice][self.edge] < 0:
            return say.NO_OPENING_THERE
        return None if state.maze.fits(self.cell, tile, choice) else say.CLOSES_LAST_WAY

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return state.maze.cut_off(self.cell, state.down[self.cell], choice) if refusal is say.CLOSES_LAST_WAY else ()

    def search_options(self, state: Table) -> list[int]:
        tile = state.parts.tiles[state.down[self.cell]]
        options = self.options(state)
        return [choice for choice in options if tile.picture[choice] == choice or tile.picture[choice] not in options]

    def take(self, state: Table, choice: int) -> None:
        cell = self.cell
        tile = lift_face_down(state, cell)
        lay_tile(state, cell, tile, choice)
        state.do(Arrive(node_at(cell, state.parts.tiles[tile].at[choice][self.edge])))
        lay_symbols(state, cell)


class Arrive(Step[Table]):
    """LAB-176: when the symbols have their tokens the pawn stands on the corridor of its edge."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node

    def args(self) -> tuple[Arg, ...]:
        return (self.node,)

    def run(self, state: Table) -> None:
        waiting = state.agenda.pop()
        assert isinstance(waiting, Arriving)
        waiting.arrive(state, self.node)

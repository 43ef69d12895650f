"""Build: drawing tiles, choosing one, placing it."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.corridors import EMPTY
from dolmen.games.labyrinth.effects import of_seat, works
from dolmen.games.labyrinth.hexes import FREE_CELLS
from dolmen.games.labyrinth.names import BUILD, EVERYBODY, ILLUSION, NOTHING, SWIFT, SWIFT_BUILDING, TILES
from dolmen.games.labyrinth.places import AT_ABILITY, AT_CELL, turned
from dolmen.games.labyrinth.shapes import SHAPE, described, symbols
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.shared import NearAsk, Offer, Refuse
from dolmen.games.labyrinth.steps.spots import (
    FIRST_DOWN,
    NO_OLD,
    SPOTS,
    Old,
    may_face_down,
    placeable,
    spots,
    why_not_build,
    why_not_spot,
)
from dolmen.games.labyrinth.steps.symbols import lay_symbols
from dolmen.games.labyrinth.tiles import any_tile_left, lay_face_down, lay_tile, to_bottom
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches, Menu
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, Arg, Draw, Step

PLACE_FACE_DOWN: Final[Sentence] = Sentence("place-face-down", "cell")


def build(state: Table, seat: int, paid: bool) -> None:
    """LAB-035, LAB-047: draw one tile and as many more as the builder may look at."""
    if paid:
        state.do(OfferSwift(seat))
    state.do(DrawTiles(seat, 1 + works(state, seat, BUILD), 0, NO_OLD))


class DrawTiles(Step[Table]):
    """LAB-047: draw `count` tiles or as many as there are; `drawn` are in hand already."""

    __slots__ = ("count", "drawn", "old", "seat")

    def __init__(self, seat: int, count: int, drawn: int, old: Old) -> None:
        self.seat = seat
        self.count = count
        self.drawn = drawn
        self.old = old

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.count, self.drawn, self.old)

    def run(self, state: Table) -> None:
        if self.drawn == self.count or not any_tile_left(state):
            judge_hand(state, self.seat, self.count, self.old)
            return
        state.do(DrawTiles(self.seat, self.count, self.drawn + 1, self.old))
        if some(state.stack):
            state.do(DrawTile(self.seat))
        else:
            tile = state.bottom.pop(0)
            state.bottom_seer.pop(0)
            take_in_hand(state, self.seat, tile)


def take_in_hand(state: Table, seat: int, tile: int) -> None:
    """LAB-047: a drawn tile is seen only by the builder."""
    state.hand.append(tile)
    state.hand_seat = seat
    state.tell_to(seat, say.TILE_DRAWN, tile)


class DrawTile(Draw[Table]):
    """LAB-008, LAB-035: the top tile of the stack is one of those that nobody knows."""

    __slots__ = ("builder",)

    rule: ClassVar = "LAB-035"
    names: ClassVar = TILES

    def __init__(self, builder: int) -> None:
        super().__init__()
        self.builder = builder

    def args(self) -> tuple[Arg, ...]:
        return (self.builder,)

    def key(self) -> str:
        return "DrawTile"

    def weights(self, state: Table) -> list[int]:
        return state.stack[:]

    def drawn(self, state: Table, random: FastRandom) -> int:
        return random.weighted(state.stack)

    def take(self, state: Table, choice: int) -> None:
        state.stack[choice] = 0
        take_in_hand(state, self.builder, choice)


def judge_hand(state: Table, seat: int, count: int, old: Old) -> None:
    """LAB-042, LAB-047: if no drawn tile fits anywhere, all are shown, go to the bottom, and others are drawn."""
    for tile in state.hand:
        if placeable(state, seat, tile, old):
            state.do(ChooseTile(seat, old))
            return
    for tile in state.hand:
        state.tell(say.TILE_UNFIT, tile)
        to_bottom(state, tile, EVERYBODY)
    state.hand.clear()
    state.hand_seat = NOTHING
    state.do(DrawTiles(seat, count, 0, old))


class ChooseTile(NearAsk):
    """LAB-047: choose one of the drawn tiles; the others go to the bottom, known to the builder alone."""

    __slots__ = ("old",)

    topic: ClassVar = "offer"
    question: ClassVar = Sentence("ask-choose-tile")
    option: ClassVar = Sentence("choose-tile", "tile", "traps", "items", *SHAPE)
    rule: ClassVar = "LAB-047"
    names: ClassVar = TILES

    def __init__(self, seat: int, old: Old) -> None:
        super().__init__(seat)
        self.old = old

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.old)

    def label(self, state: Table, choice: int) -> Said:
        tile = state.parts.tiles[choice]
        return Said(self.option, (choice, *symbols(tile), *described(tile, 0)))

    def candidates(self, state: Table) -> list[int]:
        return sorted(state.hand)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if placeable(state, self.seat, choice, self.old) else say.FITS_NOWHERE

    def place(self, state: Table, choice: int) -> str:
        return f"tile:{TILES[choice]}"

    def take(self, state: Table, choice: int) -> None:
        for tile in state.hand:
            if tile != choice:
                to_bottom(state, tile, self.seat)
        state.hand = [choice]
        state.do(PlaceTile(self.seat, self.old))


class TileAsk(Menu[Table]):
    """A question about the tile in hand; `old` is where it may go back to."""

    __slots__ = ("old",)

    def __init__(self, seat: int, old: Old) -> None:
        super().__init__(seat)
        self.old = old

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.old)


class LayFaceUp(Branch[Table, TileAsk]):
    """LAB-035: a cell and a rotation."""

    __slots__ = ()

    names: ClassVar = SPOTS[:FIRST_DOWN]
    option: ClassVar = Sentence("place-tile", "cell", *SHAPE)
    rule: ClassVar = "LAB-035"

    def label(self, state: Table, ask: TileAsk, option: int) -> Said:
        return Said(self.option, (option // 6, *described(state.parts.tiles[state.hand[0]], option % 6)))

    def why_not(self, state: Table, ask: TileAsk, option: int) -> Refusal | None:
        return why_not_spot(state, state.hand[0], option, ask.old)

    def numbers(self, state: Table, ask: TileAsk, option: int, refusal: Refusal) -> tuple[int, ...]:
        return state.maze.cut_off(option // 6, state.hand[0], option % 6) if refusal is say.CLOSES_LAST_WAY else ()

    def add_options(self, state: Table, ask: TileAsk, found: list[int]) -> None:
        found.extend(spots(state, state.hand[0], ask.old))  # these are the first choices of the question

    def take(self, state: Table, ask: TileAsk, option: int) -> None:
        tile = take_from_hand(state)
        cell = option // 6
        lay_tile(state, cell, tile, option % 6)
        state.tell(say.TILE_LAID, ask.seat, tile, cell)
        lay_symbols(state, cell)

    def place(self, state: Table, ask: TileAsk, option: int) -> str:
        return turned(option // 6, option % 6)


class LayFaceDown(Branch[Table, TileAsk]):
    """LAB-173: the Illusionist may lay a tile face down."""

    __slots__ = ()

    names: ClassVar = SPOTS[FIRST_DOWN:]
    option: ClassVar = PLACE_FACE_DOWN
    rule: ClassVar = "LAB-173"

    def candidates(self, state: Table, ask: TileAsk) -> list[int]:
        return list(range(FREE_CELLS)) if of_seat(state, ask.seat, ILLUSION) > 0 else NONE

    def why_not(self, state: Table, ask: TileAsk, option: int) -> Refusal | None:
        if not may_face_down(state, ask.seat):
            return say.THREE_FACE_DOWN
        if state.maze.tiles[option] != EMPTY:
            return say.CELL_TAKEN
        return None if state.maze.touches(option) else say.TOUCHES_NOTHING

    def add_options(self, state: Table, ask: TileAsk, found: list[int]) -> None:
        if may_face_down(state, ask.seat):
            for cell in state.maze.free_cells():
                found.append(self.first + cell)

    def take(self, state: Table, ask: TileAsk, option: int) -> None:
        lay_face_down(state, option, take_from_hand(state), ask.seat)
        state.tell(say.TILE_LAID_DOWN, ask.seat, option)

    def place(self, state: Table, ask: TileAsk, option: int) -> str:
        return AT_CELL[option] + "/down"


def take_from_hand(state: Table) -> int:
    """The tile in hand, which is about to be laid."""
    state.hand_seat = NOTHING
    return state.hand.pop()


LAYING: Final = Branches(LayFaceUp(), LayFaceDown())


class PlaceTile(TileAsk):
    """LAB-035: where the tile in hand lies."""

    __slots__ = ()

    topic: ClassVar = "lay"
    question: ClassVar = Sentence("ask-place-tile", "tile")
    option: ClassVar = LayFaceUp.option
    rule: ClassVar = "LAB-035"
    branches: ClassVar = LAYING
    names: ClassVar = LAYING.names

    def menu(self) -> Branches:
        return LAYING

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.hand[0],))

    def search_options(self, state: Table) -> list[int]:
        """LAB-041: rotations that give the same picture count once."""
        picture = state.parts.tiles[state.hand[0]].picture
        found = self.options(state)
        return [spot for spot in found if spot >= FIRST_DOWN or spot % 6 == picture[spot % 6] or spot == self.old[1]]


class BuildAgain(Branch[Table, Offer]):
    """LAB-172: one more Build for nothing."""

    __slots__ = ()

    names: ClassVar = ("build",)
    option: ClassVar = Sentence("build-again")
    rule: ClassVar = "LAB-172"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        return NONE if state.used >> SWIFT_BUILDING & 1 or not of_seat(state, ask.seat, SWIFT) else ONLY

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return why_not_build(state, ask.seat)

    def role(self, state: Table, ask: Offer, option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: Offer, option: int) -> None:
        state.used |= 1 << SWIFT_BUILDING
        build(state, ask.seat, False)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_ABILITY[SWIFT_BUILDING]


SWIFTLY: Final = Branches(Refuse(), BuildAgain())


class OfferSwift(Offer):
    """Swift Building (LAB-172): right after a Build paid with an action, once a turn, one more for nothing."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-swift")
    option: ClassVar = BuildAgain.option
    rule: ClassVar = "LAB-172"
    branches: ClassVar = SWIFTLY
    names: ClassVar = SWIFTLY.names

    def menu(self) -> Branches:
        return SWIFTLY


class Build(Deed):
    """LAB-035: the deed Build."""

    __slots__ = ()

    names: ClassVar = ("build",)
    option: ClassVar = Sentence("do-build")
    rule: ClassVar = "LAB-035"

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        return why_not_build(state, seat)

    def begin(self, state: Table, seat: int, option: int) -> None:
        build(state, seat, True)

"""Build: drawing tiles, choosing and placing one, removing tiles (LAB-035 to LAB-051)."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat, works
from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS
from dolmen.games.labyrinth.maze import EMPTY, FACE_DOWN
from dolmen.games.labyrinth.names import BUILD, EVERYBODY, ILLUSION, NOTHING, SWIFT, SWIFT_BUILDING, TILE_COUNT, TILES
from dolmen.games.labyrinth.shapes import SHAPE, described, symbols
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.symbols import lay_symbols
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, Arg, Ask, Draw, Step

# Where a tile may lie: cell * 6 + rotation, then each cell face down.
FIRST_DOWN: Final = FREE_CELLS * 6
SPOTS: Final = (
    *(f"{CELL_NAMES[cell]}r{rotation}" for cell in range(FREE_CELLS) for rotation in range(6)),
    *(f"{CELL_NAMES[cell]}down" for cell in range(FREE_CELLS)),
)
# The spots of each cell.
ROTATIONS: Final = [list(range(cell * 6, cell * 6 + 6)) for cell in range(FREE_CELLS)]
PLACE_FACE_DOWN: Final[Sentence] = Sentence("place-face-down", "cell")

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
    """LAB-035 to LAB-040: why a tile may not lie somewhere face up."""
    cell = spot // 6
    if state.maze.tiles[cell] != EMPTY:
        return say.CELL_TAKEN
    if (tile, spot) == old:
        return None  # LAB-048
    if not state.maze.touches(cell):
        return say.TOUCHES_NOTHING
    return None if state.maze.fits(cell, tile, spot % 6) else say.CLOSES_LAST_WAY


def spots(state: Table, seat: int, tile: int, old: Old) -> list[int]:
    """All places for a tile, face-down ones last."""
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
    if may_face_down(state, seat):
        for cell in cells:
            found.append(FIRST_DOWN + cell)
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
    return say.NOTHING_TO_BUILD if state.any_tile_left() else say.STACK_EMPTY


def build_possible(state: Table, seat: int) -> bool:
    """LAB-042, LAB-043: tell whether at least one tile of the stack has a legal place."""
    if not state.any_tile_left():
        return False
    if state.maze.room_for_all():
        return True
    for tile in range(TILE_COUNT):
        if (state.stack[tile] or tile in state.bottom) and placeable(state, seat, tile, NO_OLD):
            return True
    return False


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
        if self.drawn == self.count or not state.any_tile_left():
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
        state.to_bottom(tile, EVERYBODY)
    state.hand.clear()
    state.hand_seat = NOTHING
    state.do(DrawTiles(seat, count, 0, old))


class ChooseTile(Ask[Table]):
    """LAB-047: choose one of the drawn tiles; the others go to the bottom, known to the builder alone."""

    __slots__ = ("old",)

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

    def options(self, state: Table) -> list[int]:
        if state.maze.room_for_all():
            return state.hand[:] if len(state.hand) == 1 else sorted(state.hand)
        return [tile for tile in sorted(state.hand) if placeable(state, self.seat, tile, self.old)]

    def take(self, state: Table, choice: int) -> None:
        for tile in state.hand:
            if tile != choice:
                state.to_bottom(tile, self.seat)
        state.hand = [choice]
        state.do(PlaceTile(self.seat, self.old))


class PlaceTile(Ask[Table]):
    """LAB-035 to LAB-040: place the tile in hand: a cell and a rotation, or (LAB-173) face down."""

    __slots__ = ("old",)

    question: ClassVar = Sentence("ask-place-tile", "tile")
    option: ClassVar = Sentence("place-tile", "cell", *SHAPE)
    rule: ClassVar = "LAB-035"
    names: ClassVar = SPOTS

    def __init__(self, seat: int, old: Old) -> None:
        super().__init__(seat)
        self.old = old

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.old)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (state.hand[0],))

    def label(self, state: Table, choice: int) -> Said:
        if choice >= FIRST_DOWN:
            return Said(PLACE_FACE_DOWN, (choice - FIRST_DOWN,))
        return Said(self.option, (choice // 6, *described(state.parts.tiles[state.hand[0]], choice % 6)))

    def rule_of(self, choice: int) -> str:
        return self.rule if choice < FIRST_DOWN else "LAB-173"

    def candidates(self, state: Table) -> list[int]:
        down = of_seat(state, self.seat, ILLUSION) > 0
        return list(range(len(SPOTS) if down else FIRST_DOWN))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice < FIRST_DOWN:
            return why_not_spot(state, state.hand[0], choice, self.old)
        cell = choice - FIRST_DOWN
        if not may_face_down(state, self.seat):
            return say.THREE_FACE_DOWN
        if state.maze.tiles[cell] != EMPTY:
            return say.CELL_TAKEN
        return None if state.maze.touches(cell) else say.TOUCHES_NOTHING

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return state.maze.cut_off(choice // 6, state.hand[0], choice % 6) if refusal is say.CLOSES_LAST_WAY else ()

    def options(self, state: Table) -> list[int]:
        return spots(state, self.seat, state.hand[0], self.old)

    def search_options(self, state: Table) -> list[int]:
        """LAB-041: rotations that give the same picture count once."""
        picture = state.parts.tiles[state.hand[0]].picture
        found = self.options(state)
        return [spot for spot in found if spot >= FIRST_DOWN or spot % 6 == picture[spot % 6] or spot == self.old[1]]

    def take(self, state: Table, choice: int) -> None:
        tile = state.hand.pop()
        state.hand_seat = NOTHING
        if choice >= FIRST_DOWN:
            state.lay_face_down(choice - FIRST_DOWN, tile, self.seat)
            state.tell(say.TILE_LAID_DOWN, self.seat, choice - FIRST_DOWN)
            return
        cell = choice // 6
        state.lay_tile(cell, tile, choice % 6)
        state.tell(say.TILE_LAID, self.seat, tile, cell)
        lay_symbols(state, cell)


class OfferSwift(Ask[Table]):
    """Swift Building (LAB-172): right after a Build paid with an action, once a turn, one more for nothing."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-swift")
    option: ClassVar = Sentence("build-again")
    rule: ClassVar = "LAB-172"
    names: ClassVar = ("build",)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.declined) if choice == PASS else Said(self.option)

    def candidates(self, state: Table) -> list[int]:
        swift = not state.used >> SWIFT_BUILDING & 1 and of_seat(state, self.seat, SWIFT)
        return [PASS, 0] if swift else [PASS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if choice == PASS else why_not_build(state, self.seat)

    def options(self, state: Table) -> list[int]:
        if state.used >> SWIFT_BUILDING & 1 or not of_seat(state, self.seat, SWIFT) or not build_possible(state, self.seat):
            return [PASS]
        return [PASS, 0]

    def role(self, state: Table, choice: int) -> int:
        return GIVES_UP if choice == PASS else MAIN

    def take(self, state: Table, choice: int) -> None:
        if choice != PASS:
            state.used |= 1 << SWIFT_BUILDING
            build(state, self.seat, False)


class RemoveTile(Ask[Table]):
    """LAB-048, LAB-049, LAB-050: remove a tile without pawn and key; `rebuild` says that one is placed afterwards."""

    __slots__ = ("rebuild",)

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

    def candidates(self, state: Table) -> list[int]:
        return [cell for cell in range(FREE_CELLS) if state.maze.tiles[cell] >= 0]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if state.removable(choice) else say.NOT_REMOVABLE

    def options(self, state: Table) -> list[int]:
        return state.removable_cells()

    def take(self, state: Table, choice: int) -> None:
        tile = state.maze.tiles[choice]
        old = (tile, choice * 6 + state.maze.rotations[choice])
        if state.rules >= 2:
            forget_way(state, choice)
        state.remove_tile(choice)
        state.tell(say.TILE_REMOVED, tile, choice)
        if self.rebuild:
            state.do(DrawTiles(self.seat, 1, 0, old))


def forget_way(state: Table, cell: int) -> None:
    """LAB-109: nothing keeps the Golem from a corridor of another tile where the one that it came from has been removed."""
    if state.golem_back != NOTHING and state.maze.cell_of(state.golem_back) == cell:
        state.golem_back = NOTHING
    if state.golem_came != NOTHING and state.maze.cell_of(state.golem_came) == cell:
        state.golem_came = NOTHING

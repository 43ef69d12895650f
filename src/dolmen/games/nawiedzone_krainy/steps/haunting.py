"""Haunting: the Last Player rolls the Terrain die and places Wraiths; the two ways to lose."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.names import (
    CELL_COUNT,
    CELL_NUMBERS,
    CELLS,
    DIE_TERRAINS,
    KALENA_CELLS,
    KALENA_FELL,
    LAKE,
    NO_CELL_LEFT,
    NOTHING,
    RESERVE_EMPTY,
)
from dolmen.games.nawiedzone_krainy.sentences import (
    LOST_KALENA,
    LOST_NO_CELL,
    LOST_RESERVE,
    NO_WRAITH_LEFT,
    OUTSIDE_FIRST,
    ROLLED_TERRAIN_FIRST,
    STRAIGHT_TO_KALENA,
    TERRAIN_ROLLED,
    WRAITH_CAME,
    WRAITH_ON_BUILDING,
    WRAITH_ON_LAKE,
    WRAITH_ON_WRAITH,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.wraiths import haunted_kalena, place_wraith
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Draw, Step

# The steps that decide where a Wraith goes, and NOWHERE.
ON_ROLLED: Final = 0
OUTSIDE: Final = 1
IN_KALENA: Final = 2
NOWHERE: Final = 3


class Haunting(Step[Table]):
    """NAW-044: the Last Player rolls the die and places 4 Wraiths.

    NAW-052: with fewer than 4 in the reserve all lose at once, before the die is rolled.
    With `wraith_supply_rule = partial` as many as remain are placed instead.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        need = state.parts.each_round
        if state.reserve < need and not state.partial:
            state.do(Defeat(RESERVE_EMPTY))
        else:
            state.do(RollTerrain())


class RollTerrain(Draw[Table]):
    """NAW-044: the Terrain die."""

    __slots__ = ()

    rule: ClassVar = "NAW-044"
    names: ClassVar = DIE_TERRAINS

    def weights(self, state: Table) -> list[int]:
        return list(state.parts.terrain_die)

    def take(self, state: Table, choice: int) -> None:
        last = state.order[-1]  # NAW-014
        state.tell(TERRAIN_ROLLED, last, choice)
        count = min(state.parts.each_round, state.reserve)
        if count == 0:
            state.tell(NO_WRAITH_LEFT)
        state.do(Place(last, choice, count, NOTHING))


class Place(Step[Table]):
    """NAW-049: the three steps are checked again for every single Wraith.

    NAW-050: when a Wraith cannot be placed anywhere, all players lose.
    Where there are no more cells than Wraiths, each cell gets one without a question.
    """

    __slots__ = ("left", "seat", "since", "terrain")

    def __init__(self, seat: int, terrain: int, left: int, since: int) -> None:
        self.seat = seat
        self.terrain = terrain
        self.left = left
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.terrain, self.left, self.since)

    def run(self, state: Table) -> None:
        if self.left == 0:
            return
        where = where_to(state, self.terrain)
        if where == NOWHERE:
            state.do(Defeat(NO_CELL_LEFT))
            return
        cells = cells_for(state, where, self.terrain)
        if state.rules >= 2 and len(cells) <= self.left:
            self.fill(state, cells)
            return
        state.do(PlaceWraith(self.seat, self.terrain, self.left, self.since))
        state.ready = cells

    def fill(self, state: Table, cells: list[int]) -> None:
        """Put a Wraith on each of the cells that are left in this step."""
        for cell in cells:
            put_wraith(state, cell)
        if haunted_kalena(state) == KALENA_CELLS:
            state.do(Defeat(KALENA_FELL))
        else:
            state.do(Place(self.seat, self.terrain, self.left - len(cells), NOTHING))


class PlaceWraith(Ask[Table]):
    """NAW-045, NAW-046, NAW-047, NAW-048: choose the cell of one Wraith.

    NAW-054: with `errata_haunting_overflow = kalena_direct` the second step is skipped.
    `since` is the last cell chosen in the same step: another order of the same cells is the same choice.
    """

    __slots__ = ("left", "since", "terrain")

    question: ClassVar = Sentence("ask-place-wraith", "terrain", "left")
    option: ClassVar = Sentence("place-wraith", "cell", "terrain")
    rule: ClassVar = "NAW-044"
    names: ClassVar = CELLS

    def __init__(self, seat: int, terrain: int, left: int, since: int) -> None:
        super().__init__(seat)
        self.terrain = terrain
        self.left = left
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.terrain, self.left, self.since)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.terrain, self.left))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (choice, state.land.terrain[choice]))

    def candidates(self, state: Table) -> list[int]:
        return CELL_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if state.land.terrain[choice] == LAKE:
            return WRAITH_ON_LAKE
        if state.building[choice] != NOTHING:
            return WRAITH_ON_BUILDING
        if state.wraiths[choice]:
            return WRAITH_ON_WRAITH
        where = where_to(state, self.terrain)
        if where == ON_ROLLED and state.land.terrain[choice] != self.terrain:
            return ROLLED_TERRAIN_FIRST
        if where == OUTSIDE and choice < KALENA_CELLS:
            return OUTSIDE_FIRST
        if where == IN_KALENA and choice >= KALENA_CELLS:
            return STRAIGHT_TO_KALENA
        return None

    def options(self, state: Table) -> list[int]:
        return cells_for(state, where_to(state, self.terrain), self.terrain)

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        later = [cell for cell in options if cell > self.since]
        return later or options

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (self.terrain,) if refusal is ROLLED_TERRAIN_FIRST else ()

    def place(self, state: Table, choice: int) -> str:
        return f"cell:{choice}"

    def take(self, state: Table, choice: int) -> None:
        before = where_to(state, self.terrain)
        put_wraith(state, choice)
        if haunted_kalena(state) == KALENA_CELLS:
            state.do(Defeat(KALENA_FELL))  # NAW-051: tested after every placement
            return
        since = choice if where_to(state, self.terrain) == before else NOTHING
        state.do(Place(self.seat, self.terrain, self.left - 1, since))


def free_for_wraith(state: Table, cell: int) -> bool:
    """NAW-045: not on a lake, a building or another Wraith; Seers and Depletion tokens do not matter."""
    return not state.wraiths[cell] and state.building[cell] == NOTHING and state.land.terrain[cell] != LAKE


def where_to(state: Table, rolled: int) -> int:
    """Cells of the rolled kind (NAW-046), then any outside Kalena (NAW-047), then Kalena (NAW-048)."""
    terrain = state.land.terrain
    for cell in range(KALENA_CELLS, CELL_COUNT):
        if terrain[cell] == rolled and free_for_wraith(state, cell):
            return ON_ROLLED
    if not state.kalena_direct:
        for cell in range(KALENA_CELLS, CELL_COUNT):
            if free_for_wraith(state, cell):
                return OUTSIDE
    return NOWHERE if haunted_kalena(state) == KALENA_CELLS else IN_KALENA


def cells_for(state: Table, where: int, rolled: int) -> list[int]:
    """NAW-046, NAW-047, NAW-048: the cells that a Wraith may come to in a step."""
    first = 0 if where == IN_KALENA else KALENA_CELLS
    last = KALENA_CELLS if where == IN_KALENA else CELL_COUNT
    terrain = state.land.terrain
    found: list[int] = []
    for cell in range(first, last):
        if (where != ON_ROLLED or terrain[cell] == rolled) and free_for_wraith(state, cell):
            found.append(cell)
    return found


def put_wraith(state: Table, cell: int) -> None:
    """NAW-044: place a Wraith and tell everybody."""
    place_wraith(state, cell)
    state.tell(WRAITH_CAME, cell, state.land.terrain[cell])


class Defeat(Step[Table]):
    """NAW-005, NAW-050, NAW-051, NAW-052: all players lose at once; there is no scoring and no winner."""

    __slots__ = ("reason",)

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def args(self) -> tuple[Arg, ...]:
        return (self.reason,)

    def run(self, state: Table) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        state.defeat = self.reason
        if self.reason == NO_CELL_LEFT:
            state.tell(LOST_NO_CELL)
        elif self.reason == KALENA_FELL:
            state.tell(LOST_KALENA)
        else:
            state.tell(LOST_RESERVE, state.reserve, state.parts.each_round)
        state.agenda.clear()

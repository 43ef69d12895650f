"""Gather: one good from the Seer's cell or a lake beside it."""

from typing import ClassVar, Final

from dolmen.games.nawiedzone_krainy.names import (
    CELLS,
    GATHER,
    GATHER_BONUS,
    GOOD_COUNT,
    GOODS,
    HILL,
    LAKE,
    NOTHING,
    STOPS_GATHER,
    WATER,
)
from dolmen.games.nawiedzone_krainy.sentences import (
    CELL_BUILT,
    CELL_DEPLETED,
    DO_GATHER,
    DO_GATHER_FULL,
    DO_TAKE_FULL,
    GATHERED,
    GATHERED_NOTHING,
    GOOD_DISCARDED,
    GOOD_TAKEN,
    LOSES_GOOD,
    NO_DEPLETION_LEFT,
    NO_GATHER_TOKEN,
    NO_LAKE_BESIDE,
    NO_ROOM_LEFT,
    NOTHING_GROWS,
    WRAITH_GUARDS,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.action import Action
from dolmen.kernel.counting import total
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, PLAIN, Arg, Ask

GOOD_NUMBERS: Final = list(range(GOOD_COUNT))


class Gather(Action):
    """NAW-072: a good from the Seer's cell or a lake beside it; an option is a cell and a good."""

    __slots__ = ()

    names: ClassVar = tuple(f"gather-{cell}-{good}" for cell in CELLS for good in GOODS)
    option: ClassVar = DO_GATHER
    rule: ClassVar = "NAW-072"

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        cell = state.players[ask.seat].cell
        good = state.parts.terrain_goods[state.land.terrain[cell]]
        found = [cell * GOOD_COUNT + WATER]
        if good != NOTHING and good != WATER:
            found.append(cell * GOOD_COUNT + good)
        for lake in state.land.lakes[cell]:
            found.append(lake * GOOD_COUNT + WATER)
        return found

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-073, NAW-075, NAW-077: an undepleted cell without building; water only beside a lake; nothing on the City Hill.

        NAW-080, NAW-081, NAW-159: a Wraith on the chosen cell matters only under WID-2.
        NAW-092: a building on the Seer's cell does not prevent gathering from the lakes beside it.
        """
        cell = option // GOOD_COUNT
        terrain = state.land.terrain[cell]
        if terrain != LAKE and option % GOOD_COUNT == WATER and not state.land.lakes[cell]:
            return NOTHING_GROWS if state.parts.terrain_goods[terrain] == NOTHING else NO_LAKE_BESIDE
        if terrain == HILL:
            return NOTHING_GROWS  # NAW-077
        if state.building[cell] != NOTHING:
            return CELL_BUILT
        if state.depleted[cell]:
            return CELL_DEPLETED
        if state.wraiths[cell] and state.haunts[STOPS_GATHER]:
            return WRAITH_GUARDS
        if state.players[ask.seat].active[GATHER] < 1:
            return NO_GATHER_TOKEN  # NAW-071
        if state.limit_depletion and total(state.depleted) >= state.parts.depletion:
            return NO_DEPLETION_LEFT
        return None

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        player = state.players[ask.seat]
        if player.active[GATHER] == 0:
            return
        first = self.first
        lakes = state.land.lakes[player.cell]
        here = player.cell * GOOD_COUNT
        good = state.parts.terrain_goods[state.land.terrain[player.cell]]
        if lakes and self.why_not(state, ask, here + WATER) is None:
            found.append(first + here + WATER)
        if good != NOTHING and good != WATER and self.why_not(state, ask, here + good) is None:
            found.append(first + here + good)
        for lake in lakes:
            if self.why_not(state, ask, lake * GOOD_COUNT + WATER) is None:
                found.append(first + lake * GOOD_COUNT + WATER)

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        cell, good = option // GOOD_COUNT, option % GOOD_COUNT
        sentence = DO_GATHER if has_room(state, ask.seat, good) else DO_GATHER_FULL
        return Said(sentence, (good, cell, state.land.terrain[cell]))

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        return PLAIN if has_room(state, ask.seat, option % GOOD_COUNT) else GIVES_UP

    def loses(self, state: Table, ask: Ask[Table], option: int) -> Said | None:
        good = option % GOOD_COUNT
        return None if has_room(state, ask.seat, good) else Said(LOSES_GOOD, (good,))

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"do:gather cell:{option // GOOD_COUNT}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-074, NAW-075, NAW-076, NAW-078, NAW-079: take the good, put a Depletion token on the chosen cell.

        A good without room is discarded, but the token is spent. NAW-082: the Depletion token stays.
        NAW-083, NAW-149: with WYT-3 one more good of any kind follows, without a second Depletion token.
        """
        state.do(ask)
        cell, good = option // GOOD_COUNT, option % GOOD_COUNT
        player = state.players[ask.seat]
        player.exhaust(GATHER, 1)
        state.depleted[cell] = 1
        event = GATHERED if state.gain_goods(ask.seat, good, 1) else GATHERED_NOTHING
        state.tell(event, ask.seat, good, cell, state.land.terrain[cell])
        bonus = player.effects[GATHER_BONUS]
        if bonus:
            offer_goods(state, ask.seat, bonus, 0)


def has_room(state: Table, seat: int, good: int) -> bool:
    """NAW-016: tell whether one more good of a kind fits into storage."""
    return state.players[seat].goods[good] < state.storage_limit(seat)


def offer_goods(state: Table, seat: int, count: int, since: int) -> None:
    """NAW-017: let a player take goods of any kinds; without room for any kind they are lost without a question."""
    if state.rules >= 2 and not any(has_room(state, seat, good) for good in GOOD_NUMBERS):
        state.tell(NO_ROOM_LEFT, seat, count)
    else:
        state.do(TakeGood(seat, count, since))


class TakeGood(Ask[Table]):
    """NAW-015, NAW-083, NAW-095: the receiver chooses each "any good", one by one; a full kind is discarded.

    `since` is the last kind chosen: another order of the same kinds is the same choice.
    """

    __slots__ = ("left", "since")

    question: ClassVar = Sentence("ask-take-good", "left")
    option: ClassVar = Sentence("take-good", "good")
    rule: ClassVar = "NAW-095"
    names: ClassVar = GOODS

    def __init__(self, seat: int, left: int, since: int) -> None:
        super().__init__(seat)
        self.left = left
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.since)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.left,))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option if has_room(state, self.seat, choice) else DO_TAKE_FULL, (choice,))

    def role(self, state: Table, choice: int) -> int:
        return PLAIN if has_room(state, self.seat, choice) else GIVES_UP

    def loses(self, state: Table, choice: int) -> Said | None:
        return None if has_room(state, self.seat, choice) else Said(LOSES_GOOD, (choice,))

    def candidates(self, state: Table) -> list[int]:
        return GOOD_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def search_options(self, state: Table) -> list[int]:
        return [choice for choice in GOOD_NUMBERS if choice >= self.since]

    def take(self, state: Table, choice: int) -> None:
        event = GOOD_TAKEN if state.gain_goods(self.seat, choice, 1) else GOOD_DISCARDED
        state.tell(event, self.seat, choice)
        if self.left > 1:
            offer_goods(state, self.seat, self.left - 1, choice)

"""Harvest: buildings give their income, unless a Wraith silences them."""

from dolmen.games.nawiedzone_krainy.names import CELL_COUNT, GOOD_COUNT, HARVEST_BONUS, NOTHING, STOPS_HARVEST
from dolmen.games.nawiedzone_krainy.sentences import HARVEST_LOST, HARVESTED, SILENCED
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.counting import some, total
from dolmen.kernel.match import UNDO_AFTER_TURN
from dolmen.kernel.step import Step


class Harvest(Step[Table]):
    """NAW-055, NAW-058: every building gives its owner its income, wherever the Seer is; there is no choice.

    NAW-059, NAW-147: with WYT-1 a building that produces gives one more. NAW-057: what does not fit is lost.
    """

    __slots__ = ()

    def run(self, state: Table) -> None:
        state.close_undo(UNDO_AFTER_TURN)
        income = [[0] * GOOD_COUNT for _ in range(state.seats)]
        buildings = state.building
        for cell in range(CELL_COUNT):
            kind = buildings[cell]
            if kind == NOTHING:
                continue
            owner = state.owner[cell]
            wraith = silencer(state, cell)
            if wraith != NOTHING:
                state.tell(SILENCED, owner, kind, cell, wraith)
                continue
            building = state.parts.buildings[kind]
            bonus = state.players[owner].effects[HARVEST_BONUS]
            income[owner][building.income] += building.amount + bonus
        for seat in range(state.seats):
            if some(income[seat]):
                receive(state, seat, income[seat])


def silencer(state: Table, cell: int) -> int:
    """NAW-056, NAW-158: under WID-1 a Wraith on an adjacent cell silences a building; NOTHING when none does."""
    if state.haunts[STOPS_HARVEST]:
        for near in state.parts.neighbours[cell]:
            if state.wraiths[near]:
                return near
    return NOTHING


def receive(state: Table, seat: int, income: list[int]) -> None:
    """Put the income of a player into storage, and tell of it."""
    kept = [state.gain_goods(seat, good, income[good]) for good in range(GOOD_COUNT)]
    if state.sink is None:
        return
    if some(kept):
        state.tell(HARVESTED, seat, *kept)
    if total(kept) < total(income):
        state.tell(HARVEST_LOST, seat, *[income[good] - kept[good] for good in range(GOOD_COUNT)])

"""Travel: one step to an adjacent cell."""

from typing import ClassVar

from dolmen.games.nawiedzone_krainy.names import CELL_NUMBERS, CELLS, LAKE, SLOWS_TRAVEL, TRAVEL
from dolmen.games.nawiedzone_krainy.sentences import (
    ALREADY_HERE,
    DO_TRAVEL,
    LAKE_NOT_ENTERED,
    NOT_ADJACENT,
    TOO_FEW_TRAVEL,
    TOO_FEW_TRAVEL_WRAITH,
    TRAVELLED,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.action import Action
from dolmen.kernel.sentence import Refusal, Said
from dolmen.kernel.step import Ask


class Travel(Action):
    """NAW-065: a step to an adjacent cell; an option is the cell."""

    __slots__ = ()

    names: ClassVar = CELLS
    option: ClassVar = DO_TRAVEL
    rule: ClassVar = "NAW-065"

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        return CELL_NUMBERS

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-065, NAW-066: one step to an adjacent cell, for the entry cost of the destination.

        NAW-067: Seers, Wraiths and buildings there do not matter. NAW-068: lakes are not entered.
        """
        player = state.players[ask.seat]
        if option == player.cell:
            return ALREADY_HERE
        if option not in state.parts.neighbours[player.cell]:
            return NOT_ADJACENT
        if state.land.terrain[option] == LAKE:
            return LAKE_NOT_ENTERED
        if state.entry_cost(ask.seat, option) > player.active[TRAVEL]:
            slowed = state.wraiths[option] and state.haunts[SLOWS_TRAVEL]  # NAW-069
            return TOO_FEW_TRAVEL_WRAITH if slowed else TOO_FEW_TRAVEL
        return None

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        seat = ask.seat
        player = state.players[seat]
        active = player.active[TRAVEL]
        if active == 0:
            return
        terrain = state.land.terrain
        first = self.first
        for cell in state.parts.neighbours[player.cell]:
            if terrain[cell] != LAKE and state.entry_cost(seat, cell) <= active:
                found.append(first + cell)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is TOO_FEW_TRAVEL or refusal is TOO_FEW_TRAVEL_WRAITH:
            return (state.entry_cost(ask.seat, option), state.players[ask.seat].active[TRAVEL])
        return ()

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        return Said(self.option, (option, state.land.terrain[option], state.entry_cost(ask.seat, option)))

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"cell:{option}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-065: pay and move the Seer."""
        state.do(ask)
        cost = state.entry_cost(ask.seat, option)
        player = state.players[ask.seat]
        player.exhaust(TRAVEL, cost)
        player.cell = option
        state.tell(TRAVELLED, ask.seat, option, state.land.terrain[option], cost)

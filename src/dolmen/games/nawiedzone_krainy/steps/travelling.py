"""Travel: one step to an adjacent cell."""

from dolmen.games.nawiedzone_krainy.names import LAKE, SLOWS_TRAVEL, TRAVEL
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
from dolmen.kernel.sentence import Refusal, Said


def why_not_travel(state: Table, seat: int, cell: int) -> Refusal | None:
    """NAW-065, NAW-066: one step to an adjacent cell, for the entry cost of the destination.

    NAW-067: Seers, Wraiths and buildings there do not matter. NAW-068: lakes are not entered.
    """
    player = state.players[seat]
    if cell == player.cell:
        return ALREADY_HERE
    if cell not in state.parts.neighbours[player.cell]:
        return NOT_ADJACENT
    terrain = state.land.terrain[cell]
    if terrain == LAKE:
        return LAKE_NOT_ENTERED
    cost = state.entry_cost(seat, cell)
    if cost > player.active[TRAVEL]:
        slowed = state.wraiths[cell] and state.haunts[SLOWS_TRAVEL]  # NAW-069
        return TOO_FEW_TRAVEL_WRAITH if slowed else TOO_FEW_TRAVEL
    return None


def travel_options(state: Table, seat: int, found: list[int]) -> None:
    """Add the cells that a Seer can step to."""
    player = state.players[seat]
    active = player.active[TRAVEL]
    if active == 0:
        return
    terrain = state.land.terrain
    for cell in state.parts.neighbours[player.cell]:
        if terrain[cell] != LAKE and state.entry_cost(seat, cell) <= active:
            found.append(cell)


def travel_label(state: Table, seat: int, cell: int) -> Said:
    """A step in words."""
    return Said(DO_TRAVEL, (cell, state.land.terrain[cell], state.entry_cost(seat, cell)))


def travel(state: Table, seat: int, cell: int) -> None:
    """NAW-065: pay and move the Seer."""
    cost = state.entry_cost(seat, cell)
    player = state.players[seat]
    player.exhaust(TRAVEL, cost)
    player.cell = cell
    state.tell(TRAVELLED, seat, cell, state.land.terrain[cell], cost)

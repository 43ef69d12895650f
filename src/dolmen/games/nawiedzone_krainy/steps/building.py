"""Build: a building on the Seer's own cell."""

from typing import ClassVar

from dolmen.games.nawiedzone_krainy.names import BUILD, BUILD_VALOUR, BUILDING_COUNT, BUILDINGS, FROM_BUILDINGS, LAKE, NOTHING
from dolmen.games.nawiedzone_krainy.sentences import (
    BUILDING_COSTS,
    BUILDING_STANDS,
    BUILT,
    DO_BUILD,
    NEVER_BUILT_HERE,
    NO_CUBE_TO_BUILD,
    NO_MARKER_LEFT,
    NORIA_NEEDS_LAKE,
    TOO_FEW_BUILD,
    WRAITH_STANDS,
    WRONG_TERRAIN,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.action import Action
from dolmen.kernel.sentence import Refusal, Said
from dolmen.kernel.step import MAIN, PLAIN, Ask


class Build(Action):
    """NAW-084: put a building on the Seer's own cell; an option is the kind of building."""

    __slots__ = ()

    names: ClassVar = tuple(f"build-{building}" for building in BUILDINGS)
    option: ClassVar = DO_BUILD
    rule: ClassVar = "NAW-084"

    def why_not(self, state: Table, ask: Ask[Table], option: int) -> Refusal | None:
        """NAW-084, NAW-085, NAW-086, NAW-087, NAW-090: the right terrain, nothing in the way, everything paid.

        Other Seers and a Depletion token do not hinder.
        """
        player = state.players[ask.seat]
        building = state.parts.buildings[option]
        terrain = state.land.terrain[player.cell]
        if terrain > LAKE:
            return NEVER_BUILT_HERE
        if terrain not in building.terrains:
            return WRONG_TERRAIN
        if building.lakeside and not state.land.lakes[player.cell]:
            return NORIA_NEEDS_LAKE
        if state.building[player.cell] != NOTHING:
            return BUILDING_STANDS
        if state.wraiths[player.cell]:
            return WRAITH_STANDS
        if player.active[BUILD] < building.tokens:
            return TOO_FEW_BUILD
        if not player.has_goods(building.cost):
            return BUILDING_COSTS
        if state.markers[option] == 0:
            return NO_MARKER_LEFT
        return NO_CUBE_TO_BUILD if player.cubes == 0 else None

    def add_options(self, state: Table, ask: Ask[Table], found: list[int]) -> None:
        player = state.players[ask.seat]
        if player.active[BUILD] == 0 or state.building[player.cell] != NOTHING or state.wraiths[player.cell]:
            return
        if state.land.terrain[player.cell] > LAKE or player.cubes == 0:
            return
        buildings = state.parts.buildings
        first = self.first
        for kind in range(BUILDING_COUNT):
            if player.has_goods(buildings[kind].cost) and self.why_not(state, ask, kind) is None:
                found.append(first + kind)

    def numbers(self, state: Table, ask: Ask[Table], option: int, refusal: Refusal) -> tuple[int, ...]:
        building = state.parts.buildings[option]
        if refusal is TOO_FEW_BUILD:
            return (building.tokens, state.players[ask.seat].active[BUILD])
        if refusal is BUILDING_COSTS:
            return (option, *building.cost)
        return (option,) if refusal in (WRONG_TERRAIN, NORIA_NEEDS_LAKE, NO_MARKER_LEFT) else ()

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        cost = state.parts.buildings[option].cost
        return Said(self.option, (option, *cost, build_valour(state, ask.seat, option)))

    def role(self, state: Table, ask: Ask[Table], option: int) -> int:
        return MAIN if self.why_not(state, ask, option) is None else PLAIN

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return f"do:build cell:{state.players[ask.seat].cell}"

    def take(self, state: Table, ask: Ask[Table], option: int) -> None:
        """NAW-087, NAW-088, NAW-091: pay, put the building there for good, gain its valour at once."""
        state.do(ask)
        seat = ask.seat
        player = state.players[seat]
        building = state.parts.buildings[option]
        player.exhaust(BUILD, building.tokens)
        player.pay_goods(building.cost)
        state.build(seat, player.cell, option)
        valour = build_valour(state, seat, option)
        state.earn(seat, valour, FROM_BUILDINGS)
        state.tell(BUILT, seat, option, player.cell, state.land.terrain[player.cell], valour)


def build_valour(state: Table, seat: int, kind: int) -> int:
    """NAW-088, NAW-089, NAW-131, NAW-148: the building, and one more with WYT-2, as one move."""
    return state.parts.buildings[kind].valour + state.players[seat].effects[BUILD_VALOUR]

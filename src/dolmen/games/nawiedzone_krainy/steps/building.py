"""Build: a building on the Seer's own cell."""

from dolmen.games.nawiedzone_krainy.names import (
    BUILD,
    BUILD_VALOUR,
    BUILDING_COUNT,
    FROM_BUILDINGS,
    LAKE,
    NOTHING,
)
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
from dolmen.kernel.sentence import Refusal, Said


def why_not_build(state: Table, seat: int, kind: int) -> Refusal | None:
    """NAW-084, NAW-085, NAW-086, NAW-087, NAW-090: the right terrain, nothing in the way, everything paid.

    Other Seers and a Depletion token do not hinder.
    """
    player = state.players[seat]
    building = state.parts.buildings[kind]
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
    if state.markers[kind] == 0:
        return NO_MARKER_LEFT
    return NO_CUBE_TO_BUILD if player.cubes == 0 else None


def build_options(state: Table, seat: int, first: int, found: list[int]) -> None:
    """Add what a player can build; `first` is where these choices begin."""
    player = state.players[seat]
    if player.active[BUILD] == 0 or state.building[player.cell] != NOTHING or state.wraiths[player.cell]:
        return
    terrain = state.land.terrain[player.cell]
    if terrain > LAKE or player.cubes == 0:
        return
    for kind in range(BUILDING_COUNT):
        if player.has_goods(state.parts.buildings[kind].cost) and why_not_build(state, seat, kind) is None:
            found.append(first + kind)


def build_label(state: Table, seat: int, kind: int) -> Said:
    """A building in words."""
    building = state.parts.buildings[kind]
    return Said(DO_BUILD, (kind, *building.cost, build_valour(state, seat, kind)))


def build_numbers(state: Table, seat: int, kind: int, refusal: Refusal) -> tuple[int, ...]:
    """The values of a refusal."""
    building = state.parts.buildings[kind]
    if refusal is TOO_FEW_BUILD:
        return (building.tokens, state.players[seat].active[BUILD])
    if refusal is BUILDING_COSTS:
        return (kind, *building.cost)
    return (kind,) if refusal in (WRONG_TERRAIN, NORIA_NEEDS_LAKE, NO_MARKER_LEFT) else ()


def build_valour(state: Table, seat: int, kind: int) -> int:
    """NAW-088, NAW-089, NAW-131, NAW-148: the building, and one more with WYT-2, as one move."""
    return state.parts.buildings[kind].valour + state.players[seat].effects[BUILD_VALOUR]


def build(state: Table, seat: int, kind: int) -> None:
    """NAW-087, NAW-088, NAW-091: pay, put the building there for good, gain its valour at once."""
    player = state.players[seat]
    building = state.parts.buildings[kind]
    player.exhaust(BUILD, building.tokens)
    player.pay_goods(building.cost)
    state.build(seat, player.cell, kind)
    valour = build_valour(state, seat, kind)
    state.earn(seat, valour, FROM_BUILDINGS)
    state.tell(BUILT, seat, kind, player.cell, state.land.terrain[player.cell], valour)

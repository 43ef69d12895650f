"""What must hold at all times."""

from dolmen.games.nawiedzone_krainy.names import (
    BUILDING_COUNT,
    BUILDINGS,
    CELL_COUNT,
    CELLS,
    GOOD_COUNT,
    GOODS,
    LAKE,
    NOTHING,
    TRACK_COUNT,
    TRACKS,
)
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.tasks import in_game


def broken(state: Table) -> str | None:
    """NAW-013, NAW-016, NAW-019, NAW-045, NAW-073: say what does not add up, or None."""
    return _markers(state) or _cells(state) or _players(state)


def _markers(state: Table) -> str | None:
    if state.reserve + sum(state.wraiths) != state.parts.wraiths or state.reserve < 0:
        return f"there are {sum(state.wraiths)} Wraiths on the Map and {state.reserve} in the reserve of {state.parts.wraiths}"
    for kind in range(BUILDING_COUNT):
        stands, count = state.building.count(kind), state.parts.buildings[kind].count
        if stands + state.markers[kind] != count or state.markers[kind] < 0:
            return f"{stands} {BUILDINGS[kind]} markers stand on the Map and {state.markers[kind]} are left of {count}"
    return None


def _cells(state: Table) -> str | None:
    for cell in range(CELL_COUNT):
        terrain, kind = state.land.terrain[cell], state.building[cell]
        if state.wraiths[cell] and (terrain == LAKE or kind != NOTHING):
            return f"a Wraith stands on {CELLS[cell]}, on a lake or a building"
        if (kind == NOTHING) != (state.owner[cell] == NOTHING):
            return f"the building on {CELLS[cell]} has no owner, or an owner has no building there"
        if kind == NOTHING:
            continue
        building = state.parts.buildings[kind]
        if terrain not in building.terrains or (building.lakeside and not state.land.lakes[cell]):
            return f"a {BUILDINGS[kind]} cannot stand on {CELLS[cell]}"
        if state.depleted[cell]:
            return f"there is a Depletion token on the building of {CELLS[cell]}"
    return None


def _players(state: Table) -> str | None:
    for seat, player in enumerate(state.players):
        limit = state.storage_limit(seat)
        for good in range(GOOD_COUNT):
            if not 0 <= player.goods[good] <= limit:
                return f"seat {seat} has {player.goods[good]} {GOODS[good]}, the limit is {limit}"
        for track in range(TRACK_COUNT):
            if not 0 <= player.active[track] <= player.owned[track] <= state.parts.tracks[track].slots:
                return f"seat {seat} has {player.active[track]} active of {player.owned[track]} {TRACKS[track]} tokens"
        used = state.owner.count(seat) + state.slots.count(seat)
        if player.cubes + used != state.parts.cubes or player.cubes < 0:
            return f"seat {seat} uses {used} cubes and has {player.cubes} left of {state.parts.cubes}"
        if state.land.terrain[player.cell] == LAKE:
            return f"the Seer of seat {seat} stands on the lake {CELLS[player.cell]}"
        if len(set(player.tasks)) != len(player.tasks) or not all(in_game(state, task) for task in player.tasks):
            return f"seat {seat} has task cards twice, or cards that are not in the game"
        if player.pecunia < 0:
            return f"seat {seat} has {player.pecunia} Pecunia"
    return None

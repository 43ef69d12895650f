"""Crystals of Fate: one's own and the one of the Crystal Shard, active or not."""

from dolmen.games.labyrinth.names import SHARD
from dolmen.games.labyrinth.state import Table


def crystal_ready(state: Table, seat: int, shard: int) -> bool:
    """Tell whether a player has such an active Crystal."""
    return state.shard_active and state.holds(seat, SHARD) if shard else state.players[seat].active > 0


def crystal_spent(state: Table, seat: int, shard: int) -> bool:
    """Tell whether a player has such an inactive Crystal."""
    player = state.players[seat]
    return not state.shard_active and state.holds(seat, SHARD) if shard else player.active < player.crystals


def crystals_ready(state: Table, seat: int) -> bool:
    """Tell whether a player has any active Crystal."""
    return crystal_ready(state, seat, 0) or crystal_ready(state, seat, 1)


def crystals_spent(state: Table, seat: int) -> bool:
    """Tell whether a player has any inactive Crystal."""
    return crystal_spent(state, seat, 0) or crystal_spent(state, seat, 1)


def use_crystal(state: Table, seat: int, shard: int) -> None:
    """LAB-122: a Crystal turns to its inactive side: one of the player's, or that of the Crystal Shard."""
    if shard:
        state.shard_active = False
    else:
        state.players[seat].active -= 1


def turn_crystal_up(state: Table, seat: int, shard: int) -> None:
    """LAB-121: a Crystal turns to its active side."""
    if shard:
        state.shard_active = True
    else:
        state.players[seat].active += 1

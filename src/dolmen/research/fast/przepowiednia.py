"""Writes an observation of Przepowiednia from a state, in the order of the layout."""

from dolmen.games.przepowiednia.names import CARD_COUNT, GRID_COUNT, NODE_COUNT, RUNE_COUNT, TEMPLE_COUNT
from dolmen.games.przepowiednia.state import Table
from dolmen.kernel.step import State
from dolmen.research.fast.writing import pad

SEATS = 4


def write(state: State, _seat: int, out: list[int]) -> None:
    """Append everything that a seat may see: the same for all, for there are no private things in this game."""
    assert isinstance(state, Table)
    out += [state.seats, 1 if state.advanced else 0, state.round, state.first]
    out += [1 if state.ending else 0, 1 if state.charge_used else 0]
    out += state.ring
    pad(CARD_COUNT - len(state.ring), out)
    out += state.supply
    out += state.covered
    for temple in range(TEMPLE_COUNT):
        out.append(temple)
    out += state.tracks
    out += state.open_runes
    out += state.hidden
    out += state.unseen
    out += state.objectives
    pad(TEMPLE_COUNT - len(state.objectives), out)
    out.append(state.virtual)
    out += state.grids_left
    pad(GRID_COUNT - len(state.grids_left), out)
    _players(state, out)


def _players(state: Table, out: list[int]) -> None:
    players = state.players
    missing = SEATS - len(players)
    for player in players:
        out.append(player.side)
    pad(missing, out)
    for player in players:
        out += player.grid
    pad(missing * NODE_COUNT, out)
    for player in players:
        out += player.runes
    pad(missing * RUNE_COUNT, out)
    for player in players:
        out.append(player.muted)
    pad(missing, out)
    for player in players:
        out.append(player.charges)
    pad(missing, out)
    for player in players:
        out.append(player.markers)
    pad(missing, out)
    for player in players:
        out.append(player.points)
    pad(missing, out)
    for player in players:
        out.append(player.figure)
    pad(missing, out)

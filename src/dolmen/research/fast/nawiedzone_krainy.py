"""Writes an observation of Nawiedzone Krainy from a state, in the order of the layout."""

from dolmen.games.nawiedzone_krainy.names import (
    CELL_COUNT,
    DECK_COUNT,
    GOOD_COUNT,
    NOTHING,
    REGIONS,
    SKILL_SLOTS,
    TASK_COUNT,
    TRACK_COUNT,
    WRAITH_CARDS,
)
from dolmen.games.nawiedzone_krainy.state import Player, Table
from dolmen.games.nawiedzone_krainy.steps.learning import train_price
from dolmen.games.nawiedzone_krainy.wraiths import haunted_kalena
from dolmen.kernel.step import State
from dolmen.research.fast.writing import UNKNOWN, members, pad

SEATS = 4


def write(state: State, seat: int, out: list[int]) -> None:
    """Append everything that a seat may see."""
    assert isinstance(state, Table)
    out += [state.seats, state.mode]
    out += state.wraith_cards
    pad(len(WRAITH_CARDS) - len(state.wraith_cards), out)
    out += [state.season, state.round]
    out += state.order
    pad(SEATS - len(state.order), out)
    out += state.tiles
    pad(REGIONS - len(state.tiles), out)
    out += state.land.terrain
    pad(CELL_COUNT - len(state.land.terrain), out)
    out += state.wraiths
    out += state.depleted
    out += state.building
    out += state.owner
    out += [state.reserve, haunted_kalena(state), state.persuasion_cost(), state.market]
    out += state.skills
    pad(DECK_COUNT - len(state.skills), out)
    used = len(state.skills) * SKILL_SLOTS
    out += state.slots[:used]
    pad(DECK_COUNT * SKILL_SLOTS - used, out)
    out += state.markers
    # DEFEATS begins with "", which is UNKNOWN.
    out += [state.defeat - 1, 1 if state.revealed else 0]
    _players(state, seat, out)


def _players(state: Table, seat: int, out: list[int]) -> None:
    players = state.players
    missing = SEATS - len(players)
    for player in players:
        out.append(player.cell)
    pad(missing, out)
    for player in players:
        out += player.goods
    pad(missing * GOOD_COUNT, out)
    for other in range(state.seats):
        out.append(state.storage_limit(other))
    pad(missing, out)
    for player in players:
        out.append(player.pecunia)
    pad(missing, out)
    for player in players:
        out += player.owned
    pad(missing * TRACK_COUNT, out)
    for player in players:
        out += player.active
    pad(missing * TRACK_COUNT, out)
    for other, player in enumerate(players):
        _prices(state, other, player, out)
    pad(missing * TRACK_COUNT, out)
    _valour(state, seat, missing, out)


def _prices(state: Table, seat: int, player: Player, out: list[int]) -> None:
    tracks = state.parts.tracks
    for track in range(TRACK_COUNT):
        out.append(NOTHING if player.owned[track] == tracks[track].slots else train_price(state, seat, track))


def _valour(state: Table, seat: int, missing: int, out: list[int]) -> None:
    players = state.players
    for player in players:
        out.append(player.valour)
    pad(missing, out)
    for player in players:
        out.append(player.arrival)
    pad(missing, out)
    for player in players:
        out.append(player.cubes)
    pad(missing, out)
    for other, player in enumerate(players):
        if other == seat or state.revealed or not player.tasks:
            members(player.tasks, 0, TASK_COUNT, out)
        else:
            out += [UNKNOWN] * TASK_COUNT
    pad(missing * TASK_COUNT, out)
    for player in players:
        out.append(len(player.tasks))
    pad(missing, out)

"""Writes an observation of Labyrinth from a state, in the order of the layout."""

from dolmen.games.labyrinth.corridors import FACE_DOWN
from dolmen.games.labyrinth.hexes import FREE_CELLS, NODE_COUNT
from dolmen.games.labyrinth.names import (
    ABILITY_COUNT,
    CORRIDOR_TOKENS,
    EVERYBODY,
    HELD,
    ITEM_COUNT,
    KEY_COUNT,
    NOTHING,
    SEAT_COUNT,
    TILE_COUNT,
    UNSEEN,
)
from dolmen.games.labyrinth.pools import traps_in_pool
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.tiles import stack_size
from dolmen.kernel.counting import total
from dolmen.kernel.step import State
from dolmen.research.fast.writing import ABSENT, UNKNOWN, pad

THING_COUNT = 32
MOST_HELD = 10
KEY = ITEM_COUNT
FIRST_TOKEN = ITEM_COUNT + 1


def write(state: State, seat: int, out: list[int]) -> None:
    """Append everything that a seat may see."""
    assert isinstance(state, Table)
    out += [state.seats, state.round, state.max_rounds, state.first, state.active_seat, state.actions]
    out += [1 if state.golem_used else 0, 1 if state.event_used else 0]
    used = state.used
    for ability in range(ABILITY_COUNT):
        out.append(used >> ability & 1)
    out += [1 if state.barred else 0, state.maze.centre]
    _tiles(state, seat, out)
    _traps(state, seat, out)
    _things(state, out)
    out += [state.golem, state.golem_back, total(state.golem_deck)]
    out += state.golem_discard
    out += [state.event, total(state.events_left), stack_size(state)]
    for place in range(len(state.bottom)):
        out.append(state.bottom[place] if _knows(state.bottom_seer[place], seat) else UNKNOWN)
    pad(TILE_COUNT - len(state.bottom), out)
    _hand(state.hand, state.hand_seat == seat, out)
    out.append(traps_in_pool(state))
    _hand(state.trap_hand, state.active_seat == seat, out)
    in_pool = 0
    for place in state.item_place:
        if place == NOTHING:
            in_pool += 1
    out += [in_pool, 1 if state.shard_active else 0, state.winner]
    _players(state, out)


def _knows(seer: int, seat: int) -> bool:
    return seer in (EVERYBODY, seat)


def _hand(held: list[int], mine: bool, out: list[int]) -> None:
    out += held if mine else [UNKNOWN] * len(held)
    pad(MOST_HELD - len(held), out)


def _tiles(state: Table, seat: int, out: list[int]) -> None:
    tiles = state.maze.tiles
    for cell in range(FREE_CELLS):
        tile = tiles[cell]
        if tile == FACE_DOWN:
            out.append(state.down[cell] if _knows(state.down_seer[cell], seat) else UNKNOWN)
        else:
            out.append(tile if tile >= 0 else ABSENT)
    for cell in range(FREE_CELLS):
        if tiles[cell] >= 0:
            out.append(state.maze.rotations[cell])
        else:
            out.append(0 if tiles[cell] == FACE_DOWN else ABSENT)
    for cell in range(FREE_CELLS):
        if tiles[cell] >= 0:
            out.append(0)
        else:
            out.append(1 if tiles[cell] == FACE_DOWN else ABSENT)


def _traps(state: Table, seat: int, out: list[int]) -> None:
    first = len(out)
    out += [ABSENT] * (2 * NODE_COUNT)
    for node in range(NODE_COUNT):
        kind = state.traps[node]
        if kind == NOTHING:
            continue
        seer = state.trap_seer[node]
        known = kind != UNSEEN and (seer in (NOTHING, seat))
        out[first + node] = kind if known else UNKNOWN
        out[first + NODE_COUNT + node] = 1 if kind == UNSEEN or seer != NOTHING else 0


def _things(state: Table, out: list[int]) -> None:
    nodes: list[int] = []
    things: list[int] = []
    droppers: list[int] = []
    for item in range(ITEM_COUNT):
        place = state.item_place[item]
        if 0 <= place < HELD:
            nodes.append(place)
            things.append(item)
            droppers.append(NOTHING)
    lying = [(state.key_place[key], state.key_from[key]) for key in range(KEY_COUNT) if state.key_place[key] < HELD]
    for node, dropper in sorted(lying):
        nodes.append(node)
        things.append(KEY)
        droppers.append(dropper)
    for kind in range(CORRIDOR_TOKENS):
        for node in state.laid[kind]:
            nodes.append(node)
            things.append(FIRST_TOKEN + kind)
            droppers.append(NOTHING)
    missing = THING_COUNT - len(nodes)
    out += nodes
    pad(missing, out)
    out += things
    pad(missing, out)
    out += droppers
    pad(missing, out)


def _players(state: Table, out: list[int]) -> None:
    players = state.players
    missing = SEAT_COUNT - len(players)
    for player in players:
        out.append(player.character)
    pad(missing, out)
    for player in players:
        out.append(player.start)
    pad(missing, out)
    for player in players:
        out.append(player.node)
    pad(missing, out)
    for player in players:
        out.append(player.lives)
    pad(missing, out)
    for seat, player in enumerate(players):
        out.append(1 if state.lives_of(seat) > player.lives else 0)
    pad(missing, out)
    for player in players:
        out.append(player.crystals)
    pad(missing, out)
    for player in players:
        out.append(player.active)
    pad(missing, out)
    for player in players:
        out.append(player.daze)
    pad(missing, out)
    for seat in range(state.seats):
        out.append(state.keys_of(seat))
    pad(missing, out)
    _held(state, missing, out)


def _held(state: Table, missing: int, out: list[int]) -> None:
    players = state.players
    for seat in range(state.seats):
        held = HELD + seat
        for place in state.item_place:
            out.append(1 if place == held else 0)
    pad(missing * ITEM_COUNT, out)
    for player in players:
        out.append(player.tokens)
    pad(missing, out)
    for player in players:
        out.append(player.curses)
    pad(missing, out)
    for player in players:
        out.append(player.sacrifices)
    pad(missing, out)
    for player in players:
        out.append(player.deaths)
    pad(missing, out)

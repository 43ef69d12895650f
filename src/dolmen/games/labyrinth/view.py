"""What a seat may see, and worlds that it cannot tell from the true one; side by side, so that a reader sees both."""

from typing import Final, TypedDict

from dolmen.games.labyrinth.corridors import FACE_DOWN
from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS, NODE_COUNT, NODES
from dolmen.games.labyrinth.names import (
    ABILITIES,
    CHARACTERS,
    EVENTS_NAMES,
    EVERYBODY,
    HELD,
    ITEM_COUNT,
    ITEMS,
    KEY_COUNT,
    NOTHING,
    TILE_COUNT,
    TILES,
    TOKENS,
    TRAPS,
    UNSEEN,
)
from dolmen.games.labyrinth.pools import traps_in_pool
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.spots import build_possible
from dolmen.games.labyrinth.tiles import stack_size
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import WATCHER

TRIES: Final = 8


class TileView(TypedDict):
    """A tile on a cell; a face-down tile has a name only for the seat that knows it."""

    cell: str
    tile: str
    rotation: int
    face_down: bool


class TrapView(TypedDict):
    """A trap on a corridor; a face-down one has a name only for the seat that has seen it."""

    node: str
    trap: str
    face_down: bool


class ThingView(TypedDict):
    """A key, an item or an ability token on a corridor; `dropped_by` is -1 for an original key."""

    node: str
    thing: str
    dropped_by: int


class PlayerView(TypedDict):
    """LAB-131: what a player has is open to all."""

    character: str
    start: str
    node: str
    lives: int
    heart: bool
    crystals: int
    active: int
    daze: int
    keys: int
    items: list[str]
    tokens: int
    curses: int
    sacrifices: int
    deaths: int


class TableView(TypedDict):
    """The table; -1 and "" mean that nothing is there."""

    seats: int
    round: int
    max_rounds: int
    first: int
    active_seat: int
    actions: int
    golem_used: bool
    event_used: bool
    used: list[str]
    barred: bool
    centre: str
    tiles: list[TileView]
    traps: list[TrapView]
    things: list[ThingView]
    golem: str
    golem_back: str
    golem_deck: int
    golem_discard: list[int]
    event: str
    events_left: int
    stack: int
    bottom: list[str]
    hand: list[str]
    trap_pool: int
    trap_hand: list[str]
    item_pool: int
    shard_active: bool
    winner: int
    players: list[PlayerView]


def view(state: Table, seat: int) -> TableView:
    """Build the view from scratch, listing only what may be seen."""
    return {
        "seats": state.seats,
        "round": state.round,
        "max_rounds": state.max_rounds,
        "first": state.first,
        "active_seat": state.active_seat,
        "actions": state.actions,
        "golem_used": state.golem_used,
        "event_used": state.event_used,
        "used": [name for ability, name in enumerate(ABILITIES) if state.used >> ability & 1],
        "barred": state.barred,
        "centre": CELL_NAMES[state.maze.centre],
        "tiles": _tiles(state, seat),
        "traps": _traps(state, seat),
        "things": _things(state),
        "golem": NODES[state.golem],
        "golem_back": NODES[state.golem_back] if state.golem_back != NOTHING else "",
        "golem_deck": sum(state.golem_deck),
        "golem_discard": state.golem_discard[:],
        "event": EVENTS_NAMES[state.event] if state.event != NOTHING else "",
        "events_left": sum(state.events_left),
        "stack": stack_size(state),
        "bottom": [
            TILES[tile] if seer in (EVERYBODY, seat) else "" for tile, seer in zip(state.bottom, state.bottom_seer, strict=True)
        ],
        "hand": [TILES[tile] if state.hand_seat == seat else "" for tile in state.hand],
        "trap_pool": traps_in_pool(state),
        "trap_hand": [TRAPS[kind] if state.active_seat == seat else "" for kind in state.trap_hand],
        "item_pool": state.item_place.count(NOTHING),
        "shard_active": state.shard_active,
        "winner": state.winner,
        "players": [_player(state, other) for other in range(state.seats)],
    }


def hides(state: Table, seat: int) -> bool:
    """LAB-047: a single drawn tile is laid at once, so it is no reason to send the others away; all else that is hidden is."""
    seen, public = view(state, seat), view(state, WATCHER)
    if len(state.hand) == 1:
        seen["hand"] = public["hand"]
    return seen != public


def _tiles(state: Table, seat: int) -> list[TileView]:
    found: list[TileView] = []
    for cell in range(FREE_CELLS):
        tile = state.maze.tiles[cell]
        if tile >= 0:
            rotation = state.maze.rotations[cell]
            found.append({"cell": CELL_NAMES[cell], "tile": TILES[tile], "rotation": rotation, "face_down": False})
        elif tile == FACE_DOWN:
            name = TILES[state.down[cell]] if state.down_seer[cell] in (EVERYBODY, seat) else ""
            found.append({"cell": CELL_NAMES[cell], "tile": name, "rotation": 0, "face_down": True})
    return found


def _traps(state: Table, seat: int) -> list[TrapView]:
    found: list[TrapView] = []
    for node in range(NODE_COUNT):
        kind = state.traps[node]
        if kind == NOTHING:
            continue
        seer = state.trap_seer[node]
        face_down = kind == UNSEEN or seer != NOTHING
        known = kind != UNSEEN and seer in (NOTHING, seat)
        found.append({"node": NODES[node], "trap": TRAPS[kind] if known else "", "face_down": face_down})
    return found


def _things(state: Table) -> list[ThingView]:
    found: list[ThingView] = []
    for item in range(ITEM_COUNT):
        if 0 <= state.item_place[item] < HELD:
            found.append({"node": NODES[state.item_place[item]], "thing": ITEMS[item], "dropped_by": NOTHING})
    lying = [(state.key_place[key], state.key_from[key]) for key in range(KEY_COUNT) if state.key_place[key] < HELD]
    for node, dropper in sorted(lying):
        found.append({"node": NODES[node], "thing": "key", "dropped_by": dropper})
    for kind, nodes in enumerate(state.laid):
        for node in nodes:
            found.append({"node": NODES[node], "thing": TOKENS[kind], "dropped_by": NOTHING})
    return found


def _player(state: Table, seat: int) -> PlayerView:
    player = state.players[seat]
    return {
        "character": CHARACTERS[player.character] if player.character != NOTHING else "",
        "start": NODES[player.start],
        "node": NODES[player.node],
        "lives": player.lives,
        "heart": state.lives_of(seat) > player.lives,
        "crystals": player.crystals,
        "active": player.active,
        "daze": player.daze,
        "keys": state.keys_of(seat),
        "items": [ITEMS[item] for item in state.items_of(seat)],
        "tokens": player.tokens,
        "curses": player.curses,
        "sacrifices": player.sacrifices,
        "deaths": player.deaths,
    }


def knows_all(state: Table, seat: int) -> bool:
    """Tell whether `determinize` would find nothing to deal again."""
    for seer in state.bottom_seer:
        if seer not in (EVERYBODY, seat):
            return False
    for cell in range(FREE_CELLS):
        if state.down[cell] >= 0 and state.down_seer[cell] not in (EVERYBODY, seat):
            return False
    for node in range(NODE_COUNT):
        if state.trap_seer[node] not in (NOTHING, seat):
            return False
    return not (state.hand and state.hand_seat != seat) and not (state.trap_hand and state.active_seat != seat)


def determinize(state: Table, seat: int, random: FastRandom) -> Table:
    """A world that `seat` cannot tell from this one: tiles and traps that only others have seen are dealt again.

    Everything else that lies face down has no identity yet.
    """
    world = state.clone()
    world.ready = None
    _deal_traps(world, seat, random)
    for _ in range(TRIES):
        trial = world.clone()
        _deal_tiles(trial, seat, random)
        # LAB-042: whether a Build is offered says something about the stack.
        if build_possible(trial, state.active_seat) == build_possible(state, state.active_seat):
            return trial
    return world


def _deal_traps(world: Table, seat: int, random: FastRandom) -> None:
    """Exchange traps that only another player has seen with those that nobody has seen."""
    for node in range(NODE_COUNT):
        if world.trap_seer[node] not in (NOTHING, seat):
            world.trap_pool[world.traps[node]] += 1
            kind = random.weighted(world.trap_pool)
            world.trap_pool[kind] -= 1
            world.traps[node] = kind
    if world.active_seat != seat:
        for place, held in enumerate(world.trap_hand):
            world.trap_pool[held] += 1
            kind = random.weighted(world.trap_pool)
            world.trap_pool[kind] -= 1
            world.trap_hand[place] = kind


def _deal_tiles(world: Table, seat: int, random: FastRandom) -> None:
    """Exchange the tiles in the stack, in another player's hand, face down or put unseen at the bottom."""
    hidden = [place for place, seer in enumerate(world.bottom_seer) if seer not in (EVERYBODY, seat)]
    down = [cell for cell in range(FREE_CELLS) if world.down[cell] >= 0 and world.down_seer[cell] not in (EVERYBODY, seat)]
    hand = list(range(len(world.hand))) if world.hand_seat != seat else []
    for place in hidden:
        world.stack[world.bottom[place]] = 1
    for cell in down:
        world.stack[world.down[cell]] = 1
    for place in hand:
        world.stack[world.hand[place]] = 1
    for place in hidden:
        world.bottom[place] = _draw(world, random)
    for cell in down:
        world.down[cell] = _draw(world, random)
    for place in hand:
        world.hand[place] = _draw(world, random)


def _draw(world: Table, random: FastRandom) -> int:
    tile = random.weighted(world.stack)
    assert 0 <= tile < TILE_COUNT
    world.stack[tile] = 0
    return tile

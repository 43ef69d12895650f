"""Positions as readable documents, by component names."""

from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS, NODE_COUNT, NODES
from dolmen.games.labyrinth.maze import FACE_DOWN
from dolmen.games.labyrinth.names import (
    ABILITIES,
    CHARACTERS,
    EVENTS_NAMES,
    GOLEM_CARDS,
    HELD,
    ITEM_COUNT,
    ITEMS,
    KEY_COUNT,
    NOTHING,
    TILES,
    TOKENS,
    TRAPS,
    UNSEEN,
)
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.game import Document
from dolmen.kernel.position import dump_agenda


def dump_position(state: Table) -> Document:
    """Write the whole table as a document."""
    return {
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "characters": "choose" if state.choosing else "random",
        "max_rounds": state.max_rounds,
        "first": state.first,
        "round": state.round,
        "active": state.active_seat,
        "actions": state.actions,
        "golem_used": state.golem_used,
        "event_used": state.event_used,
        "used": [name for number, name in enumerate((*ABILITIES, "eye")) if state.used >> number & 1],
        "put_down": [ITEMS[item] for item in range(ITEM_COUNT) if state.put_down >> item & 1],
        "barred": state.barred,
        "explorations": state.explorations,
        "centre": CELL_NAMES[state.maze.centre],
        "tiles": _dump_tiles(state),
        "stack": [TILES[tile] for tile, there in enumerate(state.stack) if there],
        "bottom": [seen(TILES[tile], seer) for tile, seer in zip(state.bottom, state.bottom_seer, strict=True)],
        "hand": [TILES[tile] for tile in state.hand],
        "hand_seat": state.hand_seat,
        "traps": _dump_traps(state),
        "trap_hand": [TRAPS[kind] for kind in state.trap_hand],
        "items": {ITEMS[item]: NODES[place] for item, place in enumerate(state.item_place) if 0 <= place < HELD},
        "shard_active": state.shard_active,
        "keys": _dump_keys(state),
        "tokens": {TOKENS[kind]: [NODES[node] for node in nodes] for kind, nodes in enumerate(state.laid)},
        "golem": NODES[state.golem],
        "golem_back": _node(state.golem_back),
        "golem_came": _node(state.golem_came),
        "golem_deck": {GOLEM_CARDS[card]: count for card, count in enumerate(state.golem_deck)},
        "golem_discard": {GOLEM_CARDS[card]: count for card, count in enumerate(state.golem_discard)},
        "event": EVENTS_NAMES[state.event] if state.event != NOTHING else "",
        "events_left": [EVENTS_NAMES[event] for event, left in enumerate(state.events_left) if left],
        "winner": state.winner,
        "ended": state.ended,
        "agenda": dump_agenda(state),
    }


def seen(name: str, seer: int) -> str:
    """Write a face-down tile or trap with the seat that knows it."""
    return name if seer == NOTHING else f"{name}@{seer}"


def _node(node: int) -> str:
    return NODES[node] if node != NOTHING else ""


def _dump_player(state: Table, seat: int) -> Document:
    player = state.players[seat]
    return {
        "character": CHARACTERS[player.character] if player.character != NOTHING else "",
        "node": NODES[player.node],
        "lives": player.lives,
        "crystals": player.crystals,
        "active": player.active,
        "daze": player.daze,
        "keys": state.keys_of(seat),
        "items": [ITEMS[item] for item in state.items_of(seat)],
        "tokens": player.tokens,
        "curses": player.curses,
        "sacrifices": player.sacrifices,
        "visit": player.visit,
        "deaths": player.deaths,
    }


def _dump_tiles(state: Table) -> Document:
    tiles = {}
    for cell in range(FREE_CELLS):
        tile = state.maze.tiles[cell]
        if tile >= 0:
            tiles[CELL_NAMES[cell]] = f"{TILES[tile]}r{state.maze.rotations[cell]}"
        elif tile == FACE_DOWN:
            tiles[CELL_NAMES[cell]] = "down " + seen(TILES[state.down[cell]], state.down_seer[cell])
    return tiles


def _dump_traps(state: Table) -> Document:
    traps = {}
    for node in range(NODE_COUNT):
        kind = state.traps[node]
        if kind == UNSEEN:
            traps[NODES[node]] = "face down"
        elif kind != NOTHING:
            traps[NODES[node]] = seen(TRAPS[kind], state.trap_seer[node])
    return traps


def _dump_keys(state: Table) -> list[str]:
    """Write the keys on the board, each with the seat that dropped it."""
    lying = [(state.key_place[key], state.key_from[key]) for key in range(KEY_COUNT) if state.key_place[key] < HELD]
    return [seen(NODES[node], dropper) for node, dropper in sorted(lying)]

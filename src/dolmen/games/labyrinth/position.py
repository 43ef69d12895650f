"""Positions as readable documents, by component names."""

from functools import partial
from typing import Final

from dolmen.games.labyrinth.catalogue import STEPS
from dolmen.games.labyrinth.corridors import FACE_DOWN
from dolmen.games.labyrinth.hexes import CELL_NAMES, CENTRE, FIRST_KEY, FREE_CELLS, NODE_COUNT, NODES
from dolmen.games.labyrinth.invariants import broken
from dolmen.games.labyrinth.names import (
    ABILITIES,
    CHARACTERS,
    CORRIDOR_TOKENS,
    EVENTS_NAMES,
    GOLEM_CARDS,
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
from dolmen.games.labyrinth.parts import Parts
from dolmen.games.labyrinth.pools import box_tokens
from dolmen.games.labyrinth.setup import PLAYERS, new_table
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.setting import SetTable
from dolmen.games.labyrinth.steps.turn import EndTurn, NextDeed, StartTurn
from dolmen.games.labyrinth.tiles import lay_face_down, lay_tile, to_bottom
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Document
from dolmen.kernel.position import dump_agenda, load_agenda, load_table
from dolmen.kernel.reading import Reader

MOST: Final = 1000000


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


def load_position(document: Document, where: str, box: Box) -> Table:
    """A table from a document; what is left out is as in a new game, pools and stack hold what is left of the box."""
    assert isinstance(box, Parts)
    return load_table(document, where, PLAYERS, partial(new_table, box), _fill, broken)


def _fill(state: Table, reader: Reader, entries: list[Reader]) -> None:
    _load_settings(state, reader)
    _load_tiles(state, reader)
    _load_stack(state, reader)
    _load_traps(state, reader)
    _load_tokens(state, reader)
    for seat, entry in enumerate(entries):
        _load_player(state, seat, entry)
    _load_things(state, reader, entries)
    for seat, entry in enumerate(entries):
        _load_own_tokens(state, seat, entry)
    _load_golem(state, reader)
    _load_agenda(state, reader)


def _load_settings(state: Table, reader: Reader) -> None:
    if reader.has("characters"):
        state.choosing = reader.text("characters", ("random", "choose")) == "choose"
    state.max_rounds = reader.number("max_rounds", 1, 1000) if reader.has("max_rounds") else 60
    for name in ("first", "active"):
        if reader.has(name):
            seat = reader.number(name, -1 if name == "first" else 0, state.seats - 1)
            if name == "first":
                state.first = seat
            else:
                state.active_seat = seat
    if reader.has("round"):
        state.round = reader.number("round", 1, MOST)
    if reader.has("actions"):
        state.actions = reader.number("actions", 0, 20)
    state.golem_used = reader.has("golem_used") and reader.flag("golem_used")
    state.event_used = reader.has("event_used") and reader.flag("event_used")
    state.barred = reader.has("barred") and reader.flag("barred")
    state.ended = reader.has("ended") and reader.flag("ended")
    if reader.has("explorations"):
        state.explorations = reader.number("explorations", 0, MOST)
    if reader.has("winner"):
        state.winner = reader.number("winner", -1, state.seats - 1)
    names = (*ABILITIES, "eye")
    for name in reader.texts("used", names) if reader.has("used") else []:
        state.used |= 1 << names.index(name)
    for name in reader.texts("put_down", ITEMS) if reader.has("put_down") else []:
        state.put_down |= 1 << ITEMS.index(name)
    _load_event(state, reader)


def _load_event(state: Table, reader: Reader) -> None:
    if reader.has("event"):
        name = reader.text("event", (*EVENTS_NAMES, ""))
        if name:
            state.event = EVENTS_NAMES.index(name)
            state.events_left[state.event] = 0
    if reader.has("events_left"):
        left = reader.texts("events_left", EVENTS_NAMES)
        state.events_left = [1 if name in left else 0 for name in EVENTS_NAMES]


def split(reader: Reader, key: str, text: object, allowed: tuple[str, ...], seats: int) -> tuple[int, int]:
    """A name and, after @, the seat that belongs to it."""
    name, _, seat = str(text).partition("@")
    if name not in allowed:
        raise reader.wrong(key, f"{name!r} is unknown; allowed are {listed(allowed)}")
    if seat and not (seat.isdigit() and int(seat) < seats):
        raise reader.wrong(key, f"{seat!r} is no seat")
    return allowed.index(name), int(seat) if seat else NOTHING


def _load_tiles(state: Table, reader: Reader) -> None:
    """Cells as "T02r0", or "down T02@1" for a face-down tile that seat 1 knows."""
    if reader.has("centre"):
        reader.text("centre", (CELL_NAMES[state.maze.centre],))
    tiles = reader.inside("tiles") if reader.has("tiles") else Reader({}, reader.where)
    for name in tiles.table:
        if name not in CELL_NAMES[:FREE_CELLS] or CELL_NAMES.index(name) == state.maze.centre:
            raise BadInput(f"{tiles.where}: {name!r} is no cell for a tile")
        cell = CELL_NAMES.index(name)
        text = tiles.text(name)
        if text.startswith("down "):
            tile, seer = split(tiles, name, text.removeprefix("down "), TILES, state.seats)
            lay_face_down(state, cell, tile, seer)
        else:
            tile, _ = split(tiles, name, text[:3], TILES, state.seats)
            if len(text) != 5 or text[3] != "r" or text[4] not in "012345":
                raise tiles.wrong(name, "expected a tile and a rotation such as T02r0")
            lay_tile(state, cell, tile, int(text[4]))
        state.stack[tile] = 0


def _load_stack(state: Table, reader: Reader) -> None:
    for text in reader.entries("bottom") if reader.has("bottom") else []:
        tile, seer = split(reader, "bottom", text, TILES, state.seats)
        to_bottom(state, tile, seer)
        state.stack[tile] = 0
    if reader.has("hand"):
        state.hand = [TILES.index(name) for name in reader.texts("hand", TILES)]
        for tile in state.hand:
            state.stack[tile] = 0
    if reader.has("hand_seat"):
        state.hand_seat = reader.number("hand_seat", -1, state.seats - 1)
    if reader.has("stack"):
        names = reader.texts("stack", TILES)
        left = [TILES[tile] for tile in range(TILE_COUNT) if state.stack[tile]]
        if sorted(names) != left:
            raise reader.wrong("stack", f"the rest of the table leaves {listed(left)}")


def _load_traps(state: Table, reader: Reader) -> None:
    """Corridors as "face down", "P05" for a face-up trap, or "P05@1" for a face-down one that seat 1 has seen."""
    traps = reader.inside("traps") if reader.has("traps") else Reader({}, reader.where)
    for name in traps.table:
        if name not in NODES:
            raise BadInput(f"{traps.where}: {name!r} is no corridor")
        node = NODES.index(name)
        text = traps.text(name)
        if text == "face down":
            state.traps[node] = UNSEEN
        else:
            state.traps[node], state.trap_seer[node] = split(traps, name, text, TRAPS, state.seats)
            state.trap_pool[state.traps[node]] -= 1
    if reader.has("trap_hand"):
        state.trap_hand = [TRAPS.index(name) for name in reader.texts("trap_hand", TRAPS)]
        for kind in state.trap_hand:
            state.trap_pool[kind] -= 1


def _load_tokens(state: Table, reader: Reader) -> None:
    tokens = reader.inside("tokens") if reader.has("tokens") else Reader({}, reader.where)
    for name in tokens.table:
        if name not in TOKENS[:CORRIDOR_TOKENS]:
            raise BadInput(f"{tokens.where}: {name!r} lies on no corridor; allowed are {listed(TOKENS[:CORRIDOR_TOKENS])}")
        state.laid[TOKENS.index(name)] = [NODES.index(node) for node in tokens.texts(name, NODES)]


def _load_player(state: Table, seat: int, entry: Reader) -> None:
    """Characters that are left out are the first ones that nobody else has."""
    player = state.players[seat]
    if entry.has("character"):
        name = entry.text("character", (*CHARACTERS, ""))
        player.character = CHARACTERS.index(name) if name else NOTHING
    numbers = state.parts.numbers
    if entry.has("node"):
        player.node = NODES.index(entry.text("node", NODES))
    player.lives = entry.number("lives", 0, numbers.lives) if entry.has("lives") else numbers.lives
    player.crystals = entry.number("crystals", 0, 4) if entry.has("crystals") else numbers.crystals
    player.active = entry.number("active", 0, player.crystals) if entry.has("active") else player.crystals
    player.daze = entry.number("daze", 0, 100) if entry.has("daze") else 0
    player.curses = entry.number("curses", 0, 3) if entry.has("curses") else 0
    player.sacrifices = entry.number("sacrifices", 0, 1) if entry.has("sacrifices") else 0
    player.visit = entry.number("visit", 0, MOST) if entry.has("visit") else 0
    player.deaths = entry.number("deaths", 0, MOST) if entry.has("deaths") else 0


def _load_own_tokens(state: Table, seat: int, entry: Reader) -> None:
    player = state.players[seat]
    if player.character != NOTHING:
        kind = state.parts.token_of[player.character]
        if kind != NOTHING:
            player.tokens = box_tokens(state, kind)
    if entry.has("tokens"):
        player.tokens = entry.number("tokens", 0, 6)
    entry.done()


def _load_things(state: Table, reader: Reader, entries: list[Reader]) -> None:
    """Keys that are left out: one on each key tile, less those that players hold, the last ones first."""
    held = 0
    state.key_place = []
    for seat, entry in enumerate(entries):
        count = entry.number("keys", 0, KEY_COUNT) if entry.has("keys") else 0
        state.key_place += [HELD + seat] * count
        held += count
        for name in entry.texts("items", ITEMS) if entry.has("items") else []:
            state.item_place[ITEMS.index(name)] = HELD + seat
    if held > KEY_COUNT:
        raise BadInput(f"{reader.where}: there are {KEY_COUNT} keys, the players hold {held}")
    state.key_from = [NOTHING] * held
    if reader.has("keys"):
        for text in reader.entries("keys"):
            node, dropper = split(reader, "keys", text, NODES, state.seats)
            state.key_place.append(node)
            state.key_from.append(dropper)
        if len(state.key_place) != KEY_COUNT:
            raise reader.wrong("keys", f"expected {KEY_COUNT - held} keys, {held} are held")
    else:
        state.key_place += [FIRST_KEY + number for number in range(KEY_COUNT - held)]
        state.key_from += [NOTHING] * (KEY_COUNT - held)
    items = reader.inside("items") if reader.has("items") else Reader({}, reader.where)
    for name in items.table:
        if name not in ITEMS:
            raise BadInput(f"{items.where}: {name!r} is no item")
        state.item_place[ITEMS.index(name)] = NODES.index(items.text(name, NODES))
    if reader.has("shard_active"):
        state.shard_active = reader.flag("shard_active")


def _load_golem(state: Table, reader: Reader) -> None:
    state.golem = NODES.index(reader.text("golem", NODES)) if reader.has("golem") else CENTRE
    for name in ("golem_back", "golem_came"):
        if reader.has(name):
            text = reader.text(name, (*NODES, ""))
            node = NODES.index(text) if text else NOTHING
            if name == "golem_back":
                state.golem_back = node
            else:
                state.golem_came = node
    for name in ("golem_discard", "golem_deck"):
        counts = reader.inside(name) if reader.has(name) else Reader({}, reader.where)
        for card in counts.table:
            if card not in GOLEM_CARDS:
                raise BadInput(f"{counts.where}: {card!r} is no Golem card; allowed are {listed(GOLEM_CARDS)}")
            number = GOLEM_CARDS.index(card)
            count = counts.number(card, 0, state.parts.golem_copies[number])
            if name == "golem_discard":
                state.golem_discard[number] = count
                state.golem_deck[number] = state.parts.golem_copies[number] - count
            else:
                state.golem_deck[number] = count


def _load_agenda(state: Table, reader: Reader) -> None:
    if reader.has("agenda"):
        state.agenda = load_agenda(STEPS, reader)
        if not reader.has("first") and state.agenda and isinstance(state.agenda[0], SetTable):
            state.first = NOTHING
        return
    seat = state.active_seat
    step = "deed"
    actions = state.parts.numbers.actions
    if reader.has("turn"):
        turn = reader.inside("turn")
        seat = turn.number("seat", 0, state.seats - 1)
        step = turn.text("step", ("start", "deed", "over")) if turn.has("step") else step
        actions = turn.number("actions", 0, 20) if turn.has("actions") else actions
        turn.done()
    state.active_seat = seat
    if step == "start":
        state.do(StartTurn(seat))
    elif step == "deed":
        state.actions = actions
        state.do(NextDeed(seat), EndTurn(seat))

"""What an observation of Labyrinth consists of, in the order of its view."""

from typing import Final

from dolmen.games.labyrinth.hexes import CELL_NAMES, FREE_CELLS, NODES
from dolmen.games.labyrinth.names import (
    ABILITIES,
    CHARACTERS,
    EVENT_COUNT,
    EVENTS_NAMES,
    GOLEM_CARD_COUNT,
    ITEM_COUNT,
    ITEMS,
    KEY_COUNT,
    SEAT_COUNT,
    TILE_COUNT,
    TILES,
    TOKENS,
    TRAPS,
)
from dolmen.research.layout import MOST_ROUNDS, Flag, Keyed, Layout, Members, Number, Numbers, Rows, Word, Words

# Tokens that may lie on corridors: 3 of hellfire, portal and seal, 2 of tornado.
LAID: Final = 11
THINGS: Final = (*ITEMS, "key", *TOKENS)
THING_COUNT: Final = ITEM_COUNT + KEY_COUNT + LAID
MOST_CARDS: Final = 20
MOST_HELD: Final = 10
FREE: Final = CELL_NAMES[:FREE_CELLS]
LAST_SEAT: Final = SEAT_COUNT - 1

PLAYER: Final = (
    Word("character", CHARACTERS),
    Word("start", NODES),
    Word("node", NODES),
    Number("lives", 0, 20),
    Flag("heart"),
    Number("crystals", 0, 20),
    Number("active", 0, 20),
    Number("daze", 0, 20),
    Number("keys", 0, KEY_COUNT),
    Members("items", ITEMS),
    Number("tokens", 0, 20),
    Number("curses", 0, 20),
    Number("sacrifices", 0, 20),
    Number("deaths", 0, MOST_ROUNDS),
)

LAYOUT: Final = Layout(
    (
        Number("seats", 2, SEAT_COUNT),
        Number("round", 0, MOST_ROUNDS),
        Number("max_rounds", 0, MOST_ROUNDS),
        Number("first", -1, LAST_SEAT),
        Number("active_seat", -1, LAST_SEAT),
        Number("actions", 0, 20),
        Flag("golem_used"),
        Flag("event_used"),
        Members("used", ABILITIES),
        Flag("barred"),
        Word("centre", FREE),
        Keyed("tiles", "cell", FREE, (Word("tile", TILES), Number("rotation", 0, 5), Flag("face_down"))),
        Keyed("traps", "node", NODES, (Word("trap", TRAPS), Flag("face_down"))),
        Rows("things", THING_COUNT, (Word("node", NODES), Word("thing", THINGS), Number("dropped_by", -1, LAST_SEAT))),
        Word("golem", NODES),
        Word("golem_back", NODES),
        Number("golem_deck", 0, MOST_CARDS),
        Numbers("golem_discard", GOLEM_CARD_COUNT, 0, MOST_CARDS),
        Word("event", EVENTS_NAMES),
        Number("events_left", 0, EVENT_COUNT),
        Number("stack", 0, TILE_COUNT),
        Words("bottom", TILE_COUNT, TILES),
        Words("hand", MOST_HELD, TILES),
        Number("trap_pool", 0, 200),
        Words("trap_hand", MOST_HELD, TRAPS),
        Number("item_pool", 0, ITEM_COUNT),
        Flag("shard_active"),
        Number("winner", -1, LAST_SEAT),
        Rows("players", SEAT_COUNT, PLAYER),
    )
)

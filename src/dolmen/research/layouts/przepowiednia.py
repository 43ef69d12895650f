"""What an observation of Przepowiednia consists of, in the order of its view."""

from typing import Final

from dolmen.games.przepowiednia.names import (
    CARD_COUNT,
    CARDS,
    CROSSED,
    GRID_COUNT,
    KIND_COUNT,
    MARKERS,
    NODE_COUNT,
    RUNE_COUNT,
    SIDES,
    TEMPLE_COUNT,
    TEMPLES,
)
from dolmen.research.layout import MOST_ROUNDS, Flag, Grid, Layout, Number, Numbers, Rows, Word, Words

SEATS: Final = 4
UPGRADES: Final = 3
SPACES: Final = 5
MOST: Final = 100
MOST_POINTS: Final = 1000

TEMPLE: Final = (
    Word("card", TEMPLES),
    Numbers("track", SPACES, -1, CROSSED),
    Number("rune", -1, RUNE_COUNT - 1),
    Number("hidden", 0, MOST),
)

PLAYER: Final = (
    Word("side", SIDES),
    Numbers("grid", NODE_COUNT, -1, KIND_COUNT - 1),
    Numbers("runes", RUNE_COUNT, 0, MOST),
    Number("muted", -1, MOST),
    Number("charges", 0, MOST),
    Number("markers", 0, MARKERS),
    Number("points", 0, MOST_POINTS),
    Number("figure", -1, CARD_COUNT - 1),
)

LAYOUT: Final = Layout(
    (
        Number("seats", 2, SEATS),
        Flag("advanced"),
        Number("round", 0, MOST_ROUNDS),
        Number("first", -1, SEATS - 1),
        Flag("ending"),
        Flag("charge_used"),
        Words("ring", CARD_COUNT, CARDS),
        Numbers("supply", KIND_COUNT, 0, MOST),
        Grid("covered", UPGRADES, KIND_COUNT, 0, 1),
        Rows("temples", TEMPLE_COUNT, TEMPLE),
        Numbers("unseen", RUNE_COUNT, 0, MOST),
        Words("objectives", TEMPLE_COUNT, TEMPLES),
        Number("virtual", -1, CARD_COUNT - 1),
        Words("grids_left", GRID_COUNT, SIDES),
        Rows("players", SEATS, PLAYER),
    )
)

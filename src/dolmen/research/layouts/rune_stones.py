"""What an observation of Rune Stones consists of, in the order of its view."""

from typing import Final

from dolmen.games.rune_stones.names import (
    CARDS,
    COLOUR_COUNT,
    CREATURES,
    DRUID_CARDS,
    DRUIDS,
    FIRST_CREATURE,
    FIRST_DRUID_CARD,
    FORGE_COUNT,
    GEM_COUNT,
    ITEMS,
    LAST_CREATURE,
    PLACE_COUNT,
    SPACE_COUNT,
    STONE_COUNT,
    STONES,
)
from dolmen.research.layout import MOST_ROUNDS, Flag, Layout, Members, Number, Numbers, Rows, Word, Words

SEATS: Final = 4
# All cards from the first creature to the last druid card.
OWNED: Final = CARDS[FIRST_CREATURE:]
MOST_GEMS: Final = 100
MOST_POINTS: Final = 1000
MOST_CARDS: Final = len(OWNED)
MOST_USED: Final = 24

PLAYER: Final = (
    Word("druid", DRUIDS),
    Number("points", 0, MOST_POINTS),
    Members("hand", OWNED, FIRST_CREATURE),
    Number("hand_size", 0, MOST_CARDS),
    Number("deck_size", 0, MOST_CARDS),
    Members("unseen", OWNED, FIRST_CREATURE),
    Members("pile", OWNED, FIRST_CREATURE),
    Members("in_play", OWNED, FIRST_CREATURE),
    Members("gone", DRUID_CARDS, FIRST_DRUID_CARD),
    Numbers("gems", GEM_COUNT, 0, MOST_GEMS),
    Number("ores", 0, MOST_GEMS),
    Numbers("places", PLACE_COUNT, -1, GEM_COUNT - 1),
    Members("stones", STONES),
    Number("joker", -1, COLOUR_COUNT - 1),
)

LAYOUT: Final = Layout(
    (
        Number("seats", 2, SEATS),
        Number("round", 0, MOST_ROUNDS),
        Number("max_rounds", 0, MOST_ROUNDS),
        Number("rows_per_turn", 1, 2),
        Number("first", -1, SEATS - 1),
        Flag("ending"),
        Flag("exchange_used"),
        Numbers("gems", GEM_COUNT, 0, MOST_GEMS),
        Number("ores", 0, MOST_GEMS),
        Members("creatures", CREATURES, FIRST_CREATURE),
        Numbers("display", SPACE_COUNT, -1, LAST_CREATURE),
        Members("discard", CREATURES, FIRST_CREATURE),
        Numbers("artifacts", COLOUR_COUNT, 0, MOST_GEMS),
        Numbers("artifact_discard", COLOUR_COUNT, 0, MOST_GEMS),
        Numbers("forges", FORGE_COUNT, -1, COLOUR_COUNT - 1),
        Number("whites", 0, MOST_GEMS),
        Numbers("stones", STONE_COUNT, 0, SEATS),
        Number("points", 0, MOST_POINTS),
        Number("spent", 0, MOST_POINTS),
        Words("used", MOST_USED, ITEMS),
        Number("die", -1, 5),
        Rows("players", SEATS, PLAYER),
    )
)

"""What an observation of Nawiedzone Krainy consists of, in the order of its view."""

from typing import Final

from dolmen.games.nawiedzone_krainy.names import (
    BLOCKED_SLOT,
    BUILDING_COUNT,
    CELL_COUNT,
    DECK_COUNT,
    DEFEATS,
    GOOD_COUNT,
    MARKETS,
    MODES,
    REGIONS,
    ROUNDS,
    SEASONS,
    SKILL_SLOTS,
    SKILLS,
    TASK_COUNT,
    TASKS,
    TERRAINS,
    TILES,
    TRACK_COUNT,
    WRAITH_CARDS,
)
from dolmen.research.layout import Flag, Layout, Members, Number, Numbers, Rows, Word, Words

SEATS: Final = 4
MOST: Final = 100
MOST_POINTS: Final = 1000

SKILL: Final = (Word("card", SKILLS), Numbers("slots", SKILL_SLOTS, -1, BLOCKED_SLOT))

PLAYER: Final = (
    Number("cell", 0, CELL_COUNT - 1),
    Numbers("goods", GOOD_COUNT, 0, MOST),
    Number("storage", 0, MOST),
    Number("pecunia", 0, MOST_POINTS),
    Numbers("owned", TRACK_COUNT, 0, MOST),
    Numbers("active", TRACK_COUNT, 0, MOST),
    Numbers("prices", TRACK_COUNT, -1, MOST),
    Number("valour", 0, MOST_POINTS),
    Number("arrival", 0, MOST_POINTS),
    Number("cubes", 0, MOST),
    Members("tasks", TASKS),
    Number("task_count", 0, TASK_COUNT),
)

LAYOUT: Final = Layout(
    (
        Number("seats", 2, SEATS),
        Word("mode", MODES),
        Words("wraith_cards", len(WRAITH_CARDS), WRAITH_CARDS),
        Number("season", 1, SEASONS),
        Number("round", 1, ROUNDS),
        Numbers("order", SEATS, 0, SEATS - 1, fixed=False),
        Words("tiles", REGIONS, TILES),
        Numbers("terrain", CELL_COUNT, -1, len(TERRAINS) - 1, fixed=False),
        Numbers("wraiths", CELL_COUNT, 0, MOST),
        Numbers("depleted", CELL_COUNT, 0, MOST),
        Numbers("building", CELL_COUNT, -1, BUILDING_COUNT - 1),
        Numbers("owner", CELL_COUNT, -1, SEATS - 1),
        Number("reserve", 0, MOST),
        Number("kalena", 0, MOST),
        Number("persuasion_cost", 0, MOST),
        Word("market", MARKETS),
        Rows("skills", DECK_COUNT, SKILL),
        Numbers("markers", BUILDING_COUNT, 0, MOST),
        Word("defeat", DEFEATS[1:]),
        Flag("revealed"),
        Rows("players", SEATS, PLAYER),
    )
)

"""The numbers and names of things: goods, terrains, cells, buildings, tracks, cards."""

from itertools import combinations
from typing import Final

NOTHING: Final = -1

FOOD: Final = 0
WATER: Final = 1
WOOD: Final = 2
MINERAL: Final = 3
GOODS: Final = ("food", "water", "wood", "mineral")  # NAW-015
GOOD_COUNT: Final = 4

PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
LAKE: Final = 3
DISTRICT: Final = 4
HILL: Final = 5
TERRAINS: Final = ("plains", "forest", "mountain", "lake", "district", "hill")
TERRAIN_LETTERS: Final = "PFMLDH"
REGION_LETTERS: Final = "PFML"
DIE_TERRAINS: Final = TERRAINS[:4]

# NAW-006, NAW-007: a tile has seven cells; slot 0 is Kalena, the others lie around it.
SLOTS: Final = ("K", "S1", "S2", "S3", "S4", "S5", "S6")
SLOT_COUNT: Final = 7
PLACES: Final = ("C", "E", "NE", "NW", "W", "SW", "SE")
PLACE_COUNT: Final = 7
CELLS: Final = tuple(f"{slot}.{place}" for slot in SLOTS for place in PLACES)
CELL_COUNT: Final = 49
CELL_NUMBERS: Final = list(range(CELL_COUNT))
KALENA_CELLS: Final = 7
CITY_HILL: Final = 0
TILES: Final = ("R01", "R02", "R03", "R04", "R05", "R06", "R07", "R08", "R09", "R10", "R11")
REGIONS: Final = 6

WINDMILL: Final = 0
SAWMILL: Final = 1
MINE: Final = 2
NORIA: Final = 3
BUILDINGS: Final = ("windmill", "sawmill", "mine", "noria")
BUILDING_COUNT: Final = 4

TRAVEL: Final = 0
PERSUASION: Final = 1
GATHER: Final = 2
BUILD: Final = 3
TRACKS: Final = ("travel", "persuasion", "gather", "build")
TRACK_COUNT: Final = 4

DECKS: Final = ("chat", "wandering", "trade", "craft")
DECK_COUNT: Final = 4
SKILLS: Final = (
    "POG-1",
    "POG-2",
    "POG-3",
    "WED-1",
    "WED-2",
    "WED-3",
    "HAN-1",
    "HAN-2",
    "HAN-3",
    "WYT-1",
    "WYT-2",
    "WYT-3",
)
SKILL_COUNT: Final = 12
SKILL_SLOTS: Final = 4
FREE_SLOT: Final = -1
BLOCKED_SLOT: Final = 9

# What a skill does; its number is in the data. A player without the skill has 0 there.
PERSUASION_VALOUR: Final = 0
CHOOSE_REWARD: Final = 1
PERSUASION_REFRESH: Final = 2
FOREST_COST: Final = 3
MOUNTAIN_COST: Final = 4
CITY_ANYWHERE: Final = 5
STORAGE: Final = 6
SELL_BONUS: Final = 7
SELL_REFRESH: Final = 8
HARVEST_BONUS: Final = 9
BUILD_VALOUR: Final = 10
GATHER_BONUS: Final = 11
EFFECTS: Final = (
    "persuasion-valour",
    "choose-reward",
    "persuasion-refresh",
    "forest-cost",
    "mountain-cost",
    "city-anywhere",
    "storage",
    "sell-bonus",
    "sell-refresh",
    "harvest-bonus",
    "build-valour",
    "gather-bonus",
)

# What a wraith card does.
STOPS_HARVEST: Final = 0
STOPS_GATHER: Final = 1
SLOWS_TRAVEL: Final = 2
HAUNTS: Final = ("stops-harvest", "stops-gather", "slows-travel")
WRAITH_CARDS: Final = ("WID-1", "WID-2", "WID-3")
MODES: Final = ("wedrowiec", "budowniczy", "mieszczanin")

TASKS: Final = ("ZAD-1", "ZAD-2", "ZAD-3", "ZAD-4", "ZAD-5", "ZAD-6", "ZAD-7", "ZAD-8")
TASK_COUNT: Final = 8
GOODS_SETS: Final = 4
PECUNIA_SETS: Final = 5
REGION_MAJORITY: Final = 6
LAST_SLOT: Final = 7
# A task of a building has the number of that building.
REQUIREMENTS: Final = (*BUILDINGS, "goods-sets", "pecunia-sets", "region-majority", "last-slot")
# Two tasks are one choice of two different cards: the pairs follow the single cards.
TASK_PAIRS: Final = tuple(combinations(range(TASK_COUNT), 2))
TASK_CHOICES: Final = (*TASKS, *(f"{TASKS[first]}+{TASKS[second]}" for first, second in TASK_PAIRS))

MARKETS: Final = ("TAR-1", "TAR-2", "TAR-3")
SHAPES: Final = ("any1", "same2", "same3", "diff2", "diff3", "all4")

FACES: Final = ("coin", "crate", "star")
FACE_COUNT: Final = 3

SEASONS: Final = 3
ROUNDS: Final = 3

# Sources of valour during the game; tasks are counted at its end.
FROM_BUILDINGS: Final = 0
FROM_PERSUASION: Final = 1
FROM_SKILLS: Final = 2
FROM_TRAINING: Final = 3
SOURCES: Final = ("buildings", "persuasion", "skills", "training")

# How the players lost together.
NO_DEFEAT: Final = 0
NO_CELL_LEFT: Final = 1
KALENA_FELL: Final = 2
RESERVE_EMPTY: Final = 3
DEFEATS: Final = ("", "no-cell-left", "kalena-fell", "reserve-empty")

SEATS: Final = ("0", "1", "2", "3")

Pool = tuple[int, int, int, int]
EMPTY_POOL: Final[Pool] = (0, 0, 0, 0)

"""What the game says: refusals, and events for the log."""

from typing import Final

from dolmen.kernel.sentence import Event, Refusal, Routine, Sentence

# Refusals, by chapter. `pool` stands for four numbers, one for each kind of good.

WRAITH_ON_LAKE: Final = Refusal("NAW-045", "wraith-on-lake")
WRAITH_ON_BUILDING: Final = Refusal("NAW-045", "wraith-on-building")
WRAITH_ON_WRAITH: Final = Refusal("NAW-045", "wraith-on-wraith")
ROLLED_TERRAIN_FIRST: Final = Refusal("NAW-046", "rolled-terrain-first", "terrain")
OUTSIDE_FIRST: Final = Refusal("NAW-047", "outside-first")
STRAIGHT_TO_KALENA: Final = Refusal("NAW-054", "straight-to-kalena")

ALREADY_HERE: Final = Refusal("NAW-065", "already-here")
NOT_ADJACENT: Final = Refusal("NAW-065", "not-adjacent")
LAKE_NOT_ENTERED: Final = Refusal("NAW-068", "lake-not-entered")
TOO_FEW_TRAVEL: Final = Refusal("NAW-065", "too-few-travel", "need", "have")
TOO_FEW_TRAVEL_WRAITH: Final = Refusal("NAW-069", "too-few-travel-wraith", "need", "have")

NO_GATHER_TOKEN: Final = Refusal("NAW-071", "no-gather-token")
CELL_DEPLETED: Final = Refusal("NAW-073", "cell-depleted")
CELL_BUILT: Final = Refusal("NAW-073", "cell-built")
NO_LAKE_BESIDE: Final = Refusal("NAW-075", "no-lake-beside")
NOTHING_GROWS: Final = Refusal("NAW-077", "nothing-grows")
WRAITH_GUARDS: Final = Refusal("NAW-081", "wraith-guards")
NO_DEPLETION_LEFT: Final = Refusal("NAW-078", "no-depletion-left")

WRONG_TERRAIN: Final = Refusal("NAW-084", "wrong-terrain", "building")
NORIA_NEEDS_LAKE: Final = Refusal("NAW-084", "noria-needs-lake", "building")
NEVER_BUILT_HERE: Final = Refusal("NAW-085", "never-built-here")
BUILDING_STANDS: Final = Refusal("NAW-085", "building-stands")
WRAITH_STANDS: Final = Refusal("NAW-085", "wraith-stands")
TOO_FEW_BUILD: Final = Refusal("NAW-087", "too-few-build", "need", "have")
BUILDING_COSTS: Final = Refusal("NAW-087", "building-costs", "building", "pool")
NO_MARKER_LEFT: Final = Refusal("NAW-090", "no-marker-left", "building")
NO_CUBE_TO_BUILD: Final = Refusal("NAW-090", "no-cube-to-build")

NO_WRAITH_HERE: Final = Refusal("NAW-093", "no-wraith-here")
TOO_FEW_PERSUASION: Final = Refusal("NAW-093", "too-few-persuasion", "need", "have")

NOT_AT_MARKET: Final = Refusal("NAW-099", "not-at-market")
GOODS_TO_SELL: Final = Refusal("NAW-100", "goods-to-sell", "pool")
NOTHING_EXHAUSTED: Final = Refusal("NAW-103", "nothing-exhausted", "track")

NOT_AT_SCHOOL: Final = Refusal("NAW-104", "not-at-school")
SKILL_COSTS: Final = Refusal("NAW-105", "skill-costs", "skill", "pool")
NO_CUBE_TO_LEARN: Final = Refusal("NAW-105", "no-cube-to-learn")
SKILL_KNOWN: Final = Refusal("NAW-108", "skill-known")

NOT_AT_TRAINING: Final = Refusal("NAW-110", "not-at-training")
TOO_POOR_TO_TRAIN: Final = Refusal("NAW-111", "too-poor-to-train", "need", "have")
TRACK_FULL: Final = Refusal("NAW-114", "track-full")

NOT_IN_KALENA: Final = Refusal("NAW-143", "not-in-kalena")

TASK_CHOSEN_BEFORE: Final = Refusal("NAW-124", "task-chosen-before")
TASK_NOT_IN_GAME: Final = Refusal("NAW-036", "task-not-in-game")

REFUSALS: Final = (
    WRAITH_ON_LAKE,
    WRAITH_ON_BUILDING,
    WRAITH_ON_WRAITH,
    ROLLED_TERRAIN_FIRST,
    OUTSIDE_FIRST,
    STRAIGHT_TO_KALENA,
    ALREADY_HERE,
    NOT_ADJACENT,
    LAKE_NOT_ENTERED,
    TOO_FEW_TRAVEL,
    TOO_FEW_TRAVEL_WRAITH,
    NO_GATHER_TOKEN,
    CELL_DEPLETED,
    CELL_BUILT,
    NO_LAKE_BESIDE,
    NOTHING_GROWS,
    WRAITH_GUARDS,
    NO_DEPLETION_LEFT,
    WRONG_TERRAIN,
    NORIA_NEEDS_LAKE,
    NEVER_BUILT_HERE,
    BUILDING_STANDS,
    WRAITH_STANDS,
    TOO_FEW_BUILD,
    BUILDING_COSTS,
    NO_MARKER_LEFT,
    NO_CUBE_TO_BUILD,
    NO_WRAITH_HERE,
    TOO_FEW_PERSUASION,
    NOT_AT_MARKET,
    GOODS_TO_SELL,
    NOTHING_EXHAUSTED,
    NOT_AT_SCHOOL,
    SKILL_COSTS,
    NO_CUBE_TO_LEARN,
    SKILL_KNOWN,
    NOT_AT_TRAINING,
    TOO_POOR_TO_TRAIN,
    TRACK_FULL,
    NOT_IN_KALENA,
    TASK_CHOSEN_BEFORE,
    TASK_NOT_IN_GAME,
)

# Events

SKILL_IN_PLAY: Final = Event("NAW-022", "skill-in-play", "skill")
MARKET_IN_PLAY: Final = Event("NAW-023", "market-in-play", "market")
WRAITH_CARD_IN_PLAY: Final = Event("NAW-024", "wraith-card-in-play", "wraith_card")
FIRST_PLAYER: Final = Event("NAW-029", "first-player", "player")
SEASON_STARTED: Final = Event("NAW-041", "season-started", "season", "cost")
ROUND_STARTED: Final = Routine("NAW-042", "round-started", "round", "season", "number")
TERRAIN_ROLLED: Final = Routine("NAW-044", "terrain-rolled", "player", "terrain")
WRAITH_CAME: Final = Event("NAW-044", "wraith-came", "cell", "terrain")
NO_WRAITH_LEFT: Final = Event("NAW-052", "no-wraith-left")
SILENCED: Final = Event("NAW-056", "silenced", "player", "building", "cell", "by:cell")
HARVESTED: Final = Event("NAW-055", "harvested", "player", "pool")
HARVEST_LOST: Final = Event("NAW-057", "harvest-lost", "player", "pool")
TRAVELLED: Final = Event("NAW-065", "travelled", "player", "cell", "terrain", "cost")
GATHERED: Final = Event("NAW-074", "gathered", "player", "good", "cell", "terrain")
GATHERED_NOTHING: Final = Event("NAW-079", "gathered-nothing", "player", "good", "cell", "terrain")
BUILT: Final = Event("NAW-088", "built", "player", "building", "cell", "terrain", "valour")
PERSUADED: Final = Event("NAW-094", "persuaded", "player", "cell", "terrain")
REWARD_ROLLED: Final = Routine("NAW-094", "reward-rolled", "player", "face")
REWARD_CHOSEN: Final = Event("NAW-097", "reward-chosen", "player", "face")
REWARD_PECUNIA: Final = Event("NAW-094", "reward-pecunia", "player", "pecunia")
PERSUASION_VALOUR_GAINED: Final = Event("NAW-138", "persuasion-valour-gained", "player", "valour")
GOOD_TAKEN: Final = Event("NAW-095", "good-taken", "player", "good")
GOOD_DISCARDED: Final = Routine("NAW-017", "good-discarded", "player", "good")
NO_ROOM_LEFT: Final = Routine("NAW-017", "no-room-left", "player", "count")
TOKEN_REFRESHED: Final = Event("NAW-009", "token-refreshed", "player", "track")
SOLD: Final = Event("NAW-100", "sold", "player", "pool", "pecunia")
LEARNT: Final = Event("NAW-106", "learnt", "player", "skill", "valour")
TRAINED: Final = Event("NAW-112", "trained", "player", "track", "pecunia")
TRACK_COMPLETED: Final = Event("NAW-113", "track-completed", "player", "track", "valour")
TURN_ENDED: Final = Routine("NAW-062", "turn-ended", "player")
RESTED: Final = Routine("NAW-116", "rested")
LEADER: Final = Routine("NAW-117", "leader", "player", "valour")
DEPLETION_CLEARED: Final = Event("NAW-120", "depletion-cleared", "season")
TASKS_CHOSEN: Final = Event("NAW-124", "tasks-chosen", "player", "count")
TASK_SCORED: Final = Event("NAW-133", "task-scored", "player", "task", "valour")
GAME_WON: Final = Event("NAW-134", "game-won", "player", "valour")
LOST_NO_CELL: Final = Event("NAW-050", "lost-no-cell")
LOST_KALENA: Final = Event("NAW-051", "lost-kalena")
LOST_RESERVE: Final = Event("NAW-052", "lost-reserve", "have", "need")

EVENTS: Final = (
    SKILL_IN_PLAY,
    MARKET_IN_PLAY,
    WRAITH_CARD_IN_PLAY,
    FIRST_PLAYER,
    SEASON_STARTED,
    ROUND_STARTED,
    TERRAIN_ROLLED,
    WRAITH_CAME,
    NO_WRAITH_LEFT,
    SILENCED,
    HARVESTED,
    HARVEST_LOST,
    TRAVELLED,
    GATHERED,
    GATHERED_NOTHING,
    BUILT,
    PERSUADED,
    REWARD_ROLLED,
    REWARD_CHOSEN,
    REWARD_PECUNIA,
    PERSUASION_VALOUR_GAINED,
    GOOD_TAKEN,
    GOOD_DISCARDED,
    NO_ROOM_LEFT,
    TOKEN_REFRESHED,
    SOLD,
    LEARNT,
    TRAINED,
    TRACK_COMPLETED,
    TURN_ENDED,
    RESTED,
    LEADER,
    DEPLETION_CLEARED,
    TASKS_CHOSEN,
    TASK_SCORED,
    GAME_WON,
    LOST_NO_CELL,
    LOST_KALENA,
    LOST_RESERVE,
)

# Labels of actions that are not the first kind of their question

DO_TRAVEL: Final = Sentence("do-travel", "cell", "terrain", "cost")
DO_GATHER: Final = Sentence("do-gather", "good", "cell", "terrain")
DO_GATHER_FULL: Final = Sentence("do-gather-full", "good", "cell", "terrain")
DO_BUILD: Final = Sentence("do-build", "building", "pool", "valour")
DO_PERSUADE: Final = Sentence("do-persuade", "cost")
DO_PERSUADE_ROLL: Final = Sentence("do-persuade-roll", "cost")
DO_PERSUADE_COIN: Final = Sentence("do-persuade-coin", "cost", "pecunia", "goods", "valour")
DO_PERSUADE_CRATE: Final = Sentence("do-persuade-crate", "cost", "pecunia", "goods", "valour")
DO_PERSUADE_STAR: Final = Sentence("do-persuade-star", "cost", "pecunia", "goods", "valour")
DO_SELL: Final = Sentence("do-sell", "pool", "pecunia")
DO_LEARN: Final = Sentence("do-learn", "skill", "pool", "valour")
DO_TRAIN: Final = Sentence("do-train", "track", "pecunia")
DO_TRAIN_FULL: Final = Sentence("do-train-full", "track")
DO_TRAIN_LAST: Final = Sentence("do-train-last", "track", "pecunia", "valour")
DO_TAKE_FULL: Final = Sentence("do-take-full", "good")
DO_CHOOSE_PAIR: Final = Sentence("do-choose-pair", "task", "valour", "now", "other:task", "more", "more_now")

# What is lost by a choice, and why the game ended as it did

LOSES_GOOD: Final = Sentence("loses-good", "good")
LOSES_BUILDING: Final = Sentence("loses-building", "building", "valour")
LOSES_PERSUASION: Final = Sentence("loses-persuasion")
LOSES_SKILL: Final = Sentence("loses-skill", "skill", "valour")
LOSES_TOKENS: Final = Sentence("loses-tokens", "count")
WON_BY_STACK: Final = Sentence("won-by-stack", "player", "valour")

# What the terminal writes around the map

TABLE_TIME: Final = Sentence("table-time", "season", "round", "cost")
TABLE_THREAT: Final = Sentence("table-threat", "reserve", "need", "kalena")
TABLE_CARDS: Final = Sentence("table-cards", "market", "wraith_card")
TABLE_SKILL: Final = Sentence("table-skill", "skill", "pool")
TABLE_PLAYER: Final = Sentence("table-player", "player", "valour", "pecunia", "count")
TABLE_GOODS: Final = Sentence("table-goods", "pool")
TABLE_NO_GOODS: Final = Sentence("table-no-goods")
TABLE_TASKS: Final = Sentence("table-tasks")
TABLE_LEGEND: Final = Sentence("table-legend")
TABLE_DEFEAT: Final = Sentence("table-defeat")

LABELS: Final[tuple[Sentence, ...]] = (
    DO_TRAVEL,
    DO_GATHER,
    DO_GATHER_FULL,
    DO_BUILD,
    DO_PERSUADE,
    DO_PERSUADE_ROLL,
    DO_PERSUADE_COIN,
    DO_PERSUADE_CRATE,
    DO_PERSUADE_STAR,
    DO_SELL,
    DO_LEARN,
    DO_TRAIN,
    DO_TRAIN_FULL,
    DO_TRAIN_LAST,
    DO_TAKE_FULL,
    DO_CHOOSE_PAIR,
    LOSES_GOOD,
    LOSES_BUILDING,
    LOSES_PERSUASION,
    LOSES_SKILL,
    LOSES_TOKENS,
    WON_BY_STACK,
    TABLE_TIME,
    TABLE_THREAT,
    TABLE_CARDS,
    TABLE_SKILL,
    TABLE_PLAYER,
    TABLE_GOODS,
    TABLE_NO_GOODS,
    TABLE_TASKS,
    TABLE_LEGEND,
    TABLE_DEFEAT,
)

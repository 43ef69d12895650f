"""What the game says: refusals, and events for the log."""

from typing import Final

from dolmen.kernel.sentence import Event, Refusal, Routine, Sentence

# Refusals, by chapter

DRUID_TAKEN: Final = Refusal("RUN-007", "druid-taken")

MUST_ACT: Final = Refusal("RUN-020", "must-act")
DISPLAY_EMPTY: Final = Refusal("RUN-037", "display-empty")
TOO_FEW_POINTS: Final = Refusal("RUN-024", "too-few-points", "need", "have")
TOO_FEW_CARDS: Final = Refusal("RUN-041", "too-few-cards", "have")
NOTHING_TO_FORGE: Final = Refusal("RUN-021", "nothing-to-forge")

OTHER_COLOUR: Final = Refusal("RUN-024", "other-colour", "gem")
OUT_OF_REACH: Final = Refusal("RUN-021", "out-of-reach", "need", "have")
TOO_EXPENSIVE: Final = Refusal("RUN-025", "too-expensive", "need", "have")
NOTHING_TAKEN: Final = Refusal("RUN-021", "nothing-taken")

ITEM_USED: Final = Refusal("RUN-052", "item-used")
TRADE_USED: Final = Refusal("RUN-062", "trade-used")
OTHER_SIDE_USED: Final = Refusal("RUN-061", "other-side-used")
NO_SUCH_GEM: Final = Refusal("RUN-053", "no-such-gem", "gem")
NO_COLOURED_GEM: Final = Refusal("RUN-054", "no-coloured-gem")
NO_WHITE_GEM: Final = Refusal("RUN-055", "no-white-gem")
NO_ORE: Final = Refusal("RUN-056", "no-ore")
NO_CARD_OF_COLOUR: Final = Refusal("RUN-057", "no-card-of-colour", "kin")
NOT_THIS_COLOUR: Final = Refusal("RUN-057", "not-this-colour", "kin")
DRAGON_HAS_NO_COLOUR: Final = Refusal("RUN-058", "dragon-has-no-colour")
NO_CARD: Final = Refusal("RUN-059", "no-card")
CANNOT_PAY: Final = Refusal("RUN-063", "cannot-pay", "gem", "need", "have")
ONLY_WHITE_PAYS: Final = Refusal("RUN-065", "only-white-pays")
DOES_NOT_PAY: Final = Refusal("RUN-064", "does-not-pay", "gem")
GEM_MISSING: Final = Refusal("RUN-079", "gem-missing", "gem")
NOTHING_TO_SWAP: Final = Refusal("RUN-069", "nothing-to-swap", "gem")
NO_CREATURES: Final = Refusal("RUN-072", "no-creatures")

FORGE_USED: Final = Refusal("RUN-076", "forge-used")
ENOUGH_FORGED: Final = Refusal("RUN-076", "enough-forged", "most")
ONE_WHITE_ONLY: Final = Refusal("RUN-078", "one-white-only")
FORGE_EMPTY: Final = Refusal("RUN-094", "forge-empty")
NO_WHITE_LEFT: Final = Refusal("RUN-095", "no-white-left")
NO_ROOM: Final = Refusal("RUN-081", "no-room", "gem")
NO_ROOM_AT_ALL: Final = Refusal("RUN-083", "no-room-at-all")
TOO_POOR: Final = Refusal("RUN-077", "too-poor", "need", "have", "ores")
TOO_POOR_FOR_WHITE: Final = Refusal("RUN-078", "too-poor-for-white", "need", "have", "ores")
NOTHING_FORGED: Final = Refusal("RUN-021", "nothing-forged")
TOO_FEW_GEMS: Final = Refusal("RUN-077", "too-few-gems", "need", "have")
TOO_FEW_ORES: Final = Refusal("RUN-086", "too-few-ores", "need", "have")
PLACE_TAKEN: Final = Refusal("RUN-082", "place-taken")
OTHER_PLACE: Final = Refusal("RUN-080", "other-place", "gem")
WHITE_PLACE: Final = Refusal("RUN-084", "white-place")

ROW_TOO_SHORT: Final = Refusal("RUN-098", "row-too-short", "have")
ROWS_EXCHANGED: Final = Refusal("RUN-106", "rows-exchanged", "most")
STONE_OWNED: Final = Refusal("RUN-103", "stone-owned")
STONE_GONE: Final = Refusal("RUN-104", "stone-gone")
EXCHANGE_USED: Final = Refusal("RUN-127", "exchange-used")
NOTHING_TO_EXCHANGE: Final = Refusal("RUN-127", "nothing-to-exchange")
NO_OWN_GEM: Final = Refusal("RUN-127", "no-own-gem", "gem")
NO_OWN_ORE: Final = Refusal("RUN-127", "no-own-ore")
NO_ORE_LEFT: Final = Refusal("RUN-127", "no-ore-left")
NO_GEM_LEFT: Final = Refusal("RUN-127", "no-gem-left", "gem")
NO_GEM_FOR_JOKER: Final = Refusal("RUN-129", "no-gem-for-joker", "gem")
NO_GEMS_FOR_JOKER: Final = Refusal("RUN-129", "no-gems-for-joker")

REFUSALS: Final = (
    DRUID_TAKEN,
    MUST_ACT,
    DISPLAY_EMPTY,
    TOO_FEW_POINTS,
    TOO_FEW_CARDS,
    NOTHING_TO_FORGE,
    OTHER_COLOUR,
    OUT_OF_REACH,
    TOO_EXPENSIVE,
    NOTHING_TAKEN,
    ITEM_USED,
    TRADE_USED,
    OTHER_SIDE_USED,
    NO_SUCH_GEM,
    NO_COLOURED_GEM,
    NO_WHITE_GEM,
    NO_ORE,
    NO_CARD_OF_COLOUR,
    NOT_THIS_COLOUR,
    DRAGON_HAS_NO_COLOUR,
    NO_CARD,
    CANNOT_PAY,
    ONLY_WHITE_PAYS,
    DOES_NOT_PAY,
    GEM_MISSING,
    NOTHING_TO_SWAP,
    NO_CREATURES,
    FORGE_USED,
    ENOUGH_FORGED,
    ONE_WHITE_ONLY,
    FORGE_EMPTY,
    NO_WHITE_LEFT,
    NO_ROOM,
    NO_ROOM_AT_ALL,
    TOO_POOR,
    TOO_POOR_FOR_WHITE,
    NOTHING_FORGED,
    TOO_FEW_GEMS,
    TOO_FEW_ORES,
    PLACE_TAKEN,
    OTHER_PLACE,
    WHITE_PLACE,
    ROW_TOO_SHORT,
    ROWS_EXCHANGED,
    STONE_OWNED,
    STONE_GONE,
    EXCHANGE_USED,
    NOTHING_TO_EXCHANGE,
    NO_OWN_GEM,
    NO_OWN_ORE,
    NO_ORE_LEFT,
    NO_GEM_LEFT,
    NO_GEM_FOR_JOKER,
    NO_GEMS_FOR_JOKER,
)

# Labels of places that hold nothing to choose

EMPTY_FORGE: Final = Sentence("empty-forge", "forge")

# Events. `pool` stands for seven numbers: five kinds of gems, ores, points.
# Something that several rules can cause has an event for each of them, by the number of the rule.

DRUID_CHOSEN: Final = Event("RUN-007", "druid-chosen", "player", "druid")
FIRST_PLAYER: Final = Event("RUN-013", "first-player", "player")
DRAGON_ASIDE: Final = Event("RUN-012", "dragon-aside", "number")
ROUND_STARTED: Final = Routine("RUN-015", "round-started", "round")
FORCED_PASS: Final = Routine("RUN-019", "forced-pass", "player")
CARD_TURNED_UP: Final = Routine("RUN-035", "card-turned-up", "kin", "number")
CREATURES_RESHUFFLED: Final = Routine("RUN-036", "creatures-reshuffled")
CARD_PLAYED: Final = Routine("RUN-024", "card-played", "player", "kin", "number")
CARD_SUMMONED: Final = Event("RUN-025", "card-summoned", "player", "kin", "number", "price")
POINTS_LOST: Final = Routine("RUN-029", "points-lost", "player", "points")
CARD_USED: Final = Routine("RUN-040", "card-used", "player", "kin", "number")
CARD_DISCARDED: Final = Routine("RUN-045", "card-discarded", "player", "kin", "number")
CARD_GONE: Final = Routine("RUN-046", "card-gone", "player", "kin", "number")
CARD_KEPT: Final = Routine("RUN-047", "card-kept", "player", "kin", "number")
GAINED: Final = {rule: Event(f"RUN-{rule:03}", "gained", "player", "pool") for rule in (53, 54, 55, 56, 62, 68, 69, 70, 71, 89)}
NOTHING_GAINED: Final = Routine("RUN-066", "nothing-gained", "player")
CARD_TAKEN: Final = {rule: Event(f"RUN-{rule:03}", "card-taken", "player", "kin", "number") for rule in (57, 59)}
PAID: Final = {rule: Routine(f"RUN-{rule:03}", "paid", "player", "pool") for rule in (62, 69, 79)}
DIE_ROLLED: Final = Routine("RUN-067", "die-rolled", "player", "face")
DIE_DOUBLED: Final = Routine("RUN-131", "die-doubled", "player", "face")
NO_BENEFIT: Final = Routine("RUN-067", "no-benefit", "player")
ROLL_DECLINED: Final = Routine("RUN-089", "roll-declined", "player")
BENEFIT_DECLINED: Final = Routine("RUN-073", "benefit-declined", "player")
TOP_CARD_TAKEN: Final = Event("RUN-072", "top-card-taken", "player", "kin", "number")
ARTIFACT_FORGED: Final = Event("RUN-080", "artifact-forged", "player", "gem", "forge", "place")
ARTIFACT_TURNED_UP: Final = Routine("RUN-092", "artifact-turned-up", "gem", "forge")
ARTIFACTS_RESHUFFLED: Final = Routine("RUN-093", "artifacts-reshuffled")
ROW_EXCHANGED: Final = Event("RUN-099", "row-exchanged", "player", "row", "count", "points")
STONE_TAKEN: Final = Event("RUN-101", "stone-taken", "player", "stone")
GEM_TO_ORE: Final = Event("RUN-127", "gem-to-ore", "player", "gem")
ORE_TO_GEM: Final = Event("RUN-127", "ore-to-gem", "player", "gem")
JOKER_ACTIVATED: Final = Event("RUN-128", "joker-activated", "player", "gem")
CARDS_DRAWN: Final = Routine("RUN-110", "cards-drawn", "player", "count")
CARD_DRAWN: Final = Event("RUN-110", "card-drawn", "kin", "number")
PILE_RESHUFFLED: Final = Routine("RUN-111", "pile-reshuffled", "player")
LAST_ROUND: Final = Event("RUN-115", "last-round", "player", "points")
ROUND_LIMIT: Final = Event("RUN-116", "round-limit", "rounds")
FINAL_SCORING: Final = Event("RUN-118", "final-scoring", "player", "rows", "supply")
GAME_WON: Final = Event("RUN-122", "game-won", "player", "points")

EVENTS: Final = (
    DRUID_CHOSEN,
    FIRST_PLAYER,
    DRAGON_ASIDE,
    ROUND_STARTED,
    FORCED_PASS,
    CARD_TURNED_UP,
    CREATURES_RESHUFFLED,
    CARD_PLAYED,
    CARD_SUMMONED,
    POINTS_LOST,
    CARD_USED,
    CARD_DISCARDED,
    CARD_GONE,
    CARD_KEPT,
    *GAINED.values(),
    NOTHING_GAINED,
    *CARD_TAKEN.values(),
    *PAID.values(),
    DIE_ROLLED,
    DIE_DOUBLED,
    NO_BENEFIT,
    ROLL_DECLINED,
    BENEFIT_DECLINED,
    TOP_CARD_TAKEN,
    ARTIFACT_FORGED,
    ARTIFACT_TURNED_UP,
    ARTIFACTS_RESHUFFLED,
    ROW_EXCHANGED,
    STONE_TAKEN,
    GEM_TO_ORE,
    ORE_TO_GEM,
    JOKER_ACTIVATED,
    CARDS_DRAWN,
    CARD_DRAWN,
    PILE_RESHUFFLED,
    LAST_ROUND,
    ROUND_LIMIT,
    FINAL_SCORING,
    GAME_WON,
)

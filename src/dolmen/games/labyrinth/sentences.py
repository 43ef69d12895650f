"""What the game says: refusals, and events for the log."""

from typing import Final

from dolmen.kernel.sentence import Event, Refusal, Routine, Sentence

# Refusals

TOO_DAZED: Final = Refusal("LAB-072", "too-dazed")
MUST_LEAVE_START: Final = Refusal("LAB-025", "must-leave-start")
GOLEM_AT_DOOR: Final = Refusal("LAB-054", "golem-at-door")
TOO_FEW_ACTIONS: Final = Refusal("LAB-018", "too-few-actions", "need", "have")
NOTHING_TO_BUILD: Final = Refusal("LAB-042", "nothing-to-build")
STACK_EMPTY: Final = Refusal("LAB-043", "stack-empty")
NO_EMERGENCY: Final = Refusal("LAB-048", "no-emergency")
NOT_REMOVABLE: Final = Refusal("LAB-050", "not-removable")
NO_TILE: Final = Refusal("LAB-163", "no-tile")
NO_BRIDGE: Final = Refusal("LAB-066", "no-bridge")
NOT_DAZED: Final = Refusal("LAB-074", "not-dazed")
NO_TRAPS_LEFT: Final = Refusal("LAB-098", "no-traps-left")
GOLEM_MOVED: Final = Refusal("LAB-023", "golem-moved")
GOLEM_STUCK: Final = Refusal("LAB-163", "golem-stuck")
NO_EVENTS_LEFT: Final = Refusal("LAB-118", "no-events-left")
EVENT_TRIGGERED: Final = Refusal("LAB-023", "event-triggered")
ECLIPSED: Final = Refusal("LAB-116", "eclipsed")
NO_INACTIVE_CRYSTAL: Final = Refusal("LAB-121", "no-inactive-crystal")
NO_ACTIVE_CRYSTAL: Final = Refusal("LAB-122", "no-active-crystal")
NOT_STRANDED: Final = Refusal("LAB-183", "not-stranded")
NOT_CURSED: Final = Refusal("LAB-163", "not-cursed")
NO_SACRIFICE_HERE: Final = Refusal("LAB-163", "no-sacrifice-here")
LAST_LIFE: Final = Refusal("LAB-152", "last-life")
TRAP_THERE: Final = Refusal("LAB-096", "trap-there")
NO_TRAPS_HERE: Final = Refusal("LAB-095", "no-traps-here")
SOMEBODY_THERE: Final = Refusal("LAB-094", "somebody-there")
NOT_YOUR_START: Final = Refusal("LAB-053", "not-your-start")
NOT_ADJACENT: Final = Refusal("LAB-030", "not-adjacent")
NOT_HERE: Final = Refusal("LAB-077", "not-here")
TRUCE_LASTS: Final = Refusal("LAB-116", "truce-lasts")
BOUND_BY_SACRIFICE: Final = Refusal("LAB-163", "bound-by-sacrifice")
CLOAKED: Final = Refusal("LAB-137", "cloaked")
FOUGHT_ALREADY: Final = Refusal("LAB-140", "fought-already")
ALREADY_FURIOUS: Final = Refusal("LAB-172", "already-furious")
ABILITIES_SILENT: Final = Refusal("LAB-165", "abilities-silent")
OWN_TEST: Final = Refusal("LAB-126", "own-test")
ALREADY_FORCED: Final = Refusal("LAB-126", "already-forced")
CELL_TAKEN: Final = Refusal("LAB-035", "cell-taken")
TOUCHES_NOTHING: Final = Refusal("LAB-036", "touches-nothing")
CLOSES_LAST_WAY: Final = Refusal("LAB-040", "closes-last-way", "node", "edge")
FITS_NOWHERE: Final = Refusal("LAB-042", "fits-nowhere")
THREE_FACE_DOWN: Final = Refusal("LAB-173", "three-face-down")
NO_OPENING_THERE: Final = Refusal("LAB-176", "no-opening-there")
GOLEM_NOT_BACK_TURN: Final = Refusal("LAB-105", "golem-not-back-turn")
GOLEM_NOT_BACK: Final = Refusal("LAB-107", "golem-not-back")
NO_SACRIFICE_THERE: Final = Refusal("LAB-163", "no-sacrifice-there")
NOBODY_SACRIFICED: Final = Refusal("LAB-163", "nobody-sacrificed")
ALREADY_THERE: Final = Refusal("LAB-065", "already-there")
CARRIED_HERE: Final = Refusal("LAB-129", "carried-here")
PUT_DOWN_THIS_TURN: Final = Refusal("LAB-135", "put-down-this-turn")
NO_ROOM: Final = Refusal("LAB-132", "no-room")
OWN_KEY: Final = Refusal("LAB-130", "own-key")
LIVES_BY_HEART: Final = Refusal("LAB-153", "lives-by-heart")
NOT_FOR_TWO: Final = Refusal("LAB-177", "not-for-two")
CHARACTER_TAKEN: Final = Refusal("LAB-012", "character-taken")
USED_THIS_TURN: Final = Refusal("LAB-172", "used-this-turn")
NOBODY_NEAR: Final = Refusal("LAB-163", "nobody-near")
NOBODY_THERE: Final = Refusal("LAB-163", "nobody-there")
NOBODY_TO_ROB: Final = Refusal("LAB-163", "nobody-to-rob")
NOTHING_TO_STEAL: Final = Refusal("LAB-163", "nothing-to-steal")
NOTHING_TO_HEAL: Final = Refusal("LAB-150", "nothing-to-heal")
HEALING_STOPPED: Final = Refusal("LAB-116", "healing-stopped")
NO_ITEM: Final = Refusal("LAB-163", "no-item")
TOKENS_FULL: Final = Refusal("LAB-163", "tokens-full")
HAS_SACRIFICE: Final = Refusal("LAB-168", "has-sacrifice")
TOO_FAR: Final = Refusal("LAB-171", "too-far")
THEFT_TOO_LOW: Final = Refusal("LAB-167", "theft-too-low")
NO_TOKENS_HERE: Final = Refusal("LAB-169", "no-tokens-here")
SOMEBODY_IN_WAY: Final = Refusal("LAB-169", "somebody-there")
TOKEN_THERE: Final = Refusal("LAB-169", "token-there")
NO_PLACE_FOR_TOKEN: Final = Refusal("LAB-169", "no-place-for-token")
NOT_ORDINARY: Final = Refusal("LAB-163", "not-ordinary")
NOWHERE_TO_GO: Final = Refusal("LAB-163", "nowhere-to-go")
NO_PORTAL_THERE: Final = Refusal("LAB-163", "no-portal-there")
NO_SEALS: Final = Refusal("LAB-163", "no-seals")
PAWN_THERE: Final = Refusal("LAB-163", "pawn-there")
SAME_PICTURE: Final = Refusal("LAB-163", "same-picture")
NOTHING_TO_TURN: Final = Refusal("LAB-163", "nothing-to-turn")
NO_HIDDEN_TRAP: Final = Refusal("LAB-163", "no-hidden-trap")
TRAP_KNOWN: Final = Refusal("LAB-163", "trap-known")

REFUSALS: Final = (
    TOO_DAZED,
    MUST_LEAVE_START,
    GOLEM_AT_DOOR,
    TOO_FEW_ACTIONS,
    NOTHING_TO_BUILD,
    STACK_EMPTY,
    NO_EMERGENCY,
    NOT_REMOVABLE,
    NO_TILE,
    NO_BRIDGE,
    NOT_DAZED,
    NO_TRAPS_LEFT,
    GOLEM_MOVED,
    GOLEM_STUCK,
    NO_EVENTS_LEFT,
    EVENT_TRIGGERED,
    ECLIPSED,
    NO_INACTIVE_CRYSTAL,
    NO_ACTIVE_CRYSTAL,
    NOT_STRANDED,
    NOT_CURSED,
    NO_SACRIFICE_HERE,
    LAST_LIFE,
    TRAP_THERE,
    NO_TRAPS_HERE,
    SOMEBODY_THERE,
    NOT_YOUR_START,
    NOT_ADJACENT,
    NOT_HERE,
    TRUCE_LASTS,
    BOUND_BY_SACRIFICE,
    CLOAKED,
    FOUGHT_ALREADY,
    ALREADY_FURIOUS,
    ABILITIES_SILENT,
    OWN_TEST,
    ALREADY_FORCED,
    CELL_TAKEN,
    TOUCHES_NOTHING,
    CLOSES_LAST_WAY,
    FITS_NOWHERE,
    THREE_FACE_DOWN,
    NO_OPENING_THERE,
    GOLEM_NOT_BACK_TURN,
    GOLEM_NOT_BACK,
    NO_SACRIFICE_THERE,
    NOBODY_SACRIFICED,
    ALREADY_THERE,
    CARRIED_HERE,
    PUT_DOWN_THIS_TURN,
    NO_ROOM,
    OWN_KEY,
    LIVES_BY_HEART,
    NOT_FOR_TWO,
    CHARACTER_TAKEN,
    USED_THIS_TURN,
    NOBODY_NEAR,
    NOBODY_THERE,
    NOBODY_TO_ROB,
    NOTHING_TO_STEAL,
    NOTHING_TO_HEAL,
    HEALING_STOPPED,
    NO_ITEM,
    TOKENS_FULL,
    HAS_SACRIFICE,
    TOO_FAR,
    THEFT_TOO_LOW,
    NO_TOKENS_HERE,
    SOMEBODY_IN_WAY,
    TOKEN_THERE,
    NO_PLACE_FOR_TOKEN,
    NOT_ORDINARY,
    NOWHERE_TO_GO,
    NO_PORTAL_THERE,
    NO_SEALS,
    PAWN_THERE,
    SAME_PICTURE,
    NOTHING_TO_TURN,
    NO_HIDDEN_TRAP,
    TRAP_KNOWN,
)

# Labels of options that several questions share

WITH_SHARD: Final = Sentence("with-shard")
SHARD_CRYSTAL: Final = Sentence("shard-crystal")
DODGE_OPTION: Final = Sentence("dodge-option")
FURY_OPTION: Final = Sentence("fury-option")
FORCE_WITH_SHARD: Final = Sentence("force-with-shard", "player")
STEAL_KEY: Final = Sentence("steal-key")
CARRY_TO_CORRIDOR: Final = Sentence("carry-to-corridor", "node", "sides:pool")
SEE_TRAP_IN_CORRIDOR: Final = Sentence("see-trap-corridor", "node", "sides:pool")

# What a player would lose by a choice

ACTIONS_LEFT: Final = Sentence("actions-left", "actions")
KEY_LEFT: Final[Sentence] = Sentence("key-left")
LIVES_AT_STAKE: Final = Sentence("lives-at-stake", "count")

SHARED_LABELS: Final = (
    WITH_SHARD,
    SHARD_CRYSTAL,
    DODGE_OPTION,
    FURY_OPTION,
    FORCE_WITH_SHARD,
    STEAL_KEY,
    CARRY_TO_CORRIDOR,
    SEE_TRAP_IN_CORRIDOR,
    ACTIONS_LEFT,
    KEY_LEFT,
    LIVES_AT_STAKE,
)

# Events

CHARACTER_DEALT: Final = Event("LAB-012", "character-dealt", "player", "character")
ROLLED_FOR_START: Final = Event("LAB-016", "rolled-for-start", "player", "total")
FIRST_PLAYER: Final = Event("LAB-016", "first-player", "player")
TURN_STARTED: Final = Routine("LAB-017", "turn-started", "player")
ROLLED: Final = Routine("LAB-126", "rolled", "player", "test", "first", "second", "bonus", "total")
ROLLED_LESS: Final = Routine("LAB-126", "rolled-less", "player", "test", "first", "second", "bonus", "total")
BY_ABILITY: Final = Routine("LAB-166", "by-ability", "player", "ability", "less", "amount")
BY_ITEM: Final = Routine("LAB-166", "by-item", "player", "item", "less", "amount")
BY_EVENT: Final = Routine("LAB-166", "by-event", "player", "event", "less", "amount")
BY_CURSES: Final = Routine("LAB-166", "by-curses", "player", "amount")
CRYSTAL_USED: Final = Routine("LAB-122", "crystal-used", "player")
CRYSTAL_SPENT: Final = Event("LAB-164", "crystal-spent", "player")
CRYSTAL_ACTIVATED: Final = Event("LAB-121", "crystal-activated", "player")
CRYSTAL_DARKENED: Final = Event("LAB-116", "crystal-darkened", "player")
TEST_FORCED: Final = Event("LAB-126", "test-forced", "player", "tester:player")
TEST_PASSED: Final = Routine("LAB-126", "test-passed", "player", "test")
LIVES_LOST: Final = Event("LAB-150", "lives-lost", "player", "count")
LIFE_PAID: Final = Event("LAB-152", "life-paid", "player")
HEALED: Final = Event("LAB-150", "healed", "player", "count")
ARMOUR_USED: Final = Event("LAB-084", "armour-used", "player")
DAZED: Final = Event("LAB-071", "dazed", "player", "count")
DIED: Final = Event("LAB-085", "died", "player")
KEY_DROPPED: Final = Event("LAB-085", "key-dropped", "player", "node")
ITEM_DROPPED: Final = Event("LAB-086", "item-dropped", "player", "item", "node")
TROPHY_KEY: Final = Event("LAB-085", "trophy-key", "player")
TROPHY_ITEM: Final = Event("LAB-086", "trophy-item", "player", "item")
RESPAWNED: Final = Event("LAB-087", "respawned", "player", "count")
SENT_HOME: Final = Event("LAB-112", "sent-home", "player")
RETURNED_HOME: Final = Event("LAB-183", "returned-home", "player")
MOVED: Final = Event("LAB-052", "moved", "player", "node")
JUMPED: Final = Event("LAB-067", "jumped", "player", "node")
FELL: Final = Event("LAB-068", "fell", "player", "node")
CARRIED: Final = Event("LAB-129", "carried", "player", "node")
PUSHED: Final = Event("LAB-148", "pushed", "player", "node")
TRAVELLED: Final = Event("LAB-065", "travelled", "player", "node")
SWAPPED: Final = Event("LAB-065", "swapped", "player", "other:player")
RESTED: Final = Event("LAB-074", "rested", "player", "count")
DAZE_SHED: Final = Event("LAB-116", "daze-shed", "player", "count")
TILE_DRAWN: Final = Routine("LAB-047", "tile-drawn", "tile")
TILE_LAID: Final = Event("LAB-035", "tile-laid", "player", "tile", "cell")
TILE_LAID_DOWN: Final = Event("LAB-173", "tile-laid-down", "player", "cell")
TILE_UNFIT: Final = Routine("LAB-042", "tile-unfit", "tile")
TILE_REMOVED: Final = Event("LAB-049", "tile-removed", "tile", "cell")
TILE_TURNED: Final = Event("LAB-004", "tile-turned", "player", "tile", "cell")
TILE_TURNED_UP: Final = Event("LAB-175", "tile-turned-up", "tile", "cell")
GIFT_DRAWN: Final = Event("LAB-116", "gift-drawn", "item")
ITEM_LAID: Final = Event("LAB-045", "item-laid", "item", "node")
TRAP_LAID: Final = Event("LAB-044", "trap-laid", "node")
TRAP_REVEALED: Final = Event("LAB-142", "trap-revealed", "trap", "node")
TRAP_SEEN: Final = Event("LAB-093", "trap-seen", "trap")
TRAP_SET: Final = Event("LAB-093", "trap-set", "player", "node")
TRAP_AVOIDED: Final = Event("LAB-146", "trap-avoided", "player", "trap")
TRAP_FAILED: Final = Event("LAB-147", "trap-failed", "player", "trap", "failed")
TRAP_IGNORED: Final = Event("LAB-126", "trap-ignored", "player", "trap")
GOLEM_SHUFFLED: Final = Routine("LAB-099", "golem-shuffled")
GOLEM_CARD_DRAWN: Final = Event("LAB-099", "golem-card-drawn", "player", "golem")
GOLEM_WALKED: Final = Event("LAB-100", "golem-walked", "node")
GOLEM_PLACED: Final = Event("LAB-101", "golem-placed", "node")
GOLEM_IGNORED: Final = Event("LAB-113", "golem-ignored", "player")
EVENT_DRAWN: Final = Event("LAB-115", "event-drawn", "player", "event")
EVENT_STRIKES: Final = Event("LAB-119", "event-strikes", "player")
COMBAT_STARTED: Final = Event("LAB-081", "combat-started", "player", "other:player")
COMBAT_CANCELLED: Final = Event("LAB-081", "combat-cancelled", "player")
DAZED_LOSES: Final = Event("LAB-073", "dazed-loses", "player")
FAITH_USED: Final = Event("LAB-081", "faith-used", "player")
FURY_USED: Final = Event("LAB-081", "fury-used", "player", "total")
COMBAT_TIED: Final = Routine("LAB-080", "combat-tied", "total")
COMBAT_WON: Final = Event("LAB-083", "combat-won", "player", "loser:player")
RENT: Final = Event("LAB-083", "rent", "player")
PARRIED: Final = Event("LAB-084", "parried", "player")
TORNADO_CAME: Final = Event("LAB-065", "tornado-came", "player")
SEAL_BROKEN: Final = Event("LAB-170", "seal-broken", "player")
BURNT: Final = Event("LAB-167", "burnt", "player")
TOKEN_LAID: Final = Event("LAB-169", "token-laid", "player", "token", "node")
TOKEN_ON: Final = Event("LAB-168", "token-on", "player", "token", "other:player")
TOKEN_LIFTED: Final = Event("LAB-168", "token-lifted", "player", "token", "node")
TOKEN_TAKEN_BACK: Final = Event("LAB-168", "token-taken-back", "player", "token", "other:player")
TOKEN_REGAINED: Final = Event("LAB-163", "token-regained", "player", "token")
CURSE_BROKEN: Final = Event("LAB-163", "curse-broken", "player")
SACRIFICE_GIVEN_BACK: Final = Event("LAB-152", "sacrifice-given-back", "player")
ABILITY_USED: Final = Event("LAB-163", "ability-used", "player", "ability")
ITEM_USED: Final = Event("LAB-163", "item-used", "player", "item")
KEY_TAKEN: Final = Event("LAB-127", "key-taken", "player")
ITEM_TAKEN: Final = Event("LAB-127", "item-taken", "player", "item")
ITEM_EXCHANGED: Final = Event("LAB-134", "item-exchanged", "player", "item", "taken:item")
ITEM_RETURNED: Final = Event("LAB-160", "item-returned", "player", "item")
KEY_STOLEN: Final = Event("LAB-167", "key-stolen", "player", "other:player")
ITEM_STOLEN: Final = Event("LAB-167", "item-stolen", "player", "other:player", "item")
THEFT_FAILED: Final = Event("LAB-167", "theft-failed", "player")
ROUND_LIMIT: Final = Event("LAB-184", "round-limit", "rounds")
GAME_WON: Final = Event("LAB-179", "game-won", "player")

EVENTS: Final = (
    CHARACTER_DEALT,
    ROLLED_FOR_START,
    FIRST_PLAYER,
    TURN_STARTED,
    ROLLED,
    ROLLED_LESS,
    BY_ABILITY,
    BY_ITEM,
    BY_EVENT,
    BY_CURSES,
    CRYSTAL_USED,
    CRYSTAL_SPENT,
    CRYSTAL_ACTIVATED,
    CRYSTAL_DARKENED,
    TEST_FORCED,
    TEST_PASSED,
    LIVES_LOST,
    LIFE_PAID,
    HEALED,
    ARMOUR_USED,
    DAZED,
    DIED,
    KEY_DROPPED,
    ITEM_DROPPED,
    TROPHY_KEY,
    TROPHY_ITEM,
    RESPAWNED,
    SENT_HOME,
    RETURNED_HOME,
    MOVED,
    JUMPED,
    FELL,
    CARRIED,
    PUSHED,
    TRAVELLED,
    SWAPPED,
    RESTED,
    DAZE_SHED,
    TILE_DRAWN,
    TILE_LAID,
    TILE_LAID_DOWN,
    TILE_UNFIT,
    TILE_REMOVED,
    TILE_TURNED,
    TILE_TURNED_UP,
    GIFT_DRAWN,
    ITEM_LAID,
    TRAP_LAID,
    TRAP_REVEALED,
    TRAP_SEEN,
    TRAP_SET,
    TRAP_AVOIDED,
    TRAP_FAILED,
    TRAP_IGNORED,
    GOLEM_SHUFFLED,
    GOLEM_CARD_DRAWN,
    GOLEM_WALKED,
    GOLEM_PLACED,
    GOLEM_IGNORED,
    EVENT_DRAWN,
    EVENT_STRIKES,
    COMBAT_STARTED,
    COMBAT_CANCELLED,
    DAZED_LOSES,
    FAITH_USED,
    FURY_USED,
    COMBAT_TIED,
    COMBAT_WON,
    RENT,
    PARRIED,
    TORNADO_CAME,
    SEAL_BROKEN,
    BURNT,
    TOKEN_LAID,
    TOKEN_ON,
    TOKEN_LIFTED,
    TOKEN_TAKEN_BACK,
    TOKEN_REGAINED,
    CURSE_BROKEN,
    SACRIFICE_GIVEN_BACK,
    ABILITY_USED,
    ITEM_USED,
    KEY_TAKEN,
    ITEM_TAKEN,
    ITEM_EXCHANGED,
    ITEM_RETURNED,
    KEY_STOLEN,
    ITEM_STOLEN,
    THEFT_FAILED,
    ROUND_LIMIT,
    GAME_WON,
)

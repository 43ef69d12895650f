"""The numbers and names of things: tiles, traps, items, events, characters, tokens, dice."""

from typing import Final

NOTHING: Final = -1
EVERYBODY: Final = -1

SEATS: Final = ("0", "1", "2", "3", "4", "5")
SEAT_COUNT: Final = 6

TILES: Final = tuple(f"T{number:02}" for number in range(1, 31))
TILE_COUNT: Final = 30
CORRIDORS: Final = ("a", "b", "c")

TRAPS: Final = tuple(f"P{number:02}" for number in range(1, 16))
TRAP_COUNT: Final = 15
UNSEEN: Final = 15  # a trap that lies face down and that nobody has seen

ITEMS: Final = tuple(f"I{number:02}" for number in range(1, 16))
ITEM_COUNT: Final = 15
SCEPTRE: Final = 0
HEART: Final = 1
HOURGLASS: Final = 8
VIAL: Final = 9
SHARD: Final = 11
HORN: Final = 13
EYE: Final = 14

EVENTS_NAMES: Final = tuple(f"E{number:02}" for number in range(1, 13))
EVENT_COUNT: Final = 12
LAST_EVENT: Final = 11

CHARACTERS: Final = tuple(f"C{number:02}" for number in range(1, 16))
CHARACTER_COUNT: Final = 15
ABILITIES: Final = tuple(f"{name}{letter}" for name in CHARACTERS for letter in "abcd")
ABILITY_COUNT: Final = 60

# The abilities that rules ask for; those with the name of a token or a test say that they are abilities.
CHALLENGE: Final = 1
PARRY: Final = 2
FURY: Final = 4
CALL_OF_BATTLE: Final = 6
SHATTER_ARTEFACT: Final = 10
FAITH_ABILITY: Final = 12
PRAYER: Final = 13
LAYING_ON_OF_HANDS: Final = 14
HELLFIRE_ABILITY: Final = 16
BLOOD_PACT: Final = 17
REBUILDING: Final = 20
ROTATION: Final = 21
SWIFT_BUILDING: Final = 23
MIRROR_IMAGE: Final = 25
CHANGE_OF_PLACES: Final = 26
SACRIFICE_ABILITY: Final = 28
TITHE: Final = 29
INVIOLABLE: Final = 31
TORNADO_ABILITY: Final = 32
TELEPORTATION: Final = 33
MAGIC_SHIELD: Final = 35
CURSE_ABILITY: Final = 40
EVIL_EYE: Final = 42
THEFT_ABILITY: Final = 45
DODGE_ABILITY: Final = 47
PORTAL_ABILITY: Final = 48
PASSAGE: Final = 49
PHASING: Final = 51
SEAL_ABILITY: Final = 52
RECALL: Final = 54
LIVING_ARMOUR: Final = 56
REFORGING: Final = 57

GOLEM_CARDS: Final = ("move-1", "move-2", "move-3", "no-move", "central")
GOLEM_CARD_COUNT: Final = 5
NO_MOVE: Final = 3
CENTRAL: Final = 4

# Kinds of ability tokens; the first four lie on corridors.
TOKENS: Final = ("hellfire", "portal", "tornado", "seal", "curse", "sacrifice", "faith", "armour")
TOKEN_COUNT: Final = 8
CORRIDOR_TOKENS: Final = 4
HELLFIRE: Final = 0
PORTAL: Final = 1
TORNADO: Final = 2
SEAL: Final = 3
CURSE: Final = 4
SACRIFICE: Final = 5
FAITH: Final = 6
ARMOUR: Final = 7

# Where a key or an item is: on a node (a number below HELD), with a player (HELD + seat), or in the pool.
POOL: Final = -1
HELD: Final = 1000
KEY_COUNT: Final = 6

DICE: Final = tuple(f"{low}+{high}" for low in range(1, 7) for high in range(low, 7))
DICE_COUNT: Final = 21
DICE_WEIGHTS: Final = tuple(1 if low == high else 2 for low in range(1, 7) for high in range(low, 7))
# The sums of two dice, once for each of the 36 ways to roll them.
DICE_POINTS: Final = [dice for dice in range(DICE_COUNT) for _ in range(DICE_WEIGHTS[dice])]
DICE_LOW: Final = tuple(low for low in range(1, 7) for high in range(low, 7))
DICE_HIGH: Final = tuple(high for low in range(1, 7) for high in range(low, 7))
DICE_TOTAL: Final = tuple(low + high for low in range(1, 7) for high in range(low, 7))

# Kinds of tests.
TESTS: Final = ("combat", "trap", "jump", "golem", "hellfire", "portal", "theft", "dodge")
COMBAT: Final = 0
TRAP: Final = 1
JUMP: Final = 2
GOLEM: Final = 3
BURNING: Final = 4
PASSING: Final = 5
THEFT: Final = 6
DODGE: Final = 7

# Permanent effects: bonuses to tests, changed numbers, and powers that a rule asks for.
EFFECTS: Final = (
    "combat",
    "trap",
    "jump",
    "golem",
    "item_limit",
    "build",
    "fall",
    "rest",
    "daze",
    "safe_jump",
    "activate",
    "golem_card",
    "actions",
    "combat_loss",
    "silence",
    "truce",
    "no_healing",
    "eclipse",
    "golem_bond",
    "command",
    "levitation",
    "illusion",
    "snares",
    "trophy",
    "ambush",
    "riposte",
    "rending",
    "karma",
    "drain",
    "swift",
    "cloak",
    "crystals",
)
EFFECT_COUNT: Final = 32
ITEM_LIMIT: Final = 4
BUILD: Final = 5
FALL: Final = 6
REST: Final = 7
DAZE: Final = 8
SAFE_JUMP: Final = 9
ACTIVATE: Final = 10
GOLEM_CARD: Final = 11
ACTIONS: Final = 12
COMBAT_LOSS: Final = 13
SILENCE: Final = 14
TRUCE: Final = 15
NO_HEALING: Final = 16
ECLIPSE: Final = 17
GOLEM_BOND: Final = 18
COMMAND: Final = 19
LEVITATION: Final = 20
ILLUSION: Final = 21
SNARES: Final = 22
TROPHY: Final = 23
AMBUSH: Final = 24
RIPOSTE: Final = 25
RENDING: Final = 26
KARMA: Final = 27
DRAIN: Final = 28
SWIFT: Final = 29
CLOAK: Final = 30
CRYSTALS: Final = 31

# When an effect counts.
WHENS: Final = ("always", "attacking", "defending", "against_key", "on_key_or_centre", "per_item", "per_sacrifice")
ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
AGAINST_KEY: Final = 3
ON_KEY_OR_CENTRE: Final = 4
PER_ITEM: Final = 5
PER_SACRIFICE: Final = 6

KINDS: Final = ("passive", "action", "free", "reaction")
PASSIVE: Final = 0
ACTION: Final = 1
FREE: Final = 2
REACTION: Final = 3


def character_of(ability: int) -> int:
    """The character that has an ability."""
    return ability // 4

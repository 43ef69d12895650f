"""The numbers and names of things: colours, cards, stones, forges, spaces."""

from typing import Final

NOTHING: Final = -1

BLUE: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
RED: Final = 3
WHITE: Final = 4
COLOURS: Final = ("blue", "yellow", "green", "red")
COLOUR_COUNT: Final = 4
GEMS: Final = (*COLOURS, "white")
GEM_COUNT: Final = 5
ANY: Final = 5  # as a price: gems of any colours, white included
LETTERS: Final = "bygrw"

# What can be gained or paid at once: five kinds of gems, ores, power points.
ORE: Final = 5
POINTS: Final = 6
POOL: Final = (*GEMS, "ore", "points")
Pool = tuple[int, int, int, int, int, int, int]
EMPTY_POOL: Final[Pool] = (0, 0, 0, 0, 0, 0, 0)

# A card is its printed number; everybody has their own 100 to 107.
FIRST_CREATURE: Final = 11
FIRST_DRAGON: Final = 71
LAST_CREATURE: Final = 78
CREATURE_COUNT: Final = 68
FIRST_DRUID_CARD: Final = 100
LAST_DRUID_CARD: Final = 107
DRUID_CARD_COUNT: Final = 8
CARD_LIMIT: Final = 108
CARDS: Final = tuple(str(number) for number in range(CARD_LIMIT))
CREATURES: Final = tuple(str(number) for number in range(FIRST_CREATURE, LAST_CREATURE + 1))
DRUID_CARDS: Final = tuple(str(number) for number in range(FIRST_DRUID_CARD, LAST_DRUID_CARD + 1))

# Creatures by colour: goblin, satyr, dryad, harpy, dragon; and druid cards.
KINS: Final = (*GEMS, "druid")
DRUID_KIN: Final = 5
MULTI: Final = 4  # magic points that go with every colour

DRUIDS: Final = ("brown", "grey", "beige", "black")
SEATS: Final = ("0", "1", "2", "3")

# The parts of the table that a question may be about.
AT_HAND: Final = "hand"
AT_DISPLAY: Final = "display"
AT_FORGES: Final = "forges"
AT_OWN_BOARD: Final = "own"
AT_SUPPLY: Final = "supply"
AT_STONES: Final = "stones"

SPACES: Final = ("D1", "D2", "D3", "D4", "D5", "D6")
SPACE_COUNT: Final = 6

FORGES: Final = ("K1", "K2", "K3", "K4", "K5", "K6")
FORGE_COUNT: Final = 5
WHITE_FORGE: Final = 5
BONUSES: Final = ("none", "die", "ore", "points")
NO_BONUS: Final = 0
DIE_BONUS: Final = 1
ORE_BONUS: Final = 2
POINT_BONUS: Final = 3

# Two rows of five artifact spaces each, numbered from 0 to 9.
ROWS: Final = ("upper", "lower")
ROW_LENGTH: Final = 5
PLACES: Final = tuple(f"{row}-{gem}" for row in ROWS for gem in GEMS)
PLACE_COUNT: Final = 10

FACES: Final = ("GEM", "SWAP", "P1", "P2", "ORE", "CARD")
FACE_GEM: Final = 0
FACE_SWAP: Final = 1
FACE_P1: Final = 2
FACE_P2: Final = 3
FACE_ORE: Final = 4
FACE_CARD: Final = 5

STONES: Final = ("magic", "hand", "exchange", "joker", "plus", "double", "extra", "three")
STONE_COUNT: Final = 8
MAGIC: Final = 0
HAND: Final = 1
EXCHANGE: Final = 2
JOKER: Final = 3
PLUS: Final = 4
DOUBLE: Final = 5
EXTRA: Final = 6
THREE: Final = 7

# Kinds of abilities, and of the items on cards.
BASIC: Final = 0
OPTIONAL: Final = 1
TRADE: Final = 2
GEM_ITEM: Final = 0
ANY_GEM_ITEM: Final = 1
ORE_ITEM: Final = 2
POINT_ITEM: Final = 3
DIE_ITEM: Final = 4
CARD_ITEM: Final = 5
ANY_CARD_ITEM: Final = 6
TRADE_ITEM: Final = 7

# An item of a card as a choice: twice the card's number, plus one for its second item.
ITEMS: Final = tuple(f"{number}{side}" for number in range(CARD_LIMIT) for side in "ab")
ITEM_LIMIT: Final = 216

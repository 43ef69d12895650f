"""The numbers and names of things: crystals, cards, runes, grid sides."""

from typing import Final

NOTHING: Final = -1

C: Final = 0
R: Final = 1
Y: Final = 2
B: Final = 3
G: Final = 4
P: Final = 5
KINDS: Final = ("C", "R", "Y", "B", "G", "P")
KIND_COUNT: Final = 6

TEMPLES: Final = ("T-R", "T-Y", "T-B", "T-G", "T-P")
TEMPLE_COUNT: Final = 5
WILDERNESS: Final = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10")
WILDERNESS_COUNT: Final = 10
CARDS: Final = TEMPLES + WILDERNESS
CARD_COUNT: Final = 15

RUNES: Final = ("A", "B", "C", "D", "E", "F")
RUNE_COUNT: Final = 6

NODE_COUNT: Final = 12
NODES: Final = tuple(str(node) for node in range(NODE_COUNT))

SIDES: Final = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
SIDE_1A: Final = 0
SIDE_1B: Final = 1
SIDE_2A: Final = 2
SIDE_2B: Final = 3
SIDE_3A: Final = 4
SIDE_3B: Final = 5
SIDE_4A: Final = 6
SIDE_4B: Final = 7
GRIDS: Final = ("grid-1", "grid-2", "grid-3", "grid-4")
GRID_COUNT: Final = 4

# A chain is read from the left or the right end of an arc and has 3, 4 or 5 crystals.
CHAINS: Final = ("L3", "L4", "L5", "R3", "R4", "R5")
SHORTEST: Final = 3
LONGEST: Final = 5
LENGTHS: Final = 3

DIRECT: Final = 0
UPGRADE: Final = 1
EXCHANGE: Final = 2
CLASSES: Final = ("direct", "upgrade", "exchange")

SEATS: Final = ("0", "1", "2", "3")
MARKERS: Final = 5
CROSSED: Final = 9
VIRTUAL: Final = 8
FREE_SPACE: Final = -1

Pool = tuple[int, int, int, int, int, int]
EMPTY_POOL: Final[Pool] = (0, 0, 0, 0, 0, 0)

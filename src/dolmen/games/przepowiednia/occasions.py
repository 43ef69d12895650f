"""What crystals are paid or taken for: one step serves many rules, and each log line and refusal names the right one."""

from typing import Final

from dolmen.kernel.sentence import Event, Refusal, Routine

SPEED: Final = 0
SWAP_SPELL: Final = 1
EXCHANGE_SPELL: Final = 2
EXCHANGE_CARD: Final = 3
EXTRA_LEVEL: Final = 4
GAIN: Final = 5
TEMPLE_GAIN: Final = 6
RESONANCE_GAIN: Final = 7
RUNE_C_GAIN: Final = 8
UPGRADED: Final = 9
RUNE_E_BONUS: Final = 10
REWARDED: Final = 11
CHARGED: Final = 12
STARTING: Final = 13
GRID_GIVEN: Final = 14

RULES: Final = (
    "PRZ-035",
    "PRZ-070",
    "PRZ-072",
    "PRZ-043",
    "PRZ-127",
    "PRZ-041",
    "PRZ-042",
    "PRZ-078",
    "PRZ-079",
    "PRZ-046",
    "PRZ-081",
    "PRZ-120",
    "PRZ-115",
    "PRZ-017",
    "PRZ-114",
)

# One of each for every occasion, in the order above.
PAID: Final = tuple([Routine(rule, "crystal-paid", "player", "kind") for rule in RULES])
TAKEN: Final = tuple([Event(rule, "crystals-taken", "player", "pool") for rule in RULES])
NONE_WANTED: Final = tuple([Routine(rule, "none-wanted", "player") for rule in RULES])
PAY_COLOURLESS: Final = tuple([Refusal(rule, "pay-colourless") for rule in RULES])
COLOUR_ONLY: Final = tuple([Refusal("PRZ-045" if rule == "PRZ-043" else rule, "colour-only") for rule in RULES])

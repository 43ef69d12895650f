"""The class of each ability and item that is used as a deed."""

from typing import Final

from dolmen.games.labyrinth.abilities.building import Rebuild, Turn
from dolmen.games.labyrinth.abilities.fighting import (
    BloodPact,
    CallToBattle,
    Challenge,
    Consecrate,
    Hex,
    LayHands,
    Pray,
    Shatter,
    Steal,
    Tithe,
)
from dolmen.games.labyrinth.abilities.items import BlowHorn, OpenEye, UseHourglass, UseVial
from dolmen.games.labyrinth.abilities.placing import TOKEN_POWERS, Recall, Reforge, SwapPlaces, Travel
from dolmen.games.labyrinth.abilities.power import Power
from dolmen.games.labyrinth.names import (
    C01B,
    C02C,
    C03C,
    C04B,
    C04C,
    C05A,
    C05B,
    C06A,
    C06B,
    C07C,
    C08A,
    C08B,
    C09A,
    C09B,
    C11A,
    C12B,
    C13A,
    C13B,
    C13D,
    C14A,
    C14C,
    C15B,
    CHARACTER_COUNT,
    EYE,
    HELLFIRE,
    HORN,
    HOURGLASS,
    PORTAL,
    SEAL,
    TORNADO,
    VIAL,
)

POWERS: Final[dict[int, Power]] = {
    C01B: Challenge(),
    C02C: CallToBattle(),
    C03C: Shatter(),
    C04B: Pray(),
    C04C: LayHands(),
    C05A: TOKEN_POWERS[HELLFIRE],
    C05B: BloodPact(),
    C06A: Rebuild(),
    C06B: Turn(),
    C07C: SwapPlaces(),
    C08A: Consecrate(),
    C08B: Tithe(),
    C09A: TOKEN_POWERS[TORNADO],
    C09B: Travel(C09B),
    C11A: Hex(),
    C12B: Steal(),
    C13A: TOKEN_POWERS[PORTAL],
    C13B: Travel(C13B),
    C13D: Travel(C13D),
    C14A: TOKEN_POWERS[SEAL],
    C14C: Recall(),
    C15B: Reforge(),
}

# The abilities of each character that are used as deeds.
POWERS_OF: Final = [
    [ability for ability in range(4 * number, 4 * number + 4) if ability in POWERS] for number in range(CHARACTER_COUNT)
]

ITEM_POWERS: Final[dict[int, Power]] = {
    HOURGLASS: UseHourglass(),
    VIAL: UseVial(),
    HORN: BlowHorn(),
    EYE: OpenEye(),
}

# The items that are used as deeds.
ITEM_DEEDS: Final = list(ITEM_POWERS)

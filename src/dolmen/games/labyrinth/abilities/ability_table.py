"""Which power belongs to which ability and item."""

from typing import Final

from dolmen.games.labyrinth.abilities.ability import Power
from dolmen.games.labyrinth.abilities.building import Rebuild, Turn
from dolmen.games.labyrinth.abilities.cursing import Consecrate, Hex, Tithe
from dolmen.games.labyrinth.abilities.fighting import BloodPact, CallToBattle, Challenge, LayHands, Pray, Shatter, Steal
from dolmen.games.labyrinth.abilities.items import BlowHorn, OpenEye, UseHourglass, UseVial
from dolmen.games.labyrinth.abilities.placing import TOKEN_POWERS, Recall, Reforge, SwapPlaces, Travel
from dolmen.games.labyrinth.names import (
    BLOOD_PACT,
    CALL_OF_BATTLE,
    CHALLENGE,
    CHANGE_OF_PLACES,
    CHARACTER_COUNT,
    CURSE_ABILITY,
    EYE,
    HELLFIRE,
    HELLFIRE_ABILITY,
    HORN,
    HOURGLASS,
    LAYING_ON_OF_HANDS,
    PASSAGE,
    PHASING,
    PORTAL,
    PORTAL_ABILITY,
    PRAYER,
    REBUILDING,
    RECALL,
    REFORGING,
    ROTATION,
    SACRIFICE_ABILITY,
    SEAL,
    SEAL_ABILITY,
    SHATTER_ARTEFACT,
    TELEPORTATION,
    THEFT_ABILITY,
    TITHE,
    TORNADO,
    TORNADO_ABILITY,
    VIAL,
)

POWERS: Final[dict[int, Power]] = {
    CHALLENGE: Challenge(),
    CALL_OF_BATTLE: CallToBattle(),
    SHATTER_ARTEFACT: Shatter(),
    PRAYER: Pray(),
    LAYING_ON_OF_HANDS: LayHands(),
    HELLFIRE_ABILITY: TOKEN_POWERS[HELLFIRE],
    BLOOD_PACT: BloodPact(),
    REBUILDING: Rebuild(),
    ROTATION: Turn(),
    CHANGE_OF_PLACES: SwapPlaces(),
    SACRIFICE_ABILITY: Consecrate(),
    TITHE: Tithe(),
    TORNADO_ABILITY: TOKEN_POWERS[TORNADO],
    TELEPORTATION: Travel(TELEPORTATION),
    CURSE_ABILITY: Hex(),
    THEFT_ABILITY: Steal(),
    PORTAL_ABILITY: TOKEN_POWERS[PORTAL],
    PASSAGE: Travel(PASSAGE),
    PHASING: Travel(PHASING),
    SEAL_ABILITY: TOKEN_POWERS[SEAL],
    RECALL: Recall(),
    REFORGING: Reforge(),
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

"""What the game says: refusals, and events for the log."""

from typing import Final

from dolmen.games.przepowiednia.occasions import COLOUR_ONLY, NONE_WANTED, PAID, PAY_COLOURLESS, TAKEN
from dolmen.kernel.sentence import Event, Refusal, Routine, Sentence

# Refusals, by chapter

SIDE_TAKEN: Final = Refusal("PRZ-106", "grid-gone")
NO_OPEN_RUNE: Final = Refusal("PRZ-068", "no-open-rune")

CARD_OCCUPIED: Final = Refusal("PRZ-032", "card-occupied", "card")
START_CARD_OCCUPIED: Final = Refusal("PRZ-028", "card-occupied", "card")
OWN_CARD: Final = Refusal("PRZ-033", "own-card")
OWN_CARD_WITH_3B: Final = Refusal("PRZ-128", "own-card")
TOO_FAR: Final = Refusal("PRZ-036", "too-far", "distance", "most")
TOO_POOR_FOR_SPEED: Final = Refusal("PRZ-034", "too-poor-for-speed", "need", "have")
TOO_FEW_COLOURLESS_FOR_SPEED: Final = Refusal("PRZ-034", "too-few-colourless-for-speed", "need", "have")

ALREADY_COLLECTED: Final = Refusal("PRZ-122", "already-collected")
ALREADY_BROKEN: Final = Refusal("PRZ-058", "already-broken")
NOT_YET_DONE: Final = Refusal("PRZ-026", "not-yet-done")
NOT_AT_TEMPLE: Final = Refusal("PRZ-058", "not-at-temple")
NO_CHAIN: Final = (  # by length; a chain has 3 to 5 crystals
    Refusal("PRZ-061", "no-chain-3", "first:kind", "second:kind", "third:kind"),
    Refusal("PRZ-061", "no-chain-4", "first:kind", "second:kind", "third:kind", "fourth:kind"),
    Refusal("PRZ-061", "no-chain-5", "first:kind", "second:kind", "third:kind", "fourth:kind", "fifth:kind"),
)
SPACE_TAKEN: Final = Refusal("PRZ-063", "space-taken")
SPACE_CROSSED: Final = Refusal("PRZ-020", "space-crossed")
BOOST_IMPOSSIBLE: Final = Refusal("PRZ-126", "boost-impossible")
NOT_IN_CHAIN: Final = Refusal("PRZ-060", "not-in-chain")
IN_EVERY_CHAIN: Final = Refusal("PRZ-065", "in-every-chain")
NO_HIGHER_SPACE: Final = Refusal("PRZ-124", "no-higher-space")
TOO_POOR_FOR_BOOST: Final = Refusal("PRZ-127", "too-poor-for-boost", "need", "have")
TOO_FAR_FOR_RUNE: Final = Refusal("PRZ-129", "too-far-for-rune")

TOO_FEW_COLOURLESS: Final = Refusal("PRZ-043", "too-few-colourless", "need", "have")
NODE_EMPTY: Final = Refusal("PRZ-005", "node-empty")
NODE_FULL: Final = Refusal("PRZ-005", "node-full")
NOT_COLOURLESS: Final = Refusal("PRZ-046", "not-colourless")
NOT_COLOURLESS_FOR_2A: Final = Refusal("PRZ-115", "not-colourless")
ENOUGH_COVERED: Final = Refusal("PRZ-046", "enough-covered", "most")
SPACE_COVERED: Final = Refusal("PRZ-046", "space-covered")
NO_SPACE_LEFT: Final = Refusal("PRZ-046", "no-space-left")
NOT_ON_CARD: Final = Refusal("PRZ-046", "not-on-card")
NOWHERE_TO_GET: Final = Refusal("PRZ-056", "nowhere-to-get", "kind")
SAME_COLOUR: Final = Refusal("PRZ-043", "same-colour")
NOT_IN_TRAY: Final = Refusal("PRZ-050", "not-in-tray", "kind")
NOT_MOST: Final = Refusal("PRZ-054", "not-most", "have", "most")
NOT_THIS_KIND: Final = Refusal("PRZ-055", "not-this-kind", "kind")
SPACE_EMPTY: Final = Refusal("PRZ-053", "space-empty")

SWAP_NEEDS: Final = Refusal("PRZ-071", "swap-needs", "need", "have")
SWAP_NEEDS_COLOURLESS: Final = Refusal("PRZ-070", "swap-needs-colourless")
SAME_NODE: Final = Refusal("PRZ-071", "same-node")
SAME_KIND: Final = Refusal("PRZ-071", "same-kind")
NOTHING_TO_SWAP: Final = Refusal("PRZ-071", "nothing-to-swap")
PAID_AWAY: Final = Refusal("PRZ-071", "paid-away")
EXCHANGE_NEEDS: Final = Refusal("PRZ-072", "exchange-needs", "need", "have")
NO_CHARGES: Final = Refusal("PRZ-115", "no-charges", "need", "have")
CHARGES_USED: Final = Refusal("PRZ-115", "charges-used")
NO_COLOURLESS: Final = Refusal("PRZ-115", "no-colourless")

REFUSALS: Final = (
    SIDE_TAKEN,
    NO_OPEN_RUNE,
    CARD_OCCUPIED,
    START_CARD_OCCUPIED,
    OWN_CARD,
    OWN_CARD_WITH_3B,
    TOO_FAR,
    TOO_POOR_FOR_SPEED,
    TOO_FEW_COLOURLESS_FOR_SPEED,
    ALREADY_COLLECTED,
    ALREADY_BROKEN,
    NOT_YET_DONE,
    NOT_AT_TEMPLE,
    *NO_CHAIN,
    SPACE_TAKEN,
    SPACE_CROSSED,
    BOOST_IMPOSSIBLE,
    NOT_IN_CHAIN,
    IN_EVERY_CHAIN,
    NO_HIGHER_SPACE,
    TOO_POOR_FOR_BOOST,
    TOO_FAR_FOR_RUNE,
    TOO_FEW_COLOURLESS,
    NODE_EMPTY,
    NODE_FULL,
    NOT_COLOURLESS,
    NOT_COLOURLESS_FOR_2A,
    *PAY_COLOURLESS,
    ENOUGH_COVERED,
    SPACE_COVERED,
    NO_SPACE_LEFT,
    NOT_ON_CARD,
    NOWHERE_TO_GET,
    *COLOUR_ONLY,
    SAME_COLOUR,
    NOT_IN_TRAY,
    NOT_MOST,
    NOT_THIS_KIND,
    SPACE_EMPTY,
    SWAP_NEEDS,
    SWAP_NEEDS_COLOURLESS,
    SAME_NODE,
    SAME_KIND,
    NOTHING_TO_SWAP,
    PAID_AWAY,
    EXCHANGE_NEEDS,
    NO_CHARGES,
    CHARGES_USED,
    NO_COLOURLESS,
)

# Labels of places that hold nothing to choose

EMPTY_NODE: Final = Sentence("empty-node", "node")
NO_RUNE: Final = Sentence("no-rune", "card")

# What a choice would lose

LOSES_VISIT: Final = Sentence("loses-visit", "card")
LOSES_UPGRADES: Final = Sentence("loses-upgrades", "count")
LOSES_CRYSTALS: Final = Sentence("loses-crystals", "count")
LOSES_CHARGES: Final = Sentence("loses-charges", "room")
LOSES_COLLECTING: Final = Sentence("loses-collecting", "card")
LOSES_CURSE: Final = Sentence("loses-curse", "points")
LOSSES: Final = (LOSES_VISIT, LOSES_UPGRADES, LOSES_CRYSTALS, LOSES_CHARGES, LOSES_COLLECTING, LOSES_CURSE)

# What only a drawn table says

MUTED_RUNE: Final = Sentence("muted-rune", "rune")
CRYSTAL_LETTER: Final = Sentence("crystal-letter", "kind")

# Events. `pool` stands for six numbers, one for each kind of crystal.

FIRST_PLAYER: Final = Event("PRZ-015", "first-player", "player")
OBJECTIVE_REVEALED: Final = Event("PRZ-013", "objective-revealed", "card")
VIRTUAL_PLACED: Final = Event("PRZ-099", "virtual-placed", "card")
VIRTUAL_MOVED: Final = Event("PRZ-101", "virtual-moved", "card")
GRID_DEALT: Final = Event("PRZ-016", "grid-dealt", "player", "side")
GRID_CHOSEN: Final = Event("PRZ-106", "grid-chosen", "player", "side")
ROUND_STARTED: Final = Routine("PRZ-025", "round-started", "round")
FIGURE_PLACED: Final = Event("PRZ-028", "figure-placed", "player", "card")
FIGURE_MOVED: Final = Event("PRZ-029", "figure-moved", "player", "card")
FIGURE_HURRIED: Final = Event("PRZ-034", "figure-hurried", "player", "card", "price")
NOTHING_FITS: Final = Routine("PRZ-049", "nothing-fits", "player")
NOTHING_TO_HAVE: Final = Routine("PRZ-056", "nothing-to-have", "player")
RESONANCE: Final = Routine("PRZ-075", "resonance", "player", "rune", "copies")
CRYSTAL_FROM_CARD: Final = Event("PRZ-053", "crystal-from-card", "player", "card")
CRYSTAL_FROM_PLAYER: Final = Event("PRZ-054", "crystal-from-player", "player", "donor:player", "kind")
EXCHANGE_DECLINED: Final = Routine("PRZ-044", "exchange-declined", "player")
EXCHANGE_IMPOSSIBLE: Final = Routine("PRZ-044", "exchange-impossible", "player", "need", "have")
SPACE_NOW_COVERED: Final = Event("PRZ-046", "space-now-covered", "player", "card", "kind")
UPGRADE_DECLINED: Final = Routine("PRZ-046", "upgrade-declined", "player")
UPGRADE_IMPOSSIBLE: Final = Routine("PRZ-046", "upgrade-impossible", "player")
UPGRADE_NO_SPACE: Final = Routine("PRZ-056", "upgrade-no-space", "player")
CARD_RESET: Final = Routine("PRZ-047", "card-reset", "card", "count")
CARD_EMPTIED: Final = Event("PRZ-079", "card-emptied", "player", "card", "count")
CURSE_BROKEN: Final = Event("PRZ-066", "curse-broken", "player", "card", "points")
BOOSTED: Final = Event("PRZ-124", "boosted", "player", "price")
REWARD: Final = Event("PRZ-120", "reward", "player", "number")
REWARD_POINTS: Final = Event("PRZ-120", "reward-points", "player", "points")
RUNE_TAKEN: Final = Event("PRZ-068", "rune-taken", "player", "rune")
RUNE_TURNED_UP: Final = Event("PRZ-068", "rune-turned-up", "card", "rune")
START_RUNE: Final = Event("PRZ-117", "start-rune", "player", "rune")
SWAPPED: Final = Event("PRZ-070", "swapped", "player", "first:kind", "second:kind")
EXCHANGE_CAST: Final = Event("PRZ-072", "exchange-cast", "player", "price")
CHARGES_SPENT: Final = Routine("PRZ-115", "charges-spent", "player", "count")
LAST_ROUND: Final = Event("PRZ-085", "last-round", "player")
ROUND_LIMIT: Final = Event("PRZ-132", "round-limit", "rounds")
GAME_WON: Final = Event("PRZ-094", "game-won", "player", "points")
TIE_COLOURED: Final = Event("PRZ-095", "tie-coloured", "player", "points", "have", "next")
TIE_COLOURLESS: Final = Event("PRZ-096", "tie-colourless", "player", "points", "have", "next")
TIE_LATER: Final = Event("PRZ-097", "tie-later", "player", "points")

EVENTS: Final = (
    FIRST_PLAYER,
    OBJECTIVE_REVEALED,
    VIRTUAL_PLACED,
    VIRTUAL_MOVED,
    GRID_DEALT,
    GRID_CHOSEN,
    ROUND_STARTED,
    FIGURE_PLACED,
    FIGURE_MOVED,
    FIGURE_HURRIED,
    *PAID,
    *TAKEN,
    *NONE_WANTED,
    NOTHING_FITS,
    NOTHING_TO_HAVE,
    RESONANCE,
    CRYSTAL_FROM_CARD,
    CRYSTAL_FROM_PLAYER,
    EXCHANGE_DECLINED,
    EXCHANGE_IMPOSSIBLE,
    SPACE_NOW_COVERED,
    UPGRADE_DECLINED,
    UPGRADE_IMPOSSIBLE,
    UPGRADE_NO_SPACE,
    CARD_RESET,
    CARD_EMPTIED,
    CURSE_BROKEN,
    BOOSTED,
    REWARD,
    REWARD_POINTS,
    RUNE_TAKEN,
    RUNE_TURNED_UP,
    START_RUNE,
    SWAPPED,
    EXCHANGE_CAST,
    CHARGES_SPENT,
    LAST_ROUND,
    ROUND_LIMIT,
    GAME_WON,
    TIE_COLOURED,
    TIE_COLOURLESS,
    TIE_LATER,
)

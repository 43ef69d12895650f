"""The abilities printed on cards, in a small grammar that is parsed once and checked.

ability := "B: " icon [" + " icon] | "O: " icon " / " icon | "X: " n " " paid " -> " icon {" + " icon}
icon    := "gem:" colour | "gem:any" | "gem:white" | "ore" | "pts:" n | "die" | "card:" colour | "card:any"
paid    := colour | "white"
"""

from typing import Final

from dolmen.games.rune_stones.names import (
    ANY_CARD_ITEM,
    ANY_GEM_ITEM,
    BASIC,
    CARD_ITEM,
    COLOURS,
    DIE_ITEM,
    EMPTY_POOL,
    GEM_ITEM,
    GEMS,
    NOTHING,
    OPTIONAL,
    ORE_ITEM,
    POINT_ITEM,
    POINTS,
    TRADE,
    TRADE_ITEM,
    WHITE,
    Pool,
)
from dolmen.kernel.errors import BadInput, listed

PLAIN_ICONS: Final = {"gem:any": ANY_GEM_ITEM, "ore": ORE_ITEM, "die": DIE_ITEM, "card:any": ANY_CARD_ITEM}
ICONS: Final = (
    *(f"gem:{colour}" for colour in GEMS),
    *(f"card:{colour}" for colour in COLOURS),
    *PLAIN_ICONS,
    "pts:1 to pts:9",
)


class Item:
    """Something on a card that may be used once: its kind, and the colour, number, price and gain that it shows."""

    __slots__ = ("amount", "colour", "gain", "kind", "paid", "price")

    def __init__(self, kind: int, colour: int = NOTHING, amount: int = 0) -> None:
        self.kind = kind
        self.colour = colour
        self.amount = amount
        self.price = 0
        self.paid = NOTHING
        self.gain: Pool = EMPTY_POOL


class Ability:
    """RUN-051: the kind of an ability and its one or two items; the two sides of an optional one are two items.

    `twins` tells that it shows the same icon twice.
    """

    __slots__ = ("items", "kind", "twins")

    def __init__(self, kind: int, items: tuple[Item, ...], twins: bool = False) -> None:
        self.kind = kind
        self.items = items
        self.twins = twins


def parse_ability(text: str) -> Ability:
    """An ability from its text; BadInput says what is wrong with it."""
    kind, _, rest = text.partition(": ")
    if kind == "B":
        icons = rest.split(" + ")
        if len(icons) > 2:
            raise BadInput(f"{len(icons)} icons; a basic ability has one or two")
        return Ability(BASIC, tuple([parse_icon(icon) for icon in icons]), len(icons) == 2 and icons[0] == icons[1])
    if kind == "O":
        icons = rest.split(" / ")
        if len(icons) != 2:
            raise BadInput(f"{len(icons)} sides; an optional ability has two, with ' / ' between them")
        return Ability(OPTIONAL, tuple([parse_icon(icon) for icon in icons]))
    if kind == "X":
        return Ability(TRADE, (parse_trade(rest),))
    raise BadInput("expected 'B: …', 'O: …' or 'X: …'")


def parse_icon(text: str) -> Item:
    """One icon."""
    if text in PLAIN_ICONS:
        return Item(PLAIN_ICONS[text])
    what, _, value = text.partition(":")
    if what == "gem" and value in GEMS:
        return Item(GEM_ITEM, GEMS.index(value))
    if what == "card" and value in COLOURS:
        return Item(CARD_ITEM, COLOURS.index(value))
    if what == "pts" and len(value) == 1 and value in "123456789":
        return Item(POINT_ITEM, NOTHING, int(value))
    raise BadInput(f"{text!r} is not an icon; there are {listed(ICONS)}")


def parse_trade(text: str) -> Item:
    """RUN-062: gems paid, and gems or points received."""
    cost, _, gains = text.partition(" -> ")
    number, _, paid = cost.partition(" ")
    if len(number) != 1 or number not in "123456789" or paid not in GEMS:
        raise BadInput(f"{cost!r} is not a price; expected a number and one of {listed(GEMS)}")
    trade = Item(TRADE_ITEM)
    trade.price = int(number)
    trade.paid = GEMS.index(paid)
    gain = list(EMPTY_POOL)
    for icon in gains.split(" + "):
        item = parse_icon(icon)
        if item.kind == GEM_ITEM:
            gain[item.colour] += 1
        elif item.kind == POINT_ITEM:
            gain[POINTS] += item.amount
        else:
            raise BadInput(f"{icon!r} cannot be received in an exchange; only gems of a colour, white gems and points")
    trade.gain = (gain[0], gain[1], gain[2], gain[3], gain[WHITE], gain[5], gain[POINTS])
    return trade

"""What can be done with each kind of item on a card: one small class for each kind."""

from typing import Final

from dolmen.games.rune_stones.abilities import Item
from dolmen.games.rune_stones.names import COLOUR_COUNT, DOUBLE, EMPTY_POOL, NOTHING, ORE, POINTS, WHITE
from dolmen.games.rune_stones.sentences import (
    CANNOT_PAY,
    NO_CARD,
    NO_CARD_OF_COLOUR,
    NO_COLOURED_GEM,
    NO_ORE,
    NO_SUCH_GEM,
    NO_WHITE_GEM,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.die import RollDie
from dolmen.games.rune_stones.steps.paying import FOR_TRADE, Pay, Receive, changed
from dolmen.games.rune_stones.steps.taking import TakeCard, TakeGem
from dolmen.kernel.counting import some
from dolmen.kernel.sentence import Refusal, Said, Sentence

USE_GEM: Final = Sentence("use-gem", "kin", "number", "gem")
USE_ANY_GEM: Final = Sentence("use-any-gem", "kin", "number")
USE_ORE: Final = Sentence("use-ore", "kin", "number")
USE_POINTS: Final = Sentence("use-points", "kin", "number", "points")
USE_DIE: Final = Sentence("use-die", "kin", "number")
USE_CARD: Final = Sentence("use-card", "kin", "number", "taken:kin")
USE_ANY_CARD: Final = Sentence("use-any-card", "kin", "number")
USE_TRADE: Final = Sentence("use-trade", "kin", "number", "paid:pool", "gained:pool")
USE_LABELS: Final = (USE_ANY_GEM, USE_ORE, USE_POINTS, USE_DIE, USE_CARD, USE_ANY_CARD, USE_TRADE)


class ItemKind:
    """A kind of item: why it cannot be used now, what using it does, and what it is called.

    `commutes` tells that the order among items of such kinds makes no difference.
    """

    __slots__ = ("commutes",)

    def __init__(self, commutes: bool) -> None:
        self.commutes = commutes

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        """Why the item cannot be used now, or None."""
        return None

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        """Use it; `extra` points are added to the points that it gives (RUN-132)."""
        raise AssertionError("an item of no kind cannot be used")

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        """The item in words, with its card; `extra` points are added to those that it gives."""
        raise AssertionError("an item of no kind has no name")

    def numbers(self, state: Table, seat: int, item: Item, refusal: Refusal) -> tuple[int, ...]:
        """The values of its refusals."""
        return ()


class GemKind(ItemKind):
    """RUN-053, RUN-055: take a gem of a colour, or a white one, if the supply has it."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        if state.gems[item.colour]:
            return None
        return NO_WHITE_GEM if item.colour == WHITE else NO_SUCH_GEM

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(Receive(seat, changed(EMPTY_POOL, item.colour, 1), 55 if item.colour == WHITE else 53))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_GEM, (kin, number, item.colour))

    def numbers(self, state: Table, seat: int, item: Item, refusal: Refusal) -> tuple[int, ...]:
        return (item.colour,) if refusal is NO_SUCH_GEM else ()


class AnyGemKind(ItemKind):
    """RUN-054: take a gem of a colour of one's choice."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        return None if some(state.gems[:COLOUR_COUNT]) else NO_COLOURED_GEM

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(TakeGem(seat))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_ANY_GEM, (kin, number))


class OreKind(ItemKind):
    """RUN-056: take an ore, if the supply has one."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        return None if state.ores else NO_ORE

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(Receive(seat, changed(EMPTY_POOL, ORE, 1), 56))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_ORE, (kin, number))


class PointKind(ItemKind):
    """RUN-056, RUN-132: score power points at once."""

    __slots__ = ()

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(Receive(seat, changed(EMPTY_POOL, POINTS, item.amount + extra), 56))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_POINTS, (kin, number, item.amount + extra))


class DieKind(ItemKind):
    """RUN-067, RUN-131: roll the die once; with the stone *double* its benefit comes twice."""

    __slots__ = ()

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        times = state.parts.stone_values[DOUBLE] if state.players[seat].owns(DOUBLE) else 1
        state.do(RollDie(seat, times))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_DIE, (kin, number))


class CardKind(ItemKind):
    """RUN-057, RUN-058: take a display card of a colour; a dragon has none."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        for number in state.display:
            if number != NOTHING and state.parts.card(0, number).kin == item.colour:
                return None
        return NO_CARD_OF_COLOUR

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(TakeCard(seat, item.colour))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_CARD, (kin, number, item.colour))

    def numbers(self, state: Table, seat: int, item: Item, refusal: Refusal) -> tuple[int, ...]:
        return (item.colour,)


class AnyCardKind(ItemKind):
    """RUN-059: take any one display card, a dragon too."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        for number in state.display:
            if number != NOTHING:
                return None
        return NO_CARD

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(TakeCard(seat, NOTHING))

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_ANY_CARD, (kin, number))


class TradeKind(ItemKind):
    """RUN-062, RUN-063: return all listed gems, then receive all that is listed, once."""

    __slots__ = ()

    def why_not(self, state: Table, seat: int, item: Item) -> Refusal | None:
        return CANNOT_PAY if state.payable(seat, item.paid) < item.price else None

    def use(self, state: Table, seat: int, item: Item, extra: int) -> None:
        state.do(
            Pay(seat, item.paid, item.price, EMPTY_POOL, FOR_TRADE),
            Receive(seat, changed(item.gain, POINTS, extra), 62),
        )

    def label(self, kin: int, number: int, item: Item, extra: int) -> Said:
        return Said(USE_TRADE, (kin, number, *changed(EMPTY_POOL, item.paid, item.price), *changed(item.gain, POINTS, extra)))

    def numbers(self, state: Table, seat: int, item: Item, refusal: Refusal) -> tuple[int, ...]:
        return (item.paid, item.price, state.payable(seat, item.paid))


# In the order of the kinds of items in names.py.
KINDS: Final[tuple[ItemKind, ...]] = (
    GemKind(True),
    AnyGemKind(False),
    OreKind(True),
    PointKind(True),
    DieKind(False),
    CardKind(False),
    AnyCardKind(False),
    TradeKind(False),
)


def gives_points(item: Item) -> bool:
    """RUN-132: tell whether an item gives power points by what is printed on the card."""
    return item.amount > 0 or item.gain[POINTS] > 0

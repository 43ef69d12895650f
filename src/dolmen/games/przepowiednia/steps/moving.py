"""Step 1 of a turn: moving the Curse Breaker, and the virtual figure after it."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import CARDS, NOTHING, SIDE_3B, TEMPLE_COUNT
from dolmen.games.przepowiednia.sentences import (
    CARD_OCCUPIED,
    FIGURE_HURRIED,
    FIGURE_MOVED,
    FIGURE_PLACED,
    OWN_CARD,
    OWN_CARD_WITH_3B,
    START_CARD_OCCUPIED,
    TOO_FAR,
    TOO_FEW_COLOURLESS_FOR_SPEED,
    TOO_POOR_FOR_SPEED,
    VIRTUAL_MOVED,
)
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.paying import Pay, payable
from dolmen.games.przepowiednia.steps.spells import SpellWindow, spells
from dolmen.kernel.branch import Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Step

MOVE_FREE: Final = Sentence("move-to", "card")
MOVE_PRICED: Final = Sentence("move-to-for", "card", "price")


class PlaceOnCard(Branch[Table, SpellWindow]):
    """PRZ-028, PRZ-038: in the first turn the figure is put on any unoccupied card, without speed spell."""

    __slots__ = ()

    names: ClassVar = CARDS
    option: ClassVar = Sentence("place-figure", "card")
    rule: ClassVar = "PRZ-028"

    def candidates(self, state: Table, ask: SpellWindow) -> list[int]:
        return sorted(state.ring)

    def why_not(self, state: Table, ask: SpellWindow, option: int) -> Refusal | None:
        return START_CARD_OCCUPIED if state.occupied(option) else None

    def numbers(self, state: Table, ask: SpellWindow, option: int, refusal: Refusal) -> tuple[int, ...]:
        return (option,)

    def take(self, state: Table, ask: SpellWindow, option: int) -> None:
        state.players[ask.seat].figure = option
        state.tell(FIGURE_PLACED, ask.seat, option)

    def place(self, state: Table, ask: SpellWindow, option: int) -> str:
        return f"card:{option}"


PLACE_FIGURE: Final = Branches(PlaceOnCard(), *spells())


class PlaceFigure(SpellWindow):
    """PRZ-028: where the figure starts."""

    __slots__ = ()

    topic: ClassVar = "go"
    question: ClassVar = Sentence("ask-place-figure")
    option: ClassVar = PlaceOnCard.option
    rule: ClassVar = "PRZ-028"
    branches: ClassVar = PLACE_FIGURE
    names: ClassVar = PLACE_FIGURE.names

    def menu(self) -> Branches:
        return PLACE_FIGURE


class GoToCard(Branch[Table, SpellWindow]):
    """PRZ-029, PRZ-030, PRZ-031: the figure moves 1 to 3 steps clockwise, counting only temples or only wilderness.

    PRZ-034, PRZ-037: a distance of 4, 5 or 6 costs 1, 3 or 6 crystals.
    PRZ-128: with side 3B it goes to any unoccupied card free of charge.
    """

    __slots__ = ()

    names: ClassVar = CARDS
    option: ClassVar = MOVE_FREE
    rule: ClassVar = "PRZ-029"

    def candidates(self, state: Table, ask: SpellWindow) -> list[int]:
        return sorted(state.ring)

    def why_not(self, state: Table, ask: SpellWindow, option: int) -> Refusal | None:
        if option == state.players[ask.seat].figure:
            return OWN_CARD_WITH_3B if state.power(ask.seat, SIDE_3B) else OWN_CARD
        if state.occupied(option):
            return CARD_OCCUPIED
        price = price_to(state, ask.seat, option)
        if price == NOTHING:
            return TOO_FAR
        if price > payable(state, ask.seat, int(state.colourless_spells)):
            return TOO_FEW_COLOURLESS_FOR_SPEED if state.colourless_spells else TOO_POOR_FOR_SPEED
        return None

    def add_options(self, state: Table, ask: SpellWindow, found: list[int]) -> None:
        if state.power(ask.seat, SIDE_3B):
            figure = state.players[ask.seat].figure
            cards = [card for card in state.ring if card != figure and not state.occupied(card)]
        else:
            cards = within_reach(state, ask.seat)
        cards.sort()
        for card in cards:
            found.append(self.first + card)

    def numbers(self, state: Table, ask: SpellWindow, option: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is CARD_OCCUPIED:
            return (option,)
        if refusal is TOO_FAR:
            return (distance(state, ask.seat, option), state.parts.free_range + len(state.parts.speed))
        if refusal is OWN_CARD or refusal is OWN_CARD_WITH_3B:
            return ()
        return (price_to(state, ask.seat, option), payable(state, ask.seat, int(state.colourless_spells)))

    def label(self, state: Table, ask: SpellWindow, option: int) -> Said:
        price = NOTHING if state.occupied(option) else price_to(state, ask.seat, option)
        return Said(MOVE_PRICED, (option, price)) if price > 0 else Said(MOVE_FREE, (option,))

    def rule_here(self, state: Table, ask: SpellWindow, option: int) -> str:
        if state.power(ask.seat, SIDE_3B):
            return "PRZ-128"
        return "PRZ-034" if price_to(state, ask.seat, option) > 0 else self.rule

    def take(self, state: Table, ask: SpellWindow, option: int) -> None:
        price = price_to(state, ask.seat, option)
        if price:
            state.tell(FIGURE_HURRIED, ask.seat, option, price)
            state.do(Pay(ask.seat, price, int(state.colourless_spells)), MoveFigure(ask.seat, option))
        else:
            state.tell(FIGURE_MOVED, ask.seat, option)
            state.do(MoveFigure(ask.seat, option))

    def place(self, state: Table, ask: SpellWindow, option: int) -> str:
        return f"card:{option}"


MOVE: Final = Branches(GoToCard(), *spells())


class Move(SpellWindow):
    """PRZ-029: where the figure goes."""

    __slots__ = ()

    topic: ClassVar = "go"
    question: ClassVar = Sentence("ask-move")
    option: ClassVar = MOVE_FREE
    rule: ClassVar = "PRZ-029"
    branches: ClassVar = MOVE
    names: ClassVar = MOVE.names

    def menu(self) -> Branches:
        return MOVE


def price_to(state: Table, seat: int, card: int) -> int:
    """What it costs to go to a card that is free; NOTHING when it is too far."""
    if state.power(seat, SIDE_3B):
        return 0
    return price_of(state, distance(state, seat, card))


def distance(state: Table, seat: int, card: int) -> int:
    """PRZ-030, PRZ-032, PRZ-033: steps to a card, counting only free cards of its kind, clockwise."""
    ring = state.ring
    temple = card < TEMPLE_COUNT
    place = state.ring_place[state.players[seat].figure]
    steps = 0
    while True:
        place = place + 1 if place + 1 < len(ring) else 0
        passed = ring[place]
        if (passed < TEMPLE_COUNT) == temple and (passed == card or not state.occupied(passed)):
            steps += 1
            if passed == card:
                return steps


def price_of(state: Table, steps: int) -> int:
    """PRZ-034, PRZ-036, PRZ-037: the price of a distance; NOTHING beyond the longest one."""
    extra = steps - state.parts.free_range
    if extra <= 0:
        return 0
    return state.parts.speed[extra - 1] if extra <= len(state.parts.speed) else NOTHING


def within_reach(state: Table, seat: int) -> list[int]:
    """Return the free cards that a figure can reach and pay for; temples and wilderness are counted separately."""
    crystals = payable(state, seat, int(state.colourless_spells))
    reach = state.parts.free_range
    for price in state.parts.speed:
        if price <= crystals:
            reach += 1
    temples = reach
    wilderness = reach
    figure = state.players[seat].figure
    ring = state.ring
    start = state.ring_place[figure]
    found = []
    for card in ring[start + 1 :] + ring[:start]:
        if card < TEMPLE_COUNT:
            if temples and not state.occupied(card):
                temples -= 1
                found.append(card)
        elif wilderness and not state.occupied(card):
            wilderness -= 1
            found.append(card)
    return found


class MoveFigure(Step[Table]):
    """PRZ-035: after the payment the figure moves."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.card)

    def run(self, state: Table) -> None:
        state.players[self.seat].figure = self.card


class MoveVirtual(Step[Table]):
    """PRZ-101: with two players the virtual figure then goes one card counter-clockwise, jumping over figures."""

    __slots__ = ()

    def run(self, state: Table) -> None:
        if state.virtual == NOTHING:
            return
        ring = state.ring
        place = state.ring_place[state.virtual]
        while True:
            place = place - 1 if place else len(ring) - 1
            if not state.occupied(ring[place]):
                break
        state.virtual = ring[place]
        state.tell(VIRTUAL_MOVED, state.virtual)

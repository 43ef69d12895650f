"""Step 1 of a turn: moving the Curse Breaker, and the virtual figure after it."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import CARD_COUNT, CARDS, NOTHING, SIDE_3B, TEMPLE_COUNT
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
from dolmen.games.przepowiednia.steps.spells import (
    SPELL_RULES,
    SPELLS,
    cast,
    spell_label,
    spell_numbers,
    spells_of,
    why_not_cast,
)
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Step

MOVE_FREE: Final = Sentence("move-to", "card")
MOVE_PRICED: Final = Sentence("move-to-for", "card", "price")


class PlaceFigure(Ask[Table]):
    """PRZ-028, PRZ-038: in the first turn the figure is put on any unoccupied card, without speed spell."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-place-figure")
    option: ClassVar = Sentence("place-figure", "card")
    rule: ClassVar = "PRZ-028"
    names: ClassVar = CARDS + SPELLS

    def label(self, state: Table, choice: int) -> Said:
        return spell_label(state, self.seat, choice - CARD_COUNT) if choice >= CARD_COUNT else Said(self.option, (choice,))

    def rule_of(self, choice: int) -> str:
        return SPELL_RULES[choice - CARD_COUNT] if choice >= CARD_COUNT else self.rule

    def candidates(self, state: Table) -> list[int]:
        return cards_and_spells(state, self.seat)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice >= CARD_COUNT:
            return why_not_cast(state, self.seat, choice - CARD_COUNT)
        return START_CARD_OCCUPIED if state.occupied(choice) else None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return spell_numbers(state, self.seat, refusal) if choice >= CARD_COUNT else (choice,)

    def take(self, state: Table, choice: int) -> None:
        if choice >= CARD_COUNT:
            state.do(PlaceFigure(self.seat))
            cast(state, self.seat, choice - CARD_COUNT)
            return
        state.players[self.seat].figure = choice
        state.tell(FIGURE_PLACED, self.seat, choice)


def cards_and_spells(state: Table, seat: int) -> list[int]:
    """The cards of the ring and the spells that a player knows."""
    return [*sorted(state.ring), *range(CARD_COUNT, CARD_COUNT + spells_of(state, seat))]


class Move(Ask[Table]):
    """PRZ-029, PRZ-030, PRZ-031: the figure moves 1 to 3 steps clockwise, counting only temples or only wilderness.

    PRZ-034, PRZ-037: a distance of 4, 5 or 6 costs 1, 3 or 6 crystals.
    PRZ-128: with side 3B it goes to any unoccupied card free of charge.
    """

    __slots__ = ()

    question: ClassVar = Sentence("ask-move")
    option: ClassVar = MOVE_FREE
    rule: ClassVar = "PRZ-029"
    names: ClassVar = CARDS + SPELLS

    def label(self, state: Table, choice: int) -> Said:
        if choice >= CARD_COUNT:
            return spell_label(state, self.seat, choice - CARD_COUNT)
        price = NOTHING if state.occupied(choice) else self.price(state, choice)
        return Said(MOVE_PRICED, (choice, price)) if price > 0 else Said(MOVE_FREE, (choice,))

    def rule_of(self, choice: int) -> str:
        return SPELL_RULES[choice - CARD_COUNT] if choice >= CARD_COUNT else self.rule

    def rule_here(self, state: Table, choice: int) -> str:
        if choice >= CARD_COUNT:
            return self.rule_of(choice)
        if state.power(self.seat, SIDE_3B):
            return "PRZ-128"
        return "PRZ-034" if self.price(state, choice) > 0 else self.rule

    def candidates(self, state: Table) -> list[int]:
        return cards_and_spells(state, self.seat)

    def price(self, state: Table, card: int) -> int:
        """Return the price of going to a free card ahead; NOTHING when it is too far."""
        if state.power(self.seat, SIDE_3B):
            return 0
        return price_of(state, distance(state, self.seat, card))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice >= CARD_COUNT:
            return why_not_cast(state, self.seat, choice - CARD_COUNT)
        if choice == state.players[self.seat].figure:
            return OWN_CARD_WITH_3B if state.power(self.seat, SIDE_3B) else OWN_CARD
        if state.occupied(choice):
            return CARD_OCCUPIED
        price = self.price(state, choice)
        if price == NOTHING:
            return TOO_FAR
        if price > payable(state, self.seat, int(state.colourless_spells)):
            return TOO_FEW_COLOURLESS_FOR_SPEED if state.colourless_spells else TOO_POOR_FOR_SPEED
        return None

    def options(self, state: Table) -> list[int]:
        player = state.players[self.seat]
        if state.power(self.seat, SIDE_3B):
            found = [card for card in state.ring if card != player.figure and not state.occupied(card)]
        else:
            found = within_reach(state, self.seat)
        found.sort()
        for spell in range(spells_of(state, self.seat)):
            if why_not_cast(state, self.seat, spell) is None:
                found.append(CARD_COUNT + spell)
        return found

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if choice >= CARD_COUNT:
            return spell_numbers(state, self.seat, refusal)
        if refusal is CARD_OCCUPIED:
            return (choice,)
        if refusal is TOO_FAR:
            return (distance(state, self.seat, choice), state.parts.free_range + len(state.parts.speed))
        if refusal is OWN_CARD or refusal is OWN_CARD_WITH_3B:
            return ()
        return (self.price(state, choice), payable(state, self.seat, int(state.colourless_spells)))

    def take(self, state: Table, choice: int) -> None:
        if choice >= CARD_COUNT:
            state.do(Move(self.seat))
            cast(state, self.seat, choice - CARD_COUNT)
            return
        price = self.price(state, choice)
        if price:
            state.tell(FIGURE_HURRIED, self.seat, choice, price)
            state.do(Pay(self.seat, price, int(state.colourless_spells)), MoveFigure(self.seat, choice))
        else:
            state.tell(FIGURE_MOVED, self.seat, choice)
            state.do(MoveFigure(self.seat, choice))


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

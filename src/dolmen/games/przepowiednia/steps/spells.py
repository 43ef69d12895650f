"""Spells in one's own turn: swap, exchange, and the charges of grid side 2A."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import EMPTY_POOL, NODES, NOTHING, SIDE_2A, C
from dolmen.games.przepowiednia.sentences import (
    CHARGES_SPENT,
    CHARGES_USED,
    EXCHANGE_CAST,
    EXCHANGE_NEEDS,
    NO_CHARGES,
    NO_COLOURLESS,
    NODE_EMPTY,
    NOT_COLOURLESS,
    SAME_NODE,
    SWAP_NEEDS,
    SWAP_NEEDS_COLOURLESS,
    SWAPPED,
)
from dolmen.games.przepowiednia.state import NODE_NUMBERS, Table
from dolmen.games.przepowiednia.steps.paying import Pay, node_label
from dolmen.games.przepowiednia.steps.taking import ANY_KIND, OPTIONAL, Pick
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import PASS, Arg, Ask

SWAP: Final = 0
EXCHANGE_SPELL: Final = 1
CHARGES: Final = 2
SPELLS: Final = ("swap", "exchange", "charges")
SPELL_RULES: Final = ("PRZ-070", "PRZ-072", "PRZ-115")
SPELL_LABELS: Final = (
    Sentence("cast-swap", "price"),
    Sentence("cast-exchange", "price"),
    Sentence("use-charges", "have"),
)


def spells_of(state: Table, seat: int) -> int:
    """How many spells a player knows: side 2A adds its charges."""
    return 3 if state.power(seat, SIDE_2A) else 2


def why_not_cast(state: Table, seat: int, spell: int) -> Refusal | None:
    """PRZ-027, PRZ-074: in one's own turn, between its parts, as often as one can pay."""
    player = state.players[seat]
    if spell == SWAP:
        if player.crystals() < state.parts.swap_spell + 2:
            return SWAP_NEEDS  # PRZ-071: the paid crystal is not one of the two
        return SWAP_NEEDS_COLOURLESS if state.colourless_spells and player.counts[C] < state.parts.swap_spell else None
    if spell == EXCHANGE_SPELL:
        return EXCHANGE_NEEDS if player.crystals() < state.exchange_spell_price(seat) else None
    if state.charge_used:
        return CHARGES_USED
    if state.any_colourless:
        return NO_COLOURLESS if player.counts[C] == 0 else None
    return NO_CHARGES if player.charges == 0 else None


def spell_numbers(state: Table, seat: int, refusal: Refusal) -> tuple[int, ...]:
    """The numbers of a refused spell."""
    have = state.players[seat].crystals()
    if refusal is SWAP_NEEDS:
        return (state.parts.swap_spell + 2, have)
    if refusal is EXCHANGE_NEEDS:
        return (state.exchange_spell_price(seat), have)
    return (1, 0) if refusal is NO_CHARGES else ()


def spell_label(state: Table, seat: int, spell: int) -> Said:
    """A spell as an option, with its price."""
    if spell == SWAP:
        return Said(SPELL_LABELS[SWAP], (state.parts.swap_spell,))
    if spell == EXCHANGE_SPELL:
        return Said(SPELL_LABELS[EXCHANGE_SPELL], (state.exchange_spell_price(seat),))
    player = state.players[seat]
    return Said(SPELL_LABELS[CHARGES], (player.counts[C] if state.any_colourless else player.charges,))


def cast(state: Table, seat: int, spell: int) -> None:
    """Put the steps of a spell on the agenda."""
    if spell == SWAP:
        state.do(Pay(seat, state.parts.swap_spell, int(state.colourless_spells)), SwapFirst(seat))
    elif spell == EXCHANGE_SPELL:
        price = state.exchange_spell_price(seat)
        state.tell(EXCHANGE_CAST, seat, price)
        state.do(Pay(seat, price, 0), Pick(seat, EMPTY_POOL, 1, ANY_KIND))
    elif state.any_colourless:
        state.do(ReturnColourless(seat, 0))
    else:
        state.do(UseCharges(seat))


class SwapFirst(Ask[Table]):
    """PRZ-070: choose the first of two crystals that change places."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-swap-first")
    option: ClassVar = Sentence("swap-node", "kind", "node")
    rule: ClassVar = "PRZ-070"
    names: ClassVar = NODES

    def label(self, state: Table, choice: int) -> Said:
        return node_label(self.option, state, self.seat, choice)

    def candidates(self, state: Table) -> list[int]:
        return NODE_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return NODE_EMPTY if state.players[self.seat].grid[choice] == NOTHING else None

    def search_options(self, state: Table) -> list[int]:
        return self.options(state)[:-1]  # the last one is never the first of a rising pair

    def take(self, state: Table, choice: int) -> None:
        state.do(SwapSecond(self.seat, choice))


class SwapSecond(Ask[Table]):
    """PRZ-071: choose the second; both places hold crystals, the kinds may be equal."""

    __slots__ = ("first",)

    question: ClassVar = Sentence("ask-swap-second")
    option: ClassVar = Sentence("swap-node", "kind", "node")
    rule: ClassVar = "PRZ-071"
    names: ClassVar = NODES

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.first)

    def label(self, state: Table, choice: int) -> Said:
        return node_label(self.option, state, self.seat, choice)

    def candidates(self, state: Table) -> list[int]:
        return NODE_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == self.first:
            return SAME_NODE
        return NODE_EMPTY if state.players[self.seat].grid[choice] == NOTHING else None

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        return [node for node in options if node > self.first] or options

    def take(self, state: Table, choice: int) -> None:
        grid = state.players[self.seat].grid
        state.tell(SWAPPED, self.seat, grid[self.first], grid[choice])
        state.swap(self.seat, self.first, choice)


class UseCharges(Ask[Table]):
    """PRZ-115: once per own turn return charges and take up to as many crystals of any kinds."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-use-charges")
    option: ClassVar = Sentence("use-charge-count", "count")
    rule: ClassVar = "PRZ-115"
    names: ClassVar = ("0", "1", "2", "3", "4", "5", "6")

    def candidates(self, state: Table) -> list[int]:
        return list(range(1, state.parts.charges + 1))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return NO_CHARGES if choice > state.players[self.seat].charges else None

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice, state.players[self.seat].charges)

    def take(self, state: Table, choice: int) -> None:
        state.return_charges(self.seat, choice)
        state.tell(CHARGES_SPENT, self.seat, choice)
        state.do(Pick(self.seat, EMPTY_POOL, choice, ANY_KIND | OPTIONAL))


class ReturnColourless(Ask[Table]):
    """PRZ-115 read widely (option grid_2a): any colourless crystals of the grid take the place of charges."""

    __slots__ = ("returned",)

    question: ClassVar = Sentence("ask-return-colourless")
    option: ClassVar = Sentence("return-node", "node")
    declined: ClassVar = Sentence("return-no-more")
    rule: ClassVar = "PRZ-115"
    names: ClassVar = NODES

    def __init__(self, seat: int, returned: int) -> None:
        super().__init__(seat)
        self.returned = returned

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.returned)

    def candidates(self, state: Table) -> list[int]:
        return [*NODE_NUMBERS, PASS] if self.returned else NODE_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        kind = state.players[self.seat].grid[choice]
        if kind == NOTHING:
            return NODE_EMPTY
        return None if kind == C else NOT_COLOURLESS

    def take(self, state: Table, choice: int) -> None:
        if choice != PASS:
            state.pay_node(self.seat, choice)
            state.charge_used = True
            state.do(ReturnColourless(self.seat, self.returned + 1))
        else:
            state.tell(CHARGES_SPENT, self.seat, self.returned)
            state.do(Pick(self.seat, EMPTY_POOL, self.returned, ANY_KIND | OPTIONAL))

"""Spells in the player's turn: swap, exchange, and the charges of grid side 2A."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import EMPTY_POOL, NODES, NOTHING, SIDE_2A, C
from dolmen.games.przepowiednia.occasions import CHARGED, SWAP_SPELL
from dolmen.games.przepowiednia.occasions import EXCHANGE_SPELL as FOR_EXCHANGE
from dolmen.games.przepowiednia.sentences import (
    CHARGES_SPENT,
    CHARGES_USED,
    EXCHANGE_CAST,
    EXCHANGE_NEEDS,
    LOSES_CHARGES,
    NO_CHARGES,
    NO_COLOURLESS,
    NODE_EMPTY,
    NOT_COLOURLESS_FOR_2A,
    NOTHING_TO_SWAP,
    SAME_KIND,
    SAME_NODE,
    SWAP_NEEDS,
    SWAP_NEEDS_COLOURLESS,
    SWAPPED,
)
from dolmen.games.przepowiednia.state import NODE_NUMBERS, Table
from dolmen.games.przepowiednia.steps.paying import Pay, node_label, swap_left
from dolmen.games.przepowiednia.steps.taking import ANY_KIND, OPTIONAL, Pick
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask, Step

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
        if state.colourless_spells and player.counts[C] < state.parts.swap_spell:
            return SWAP_NEEDS_COLOURLESS
        if state.rules >= 2 and not swap_left(state, seat, state.parts.swap_spell, int(state.colourless_spells)):
            return NOTHING_TO_SWAP
        return None
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
        state.do(Pay(seat, state.parts.swap_spell, int(state.colourless_spells), 0, SWAP_SPELL), Swap(seat))
    elif spell == EXCHANGE_SPELL:
        price = state.exchange_spell_price(seat)
        state.tell(EXCHANGE_CAST, seat, price)
        state.do(Pay(seat, price, 0, 0, FOR_EXCHANGE), Pick(seat, EMPTY_POOL, 1, ANY_KIND, 0, 0, FOR_EXCHANGE))
    elif state.any_colourless:
        state.do(ReturnColourless(seat, 0))
    else:
        state.do(UseCharges(seat))


class Swap(Step[Table]):
    """PRZ-070: choose two crystals that change places; two that are left need no choice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        player = state.players[self.seat]
        if state.rules >= 2 and player.crystals() == 2:
            first, second = [node for node in NODE_NUMBERS if player.grid[node] != NOTHING]
            swap(state, self.seat, first, second)
        else:
            state.do(SwapFirst(self.seat))


def swap(state: Table, seat: int, first: int, second: int) -> None:
    """Let two crystals change places, and tell."""
    grid = state.players[seat].grid
    state.tell(SWAPPED, seat, grid[first], grid[second])
    state.swap(seat, first, second)


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
    """PRZ-071: choose the second; both places hold crystals of different kinds, otherwise nothing would change."""

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
        grid = state.players[self.seat].grid
        if grid[choice] == NOTHING:
            return NODE_EMPTY
        return SAME_KIND if state.rules >= 2 and grid[choice] == grid[self.first] else None

    def search_options(self, state: Table) -> list[int]:
        grid = state.players[self.seat].grid
        options = self.options(state)
        options = [node for node in options if grid[node] != grid[self.first]] or options
        return [node for node in options if node > self.first] or options

    def take(self, state: Table, choice: int) -> None:
        swap(state, self.seat, self.first, choice)


class UseCharges(Ask[Table]):
    """PRZ-115: once in the player's turn return charges and take up to as many crystals of any kinds."""

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

    def role(self, state: Table, choice: int) -> int:
        return GIVES_UP if choice > state.players[self.seat].empty else PLAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        room = state.players[self.seat].empty
        return Said(LOSES_CHARGES, (room,)) if choice > room else None

    def take(self, state: Table, choice: int) -> None:
        state.return_charges(self.seat, choice)
        state.tell(CHARGES_SPENT, self.seat, choice)
        state.do(Pick(self.seat, EMPTY_POOL, choice, ANY_KIND | OPTIONAL, 0, 0, CHARGED))


class ReturnColourless(Ask[Table]):
    """PRZ-115: any colourless crystals of the grid are returned, and as many of any kinds may be taken.

    `since` is the last node returned from: another order of the same return is the same position.
    """

    __slots__ = ("returned", "since")

    question: ClassVar = Sentence("ask-return-colourless")
    option: ClassVar = Sentence("return-node", "node")
    declined: ClassVar = Sentence("return-no-more", "count")
    rule: ClassVar = "PRZ-115"
    names: ClassVar = NODES

    def __init__(self, seat: int, returned: int, since: int = 0) -> None:
        super().__init__(seat)
        self.returned = returned
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.returned, self.since)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.declined, (self.returned,)) if choice == PASS else Said(self.option, (choice,))

    def role(self, state: Table, choice: int) -> int:
        return MAIN if choice == PASS else PLAIN

    def candidates(self, state: Table) -> list[int]:
        return [*NODE_NUMBERS, PASS] if self.returned else NODE_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        kind = state.players[self.seat].grid[choice]
        if kind == NOTHING:
            return NODE_EMPTY
        return None if kind == C else NOT_COLOURLESS_FOR_2A

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        return [node for node in options if node == PASS or node >= self.since] or options

    def take(self, state: Table, choice: int) -> None:
        if choice != PASS:
            state.pay_node(self.seat, choice)
            state.charge_used = True
            state.do(ReturnColourless(self.seat, self.returned + 1, choice))
        else:
            state.tell(CHARGES_SPENT, self.seat, self.returned)
            state.do(Pick(self.seat, EMPTY_POOL, self.returned, ANY_KIND | OPTIONAL, 0, 0, CHARGED))

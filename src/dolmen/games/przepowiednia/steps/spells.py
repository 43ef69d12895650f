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
from dolmen.games.przepowiednia.steps.nodes import OWN_GRID, ChooseNode, OnNode
from dolmen.games.przepowiednia.steps.paying import Pay, swap_left
from dolmen.games.przepowiednia.steps.taking import ANY_KIND, OPTIONAL, Pick
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches, Decline, Menu, Single
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask, Step

SWAP: Final = 0
EXCHANGE_SPELL: Final = 1
CHARGES: Final = 2
SPELL_LABELS: Final = (
    Sentence("cast-swap", "price"),
    Sentence("cast-exchange", "price"),
    Sentence("use-charges", "have"),
)


class SpellWindow(Menu[Table]):
    """PRZ-027, PRZ-074: a question of one's own turn at which spells can be cast, as often as one can pay."""

    __slots__ = ()

    def go_on(self, state: Table) -> None:
        """Put on the agenda what is asked after a spell: the same question."""
        state.do(self)


class CastSwap(Single[Table, SpellWindow]):
    """PRZ-070, PRZ-071: two crystals change places for a crystal that is not one of them."""

    __slots__ = ()

    names: ClassVar = ("swap",)
    option: ClassVar = SPELL_LABELS[SWAP]
    rule: ClassVar = "PRZ-070"

    def label(self, state: Table, ask: SpellWindow, option: int) -> Said:
        return Said(self.option, (state.parts.swap_spell,))

    def why_not(self, state: Table, ask: SpellWindow, option: int) -> Refusal | None:
        player = state.players[ask.seat]
        if player.crystals() < state.parts.swap_spell + 2:
            return SWAP_NEEDS
        if state.colourless_spells and player.counts[C] < state.parts.swap_spell:
            return SWAP_NEEDS_COLOURLESS
        if state.rules >= 2 and not swap_left(state, ask.seat, state.parts.swap_spell, int(state.colourless_spells)):
            return NOTHING_TO_SWAP
        return None

    def numbers(self, state: Table, ask: SpellWindow, option: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.parts.swap_spell + 2, state.players[ask.seat].crystals()) if refusal is SWAP_NEEDS else ()

    def take(self, state: Table, ask: SpellWindow, option: int) -> None:
        ask.go_on(state)
        state.do(Pay(ask.seat, state.parts.swap_spell, int(state.colourless_spells), 0, SWAP_SPELL), Swap(ask.seat))


class CastExchange(Single[Table, SpellWindow]):
    """PRZ-072: crystals are exchanged for one of any kind."""

    __slots__ = ()

    names: ClassVar = ("exchange",)
    option: ClassVar = SPELL_LABELS[EXCHANGE_SPELL]
    rule: ClassVar = "PRZ-072"

    def label(self, state: Table, ask: SpellWindow, option: int) -> Said:
        return Said(self.option, (state.exchange_spell_price(ask.seat),))

    def why_not(self, state: Table, ask: SpellWindow, option: int) -> Refusal | None:
        return EXCHANGE_NEEDS if state.players[ask.seat].crystals() < state.exchange_spell_price(ask.seat) else None

    def numbers(self, state: Table, ask: SpellWindow, option: int, refusal: Refusal) -> tuple[int, ...]:
        return (state.exchange_spell_price(ask.seat), state.players[ask.seat].crystals())

    def take(self, state: Table, ask: SpellWindow, option: int) -> None:
        seat = ask.seat
        price = state.exchange_spell_price(seat)
        ask.go_on(state)
        state.tell(EXCHANGE_CAST, seat, price)
        state.do(Pay(seat, price, 0, 0, FOR_EXCHANGE), Pick(seat, EMPTY_POOL, 1, ANY_KIND, 0, 0, FOR_EXCHANGE))


class CastCharges(Single[Table, SpellWindow]):
    """PRZ-115: the charges of grid side 2A, once a turn."""

    __slots__ = ()

    names: ClassVar = ("charges",)
    option: ClassVar = SPELL_LABELS[CHARGES]
    rule: ClassVar = "PRZ-115"

    def candidates(self, state: Table, ask: SpellWindow) -> list[int]:
        return ONLY if state.power(ask.seat, SIDE_2A) else NONE

    def label(self, state: Table, ask: SpellWindow, option: int) -> Said:
        player = state.players[ask.seat]
        return Said(self.option, (player.counts[C] if state.any_colourless else player.charges,))

    def why_not(self, state: Table, ask: SpellWindow, option: int) -> Refusal | None:
        player = state.players[ask.seat]
        if state.charge_used:
            return CHARGES_USED
        if state.any_colourless:
            return NO_COLOURLESS if player.counts[C] == 0 else None
        return NO_CHARGES if player.charges == 0 else None

    def numbers(self, state: Table, ask: SpellWindow, option: int, refusal: Refusal) -> tuple[int, ...]:
        return (1, 0) if refusal is NO_CHARGES else ()

    def take(self, state: Table, ask: SpellWindow, option: int) -> None:
        ask.go_on(state)
        state.do(ReturnColourless(ask.seat, 0) if state.any_colourless else UseCharges(ask.seat))


def spells() -> tuple[Branch[Table, SpellWindow], ...]:
    """The branches of the spells, for one question."""
    return (CastSwap(), CastExchange(), CastCharges())


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


class SwapFirst(ChooseNode):
    """PRZ-070: choose the first of two crystals that change places."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-swap-first")
    option: ClassVar = Sentence("swap-node", "kind", "node")
    rule: ClassVar = "PRZ-070"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return NODE_EMPTY if state.players[self.seat].grid[choice] == NOTHING else None

    def search_options(self, state: Table) -> list[int]:
        return self.options(state)[:-1]  # the last one is never the first of a rising pair

    def take(self, state: Table, choice: int) -> None:
        state.do(SwapSecond(self.seat, choice))


class SwapSecond(ChooseNode):
    """PRZ-071: choose the second; both places hold crystals, and of different kinds, else nothing would change."""

    __slots__ = ("first",)

    topic: ClassVar = "with-node"
    question: ClassVar = Sentence("ask-swap-second")
    option: ClassVar = Sentence("swap-node", "kind", "node")
    rule: ClassVar = "PRZ-071"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.first)

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


class ReturnNode(OnNode["ReturnColourless"]):
    """PRZ-115: a colourless crystal of the grid goes back to the supply."""

    __slots__ = ()

    option: ClassVar = Sentence("return-node", "node")
    rule: ClassVar = "PRZ-115"

    def why_not(self, state: Table, ask: "ReturnColourless", option: int) -> Refusal | None:
        kind = state.players[ask.seat].grid[option]
        if kind == NOTHING:
            return NODE_EMPTY
        return None if kind == C else NOT_COLOURLESS_FOR_2A

    def take(self, state: Table, ask: "ReturnColourless", option: int) -> None:
        state.pay_node(ask.seat, option)
        state.charge_used = True
        state.do(ReturnColourless(ask.seat, ask.returned + 1, option))


class ReturnNoMore(Decline[Table, "ReturnColourless"]):
    """PRZ-115: take as many crystals as were returned."""

    __slots__ = ()

    option: ClassVar = Sentence("return-no-more", "count")

    def candidates(self, state: Table, ask: "ReturnColourless") -> list[int]:
        return ONLY if ask.returned else NONE

    def label(self, state: Table, ask: "ReturnColourless", option: int) -> Said:
        return Said(self.option, (ask.returned,))

    def role(self, state: Table, ask: "ReturnColourless", option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: "ReturnColourless", option: int) -> None:
        state.tell(CHARGES_SPENT, ask.seat, ask.returned)
        state.do(Pick(ask.seat, EMPTY_POOL, ask.returned, ANY_KIND | OPTIONAL, 0, 0, CHARGED))


RETURN_COLOURLESS: Final = Branches(ReturnNode(), ReturnNoMore())


class ReturnColourless(Menu[Table]):
    """PRZ-115: any colourless crystals of the grid are returned, and as many of any kinds may be taken.

    `since` is the last node returned from: another order of the same return is the same position.
    """

    __slots__ = ("returned", "since")

    question: ClassVar = Sentence("ask-return-colourless")
    option: ClassVar = ReturnNode.option
    rule: ClassVar = "PRZ-115"
    branches: ClassVar = RETURN_COLOURLESS
    names: ClassVar = NODES

    def menu(self) -> Branches:
        return RETURN_COLOURLESS

    def __init__(self, seat: int, returned: int, since: int = 0) -> None:
        super().__init__(seat)
        self.returned = returned
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.returned, self.since)

    def focus(self, state: Table) -> str:
        return OWN_GRID

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        return [node for node in options if node == PASS or node >= self.since] or options

"""Rune stones: taking one, and the two that are used in one's own turn between other things: exchange and joker."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import (
    AT_OWN_BOARD,
    AT_STONES,
    COLOUR_COUNT,
    COLOURS,
    EXCHANGE,
    GEMS,
    JOKER,
    NOTHING,
    STONE_COUNT,
    STONES,
)
from dolmen.games.rune_stones.sentences import (
    EXCHANGE_USED,
    GEM_TO_ORE,
    JOKER_ACTIVATED,
    NO_GEM_FOR_JOKER,
    NO_GEM_LEFT,
    NO_GEMS_FOR_JOKER,
    NO_ORE_LEFT,
    NO_OWN_GEM,
    NO_OWN_ORE,
    NOTHING_TO_EXCHANGE,
    ORE_TO_GEM,
    STONE_GONE,
    STONE_OWNED,
    STONE_TAKEN,
)
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.taking import GemAsk
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches, Menu, Single
from dolmen.kernel.counting import some, total
from dolmen.kernel.sentence import Refusal, Sentence
from dolmen.kernel.step import Ask

EXCHANGE_SLOT: Final = f"slot:{EXCHANGE}"
JOKER_SLOT: Final = f"slot:{JOKER}"
ORE_TO: Final = Sentence("exchange-ore", "gem")
TO_ORE: Final = tuple(f"{gem}-to-ore" for gem in GEMS)
TO_GEM: Final = tuple(f"ore-to-{colour}" for colour in COLOURS)


class StoneWindow(Menu[Table]):
    """RUN-022: a question of one's own turn, between two things, at which *exchange* and *joker* may be used."""

    __slots__ = ()

    def stones_wait(self) -> bool:
        """Tell whether stones may be used at this moment."""
        return True

    def go_on(self, state: Table) -> None:
        """Put on the agenda what is asked after a stone: the same question."""
        state.do(self)


class UseExchangeStone(Single[Table, StoneWindow]):
    """RUN-127: the stone *exchange*, once per turn. RUN-137: also in the turn in which it was taken."""

    __slots__ = ()

    names: ClassVar = ("exchange",)
    option: ClassVar = Sentence("use-exchange-stone")
    rule: ClassVar = "RUN-127"

    def candidates(self, state: Table, ask: StoneWindow) -> list[int]:
        return ONLY if state.players[ask.seat].owns(EXCHANGE) and ask.stones_wait() else NONE

    def add_options(self, state: Table, ask: StoneWindow, found: list[int]) -> None:
        if state.players[ask.seat].owns(EXCHANGE) and ask.stones_wait() and self.why_not(state, ask, 0) is None:
            found.append(self.first)

    def why_not(self, state: Table, ask: StoneWindow, option: int) -> Refusal | None:
        if state.exchange_used:
            return EXCHANGE_USED
        player = state.players[ask.seat]
        to_ore = state.ores > 0 and some(player.gems)
        to_gem = player.ores > 0 and some(state.gems[:COLOUR_COUNT])
        return None if to_ore or to_gem else NOTHING_TO_EXCHANGE

    def take(self, state: Table, ask: StoneWindow, option: int) -> None:
        ask.go_on(state)
        state.do(UseExchange(ask.seat))

    def place(self, state: Table, ask: StoneWindow, option: int) -> str:
        return EXCHANGE_SLOT


class UseJokerStone(Single[Table, StoneWindow]):
    """RUN-128: the stone *joker*, once. RUN-137: also in the turn in which it was taken."""

    __slots__ = ()

    names: ClassVar = ("joker",)
    option: ClassVar = Sentence("use-joker-stone")
    rule: ClassVar = "RUN-128"

    def candidates(self, state: Table, ask: StoneWindow) -> list[int]:
        player = state.players[ask.seat]
        return ONLY if player.owns(JOKER) and player.joker == NOTHING and ask.stones_wait() else NONE

    def add_options(self, state: Table, ask: StoneWindow, found: list[int]) -> None:
        player = state.players[ask.seat]
        if player.owns(JOKER) and player.joker == NOTHING and ask.stones_wait() and self.why_not(state, ask, 0) is None:
            found.append(self.first)

    def why_not(self, state: Table, ask: StoneWindow, option: int) -> Refusal | None:
        return None if some(state.gems[:COLOUR_COUNT]) else NO_GEMS_FOR_JOKER

    def take(self, state: Table, ask: StoneWindow, option: int) -> None:
        ask.go_on(state)
        state.do(ActivateJoker(ask.seat))

    def place(self, state: Table, ask: StoneWindow, option: int) -> str:
        return JOKER_SLOT


def stones() -> tuple[Branch[Table, StoneWindow], ...]:
    """The branches of the two stones, for one question."""
    return (UseExchangeStone(), UseJokerStone())


STONE_LABELS: Final = (UseExchangeStone.option, UseJokerStone.option)


class GemForOre(Branch[Table, "UseExchange"]):
    """RUN-127: one of one's gems for an ore, if the supply has one."""

    __slots__ = ()

    names: ClassVar = TO_ORE
    option: ClassVar = Sentence("exchange-gem", "gem")
    rule: ClassVar = "RUN-127"

    def why_not(self, state: Table, ask: "UseExchange", option: int) -> Refusal | None:
        if not state.players[ask.seat].gems[option]:
            return NO_OWN_GEM
        return None if state.ores else NO_ORE_LEFT

    def numbers(self, state: Table, ask: "UseExchange", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (option,) if refusal is NO_OWN_GEM else ()

    def take(self, state: Table, ask: "UseExchange", option: int) -> None:
        state.exchange_used = True
        state.pay_gem(ask.seat, option)
        state.take_ores(ask.seat, 1)
        state.tell(GEM_TO_ORE, ask.seat, option)

    def place(self, state: Table, ask: "UseExchange", option: int) -> str:
        return f"gem:{option}"


class OreForGem(Branch[Table, "UseExchange"]):
    """RUN-127: one ore for a coloured gem, if the supply has it."""

    __slots__ = ()

    names: ClassVar = TO_GEM
    option: ClassVar = ORE_TO
    rule: ClassVar = "RUN-127"

    def why_not(self, state: Table, ask: "UseExchange", option: int) -> Refusal | None:
        if not state.players[ask.seat].ores:
            return NO_OWN_ORE
        return None if state.gems[option] else NO_GEM_LEFT

    def numbers(self, state: Table, ask: "UseExchange", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (option,) if refusal is NO_GEM_LEFT else ()

    def take(self, state: Table, ask: "UseExchange", option: int) -> None:
        state.exchange_used = True
        state.pay_ores(ask.seat, 1)
        state.take_gem(ask.seat, option)
        state.tell(ORE_TO_GEM, ask.seat, option)

    def place(self, state: Table, ask: "UseExchange", option: int) -> str:
        return f"supply:{option}"


EXCHANGES: Final = Branches(GemForOre(), OreForGem())


class UseExchange(Menu[Table]):
    """RUN-127: once per turn one own gem for an ore, or one ore for a coloured gem."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-use-exchange")
    option: ClassVar = GemForOre.option
    rule: ClassVar = "RUN-127"
    branches: ClassVar = EXCHANGES
    names: ClassVar = EXCHANGES.names

    def menu(self) -> Branches:
        return EXCHANGES

    def focus(self, state: Table) -> str:
        return AT_OWN_BOARD


class ActivateJoker(GemAsk):
    """RUN-128, RUN-129: once, put a coloured gem from the supply on the stone; that colour stands in for others."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-activate-joker")
    option: ClassVar = Sentence("activate-joker", "gem")
    rule: ClassVar = "RUN-128"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if state.gems[choice] else NO_GEM_FOR_JOKER

    def take(self, state: Table, choice: int) -> None:
        state.activate_joker(self.seat, choice)
        state.tell(JOKER_ACTIVATED, self.seat, choice)


def why_no_stone(state: Table, seat: int, stone: int) -> Refusal | None:
    """RUN-103, RUN-104: no two of a kind, and only what lies on the board."""
    if state.players[seat].owns(stone):
        return STONE_OWNED
    return None if state.stones[stone] else STONE_GONE


def stone_to_take(state: Table, seat: int) -> bool:
    """RUN-102, RUN-104, RUN-105: tell whether a rune stone must be taken: a slot is free and a permitted one is left."""
    if total(state.players[seat].stones) >= state.parts.slots:
        return False
    for stone in range(STONE_COUNT):
        if why_no_stone(state, seat, stone) is None:
            return True
    return False


class TakeStone(Ask[Table]):
    """RUN-101: take one rune stone of choice from the board.

    RUN-136: the effects of several stones add up: each of them works at the rule that it changes.
    """

    __slots__ = ()

    topic: ClassVar = "stone"
    question: ClassVar = Sentence("ask-take-stone")
    option: ClassVar = Sentence("take-stone", "stone")
    rule: ClassVar = "RUN-101"
    names: ClassVar = STONES

    def candidates(self, state: Table) -> list[int]:
        return list(range(STONE_COUNT))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return why_no_stone(state, self.seat, choice)

    def take(self, state: Table, choice: int) -> None:
        state.take_stone(self.seat, choice)
        state.tell(STONE_TAKEN, self.seat, choice)

    def place(self, state: Table, choice: int) -> str:
        return f"stone:{choice}"

    def focus(self, state: Table) -> str:
        return AT_STONES

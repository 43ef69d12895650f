"""Rune stones: taking one, and the two that are used during the player's turn: exchange and joker.

RUN-136: every stone works where its rule is, so effects of several stones add up.
RUN-137: *hand*, *exchange* and *joker* matter at once, the others from the next action on.
"""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import (
    COLOUR_COUNT,
    COLOURS,
    EXCHANGE,
    GEM_COUNT,
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
from dolmen.games.rune_stones.steps.taking import COLOUR_NUMBERS
from dolmen.kernel.counting import some, total
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Ask

# The two stones as choices of the questions at which they may be used.
FREE: Final = ("exchange", "joker")
USE_EXCHANGE: Final = 0
USE_JOKER: Final = 1
FREE_RULES: Final = ("RUN-127", "RUN-128")
FREE_LABELS: Final = (Sentence("use-exchange-stone"), Sentence("use-joker-stone"))
ORE_TO: Final = Sentence("exchange-ore", "gem")
EXCHANGES: Final = (*(f"{gem}-to-ore" for gem in GEMS), *(f"ore-to-{colour}" for colour in COLOURS))


def free_choices(state: Table, seat: int, start: int) -> list[int]:
    """RUN-022: the stones that a player may think of using now, as choices from `start` on."""
    player = state.players[seat]
    chosen = []
    if player.owns(EXCHANGE):
        chosen.append(start + USE_EXCHANGE)
    if player.owns(JOKER) and player.joker == NOTHING:
        chosen.append(start + USE_JOKER)
    return chosen


def why_not_free(state: Table, seat: int, stone: int) -> Refusal | None:
    """RUN-127, RUN-128: why a stone cannot be used now."""
    if stone == USE_JOKER:
        return None if some(state.gems[:COLOUR_COUNT]) else NO_GEMS_FOR_JOKER
    if state.exchange_used:
        return EXCHANGE_USED
    player = state.players[seat]
    to_ore = state.ores > 0 and some(player.gems)
    to_gem = player.ores > 0 and some(state.gems[:COLOUR_COUNT])
    return None if to_ore or to_gem else NOTHING_TO_EXCHANGE


def use_free(state: Table, seat: int, stone: int) -> None:
    """Put the question of a stone on the agenda."""
    if stone == USE_JOKER:
        state.do(ActivateJoker(seat))
    else:
        state.do(UseExchange(seat))


class UseExchange(Ask[Table]):
    """RUN-127: once per turn exchange a gem for an ore, or an ore for a coloured gem, if the supply has it."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-use-exchange")
    option: ClassVar = Sentence("exchange-gem", "gem")
    rule: ClassVar = "RUN-127"
    names: ClassVar = EXCHANGES

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (choice,)) if choice < GEM_COUNT else Said(ORE_TO, (choice - GEM_COUNT,))

    def candidates(self, state: Table) -> list[int]:
        return list(range(len(EXCHANGES)))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        player = state.players[self.seat]
        if choice < GEM_COUNT:
            if not player.gems[choice]:
                return NO_OWN_GEM
            return None if state.ores else NO_ORE_LEFT
        if not player.ores:
            return NO_OWN_ORE
        return None if state.gems[choice - GEM_COUNT] else NO_GEM_LEFT

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is NO_OWN_GEM:
            return (choice,)
        return (choice - GEM_COUNT,) if refusal is NO_GEM_LEFT else ()

    def take(self, state: Table, choice: int) -> None:
        state.exchange_used = True
        if choice < GEM_COUNT:
            state.pay_gem(self.seat, choice)
            state.take_ores(self.seat, 1)
            state.tell(GEM_TO_ORE, self.seat, choice)
        else:
            state.pay_ores(self.seat, 1)
            state.take_gem(self.seat, choice - GEM_COUNT)
            state.tell(ORE_TO_GEM, self.seat, choice - GEM_COUNT)


class ActivateJoker(Ask[Table]):
    """RUN-128, RUN-129: once, put a coloured gem from the supply on the stone; that colour stands in for others."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-activate-joker")
    option: ClassVar = Sentence("activate-joker", "gem")
    rule: ClassVar = "RUN-128"
    names: ClassVar = COLOURS

    def candidates(self, state: Table) -> list[int]:
        return COLOUR_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if state.gems[choice] else NO_GEM_FOR_JOKER

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice,)

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
    """RUN-101: take one rune stone of choice from the board."""

    __slots__ = ()

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

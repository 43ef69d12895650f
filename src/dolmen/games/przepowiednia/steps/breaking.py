"""Step 2 of a turn: breaking a curse with a chain of crystals, and what it earns."""

from typing import ClassVar

from dolmen.games.przepowiednia.chains import chain_colours, chain_exists, chain_length, chains
from dolmen.games.przepowiednia.names import (
    CROSSED,
    FREE_SPACE,
    LENGTHS,
    LONGEST,
    MARKERS,
    NODE_COUNT,
    NOTHING,
    RUNES,
    SIDE_2B,
    SIDE_4A,
    SIDE_4B,
    TEMPLE_COUNT,
    TEMPLES,
)
from dolmen.games.przepowiednia.occasions import EXTRA_LEVEL, REWARDED
from dolmen.games.przepowiednia.sentences import (
    BOOST_IMPOSSIBLE,
    BOOSTED,
    CURSE_BROKEN,
    IN_EVERY_CHAIN,
    LAST_ROUND,
    NO_CHAIN,
    NO_HIGHER_SPACE,
    NO_OPEN_RUNE,
    NO_RUNE,
    NOT_AT_TEMPLE,
    NOT_IN_CHAIN,
    REWARD,
    REWARD_POINTS,
    RUNE_TAKEN,
    RUNE_TURNED_UP,
    SPACE_CROSSED,
    SPACE_TAKEN,
    TOO_FAR_FOR_RUNE,
    TOO_POOR_FOR_BOOST,
)
from dolmen.games.przepowiednia.state import Table, pool_size
from dolmen.games.przepowiednia.steps.nodes import ChooseNode
from dolmen.games.przepowiednia.steps.paying import Pay
from dolmen.games.przepowiednia.steps.taking import Pick, Receive
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, Arg, Ask, Draw, Step


def why_not_break(state: Table, seat: int, chain: int) -> Refusal | None:
    """PRZ-058, PRZ-059, PRZ-063: why a curse cannot be broken with a chain of this end and length.

    PRZ-064: only the space of this length matters, not the shorter ones of the same end.
    A space that can never be marked is reported before a missing chain.
    """
    player = state.players[seat]
    temple = player.figure
    if temple >= TEMPLE_COUNT or temple == NOTHING:
        return NOT_AT_TEMPLE
    length = chain_length(chain)
    refusal = why_not_mark(state, temple, chain)
    if refusal is not None and not level_above(state, seat, chain, False):
        return BOOST_IMPOSSIBLE if state.power(seat, SIDE_2B) and length < LONGEST else refusal
    colours = chain_colours(state.parts, temple, chain)
    if player.crystals() < length or not chain_exists(state.parts, player.grid, colours, length):
        return NO_CHAIN[chain % LENGTHS]
    return BOOST_IMPOSSIBLE if refusal is not None and not level_above(state, seat, chain, True) else None


def level_above(state: Table, seat: int, chain: int, paid: bool) -> int:
    """PRZ-126: the lowest level above a chain's own space that side 2B may mark, or 0; `paid` when it must be affordable."""
    if state.power(seat, SIDE_2B):
        for level in range(1, LENGTHS - chain % LENGTHS):
            if paid:
                if why_not_boost(state, seat, chain, level) is None:
                    return level
            elif why_not_mark(state, state.players[seat].figure, chain + level) is None:
                return level
    return 0


def why_not_mark(state: Table, temple: int, chain: int) -> Refusal | None:
    """PRZ-063, PRZ-067, PRZ-020: the space of end and length must be free: no marker, no X."""
    marker = state.marker(temple, state.parts.space_of[chain])
    if marker == FREE_SPACE:
        return None
    return SPACE_CROSSED if marker == CROSSED else SPACE_TAKEN


def why_not_boost(state: Table, seat: int, chain: int, level: int) -> Refusal | None:
    """PRZ-124, PRZ-127: a marker `level` spaces higher on the same end, for extra crystals left in the grid."""
    player = state.players[seat]
    if level == 0:
        return why_not_mark(state, player.figure, chain)
    if chain % LENGTHS + level >= LENGTHS:
        return NO_HIGHER_SPACE
    if player.crystals() - chain_length(chain) < state.parts.boost[level - 1]:
        return TOO_POOR_FOR_BOOST
    return why_not_mark(state, player.figure, chain + level)


def points_of(state: Table, chain: int) -> int:
    """The value of the space that belongs to a chain."""
    return state.parts.values[state.parts.space_of[chain]]


class Break(Step[Table]):
    """PRZ-059, PRZ-065: find the chains of this end and length; with several, the player chooses.

    `chosen` is the set of nodes that the player has asked for so far.
    """

    __slots__ = ("chain", "chosen", "seat")

    def __init__(self, seat: int, chain: int, chosen: int) -> None:
        self.seat = seat
        self.chain = chain
        self.chosen = chosen

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.chain, self.chosen)

    def run(self, state: Table) -> None:
        sets = fitting_sets(state, self.seat, self.chain, self.chosen)
        if len(sets) > 1:
            state.do(ChooseChain(self.seat, self.chain, self.chosen))
        elif state.power(self.seat, SIDE_2B):
            state.do(Boost(self.seat, self.chain, sets[0]))
        else:
            state.do(PayChain(self.seat, sets[0]), Mark(self.seat, self.chain))


def fitting_sets(state: Table, seat: int, chain: int, chosen: int) -> list[int]:
    """The sets of nodes that pay for a curse and hold all chosen nodes."""
    player = state.players[seat]
    colours = chain_colours(state.parts, player.figure, chain)
    sets = chains(state.parts, player.grid, colours, chain_length(chain))
    return [nodes for nodes in sets if nodes & chosen == chosen]


class ChooseChain(ChooseNode):
    """PRZ-065: click a crystal that the chain is to use, until only one chain is left."""

    __slots__ = ("chain", "chosen")

    question: ClassVar = Sentence("ask-chain")
    option: ClassVar = Sentence("chain-through", "kind", "node")
    rule: ClassVar = "PRZ-065"

    def __init__(self, seat: int, chain: int, chosen: int) -> None:
        super().__init__(seat)
        self.chain = chain
        self.chosen = chosen

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.chain, self.chosen)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        sets = fitting_sets(state, self.seat, self.chain, self.chosen)
        through = sum(1 for nodes in sets if nodes >> choice & 1)
        if through == 0:
            return NOT_IN_CHAIN
        return IN_EVERY_CHAIN if through == len(sets) else None

    def take(self, state: Table, choice: int) -> None:
        state.do(Break(self.seat, self.chain, self.chosen | 1 << choice))


class Boost(Ask[Table]):
    """PRZ-124, PRZ-125, PRZ-126: with side 2B place the marker on the chain's space, or higher for 2 or 3 crystals.

    The player is asked before paying extra, even if that is the only way.
    """

    __slots__ = ("chain", "nodes")

    question: ClassVar = Sentence("ask-boost")
    option: ClassVar = Sentence("boost-by", "points", "price")
    declined: ClassVar = Sentence("boost-none", "points")
    rule: ClassVar = "PRZ-124"
    names: ClassVar = ("none", "one", "two")

    def __init__(self, seat: int, chain: int, nodes: int) -> None:
        super().__init__(seat)
        self.chain = chain
        self.nodes = nodes

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.chain, self.nodes)

    def automatic(self, state: Table) -> bool:
        return state.rules < 2 or self.why_not(state, 0) is None

    def label(self, state: Table, choice: int) -> Said:
        if choice == 0:
            return Said(self.declined, (points_of(state, self.chain),))
        level = min(choice, LENGTHS - 1 - self.chain % LENGTHS)
        return Said(self.option, (points_of(state, self.chain + level), state.parts.boost[choice - 1]))

    def role(self, state: Table, choice: int) -> int:
        return MAIN

    def candidates(self, state: Table) -> list[int]:
        return [0, 1, 2]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return why_not_boost(state, self.seat, self.chain, choice)

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        if refusal is not TOO_POOR_FOR_BOOST:
            return ()
        return (state.parts.boost[choice - 1], state.players[self.seat].crystals() - chain_length(self.chain))

    def take(self, state: Table, choice: int) -> None:
        if choice:
            price = state.parts.boost[choice - 1]
            state.tell(BOOSTED, self.seat, price)
            state.do(
                PayChain(self.seat, self.nodes),
                Pay(self.seat, price, 0, 0, EXTRA_LEVEL),
                Mark(self.seat, self.chain + choice),
            )
        else:
            state.do(PayChain(self.seat, self.nodes), Mark(self.seat, self.chain))


class PayChain(Step[Table]):
    """PRZ-066: the chain's crystals return to the supply."""

    __slots__ = ("nodes", "seat")

    def __init__(self, seat: int, nodes: int) -> None:
        self.seat = seat
        self.nodes = nodes

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.nodes)

    def run(self, state: Table) -> None:
        for node in range(NODE_COUNT):
            if self.nodes >> node & 1:
                state.pay_node(self.seat, node)


class Mark(Step[Table]):
    """PRZ-066, PRZ-068: marker, points, then (PRZ-120) the reward of side 4A, then the rune.

    PRZ-077, PRZ-121: none of this is collecting, so nothing resonates.
    """

    __slots__ = ("chain", "seat")

    def __init__(self, seat: int, chain: int) -> None:
        self.seat = seat
        self.chain = chain

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.chain)

    def run(self, state: Table) -> None:
        parts = state.parts
        player = state.players[self.seat]
        temple = player.figure
        space = parts.space_of[self.chain]
        already_ending = state.ending
        state.mark(self.seat, temple, space)
        state.score(self.seat, parts.values[space])
        state.tell(CURSE_BROKEN, self.seat, temple, parts.values[space])
        if state.ending and not already_ending:
            state.tell(LAST_ROUND, self.seat)
        state.do(GainRune(self.seat))
        if state.power(self.seat, SIDE_4A):
            state.do(EarnReward(self.seat, MARKERS - player.markers))


class EarnReward(Step[Table]):
    """PRZ-120: side 4A gives a reward for the first, second, … marker."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.number)

    def run(self, state: Table) -> None:
        reward = state.parts.rewards[self.number - 1]
        state.tell(REWARD, self.seat, self.number)
        if reward.points:
            state.score(self.seat, reward.points)
            state.tell(REWARD_POINTS, self.seat, reward.points)
        if reward.any_colour:
            state.do(Pick(self.seat, reward.take, reward.any_colour, 0, 0, 0, REWARDED))
        elif pool_size(reward.take):
            state.do(Receive(self.seat, reward.take, REWARDED))


class GainRune(Step[Table]):
    """PRZ-068: take the open rune of this temple; PRZ-129, PRZ-130: with side 4B also of a neighbouring one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        temple = state.players[self.seat].figure
        if state.power(self.seat, SIDE_4B):
            if ChooseRune(self.seat).options(state):
                state.do(ChooseRune(self.seat))
        elif state.open_runes[temple] != NOTHING:
            take_open_rune(state, self.seat, temple)


def take_open_rune(state: Table, seat: int, temple: int) -> None:
    """PRZ-068, PRZ-069, PRZ-084: the rune stays with the player; the next card of the pile is turned up."""
    state.tell(RUNE_TAKEN, seat, state.take_rune(seat, temple))
    if state.hidden[temple]:
        state.do(TurnUpRune(temple))


class RuneAsk(Ask[Table]):
    """The open rune of which temple?"""

    __slots__ = ()

    topic: ClassVar = "rune"
    option: ClassVar = Sentence("choose-rune", "card", "rune")
    names: ClassVar = TEMPLES

    def label(self, state: Table, choice: int) -> Said:
        kind = state.open_runes[choice]
        return Said(NO_RUNE, (choice,)) if kind == NOTHING else Said(self.option, (choice, kind))

    def candidates(self, state: Table) -> list[int]:
        return list(range(TEMPLE_COUNT))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return NO_OPEN_RUNE if state.open_runes[choice] == NOTHING else None

    def place(self, state: Table, choice: int) -> str:
        return f"card:{choice}"


class ChooseRune(RuneAsk):
    """PRZ-129: the open rune of this temple, or of the next temple in either direction."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-choose-rune")
    rule: ClassVar = "PRZ-129"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        order = [card for card in state.ring if card < TEMPLE_COUNT]
        steps = abs(order.index(choice) - order.index(state.players[self.seat].figure))
        if steps not in (0, 1, TEMPLE_COUNT - 1):
            return TOO_FAR_FOR_RUNE
        return super().why_not(state, choice)

    def take(self, state: Table, choice: int) -> None:
        take_open_rune(state, self.seat, choice)


class TurnUpRune(Draw[Table]):
    """PRZ-012, PRZ-068, PRZ-008: chance turns up one of the runes that are still face down."""

    __slots__ = ("temple",)

    rule: ClassVar = "PRZ-068"
    names: ClassVar = RUNES

    def __init__(self, temple: int) -> None:
        super().__init__()
        self.temple = temple

    def args(self) -> tuple[Arg, ...]:
        return (self.temple,)

    def weights(self, state: Table) -> list[int]:
        return state.unseen[:]

    def take(self, state: Table, choice: int) -> None:
        state.turn_up(self.temple, choice)
        state.tell(RUNE_TURNED_UP, self.temple, choice)

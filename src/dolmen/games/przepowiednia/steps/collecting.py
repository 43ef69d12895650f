"""Step 2 of a turn: collecting on the card where the figure stands, with rune resonance."""

from typing import ClassVar, Final

from dolmen.games.przepowiednia.names import (
    EMPTY_POOL,
    EXCHANGE,
    KINDS,
    NODES,
    NOTHING,
    TEMPLE_COUNT,
    UPGRADE,
    C,
    Pool,
)
from dolmen.games.przepowiednia.occasions import (
    EXCHANGE_CARD,
    GAIN,
    RESONANCE_GAIN,
    RUNE_C_GAIN,
    TEMPLE_GAIN,
    UPGRADED,
)
from dolmen.games.przepowiednia.sentences import (
    CARD_EMPTIED,
    CARD_RESET,
    ENOUGH_COVERED,
    EXCHANGE_DECLINED,
    EXCHANGE_IMPOSSIBLE,
    LOSES_UPGRADES,
    LOSES_VISIT,
    NO_SPACE_LEFT,
    NODE_EMPTY,
    NOT_COLOURLESS,
    NOT_ON_CARD,
    NOWHERE_TO_GET,
    RESONANCE,
    SPACE_COVERED,
    SPACE_NOW_COVERED,
    TOO_FEW_COLOURLESS,
    UPGRADE_DECLINED,
    UPGRADE_IMPOSSIBLE,
    UPGRADE_NO_SPACE,
)
from dolmen.games.przepowiednia.state import NODE_NUMBERS, Table, changed, pool_size, pool_sum
from dolmen.games.przepowiednia.steps.nodes import OWN_GRID, OnNode
from dolmen.games.przepowiednia.steps.paying import Pay
from dolmen.games.przepowiednia.steps.taking import DIFFERENT, KIND_NUMBERS, Pick, Receive
from dolmen.games.przepowiednia.upgrades import cover_space, empty_card, free_spaces, space_covered
from dolmen.kernel.branch import Branches, Decline, Menu, Single
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, PASS, Arg, Ask, Step


class Collect(Step[Table]):
    """PRZ-040, PRZ-041, PRZ-042: take what the card gives.

    PRZ-075, PRZ-076, PRZ-078: the player's runes that match its tablet add their gain to the same pool, each copy once.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        card = state.players[self.seat].figure
        parts = state.parts
        if card < TEMPLE_COUNT:
            temple = parts.temples[card]
            self.gather(state, changed(EMPTY_POOL, temple.colour, 1), temple.tablet, TEMPLE_GAIN)
            return
        wild = parts.wilderness[card - TEMPLE_COUNT]
        rune = parts.runes[wild.tablet]
        copies = state.players[self.seat].runes[wild.tablet]
        if wild.class_ == UPGRADE:
            state.do(Upgrade(self.seat, EMPTY_POOL, 0))
            if copies and rune.empties_card:
                state.do(EmptyCard(self.seat))  # PRZ-079, PRZ-080: gain, then empty, then upgrade
        elif wild.class_ == EXCHANGE:
            state.do(Exchange(self.seat, copies * rune.exchange_bonus))
        self.gather(state, wild.gain, wild.tablet, GAIN)

    def gather(self, state: Table, gain: Pool, tablet: int, occasion: int) -> None:
        """Put the gain of the card and of matching runes into one pool."""
        copies = state.players[self.seat].runes[tablet]
        rune = state.parts.runes[tablet]
        picks = 0
        if copies and not rune.exchange_bonus:  # PRZ-082: rune E works only with an exchange
            state.tell(RESONANCE, self.seat, tablet, copies)
            gain = pool_sum(gain, rune.take, copies)
            picks = copies * rune.any_colour
            occasion = RUNE_C_GAIN if rune.empties_card else RESONANCE_GAIN
        if picks:
            state.do(Pick(self.seat, gain, picks, 0, 0, 0, occasion))
        elif pool_size(gain):
            state.do(Receive(self.seat, gain, occasion))


class DoExchange(Single[Table, "Exchange"]):
    """PRZ-043: pay 3 colourless crystals for two different colours, once."""

    __slots__ = ()

    names: ClassVar = ("exchange",)
    option: ClassVar = Sentence("do-exchange")
    rule: ClassVar = "PRZ-043"

    def why_not(self, state: Table, ask: "Exchange", option: int) -> Refusal | None:
        return TOO_FEW_COLOURLESS if state.players[ask.seat].counts[C] < ask.price(state) else None

    def numbers(self, state: Table, ask: "Exchange", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (ask.price(state), state.players[ask.seat].counts[C])

    def role(self, state: Table, ask: "Exchange", option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: "Exchange", option: int) -> None:
        player = state.players[ask.seat]
        wild = state.parts.wilderness[player.figure - TEMPLE_COUNT]
        if ask.bonus:
            state.tell(RESONANCE, ask.seat, wild.tablet, player.runes[wild.tablet])
        state.do(
            Pay(ask.seat, wild.pay, 1, 0, EXCHANGE_CARD),
            Pick(ask.seat, EMPTY_POOL, wild.take_different, DIFFERENT, ask.bonus, 0, EXCHANGE_CARD),
        )


class DeclineExchange(Decline[Table, "Exchange"]):
    """PRZ-044: an exchange may be declined."""

    __slots__ = ()

    option: ClassVar = Sentence("decline-exchange")

    def loses(self, state: Table, ask: "Exchange", option: int) -> Said | None:
        return Said(LOSES_VISIT, (state.players[ask.seat].figure,))

    def take(self, state: Table, ask: "Exchange", option: int) -> None:
        have = state.players[ask.seat].counts[C]
        if have < ask.price(state):
            state.tell(EXCHANGE_IMPOSSIBLE, ask.seat, ask.price(state), have)
        else:
            state.tell(EXCHANGE_DECLINED, ask.seat)


EXCHANGE_MENU: Final = Branches(DoExchange(), DeclineExchange())


class Exchange(Menu[Table]):
    """PRZ-043, PRZ-044: whether to exchange at the card.

    PRZ-081, PRZ-082: each rune E adds an extra crystal of any colour to an exchange, `bonus` in all.
    """

    __slots__ = ("bonus",)

    topic: ClassVar = "exchange"
    question: ClassVar = Sentence("ask-exchange", "price")
    option: ClassVar = DoExchange.option
    rule: ClassVar = "PRZ-043"
    branches: ClassVar = EXCHANGE_MENU
    names: ClassVar = EXCHANGE_MENU.names

    def menu(self) -> Branches:
        return EXCHANGE_MENU

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.bonus)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.price(state),))

    def price(self, state: Table) -> int:
        """How many colourless crystals the card asks for."""
        return state.parts.wilderness[state.players[self.seat].figure - TEMPLE_COUNT].pay


class EmptyCard(Step[Table]):
    """PRZ-079: rune C returns all crystals on this card to the supply, once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        card = state.players[self.seat].figure
        count = empty_card(state, state.parts.wilderness[card - TEMPLE_COUNT].row)
        if count:
            state.tell(CARD_EMPTIED, self.seat, card, count)


class UpgradeNode(OnNode["Upgrade"]):
    """PRZ-046: a colourless crystal of the grid goes on the card."""

    __slots__ = ()

    option: ClassVar = Sentence("upgrade-node", "node")
    rule: ClassVar = "PRZ-046"

    def why_not(self, state: Table, ask: "Upgrade", option: int) -> Refusal | None:
        if pool_size(ask.pool) >= ask.most(state):
            return ENOUGH_COVERED
        kind = state.players[ask.seat].grid[option]
        if kind == NOTHING:
            return NODE_EMPTY
        if kind != C:
            return NOT_COLOURLESS
        return None if CoverSpace(ask.seat, option, ask.pool).options(state) else NO_SPACE_LEFT

    def add_options(self, state: Table, ask: "Upgrade", found: list[int]) -> None:
        player = state.players[ask.seat]
        if player.counts[C] == 0 or pool_size(ask.pool) >= ask.most(state):
            return
        if CoverSpace(ask.seat, 0, ask.pool).options(state):
            for node in NODE_NUMBERS:
                if player.grid[node] == C:
                    found.append(self.first + node)

    def numbers(self, state: Table, ask: "Upgrade", option: int, refusal: Refusal) -> tuple[int, ...]:
        return (ask.most(state),) if refusal is ENOUGH_COVERED else ()

    def take(self, state: Table, ask: "Upgrade", option: int) -> None:
        state.do(CoverSpace(ask.seat, option, ask.pool))


class UpgradeNoMore(Decline[Table, "Upgrade"]):
    """PRZ-046: stop, and take the colours that were covered."""

    __slots__ = ()

    option: ClassVar = Sentence("upgrade-no-more")

    def loses(self, state: Table, ask: "Upgrade", option: int) -> Said | None:
        if ask.possible(state) == 0:
            return None
        if pool_size(ask.pool):
            return Said(LOSES_UPGRADES, (ask.possible(state),))
        return Said(LOSES_VISIT, (state.players[ask.seat].figure,))

    def take(self, state: Table, ask: "Upgrade", option: int) -> None:
        if pool_size(ask.pool):
            state.do(Receive(ask.seat, ask.pool, UPGRADED), ResetCard(ask.seat))
        elif state.players[ask.seat].counts[C] == 0:
            state.tell(UPGRADE_IMPOSSIBLE, ask.seat)
        elif ask.possible(state) == 0:
            state.tell(UPGRADE_NO_SPACE, ask.seat)
        else:
            state.tell(UPGRADE_DECLINED, ask.seat)


UPGRADE_MENU: Final = Branches(UpgradeNode(), UpgradeNoMore())


class Upgrade(Menu[Table]):
    """PRZ-046: choose a colourless crystal of the grid that goes on the card, up to two, or stop.

    `pool` are the colours covered so far, which are taken after the last one.
    """

    __slots__ = ("pool", "since")

    question: ClassVar = Sentence("ask-upgrade", "left")
    option: ClassVar = UpgradeNode.option
    rule: ClassVar = "PRZ-046"
    branches: ClassVar = UPGRADE_MENU
    names: ClassVar = NODES

    def menu(self) -> Branches:
        return UPGRADE_MENU

    def __init__(self, seat: int, pool: Pool, since: int) -> None:
        super().__init__(seat)
        self.pool = pool
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.pool, self.since)

    def most(self, state: Table) -> int:
        """How many spaces may be covered in one visit."""
        return state.parts.wilderness[state.players[self.seat].figure - TEMPLE_COUNT].most

    def possible(self, state: Table) -> int:
        """How many crystals can still be upgraded."""
        spaces = len(CoverSpace(self.seat, 0, self.pool).options(state))
        return min(self.most(state) - pool_size(self.pool), state.players[self.seat].counts[C], spaces)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.most(state) - pool_size(self.pool),))

    def focus(self, state: Table) -> str:
        return OWN_GRID

    def search_options(self, state: Table) -> list[int]:
        return [node for node in self.options(state) if node == PASS or node >= self.since]


class CoverSpace(Ask[Table]):
    """PRZ-046: choose the free space that the crystal covers; its colour must be obtainable."""

    __slots__ = ("node", "pool")

    topic: ClassVar = "with-node"
    question: ClassVar = Sentence("ask-cover")
    option: ClassVar = Sentence("cover-space", "kind")
    rule: ClassVar = "PRZ-046"
    names: ClassVar = KINDS

    def __init__(self, seat: int, node: int, pool: Pool) -> None:
        super().__init__(seat)
        self.node = node
        self.pool = pool

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.node, self.pool)

    def candidates(self, state: Table) -> list[int]:
        return KIND_NUMBERS[1:]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        wild = state.parts.wilderness[state.players[self.seat].figure - TEMPLE_COUNT]
        if choice not in wild.spaces:
            return NOT_ON_CARD
        if space_covered(state, wild.row, choice):
            return SPACE_COVERED
        return None if state.obtainable(self.seat, choice) > self.pool[choice] else NOWHERE_TO_GET

    def numbers(self, state: Table, choice: int, refusal: Refusal) -> tuple[int, ...]:
        return (choice,) if refusal is NOWHERE_TO_GET else ()

    def place(self, state: Table, choice: int) -> str:
        return f"card:{state.players[self.seat].figure}/space:{choice}"

    def focus(self, state: Table) -> str:
        return f"card:{state.players[self.seat].figure}"

    def take(self, state: Table, choice: int) -> None:
        card = state.players[self.seat].figure
        cover_space(state, self.seat, self.node, state.parts.wilderness[card - TEMPLE_COUNT].row, choice)
        state.tell(SPACE_NOW_COVERED, self.seat, card, choice)
        state.do(Upgrade(self.seat, changed(self.pool, choice, 1), self.node))


class ResetCard(Step[Table]):
    """PRZ-047, PRZ-048: the crystals stay on the card until 2 or fewer spaces are free."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)

    def run(self, state: Table) -> None:
        card = state.players[self.seat].figure
        wild = state.parts.wilderness[card - TEMPLE_COUNT]
        if free_spaces(state, card) <= wild.reset_at:
            state.tell(CARD_RESET, card, empty_card(state, wild.row))

"""Paying with crystals of one's own grid, one after another."""

from typing import ClassVar

from dolmen.games.przepowiednia.names import NODE_COUNT, NODES, NOTHING, C
from dolmen.games.przepowiednia.sentences import CRYSTAL_PAID, EMPTY_NODE, NODE_EMPTY, PAY_COLOURLESS
from dolmen.games.przepowiednia.state import NODE_NUMBERS, Table
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Step


class Pay(Step[Table]):
    """PRZ-035, PRZ-073: return `left` crystals to the supply; `colourless` when only those count.

    PRZ-051: the nodes are empty at once.
    `since` is the last node paid from: another order of the same payment is the same position.
    """

    __slots__ = ("colourless", "left", "seat", "since")

    def __init__(self, seat: int, left: int, colourless: int, since: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.colourless = colourless
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.colourless, self.since)

    def run(self, state: Table) -> None:
        if self.left == 0:
            return
        player = state.players[self.seat]
        if payable(state, self.seat, self.colourless) > self.left:
            state.do(PayCrystal(self.seat, self.left, self.colourless, self.since))
            return
        for node in range(NODE_COUNT):  # everything must go: there is nothing to choose
            if player.grid[node] != NOTHING and (player.grid[node] == C or not self.colourless):
                state.tell(CRYSTAL_PAID, self.seat, state.pay_node(self.seat, node))


def payable(state: Table, seat: int, colourless: int) -> int:
    """How many crystals a player can pay with."""
    player = state.players[seat]
    return player.counts[C] if colourless else player.crystals()


def node_label(option: Sentence, state: Table, seat: int, node: int) -> Said:
    """A node as an option, by its crystal; an empty one says that it is empty."""
    kind = state.players[seat].grid[node]
    return Said(EMPTY_NODE, (node,)) if kind == NOTHING else Said(option, (kind, node))


class PayCrystal(Ask[Table]):
    """PRZ-035: choose a crystal to pay with."""

    __slots__ = ("colourless", "left", "since")

    question: ClassVar = Sentence("ask-pay", "left")
    option: ClassVar = Sentence("pay-node", "kind", "node")
    rule: ClassVar = "PRZ-035"
    names: ClassVar = NODES

    def __init__(self, seat: int, left: int, colourless: int, since: int) -> None:
        super().__init__(seat)
        self.left = left
        self.colourless = colourless
        self.since = since

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.colourless, self.since)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.left,))

    def label(self, state: Table, choice: int) -> Said:
        return node_label(self.option, state, self.seat, choice)

    def candidates(self, state: Table) -> list[int]:
        return NODE_NUMBERS

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        kind = state.players[self.seat].grid[choice]
        if kind == NOTHING:
            return NODE_EMPTY
        return PAY_COLOURLESS if self.colourless and kind != C else None

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        later = [node for node in options if node >= self.since]
        spare = len(later) - self.left
        return later[: spare + 1] if spare >= 0 else options

    def take(self, state: Table, choice: int) -> None:
        state.tell(CRYSTAL_PAID, self.seat, state.pay_node(self.seat, choice))
        state.do(Pay(self.seat, self.left - 1, self.colourless, choice))

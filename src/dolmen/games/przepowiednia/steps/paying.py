"""Paying with crystals of the player's grid, one after another."""

from typing import ClassVar

from dolmen.games.przepowiednia.names import KIND_COUNT, NODE_COUNT, NOTHING, C
from dolmen.games.przepowiednia.occasions import PAID, PAY_COLOURLESS, RULES, SPEED, SWAP_SPELL
from dolmen.games.przepowiednia.sentences import NODE_EMPTY, PAID_AWAY
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.nodes import ChooseNode
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Step


class Pay(Step[Table]):
    """PRZ-035, PRZ-073: return `left` crystals to the supply; `colourless` when only those count.

    PRZ-051: the nodes are empty at once.
    `since` is the last node paid from: another order of the same payment is the same position.
    `occasion` says what is paid for.
    """

    __slots__ = ("colourless", "left", "occasion", "seat", "since")

    def __init__(self, seat: int, left: int, colourless: int, since: int = 0, occasion: int = SPEED) -> None:
        self.seat = seat
        self.left = left
        self.colourless = colourless
        self.since = since
        self.occasion = occasion

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.colourless, self.since, self.occasion)

    def run(self, state: Table) -> None:
        if self.left == 0:
            return
        player = state.players[self.seat]
        if payable(state, self.seat, self.colourless) > self.left:
            state.do(PayCrystal(self.seat, self.left, self.colourless, self.since, self.occasion))
            return
        for node in range(NODE_COUNT):  # all crystals must be paid, so there is nothing to choose
            if player.grid[node] != NOTHING and (player.grid[node] == C or not self.colourless):
                state.tell(PAID[self.occasion], self.seat, state.pay_node(self.seat, node))


def payable(state: Table, seat: int, colourless: int) -> int:
    """How many crystals a player can pay with."""
    player = state.players[seat]
    return player.counts[C] if colourless else player.crystals()


def swap_left(state: Table, seat: int, price: int, colourless: int, paid: int = NOTHING) -> bool:
    """PRZ-071: tell whether crystals of two kinds can be left after the payment, which may begin with the kind `paid`."""
    counts = state.players[seat].counts[:]
    if paid != NOTHING:
        counts[paid] -= 1
        price -= 1
    if colourless:
        counts[C] -= price
        price = 0
    kinds = sum(1 for count in counts if count > 0)
    spare = sum(counts[kind] - 1 for kind in range(KIND_COUNT) if counts[kind] > 0)
    return kinds - max(0, price - spare) >= 2


class PayCrystal(ChooseNode):
    """PRZ-035: choose a crystal to pay with."""

    __slots__ = ("colourless", "left", "occasion", "since")

    question: ClassVar = Sentence("ask-pay", "left")
    option: ClassVar = Sentence("pay-node", "kind", "node")
    rule: ClassVar = "PRZ-035"

    def __init__(self, seat: int, left: int, colourless: int, since: int, occasion: int = SPEED) -> None:
        super().__init__(seat)
        self.left = left
        self.colourless = colourless
        self.since = since
        self.occasion = occasion

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.left, self.colourless, self.since, self.occasion)

    def rule_asked(self) -> str:
        return RULES[self.occasion]

    def rule_here(self, state: Table, choice: int) -> str:
        return RULES[self.occasion]

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.left,))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        kind = state.players[self.seat].grid[choice]
        if kind == NOTHING:
            return NODE_EMPTY
        if self.colourless and kind != C:
            return PAY_COLOURLESS[self.occasion]
        if self.occasion == SWAP_SPELL and state.rules >= 2 and not swap_left(state, self.seat, self.left, self.colourless, kind):
            return PAID_AWAY
        return None

    def search_options(self, state: Table) -> list[int]:
        options = self.options(state)
        later = [node for node in options if node >= self.since]
        spare = len(later) - self.left
        return later[: spare + 1] if spare >= 0 else options

    def take(self, state: Table, choice: int) -> None:
        state.tell(PAID[self.occasion], self.seat, state.pay_node(self.seat, choice))
        state.do(Pay(self.seat, self.left - 1, self.colourless, choice, self.occasion))

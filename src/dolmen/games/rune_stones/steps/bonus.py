"""The bonus of a forge."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import AT_HAND, DIE_BONUS, EMPTY_POOL, ORE, ORE_BONUS, POINT_BONUS, POINTS
from dolmen.games.rune_stones.sentences import ROLL_DECLINED
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.die import THE_DIE, RollDie
from dolmen.games.rune_stones.steps.paying import Receive, changed
from dolmen.kernel.branch import Branches, Decline, Menu, Single
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import MAIN, Arg, Step

LOSES_BONUS: Final = Sentence("loses-bonus")


class ForgeBonus(Step[Table]):
    """RUN-089, RUN-091: payment with gems brings the bonus of the forge at once; no stone raises it.

    RUN-090: it can be used to pay for the second artifact.
    """

    __slots__ = ("forge", "seat")

    def __init__(self, seat: int, forge: int) -> None:
        self.seat = seat
        self.forge = forge

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.forge)

    def run(self, state: Table) -> None:
        forge = state.parts.forges[self.forge]
        if forge.bonus == DIE_BONUS:  # RUN-073: its result may be declined, so the roll itself is not a question
            state.do(RollDie(self.seat, 1) if state.rules >= 2 else RollBonus(self.seat))
        elif forge.bonus == ORE_BONUS:
            state.do(Receive(self.seat, changed(EMPTY_POOL, ORE, forge.amount), 89))
        elif forge.bonus == POINT_BONUS:
            state.do(Receive(self.seat, changed(EMPTY_POOL, POINTS, forge.amount), 89))


class Roll(Single[Table, "RollBonus"]):
    """RUN-089: roll the die."""

    __slots__ = ()

    names: ClassVar = ("roll",)
    option: ClassVar = Sentence("do-roll")
    rule: ClassVar = "RUN-089"

    def why_not(self, state: Table, ask: "RollBonus", option: int) -> Refusal | None:
        return None

    def role(self, state: Table, ask: "RollBonus", option: int) -> int:
        return MAIN

    def take(self, state: Table, ask: "RollBonus", option: int) -> None:
        state.do(RollDie(ask.seat, 1))

    def place(self, state: Table, ask: "RollBonus", option: int) -> str:
        return THE_DIE


class DoNotRoll(Decline[Table, "RollBonus"]):
    """RUN-073: do without the bonus."""

    __slots__ = ()

    rule: ClassVar = "RUN-073"
    option: ClassVar = Sentence("roll-not")

    def rule_here(self, state: Table, ask: "RollBonus", option: int) -> str:
        return self.rule

    def loses(self, state: Table, ask: "RollBonus", option: int) -> Said | None:
        return Said(LOSES_BONUS)

    def take(self, state: Table, ask: "RollBonus", option: int) -> None:
        state.tell(ROLL_DECLINED, ask.seat)


ROLL_OR_NOT: Final = Branches(Roll(), DoNotRoll())


class RollBonus(Menu[Table]):
    """RUN-073, RUN-089: roll the die for the bonus, or do without; asked only in games begun with the first rules."""

    __slots__ = ()

    topic: ClassVar = "die"
    question: ClassVar = Sentence("ask-roll")
    option: ClassVar = Roll.option
    declined: ClassVar = DoNotRoll.option
    rule: ClassVar = "RUN-089"
    branches: ClassVar = ROLL_OR_NOT
    names: ClassVar = ROLL_OR_NOT.names

    def menu(self) -> Branches:
        return ROLL_OR_NOT

    def focus(self, state: Table) -> str:
        return AT_HAND

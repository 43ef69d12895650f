"""The bonus of a forge."""

from typing import ClassVar, Final

from dolmen.games.rune_stones.names import DIE_BONUS, EMPTY_POOL, ORE, ORE_BONUS, POINT_BONUS, POINTS
from dolmen.games.rune_stones.sentences import ROLL_DECLINED
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.die import RollDie
from dolmen.games.rune_stones.steps.paying import Receive, changed
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, Arg, Ask, Step

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


class RollBonus(Ask[Table]):
    """RUN-073, RUN-089: roll the die for the bonus, or decline; asked only under rules version 1."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-roll")
    option: ClassVar = Sentence("do-roll")
    declined: ClassVar = Sentence("roll-not")
    rule: ClassVar = "RUN-089"
    names: ClassVar = ("roll",)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.declined if choice == PASS else self.option)

    def rule_of(self, choice: int) -> str:
        return "RUN-073" if choice == PASS else self.rule

    def role(self, state: Table, choice: int) -> int:
        return GIVES_UP if choice == PASS else MAIN

    def loses(self, state: Table, choice: int) -> Said | None:
        return Said(LOSES_BONUS) if choice == PASS else None

    def candidates(self, state: Table) -> list[int]:
        return [0, PASS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            state.tell(ROLL_DECLINED, self.seat)
        else:
            state.do(RollDie(self.seat, 1))

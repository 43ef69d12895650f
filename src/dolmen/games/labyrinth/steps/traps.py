"""A trap that is entered: it is turned up and tested."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import reacts, roll_bonus
from dolmen.games.labyrinth.names import DICE_TOTAL, MAGIC_SHIELD, NOTHING, TRAP, UNSEEN
from dolmen.games.labyrinth.places import AT_ABILITY
from dolmen.games.labyrinth.pools import reveal_trap
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.dice_tests import Tested, start_test
from dolmen.games.labyrinth.steps.shared import MayPayCrystal
from dolmen.games.labyrinth.steps.symbols import RevealTrap
from dolmen.games.labyrinth.steps.trap_effects import MIST, TrapHarm
from dolmen.kernel.sentence import Said, Sentence
from dolmen.kernel.step import Arg, Step


class SpringTrap(Step[Table]):
    """LAB-142, LAB-143: a trap is turned up if needed, then tested, at every entry.

    LAB-097, LAB-144: it works on everybody, also on who set it, but only on its own corridor.
    """

    __slots__ = ("came", "seat", "visit")

    def __init__(self, seat: int, visit: int, came: int) -> None:
        self.seat = seat
        self.visit = visit
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit, self.came)

    def run(self, state: Table) -> None:
        node = state.players[self.seat].node
        kind = state.traps[node]
        if kind == UNSEEN:
            state.do(RevealTrap(node), SpringTrap(self.seat, self.visit, self.came))
            return
        if state.trap_seer[node] != NOTHING:
            reveal_trap(state, node, kind)
            state.tell(say.TRAP_REVEALED, kind, node)
        start_test(state, self.seat, TRAP, state.parts.traps[kind].rolls, TrapTest(self.seat, kind, self.came))


class TrapTest(Tested):
    """LAB-146, LAB-147: the failed rolls are counted; without a failed roll nothing happens.

    Against the Mist of Oblivion a shield would cost the very Crystal that it saves, so it is not offered.
    """

    __slots__ = ("came", "kind", "seat")

    def __init__(self, seat: int, kind: int, came: int) -> None:
        self.seat = seat
        self.kind = kind
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.kind, self.came)

    def failures(self, state: Table, rolls: tuple[int, ...]) -> int:
        """How many rolls fail."""
        bonus = roll_bonus(state, self.seat, TRAP)
        difficulty = state.parts.traps[self.kind].difficulty
        return sum(1 for dice in rolls if DICE_TOTAL[dice] + bonus < difficulty)

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        return self.failures(state, rolls) == 0

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        failed = self.failures(state, rolls)
        if failed == 0:
            state.tell(say.TRAP_AVOIDED, self.seat, self.kind)
            return
        state.tell(say.TRAP_FAILED, self.seat, self.kind, failed)
        if reacts(state, self.seat, MAGIC_SHIELD) and not (state.rules >= 2 and state.parts.traps[self.kind].then == MIST):
            state.do(ShieldMagic(self.seat, self.kind, failed, self.came))
        else:
            state.do(TrapHarm(self.seat, self.kind, failed, self.came))


class ShieldMagic(MayPayCrystal):
    """Magic Shield (LAB-126): for a Crystal the Sorceress ignores all effects of the trap."""

    __slots__ = ("came", "failed", "kind")

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-shield", "trap", "failed")
    option: ClassVar = Sentence("use-shield")
    rule: ClassVar = "LAB-126"
    at: ClassVar = AT_ABILITY[MAGIC_SHIELD] + "/"

    def __init__(self, seat: int, kind: int, failed: int, came: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.failed = failed
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.kind, self.failed, self.came)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.kind, self.failed))

    def leave(self, state: Table) -> None:
        state.do(TrapHarm(self.seat, self.kind, self.failed, self.came))

    def paid(self, state: Table) -> None:
        state.tell(say.TRAP_IGNORED, self.seat, self.kind)

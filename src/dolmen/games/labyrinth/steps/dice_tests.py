"""Tests outside combat: rolls, Crystals that repeat them, the Evil Eye, then the result."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import player_of, reacts, roll_bonus
from dolmen.games.labyrinth.names import DICE, DICE_HIGH, DICE_LOW, DICE_POINTS, DICE_TOTAL, DICE_WEIGHTS, EVIL_EYE, NOTHING
from dolmen.games.labyrinth.places import AT_ABILITY
from dolmen.games.labyrinth.sources import tell_sources
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.shared import (
    MAY_PAY_OR_LET_BE,
    CrystalOffer,
    MayPayCrystal,
    Offer,
    PayWithCrystal,
    Refuse,
)
from dolmen.kernel.branch import Branches
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Said, Sentence
from dolmen.kernel.step import GIVES_UP, PLAIN, Arg, Draw, Step


class Tested(Step[Table]):
    """A step that waits for the result of a test: it receives the final rolls."""

    __slots__ = ()

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        """Tell whether the player who rolled could not want better rolls."""
        raise AssertionError(f"{self!r} passes nothing")

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        """Carry out the result of a test."""
        raise AssertionError(f"{self!r} judges nothing")


class OneTest(Tested):
    """A test of one roll by the character of a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[Arg, ...]:
        return (self.seat,)


def start_test(state: Table, seat: int, test: int, needed: int, tested: Tested) -> None:
    """Begin a test, which a dazed character makes as well (LAB-076); `tested` receives the final rolls."""
    state.do(Roll(seat, test, needed, (), 0), tested)


def roll_total(state: Table, seat: int, test: int, dice: int) -> int:
    """LAB-166: two dice and all modifiers."""
    return DICE_TOTAL[dice] + roll_bonus(state, seat, test)


def tell_roll(state: Table, seat: int, test: int, dice: int, bonus: int) -> None:
    """Tell the dice with the sum of all modifiers and the total."""
    if state.sink is None:
        return
    total = max(0, DICE_TOTAL[dice] + bonus)
    event = say.ROLLED if bonus >= 0 else say.ROLLED_LESS
    state.tell(event, seat, test, DICE_LOW[dice], DICE_HIGH[dice], abs(bonus), total)


class Roll(Draw[Table]):
    """LAB-126: roll 2d6, as often as the test needs; `forced` says whether the Evil Eye was used on this test."""

    __slots__ = ("forced", "needed", "rolls", "test", "tester")

    rule: ClassVar = "LAB-126"
    names: ClassVar = DICE

    def __init__(self, tester: int, test: int, needed: int, rolls: tuple[int, ...], forced: int) -> None:
        super().__init__()
        self.tester = tester
        self.test = test
        self.needed = needed
        self.rolls = rolls
        self.forced = forced

    def args(self) -> tuple[Arg, ...]:
        return (self.tester, self.test, self.needed, self.rolls, self.forced)

    def key(self) -> str:
        return f"Roll/{self.tester}/{self.test}"

    def weights(self, state: Table) -> list[int]:
        return list(DICE_WEIGHTS)

    def drawn(self, state: Table, random: FastRandom) -> int:
        return DICE_POINTS[random.below(len(DICE_POINTS))]

    def take(self, state: Table, choice: int) -> None:
        tell_roll(state, self.tester, self.test, choice, roll_bonus(state, self.tester, self.test))
        rolls = (*self.rolls, choice)
        if len(rolls) == 1:
            tell_sources(state, self.tester, self.test)
        if len(rolls) < self.needed:
            state.do(Roll(self.tester, self.test, self.needed, rolls, self.forced))
        elif state.rules >= 2 and waiting_test(state).passed(state, rolls):
            keep_rolls(state, self.tester, self.test, rolls, self.forced)
        else:
            state.do(RepeatTest(self.tester, self.test, rolls, self.forced))


def waiting_test(state: Table) -> Tested:
    """Return the step that waits for the rolls of the current test."""
    waiting = state.agenda[-1]
    assert isinstance(waiting, Tested)
    return waiting


def keep_rolls(state: Table, seat: int, test: int, rolls: tuple[int, ...], forced: int) -> None:
    """LAB-126: a test is not repeated by its own player; the Evil Eye may still force it."""
    witch = player_of(state, EVIL_EYE)
    if forced or witch in (NOTHING, seat) or not reacts(state, witch, EVIL_EYE):
        finish_test(state, rolls)
    else:
        state.do(ForceRepeat(witch, seat, test, rolls))


class KeepRolls(Refuse):
    """LAB-122: the test stays as it was rolled; only a failed one gives something up."""

    __slots__ = ()

    def role(self, state: Table, ask: Offer, option: int) -> int:
        assert isinstance(ask, RepeatTest)
        return PLAIN if ask.good(state) else GIVES_UP


KEEP_OR_REPEAT: Final = Branches(KeepRolls(), PayWithCrystal())


class RepeatTest(CrystalOffer):
    """LAB-122, LAB-123, LAB-124, LAB-145: an own active Crystal repeats the whole test; the old rolls are gone.

    It is not asked after a test that could not be better; under rules version 1 it was.
    """

    __slots__ = ("forced", "rolls", "test")

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-repeat-test", "test")
    option: ClassVar = Sentence("repeat-test")
    declined: ClassVar = Sentence("keep-test")
    rule: ClassVar = "LAB-122"
    branches: ClassVar = KEEP_OR_REPEAT
    names: ClassVar = KEEP_OR_REPEAT.names

    def menu(self) -> Branches:
        return KEEP_OR_REPEAT

    def __init__(self, seat: int, test: int, rolls: tuple[int, ...], forced: int) -> None:
        super().__init__(seat)
        self.test = test
        self.rolls = rolls
        self.forced = forced

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.test, self.rolls, self.forced)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.test,))

    def good(self, state: Table) -> bool:
        """Tell whether the test was passed; only rules version 1 asks about it."""
        waiting = state.agenda[-2]
        return isinstance(waiting, Tested) and waiting.passed(state, self.rolls)

    def leave(self, state: Table) -> None:
        keep_rolls(state, self.seat, self.test, self.rolls, self.forced)

    def paid(self, state: Table) -> None:
        state.tell(say.CRYSTAL_USED, self.seat)
        state.do(Roll(self.seat, self.test, len(self.rolls), (), self.forced))


class ForceRepeat(MayPayCrystal):
    """The Evil Eye (LAB-126): for a Crystal another character's test is repeated, once."""

    __slots__ = ("rolls", "test", "tester")

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-force-repeat", "tester:player", "test")
    option: ClassVar = Sentence("force-repeat")
    declined: ClassVar = Sentence("let-test-be")
    rule: ClassVar = "LAB-126"
    branches: ClassVar = MAY_PAY_OR_LET_BE
    at: ClassVar = AT_ABILITY[EVIL_EYE] + "/"

    def __init__(self, seat: int, tester: int, test: int, rolls: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tester = tester
        self.test = test
        self.rolls = rolls

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.tester, self.test, self.rolls)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.tester, self.test))

    def leave(self, state: Table) -> None:
        finish_test(state, self.rolls)

    def paid(self, state: Table) -> None:
        state.tell(say.TEST_FORCED, self.seat, self.tester)
        state.do(Roll(self.tester, self.test, len(self.rolls), (), 1))


def finish_test(state: Table, rolls: tuple[int, ...]) -> None:
    """The rolls are final: the step that waits for them carries out the result."""
    waiting = state.agenda.pop()
    assert isinstance(waiting, Tested)
    waiting.judge(state, rolls)

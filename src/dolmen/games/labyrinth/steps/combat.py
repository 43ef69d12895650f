"""Combat: Faith before the rolls, the rolls, the window for Crystals, the comparison."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystal_ready, use_crystal
from dolmen.games.labyrinth.effects import player_of, reacts, roll_bonus
from dolmen.games.labyrinth.names import (
    COMBAT,
    DICE,
    DICE_POINTS,
    DICE_TOTAL,
    DICE_WEIGHTS,
    EVIL_EYE,
    FAITH_ABILITY,
    FURY,
    NOTHING,
    character_of,
)
from dolmen.games.labyrinth.places import AT_ABILITY
from dolmen.games.labyrinth.sources import tell_sources
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_results import BY_FURY, DEFENDED, LOSER_FAITH, EndCombat
from dolmen.games.labyrinth.steps.dice_tests import tell_roll
from dolmen.games.labyrinth.steps.lives import pay_life
from dolmen.games.labyrinth.steps.shared import CrystalOffer, LetBe, Offer, PayWithCrystal, Refuse
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, Arg, Draw

# What happened in a combat, two bits each: for the attacker, and the next bit for the defender.
FURIOUS: Final = 1
FAITHFUL: Final = 4
FORCED: Final = 16

Fight = tuple[int, int, int, int, int, int]
ATTACKER: Final = 0
DEFENDER: Final = 1
FLAGS: Final = 2
FIRST_DICE: Final = 3
TIES: Final = 5


def with_flag(fight: Fight, flag: int) -> Fight:
    """Return a fight in which one more thing has happened."""
    return (fight[0], fight[1], fight[2] | flag, fight[3], fight[4], fight[5])


def with_dice(fight: Fight, side: int, dice: int) -> Fight:
    """A fight with a new roll of one side."""
    if side == 0:
        return (fight[0], fight[1], fight[2], dice, fight[4], fight[5])
    return (fight[0], fight[1], fight[2], fight[3], dice, fight[5])


def side_total(state: Table, fight: Fight, side: int) -> int:
    """LAB-079, LAB-166: dice and all modifiers of one side."""
    return DICE_TOTAL[fight[FIRST_DICE + side]] + side_bonus(state, fight, side)


def side_bonus(state: Table, fight: Fight, side: int) -> int:
    """All modifiers of one side, with Fury and Faith of this combat."""
    bonus = roll_bonus(state, fight[side], COMBAT, fight[1 - side], side == 0)
    if fight[FLAGS] & FURIOUS << side:
        bonus += state.parts.abilities[FURY].bonus
    if fight[FLAGS] & FAITHFUL << side:
        bonus += state.parts.abilities[FAITH_ABILITY].bonus
    return bonus


class FightOffer(CrystalOffer):
    """Something that may still change a combat."""

    __slots__ = ("fight",)

    topic: ClassVar = "dice"

    def __init__(self, seat: int, fight: Fight) -> None:
        super().__init__(seat)
        self.fight = fight

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.fight)


class CombatOffer(FightOffer):
    """Something that one side of a combat may do."""

    __slots__ = ("side",)

    def __init__(self, seat: int, fight: Fight, side: int) -> None:
        super().__init__(seat, fight)
        self.side = side

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.fight, self.side)


class GiveFaith(Branch[Table, CombatOffer]):
    """LAB-081: a Faith token gives +3, and no life is lost in this combat."""

    __slots__ = ()

    names: ClassVar = ("faith",)
    option: ClassVar = Sentence("use-faith")
    rule: ClassVar = "LAB-081"

    def candidates(self, state: Table, ask: CombatOffer) -> list[int]:
        return ONLY if reacts(state, ask.seat, FAITH_ABILITY) else NONE

    def why_not(self, state: Table, ask: CombatOffer, option: int) -> Refusal | None:
        return None

    def take(self, state: Table, ask: CombatOffer, option: int) -> None:
        state.players[ask.seat].tokens -= 1
        state.tell(say.FAITH_USED, ask.seat)
        ask_faith(state, with_flag(ask.fight, FAITHFUL << ask.side), ask.side + 1)

    def place(self, state: Table, ask: CombatOffer, option: int) -> str:
        return AT_ABILITY[FAITH_ABILITY]


WITHOUT_OR_WITH_FAITH: Final = Branches(Refuse(), GiveFaith())


class UseFaith(CombatOffer):
    """LAB-081: before the rolls the Paladin may give a Faith token."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-use-faith")
    option: ClassVar = GiveFaith.option
    rule: ClassVar = "LAB-081"
    branches: ClassVar = WITHOUT_OR_WITH_FAITH
    names: ClassVar = WITHOUT_OR_WITH_FAITH.names

    def menu(self) -> Branches:
        return WITHOUT_OR_WITH_FAITH

    def leave(self, state: Table) -> None:
        ask_faith(state, self.fight, self.side + 1)


def ask_faith(state: Table, fight: Fight, side: int) -> None:
    """LAB-081: the attacker may use Faith first, then the defender; then they roll."""
    if side > 1:
        state.do(RollCombat(fight, 0, 0))
    else:
        state.do(UseFaith(fight[side], fight, side))


class RollCombat(Draw[Table]):
    """LAB-079: the attacker rolls first, then the defender; `turn` is the side that may act in the window afterwards."""

    __slots__ = ("fight", "side", "turn")

    rule: ClassVar = "LAB-079"
    names: ClassVar = DICE

    def __init__(self, fight: Fight, side: int, turn: int) -> None:
        super().__init__()
        self.fight = fight
        self.side = side
        self.turn = turn

    def args(self) -> tuple[Arg, ...]:
        return (self.fight, self.side, self.turn)

    def key(self) -> str:
        return f"RollCombat/{self.fight[self.side]}"

    def weights(self, state: Table) -> list[int]:
        return list(DICE_WEIGHTS)

    def drawn(self, state: Table, random: FastRandom) -> int:
        return DICE_POINTS[random.below(len(DICE_POINTS))]

    def take(self, state: Table, choice: int) -> None:
        fight = with_dice(self.fight, self.side, choice)
        tell_roll(state, fight[self.side], COMBAT, choice, side_bonus(state, fight, self.side))
        tell_sources(state, fight[self.side], COMBAT, fight[1 - self.side], self.side == 0)
        if fight[FIRST_DICE + 1] == NOTHING:
            state.do(RollCombat(fight, 1, self.turn))
        else:
            state.do(ActInCombat(fight[self.turn], fight, self.turn, 0))


class KeepRoll(Refuse):
    """LAB-082: both rolls stay as they are; only who is behind gives something up."""

    __slots__ = ()

    def role(self, state: Table, ask: Offer, option: int) -> int:
        assert isinstance(ask, CombatOffer)
        ahead = side_total(state, ask.fight, ask.side) > side_total(state, ask.fight, 1 - ask.side)
        return MAIN if ahead else GIVES_UP


class Rage(Branch[Table, CombatOffer]):
    """LAB-081: for a life the Berserker adds Fury to the roll, once in a combat."""

    __slots__ = ()

    names: ClassVar = ("fury",)
    option: ClassVar = say.FURY_OPTION
    rule: ClassVar = "LAB-082"

    def candidates(self, state: Table, ask: CombatOffer) -> list[int]:
        return ONLY if state.players[ask.seat].character == character_of(FURY) else NONE

    def why_not(self, state: Table, ask: CombatOffer, option: int) -> Refusal | None:
        if ask.fight[FLAGS] & FURIOUS << ask.side:
            return say.ALREADY_FURIOUS
        if state.lives_of(ask.seat) < 2:
            return say.LAST_LIFE
        return None if reacts(state, ask.seat, FURY) else say.ABILITIES_SILENT

    def take(self, state: Table, ask: CombatOffer, option: int) -> None:
        side = ask.side
        pay_life(state, ask.seat)
        fight = with_flag(ask.fight, FURIOUS << side)
        state.tell(say.FURY_USED, ask.seat, max(0, side_total(state, fight, side)))
        state.do(ActInCombat(fight[1 - side], fight, 1 - side, 0))

    def place(self, state: Table, ask: CombatOffer, option: int) -> str:
        return AT_ABILITY[FURY]


ACTING: Final = Branches(KeepRoll(), PayWithCrystal(), Rage())


class ActInCombat(CombatOffer):
    """LAB-081, LAB-082: after both rolls attacker and defender in turn may use a Crystal or Fury, until both have passed."""

    __slots__ = ("passes",)

    question: ClassVar = Sentence("ask-act-in-combat", "own", "other:player", "theirs")
    option: ClassVar = Sentence("repeat-test")
    declined: ClassVar = Sentence("keep-test")
    rule: ClassVar = "LAB-082"
    branches: ClassVar = ACTING
    names: ClassVar = ACTING.names

    def menu(self) -> Branches:
        return ACTING

    def __init__(self, seat: int, fight: Fight, side: int, passes: int) -> None:
        super().__init__(seat, fight, side)
        self.passes = passes

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.fight, self.side, self.passes)

    def asked(self, state: Table) -> Said:
        own = max(0, side_total(state, self.fight, self.side))
        theirs = max(0, side_total(state, self.fight, 1 - self.side))
        return Said(self.question, (own, self.fight[1 - self.side], theirs))

    def leave(self, state: Table) -> None:
        if self.passes == 0:
            state.do(ActInCombat(self.fight[1 - self.side], self.fight, 1 - self.side, 1))
        else:
            look_evil(state, self.fight)

    def paid(self, state: Table) -> None:
        state.tell(say.CRYSTAL_USED, self.seat)
        state.do(RollCombat(self.fight, self.side, 1 - self.side))


def look_evil(state: Table, fight: Fight) -> None:
    """LAB-081: the Witch's player may force one of the two tests to be repeated."""
    witch = player_of(state, EVIL_EYE)
    if witch != NOTHING and reacts(state, witch, EVIL_EYE):
        state.do(ForceCombat(witch, fight))
    else:
        compare(state, fight)


class ForceSide(Branch[Table, FightOffer]):
    """LAB-081: for a Crystal the test of the attacker or of the defender is repeated, each once, never one's own."""

    __slots__ = ()

    names: ClassVar = ("attacker-own", "attacker-shard", "defender-own", "defender-shard")
    option: ClassVar = Sentence("force-combat", "player")
    rule: ClassVar = "LAB-081"

    def label(self, state: Table, ask: FightOffer, option: int) -> Said:
        return Said(say.FORCE_WITH_SHARD if option % 2 else self.option, (ask.fight[option // 2],))

    def why_not(self, state: Table, ask: FightOffer, option: int) -> Refusal | None:
        side = option // 2
        if ask.fight[side] == ask.seat:
            return say.OWN_TEST
        if ask.fight[FLAGS] & FORCED << side:
            return say.ALREADY_FORCED
        return None if crystal_ready(state, ask.seat, option % 2) else say.NO_ACTIVE_CRYSTAL

    def take(self, state: Table, ask: FightOffer, option: int) -> None:
        side = option // 2
        use_crystal(state, ask.seat, option % 2)
        state.tell(say.TEST_FORCED, ask.seat, ask.fight[side])
        state.do(RollCombat(with_flag(ask.fight, FORCED << side), side, 0))

    def place(self, state: Table, ask: FightOffer, option: int) -> str:
        return f"{AT_ABILITY[EVIL_EYE]}/{self.names[option]}"


FORCING: Final = Branches(LetBe(), ForceSide())


class ForceCombat(FightOffer):
    """LAB-081: the Evil Eye on a combat test; it reopens the window for Crystals."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-force-combat", "attacker:player", "first", "defender:player", "second")
    option: ClassVar = ForceSide.option
    declined: ClassVar = Sentence("let-test-be")
    rule: ClassVar = "LAB-081"
    branches: ClassVar = FORCING
    names: ClassVar = FORCING.names

    def menu(self) -> Branches:
        return FORCING

    def asked(self, state: Table) -> Said:
        fight = self.fight
        totals = [max(0, side_total(state, fight, side)) for side in (0, 1)]
        return Said(self.question, (fight[0], totals[0], fight[1], totals[1]))

    def leave(self, state: Table) -> None:
        compare(state, self.fight)


def compare(state: Table, fight: Fight) -> None:
    """LAB-080: the higher total wins; a tie repeats both tests (after 100 ties the attacker wins)."""
    first = side_total(state, fight, 0)
    second = side_total(state, fight, 1)
    if first == second and fight[TIES] < state.parts.numbers.ties:
        state.tell(say.COMBAT_TIED, max(0, first))
        flags = fight[FLAGS] & (FORCED - 1)
        state.do(RollCombat((fight[0], fight[1], flags, NOTHING, NOTHING, fight[TIES] + 1), 0, 0))
        return
    winner = 0 if first >= second else 1
    flags = BY_FURY if fight[FLAGS] & FURIOUS << winner else 0
    flags |= LOSER_FAITH if fight[FLAGS] & FAITHFUL << 1 - winner else 0
    flags |= DEFENDED if winner == 1 else 0
    state.do(EndCombat(fight[winner], fight[1 - winner], flags))

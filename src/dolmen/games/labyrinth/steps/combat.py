"""Combat: declaration, reactions, rolls, the window for Crystals, comparison (LAB-077 to LAB-082)."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
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
from dolmen.games.labyrinth.sources import tell_sources
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_results import BY_FURY, DEFENDED, LOSER_FAITH, EndCombat
from dolmen.games.labyrinth.steps.dice_tests import pass_or_crystals, tell_roll
from dolmen.games.labyrinth.steps.lives import pay_life
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import GIVES_UP, MAIN, PASS, PLAIN, Arg, Ask, Draw

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
    """A fight in which something more has happened."""
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


class UseFaith(Ask[Table]):
    """LAB-081: before the rolls the Paladin may give a Faith token: +3, and no loss of life in this combat."""

    __slots__ = ("fight", "side")

    question: ClassVar = Sentence("ask-use-faith")
    option: ClassVar = Sentence("use-faith")
    rule: ClassVar = "LAB-081"
    names: ClassVar = ("faith",)

    def __init__(self, seat: int, fight: Fight, side: int) -> None:
        super().__init__(seat)
        self.fight = fight
        self.side = side

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.fight, self.side)

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.declined) if choice == PASS else Said(self.option)

    def candidates(self, state: Table) -> list[int]:
        return [PASS, 0] if reacts(state, self.seat, FAITH_ABILITY) else [PASS]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        fight = self.fight
        if choice != PASS:
            state.players[self.seat].tokens -= 1
            state.tell(say.FAITH_USED, self.seat)
            fight = with_flag(fight, FAITHFUL << self.side)
        if self.side == 0:
            state.do(UseFaith(fight[DEFENDER], fight, 1))
        else:
            state.do(RollCombat(fight, 0, 0))


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


class ActInCombat(Ask[Table]):
    """LAB-081, LAB-082: after both rolls attacker and defender in turn may use a Crystal or Fury, until both have passed."""

    __slots__ = ("fight", "passes", "side")

    question: ClassVar = Sentence("ask-act-in-combat", "own", "other:player", "theirs")
    option: ClassVar = Sentence("repeat-test")
    declined: ClassVar = Sentence("keep-test")
    rule: ClassVar = "LAB-082"
    names: ClassVar = ("own", "shard", "fury")

    def __init__(self, seat: int, fight: Fight, side: int, passes: int) -> None:
        super().__init__(seat)
        self.fight = fight
        self.side = side
        self.passes = passes

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.fight, self.side, self.passes)

    def asked(self, state: Table) -> Said:
        own = max(0, side_total(state, self.fight, self.side))
        theirs = max(0, side_total(state, self.fight, 1 - self.side))
        return Said(self.question, (own, self.fight[1 - self.side], theirs))

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        return Said((self.option, say.WITH_SHARD, say.FURY_OPTION)[choice])

    def role(self, state: Table, choice: int) -> int:
        if choice != PASS:
            return PLAIN
        ahead = side_total(state, self.fight, self.side) > side_total(state, self.fight, 1 - self.side)
        return MAIN if ahead else GIVES_UP

    def candidates(self, state: Table) -> list[int]:
        fury = state.players[self.seat].character == character_of(FURY)
        return [PASS, 0, 1, 2] if fury else [PASS, 0, 1]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        if choice < 2:
            return None if state.crystal_ready(self.seat, choice) else say.NO_ACTIVE_CRYSTAL
        if self.fight[FLAGS] & FURIOUS << self.side:
            return say.ALREADY_FURIOUS
        if state.lives_of(self.seat) < 2:
            return say.LAST_LIFE
        return None if reacts(state, self.seat, FURY) else say.ABILITIES_SILENT

    def options(self, state: Table) -> list[int]:
        found = pass_or_crystals(state, self.seat)
        if state.players[self.seat].character == character_of(FURY) and self.why_not(state, 2) is None:
            found.append(2)
        return found

    def take(self, state: Table, choice: int) -> None:
        fight, side = self.fight, self.side
        if choice == PASS:
            if self.passes == 0:
                state.do(ActInCombat(fight[1 - side], fight, 1 - side, 1))
            else:
                look_evil(state, fight)
        elif choice == 2:
            pay_life(state, self.seat)
            fight = with_flag(fight, FURIOUS << side)
            state.tell(say.FURY_USED, self.seat, max(0, side_total(state, fight, side)))
            state.do(ActInCombat(fight[1 - side], fight, 1 - side, 0))
        else:
            state.use_crystal(self.seat, choice)
            state.tell(say.CRYSTAL_USED, self.seat)
            state.do(RollCombat(fight, side, 1 - side))


def look_evil(state: Table, fight: Fight) -> None:
    """LAB-081: the Witch's player may force one of the two tests to be repeated."""
    witch = player_of(state, EVIL_EYE)
    if witch != NOTHING and reacts(state, witch, EVIL_EYE):
        state.do(ForceCombat(witch, fight))
    else:
        compare(state, fight)


class ForceCombat(Ask[Table]):
    """LAB-081: the Evil Eye on a combat test, once for each test, never on the own one; it reopens the window."""

    __slots__ = ("fight",)

    question: ClassVar = Sentence("ask-force-combat", "attacker:player", "first", "defender:player", "second")
    option: ClassVar = Sentence("force-combat", "player")
    declined: ClassVar = Sentence("let-test-be")
    rule: ClassVar = "LAB-081"
    names: ClassVar = ("attacker-own", "attacker-shard", "defender-own", "defender-shard")

    def __init__(self, seat: int, fight: Fight) -> None:
        super().__init__(seat)
        self.fight = fight

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.fight)

    def asked(self, state: Table) -> Said:
        fight = self.fight
        totals = [max(0, side_total(state, fight, side)) for side in (0, 1)]
        return Said(self.question, (fight[0], totals[0], fight[1], totals[1]))

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        return Said(say.FORCE_WITH_SHARD if choice % 2 else self.option, (self.fight[choice // 2],))

    def role(self, state: Table, choice: int) -> int:
        return PLAIN

    def candidates(self, state: Table) -> list[int]:
        return [PASS, 0, 1, 2, 3]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        side = choice // 2
        if self.fight[side] == self.seat:
            return say.OWN_TEST
        if self.fight[FLAGS] & FORCED << side:
            return say.ALREADY_FORCED
        return None if state.crystal_ready(self.seat, choice % 2) else say.NO_ACTIVE_CRYSTAL

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            compare(state, self.fight)
            return
        side = choice // 2
        state.use_crystal(self.seat, choice % 2)
        state.tell(say.TEST_FORCED, self.seat, self.fight[side])
        state.do(RollCombat(with_flag(self.fight, FORCED << side), side, 0))


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

"""How a combat begins: who may start one, and how the other may evade it (LAB-077, LAB-081, LAB-137)."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_event, of_seat, reacts
from dolmen.games.labyrinth.names import CLOAK, DODGE, DODGE_ABILITY, MIRROR_IMAGE, NOTHING, SACRIFICE, TRUCE
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat import UseFaith
from dolmen.games.labyrinth.steps.combat_results import EndCombat
from dolmen.games.labyrinth.steps.dice_tests import Tested, roll_total, start_test
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import PASS, PLAIN, Arg, Ask, Step


def why_not_fight(state: Table, seat: int, other: int) -> Refusal | None:
    """LAB-072, LAB-141: why a character may not start a combat against another."""
    if state.players[seat].daze:
        return say.TOO_DAZED
    if of_event(state, TRUCE):
        return say.TRUCE_LASTS
    if state.players[seat].sacrifices and state.owner(SACRIFICE) == other:
        return say.BOUND_BY_SACRIFICE
    return None


def why_not_free_fight(state: Table, seat: int, other: int) -> Refusal | None:
    """LAB-137: a free combat needs both on one corridor; the Cloak of Shadows forbids it."""
    if state.players[seat].node != state.players[other].node:
        return say.NOT_HERE
    if of_seat(state, other, CLOAK):
        return say.CLOAKED
    return why_not_fight(state, seat, other)


class StartCombat(Step[Table]):
    """LAB-078, LAB-081: a combat of two is declared; the defender may cancel it."""

    __slots__ = ("attacker", "defender")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def args(self) -> tuple[Arg, ...]:
        return (self.attacker, self.defender)

    def run(self, state: Table) -> None:
        state.tell(say.COMBAT_STARTED, self.attacker, self.defender)
        if reacts(state, self.defender, MIRROR_IMAGE) or reacts(state, self.defender, DODGE_ABILITY):
            state.do(Evade(self.defender, self.attacker))
        else:
            open_combat(state, self.attacker, self.defender)


class Evade(Ask[Table]):
    """LAB-081: Mirror Image (a Crystal) or Dodge (a test) cancels the combat."""

    __slots__ = ("attacker",)

    question: ClassVar = Sentence("ask-evade", "attacker:player")
    option: ClassVar = Sentence("mirror-image")
    declined: ClassVar = Sentence("accept-combat")
    rule: ClassVar = "LAB-081"
    names: ClassVar = ("own", "shard", "dodge")

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.attacker)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.attacker,))

    def label(self, state: Table, choice: int) -> Said:
        if choice == PASS:
            return Said(self.declined)
        return Said((self.option, say.WITH_SHARD, say.DODGE_OPTION)[choice])

    def candidates(self, state: Table) -> list[int]:
        return [PASS, 2] if reacts(state, self.seat, DODGE_ABILITY) else [PASS, 0, 1]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice in (PASS, 2) or state.crystal_ready(self.seat, choice):
            return None
        return say.NO_ACTIVE_CRYSTAL

    def role(self, state: Table, choice: int) -> int:
        return PLAIN

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            open_combat(state, self.attacker, self.seat)
        elif choice == 2:
            start_test(state, self.seat, DODGE, 1, DodgeTest(self.attacker, self.seat))
        else:
            state.use_crystal(self.seat, choice)
            state.tell(say.COMBAT_CANCELLED, self.seat)


class DodgeTest(Tested):
    """Dodge (LAB-081, LAB-167): from 9 on the combat does not take place."""

    __slots__ = ("attacker", "defender")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def args(self) -> tuple[Arg, ...]:
        return (self.attacker, self.defender)

    def passed(self, state: Table, rolls: tuple[int, ...]) -> bool:
        return roll_total(state, self.defender, DODGE, rolls[0]) >= state.parts.abilities[DODGE_ABILITY].difficulty

    def judge(self, state: Table, rolls: tuple[int, ...]) -> None:
        if self.passed(state, rolls):
            state.tell(say.COMBAT_CANCELLED, self.defender)
        else:
            open_combat(state, self.attacker, self.defender)


def open_combat(state: Table, attacker: int, defender: int) -> None:
    """LAB-073, LAB-081: a dazed defender loses at once; then Faith, attacker first; then the rolls."""
    if state.players[defender].daze:
        state.tell(say.DAZED_LOSES, defender)
        state.do(EndCombat(attacker, defender, 0))
    else:
        state.do(UseFaith(attacker, (attacker, defender, 0, NOTHING, NOTHING, 0), 0))

"""How a combat begins: who may start one, and how the other may evade it."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_event, of_seat, reacts
from dolmen.games.labyrinth.names import CLOAK, DODGE, DODGE_ABILITY, MIRROR_IMAGE, NOTHING, SACRIFICE, SEATS, TRUCE
from dolmen.games.labyrinth.places import AT_ABILITY, AT_SEAT
from dolmen.games.labyrinth.pools import token_owner
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat import ask_faith
from dolmen.games.labyrinth.steps.combat_results import EndCombat
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.dice_tests import Tested, roll_total, start_test
from dolmen.games.labyrinth.steps.shared import CrystalOffer, LetBe, PayWithCrystal
from dolmen.kernel.branch import NONE, ONLY, Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Ask, Step


def why_not_fight(state: Table, seat: int, other: int) -> Refusal | None:
    """LAB-072, LAB-141: why a character may not start a combat against another."""
    if state.players[seat].daze:
        return say.TOO_DAZED
    if of_event(state, TRUCE):
        return say.TRUCE_LASTS
    if state.players[seat].sacrifices and token_owner(state, SACRIFICE) == other:
        return say.BOUND_BY_SACRIFICE
    return None


class Attack(Deed):
    """LAB-077: attack a character on the same corridor."""

    __slots__ = ()

    names: ClassVar = tuple(f"attack-{seat}" for seat in SEATS)
    option: ClassVar = Sentence("do-attack", "player")
    rule: ClassVar = "LAB-077"

    def candidates(self, state: Table, ask: Ask[Table]) -> list[int]:
        return [seat for seat in range(state.seats) if seat != ask.seat]

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        if state.players[option].node != state.players[seat].node:
            return say.NOT_HERE
        return why_not_fight(state, seat, option)

    def add_open(self, state: Table, seat: int, found: list[int]) -> None:
        if state.actions == 0:
            return
        for other in range(state.seats):
            if other != seat and self.why_useless(state, seat, other) is None:
                found.append(self.first + other)

    def begin(self, state: Table, seat: int, option: int) -> None:
        state.do(StartCombat(seat, option))

    def place(self, state: Table, ask: Ask[Table], option: int) -> str:
        return AT_SEAT[option]


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


class ShowMirrorImage(PayWithCrystal):
    """LAB-081: Mirror Image cancels the combat for a Crystal."""

    __slots__ = ()

    def candidates(self, state: Table, ask: CrystalOffer) -> list[int]:
        return NONE if reacts(state, ask.seat, DODGE_ABILITY) else self.every


class TryToDodge(Branch[Table, CrystalOffer]):
    """LAB-081: Dodge cancels the combat by a test."""

    __slots__ = ()

    names: ClassVar = ("dodge",)
    option: ClassVar = say.DODGE_OPTION
    rule: ClassVar = "LAB-081"

    def candidates(self, state: Table, ask: CrystalOffer) -> list[int]:
        return ONLY if reacts(state, ask.seat, DODGE_ABILITY) else NONE

    def why_not(self, state: Table, ask: CrystalOffer, option: int) -> Refusal | None:
        return None

    def take(self, state: Table, ask: CrystalOffer, option: int) -> None:
        assert isinstance(ask, Evade)
        start_test(state, ask.seat, DODGE, 1, DodgeTest(ask.attacker, ask.seat))

    def place(self, state: Table, ask: CrystalOffer, option: int) -> str:
        return AT_ABILITY[DODGE_ABILITY]


EVADING: Final = Branches(LetBe(), ShowMirrorImage(), TryToDodge())


class Evade(CrystalOffer):
    """LAB-081: Mirror Image or Dodge may cancel the combat."""

    __slots__ = ("attacker",)

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-evade", "attacker:player")
    option: ClassVar = Sentence("mirror-image")
    declined: ClassVar = Sentence("accept-combat")
    rule: ClassVar = "LAB-081"
    branches: ClassVar = EVADING
    names: ClassVar = EVADING.names

    def menu(self) -> Branches:
        return EVADING

    at: ClassVar = AT_ABILITY[MIRROR_IMAGE] + "/"

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.attacker)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.attacker,))

    def leave(self, state: Table) -> None:
        open_combat(state, self.attacker, self.seat)

    def paid(self, state: Table) -> None:
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
        ask_faith(state, (attacker, defender, 0, NOTHING, NOTHING, 0), 0)

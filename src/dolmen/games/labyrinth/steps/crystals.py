"""Crystals of Fate as a price, turned up and turned down."""

from typing import ClassVar

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystal_spent, crystals_spent, turn_crystal_up, use_crystal
from dolmen.games.labyrinth.effects import of_event, works
from dolmen.games.labyrinth.names import ACTIVATE, ECLIPSE
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.deed import Deed
from dolmen.games.labyrinth.steps.shared import ChooseCrystal
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Ask


class ActivateCrystal(Deed):
    """LAB-121: an inactive Crystal becomes active; some make it cheaper, under Eclipse nobody can."""

    __slots__ = ()

    names: ClassVar = ("crystal",)
    option: ClassVar = Sentence("do-crystal", "actions")
    rule: ClassVar = "LAB-121"
    price: ClassVar = 0

    def cost(self, state: Table, seat: int, option: int) -> int:
        return max(0, 2 + works(state, seat, ACTIVATE))

    def label(self, state: Table, ask: Ask[Table], option: int) -> Said:
        return Said(self.option, (self.cost(state, ask.seat, option),))

    def why_useless(self, state: Table, seat: int, option: int) -> Refusal | None:
        if of_event(state, ECLIPSE):
            return say.ECLIPSED
        return None if crystals_spent(state, seat) else say.NO_INACTIVE_CRYSTAL

    def begin(self, state: Table, seat: int, option: int) -> None:
        state.do(TurnUpCrystal(seat))


class PayCrystal(ChooseCrystal):
    """LAB-164, LAB-125: pay with a Crystal; with several kinds the player chooses."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-pay-crystal")
    rule: ClassVar = "LAB-164"

    def take(self, state: Table, choice: int) -> None:
        use_crystal(state, self.seat, choice)
        state.tell(say.CRYSTAL_SPENT, self.seat)


class TurnUpCrystal(ChooseCrystal):
    """LAB-121: an inactive Crystal becomes active; with several kinds the player chooses."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-turn-up-crystal")
    rule: ClassVar = "LAB-121"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if crystal_spent(state, self.seat, choice) else say.NO_INACTIVE_CRYSTAL

    def take(self, state: Table, choice: int) -> None:
        turn_crystal_up(state, self.seat, choice)
        state.tell(say.CRYSTAL_ACTIVATED, self.seat)


class DarkenCrystal(ChooseCrystal):
    """Mist of Oblivion, Eclipse (LAB-116): one active Crystal, of the player's choice, becomes inactive."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-darken-crystal")
    rule: ClassVar = "LAB-116"

    def take(self, state: Table, choice: int) -> None:
        use_crystal(state, self.seat, choice)
        state.tell(say.CRYSTAL_DARKENED, self.seat)

"""Step 4 of an exploration: free combats."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.names import AMBUSH, NOTHING, SEATS
from dolmen.games.labyrinth.pawns import at_node
from dolmen.games.labyrinth.places import AT_SEAT
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_start import StartCombat, why_not_free_fight
from dolmen.games.labyrinth.steps.shared import LetBe, Offer
from dolmen.kernel.branch import Branch, Branches
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Draw, Step

AMBUSHING: Final = 0
ENTERING: Final = 1
STANDING: Final = 2


class FreeFights(Step[Table]):
    """LAB-138, LAB-139, LAB-141: ambushers choose first, then the entering character, then those who stand there.

    `done` holds two bits per seat: not asked again (it fought, or declined an ambush), and fought.
    All ends when the entering character has left or died.
    """

    __slots__ = ("done", "seat", "stage", "visit")

    def __init__(self, seat: int, visit: int, stage: int, done: int) -> None:
        self.seat = seat
        self.visit = visit
        self.stage = stage
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit, self.stage, self.done)

    def run(self, state: Table) -> None:
        seat = self.seat
        player = state.players[seat]
        if player.visit != self.visit:
            return
        others = at_node(state, player.node)
        if len(others) == 1:
            return
        others.remove(seat)
        if self.stage == AMBUSHING:
            ambushers = [other for other in others if of_seat(state, other, AMBUSH) and not self.done >> other & 1]
            if ambushers:
                state.do(WantFight(ambushers[0], seat, self.visit, AMBUSHING, self.done, 0))
            else:
                state.do(FreeFights(seat, self.visit, ENTERING, self.done))
        elif self.stage == ENTERING:
            state.do(ChooseFight(seat, self.visit, self.done))
        else:
            ask_standing(state, seat, self.visit, self.done, 0, NOTHING)


def ask_standing(state: Table, seat: int, visit: int, done: int, willing: int, after: int) -> None:
    """LAB-139: those it did not fight are asked in turn order; then chance decides between the willing."""
    order = state.in_turn_order()
    later = order if after == NOTHING else order[order.index(after) + 1 :]
    for other in later:
        if other != seat and not done >> other & 1 and state.players[other].node == state.players[seat].node:
            state.do(WantFight(other, seat, visit, STANDING, done, willing))
            return
    if willing:
        state.do(DrawFighter(seat, visit, willing))


class FightThere(Branch[Table, Offer]):
    """LAB-137, LAB-138, LAB-140: a free combat against a character on the corridor, each once."""

    __slots__ = ()

    names: ClassVar = SEATS
    option: ClassVar = Sentence("fight-player", "player")
    rule: ClassVar = "LAB-138"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        others = at_node(state, state.players[ask.seat].node)
        return sorted(other for other in others if other != ask.seat)

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        assert isinstance(ask, ChooseFight)
        if ask.done >> (option + len(SEATS)) & 1:
            return say.FOUGHT_ALREADY
        return why_not_free_fight(state, ask.seat, option)

    def take(self, state: Table, ask: Offer, option: int) -> None:
        assert isinstance(ask, ChooseFight)
        done = ask.done | fought(option)
        state.do(StartCombat(ask.seat, option), FreeFights(ask.seat, ask.visit, ENTERING, done))

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_SEAT[option]


WHOM_TO_FIGHT: Final = Branches(LetBe(), FightThere())


class ChooseFight(Offer):
    """LAB-138: the entering character may fight any number, one after another."""

    __slots__ = ("done", "visit")

    topic: ClassVar = "fight"
    question: ClassVar = Sentence("ask-choose-fight")
    option: ClassVar = FightThere.option
    declined: ClassVar = Sentence("fight-nobody")
    rule: ClassVar = "LAB-138"
    branches: ClassVar = WHOM_TO_FIGHT
    names: ClassVar = WHOM_TO_FIGHT.names

    def menu(self) -> Branches:
        return WHOM_TO_FIGHT

    def __init__(self, seat: int, visit: int, done: int) -> None:
        super().__init__(seat)
        self.visit = visit
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit, self.done)

    def leave(self, state: Table) -> None:
        state.do(FreeFights(self.seat, self.visit, STANDING, self.done))


def fought(seat: int) -> int:
    """LAB-140: the bits of a pair that has had its free combat: not asked again (low), not fought again (high)."""
    return 1 << seat | 1 << seat + len(SEATS)


class FightEntering(Branch[Table, Offer]):
    """LAB-139: a free combat against the character that has entered."""

    __slots__ = ()

    names: ClassVar = SEATS
    option: ClassVar = Sentence("want-fight", "player")
    rule: ClassVar = "LAB-139"

    def candidates(self, state: Table, ask: Offer) -> list[int]:
        assert isinstance(ask, WantFight)
        return [ask.victim]

    def why_not(self, state: Table, ask: Offer, option: int) -> Refusal | None:
        return why_not_free_fight(state, ask.seat, option)

    def take(self, state: Table, ask: Offer, option: int) -> None:
        assert isinstance(ask, WantFight)
        if ask.stage == AMBUSHING:
            done = ask.done | fought(ask.seat)
            state.do(StartCombat(ask.seat, option), FreeFights(option, ask.visit, AMBUSHING, done))
        else:
            ask_standing(state, option, ask.visit, ask.done, ask.willing | 1 << ask.seat, ask.seat)

    def place(self, state: Table, ask: Offer, option: int) -> str:
        return AT_SEAT[option]


FIGHT_OR_NOT: Final = Branches(LetBe(), FightEntering())


class WantFight(Offer):
    """LAB-139: one who stands there may start a free combat against the one who entered; a yes is binding."""

    __slots__ = ("done", "stage", "victim", "visit", "willing")

    topic: ClassVar = "fight"
    question: ClassVar = Sentence("ask-want-fight", "victim:player")
    option: ClassVar = FightEntering.option
    declined: ClassVar = Sentence("let-pass")
    rule: ClassVar = "LAB-139"
    branches: ClassVar = FIGHT_OR_NOT
    names: ClassVar = FIGHT_OR_NOT.names

    def menu(self) -> Branches:
        return FIGHT_OR_NOT

    def __init__(self, seat: int, victim: int, visit: int, stage: int, done: int, willing: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.visit = visit
        self.stage = stage
        self.done = done
        self.willing = willing

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim, self.visit, self.stage, self.done, self.willing)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.victim,))

    def leave(self, state: Table) -> None:
        if self.stage == AMBUSHING:
            state.do(FreeFights(self.victim, self.visit, AMBUSHING, self.done | 1 << self.seat))
        else:
            ask_standing(state, self.victim, self.visit, self.done, self.willing, self.seat)


class DrawFighter(Draw[Table]):
    """LAB-139: if several want to fight, their order is drawn by lot."""

    __slots__ = ("victim", "visit", "willing")

    rule: ClassVar = "LAB-139"
    names: ClassVar = SEATS

    def __init__(self, victim: int, visit: int, willing: int) -> None:
        super().__init__()
        self.victim = victim
        self.visit = visit
        self.willing = willing

    def args(self) -> tuple[Arg, ...]:
        return (self.victim, self.visit, self.willing)

    def key(self) -> str:
        return "DrawFighter"

    def automatic(self, state: Table) -> bool:
        return True

    def weights(self, state: Table) -> list[int]:
        return [self.willing >> seat & 1 for seat in range(state.seats)]

    def take(self, state: Table, choice: int) -> None:
        willing = self.willing & ~(1 << choice)
        if willing:
            state.do(DrawFighter(self.victim, self.visit, willing))
        state.do(FightWilling(choice, self.victim, self.visit))


class FightWilling(Step[Table]):
    """LAB-139, LAB-141: the combat takes place as long as it is possible."""

    __slots__ = ("seat", "victim", "visit")

    def __init__(self, seat: int, victim: int, visit: int) -> None:
        self.seat = seat
        self.victim = victim
        self.visit = visit

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.victim, self.visit)

    def run(self, state: Table) -> None:
        if state.players[self.victim].visit != self.visit:
            return
        if why_not_free_fight(state, self.seat, self.victim) is None:
            state.do(StartCombat(self.seat, self.victim))

"""Step 4 of an exploration: free combats (LAB-137 to LAB-141)."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import of_seat
from dolmen.games.labyrinth.names import AMBUSH, NOTHING, SEATS
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.combat_start import StartCombat, why_not_free_fight
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import PASS, PLAIN, Arg, Ask, Draw, Step

AMBUSHING: Final = 0
ENTERING: Final = 1
STANDING: Final = 2


class FreeFights(Step[Table]):
    """LAB-138, LAB-139, LAB-141: ambushers choose first, then the entering character, then those who stand there.

    `done` holds two bits a seat: not asked again (it fought, or declined an ambush), and fought.
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
        others = state.at_node(player.node)
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
    """LAB-139: those it did not fight are asked in turn order; then the lot decides between the willing."""
    order = state.in_turn_order()
    later = order if after == NOTHING else order[order.index(after) + 1 :]
    for other in later:
        if other != seat and not done >> other & 1 and state.players[other].node == state.players[seat].node:
            state.do(WantFight(other, seat, visit, STANDING, done, willing))
            return
    if willing:
        state.do(DrawFighter(seat, visit, willing))


class ChooseFight(Ask[Table]):
    """LAB-137, LAB-138, LAB-140: the entering character may fight any number, one after another, each once."""

    __slots__ = ("done", "visit")

    question: ClassVar = Sentence("ask-choose-fight")
    option: ClassVar = Sentence("fight-player", "player")
    declined: ClassVar = Sentence("fight-nobody")
    rule: ClassVar = "LAB-138"
    names: ClassVar = SEATS

    def __init__(self, seat: int, visit: int, done: int) -> None:
        super().__init__(seat)
        self.visit = visit
        self.done = done

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.visit, self.done)

    def candidates(self, state: Table) -> list[int]:
        others = state.at_node(state.players[self.seat].node)
        return [PASS, *sorted(other for other in others if other != self.seat)]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        if choice == PASS:
            return None
        if self.done >> (choice + len(SEATS)) & 1:
            return say.FOUGHT_ALREADY
        return why_not_free_fight(state, self.seat, choice)

    def role(self, state: Table, choice: int) -> int:
        return PLAIN

    def take(self, state: Table, choice: int) -> None:
        if choice == PASS:
            state.do(FreeFights(self.seat, self.visit, STANDING, self.done))
        else:
            done = self.done | fought(choice)
            state.do(StartCombat(self.seat, choice), FreeFights(self.seat, self.visit, ENTERING, done))


def fought(seat: int) -> int:
    """LAB-140: the bits of a pair that has had its free combat: not asked again (low), not fought again (high)."""
    return 1 << seat | 1 << seat + len(SEATS)


class WantFight(Ask[Table]):
    """LAB-139: one who stands there may start a free combat against the one who entered; a yes is binding."""

    __slots__ = ("done", "stage", "victim", "visit", "willing")

    question: ClassVar = Sentence("ask-want-fight", "victim:player")
    option: ClassVar = Sentence("want-fight", "player")
    declined: ClassVar = Sentence("let-pass")
    rule: ClassVar = "LAB-139"
    names: ClassVar = SEATS

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

    def candidates(self, state: Table) -> list[int]:
        return [PASS, self.victim]

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None if choice == PASS else why_not_free_fight(state, self.seat, self.victim)

    def role(self, state: Table, choice: int) -> int:
        return PLAIN

    def take(self, state: Table, choice: int) -> None:
        if self.stage == AMBUSHING:
            if choice == PASS:
                state.do(FreeFights(self.victim, self.visit, AMBUSHING, self.done | 1 << self.seat))
            else:
                done = self.done | fought(self.seat)
                state.do(StartCombat(self.seat, self.victim), FreeFights(self.victim, self.visit, AMBUSHING, done))
            return
        willing = self.willing if choice == PASS else self.willing | 1 << self.seat
        ask_standing(state, self.victim, self.visit, self.done, willing, self.seat)


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

    def automatic(self) -> bool:
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

"""What a trap does: lives and daze, and the odd effects of some traps."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.crystals import crystals_ready
from dolmen.games.labyrinth.names import HEART, NOTHING, SEATS
from dolmen.games.labyrinth.pawns import put_golem, put_pawn
from dolmen.games.labyrinth.pools import return_item
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.crystals import DarkenCrystal
from dolmen.games.labyrinth.steps.golem_meeting import meet_all
from dolmen.games.labyrinth.steps.lives import GiveDaze, LoseLives, check_heart, send_home
from dolmen.games.labyrinth.steps.shared import CarryVictim, ItemAsk, NearAsk
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Draw, Step

VORTEX: Final = 0
GATE: Final = 1
TENTACLES: Final = 2
MIST: Final = 3
WALLS: Final = 4
CALL: Final = 5


class TrapHarm(Step[Table]):
    """LAB-147: choices first, then all lost lives as one loss, then daze, then the rest of the effect."""

    __slots__ = ("came", "failed", "kind", "seat")

    def __init__(self, seat: int, kind: int, failed: int, came: int) -> None:
        self.seat = seat
        self.kind = kind
        self.failed = failed
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.kind, self.failed, self.came)

    def run(self, state: Table) -> None:
        trap = state.parts.traps[self.kind]
        if trap.choice:
            state.do(SplitHarm(self.seat, self.failed))
            return
        times = self.failed if trap.per_roll else 1
        if trap.then >= 0:
            state.do(TrapRest(self.seat, trap.then, state.players[self.seat].visit, self.came))
        suffer(state, self.seat, trap.lives * times, trap.daze * times)


def suffer(state: Table, seat: int, lives: int, daze: int) -> None:
    """LAB-147: one loss of lives, then daze for a character that is still alive."""
    if daze:
        state.do(GiveDaze(seat, daze, state.players[seat].deaths))
    if lives:
        state.do(LoseLives(seat, lives, NOTHING))


class SplitHarm(NearAsk):
    """LAB-147: for each failed roll the player loses a life or takes a daze token: how many lives?"""

    __slots__ = ("failed",)

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-split-harm", "failed")
    option: ClassVar = Sentence("split-harm", "lives", "daze")
    rule: ClassVar = "LAB-147"
    names: ClassVar = ("0", "1", "2", "3", "4")

    def __init__(self, seat: int, failed: int) -> None:
        super().__init__(seat)
        self.failed = failed

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.failed)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.failed,))

    def label(self, state: Table, choice: int) -> Said:
        return Said(self.option, (choice, self.failed - choice))

    def candidates(self, state: Table) -> list[int]:
        return list(range(self.failed + 1))

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        suffer(state, self.seat, choice, self.failed - choice)


class TrapRest(Step[Table]):
    """LAB-147: the special effect of a trap, for a character that still stands there."""

    __slots__ = ("came", "seat", "then", "visit")

    def __init__(self, seat: int, then: int, visit: int, came: int) -> None:
        self.seat = seat
        self.then = then
        self.visit = visit
        self.came = came

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.then, self.visit, self.came)

    def run(self, state: Table) -> None:
        seat = self.seat
        player = state.players[seat]
        if player.visit != self.visit:
            return
        if self.then == VORTEX:
            if [node for node in state.maze.corridors() if node != player.node]:
                state.do(DrawOther(seat))
        elif self.then == GATE:
            send_home(state, seat)
        elif self.then == TENTACLES:
            state.do(LoseItem(seat) if state.items_of(seat) else LoseLives(seat, 1, NOTHING))
        elif self.then == MIST:
            state.do(DarkenCrystal(seat) if crystals_ready(state, seat) else GiveDaze(seat, 1, player.deaths))
        elif self.then == WALLS:
            push_back(state, seat, self.came)
        elif state.golem != player.node:
            put_golem(state, player.node)
            state.tell(say.GOLEM_PLACED, player.node)
            meet_all(state)


def push_back(state: Table, seat: int, came: int) -> None:
    """Moving Walls (LAB-065): back to the corridor from which the character came by Move, without exploring."""
    if came != NOTHING and state.maze.exists(came):
        put_pawn(state, seat, came)
        if seat == state.active_seat:
            state.barred = True
        state.tell(say.CARRIED, seat, came)


class DrawOther(Draw[Table]):
    """Space Vortex: a random other player decides."""

    __slots__ = ("victim",)

    rule: ClassVar = "LAB-065"
    names: ClassVar = SEATS

    def __init__(self, victim: int) -> None:
        super().__init__()
        self.victim = victim

    def args(self) -> tuple[Arg, ...]:
        return (self.victim,)

    def automatic(self, state: Table) -> bool:
        return True

    def weights(self, state: Table) -> list[int]:
        return [0 if seat == self.victim else 1 for seat in range(state.seats)]

    def take(self, state: Table, choice: int) -> None:
        state.do(SendThroughVortex(choice, self.victim))


class SendThroughVortex(CarryVictim):
    """Space Vortex (LAB-065): any other corridor of a face-up ordinary tile."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-vortex", "victim:player")

    def candidates(self, state: Table) -> list[int]:
        return state.maze.corridors()

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return say.ALREADY_THERE if choice == state.players[self.victim].node else None


class LoseItem(ItemAsk):
    """Thieving Tentacles (LAB-160): one item of the player's choice returns to the pool."""

    __slots__ = ()

    question: ClassVar = Sentence("ask-lose-item")
    option: ClassVar = Sentence("lose-item", "item")
    rule: ClassVar = "LAB-160"

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        """LAB-153: nobody may choose to give up the Heart that keeps the character alive."""
        if state.rules < 2 or choice != HEART or state.players[self.seat].lives or len(state.items_of(self.seat)) == 1:
            return None
        return say.LIVES_BY_HEART

    def take(self, state: Table, choice: int) -> None:
        return_item(state, choice)
        state.tell(say.ITEM_RETURNED, self.seat, choice)
        check_heart(state, self.seat)

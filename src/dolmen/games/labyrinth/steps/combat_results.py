"""After a combat: prevention, loss, the push from the centre, further effects."""

from typing import ClassVar, Final

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.effects import heal, of_event, of_seat, on_centre, reacts
from dolmen.games.labyrinth.hexes import CENTRE
from dolmen.games.labyrinth.names import COMBAT_LOSS, DRAIN, PARRY, RENDING, RIPOSTE
from dolmen.games.labyrinth.places import AT_ABILITY, around
from dolmen.games.labyrinth.shapes import towards
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.entering import carry
from dolmen.games.labyrinth.steps.lives import GiveDaze, LoseLives
from dolmen.games.labyrinth.steps.shared import MayPayCrystal, NodeAsk
from dolmen.kernel.sentence import Refusal, Said, Sentence
from dolmen.kernel.step import Arg, Step

PUSH_TO_CORRIDOR: Final[Sentence] = Sentence("push-to-corridor", "node", "sides:pool")
BY_FURY: Final = 1  # the winner used Fury
LOSER_FAITH: Final = 2  # the loser used Faith
DEFENDED: Final = 4  # the other character started the combat


class EndCombat(Step[Table]):
    """LAB-083, LAB-084: Faith, Parry and Living Armour may prevent the loss; then push, then further effects."""

    __slots__ = ("flags", "loser", "winner")

    def __init__(self, winner: int, loser: int, flags: int) -> None:
        self.winner = winner
        self.loser = loser
        self.flags = flags

    def args(self) -> tuple[Arg, ...]:
        return (self.winner, self.loser, self.flags)

    def run(self, state: Table) -> None:
        winner, loser = self.winner, self.loser
        state.tell(say.COMBAT_WON, winner, loser)
        deaths = state.players[loser].deaths
        riposte = self.flags & DEFENDED and of_seat(state, winner, RIPOSTE)
        state.do(PushLoser(winner, loser, deaths), AfterCombat(winner, loser, deaths, 1 if riposte else 0))
        if self.flags & LOSER_FAITH:
            return
        rending = self.flags & BY_FURY and of_seat(state, winner, RENDING)
        if rending:
            state.tell(say.RENT, winner)
            # LAB-153: all active tokens; a character that lives only by the Heart loses that life.
            state.do(LoseLives(loser, max(1, state.players[loser].lives), winner))
            return
        loss = state.parts.numbers.combat_loss + of_event(state, COMBAT_LOSS)
        if reacts(state, loser, PARRY):
            state.do(Parry(loser, loss, winner))
        else:
            state.do(LoseLives(loser, loss, winner))


class Parry(MayPayCrystal):
    """LAB-084: for a Crystal the Sword Master cancels the normal loss of a combat."""

    __slots__ = ("loss", "winner")

    topic: ClassVar = "dice"
    question: ClassVar = Sentence("ask-parry", "loss")
    option: ClassVar = Sentence("use-parry")
    rule: ClassVar = "LAB-084"
    at: ClassVar = AT_ABILITY[PARRY] + "/"

    def __init__(self, seat: int, loss: int, winner: int) -> None:
        super().__init__(seat)
        self.loss = loss
        self.winner = winner

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.loss, self.winner)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.loss,))

    def at_stake(self, state: Table) -> Said | None:
        return Said(say.LIVES_AT_STAKE, (self.loss,))

    def leave(self, state: Table) -> None:
        state.do(LoseLives(self.seat, self.loss, self.winner))

    def paid(self, state: Table) -> None:
        state.tell(say.PARRIED, self.seat)


class PushLoser(Step[Table]):
    """LAB-148, LAB-149: a living loser on the central tile is pushed out, if there is a way."""

    __slots__ = ("deaths", "loser", "winner")

    def __init__(self, winner: int, loser: int, deaths: int) -> None:
        self.winner = winner
        self.loser = loser
        self.deaths = deaths

    def args(self) -> tuple[Arg, ...]:
        return (self.winner, self.loser, self.deaths)

    def run(self, state: Table) -> None:
        if state.players[self.loser].deaths != self.deaths or not on_centre(state, self.loser):
            return
        if state.maze.corridors_near(CENTRE):
            state.do(Push(self.winner, self.loser))


class Push(NodeAsk):
    """LAB-148: the winner chooses the corridor; the loser explores it, but picks nothing up."""

    __slots__ = ("loser",)

    question: ClassVar = Sentence("ask-push", "loser:player")
    option: ClassVar = Sentence("push-to", "node")
    rule: ClassVar = "LAB-148"

    def __init__(self, seat: int, loser: int) -> None:
        super().__init__(seat)
        self.loser = loser

    def args(self) -> tuple[Arg, ...]:
        return (self.seat, self.loser)

    def asked(self, state: Table) -> Said:
        return Said(self.question, (self.loser,))

    def label(self, state: Table, choice: int) -> Said:
        return towards(self.option, PUSH_TO_CORRIDOR, state.maze, choice)

    def focus(self, state: Table) -> str:
        return around(state, CENTRE)

    def candidates(self, state: Table) -> list[int]:
        return state.maze.corridors_near(CENTRE)

    def why_not(self, state: Table, choice: int) -> Refusal | None:
        return None

    def take(self, state: Table, choice: int) -> None:
        state.tell(say.PUSHED, self.loser, choice)
        carry(state, self.loser, choice, 0)


class AfterCombat(Step[Table]):
    """LAB-084: Riposte dazes a loser that lives, Life Drain heals the winner."""

    __slots__ = ("deaths", "loser", "riposte", "winner")

    def __init__(self, winner: int, loser: int, deaths: int, riposte: int) -> None:
        self.winner = winner
        self.loser = loser
        self.deaths = deaths
        self.riposte = riposte

    def args(self) -> tuple[Arg, ...]:
        return (self.winner, self.loser, self.deaths, self.riposte)

    def run(self, state: Table) -> None:
        healed = heal(state, self.winner, 1) if of_seat(state, self.winner, DRAIN) else 0
        if healed:
            state.tell(say.HEALED, self.winner, healed)
        if self.riposte:
            state.do(GiveDaze(self.loser, 1, self.deaths))

"""The course of a game: which of its moments have something to evaluate."""

from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.game import NOBODY, Game, Setup
from dolmen.kernel.history import STRIDE, History, Record
from dolmen.kernel.step import Draw, State


class Course:
    """The lines of a journal, played through once.

    `stands` names for each moment the one that is evaluated for it: itself, or the next at which more than one answer was
    possible. `turns` is the number of the turn at each moment, 0 in the set-up, `first` the moment of the first decision.
    """

    __slots__ = ("first", "game", "history", "last", "record", "seats", "stands", "turns")

    def __init__(self, game: Game[Any], setup: Setup, record: Record) -> None:
        self.game = game
        self.seats = setup.seats
        self.record = record
        self.history = History(game, setup)
        self.last = self.record.last
        self.first = self.last
        self.turns: list[int] = []
        self.stands = list(range(self.last + 1))
        self.play_through()

    def play_through(self) -> None:
        """Find the moments with a choice."""
        state = self.history.state_at(self.record, 0)
        open_moments: list[bool] = []
        turn = NOBODY
        number = 0
        for moment in range(self.last + 1):
            if moment % STRIDE == 0:
                self.history.keep(self.record, moment, state)
            now = self.game.turn(state)
            if now != turn:
                turn = now
                number += now != NOBODY
            self.turns.append(number)
            if moment < self.last:
                several = len(engine.options(state)) > 1
                open_moments.append(several)
                if several and not isinstance(engine.pending(state), Draw):
                    self.first = min(self.first, moment)
                engine.apply(state, self.record.lines[moment + 1]["choice"])
        # What is decided before anybody has a turn belongs to the first one.
        self.turns[self.first :] = [max(1, number) for number in self.turns[self.first :]]
        for moment in range(self.last - 1, -1, -1):
            # What is drawn before the first decision is evaluated as one draw, at moment 0.
            if moment < self.first and moment:
                self.stands[moment] = self.first
            elif not open_moments[moment] and (moment or not any(open_moments[: self.first])):
                self.stands[moment] = self.stands[moment + 1]

    def moments(self) -> list[int]:
        """Return the moments to evaluate: first the ends, then ever more in between."""
        left = sorted(set(self.stands))
        found = dict.fromkeys([left[0], left[-1]], True)
        step = 1
        while step < len(left):
            step *= 2
        while step:
            found |= dict.fromkeys(left[::step], True)
            step //= 2
        return list(found)

    def state(self, moment: int) -> State:
        """Return the state at a moment; the caller may change it."""
        return self.history.state_at(self.record, moment)

    def answer(self, moment: int) -> dict[str, Any]:
        """Return the line that answers the question of a moment."""
        return self.record.lines[moment + 1]

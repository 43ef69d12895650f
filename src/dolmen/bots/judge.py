"""Evaluates a position for every seat: its share of the victory, from 0 to 1."""

import math
from typing import Any

from dolmen.bots.knowledge.base import MARGIN, Knowledge
from dolmen.kernel.game import Game, Result
from dolmen.kernel.step import State


class Judge:
    """Turns results, and evaluations of unfinished games, into shares of the victory."""

    __slots__ = ("game", "knowledge", "scale", "seats")

    def __init__(self, game: Game[Any], knowledge: Knowledge | None, seats: int, scale: float) -> None:
        self.game = game
        self.knowledge = knowledge
        self.scale = scale
        self.seats = seats

    def worths(self, state: State) -> list[float]:
        """Return each seat's points at the end of a game, or an estimate of them before."""
        if not state.agenda:
            return [float(score) for score in self.game.result(state).scores]
        knowledge = self.knowledge
        if knowledge is None:
            return [0.0] * self.seats
        return [knowledge.worth(state, seat) for seat in range(self.seats)]

    def shares(self, state: State, worths: list[float]) -> list[float]:
        """Return the share of each seat; `worths` are the values of this position."""
        if not state.agenda:
            return self.final(self.game.result(state))
        hope = 1.0 if self.knowledge is None else self.knowledge.hope(state)
        return [hope * share for share in spread(worths, self.scale)]

    def final(self, result: Result) -> list[float]:
        """Divide the victory among the winners; when all lose together, nobody gets a share."""
        winners = result.winners
        if not winners:
            return [0.0] * self.seats
        scores = [float(score) for score in result.scores]
        margin = MARGIN if self.knowledge is None else self.knowledge.margin
        shares = [margin * share for share in spread(scores, self.scale)]
        for seat in winners:
            shares[seat] += (1.0 - margin) / len(winners)
        return shares


def spread(worths: list[float], scale: float) -> list[float]:
    """Return shares that add up to 1; a lead of `scale` points makes a share e times the other's."""
    most = max(worths)
    powers = [math.exp((worth - most) / scale) for worth in worths]
    whole = sum(powers)
    return [power / whole for power in powers]

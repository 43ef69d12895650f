"""Compares the choices of a question by games of greedy bots, in the same worlds and with the same luck for every choice."""

import math
from collections.abc import Sequence
from typing import Any, Final

from dolmen import bots
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge, spread
from dolmen.bots.knowledge import known
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.playouts import play
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game, Result
from dolmen.kernel.step import State

TO_THE_END: Final = 1_000_000
# Where the better evaluation takes much longer and is made for searches, games are played with the plain one.
PLAIN: Final = ("labyrinth",)
# Where greedy bots can walk about for long, games are cut after so many rounds and judged by the best knowledge.
ROUNDS_PLAYED: Final = {"labyrinth": 4}
# How much of a quick look's value is given by the points, which tell more about a close game than its winner does.
BY_POINTS: Final = 0.7
# How certain a difference must be: the two-sided 95 % of a normal distribution.
CERTAIN: Final = 1.96


class Question:
    """A question to a seat in a position; it deals worlds that the seat cannot tell from it."""

    def __init__(self, game: Game[Any], state: State, seats: int, seed: int) -> None:
        ask = engine.pending(state)
        assert ask is not None
        self.game = game
        self.seats = seats
        self.seat = ask.seat
        self.kind = type(ask).__name__
        self.options: list[int] = list(engine.options(state))
        self.sample = bots.worlds(game, state, ask.seat, FastRandom(seed))
        self.plan = bots.plan_of(bots.levels(game)[-1], game)
        self.seed = seed
        self.lucks = 0

    def knowledge(self) -> Knowledge:
        """The best knowledge of the game."""
        found = known(self.game.id, self.plan.deeper)
        assert found is not None
        return found


class Luck:
    """The same worlds and lucks for some choices: `values` has the share of the victory of each choice in each world.

    The luck of a question is never used twice.
    A `quick` one divides most of the victory by the points, so that a few games tell which choices are worth more of them.
    """

    def __init__(self, question: Question, choices: Sequence[int], rounds: int = TO_THE_END, quick: bool = False) -> None:
        question.lucks += 1
        self.question = question
        self.seed = question.seed * 101 + question.lucks
        self.turns = min(rounds, ROUNDS_PLAYED.get(question.game.id, TO_THE_END)) * question.seats
        self.quick = quick
        knowledge = known(question.game.id, question.game.id not in PLAIN)
        assert knowledge is not None
        self.knowledge: Knowledge = knowledge
        self.judge = Judge(question.game, question.knowledge(), question.seats, question.plan.scale)
        self.values: dict[int, list[float]] = {choice: [] for choice in choices}

    def play(self, choices: Sequence[int], worlds: int, lucks: int = 1) -> None:
        """Try the choices in more worlds; each value is the mean of several lucks."""
        for _ in range(worlds):
            world = self.question.sample()
            number = max(len(values) for values in self.values.values())
            for choice in choices:
                total = 0.0
                for luck in range(lucks):
                    total += self.share(world, choice, (self.seed * 1009 + number) * 31 + luck)
                self.values[choice].append(total / lucks)

    def share(self, world: State, choice: int, seed: int) -> float:
        """Return the seat's share of the victory after a choice and so many turns of greedy play."""
        question = self.question
        state: State = question.game.clone(world)
        engine.apply(state, choice)
        play(question.game, state, question.seat, Greedy(self.knowledge, seed, hasty=True), self.turns)
        if not state.agenda:
            return self.final(question.game.result(state))
        return self.judge.shares(state, self.judge.worths(state))[question.seat]

    def final(self, result: Result) -> float:
        """Return the seat's share of the victory at the end of a game."""
        seat, winners = self.question.seat, result.winners
        share = 1.0 / len(winners) if seat in winners else 0.0
        if not self.quick or not winners:
            return share
        return (1.0 - BY_POINTS) * share + BY_POINTS * spread([float(score) for score in result.scores], self.judge.scale)[seat]

    def mean(self, choice: int) -> float:
        """The mean share of a choice."""
        values = self.values[choice]
        return sum(values) / len(values)

    def ranked(self, choices: Sequence[int]) -> list[int]:
        """The choices in the order of their means, the best first."""
        return sorted(choices, key=lambda choice: (-self.mean(choice), choice))

    def lead(self, best: int, other: int) -> "Lead":
        """How far a choice is ahead of another one, in the worlds in which both were tried."""
        return Lead([first - second for first, second in zip(self.values[best], self.values[other], strict=False)])


class Lead:
    """Paired differences between two choices: their mean and its standard error."""

    def __init__(self, differences: list[float]) -> None:
        self.differences = differences
        count = len(differences)
        self.mean = sum(differences) / count
        spread = sum((value - self.mean) ** 2 for value in differences) / max(1, count - 1)
        # One more difference than there was, as large as can be: a run of equal results is not certainty.
        self.error = math.sqrt((spread + 1.0 / (count + 1)) / count)

    @property
    def certain(self) -> bool:
        """Tell whether the first choice is better with 95 % certainty."""
        return self.mean > CERTAIN * self.error

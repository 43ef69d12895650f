"""The interface of a bot: it chooses among options, given worlds that its seat cannot tell from the true one."""

from collections.abc import Callable
from typing import Any, NewType

from dolmen.kernel import mypyc_attr
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import State

# A state in which everything that a seat may not know was dealt again. The true state is not a World, so passing it to a bot
# is a type error.
World = NewType("World", State)
Sample = Callable[[], World]


def worlds(game: Game[Any], state: State, seat: int, random: FastRandom) -> Sample:
    """Return a function that deals a new world, which the seat cannot tell from the true one, on each call."""

    def sample() -> World:
        return World(game.determinize(state, seat, random))

    return sample


class Thought:
    """What a search found: its choice, and the best other one (None when there is none); `others` are all others, best first.

    `chance` is the expected share of the victory; `points` is the expected score, in games with points.
    """

    __slots__ = ("chance", "choice", "iterations", "other", "other_chance", "other_points", "others", "points")

    def __init__(self, choice: int, chance: float, points: float | None, iterations: int) -> None:
        self.choice = choice
        self.chance = chance
        self.points = points
        self.iterations = iterations
        self.other: int | None = None
        self.other_chance = 0.0
        self.other_points: float | None = None
        self.others: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat; `sample` returns a new state in which everything unseen is dealt again."""

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        """Choose one of the options."""
        raise AssertionError(f"{type(self).__name__} does not choose")

    def why(self) -> Thought | None:
        """Explain the last choice, if this bot can."""
        return None

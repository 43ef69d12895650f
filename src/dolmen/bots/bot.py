"""What a bot is: something that chooses among options, knowing worlds that its seat cannot tell apart."""

from collections.abc import Callable
from typing import Any, NewType

from dolmen.kernel import mypyc_attr
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import State

# A state in which all that a seat may not know was dealt anew. The true state is no World: handing it to a bot is a type error.
World = NewType("World", State)
Sample = Callable[[], World]


def worlds(game: Game[Any], state: State, seat: int, random: FastRandom) -> Sample:
    """What a bot is given to think with: each call deals another world that the seat cannot tell from the true one."""

    def sample() -> World:
        return World(game.determinize(state, seat, random))

    return sample


class Thought:
    """What a search found: its choice, and the best other one (None when there is none).

    `chance` is the share of the victory that it expects; `points` what the table would be worth, where points count.
    """

    __slots__ = ("chance", "choice", "iterations", "other", "other_chance", "other_points", "points")

    def __init__(self, choice: int, chance: float, points: float | None, iterations: int) -> None:
        self.choice = choice
        self.chance = chance
        self.points = points
        self.iterations = iterations
        self.other: int | None = None
        self.other_chance = 0.0
        self.other_points: float | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat; `sample` gives a fresh state in which everything unseen is dealt anew."""

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        """One of the options."""
        raise AssertionError(f"{type(self).__name__} does not choose")

    def why(self) -> Thought | None:
        """What the last choice rests on, if this bot can say."""
        return None

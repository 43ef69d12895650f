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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat; `sample` gives a fresh state in which everything unseen is dealt anew."""

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        """One of the options."""
        raise AssertionError(f"{type(self).__name__} does not choose")

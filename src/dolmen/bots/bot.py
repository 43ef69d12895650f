"""What a bot is: something that chooses among options, knowing worlds that its seat cannot tell apart."""

from collections.abc import Callable
from typing import Any

from dolmen.kernel import mypyc_attr
from dolmen.kernel.game import Game
from dolmen.kernel.step import State

Sample = Callable[[], State]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat; `sample` gives a fresh state in which everything unseen is dealt anew."""

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        """One of the options."""
        raise AssertionError(f"{type(self).__name__} does not choose")

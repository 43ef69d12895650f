"""What a bot can know about a game."""

from typing import Any, Final

from dolmen.kernel import mypyc_attr

MARGIN: Final = 0.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How good a table is for a seat.

    `pauses` are the questions at which looking ahead may stop,
    `unfinished` those that must be answered before a position can be evaluated,
    `counts_points` tells whether `worth` is in points, so that it can be shown to people,
    `margin` is the part of a finished game's shares that is given by points instead of by the victory.
    """

    def __init__(self, pauses: tuple[str, ...], unfinished: tuple[str, ...] = ()) -> None:
        self.pauses = pauses
        self.unfinished = unfinished
        self.counts_points = True
        self.margin = MARGIN

    def worth(self, state: Any, seat: int) -> float:
        """Estimate the value of a position for a seat, in points where the game has them."""
        raise AssertionError(f"{type(self).__name__} knows nothing")

    def hope(self, state: Any) -> float:
        """Estimate how likely it is that anybody wins, in games that all can lose together."""
        return 1.0

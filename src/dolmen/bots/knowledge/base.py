"""What a bot can be told of a game."""

from typing import Any, Final

from dolmen.kernel import mypyc_attr

MARGIN: Final = 0.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How good a table is for a seat.

    `pauses` are the questions at which looking ahead may stop,
    `unfinished` those at which a table cannot be judged before they are answered,
    `counts_points` tells whether worth is about points, so that people can be told,
    `margin` how much of an ended game's shares goes by its points beside the victory.
    """

    def __init__(self, pauses: tuple[str, ...], unfinished: tuple[str, ...] = ()) -> None:
        self.pauses = pauses
        self.unfinished = unfinished
        self.counts_points = True
        self.margin = MARGIN

    def worth(self, state: Any, seat: int) -> float:
        """About how many points the table is worth to a seat."""
        raise AssertionError(f"{type(self).__name__} knows nothing")

    def hope(self, state: Any) -> float:
        """How likely it is that anybody wins at all, where all can lose together."""
        return 1.0

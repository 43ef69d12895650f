"""What a bot can be told of a game."""

from typing import Any


class Knowledge:
    """How good a table is for a seat, and at which questions looking ahead may stop."""

    def __init__(self, pauses: tuple[str, ...]) -> None:
        self.pauses = pauses

    def worth(self, state: Any, seat: int) -> float:
        """About how many points the table is worth to a seat."""
        raise AssertionError(f"{type(self).__name__} knows nothing")

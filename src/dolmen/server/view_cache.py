"""Parts of a table's state that are the same for several viewers, encoded once."""

import time
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar, cast

from dolmen.server import projection, wire

T = TypeVar("T")

MESSAGES_KEPT: Final = 8


class ViewCache:
    """What has been encoded of a table; everything but the constants is dropped when the table changes.

    `counting` says that somebody is absent, so that the seats, which show for how long, are valid for one second only.
    """

    def __init__(self) -> None:
        self.constants: dict[Hashable, Any] = {}
        self.parts: dict[Hashable, Any] = {}
        self.messages: dict[Hashable, bytes] = {}
        self.seats: list[wire.Seat] | None = None
        self.counting = False
        self.counted_at = 0

    def constant(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part that never changes while the table is in memory."""
        if key not in self.constants:
            self.constants[key] = make()
        return cast(T, self.constants[key])

    def part(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part of the state, encoded once until the table changes."""
        found = self.parts.get(key)
        if found is None:
            found = projection.encoded(make())
            self.parts[key] = found
        return cast(T, found)

    def message(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """A whole state in bytes; only the last few forms are kept."""
        found = self.messages.get(key)
        if found is None:
            found = make()
            while len(self.messages) >= MESSAGES_KEPT:
                del self.messages[next(iter(self.messages))]
            self.messages[key] = found
        return found

    def drop(self) -> None:
        """Drop what depends on the position, because the table has changed."""
        self.parts.clear()
        self.messages.clear()

    def drop_seats(self) -> None:
        """Drop the seats, because somebody came, went or changed a seat."""
        self.seats = None
        self.drop()

    def count_down(self) -> None:
        """While the time of an absence runs, drop what is said of the seats every second."""
        second = int(time.monotonic())
        if self.counting and second != self.counted_at:
            self.drop_seats()
            self.counted_at = second

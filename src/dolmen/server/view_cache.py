"""Parts of a table's state that are the same for several viewers, made once."""

import time
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar, cast

from dolmen.server import wire

T = TypeVar("T")

LAST_KEPT: Final = 8


class ViewCache:
    """What has been made of a table's state; everything but the constants is dropped when the table changes.

    What depends on the seats only is kept while they stay as they are.
    `counting` says that somebody is absent, so that the seats, which show for how long, are valid for one second only.
    """

    def __init__(self) -> None:
        self.constants: dict[Hashable, Any] = {}
        self.parts: dict[Hashable, Any] = {}
        self.of_seats: dict[Hashable, Any] = {}
        self.last: dict[Hashable, Any] = {}
        self.seats: list[wire.Seat] | None = None
        self.counting = False
        self.counted_at = 0

    def constant(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part that never changes while the table is in memory."""
        if key not in self.constants:
            self.constants[key] = make()
        return cast(T, self.constants[key])

    def part(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part of the state, made once until the table changes."""
        found = self.parts.get(key)
        if found is None:
            found = self.parts[key] = make()
        return cast(T, found)

    def part_of_seats(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part of the state, made once until somebody comes, goes or changes a seat."""
        found = self.of_seats.get(key)
        if found is None:
            found = self.of_seats[key] = make()
        return cast(T, found)

    def recent(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part as above, of which there may be many: only the last few are kept."""
        found = self.last.get(key)
        if found is None:
            found = make()
            while len(self.last) >= LAST_KEPT:
                del self.last[next(iter(self.last))]
            self.last[key] = found
        return cast(T, found)

    def drop(self) -> None:
        """Drop what depends on the position, because the table has changed."""
        self.parts.clear()
        self.last.clear()

    def drop_seats(self) -> None:
        """Drop the seats, because somebody came, went or changed a seat."""
        self.seats = None
        self.of_seats.clear()
        self.drop()

    def count_down(self) -> None:
        """While the time of an absence runs, drop what is said of the seats every second."""
        if self.counting and int(time.monotonic()) != self.counted_at:
            self.drop_seats()
            self.counted_at = int(time.monotonic())

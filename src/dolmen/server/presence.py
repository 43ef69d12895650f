"""Who is at a table: when somebody was last seen on a seat, and which seats keep the others waiting."""

import time
from collections.abc import Iterable, Sequence

from dolmen.server.broadcast import Listener


class Presence:
    """Who is there, and since when a seat is asked; a seat is absent while nobody there clicks, looks or answers pings."""

    def __init__(self, seats: int, listeners: Sequence[Listener]) -> None:
        self.listeners = listeners
        self.last_seen = [time.monotonic()] * seats
        self.asked: dict[int, float] = {}

    def is_here(self, seat: int) -> bool:
        """Tell whether a socket of the seat's guest is open."""
        return any(seat in listener.viewer.mine for listener in self.listeners)

    def see(self, seats: Iterable[int], when: float | None = None) -> None:
        """Note that somebody is at these seats."""
        for seat in seats:
            self.last_seen[seat] = max(self.last_seen[seat], time.monotonic() if when is None else when)

    def ask(self, seats: set[int]) -> bool:
        """Note which seats are asked now, and tell whether that has changed."""
        if self.asked.keys() == seats:
            return False
        now = time.monotonic()
        self.asked = {seat: self.asked.get(seat, now) for seat in seats}
        return True

    def absent_for(self, seat: int) -> float:
        """How long nobody has been at a seat."""
        return 0.0 if self.is_here(seat) else time.monotonic() - self.last_seen[seat]

    def waited_for(self, seat: int) -> float:
        """How long the others have been waiting for a seat that is asked while nobody is there."""
        return min(self.absent_for(seat), time.monotonic() - self.asked[seat]) if seat in self.asked else 0.0

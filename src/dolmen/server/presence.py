"""Who is at a table: when somebody was last seen on a seat, and which seats keep the others waiting."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from dolmen.server.broadcast import Listener, Page

# What other processes say of their sockets is said again at intervals, and otherwise forgotten after so many seconds.
SAID_AGAIN: Final = 20.0
FORGOTTEN: Final = 60.0


class Presence:
    """Who is there, and since when a seat is asked; a seat is absent while nobody there clicks, looks or answers pings.

    `elsewhere` holds the pages whose sockets are open in other processes: by process, when that was last said.
    """

    def __init__(self, seats: int, listeners: Sequence[Listener], owner: Callable[[int], str | None]) -> None:
        self.listeners = listeners
        self.owner = owner
        self.began = time.monotonic()
        self.last_seen = [self.began] * seats
        self.told_others = [0.0] * seats
        self.asked: dict[int, float] = {}
        self.elsewhere: dict[str, dict[Page, float]] = {}

    def is_here(self, seat: int) -> bool:
        """Tell whether a socket of the seat's guest is open."""
        if any(seat in listener.viewer.mine for listener in self.listeners):
            return True
        guest = self.owner(seat)
        return guest is not None and any(guest == known for pages in self.elsewhere.values() for known, _ in pages)

    def see(self, seats: Iterable[int], when: float | None = None) -> None:
        """Note that somebody is at these seats."""
        for seat in seats:
            self.last_seen[seat] = max(self.last_seen[seat], time.monotonic() if when is None else when)

    def untold(self, seats: Iterable[int]) -> list[int]:
        """Which of these seats, at which somebody is without a socket, other processes should hear of now."""
        now = time.monotonic()
        found = [seat for seat in seats if now - self.told_others[seat] > SAID_AGAIN and not self.is_here(seat)]
        for seat in found:
            self.told_others[seat] = now
        return found

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

    # Other processes

    def come_elsewhere(self, process: str, page: Page) -> None:
        """Another process has a socket of a page."""
        self.elsewhere.setdefault(process, {})[page] = time.monotonic()

    def go_elsewhere(self, process: str, page: Page) -> None:
        """Another process has no socket of a page any more."""
        pages = self.elsewhere.get(process, {})
        pages.pop(page, None)
        if not pages:
            self.elsewhere.pop(process, None)

    def forget_silent(self) -> list[tuple[Page, float]]:
        """Forget the pages of processes that have ended without a word; each with the time at which it was last there."""
        now, found = time.monotonic(), []
        for process, pages in list(self.elsewhere.items()):
            for page, said in list(pages.items()):
                if now - said > FORGOTTEN:
                    found.append((page, said))
                    self.go_elsewhere(process, page)
        return found

    def ages(self) -> tuple[list[float], dict[int, float]]:
        """For how long each seat has been absent, and for how long those that are asked have been asked."""
        now = time.monotonic()
        return [now - seen for seen in self.last_seen], {seat: now - since for seat, since in self.asked.items()}

    def learn(self, absent: Sequence[float], asked: dict[int, float]) -> None:
        """Take over from another process what was before this one opened the table."""
        now = time.monotonic()
        for seat, age in enumerate(absent[: len(self.last_seen)]):
            unknown = self.last_seen[seat] == self.began
            self.last_seen[seat] = now - age if unknown else max(self.last_seen[seat], now - age)
        for seat, age in asked.items():
            if seat in self.asked:
                self.asked[seat] = min(self.asked[seat], now - age)

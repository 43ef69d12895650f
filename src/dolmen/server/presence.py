"""Who is at a table: the sockets that listen, when somebody was last seen on a seat, and who keeps the others waiting."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

LETTERS_WAITING: Final = 64
TOO_SLOW: Final = (1013, "too-slow")


class Viewer:
    """Somebody who looks at a table: a guest with seats, or a watcher with none."""

    __slots__ = ("guest", "mine", "watching")

    def __init__(self, guest: str, mine: tuple[int, ...], watching: bool) -> None:
        self.guest = guest
        self.mine = mine
        self.watching = watching


class Listener:
    """A socket's mailbox: what to send is worked out when the socket is ready, so a slow one never holds up a table.

    `heard` is when the browser last said anything; `ending` is the code and reason with which the socket must be closed.
    """

    __slots__ = (
        "answers",
        "choosing",
        "dismissed",
        "ending",
        "hang_up",
        "heard",
        "letters",
        "ready",
        "since",
        "stale",
        "viewer",
    )

    def __init__(self, viewer: Viewer, since: int) -> None:
        self.viewer = viewer
        self.since = since
        self.stale = True
        self.dismissed = False
        self.choosing = False
        self.letters: list[bytes] = []
        self.answers: list[str] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.heard = time.monotonic()
        self.ending: tuple[int, str] | None = None
        self.hang_up: Callable[[], object] = lambda: None

    def post(self, letter: bytes) -> None:
        """Send a message when the socket is ready; one who does not read gets no more of them."""
        self.letters.append(letter)
        self.check()
        self.ready.set()

    def check(self) -> None:
        """Let go of a browser that does not read what it is sent."""
        if len(self.letters) + len(self.answers) > LETTERS_WAITING:
            self.end(*TOO_SLOW)

    def end(self, code: int, reason: str) -> None:
        """Close the socket, whatever it is doing."""
        if self.ending is None:
            self.ending = (code, reason)
            self.letters, self.answers = [], []
            self.hang_up()


class Presence:
    """Who is there, and since when a seat is asked; a seat is absent while nobody there clicks, looks or answers pings."""

    def __init__(self, seats: int) -> None:
        self.listeners: list[Listener] = []
        self.last_seen = [time.monotonic()] * seats
        self.asked: dict[int, float] = {}

    def is_here(self, seat: int) -> bool:
        """Tell whether a socket of the seat's guest is open."""
        return any(seat in listener.viewer.mine for listener in self.listeners)

    def see(self, seats: Iterable[int], when: float | None = None) -> None:
        """Somebody was there."""
        for seat in seats:
            self.last_seen[seat] = max(self.last_seen[seat], time.monotonic() if when is None else when)

    def ask(self, seats: set[int]) -> bool:
        """These seats are asked now; tells whether that is new."""
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

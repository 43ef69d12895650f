"""Who looks at a table, and what is sent to their open sockets."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from dolmen.server import wire
from dolmen.server.told import Told

MESSAGES_WAITING: Final = 64
# A page of a guest's browser.
Page = tuple[str, str]
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

    `heard` is when the browser last said anything; `ending` is the code and reason with which the socket must be closed;
    `page` is the id that the browser page gave itself, or empty; `answers` lists the clicks that the next state answers.
    `clicking` says that a click of this socket is being carried out; `address` is where the socket comes from.
    `told` is what need not be sent again, or None where everything is.
    """

    __slots__ = (
        "address",
        "answers",
        "clicking",
        "dismissed",
        "ending",
        "hang_up",
        "heard",
        "messages",
        "page",
        "ready",
        "since",
        "stale",
        "told",
        "viewer",
    )

    def __init__(self, viewer: Viewer, since: int, page: str = "", told: Told | None = None, address: str = "") -> None:
        self.viewer = viewer
        self.since = since
        self.page = page
        self.told = told
        self.address = address
        self.stale = True
        self.clicking = False
        self.dismissed = False
        self.answers: list[str] = []
        self.messages: list[bytes] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.heard = time.monotonic()
        self.ending: tuple[int, str] | None = None
        self.hang_up: Callable[[], object] = lambda: None

    @property
    def opened_by(self) -> Page:
        """The page that has opened the socket."""
        return self.viewer.guest, self.page

    def post(self, message: bytes) -> None:
        """Send a message when the socket is ready; a socket with too many unread messages is closed."""
        self.messages.append(message)
        if len(self.messages) > MESSAGES_WAITING:
            self.end(*TOO_SLOW)
        self.ready.set()

    def answer(self, client: str) -> None:
        """Send the state as the answer to a click."""
        self.answers.append(client)
        self.stale = True
        self.ready.set()

    def end(self, code: int, reason: str) -> None:
        """Close the socket at once."""
        if self.ending is None:
            self.ending = (code, reason)
            self.messages = []
            self.hang_up()


class Broadcast:
    """The open sockets of a table, and what all of them are sent."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def pages(self) -> set[Page]:
        """The pages that have a socket open."""
        return {listener.opened_by for listener in self.listeners}

    def tell(self, message: wire.Outgoing) -> None:
        """Send a message to everybody."""
        encoded = msgspec.json.encode(message)
        for listener in list(self.listeners):
            listener.post(encoded)

    def tell_state(self, answered: str = "") -> None:
        """Send everybody the new state, each when ready; the page that gets it as the answer to its call is left out."""
        for listener in self.listeners:
            if not answered or listener.page != answered:
                listener.stale = True
                listener.ready.set()

    def resend_since(self, moment: int) -> None:
        """After an undo, send the log again from its moment."""
        for listener in self.listeners:
            listener.since = min(listener.since, moment)

    def wake(self) -> None:
        """Let every socket see that the table is no longer in memory."""
        for listener in self.listeners:
            listener.ready.set()

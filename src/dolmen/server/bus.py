"""How the processes of a server hear of each other: by PostgreSQL's notifications, or not at all where there is only one."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from dolmen.server import peer_messages
from dolmen.server.database import Place
from dolmen.server.peer_messages import Envelope, Said

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("dolmen.server")

CHANNEL: Final = "dolmen"
AGAIN: Final = 1.0


class Bus:
    """The bus of a process that is alone: nobody hears what is said."""

    shared = False

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        # Called with every envelope from another process.
        self.on_message: Callable[[Envelope], None] = lambda _: None
        self.connected = True
        self.sent = 0

    def send(self, *said: Said) -> None:
        """Tell all other processes, soon."""

    def open(self, hear: Callable[[Envelope], None], lost: Callable[[], None]) -> None:
        """Begin to listen; `lost` is called when messages may have been missed."""

    async def close(self) -> None:
        """Tell what is left to tell, and stop."""


class PostgresBus(Bus):
    """Sends and hears notifications, over two connections that no move waits for.

    A transaction that notifies holds a lock of the whole database until it is on the disk (see docs/decisions/009). So what many
    tables have to say goes into one transaction of its own, which does not wait for the disk.
    """

    shared = True

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__()
        self.parameters = {**parameters, "application_name": "dolmen-messages"}
        self.connected = False
        self.waiting: list[Said] = []
        self.something = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    def send(self, *said: Said) -> None:
        self.waiting += said
        self.something.set()

    def open(self, hear: Callable[[Envelope], None], lost: Callable[[], None]) -> None:
        self.on_message = hear

        async def listen(connection: "AsyncConnection[Any]") -> None:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.connected = True
            lost()
            async for notification in connection.notifies():
                envelope = peer_messages.read(notification.payload)
                if envelope is not None and envelope.sender != self.name:
                    self.on_message(envelope)

        self.tasks = [asyncio.create_task(self._connected(listen)), asyncio.create_task(self._connected(self._send))]

    async def _connected(self, work: "Callable[[AsyncConnection[Any]], Awaitable[None]]") -> None:
        """Work with a connection, and with a new one when that is lost."""
        from psycopg import AsyncConnection, Error

        while not self.closing:
            try:
                async with await AsyncConnection.connect(**self.parameters, autocommit=True) as connection:
                    await work(connection)
            except (Error, OSError) as error:
                self.connected = False
                log.warning("the connection for messages was lost: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _send(self, connection: "AsyncConnection[Any]") -> None:
        """Send what waits; what is said meanwhile goes together with the next."""
        await connection.execute("SELECT set_config('synchronous_commit', 'off', false)")
        while not self.closing or self.waiting:
            await self.something.wait()
            self.something.clear()
            said, self.waiting = self.waiting, []
            for envelope in peer_messages.envelopes(self.name, said):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, envelope))
                self.sent += 1

    async def close(self) -> None:
        self.closing = True
        self.something.set()
        if self.tasks:
            listening, sending = self.tasks
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(sending, AGAIN)
            listening.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)


def bus_for(place: Place) -> Bus:
    """What connects the processes that use a database."""
    return Bus() if place.address is None else PostgresBus(place.address.parameters)

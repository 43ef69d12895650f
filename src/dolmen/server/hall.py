"""The hall: everything that one running server holds."""

import asyncio
import contextlib
from typing import Any, Final

from litestar.connection import ASGIConnection

from dolmen.server import store, wire
from dolmen.server.bots import Bots
from dolmen.server.database import open_database
from dolmen.server.failures import Failed
from dolmen.server.guard import Buckets
from dolmen.server.guests import Signer, new_guest
from dolmen.server.metrics import Metrics
from dolmen.server.rooms import Rooms
from dolmen.server.settings import Settings
from dolmen.server.site import Site
from dolmen.server.store import Store
from dolmen.server.writer import Write, Writer

PING: Final = 20.0
MINUTE: Final = 60.0


class Hall:
    """Opened by the application's start, closed by its end."""

    rooms: Rooms
    bots: Bots
    writer: Writer

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.data)
        self.reads = Store(self.engine)
        self.signer = Signer(self.reads.server_key())
        self.metrics = Metrics()
        self.site = Site(settings.site)
        self.new_tables = Buckets(settings.tables_a_minute / MINUTE, settings.tables_a_minute)
        self.hints = Buckets(settings.hints_a_minute / MINUTE, settings.hints_a_minute)
        self.sockets: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the writer and the bots; tables that wait for a bot go on."""
        self.writer = Writer(self.engine)
        self.rooms = Rooms(self.settings, self.reads, self.writer, self.signer, self.metrics)
        self.bots = Bots(self.settings, self.rooms, self.metrics)
        self.rooms.after_change = self.bots.look
        self.metrics.watch("dolmen_tables_open", "Tables in memory", lambda: len(self.rooms.rooms))
        self.metrics.watch("dolmen_sockets", "Open sockets", lambda: sum(self.sockets.values()))
        self.metrics.watch("dolmen_commits", "Transactions so far", lambda: self.writer.commits)
        self.background = [asyncio.create_task(self._ping()), asyncio.create_task(self.bots.resume())]

    async def close(self) -> None:
        """Stop the bots, finish what is being written, close the database."""
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.bots.close()
        for room in list(self.rooms.rooms.values()):
            self.rooms.forget(room)
        await self.writer.close()
        self.rooms.threads.shutdown()
        self.engine.dispose()

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            for room in list(self.rooms.rooms.values()):
                room.tell(wire.PingMessage())

    # Guests

    async def guest_name(self, guest: str) -> str:
        """The name of a guest; one who is not stored yet is stored."""
        name = self.names.get(guest)
        if name is None:
            name = await self.rooms.read(self.reads.guest_name, guest)
            if name is None:
                name = ""
                await self.rename(guest, name)
            self._remember(guest, name)
        return name

    async def rename(self, guest: str, name: str) -> None:
        """Store a guest's name."""
        await self.writer.commit(Write(store.keep_guest(guest, name)))
        self._remember(guest, name)

    def _remember(self, guest: str, name: str) -> None:
        if len(self.names) > self.settings.rooms_kept * 4:
            self.names.clear()
        self.names[guest] = name

    def new_guest(self) -> str:
        """A guest who comes for the first time."""
        return new_guest()

    @contextlib.contextmanager
    def socket_of(self, guest: str) -> Any:
        """Count a guest's sockets while one is open."""
        count = self.sockets.get(guest, 0)
        if count >= self.settings.sockets_a_guest:
            raise Failed(429, "too-many-sockets")
        self.sockets[guest] = count + 1
        try:
            yield
        finally:
            self.sockets[guest] -= 1
            if not self.sockets[guest]:
                del self.sockets[guest]


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    """The hall of the application that serves a call."""
    hall: Hall = connection.app.state.hall
    return hall


def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest who calls, as the guard found."""
    guest: str | None = connection.scope["state"].get("guest")
    return guest


def known_guest(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The guest who calls; a call without a cookie is refused."""
    guest = guest_of(connection)
    if guest is None:
        raise Failed(403, "no-guest")
    return guest

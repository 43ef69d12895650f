"""The parts of a running server: database, open tables, bots, limits and counters."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from litestar.connection import ASGIConnection

from dolmen.server import upkeep, wire_socket, writes
from dolmen.server.admission import Admissions
from dolmen.server.bots import Bots
from dolmen.server.bus import Bus, bus_for
from dolmen.server.claims import WorkStore
from dolmen.server.database import open_database
from dolmen.server.failures import CallRefused
from dolmen.server.following import Following, store_now, store_sightings
from dolmen.server.guard import CALLERS_PER_ADDRESS, Buckets, Limit
from dolmen.server.guests import Signer
from dolmen.server.importing import Checker
from dolmen.server.load import Load
from dolmen.server.metrics import Metrics
from dolmen.server.moderation import Moderation
from dolmen.server.peers import Peers
from dolmen.server.queries import Queries
from dolmen.server.retention import Retention
from dolmen.server.reviews import Reviews
from dolmen.server.settings import Settings
from dolmen.server.shared_limits import SharedLimits
from dolmen.server.sightings import Sightings
from dolmen.server.site import Site
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit, Writer

MINUTE: Final = 60.0
SILENT: Final = (4408, "silent")


class Services:
    """Opened by the application's start, closed by its end."""

    registry: TableRegistry
    bots: Bots
    reviews: Reviews
    checker: Checker
    writer: Writer
    following: Following
    retention: Retention
    work_writer: Writer
    bus: Bus
    peers: Peers

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.place)
        self.queries = Queries(self.engine)
        self.signer = Signer(self.queries.server_key())
        self.moderation = Moderation(self.engine, self.signer)
        self.admissions = Admissions(settings, self.queries.admitted)
        self.sightings = Sightings()
        self.metrics = Metrics()
        self.load = Load(self.metrics)
        self.site = Site(settings.site)
        self.new_tables = Limit("too-many-tables", settings.tables_a_minute / MINUTE, settings.tables_a_minute)
        self.reservations = Limit("too-many-tables", settings.tables_a_minute / MINUTE, settings.tables_a_minute)
        self.hints = Limit("too-many-hints", settings.hints_a_minute / MINUTE, settings.hints_a_minute)
        self.new_reviews = Limit("too-many-reviews", settings.reviews_a_minute / MINUTE, settings.reviews_a_minute)
        self.imports = Limit("too-many-tables", settings.imports_a_minute / MINUTE, settings.imports_a_minute)
        self.chat_lines = Limit("too-many-lines", settings.chat_lines_a_second, settings.chat_lines_at_once)
        # Tries of passwords and links, which nobody should guess.
        self.tries = Limit("too-many-tries", settings.tries_a_minute / MINUTE, settings.tries_a_minute)
        self.messages = Buckets(settings.rate, settings.burst)
        self.limits = {"messages": self.messages}
        for name, limit in vars(self).items():
            if isinstance(limit, Limit):
                self.limits |= {f"{name} guests": limit.guests, f"{name} addresses": limit.addresses}
        self.sockets: Counter[str] = Counter()
        self.open_sockets = 0
        self.background: list[asyncio.Task[None]] = []
        self.writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the writer and the bots; tables that wait for a bot go on."""
        self.writer = Writer(self.engine)
        self.bus = bus_for(self.settings.place)
        self.registry = TableRegistry(self.settings, self.queries, self.writer, self.signer, self.metrics, self.bus)
        self.peers = Peers(self.registry, self.bus, SharedLimits(self.bus, self.limits), self.settings.poll)
        self.writer.stored = self.peers.stored
        self.checker = Checker()
        # With SQLite one thread writes everything; with PostgreSQL moves need not wait until work is claimed.
        self.work_writer = self.writer if self.engine.dialect.name == "sqlite" else Writer(self.engine)
        store = WorkStore(self.engine, self.work_writer, self.registry.threads)
        self.bots = Bots(self.settings, self.registry, self.metrics, store)
        self.reviews = Reviews(self.settings, self.registry, self.bots, store)
        self.registry.work_of, self.registry.work_stored = self.bots.work_of, self.bots.work_stored
        self.metrics.watch("dolmen_tables_open", "Tables in memory", lambda: len(self.registry.tables))
        self.metrics.watch("dolmen_sockets", "Open sockets", lambda: self.open_sockets)
        self.metrics.watch("dolmen_commits", "Transactions so far", lambda: self.writer.commits)
        self.metrics.watch("dolmen_commit_failures", "Writes that failed so far", lambda: self.writer.failures)
        self.metrics.watch("dolmen_conflicts", "Changes that another process forestalled", lambda: self.writer.conflicts)
        self.metrics.watch("dolmen_notifications", "Notifications sent to other processes", lambda: self.bus.sent)
        self.metrics.watch("dolmen_hears_others", "1 while notifications of other processes arrive", lambda: self.bus.connected)
        self.peers.open()
        self.load.start()
        self.following = Following(self.settings, self.registry, self.moderation, self.load)
        self.retention = Retention(self.settings, self.registry, self.load.process)
        storing = store_sightings(self.settings, self.registry, self.sightings)
        work = (self._ping(), upkeep.always(self.registry, self.bots.claims), self.following.run(), storing, self.retention.run())
        self.background = [asyncio.create_task(one) for one in work]
        await self.bots.open()
        self.reviews.open()

    async def close(self) -> None:
        """Stop the bots, finish what is being written, close the database."""
        ending = [*self.background, *([self.writing] if self.writing else [])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self.reviews.close()
        await self.bots.close()
        for live in list(self.registry.tables.values()):
            self.registry.forget(live)
        self.load.stop()
        with contextlib.suppress(Exception):
            await store_now(self.registry, self.sightings)
        if self.work_writer is not self.writer:
            await self.work_writer.close()
        await self.writer.close()
        await self.peers.close()
        self.registry.threads.shutdown()
        self.registry.aside.shutdown()
        self.engine.dispose()

    async def _ping(self) -> None:
        """Ping the sockets at intervals, and close those from which nothing is heard."""
        while True:
            await asyncio.sleep(self.settings.ping)
            now = time.monotonic()
            for live in list(self.registry.tables.values()):
                for listener in list(live.broadcast.listeners):
                    if now - listener.heard > self.settings.silence:
                        listener.end(*SILENT)
                live.broadcast.tell(wire_socket.PingMessage())

    def can_write(self) -> bool:
        """Tell whether the last write succeeded; if it failed, a new one is tried in the background."""
        if self.writer.failing and (self.writing is None or self.writing.done()):
            self.writing = asyncio.create_task(self._try_to_write())
        return not self.writer.failing

    async def _try_to_write(self) -> None:
        with contextlib.suppress(Exception):
            await self.writer.write(Commit(writes.touch))

    # Guests

    async def guest_name(self, guest: str) -> str:
        """The name of a guest; one who has done nothing yet is not stored, and has none."""
        return await self.registry.read(self.queries.guest_name, guest) or ""

    async def rename(self, guest: str, name: str) -> None:
        """Store a guest's name."""
        await self.writer.write(Commit(writes.save_guest_name(guest, name)))

    @contextlib.contextmanager
    def socket_of(self, guest: str, address: str) -> Iterator[None]:
        """Count the sockets of a guest, and of an address, while one is open."""
        most = self.settings.sockets_a_guest
        if self.sockets[guest] >= most or self.sockets[address] >= most * CALLERS_PER_ADDRESS:
            raise CallRefused(429, "too-many-sockets")
        self.sockets.update((guest, address))
        self.open_sockets += 1
        try:
            yield
        finally:
            self.open_sockets -= 1
            for caller in (guest, address):
                self.sockets[caller] -= 1
                if not self.sockets[caller]:
                    del self.sockets[caller]


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the application that serves a call."""
    services: Services = connection.app.state.services
    return services


def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest who calls, as identified by the guard."""
    guest: str | None = connection.scope["state"].get("guest")
    return guest


def known_guest(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The guest who calls; a call without a cookie is refused."""
    guest = guest_of(connection)
    if guest is None:
        raise CallRefused(403, "no-guest")
    return guest

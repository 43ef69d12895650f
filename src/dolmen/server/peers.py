"""The other processes that serve the same tables: what this one hears from them, and what it tells them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from dolmen.server import coming
from dolmen.server.bus import Bus
from dolmen.server.deal import Deal
from dolmen.server.live_table import LiveTable
from dolmen.server.peer_messages import Absent, Asking, Came, Changed, Envelope, Led, Said, Seen, Spent, Thinking, Went
from dolmen.server.presence import SAID_AGAIN
from dolmen.server.shared_limits import SharedLimits
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Change

log = logging.getLogger("dolmen.server")

# So many tables are asked for in one query.
AT_ONCE: Final = 500
# Several changes of tables with the same deal are read together.
GATHER: Final = 0.05


class Peers:
    """Keeps the open tables up to date with what other processes do, as far as anybody looks at them here."""

    def __init__(self, registry: TableRegistry, bus: Bus, limits: SharedLimits, poll: float) -> None:
        self.registry = registry
        self.limits = limits
        self.bus = bus
        self.poll_seconds = poll
        self.following: set[str] = set()
        self.looking: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to listen."""
        if self.bus.shared:
            self.bus.open(self.hear, lambda: self._begin(self.poll()))
            self._begin(self._poll_for_ever())
            self._begin(self._say_again())
            self._begin(self.limits.tell())

    async def close(self) -> None:
        """Stop."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Telling

    def stored(self, changes: list[Change]) -> None:
        """Tell which tables were just stored in one transaction."""
        self.bus.send(*(Changed(table, version + 1) for table, version in changes))
        for table, _ in changes:
            self._look_at_deal(table)

    async def _say_again(self) -> None:
        """Say at intervals whose sockets are open, and forget those of processes that no longer say so."""
        while True:
            await asyncio.sleep(SAID_AGAIN)
            for live in list(self.registry.tables.values()):
                self.bus.send(*(Came(live.id, *page) for page in live.broadcast.pages()))
                coming.forget_silent(live)

    # Hearing

    def hear(self, envelope: Envelope) -> None:
        """Take up what another process says, as far as it concerns tables that are open here."""
        for message in envelope.messages:
            if isinstance(message, Spent):
                self.limits.hear(message)
            if isinstance(message, Changed):
                self._look_at_deal(message.table)
            live = self.registry.tables.get(message.table)
            if live is not None:
                self._take(message, live, envelope.sender)

    def _take(self, message: Said, live: LiveTable, sender: str) -> None:
        match message:
            case Changed():
                live.heard = max(live.heard, message.version)
                self._follow(live)
            case Came():
                coming.come_elsewhere(live, sender, (message.guest, message.page))
            case Went():
                coming.go_elsewhere(live, sender, (message.guest, message.page))
            case Seen():
                live.presence.see(seat for seat in message.seats if 0 <= seat < len(live.seats))
            case Asking():
                self._tell_what_is_known(live)
            case Absent():
                live.presence.learn(message.absent, message.asked)
                live.cache.drop_seats()
            case Led():
                live.leading.hear((message.guest, message.page) if message.guest else None, message.told)
            case Thinking():
                live.broadcast.tell(message.told)

    def _tell_what_is_known(self, live: LiveTable) -> None:
        """Answer a process that has opened a table."""
        self.bus.send(*(Came(live.id, *page) for page in live.broadcast.pages()), Absent(live.id, *live.presence.ages()))
        if live.leading.leader is not None:
            self.bus.send(coming.lead_of(live))

    # Following

    def _follow(self, live: LiveTable) -> None:
        """Bring a table up to date at which somebody looks; others are brought up to date when they are needed."""
        if live.heard > live.version and live.broadcast.listeners and live.id not in self.following:
            self.following.add(live.id)
            self._begin(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                while not live.evicted and live.heard > live.version:
                    await self.registry.catch_up(live)
        except Exception:
            log.exception("a table could not be followed", extra={"table": live.id})
        finally:
            self.following.discard(live.id)
        # What was heard at the very end.
        if not live.evicted:
            self._follow(live)

    def _look_at_deal(self, table: str) -> None:
        """Bring the deal of a table up to date, if it is known here: somebody may have sat down, or the game may be over."""
        deal = self.registry.deals.of(table) if self.bus.shared else None
        if deal is not None and deal.group not in self.looking:
            self.looking.add(deal.group)
            self._begin(self._look(deal))

    async def _look(self, deal: Deal) -> None:
        await asyncio.sleep(GATHER)
        self.looking.discard(deal.group)
        try:
            await self.registry.deals.look(deal)
        except Exception:
            log.exception("tables with the same deal could not be followed")

    async def _poll_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.poll_seconds)
            await self.poll()

    async def poll(self) -> None:
        """Compare the versions of the tables that are looked at here, in case a notification was lost."""
        looked_at = [live.id for live in self.registry.tables.values() if live.broadcast.listeners]
        for begin in range(0, len(looked_at), AT_ONCE):
            some = looked_at[begin : begin + AT_ONCE]
            try:
                versions = await self.registry.read(self.registry.queries.versions, some)
            except Exception:
                log.exception("the versions of the tables could not be read")
                return
            for table in some:
                live = self.registry.tables.get(table)
                if live is not None:
                    # A table that is gone has no version; catching up notices that.
                    live.heard = max(live.heard, versions.get(table, live.version + 1))
                    self._follow(live)

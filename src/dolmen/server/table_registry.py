"""All live tables: found, loaded, locked, saved and dropped from memory again."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from dolmen.server import catching_up, relations, wire_socket, writes
from dolmen.server.broadcast import Viewer
from dolmen.server.bus import Bus
from dolmen.server.catching_up import Deleted
from dolmen.server.deal import Deals
from dolmen.server.failures import CallRefused, Overtaken
from dolmen.server.guests import Signer
from dolmen.server.live_table import LiveTable
from dolmen.server.metrics import Metrics
from dolmen.server.open_tables import OpenTables
from dolmen.server.peer_messages import Asking, Seen, Thinking
from dolmen.server.queries import Queries, SeatRow
from dolmen.server.settings import Settings
from dolmen.server.table_state import warm_up
from dolmen.server.work import WorkChange
from dolmen.server.writer import Change, Commit, Conflict, Writer

log = logging.getLogger("dolmen.server")


class TableRegistry(OpenTables):
    """The open tables. `work_of` says what a change means for bots, `work_stored` is told whether it was stored."""

    def __init__(self, settings: Settings, queries: Queries, writer: Writer, signer: Signer, metrics: Metrics, bus: Bus) -> None:
        super().__init__(settings, queries)
        self.writer = writer
        self.signer = signer
        self.metrics = metrics
        # How other processes hear of the tables, and whether there may be any.
        self.bus = bus
        self.shared = bus.shared
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.deals = Deals(lambda group: self.read(relations.deal, queries.engine, group), self.open_deal)
        self.work_of: Callable[[LiveTable, Sequence[SeatRow]], WorkChange | None] = lambda _live, _seats: None
        self.work_stored: Callable[[WorkChange, bool], None] = lambda _change, _done: None

    # Finding

    async def find(self, table: str) -> LiveTable:
        """A table from memory or loaded from its journal; those used last are kept longest."""
        live = self.tables.pop(table, None)
        if live is not None:
            self.tables[table] = live
            live.used = time.monotonic()
            return live
        # PostgreSQL refuses questions about texts with odd characters, such as NUL.
        if not table.isalnum():
            raise CallRefused(404, "no-table")
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        found = await asyncio.shield(task)
        if found is None:
            raise CallRefused(404, "no-table")
        return found

    async def _load(self, table: str) -> LiveTable | None:
        live = await self.read(self._open, table)
        if live is None:
            return None
        live.deal = await self.deals.find(live.group)
        self.make_place(len(live.match.journal.texts))
        self.tables[table] = live
        self.bus.send(Asking(live.id))
        if live.stored_lines != len(live.match.journal.texts):
            # A draw was due and not yet recorded; it gives the same outcome again.
            async with live.lock:
                await self.save(live, live.pending_commit())
                live.written("", "")
        return live

    def _open(self, table: str) -> LiveTable | None:
        """A table from its journal; in a thread, because that takes longer than the event loop may be kept."""
        row = self.queries.load(table)
        if row is None:
            return None
        live = LiveTable(row, self.signer, self.settings.absence)
        warm_up(live)
        return live

    async def find_for(self, table: str, guest: str | None) -> tuple[LiveTable, Viewer]:
        """A table and the guest as its viewer; a table that the guest may not see does not exist."""
        live = await self.find(table)
        if self.shared:
            # Another process may have changed it, and nobody has looked at it here.
            async with self.locked(table) as live:
                pass
        viewer = live.viewer(guest)
        if viewer is None:
            raise CallRefused(404, "no-table")
        live.looked = time.monotonic()
        return live, viewer

    @asynccontextmanager
    async def locked(self, table: str, fresh: bool = True) -> AsyncIterator[LiveTable]:
        """A table that nobody else in this process changes meanwhile, in the state that is stored.

        Where there are several processes it is first brought up to date. Without `fresh` it is taken as it is in memory; what is
        then refused, or not stored, because another process was faster, ends with Overtaken (see retrying.py).
        """
        while True:
            live = await self.find(table)
            # A table whose last write failed has been dropped from memory; those who waited for it get a fresh one.
            async with live.lock:
                if not live.evicted and ((fresh and self.shared) or live.heard > live.version):
                    await self.catch_up(live)
                if live.evicted:
                    continue
                try:
                    yield live
                except Overtaken:
                    if not await self.catch_up(live):
                        self.forget(live)
                    raise
                except CallRefused:
                    if not fresh and self.shared and not live.evicted and await self.catch_up(live):
                        raise Overtaken from None
                    raise
                return

    @asynccontextmanager
    async def locked_for(self, table: str, guest: str | None, fresh: bool = True) -> AsyncIterator[tuple[LiveTable, Viewer]]:
        """A table as in `locked`, and the guest as its viewer; a table that the guest may not see does not exist."""
        async with self.locked(table, fresh) as live:
            viewer = live.viewer(guest)
            if viewer is None:
                raise CallRefused(404, "no-table")
            live.presence.see(viewer.mine)
            live.looked = time.monotonic()
            untold = live.presence.untold(viewer.mine) if self.shared else []
            if untold:
                self.bus.send(Seen(live.id, untold))
            yield live, viewer

    async def catch_up(self, live: LiveTable) -> bool:
        """Bring a table up to date, under its lock; tells whether another process had changed it."""
        known = catching_up.known_of(live)
        try:
            news = await self.read(catching_up.news_of, self.queries.engine, known)
        except SQLAlchemyError:
            log.exception("a table could not be followed", extra={"table": live.id})
            raise CallRefused(503, "try-again") from None
        except Deleted:
            for listener in live.broadcast.listeners:
                listener.dismissed = True
            self.forget(live)
            return True
        if news is None:
            return False
        if not await catching_up.take(live, known, news):
            self.forget(live)
        return True

    # Storing

    async def commit(self, live: LiveTable, guest: str = "", client: str = "", page: str = "") -> None:
        """Store what was played, then tell everybody."""
        commit = live.pending_commit(guest, client)
        if live.removed_on is not None:
            # Somebody plays here again.
            stay = partial(writes.set_removal, table=live.id, when=None)
            commit.statement = stay if commit.statement is None else writes.in_order(commit.statement, stay)
        await self.save(live, commit)
        live.written(guest, client)
        live.removed_on = None
        if live.deal is not None and live.match.over and live.deal.finish(live.id):
            self.open_deal(live.deal)
        self.changed(live, page)

    async def save(self, live: LiveTable, commit: Commit) -> None:
        """Store a change of a table, unless another process has changed it meanwhile."""
        commit.change = Change(live.id, live.version)
        await self.store(live, commit)
        live.version += 1

    async def store(self, live: LiveTable, commit: Commit) -> None:
        """Commit; when that fails, what is in memory is not what is on the disk, so it is dropped."""
        if commit.summary is not None:
            commit.work = self.work_of(live, live.seats)
        stored = False
        try:
            await self.writer.write(commit)
            stored = True
        except Conflict:
            raise Overtaken from None
        except CallRefused:
            raise
        except asyncio.CancelledError:
            self.forget(live)
            raise
        except Exception:
            self.forget(live)
            log.exception("a commit failed", extra={"table": live.id})
            raise CallRefused(503, "not-stored") from None
        finally:
            if commit.work is not None:
                self.work_stored(commit.work, stored)

    async def save_seat(self, live: LiveTable, seat: int, row: SeatRow, commit: Commit) -> None:
        """Store a changed seat, with what a commit stores besides; a bot may be asked there now, or no longer."""
        change = writes.set_seat(live.id, seat, row)
        commit.statement = change if commit.statement is None else writes.in_order(commit.statement, change)
        commit.work = self.work_of(live, [*live.seats[:seat], row, *live.seats[seat + 1 :]])
        await self.save(live, commit)
        live.set_seat(seat, row)

    def tell(self, live: LiveTable, message: wire_socket.ThinkingMessage) -> None:
        """Tell everybody at a table, whichever process their sockets are in, what is not stored."""
        live.broadcast.tell(message)
        self.bus.send(Thinking(live.id, message))

    def changed(self, live: LiveTable, page: str = "") -> None:
        """Tell everybody but the page that is answered."""
        live.tell_state(page)

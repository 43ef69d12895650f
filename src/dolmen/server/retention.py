"""What is kept for how long: finished tables are archived, abandoned ones announced and removed, guests with nothing removed.

Exactly one process works at a time, in small batches, each a transaction that other writes share.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, exists, or_, select, update

from dolmen.server import archive, audit, leases, schema, writes
from dolmen.server.audit import Actor
from dolmen.server.failures import CallRefused
from dolmen.server.queries import now
from dolmen.server.settings import Settings
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit
from dolmen.server.writes import delete_table, in_order

log = logging.getLogger("dolmen.server")

T = TypeVar("T")

LEASE: Final = "retention"
FIRST: Final = 300.0
# How many tables are read at once.
BATCH: Final = 4
GUESTS: Final = 100
SERVER: Final = Actor("server")

_tables = schema.tables.c
_guests = schema.guests.c


class Done(NamedTuple):
    """What a round of work has done."""

    archived: int = 0
    announced: int = 0
    removed: int = 0
    guests: int = 0


class Retention:
    """Does the work of keeping, at intervals."""

    def __init__(self, settings: Settings, registry: TableRegistry, process: str) -> None:
        self.settings = settings
        self.registry = registry
        self.process = process

    async def run(self) -> None:
        """Work at intervals, until the server ends."""
        pause = min(FIRST, self.settings.retention_every)
        while True:
            await asyncio.sleep(pause)
            pause = self.settings.retention_every
            try:
                done = await self.round()
                if any(done):
                    log.info("retention: %d archived, %d announced, %d removed, %d guests removed", *done)
            except Exception:
                log.exception("what is kept for how long could not be worked on")

    async def round(self) -> Done:
        """Do everything that is due, if no other process does it now."""
        if not await self._take_lease():
            return Done()
        archived = await self._archive()
        announced = await self._announce()
        removed = await self._remove()
        guests = await self._forget_guests()
        await self.registry.writer.write(Commit(self._forget_old))
        return Done(archived, announced, removed, guests)

    async def _take_lease(self) -> bool:
        """Be the one process that works; the lease is renewed with every batch and ends when this process dies."""
        taken: list[bool] = []

        def take(connection: Connection) -> None:
            taken[:] = [leases.take(connection, LEASE, self.process, self.settings.retention_every * 2)]

        await self.registry.writer.write(Commit(take))
        return taken[0]

    async def _due(self, query: Callable[[Connection], list[T]]) -> list[T]:
        def reading() -> list[T]:
            with self.registry.queries.engine.connect() as connection:
                return query(connection)

        return await self.registry.read(reading)

    # Finished tables

    async def _archive(self) -> int:
        if not self.settings.archive_days:
            return 0
        before = now() - timedelta(days=self.settings.archive_days)
        after, count = "", 0
        while True:
            due = await self._due(partial(_finished, before=before, after=after))
            if not due or not await self._take_lease():
                return count
            after = due[-1]
            # Compressing takes some milliseconds, for which no move waits.
            for table, content in await self._due(partial(_prepared, tables=due)):
                await self.registry.writer.write(Commit(partial(archive.store, table=table, content=content)))
                count += 1

    # Tables that nobody plays at

    async def _announce(self) -> int:
        """Tell the people of abandoned tables when these will be removed; take it back where somebody has played on."""
        settings = self.settings
        if not settings.remove_days:
            found = await self._due(_announced)
            await self._set_removal(found, None)
            return 0
        notice = timedelta(days=min(settings.notice_days, settings.remove_days))
        idle = now() - timedelta(days=settings.remove_days) + notice
        await self._set_removal(await self._due(lambda connection: _alive_again(connection, idle)), None)
        due = await self._due(lambda connection: _abandoned(connection, idle))
        await self._set_removal(due, now() + notice)
        return len(due)

    async def _set_removal(self, tables: list[str], when: datetime | None) -> None:
        for table in tables:
            try:
                async with self.registry.locked(table) as live:
                    await self.registry.save(live, Commit(partial(writes.set_removal, table=table, when=when)))
                    live.removed_on = when
                    self.registry.changed(live)
            except CallRefused:
                log.warning("a table could not be announced", extra={"table": table})

    async def _remove(self) -> int:
        if not self.settings.remove_days:
            return 0
        count = 0
        for table in await self._due(_to_remove):
            if not await self._take_lease():
                break
            try:
                async with self.registry.locked(table) as live:
                    if live.removed_on is None or live.removed_on > now():
                        continue
                    noted = audit.noted(SERVER, "table-removed", table)
                    await self.registry.save(live, Commit(in_order(delete_table(table), noted)))
                    for listener in live.broadcast.listeners:
                        listener.dismissed = True
                    self.registry.forget(live)
                    if live.deal is not None and live.deal.remove(table):
                        self.registry.open_deal(live.deal)
                    count += 1
            except CallRefused:
                log.warning("a table could not be removed", extra={"table": table})
        return count

    # Guests and old lines

    async def _forget_guests(self) -> int:
        if not self.settings.guest_days:
            return 0
        before = now() - timedelta(days=self.settings.guest_days)
        count = 0
        while True:
            due = await self._due(lambda connection: _guests_with_nothing(connection, before))
            if not due:
                return count
            await self.registry.writer.write(Commit(partial(_forget, guests=due)))
            count += len(due)

    def _forget_old(self, connection: Connection) -> None:
        audit.forget_entries(connection, self.settings.audit_days)
        before = now() - timedelta(days=self.settings.address_days)
        old = (_guests.address.is_not(None)) & (_guests.seen < before)
        connection.execute(update(schema.guests).where(old).values(address=None))


def _finished(connection: Connection, before: datetime, after: str) -> list[str]:
    """Finished tables that are due for an archive, by id, after one of them."""
    packed = exists().where(schema.archives.c.table == _tables.id)
    query = select(_tables.id).where(_tables.over, _tables.changed < before, ~packed, _tables.id > after)
    return list(connection.execute(query.order_by(_tables.id).limit(BATCH)).scalars())


def _prepared(connection: Connection, tables: list[str]) -> list[tuple[str, bytes]]:
    """What is to be stored of these tables."""
    found = [(table, archive.prepared(connection, table)) for table in tables]
    return [(table, content) for table, content in found if content is not None]


def _announced(connection: Connection) -> list[str]:
    return list(connection.execute(select(_tables.id).where(_tables.removed_on.is_not(None))).scalars())


def _alive_again(connection: Connection, idle: datetime) -> list[str]:
    """Announced tables at which somebody has played since, or which are over."""
    query = select(_tables.id).where(_tables.removed_on.is_not(None), or_(_tables.changed >= idle, _tables.over))
    return list(connection.execute(query).scalars())


def _abandoned(connection: Connection, idle: datetime) -> list[str]:
    """Unfinished tables at which nobody has played for long, not yet announced; those of a deal go together with it."""
    query = select(_tables.id).where(_tables.over.is_(False), _tables.changed < idle, _tables.removed_on.is_(None))
    return list(connection.execute(query.order_by(_tables.changed).limit(GUESTS)).scalars())


def _to_remove(connection: Connection) -> list[str]:
    query = select(_tables.id).where(_tables.over.is_(False), _tables.removed_on < now())
    return list(connection.execute(query.order_by(_tables.removed_on).limit(GUESTS)).scalars())


def _guests_with_nothing(connection: Connection, before: datetime) -> list[str]:
    """Guests not seen for long who have no seat, no table, and have neither finished a lesson nor tried a puzzle."""
    owned = (
        exists().where(schema.seats.c.guest == _guests.id),
        exists().where(_tables.host == _guests.id),
        exists().where(schema.watchers.c.guest == _guests.id),
        exists().where(schema.lessons.c.guest == _guests.id),
        exists().where(schema.puzzles.c.guest == _guests.id),
        exists().where(schema.restrictions.c.guest == _guests.id),
    )
    long_ago = or_(_guests.seen < before, _guests.seen.is_(None) & (_guests.made < before))
    query = select(_guests.id).where(long_ago, _guests.signed_out.is_(False), *(~one for one in owned)).limit(GUESTS)
    return list(connection.execute(query).scalars())


def _forget(connection: Connection, guests: list[str]) -> None:
    connection.execute(delete(schema.guests).where(_guests.id.in_(guests)))

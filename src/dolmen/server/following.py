"""Work at intervals: what the host has decided, what this process does, and when guests were seen."""

import asyncio
import logging
from datetime import UTC, datetime
from typing import Final

from dolmen.server import load, sightings
from dolmen.server.load import Load
from dolmen.server.moderation import Decisions, Moderation, told_time
from dolmen.server.settings import Settings
from dolmen.server.sightings import Sightings
from dolmen.server.table_registry import TableRegistry
from dolmen.server.wire import Notice
from dolmen.server.wire_socket import NoticesMessage
from dolmen.server.writer import Commit

log = logging.getLogger("dolmen.server")

BANNED: Final = (4403, "banned")


class Following:
    """Keeps this process up to date with what the host decides, in whichever process that was."""

    def __init__(self, settings: Settings, registry: TableRegistry, moderation: Moderation, work: Load) -> None:
        self.settings = settings
        self.registry = registry
        self.moderation = moderation
        self.work = work
        self.told: list[int] = [notice.id for notice in moderation.notices()]

    async def run(self) -> None:
        """Look at intervals, until the server ends."""
        while True:
            await asyncio.sleep(self.settings.follow)
            try:
                await self.look()
            except Exception:
                log.exception("the host's decisions could not be read")

    async def look(self) -> None:
        """Take over what has changed; tell of the work of this process while an administrator looks."""
        found = await self.registry.read(self.moderation.look)
        if found is not None:
            self.apply(found)
        self._tell_notices()
        told = self.work.measure()
        if self.moderation.watched > datetime.now(UTC).isoformat():
            await self.registry.writer.write(Commit(load.stored(told)))

    def apply(self, found: Decisions) -> None:
        """Go by new decisions, and close the sockets of people who are banned or signed out now."""
        if self.moderation.take(found):
            # Their links are signed with the former key.
            for live in list(self.registry.tables.values()):
                self.registry.forget(live)
        for live in list(self.registry.tables.values()):
            for listener in list(live.broadcast.listeners):
                guest = listener.viewer.guest
                if guest in found.ended or self.moderation.ban(guest, listener.address) is not None:
                    listener.end(*BANNED)

    def _tell_notices(self) -> None:
        """Tell everybody at a table when the messages of the host have changed, or the time of one is over."""
        shown = self.moderation.notices()
        if [notice.id for notice in shown] == self.told:
            return
        self.told = [notice.id for notice in shown]
        message = NoticesMessage([Notice(one.id, one.text, told_time(one.until)) for one in shown])
        for live in list(self.registry.tables.values()):
            live.broadcast.tell(message)


async def store_sightings(settings: Settings, registry: TableRegistry, found: Sightings) -> None:
    """Store at intervals when guests were seen, until the server ends."""
    while True:
        await asyncio.sleep(settings.sightings)
        try:
            await store_now(registry, found)
        except Exception:
            log.exception("it could not be stored when guests were seen")


async def store_now(registry: TableRegistry, found: Sightings) -> None:
    """Store when guests were seen."""
    noted = found.take()
    if noted:
        await registry.writer.write(Commit(sightings.stored(noted)))

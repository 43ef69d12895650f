"""The tables in memory, and the threads that read the database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from dolmen.server.deal import Deal
from dolmen.server.live_table import LiveTable, is_idle
from dolmen.server.queries import ListedTable, Queries
from dolmen.server.settings import Settings

T = TypeVar("T")

DB_THREADS: Final = 2


class OpenTables:
    """The tables that this process has in memory, those used last at the end."""

    def __init__(self, settings: Settings, queries: Queries) -> None:
        self.settings = settings
        self.queries = queries
        self.tables: dict[str, LiveTable] = {}
        self.threads = ThreadPoolExecutor(DB_THREADS, thread_name_prefix="database")
        self.aside = ThreadPoolExecutor(1, thread_name_prefix="aside")

    async def read(self, call: Callable[..., T], *arguments: Any) -> T:
        """Read the database outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, call, *arguments)

    async def work_aside(self, work: Callable[[], T]) -> T:
        """Do longer work outside the event loop, one piece after another."""
        return await asyncio.get_running_loop().run_in_executor(self.aside, work)

    async def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables of a guest."""
        return await self.read(self.queries.tables_of, guest)

    def make_place(self, moments: int) -> None:
        """Drop tables at which nobody is, the least recently used first, until there is room for another with so many moments."""
        moments += sum(len(live.match.journal.texts) for live in self.tables.values())
        for live in list(self.tables.values()):
            if len(self.tables) < self.settings.tables_kept and moments <= self.settings.moments_kept:
                return
            if is_idle(live):
                moments -= len(live.match.journal.texts)
                self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; its sockets will reconnect to a newly loaded one."""
        live.evicted = True
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        live.broadcast.wake()

    def open_deal(self, deal: Deal) -> None:
        """Tell everybody at the tables with a deal that its secret may be known now."""
        for table in deal.over:
            other = self.tables.get(table)
            if other is not None:
                other.tell_state()

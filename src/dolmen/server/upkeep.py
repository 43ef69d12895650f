"""What is done beside the bots: tables get missing work, looks are stored, idle tables leave memory, old questions go."""

import asyncio
import itertools
import logging
import time
from typing import Final

from dolmen.server import work
from dolmen.server.claims import Claims
from dolmen.server.live_table import is_idle
from dolmen.server.table_registry import TableRegistry

log = logging.getLogger("dolmen.server")

ROUND: Final = 5.0
# How old the stored look at a table may become while somebody looks on.
LOOKS: Final = 60.0
# After so many rounds.
TIDY: Final = 12
SEARCH: Final = 120
AT_ONCE: Final = 500


async def always(registry: TableRegistry, claims: Claims) -> None:
    """Do all of it, again and again."""
    for number in itertools.count():
        try:
            forget_idle(registry, time.monotonic())
            await store_looks(registry, claims)
            if number % SEARCH == 0:
                await add_missing(claims)
            if number % TIDY == 0:
                await claims.store.do(lambda connection: work.forget_questions(connection, claims.store.shift))
        except Exception:
            log.exception("the work of bots could not be looked after")
        await asyncio.sleep(ROUND)


def forget_idle(registry: TableRegistry, now: float) -> None:
    """Drop the tables from memory that nobody has used for a while."""
    for live in list(registry.tables.values()):
        if now - live.used < registry.settings.idle:
            # The others have been used later.
            return
        if is_idle(live):
            registry.forget(live)


async def store_looks(registry: TableRegistry, claims: Claims) -> None:
    """Store that somebody looks at tables, from time to time."""
    now = time.monotonic()
    seen = []
    for live in registry.tables.values():
        if live.broadcast.listeners:
            live.looked = now
        if live.looked > live.look_stored and now - live.look_stored >= LOOKS:
            seen.append(live)
    await claims.store.do(lambda connection: work.look(connection, [live.id for live in seen], claims.store.shift))
    for live in seen:
        live.look_stored = now


async def add_missing(claims: Claims) -> None:
    """Add work for tables that wait for a bot and have none; after an update these are all."""
    while await claims.store.do(lambda connection: work.add_missing(connection, AT_ONCE, claims.store.shift)):
        claims.wake()

"""Tables that the server's host has closed: everybody may still look, and nothing can be changed."""

import logging

from sqlalchemy import Connection, update

from dolmen.server import schema
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.retrying import tried_again
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit, Statement
from dolmen.server.writes import in_order

log = logging.getLogger("dolmen.server")


def check_open(live: LiveTable) -> None:
    """CallRefused when the host has closed a table."""
    if live.closed is not None:
        refused = CallRefused(409, "table-closed")
        refused.failure.reason = live.closed
        raise refused


def _set_closed(table: str, reason: str | None) -> Statement:
    def statement(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(closed=reason))

    return statement


@tried_again
async def close(registry: TableRegistry, table: str, reason: str | None, noted: Statement) -> None:
    """Close a table for a reason that its people read; without one it is open again."""
    async with registry.locked(table) as live:
        # Before it is stored: whether a bot has anything to think about is stored with it.
        live.closed = reason
        await registry.save(live, Commit(in_order(_set_closed(table, reason), noted)))
        live.cache.drop_seats()
        registry.changed(live)
        log.info("a table was closed" if reason else "a table was opened again", extra={"table": table})

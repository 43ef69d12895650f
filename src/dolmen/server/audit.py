"""The audit log: what administrators did, from where and when."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from dolmen.server import schema
from dolmen.server.queries import now
from dolmen.server.writer import Statement

COMMAND_LINE: Final = "command line"
SHOWN: Final = 100
ABOUT_LENGTH: Final = 100
DETAIL_LENGTH: Final = 500

_names = schema.audit.c


class Entry(NamedTuple):
    """A line of the audit log."""

    id: int
    at: datetime
    who: str
    address: str
    action: str
    about: str
    detail: str


class Actor(NamedTuple):
    """Who acts: a session of an administrator, or the command line; and from which address."""

    who: str
    address: str = ""


def noted(actor: Actor, action: str, about: str = "", detail: str = "") -> Statement:
    """Add a line to the audit log, in the transaction of what it tells of."""
    values = {"who": actor.who, "address": actor.address, "action": action}
    values |= {"about": about[:ABOUT_LENGTH], "detail": detail[:DETAIL_LENGTH]}

    def statement(connection: Connection) -> None:
        connection.execute(insert(schema.audit).values(values | {"at": now()}))

    return statement


def entries(connection: Connection, before: int | None = None) -> list[Entry]:
    """The newest lines, or the newest of those before one of them."""
    query = select(schema.audit).order_by(_names.id.desc()).limit(SHOWN)
    if before is not None:
        query = query.where(_names.id < before)
    return [Entry(*(getattr(row, name) for name in Entry._fields)) for row in connection.execute(query)]


def forget_entries(connection: Connection, days: float) -> int:
    """Remove lines that are older than the host wants to keep them; returns how many."""
    return connection.execute(delete(schema.audit).where(_names.at < now() - timedelta(days=days))).rowcount

"""Secrets of tables to come: the server is bound to one before anybody's word is known, and each can be used once."""

import secrets
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from dolmen.kernel.chance import SECRET_BYTES, commitment
from dolmen.server import schema, wire
from dolmen.server.failures import CallRefused
from dolmen.server.guests import new_table_id
from dolmen.server.queries import now
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit, Statement

RESERVED_A_GUEST: Final = 3
KEPT: Final = timedelta(days=1)

_reserved = schema.reservations.c


async def reserve(registry: TableRegistry, guest: str) -> wire.Commitment:
    """Draw a table's secret and bind the server to it, before anybody's word is known."""
    table, secret = new_table_id(), secrets.token_bytes(SECRET_BYTES)
    await registry.writer.write(Commit(add(guest, table, secret)))
    return wire.Commitment(table, commitment(table, secret))


def add(guest: str, table: str, secret: bytes) -> Statement:
    """Store a reservation; those of long ago are forgotten, and of a guest's earlier ones all but the last two."""

    def statement(connection: Connection) -> None:
        own = select(_reserved.table).where(_reserved.guest == guest).order_by(_reserved.made.desc())
        former = list(connection.execute(own).scalars())[RESERVED_A_GUEST - 1 :]
        connection.execute(delete(schema.reservations).where(_reserved.table.in_(former) | (_reserved.made < now() - KEPT)))
        connection.execute(insert(schema.reservations).values(table=table, guest=guest, secret=secret.hex(), made=now()))

    return statement


async def secret_for(registry: TableRegistry, guest: str, table: str) -> tuple[str, bytes]:
    """A reserved table and its secret; without a reservation they are drawn now."""
    if not table:
        return new_table_id(), secrets.token_bytes(SECRET_BYTES)
    secret = await registry.read(registry.queries.reserved, guest, table)
    if secret is None:
        raise CallRefused(409, "no-reservation")
    return table, secret


def use(guest: str, table: str) -> Statement:
    """Delete a reservation when its table is stored; CallRefused when another table has used it meanwhile."""

    def statement(connection: Connection) -> None:
        used = delete(schema.reservations).where(_reserved.table == table, _reserved.guest == guest)
        if connection.execute(used).rowcount != 1:
            raise CallRefused(409, "no-reservation")

    return statement

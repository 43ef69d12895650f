"""Leases: work that only one process does at a time, until it ends or dies."""

import json
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, select, update

from dolmen.server import schema
from dolmen.server.queries import now
from dolmen.server.upserts import insert_if_new


def take(connection: Connection, work: str, holder: str, seconds: float) -> bool:
    """Take or renew the lease of a piece of work; False while another process has it."""
    name = f"lease-{work}"
    names = schema.settings.c
    mine = json.dumps([holder, (now() + timedelta(seconds=seconds)).isoformat()])
    found = connection.execute(select(names.value).where(names.name == name)).scalar()
    if found is None:
        insert_if_new(connection, schema.settings, {"name": name, "value": mine})
        return bool(connection.execute(select(names.value).where(names.name == name)).scalar() == mine)
    owner, until = json.loads(found)
    if owner != holder and datetime.fromisoformat(until) > now():
        return False
    # Of two who find it free at the same time only one replaces what both have read.
    change = update(schema.settings).where(names.name == name, names.value == found).values(value=mine)
    return connection.execute(change).rowcount > 0


def end(connection: Connection, work: str) -> None:
    """End the lease of a piece of work, whoever has it."""
    connection.execute(delete(schema.settings).where(schema.settings.c.name == f"lease-{work}"))

"""Inserting a row that may be there already, in SQLite and in PostgreSQL."""

from typing import Any, Final

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

INSERTS: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_if_new(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row; one with the same key stays as it is."""
    connection.execute(INSERTS[connection.dialect.name](table).values(values).on_conflict_do_nothing())


def insert_or_replace(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row; one with the same key gets these values."""
    key = [column.name for column in table.primary_key]
    changed = {name: value for name, value in values.items() if name not in key}
    statement = INSERTS[connection.dialect.name](table).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed))

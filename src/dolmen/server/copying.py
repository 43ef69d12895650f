"""Copying all rows from one database to another, in either direction between SQLite and PostgreSQL, and checking the copy.

Both databases have the same version of the schema, which need not be the newest.
"""

import hashlib
import itertools
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, MetaData, Table, func, insert, select

from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.server import archive
from dolmen.server.database import UNFINISHED, VERSION_TABLE
from dolmen.server.stored_journal import stored_journal

ROWS_AT_ONCE: Final = 2000
TABLES_AT_ONCE: Final = 50
_HASHES: Final = 1 << 256

Row = dict[str, Any]
# Done, of how many, and what is being done.
Tell = Callable[[int, int, str], None]


class Content(NamedTuple):
    """What a database table holds: the number of rows, and a hash that does not depend on their order."""

    rows: int
    hash: int


class Checked(NamedTuple):
    """The number of tables in a copy, and those whose journals are damaged, in both databases."""

    tables: int
    damaged: list[str]


class Side:
    """One database of a copy: its tables, and which of them hold parts of a game's table."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        metadata = MetaData()
        metadata.reflect(connection)
        found = [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]
        self.by_name = {table.name: table for table in found}
        self.tables = self.by_name["tables"]
        self.parts = [table for table in found if _of_table(table) is not None]
        self.others = [table for table in found if table is not self.tables and table not in self.parts]

    def ids(self) -> list[str]:
        """The ids of all tables."""
        return sorted(self.connection.execute(select(self.tables.c.id)).scalars())

    def newest(self, count: int) -> list[str]:
        """The ids of the tables that were changed last."""
        query = select(self.tables.c.id).order_by(self.tables.c.changed.desc()).limit(count)
        return list(self.connection.execute(query).scalars())

    def rows(self, table: Table, ids: list[str] | None = None) -> Iterator[Row]:
        """The rows of a database table, all or those of some tables; the mark of an unfinished copy is left out."""
        names = sorted(table.columns.keys())
        query = select(*[table.c[name] for name in names])
        if ids is not None:
            query = query.where(_column_of_table(table).in_(ids))
        elif table.name == "settings":
            query = query.where(table.c.name != UNFINISHED)
        # The whole answer may be larger than the memory.
        for row in self.connection.execute(query, execution_options={"stream_results": True, "yield_per": ROWS_AT_ONCE}):
            yield {name: _storable(value) for name, value in zip(names, row, strict=True)}

    def content(self, table: Table) -> Content:
        """What a database table holds."""
        count = total = 0
        for row in self.rows(table):
            count += 1
            total += int.from_bytes(hashlib.sha256(json.dumps(list(row.values()), default=str).encode()).digest())
        return Content(count, total % _HASHES)


def _of_table(table: Table) -> Column[Any] | None:
    """The column that says to which game's table a row belongs."""
    for column in table.columns:
        if any(key.column.table.name == "tables" for key in column.foreign_keys):
            return column
    return None


def _column_of_table(table: Table) -> Column[Any]:
    column = _of_table(table)
    return table.c.id if column is None else column


def _storable(value: Any) -> Any:
    """A value as both databases can store it: PostgreSQL has no NUL, which an odd browser could once send to SQLite."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value


def copy_rows(source: Side, target: Side, tell: Tell, keep: Callable[[], None]) -> None:
    """Copy what the target does not have; `keep` is called whenever what is there so far may be kept."""
    for table in source.others:
        _copy_missing(source, target, table)
        keep()
    there = set(target.ids())
    ids = source.ids()
    missing = [id for id in ids if id not in there]
    tell(len(ids) - len(missing), len(ids), "copying tables")
    for number, batch in enumerate(_chunks(missing, TABLES_AT_ONCE), 1):
        for table in (source.tables, *source.parts):
            for rows in _chunks(source.rows(table, batch), ROWS_AT_ONCE):
                target.connection.execute(insert(target.by_name[table.name]), rows)
        keep()
        done = min(len(ids), len(there) + number * TABLES_AT_ONCE)
        tell(done, len(ids), "copying tables")
    _set_sequences(target)


def _copy_missing(source: Side, target: Side, table: Table) -> None:
    """Copy the rows whose keys the target does not have."""
    into = target.by_name[table.name]
    key = sorted(column.name for column in into.primary_key)
    there = {tuple(row) for row in target.connection.execute(select(*[into.c[name] for name in key]))}
    missing = (row for row in source.rows(table) if tuple(row[name] for name in key) not in there)
    for rows in _chunks(missing, ROWS_AT_ONCE):
        target.connection.execute(insert(into), rows)


def _set_sequences(target: Side) -> None:
    """Let PostgreSQL number new rows after those that were copied."""
    if target.connection.dialect.name != "postgresql":
        return
    for table in target.by_name.values():
        column = table.autoincrement_column
        if column is not None and column.server_default is not None:
            last = target.connection.execute(select(func.max(column))).scalar()
            sequence = func.pg_get_serial_sequence(f'"{table.name}"', column.name)
            target.connection.execute(select(func.setval(sequence, (last or 0) + 1, False)))


def check_copy(source: Side, target: Side, tell: Tell) -> Checked:
    """Compare both databases row by row, and check the chain of every journal."""
    for number, table in enumerate(source.by_name.values()):
        tell(number, len(source.by_name), "comparing rows")
        here, there = source.content(table), target.content(target.by_name[table.name])
        if here != there:
            raise BadInput(
                f"the copy of {table.name} is not the same: {here.rows} rows there, {there.rows} here, "
                f"{'other' if here.rows == there.rows else 'and other'} contents"
            )
    return Checked(len(target.ids()), damaged_journals(target, tell))


def damaged_journals(side: Side, tell: Tell, newest: int | None = None) -> list[str]:
    """The tables whose journals are damaged, among all or the newest ones."""
    ids = side.ids() if newest is None else side.newest(newest)
    damaged = []
    journal, archives = side.by_name["journal"], side.by_name.get("archives")
    for number, batch in enumerate(_chunks(ids, TABLES_AT_ONCE)):
        tell(number * TABLES_AT_ONCE, len(ids), "checking journals")
        lines: dict[str, list[tuple[int, str]]] = {id: [] for id in batch}
        for row in side.rows(journal, batch):
            lines[row["table"]].append((row["moment"], row["line"]))
        packed = {row["table"]: row["content"] for row in side.rows(archives, batch)} if archives is not None else {}
        damaged += [id for id, found in lines.items() if not _whole(packed.get(id), [line for _, line in sorted(found)])]
    tell(len(ids), len(ids), "checking journals")
    return damaged


def _whole(packed: bytes | None, lines: list[str]) -> bool:
    """Tell whether the chain of a journal's lines is whole, those in an archive included."""
    try:
        return bool(stored_journal([*([] if packed is None else archive.unpacked(packed).lines), *lines]).lines)
    except (BadJournal, IndexError):
        return False


def _chunks(items: Iterable[Any], size: int) -> Iterator[list[Any]]:
    remaining = iter(items)
    while chunk := list(itertools.islice(remaining, size)):
        yield chunk

"""Moving everything to another database: `dolmen migrate-database`; and what backup and restore need of the same work."""

import contextlib
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, delete, func, insert, select

from dolmen.kernel.errors import BadInput
from dolmen.server import postgres, schema
from dolmen.server.copying import Checked, Side, Tell, check_copy, copy_rows
from dolmen.server.database import (
    UNFINISHED,
    VERSION_TABLE,
    DataLock,
    Place,
    connect,
    connect_file,
    make_folder,
    mark_of,
    upgrade,
    version_of,
)

PART: Final = ".part"


def transfer(source: Place, target: Place, tell: Tell) -> Checked:
    """Copy a database to an empty one, in steps that survive a kill, and check the copy; no server may run meanwhile."""
    if str(source) == str(target):
        raise BadInput(f"{source}: a database cannot be copied to itself")
    if source.address is None and not source.file.is_file():
        raise BadInput(f"{source}: there is no such file, so there is nothing to copy")
    with alone(source) as old, _draft(target) as new, old.connect() as reading, new.connect() as writing:
        version = known_version(reading, source)
        _prepare(writing, version, _fingerprint(reading), target)
        copying, copied = Side(reading), Side(writing)
        copy_rows(copying, copied, tell, writing.commit)
        checked = check_copy(copying, copied, tell)
        writing.execute(delete(schema.settings).where(schema.settings.c.name == UNFINISHED))
        writing.commit()
    return checked


@contextlib.contextmanager
def alone(place: Place) -> Iterator[Engine]:
    """The connections to a database that no server uses meanwhile; Busy when one does."""
    if place.address is not None:
        engine = connect(place, alone=True)
        try:
            postgres.check_server(engine, place.address)
            with postgres.explained(place.address):
                yield engine
        finally:
            engine.dispose()
        return
    with folder_alone(place.data):
        engine = connect(place)
        try:
            yield engine
        finally:
            engine.dispose()


@contextlib.contextmanager
def folder_alone(data: Path) -> Iterator[None]:
    """Use a data folder while no server does."""
    make_folder(data)
    lock = DataLock(data)
    if not lock.take():
        raise postgres.Busy(f"a Dolmen server uses {data}; stop it first")
    try:
        yield
    finally:
        lock.release()


@contextlib.contextmanager
def _draft(target: Place) -> Iterator[Engine]:
    """The database to copy to: a new file, which gets its name when it is whole, or PostgreSQL."""
    if target.address is not None:
        with alone(target) as engine:
            yield engine
        return
    if target.file.exists():
        raise BadInput(f"{target}: there are already tables")
    with folder_alone(target.data):
        draft = target.file.with_name(target.file.name + PART)
        engine = new_file(draft)
        try:
            yield engine
            finish_file(engine)
        finally:
            engine.dispose()
        draft.replace(target.file)


def new_file(file: Path) -> Engine:
    """Connections to a SQLite file that only its owner can read; it may be there already."""
    file.touch(0o600)
    return connect_file(file)


def finish_file(engine: Engine) -> None:
    """Make one file of a SQLite database and what is beside it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")


def known_version(connection: Connection, name: object) -> str:
    """The version of a database that this program can read."""
    found = version_of(connection)
    if found is None:
        raise BadInput(f"{name}: no Dolmen has kept tables there")
    if found > schema.HEAD:
        raise BadInput(f"{name}: has version {found}, made by a newer Dolmen; this one knows {schema.HEAD}")
    if mark_of(connection) is not None:
        raise BadInput(f"{name}: is itself an unfinished copy")
    return found


def new_schema(connection: Connection, version: str) -> None:
    """Make the database tables of a version, in a transaction, in place of those that are there."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    found = MetaData()
    found.reflect(connection)
    ours = {*schema.metadata.tables, VERSION_TABLE}
    found.drop_all(connection, [table for table in found.sorted_tables if table.name in ours])
    upgrade(connection, version)


def holds_tables(connection: Connection) -> bool:
    """Tell whether a database holds a table or a guest, which nobody wants to lose."""
    if version_of(connection) is None:
        return False
    rows = (connection.execute(select(table.c.id).limit(1)).first() for table in (schema.tables, schema.guests))
    return any(row is not None for row in rows)


def _prepare(target: Connection, version: str, source: dict[str, str], name: Place) -> None:
    """Make the database tables, with a mark of what they are a copy of; or find what an earlier attempt has left."""
    mark = None if version_of(target) is None else mark_of(target)
    begun = {} if mark is None else json.loads(mark)
    if begun == source:
        return
    if mark is None and holds_tables(target):
        raise BadInput(f"{name}: there are already tables; only an empty database can be copied to")
    if mark is not None and begun["of"] != source["of"]:
        raise BadInput(f"{name}: holds an unfinished copy of another database; empty it first")
    target.rollback()
    # A server has used the source since the last attempt, or this is the first.
    new_schema(target, version)
    target.execute(insert(schema.settings).values(name=UNFINISHED, value=json.dumps(source)))
    target.commit()


def _fingerprint(source: Connection) -> dict[str, str]:
    """Which database this is, by a hash of its key, and what it holds, by its counts and its last change."""
    side = Side(source)
    key = source.execute(select(schema.settings.c.value).where(schema.settings.c.name == "key")).scalar() or ""
    counts = [source.execute(select(func.count()).select_from(table)).scalar() for table in side.by_name.values()]
    last = source.execute(select(func.max(side.tables.c.changed))).scalar()
    return {"of": hashlib.sha256(f"dolmen/copy\n{key}".encode()).hexdigest(), "state": f"{version_of(source)} {counts} {last}"}

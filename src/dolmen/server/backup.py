"""Backup and restore: one SQLite file, taken while servers run, from which either database can be restored."""

import contextlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError

from dolmen.kernel.errors import BadInput
from dolmen.server import postgres
from dolmen.server.copying import Side, Tell, check_copy, copy_rows, damaged_journals
from dolmen.server.database import Place, connect, connect_file, snapshot, upgrade
from dolmen.server.schema import HEAD
from dolmen.server.transfer import alone, finish_file, folder_alone, holds_tables, known_version, new_schema

# How many damaged tables a sentence names.
NAMED: Final = 5


def backup(place: Place, file: Path, tell: Tell, *, force: bool = False) -> int:
    """Copy the database as it is at one moment, and return how many tables it holds."""
    if place.address is None and not place.file.is_file():
        raise BadInput(f"{place}: there is no such file; there is nothing to back up (see --data)")
    if file.exists() and not force:
        raise BadInput(f"{file}: there is already such a file; --force overwrites it")
    draft = file.with_name(file.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
        if place.address is None:
            _copy_file(place.file, draft)
        else:
            _copy_postgres(place, draft, tell)
        tables = checked(draft)
        draft.replace(file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from None
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise BadInput(f"{place}: cannot be copied: {error}") from None
    finally:
        draft.unlink(missing_ok=True)
    return tables


def _copy_file(source: Path, draft: Path) -> None:
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(draft)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _copy_postgres(place: Place, draft: Path, tell: Tell) -> None:
    """Write a PostgreSQL database, as it is at one moment, as a SQLite file with the same version of the schema."""
    assert place.address is not None
    source, target = connect(place), connect_file(draft)
    try:
        postgres.check_server(source, place.address)
        with snapshot(source) as reading, target.connect() as writing:
            reading.exec_driver_sql("SET LOCAL statement_timeout = 0")
            reading.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
            upgrade(writing, known_version(reading, place))
            live, copy = Side(reading), Side(writing)
            copy_rows(live, copy, tell, writing.commit)
            check_copy(live, copy, tell)
        finish_file(target)
    finally:
        source.dispose()
        target.dispose()


def restore(place: Place, file: Path, tell: Tell, *, force: bool = False, damaged: bool = False) -> int:
    """Put a backup in place; never while a server is running, and over existing tables only when told to.

    One with damaged journals is refused, unless these tables are `damaged` anyway and the others shall be saved.
    """
    if not file.is_file():
        raise BadInput(f"{file}: there is no such file")
    tables = checked(file)
    if not damaged:
        _check_journals(file, tell)
    if place.address is None:
        _restore_file(place, file, force)
    else:
        _restore_postgres(place, file, tell, force)
    return tables


def _restore_file(place: Place, file: Path, force: bool) -> None:
    target = place.file
    with folder_alone(place.data):
        if target.exists() and not force:
            raise BadInput(f"{target}: there are already tables; --force replaces them by those of {file}")
        try:
            draft = target.with_name(target.name + ".part")
            shutil.copyfile(file, draft)
            draft.chmod(0o600)
            _flush(draft)
            _empty_log(target)
            for leftover in ("-wal", "-shm"):
                target.with_name(target.name + leftover).unlink(missing_ok=True)
            draft.replace(target)
            _flush(target.parent)
        except OSError as error:
            raise BadInput(f"{target}: cannot be written: {error.strerror}") from None


def _empty_log(file: Path) -> None:
    """Bring the log of a SQLite file into the file, so that a crash after the log is removed loses nothing."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _flush(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; Windows opens no folders."""
    if os.name != "posix" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _restore_postgres(place: Place, file: Path, tell: Tell, force: bool) -> None:
    """Replace what is in a PostgreSQL database in one transaction, so that a failure leaves it as it was."""
    source = _read_only(file)
    try:
        with alone(place) as target, source.connect() as reading, target.connect() as writing:
            if holds_tables(writing) and not force:
                raise BadInput(f"{place}: there are already tables; --force replaces them by those of {file}")
            new_schema(writing, known_version(reading, file))
            kept, restored = Side(reading), Side(writing)
            copy_rows(kept, restored, tell, lambda: None)
            check_copy(kept, restored, tell)
            upgrade(writing, "head")
            writing.commit()
    finally:
        source.dispose()


def _check_journals(file: Path, tell: Tell) -> None:
    """BadInput when the chain of a journal in a backup is broken."""
    engine = _read_only(file)
    try:
        with engine.connect() as connection:
            found = damaged_journals(Side(connection), tell)
    finally:
        engine.dispose()
    if found:
        names = ", ".join(found[:NAMED]) + (" and others" if len(found) > NAMED else "")
        raise BadInput(
            f"{file}: the journals of {len(found)} tables are damaged: {names}; take another backup, "
            "or restore this one with --damaged, without being able to open these tables"
        )


def _read_only(file: Path) -> Engine:
    """Connections to a backup, which they do not change."""
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(f"file:{file}?mode=ro", uri=True))


def checked(file: Path) -> int:
    """The number of tables in a backup; BadInput when the file is not a backup or is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            if database.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise BadInput(f"{file}: the file is damaged")
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            if version > HEAD:
                raise BadInput(f"{file}: was made by a newer Dolmen (database version {version}; this one knows {HEAD})")
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except (sqlite3.Error, TypeError):
        raise BadInput(f"{file}: is not a backup of Dolmen, or it is damaged") from None

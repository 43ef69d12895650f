"""Backup and restore: one file, taken while the server runs."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from dolmen.kernel.errors import BadInput
from dolmen.server.database import DataLock, database_file
from dolmen.server.schema import HEAD


def backup(data: Path, file: Path, *, force: bool = False) -> int:
    """Copy the database as it is at one moment, and return how many tables it holds."""
    source = database_file(data)
    if not source.is_file():
        raise BadInput(f"{source}: there is no such file; there is nothing to back up (see --data)")
    if file.exists() and not force:
        raise BadInput(f"{file}: there is already such a file; --force overwrites it")
    draft = file.with_name(file.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(draft)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        tables = checked(draft)
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from None
    except sqlite3.Error as error:
        draft.unlink(missing_ok=True)
        raise BadInput(f"{source}: cannot be copied: {error}") from None
    return tables


def restore(data: Path, file: Path, *, force: bool = False) -> int:
    """Put a backup in place; never while a server is running, and over existing tables only when told to."""
    if not file.is_file():
        raise BadInput(f"{file}: there is no such file")
    tables = checked(file)
    target = database_file(data)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = DataLock(data)
    if not lock.take():
        raise BadInput(f"a Dolmen server uses {data}; stop it before restoring")
    try:
        if target.exists() and not force:
            raise BadInput(f"{target}: there are already tables; --force replaces them by those of {file}")
        draft = target.with_name(target.name + ".part")
        shutil.copyfile(file, draft)
        draft.chmod(0o600)
        for leftover in ("-wal", "-shm"):
            target.with_name(target.name + leftover).unlink(missing_ok=True)
        draft.replace(target)
    except OSError as error:
        raise BadInput(f"{target}: cannot be written: {error.strerror}") from None
    finally:
        lock.release()
    return tables


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

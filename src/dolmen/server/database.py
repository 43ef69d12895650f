"""Opening the database: where it is, its connections, its migrations, and the lock of the one server that uses a folder."""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.exc import DBAPIError, OperationalError

from dolmen.kernel.errors import BadInput
from dolmen.server import postgres
from dolmen.server.schema import HEAD, settings

FILE: Final = "dolmen.sqlite"
LOCK: Final = "server.lock"
BUSY_SECONDS: Final = 30.0
FROM_ENVIRONMENT: Final = "DOLMEN_DATABASE"
VERSION_TABLE: Final = "alembic_version"
# The setting that marks a database as a copy that is not finished.
UNFINISHED: Final = "unfinished-copy"


def database_file(data: Path) -> Path:
    """The SQLite file of a data folder."""
    return data / FILE


@dataclass(frozen=True)
class Place:
    """Where the tables are kept: in the PostgreSQL database of a URL, or without one in a SQLite file of the data folder."""

    data: Path
    url: str = field(default="", repr=False)

    @cached_property
    def address(self) -> postgres.Address | None:
        """The PostgreSQL database, or None."""
        return postgres.Address(self.url) if self.url else None

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return database_file(self.data)

    @property
    def kind(self) -> str:
        """The database in one word, which says nothing of the machine."""
        return "postgresql" if self.url else FILE

    def __str__(self) -> str:
        return self.address.name if self.address else str(self.file)


def open_database(place: Place) -> Engine:
    """Open the database; create or migrate it when needed."""
    if place.address is not None:
        engine = connect(place)
        try:
            postgres.check_server(engine, place.address)
            with postgres.explained(place.address):
                migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return engine
    make_folder(place.data)
    _keep_to_owner(place.file)
    engine = connect(place)
    try:
        migrate(engine)
    except DBAPIError as error:
        engine.dispose()
        raise BadInput(f"{place.file}: {_sqlite_cause(error)}") from None
    return engine


def _sqlite_cause(error: DBAPIError) -> str:
    """Why a SQLite file cannot be used, and what to do."""
    said = str(error.orig)
    if isinstance(error, OperationalError):
        return f"cannot be used: {said}; look at the rights of the file and its folder, and at the free room on the disk"
    return f"is not a database of Dolmen, or it is damaged ({said}); put a backup in place with: dolmen restore BACKUP --force"


def make_folder(data: Path) -> None:
    """Make a data folder, which only its owner can read; BadInput where that is not possible."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadInput(f"{data}: cannot be the data folder: {error.strerror}") from None


def _keep_to_owner(file: Path) -> None:
    """Make the database readable by its owner only: it holds secrets and the signing key."""
    with contextlib.suppress(OSError):
        # SQLite gives the files beside it the same mode.
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        for part in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            if part.exists():
                part.chmod(0o600)


def connect(place: Place, *, alone: bool = False) -> Engine:
    """Connections to the database; `alone`: to a PostgreSQL that no server may use meanwhile."""
    return connect_file(place.file) if place.address is None else postgres.connect(place.address, alone=alone)


def connect_file(file: Path) -> Engine:
    """SQLite with a write-ahead log; FULL: a commit is on the disk before it is acknowledged.

    Error messages never contain the parameters, which include secrets, guests and hidden draws.
    """
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.close()

    return engine


@contextlib.contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that reads the database as it is at one moment, however many queries that takes."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


def version_of(connection: Connection) -> str | None:
    """The version of the schema, or None where no Dolmen has made one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def migrate(engine: Engine, target: str = "head") -> None:
    """Bring the database up to date; Alembic is imported only when there is something to do."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Several servers may start at the same time: one migrates, the others wait and find nothing to do.
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({postgres.MIGRATING})")
        found = version_of(connection)
        if found is not None and mark_of(connection) is not None:
            raise BadInput("the database is an unfinished copy; run `dolmen migrate-database` again")
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise BadInput(f"the database has version {found}, made by a newer Dolmen; this one knows {HEAD}")
        upgrade(connection, target)


def upgrade(connection: Connection, target: str) -> None:
    """Run the migrations up to a version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def mark_of(connection: Connection) -> str | None:
    """What an unfinished copy is a copy of; None in every other database."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == UNFINISHED)).scalar()
    return None if found is None else str(found)


class DataLock:
    """Held by the server that uses a data folder, and by a restore; the system releases it when the process dies."""

    def __init__(self, data: Path) -> None:
        self.lock = FileLock(data / LOCK, thread_local=False)

    def take(self) -> bool:
        """Take the lock; False when another process has it."""
        try:
            self.lock.acquire(blocking=False)
        except Timeout:
            return False
        except OSError as error:
            raise BadInput(f"{self.lock.lock_file}: cannot be written: {error.strerror}") from None
        return True

    def release(self) -> None:
        """Give the lock back."""
        self.lock.release()

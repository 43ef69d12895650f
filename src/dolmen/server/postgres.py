"""PostgreSQL: reading the URL, the connections of a server, and what can go wrong with them, in one sentence each."""

import contextlib
import re
import time
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import unquote

from sqlalchemy import URL, Engine, ExceptionContext, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from dolmen.kernel.errors import BadInput

SCHEMES: Final = ("postgresql://", "postgres://")
OLDEST: Final = 140_000
CONNECT_SECONDS: Final = 10
LOCK_SECONDS: Final = 5.0
LOCK_AGAIN: Final = 0.1
# Two threads read, one writes, and some calls open a connection of their own.
POOL: Final = 5
OVERFLOW: Final = 10
# A session that holds locks may neither think nor wait for long: other processes wait for it.
LIMITS: Final = {
    "statement_timeout": "60s",
    "lock_timeout": "20s",
    "idle_in_transaction_session_timeout": "60s",
}
# Advisory locks of the database: every connection of a server shares USED, a restore has it alone; MIGRATING is held while
# the schema is changed.
USED: Final = 0x646F6C6D656E
MIGRATING: Final = USED + 1
MISSING: Final = "PostgreSQL needs another package; install it with: pip install 'dolmen[postgres]'"
EXPECTED: Final = (
    "expected postgresql://user:password@host:port/database, with %XX in place of special characters such as @ or / in a password"
)

# What libpq says when it cannot connect, and what we say.
_CAUSES: Final = (
    (r'database "[^"]*" does not exist', "there is no such database; create it with: createdb --encoding=UTF8 {database}"),
    (r"password authentication failed|no password supplied", "the user name or the password is wrong"),
    (r'role "[^"]*" does not exist', "there is no such user"),
    (r"too many clients|remaining connection slots", "it has no free connections; raise max_connections of PostgreSQL"),
    (r"no pg_hba.conf entry", "pg_hba.conf does not let this user connect from this machine"),
    (r"timeout expired|[Cc]onnection refused|No such file|could not translate|failed to resolve", "it cannot be reached"),
)


class Busy(BadInput):
    """The database is used in a way that excludes what was asked for."""


class Address:
    """A URL that was read: what psycopg needs, and how to call the database without telling a secret."""

    def __init__(self, url: str) -> None:
        self.parameters = _parsed(url)
        self.database = str(self.parameters.get("dbname") or "")
        host, port = str(self.parameters.get("host") or ""), str(self.parameters.get("port") or "")
        # The path of a socket is not part of the name.
        shown = "" if host.startswith("/") else host + (f":{port}" if port else "")
        self.name = f"postgresql://{shown}/{self.database}"


def is_url(text: str) -> bool:
    """Tell whether a text is the URL of a PostgreSQL database."""
    return text.startswith(SCHEMES)


def _parsed(url: str) -> dict[str, Any]:
    if not is_url(url):
        raise BadInput(f"--database {_scheme(url)}: {EXPECTED}; without it the tables are in the folder of --data")
    try:
        from psycopg import Error
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise BadInput(MISSING) from None
    try:
        found = conninfo_to_dict(url)
    except Error:
        # What libpq says of a URL that it cannot read may contain the password.
        raise BadInput(f"the URL of the database cannot be read: {EXPECTED}") from None
    if "@" in str(found.get("host") or "") or "@" in unquote(str(found.get("port") or "")):
        raise BadInput(f"the URL of the database has more than one @: {EXPECTED}")
    return found


def _scheme(url: str) -> str:
    scheme, separator, _ = url.partition("://")
    return f"{scheme}://…" if separator else "without ://"


def connect(address: Address, *, alone: bool = False) -> Engine:
    """Connections to a database; `alone`: only one, while no server uses the database.

    A connection that PostgreSQL has closed is noticed before its next use and replaced.
    Error messages contain neither parameters nor rows, which include secrets, guests and hidden draws.
    """
    reached: dict[str, Any] = {
        "application_name": "dolmen",
        "connect_timeout": CONNECT_SECONDS,
        "tcp_user_timeout": 30_000,
        "client_encoding": "utf8",
        **address.parameters,
    }
    engine = create_engine(
        URL.create("postgresql+psycopg"),
        connect_args=reached,
        poolclass=QueuePool,
        pool_size=1 if alone else POOL,
        max_overflow=0 if alone else OVERFLOW,
        pool_timeout=CONNECT_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        prepare(connection, alone)

    event.listen(engine, "handle_error", _without_details)
    return engine


def prepare(connection: Any, alone: bool) -> None:
    """Set up a new connection of psycopg: durable commits, limits, and the lock that says that a server is there."""
    lock = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    # Work that has the database alone may take long.
    limits = dict.fromkeys(LIMITS, "0") if alone else LIMITS
    with connection.cursor() as cursor:
        # A stronger setting of the host stays: `remote_apply` waits for another machine as well.
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')"
        )
        for name, value in limits.items():
            cursor.execute("SELECT set_config(%s, %s, false)", (name, value))
        # PostgreSQL notices a moment later that a program has gone.
        until = time.monotonic() + LOCK_SECONDS
        taken = False
        while not taken and time.monotonic() < until:
            cursor.execute(f"SELECT {lock}(%s)", (USED,))
            (taken,) = cursor.fetchone()
            if not taken:
                time.sleep(LOCK_AGAIN)
    connection.commit()
    if not taken:
        connection.close()
        raise Busy(
            "a Dolmen server uses this database; stop it first"
            if alone
            else "this database is being restored or copied; start the server when that is done"
        )


def _without_details(context: ExceptionContext) -> None:
    """Remove the details of an error, in which PostgreSQL quotes whole rows."""
    original: Any = context.original_exception
    primary = getattr(getattr(original, "diag", None), "message_primary", None)
    if primary is not None:
        original.args = (primary,)
        if context.sqlalchemy_exception is not None:
            context.sqlalchemy_exception.args = (f"{type(original).__name__}: {primary}",)


def check_server(engine: Engine, address: Address) -> None:
    """BadInput in one sentence where the database cannot be reached or used."""
    try:
        with engine.connect() as connection:
            version = int(connection.exec_driver_sql("SELECT current_setting('server_version_num')").scalar_one())
            encoding = connection.exec_driver_sql("SELECT current_setting('server_encoding')").scalar_one()
    except DBAPIError as error:
        raise BadInput(f"{address.name}: {cause(error, address)}") from None
    except Busy as busy:
        raise Busy(f"{address.name}: {busy}") from None
    if version < OLDEST:
        raise BadInput(f"{address.name}: PostgreSQL {version // 10_000} is too old; Dolmen needs {OLDEST // 10_000} or newer")
    if encoding != "UTF8":
        raise BadInput(
            f"{address.name}: the database has the encoding {encoding}; "
            f"create it with: createdb --encoding=UTF8 --template=template0 {address.database}"
        )


def cause(error: DBAPIError, address: Address) -> str:
    """Why the database could not be used, without secrets."""
    said = str(error.orig)
    for pattern, sentence in _CAUSES:
        if re.search(pattern, said):
            return sentence.format(database=address.database)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    said = lines[-1] if lines else type(error.orig).__name__
    password = str(address.parameters.get("password") or "")
    return f"it cannot be used: {said.replace(password, '***') if password else said}"


@contextlib.contextmanager
def explained(address: Address) -> Iterator[None]:
    """What goes wrong with the database inside is said in one sentence."""
    try:
        yield
    except DBAPIError as error:
        raise BadInput(f"{address.name}: {cause(error, address)}") from None

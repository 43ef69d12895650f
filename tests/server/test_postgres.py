"""PostgreSQL: what can go wrong at the start is one sentence without secrets, and a server outlives its database's restart."""

import concurrent.futures
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest
from sqlalchemy import Engine, insert
from sqlalchemy.exc import DBAPIError

from dolmen.cli.main import main
from dolmen.server import postgres, schema
from dolmen.server.database import Place, connect, open_database
from dolmen.server.queries import Queries
from tests.postgres import Databases, Postgres, name_of
from tests.server.serving import Server, ok, sensible, settings

pytestmark = pytest.mark.sqlite

PASSWORD = "correct-horse"


@pytest.fixture
def database_url(postgres_databases: Databases) -> Iterator[str]:
    """The URL of a fresh database."""
    url = postgres_databases.new()
    yield url
    postgres_databases.drop(name_of(url))


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    engine = open_database(Place(Path(), database_url))
    yield engine
    engine.dispose()


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A server that these tests may stop, with a user who needs a password."""
    server = Postgres()
    server.guard("guarded", PASSWORD)
    yield server
    server.close()


def wait_until(true: Callable[[], bool], seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.02)


def refused(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `dolmen serve` says when it cannot use a database: one line."""
    assert main(["serve", "--no-open", "--port", "0", "--database", url]) == 2
    told = capsys.readouterr().err.splitlines()
    return next(line for line in told if "page" not in line)


def at(server: Postgres, user: str, database: str) -> str:
    return urlunsplit(urlsplit(server.url)._replace(netloc=f"{user}@", path=f"/{database}"))


def test_what_is_not_a_url_of_postgresql_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--database mysql://…: expected postgresql://" in refused("mysql://user:secret@host/name", capsys)
    assert "--database without ://: expected postgresql://" in refused("dolmen.sqlite", capsys)
    for url in ("postgresql://user:se%cret@host/name", "postgresql://user:secret@host/name?no=option"):
        told = refused(url, capsys)
        assert "the URL of the database cannot be read: expected postgresql://" in told
        assert "secret" not in told
        assert "se%cret" not in told
    told = refused("postgresql://user:wrong@secret@host/name", capsys)
    assert "has more than one @" in told
    assert "secret" not in told


def test_a_database_that_cannot_be_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(f"postgresql://user:secret@/name?host={tmp_path}", capsys)
    assert told == "dolmen: postgresql:///name: it cannot be reached"
    told = refused("postgresql://user:secret@127.0.0.1:9/name", capsys)
    assert told == "dolmen: postgresql://127.0.0.1:9/name: it cannot be reached"


def test_a_database_that_does_not_let_us_in(own: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    for user in ("guarded", "guarded:secret", "guarded:se%40cret"):
        told = refused(at(own, user, "postgres"), capsys)
        assert told == "dolmen: postgresql:///postgres: the user name or the password is wrong"
    assert refused(at(own, "nobody-here", "postgres"), capsys).endswith(": there is no such user")
    told = refused(at(own, "postgres", "nothing"), capsys)
    assert told.endswith("there is no such database; create it with: createdb --encoding=UTF8 nothing")
    open_database(Place(Path(), at(own, f"guarded:{PASSWORD}", "guarded"))).dispose()


def test_a_database_that_is_not_suitable(
    postgres_databases: Databases, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_databases.empty("SQL_ASCII")
    assert "has the encoding SQL_ASCII; create it with: createdb --encoding=UTF8" in refused(url, capsys)
    monkeypatch.setattr(postgres, "OLDEST", 990_000)
    assert "is too old; Dolmen needs 99 or newer" in refused(postgres_databases.url, capsys)
    postgres_databases.drop(name_of(url))


def test_without_the_extra_it_says_how_to_install_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refused("postgresql://host/name", capsys).endswith("install it with: pip install 'dolmen[postgres]'")


def test_commits_are_durable_whatever_the_default_is(database_url: str, postgres_databases: Databases) -> None:
    for default, expected in (("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")):
        postgres_databases.run(f"ALTER DATABASE {name_of(database_url)} SET synchronous_commit = {default}")
        engine = connect(Place(Path(), database_url))
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == expected
            assert connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar() == "1min"
        engine.dispose()


def test_errors_quote_neither_rows_nor_parameters(engine: Engine) -> None:
    row = {"id": "t", "game": "g", "host": "nobody", "secret": "5ec2e7", "moment": 1, "over": False, "early_answers": "{}"}
    with engine.connect() as connection, pytest.raises(DBAPIError) as caught:
        connection.execute(insert(schema.tables).values(row))
    told = "".join(traceback.format_exception(caught.value))
    assert "violates not-null constraint" in told
    for hidden in ("5ec2e7", "nobody", "Failing row"):
        assert hidden not in told


def test_several_servers_may_start_at_the_same_time(postgres_databases: Databases) -> None:
    place = Place(Path(), postgres_databases.empty())

    def start(_: int) -> bytes:
        engine = open_database(place)
        key = Queries(engine).server_key()
        engine.dispose()
        return key

    with concurrent.futures.ThreadPoolExecutor(4) as threads:
        keys = set(threads.map(start, range(4)))
    assert len(keys) == 1
    postgres_databases.drop(postgres_databases.made[-1])


def test_a_server_outlives_the_restart_of_its_database(own: Postgres, tmp_path: Path) -> None:
    server = Server(settings(tmp_path, database=at(own, "postgres", "postgres")))
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        assert guest.get("/health").json()["database"] == "postgresql"
        own.stop()
        assert guest.choose(state, sensible(state)).status_code == 503
        assert guest.get("/health").status_code == 503
        own.start()
        wait_until(lambda: guest.get("/health").status_code == 200)
        state = guest.state(state["table"])
        moved = ok(guest.choose(state, sensible(state)))
        assert moved["moment"] > state["moment"]
        # Between two moves: nobody has noticed yet that all connections are gone.
        own.stop()
        own.start()
        wait_until(lambda: guest.choose(moved, sensible(moved)).status_code == 200)
        assert guest.state(moved["table"])["moment"] > moved["moment"]
    server.stop()

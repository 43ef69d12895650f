"""While the disk cannot be written, unstored moves are not shown and the log has no secrets; afterwards play continues."""

import asyncio
import contextlib
import io
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import delete
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from dolmen.server import database, postgres, schema
from dolmen.server.database import connect, database_file
from dolmen.server.logs import JsonLines
from dolmen.server.table_registry import TableRegistry
from tests.server.serving import Server, ok, sensible, serving


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    monkeypatch.setitem(postgres.LIMITS, "lock_timeout", "100ms")
    with serving(tmp_path) as server:
        yield server


@contextlib.contextmanager
def not_writable(server: Server) -> Iterator[None]:
    """Another program holds the database, as a full disk would."""
    begin = {"sqlite": "BEGIN IMMEDIATE", "postgresql": f"LOCK TABLE {', '.join(schema.metadata.tables)} IN SHARE MODE"}
    engine = connect(server.services.settings.place)
    with engine.connect() as other:
        other.exec_driver_sql(begin[engine.dialect.name])
        yield
    engine.dispose()


def wait_until(true: Callable[[], bool], seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.02)


def test_neither_secrets_nor_guests_nor_draws_stand_in_the_log(server: Server) -> None:
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(JsonLines())
    logging.getLogger("dolmen.server").addHandler(handler)
    try:
        with server.guest() as guest:
            state = guest.new_table("me", "local")
            reserved = ok(guest.post("/api/reservations", None))["table"]
            kept = server.services.queries.reserved(guest.id, reserved)
            assert kept is not None
            secret = kept.hex()
            with not_writable(server):
                body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}], "reserved": reserved}
                assert guest.post("/api/tables", body).status_code == 503
                assert guest.choose(state, sensible(state), client="clicked").status_code == 503
            trace = told.getvalue()
            assert "a commit failed" in trace
            for hidden in (secret, guest.id, "clicked", '\\"seat\\"'):
                assert hidden not in trace
    finally:
        logging.getLogger("dolmen.server").removeHandler(handler)


def test_health_says_that_nothing_can_be_written(server: Server) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        assert guest.get("/health").status_code == 200
        with not_writable(server):
            assert guest.choose(state, sensible(state)).status_code == 503
            for _ in range(3):
                answer = guest.get("/health")
                assert (answer.status_code, answer.json()["ok"]) == (503, False)
        # The server notices by itself that writing works again, without a move.
        wait_until(lambda: guest.get("/health").status_code == 200)
        failures = next(line for line in guest.get("/metrics").text.splitlines() if line.startswith("dolmen_commit_failures "))
        assert float(failures.split()[1]) >= 1


def test_a_table_goes_on_with_its_bot_after_a_failed_commit(server: Server) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "bot", options={"max_rounds": 30}, first=0)
        table = state["table"]
        while state["question"]:
            state = ok(guest.choose(state, sensible(state)))
        with not_writable(server):
            # The bot's choice cannot be stored, so the table is dropped from memory.
            wait_until(lambda: table not in server.services.registry.tables)
        wait_until(lambda: guest.state(table)["question"] is not None)


def test_a_table_whose_work_is_missing_goes_on_after_a_start(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        server.services.bots.closing = True
        table = guest.new_table("me", "bot", first=1)["table"]
        # As after an update of a version that stored no work.
        with server.services.engine.begin() as connection:
            assert connection.execute(delete(schema.work)).rowcount == 1
    with serving(tmp_path) as server, guest:
        guest.http.base_url = server.address
        wait_until(lambda: guest.state(table)["question"] is not None)


def test_nobody_sees_a_move_that_was_not_stored(server: Server) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        services, table, who = server.services, state["table"], guest.id
        loop = services.writer.loop

        async def seen_meanwhile() -> int:
            """Hold the table's lock, as a move does that is played but not stored, while a viewer waits."""
            live = await services.registry.find(table)
            async with live.lock:
                look = asyncio.create_task(_look())
                await asyncio.sleep(0)
                live.match.play(state["seat"], sensible(state))
                services.registry.forget(live)
            return await look

        async def _look() -> int:
            async with services.registry.locked_for(table, who) as (live, _):
                return live.match.moment

        assert asyncio.run_coroutine_threadsafe(seen_meanwhile(), loop).result(30) == state["moment"]


def test_a_socket_never_sends_a_move_that_was_not_stored(server: Server) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        with guest.socket(state["table"]) as socket, not_writable(server):
            assert guest.choose(state, sensible(state)).status_code == 503
            moments = []
            with contextlib.suppress(Exception):
                while True:
                    moments.append(str(socket.recv(2)))
        assert not any(f'"moment":{state["moment"] + 1},' in message for message in moments)


@pytest.mark.sqlite
def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with serving(tmp_path) as server, server.guest() as guest:
        guest.new_table("me", "local")
        files = [file for file in tmp_path.iterdir() if file.name.startswith("dolmen.sqlite")]
        assert len(files) >= 2
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    # A database that was made by an earlier version is closed to others too.
    database_file(tmp_path).chmod(0o644)
    with serving(tmp_path):
        assert database_file(tmp_path).stat().st_mode & 0o777 == 0o600


def test_a_name_that_cannot_be_stored_is_no_fault_of_the_server(server: Server) -> None:
    with server.guest() as guest:
        with not_writable(server):
            answer = guest.post("/api/me", {"name": "Ada"})
            assert (answer.status_code, answer.json()["error"]) == (503, "try-again")
        assert ok(guest.post("/api/me", {"name": "Ada"}))["name"] == "Ada"


def test_a_table_that_cannot_be_read_is_asked_for_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(_table: str) -> None:
        raise OperationalError("SELECT", None, OSError("the connection is gone"))

    with server.guest() as guest:
        state = guest.new_table("me", "local")
        registry = server.services.registry
        asyncio.run_coroutine_threadsafe(_forget(registry, state["table"]), server.services.writer.loop).result(60)
        with monkeypatch.context() as patch:
            patch.setattr(registry.queries, "load", away)
            answer = guest.get(f"/api/tables/{state['table']}")
            assert (answer.status_code, answer.json()["error"]) == (503, "try-again")
            with pytest.raises(InvalidStatus) as refused:
                guest.socket(state["table"])
            assert refused.value.response.status_code == 403
        ok(guest.choose(guest.state(state["table"]), sensible(state)))


async def _forget(registry: TableRegistry, table: str) -> None:
    registry.forget(registry.tables[table])

"""Bots that think wherever there is room: in this process, in another one, after a start, after a kill."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from dolmen.kernel import engine
from dolmen.kernel.journal import parse_journal
from dolmen.server import bot_worker, schema, work
from dolmen.server.bot_talk import BotAnswer
from dolmen.server.bots import BotWorker
from dolmen.server.writes import PARTS_OF_A_TABLE
from tests.server.serving import Guest, Json, Server, ok, place_of, sensible, serving
from tests.server.test_replay import finished
from tests.server.test_review import Stub, go_on

PATIENCE = 240.0
MANY = 1200
LATER = work.LEASE + 1


def until(true: Callable[[], Any]) -> Any:
    """Wait for a condition and return it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.05)
    return found


class Held(BotWorker):
    """A worker that takes the first option, but not before it may."""

    def __init__(self) -> None:
        super().__init__(PATIENCE)
        self.asked = threading.Event()
        self.may = threading.Event()

    async def _ask(self, request: Json) -> BotAnswer:
        self.asked.set()
        await asyncio.to_thread(self.may.wait, PATIENCE)
        return BotAnswer(engine.options(bot_worker.match_of(request["game"], request["journal"]).state)[0])


class Meeting(Stub):
    """A worker that finds nothing about a moment before all have been asked about one."""

    def __init__(self, moments: list[int], all_of_them: list["Meeting"]) -> None:
        super().__init__(moments)
        self.all_of_them = all_of_them
        all_of_them.append(self)

    @property
    def asked_about(self) -> list[int]:
        return [request["moment"] for request in self.asked if "moment" in request]

    async def ask(self, request: Json) -> Json:
        found = await super().ask(request)
        while "moment" in request and not all(one.asked_about for one in self.all_of_them):
            await asyncio.sleep(0.01)
        return found


def stored_work(connection: Connection) -> list[tuple[str, str | None]]:
    """What there is to think about, and whether somebody does."""
    return [(key, holder) for key, holder in connection.execute(select(schema.work.c.key, schema.work.c.holder))]


def in_database(server: Server, query: Callable[[Connection], Any]) -> Any:
    with server.services.engine.begin() as connection:
        return query(connection)


def test_of_two_answers_to_a_question_one_counts(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=2) as server, server.guest() as guest:
        bots = server.services.bots
        late, quick = Held(), Held()
        bots.slots.free[:] = [late]
        quick.may.set()
        table = guest.new_table("me", "bot", first=1)["table"]
        assert late.asked.wait(PATIENCE)
        # As if this process had been stopped for longer than its lease.
        bots.claims.held.clear()
        bots.slots.free.append(quick)
        bots.claims.store.shift = LATER
        bots.claims.store.alone = False
        state = until(lambda: (state := guest.state(table))["question"] and state)
        before = server.services.queries.journal_until(table, 10_000)
        late.may.set()
        until(lambda: not bots.claims.tasks)
        assert server.services.queries.journal_until(table, 10_000) == before
        assert in_database(server, stored_work) == []
        # The lease of the first one ended, so everybody is told that another has answered.
        assert [line["phrase"] for line in state["chat"]] == ["chat-bot-replaced"]
        assert ok(guest.choose(state, sensible(state)))["moment"] > state["moment"]


def test_a_stopped_server_gives_back_what_it_thought_about(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        worker = Held()
        server.services.bots.slots.free[:] = [worker]
        guest.new_table("me", "bot", first=1)
        assert worker.asked.wait(PATIENCE)
        assert [holder is not None for _, holder in in_database(server, stored_work)] == [True]
        services = server.services
        closed = asyncio.run_coroutine_threadsafe(services.bots.close(), services.writer.loop)
        closed.result(PATIENCE)
        assert [holder for _, holder in in_database(server, stored_work)] == [None]
        worker.may.set()


def copies(connection: Connection, table: str, count: int) -> list[str]:
    """Copies of a table, as if they had been played in the same way."""
    ids = [f"c{number:06}" for number in range(count)]
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()._asdict()
    names = {column.name: column.key for column in schema.tables.columns}
    values = {names.get(name, name): value for name, value in row.items()}
    connection.execute(insert(schema.tables), [values | {"id": copy} for copy in ids])
    for part in PARTS_OF_A_TABLE:
        rows = [found._asdict() for found in connection.execute(select(part).where(part.c.table == table))]
        if part.name not in ("work", "looks") and rows:
            connection.execute(insert(part), [found | {"table": copy} for copy in ids for found in rows])
    return ids


@pytest.mark.slow
def test_all_tables_that_wait_for_a_bot_go_on_after_a_start(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        server.services.bots.closing = True
        table = guest.new_table("me", "bot", first=1)["table"]
        ids = {table, *in_database(server, lambda connection: copies(connection, table, MANY - 1))}
    with serving(tmp_path, bot_workers=2, tables_kept=100) as server, guest:
        guest.http.base_url = server.address
        query = select(schema.tables.c.id).where(schema.tables.c.asked == 0)
        until(lambda: len(in_database(server, lambda connection: connection.execute(query).all())) == MANY)
        assert {row.id for row in in_database(server, lambda connection: connection.execute(query).all())} == ids
        assert in_database(server, stored_work) == []
        assert len(server.services.registry.tables) <= 100


@pytest.mark.postgresql
def test_another_process_thinks_for_a_server_without_workers(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=0) as server, server.guest() as guest:
        table = guest.new_table("me", "bot", first=1)["table"]
        practice = guest.new_table("me", "local", first=0)
        assert [holder for _, holder in in_database(server, stored_work)] == [None]
        with serving(tmp_path):
            until(lambda: guest.state(table)["question"])
            asked = {"seat": practice["seat"], "moment": practice["moment"]}
            hint = ok(guest.post(f"/api/tables/{practice['table']}/hint", asked))
            assert hint["choice"] in [found["choice"] for found in practice["question"]["choices"]]
            over = finished(guest)["table"]
            assert go_on(guest, over, at_least=2)["done"] >= 2


@pytest.mark.postgresql
def test_processes_share_a_review_and_evaluate_nothing_twice(tmp_path: Path) -> None:
    with serving(tmp_path) as server, serving(tmp_path) as other, server.guest() as guest:
        table = finished(guest)["table"]
        moments = list(range(40))
        stubs: list[Meeting] = []
        for place in (server, other):
            place.services.reviews.worker = Meeting(moments, stubs)
        whole = go_on(guest, table)
        assert whole["skipped"] == 0
        assert Counter(moment for stub in stubs for moment in stub.asked_about) == Counter(moments)
        assert sum(len(stub.asked) for stub in stubs) == 1 + len(moments)
        # Readers of both are told the same in the same order, whichever they ask next.
        with Guest(other.address) as reader:
            reader.http.cookies = guest.http.cookies
            assert ok(reader.post(f"/api/tables/{table}/review", None)) == whole
            assert ok(reader.get(f"/api/tables/{table}/review", since=20))["moments"] == whole["moments"][20:]


@contextmanager
def bots_process(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """`dolmen bots` for the database of a data folder."""
    command = [sys.executable, "-m", "dolmen", "bots", "--workers", "1", "--bot-pace", "0", "--bots-a-host", "0"]
    environment = os.environ | {"DOLMEN_DATABASE": place_of(folder).url, "DOLMEN_INTERPRETED": "1"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
@pytest.mark.postgresql
def test_dolmen_bots_is_killed_while_it_thinks_and_another_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=0) as server, server.guest() as guest:
        state = guest.new_table("me", "bot", "bot", first=1, options={"max_rounds": 30})
        table = state["table"]
        ok(guest.post(f"/api/tables/{table}/seats/0", {"action": "bot", "level": "uniform"}))
        moment = partial(lambda: guest.state(table)["moment"])
        with bots_process(tmp_path) as process:
            began = moment()
            until(lambda: moment() > began + 5)
            # It is stopped in the middle of a thought, and then killed.
            while True:
                process.send_signal(signal.SIGSTOP)
                held = in_database(server, stored_work)
                if any(holder is not None for _, holder in held):
                    break
                process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()
        stopped = moment()
        ((key, holder),) = in_database(server, stored_work)
        assert key == work.move_key(table)
        assert holder is not None
        with bots_process(tmp_path) as process:
            # Nobody else has the work before the lease ends; here the database is told that it has.
            ended = update(schema.work).where(schema.work.c.holder == holder).values(lease_end=0.0)
            in_database(server, lambda connection: connection.execute(ended).rowcount)
            until(lambda: moment() > stopped + 5)
            process.terminate()
            assert process.wait(PATIENCE) == 0
        assert [held for _, held in in_database(server, stored_work)] in ([None], [])
        _, lines = server.services.queries.journal_until(table, 10_000)
        journal = parse_journal(("\n".join(lines) + "\n").encode())
        assert [line["n"] for line in journal.choices()] == list(range(1, journal.moment + 1))

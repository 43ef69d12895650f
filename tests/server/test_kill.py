"""SIGKILL at any moment: every acknowledged move is stored, and every table can be played on."""

import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from dolmen import catalog
from dolmen.kernel.journal import Journal, parse_journal
from dolmen.kernel.verify import verify
from dolmen.server.database import FROM_ENVIRONMENT, Place, connect
from dolmen.server.queries import Queries
from tests.server.serving import Guest, Json, sensible

PLAYERS = 4
KILLS = 100
PATIENCE = 0.05
# Seconds after which the server is killed even if it has not been able to take a move.
LONGEST_PAUSE = 5.0


class Process:
    """A real server process, started again and again on the same port and data."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.environment = os.environ | {FROM_ENVIRONMENT: database}
        self.port = 20000 + secrets.randbelow(20000)
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "dolmen.server", str(self.folder), str(self.port)]
        with (self.folder / "stderr").open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=self.environment)

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
                return
            except OSError:
                time.sleep(0.01)
        raise AssertionError(f"the server did not start: {(self.folder / 'stderr').read_text()[-2000:]}")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Scripted(threading.Thread):
    """A client that plays one table after another and remembers the acknowledged moves."""

    def __init__(self, guest: Guest, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.number = number
        self.stop = threading.Event()
        self.acknowledged: dict[str, dict[int, tuple[int, int]]] = {}
        self.tables: list[str] = []
        self.faults: list[str] = []
        self.moves = 0
        self.finished = 0

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                kinds = ("me", "local") if self.number % 2 else ("me", "bot")
                state = self.guest.new_table(*kinds, options={"max_rounds": 8})
                self.tables.append(state["table"])
                self.acknowledged[state["table"]] = {}
                self.play(state)
            except httpx.TransportError:
                time.sleep(PATIENCE)

    def play(self, state: Json) -> None:
        table = state["table"]
        while not self.stop.is_set() and not state["result"]:
            if not state["question"]:
                time.sleep(0.01)
                state = self.again(table)
                continue
            choice, client = sensible(state), secrets.token_hex(8)
            answer = self.insist(state, choice, client)
            if answer is None:
                return
            if answer.status_code == 200:
                # The line of the acknowledged choice is the one after the moment that it was made at.
                self.acknowledged[table][state["moment"] + 1] = (state["seat"], choice)
                self.moves += 1
                state = answer.json()
            elif answer.status_code in (409, 503):
                state = self.again(table)
            else:
                self.faults.append(f"{answer.status_code} {answer.text[:300]}")
                return
        self.finished += not self.stop.is_set()

    def insist(self, state: Json, choice: int, client: str) -> httpx.Response | None:
        """Send the same click, with the same id, until it is answered."""
        while not self.stop.is_set():
            try:
                return self.guest.choose(state, choice, client=client)
            except httpx.TransportError:
                time.sleep(PATIENCE)
        return None

    def again(self, table: str) -> Json:
        while not self.stop.is_set():
            try:
                return self.guest.state(table)
            except httpx.TransportError:
                time.sleep(PATIENCE)
        return {"result": True}


def stored_journals(place: Place) -> dict[str, Journal]:
    """Read the journals from the disk."""
    engine = connect(place)
    queries = Queries(engine)
    with engine.connect() as connection:
        ids = [row[0] for row in connection.exec_driver_sql("SELECT id FROM tables")]
    found = {}
    for table in ids:
        row = queries.load(table)
        assert row is not None
        found[table] = parse_journal(("\n".join(row.lines) + "\n").encode())
    engine.dispose()
    return found


def check(place: Place, players: Sequence[Scripted]) -> int:
    """Check that every acknowledged move is in its journal and every journal is valid; return how many are finished."""
    journals = stored_journals(place)
    game = catalog.find("przepowiednia")
    finished = 0
    for player in players:
        assert not player.faults, player.faults
        for table, moves in player.acknowledged.items():
            lines = journals[table].lines
            for moment, (seat, choice) in moves.items():
                assert (lines[moment]["seat"], lines[moment]["choice"]) == (seat, choice), f"{table} lost move {moment}"
            if journals[table].finished:
                verify(game, journals[table])
                finished += 1
    return finished


def under_load(server: Process, players: list[Scripted]) -> list[int]:
    """Kill and start again, a hundred times; returns how many moves were acknowledged before each kill."""
    chooser = random.Random(1)
    progress = []
    for _ in range(KILLS):
        before = sum(player.moves for player in players)
        time.sleep(chooser.uniform(0.05, 0.25))
        until = time.monotonic() + LONGEST_PAUSE
        while sum(player.moves for player in players) == before and time.monotonic() < until:
            time.sleep(0.01)
        server.kill()
        server.start()
        server.wait_until_up()
        progress.append(sum(player.moves for player in players) - before)
    # Now without kills until a table is finished, which takes a while on a busy machine.
    deadline = time.monotonic() + 600
    while not any(player.finished for player in players) and time.monotonic() < deadline:
        time.sleep(0.2)
    return progress


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_hundred_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    players: list[Scripted] = []
    try:
        server.wait_until_up()
        players = [Scripted(Guest(server.address), number) for number in range(PLAYERS)]
        for player in players:
            player.start()
        progress = under_load(server, players)
    finally:
        for player in players:
            player.stop.set()
        for player in players:
            player.join(120)
            player.guest.http.close()
        server.kill()
    assert check(Place(tmp_path), players) > 0, "no game was played to its end"
    assert sum(1 for moves in progress if moves > 0) > KILLS // 3, "the server was hardly ever under load when killed"
    print(f"{sum(player.moves for player in players)} acknowledged moves at {sum(len(p.tables) for p in players)} tables")

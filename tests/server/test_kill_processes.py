"""Three processes on one database, killed at any moment: nothing that was acknowledged is lost, and every table goes on."""

import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dolmen.server.database import connect
from tests.server.serving import Guest, Json, place_of, sensible
from tests.server.test_kill import LONGEST_PAUSE, PATIENCE, Process, Scripted, check

pytestmark = [pytest.mark.postgresql, pytest.mark.slow, pytest.mark.timeout(2400)]

PROCESSES = 3
PLAYERS = 4
KILLS = 12
GOING_ON = 600.0


class Roaming(Guest):
    """A browser behind a load balancer: each of its calls goes to another process."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        super().__init__(addresses[0])
        self.chooser = random.Random(seed)
        cookies = dict(self.http.cookies)
        self.clients = [self.http, *(httpx.Client(base_url=one, timeout=120, cookies=cookies) for one in addresses[1:])]

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        self.http = self.chooser.choice(self.clients)
        return super().get(path, **params)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        self.http = self.chooser.choice(self.clients)
        return super().post(path, body, **headers)


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[list[Process]]:
    """Three processes that use the same database."""
    url = place_of(tmp_path).url
    found = []
    try:
        for number in range(PROCESSES):
            folder = tmp_path / str(number)
            folder.mkdir()
            found.append(Process(folder, url))
            found[-1].start()
        for process in found:
            process.wait_until_up()
        yield found
    finally:
        for process in found:
            process.kill()


def kill_at_random(processes: list[Process], players: list[Scripted]) -> int:
    """Kill one process after another and start it again; returns before how many kills moves were acknowledged."""
    chooser, busy = random.Random(17), 0
    for _ in range(KILLS):
        before = sum(player.moves for player in players)
        until = time.monotonic() + LONGEST_PAUSE
        while sum(player.moves for player in players) == before and time.monotonic() < until:
            time.sleep(0.01)
        busy += sum(player.moves for player in players) > before
        process = chooser.choice(processes)
        process.kill()
        process.start()
        process.wait_until_up()
    return busy


def goes_on(guest: Guest, table: str) -> None:
    """Wait until a person is asked, or the game is over; then make a choice."""
    deadline = time.monotonic() + GOING_ON
    state: Json = guest.state(table)
    while not state["result"]:
        assert time.monotonic() < deadline, f"the table {table} does not go on"
        if state["question"] and guest.choose(state, sensible(state)).status_code == 200:
            return
        time.sleep(PATIENCE)
        state = guest.state(table)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_killed_processes_lose_no_acknowledged_move(processes: list[Process], tmp_path: Path) -> None:
    addresses = [process.address for process in processes]
    players = [Scripted(Roaming(addresses, number), number) for number in range(PLAYERS)]
    try:
        for player in players:
            player.start()
        busy = kill_at_random(processes, players)
    finally:
        for player in players:
            player.stop.set()
        for player in players:
            player.join(120)
    check(place_of(tmp_path), players)
    assert busy > KILLS // 3, "the processes were hardly ever under load when killed"
    assert not clicked_twice(tmp_path)
    for player in players:
        with player.guest as guest:
            for table in player.tables:
                goes_on(guest, table)


def clicked_twice(folder: Path) -> list[Any]:
    """Clicks that were carried out more than once."""
    engine = connect(place_of(folder))
    try:
        with engine.connect() as connection:
            twice = """SELECT "table", guest, client FROM journal WHERE client IS NOT NULL
                GROUP BY "table", guest, client HAVING count(*) > 1"""
            return list(connection.exec_driver_sql(twice))
    finally:
        engine.dispose()


def test_the_processes_that_are_left_go_on_without_a_dead_one(processes: list[Process]) -> None:
    guest = Roaming([process.address for process in processes], 1)
    with guest:
        first = guest.clients.pop(0)
        guest.http = first
        tables = [Guest.new_table(guest, "me", "bot")["table"] for _ in range(3)]
        processes[0].kill()
        for table in tables:
            goes_on(guest, table)
            goes_on(guest, table)
        first.close()
    processes[0].start()

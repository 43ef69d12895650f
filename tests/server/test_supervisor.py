"""`dolmen serve --processes N`: one port, a process that dies is started again, and all end together."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dolmen.kernel.errors import BadInput
from dolmen.server.database import FROM_ENVIRONMENT
from dolmen.server.processes import serve_in_processes
from dolmen.server.settings import Settings
from dolmen.server.supervisor import share_of
from tests.server.processes import until
from tests.server.serving import Guest, place_of

PROCESSES = 2


def test_bot_workers_are_divided_among_the_processes() -> None:
    assert [share_of(5, 3, number) for number in (1, 2, 3)] == [2, 2, 1]
    assert [share_of(1, 3, number) for number in (1, 2, 3)] == [1, 0, 0]
    assert [share_of(0, 2, number) for number in (1, 2)] == [0, 0]


@pytest.mark.sqlite
def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="--processes needs PostgreSQL"):
        serve_in_processes(Settings(tmp_path), "127.0.0.1", 0, processes=2)


class Supervised:
    """`dolmen serve --processes` and what it says."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        command = [
            sys.executable,
            "-m",
            "dolmen",
            "serve",
            "--processes",
            str(PROCESSES),
            "--port",
            "0",
            "--no-open",
            "--rate",
            "0",
        ]
        environment = os.environ | {FROM_ENVIRONMENT: place_of(folder).url}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True)
        assert self.process.stdout is not None
        said = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert said is not None, self.log.read_text()
        self.address = said[0]

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health", timeout=60).status_code == 200
        except httpx.TransportError:
            return False

    def children(self) -> list[int]:
        """The processes that serve."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def lines(self) -> list[str]:
        """The messages of the log."""
        return [json.loads(line)["message"] for line in self.log.read_text().splitlines() if line.startswith("{")]


@pytest.fixture
def supervised(tmp_path: Path) -> Iterator[Supervised]:
    found = Supervised(tmp_path)
    try:
        yield found
    finally:
        found.process.kill()
        found.process.communicate()


@pytest.mark.postgresql
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_that_dies_is_started_again_and_all_end_together(supervised: Supervised) -> None:
    until(supervised.answers)
    until(lambda: len(supervised.children()) == PROCESSES)
    with Guest(supervised.address) as guest:
        table = guest.new_table("me", "local")["table"]
        before = supervised.children()
        os.kill(before[0], signal.SIGKILL)
        until(lambda: "process 1 ended with code -9; it is started again" in supervised.lines())
        until(lambda: len(supervised.children()) == PROCESSES)
        assert set(supervised.children()) != set(before)
        until(supervised.answers)
        assert guest.state(table)["table"] == table
    serving_now = supervised.children()
    supervised.process.send_signal(signal.SIGTERM)
    assert supervised.process.wait(120) == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in serving_now)


@pytest.mark.postgresql
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_processes_end_when_the_supervisor_is_killed(supervised: Supervised) -> None:
    until(supervised.answers)
    until(lambda: len(supervised.children()) == PROCESSES)
    serving_now = supervised.children()
    supervised.process.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in serving_now))

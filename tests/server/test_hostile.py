"""A thousand hostile requests: none breaks the server, and none blocks other guests for long."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dolmen.server.database import FROM_ENVIRONMENT
from tests.server.hostile import DEEP, Known, requests
from tests.server.serving import Guest, hear, ok, place_of, sensible

COUNT = 1000
FEW = 140
# The most server CPU time that one request may take, because everybody else waits meanwhile.
SECONDS = 0.1


class Process:
    """The bare server as a separate process without limits, so that every request gets as far as possible."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.errors = folder / "errors.txt"
        command = [sys.executable, "-m", "dolmen.server", str(folder / "data"), str(self.port)]
        with self.errors.open("wb") as errors:
            database = {**os.environ, FROM_ENVIRONMENT: place_of(folder).url}
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=database)

    def guest(self) -> Guest:
        """The first guest, as soon as the server answers."""
        deadline = time.monotonic() + 300
        while True:
            try:
                return Guest(f"http://127.0.0.1:{self.port}")
            except httpx.TransportError:
                time.sleep(0.1)
            assert self.process.poll() is None, self.errors.read_text()
            assert time.monotonic() < deadline

    def cpu(self) -> float:
        """Seconds of CPU that the server has used, in all its threads."""
        ticks = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        total = (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
        loop = Path(f"/proc/{self.process.pid}/schedstat")
        # More precise, and of the event loop alone, where the system supports it.
        return int(loop.read_text().split()[0]) / 1e9 if loop.exists() else total

    def send(self, request: bytes) -> bytes:
        """Return the first line of the answer; empty when the server closed the connection first."""
        found = b""
        with socket.create_connection(("127.0.0.1", self.port), timeout=120) as connection:
            with contextlib.suppress(ConnectionError):
                connection.sendall(request)
            with contextlib.suppress(ConnectionError):
                while part := connection.recv(65_536):
                    found += part
        return found.partition(b"\r\n")[0]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(300)


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp(database))
    yield process
    process.stop()


@pytest.mark.parametrize("count", [FEW, pytest.param(COUNT, marks=pytest.mark.slow)])
def test_hostile_requests_break_nothing_and_cost_little(server: Process, count: int) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        known = Known(
            "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items()),
            guest.http.cookies["csrftoken"],
            state["table"],
        )
        for _ in range(2):
            # Code that is loaded at its first use does not count.
            for request in requests(known, 20):
                server.send(request.written())
        found: Counter[bytes] = Counter()
        dear: list[tuple[float, str]] = []
        dearest = 0.0
        for request in requests(known, count):
            before = server.cpu()
            line = server.send(request.written())
            cost = server.cpu() - before
            found[line[9:12]] += 1
            dearest = max(dearest, cost)
            assert line[9:10] != b"5", (line, request.written()[:300])
            if cost > SECONDS:
                dear.append((cost, repr(request.written()[:100])))
        print(f"{count} hostile requests: {dict(found)}; the dearest cost {dearest * 1000:.1f} ms of CPU")
        assert not dear
        # Most are refused for what they are, not for a mistake in this test.
        assert found[b"400"] + found[b"404"] + found[b"422"] + found[b"431"] > count // 3, found
        assert found[b"200"] > 0
        ok(guest.choose(guest.state(known.table), sensible(guest.state(known.table))))
        assert guest.get("/health").status_code == 200
    assert server.errors.read_text() == ""


@pytest.mark.parametrize(
    "message", ["[" * DEEP, '{"type":"choose","seat":' + "9" * 5000 + "}", "\u0000", b"\xff\xfe", b'{"type": "\xff"}']
)
def test_hostile_messages_end_their_own_conversation_only(server: Process, message: str | bytes) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        with guest.socket(state["table"]) as conversation, guest.socket(state["table"]) as other:
            conversation.send(message)
            with pytest.raises(ConnectionClosed):
                hear(conversation, "nothing", timeout=120)
            other.send('{"type": "pong"}')
            ok(guest.choose(state, sensible(state)))
            assert '"state"' in str(other.recv(120))
    assert server.errors.read_text() == ""

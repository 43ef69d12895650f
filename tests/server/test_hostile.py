"""Thousands of hostile requests: none breaks the server, and none blocks other guests for long.

DOLMEN_FUZZ says how many of each kind in the slow tests; 3400 of each are the 10,000 of docs/hosting.md.
"""

import contextlib
import json
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
from tests.server.described import Described
from tests.server.hostile import DEEP, Known, requests
from tests.server.serving import Guest, hear, ok, place_of, sensible

COUNT = int(os.environ.get("DOLMEN_FUZZ", "400"))
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


def known_to(guest: Guest, table: str) -> Known:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    return Known(cookies, guest.http.cookies["csrftoken"], table)


@pytest.mark.parametrize("count", [FEW, pytest.param(COUNT, marks=pytest.mark.slow)])
def test_hostile_requests_break_nothing_and_cost_little(server: Process, count: int) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        known = known_to(guest, state["table"])
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


@pytest.mark.parametrize("count", [FEW, pytest.param(COUNT, marks=pytest.mark.slow)])
def test_calls_with_odd_values_break_nothing(server: Process, count: int) -> None:
    with server.guest() as guest:
        known = known_to(guest, guest.new_table("me", "local")["table"])
        found: Counter[bytes] = Counter()
        calls = Described(guest.get("/schema").json(), known)
        for request in calls.requests(count):
            line = server.send(request.written())
            found[line[9:12]] += 1
            # 503: a bot or a check was asked for that is busy.
            assert line[9:12] == b"503" or line[9:10] in (b"2", b"4"), (line, request.written()[:500])
        print(f"{count} calls from the description: {dict(found)}")
        assert len(calls.calls) >= 40
        assert found[b"200"] > count // 10
        assert found[b"400"] + found[b"404"] + found[b"422"] > count // 4
        ok(guest.get(f"/api/tables/{known.table}"))
    assert server.errors.read_text() == ""


@pytest.mark.parametrize("count", [FEW, pytest.param(COUNT, marks=pytest.mark.slow)])
def test_odd_messages_break_nothing(server: Process, count: int) -> None:
    with server.guest() as guest:
        known = known_to(guest, guest.new_table("me", "local")["table"])
        found: Counter[str] = Counter()
        messages = list(Described(guest.get("/schema").json(), known).messages(count))
        while messages:
            with contextlib.suppress(ConnectionClosed), guest.socket(known.table) as conversation:
                found["sockets"] += 1
                while messages:
                    conversation.send(messages.pop())
                    # Refused, because the moment is not reached; so we know when the message before it has been heard.
                    conversation.send('{"type": "choose", "seat": 0, "moment": 1000000, "choice": 0, "client": "probe"}')
                    while (message := json.loads(conversation.recv(120))).get("client") != "probe":
                        found[message["type"] + str(message.get("status", ""))] += 1
        print(f"{count} messages: {dict(found)}")
        assert found["sockets"] > count // 10
        assert not any(kind.startswith("refused5") for kind in found)
        state = guest.state(known.table)
        ok(guest.choose(state, sensible(state)))
    assert server.errors.read_text() == ""


@pytest.mark.parametrize(
    "message",
    [
        "[" * DEEP,
        '{"a":' * 9000 + "1" + "}" * 9000,
        '{"type":"choose","seat":' + "9" * 5000 + "}",
        "\u0000",
        b"\xff\xfe",
        b'{"type": "\xff"}',
    ],
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

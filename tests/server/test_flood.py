"""Clients that send without end, read nothing or hold idle connections cost only a bounded amount."""

import contextlib
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from dolmen.server import broadcast, connections, view_cache
from dolmen.server.addresses import Proxies
from dolmen.server.broadcast import MESSAGES_WAITING, Listener, Viewer
from dolmen.server.connections import SPARE_FILES, Door, protocols
from tests.server.serving import Guest, Server, hear, ok, sensible, serving

MEGABYTE = 1024 * 1024


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


def closed_with(conversation: ClientConnection) -> tuple[int, str]:
    """Return the code and reason with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        hear(conversation, "nothing", timeout=120)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def wait_until(true: Callable[[], bool], seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.02)


def raw(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=120, source_address=(source, 0))


def answered(connection: socket.socket, sent: bytes) -> bytes:
    """Send as much as the server takes; return everything that came back."""
    found = b""
    with contextlib.suppress(OSError):
        connection.sendall(sent)
    with contextlib.suppress(OSError):
        while part := connection.recv(65_536):
            found += part
    return found


# Sockets


def test_too_many_messages_end_the_conversation(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1.0, burst=20.0) as server, server.guest() as guest:
        state = guest.new_table("me", "local")
        with guest.socket(state["table"]) as conversation:
            # The server may have closed it before the last one is sent.
            with contextlib.suppress(ConnectionClosed):
                for _ in range(60):
                    conversation.send('{"type": "pong"}')
            assert closed_with(conversation) == (4429, "too-many-calls")


def test_a_listener_that_does_not_read_is_let_go() -> None:
    hung: list[bool] = []
    listener = Listener(Viewer("guest", (0,), False), -1)
    listener.hang_up = lambda: hung.append(True)
    for _ in range(MESSAGES_WAITING):
        listener.post(b"x")
    assert (listener.ending, hung) == (None, [])
    listener.post(b"x")
    assert listener.ending == broadcast.TOO_SLOW
    assert (hung, listener.messages) == ([True], [])


def deaf(server: Server, guest: Guest, table: str) -> socket.socket:
    """Open a table's socket and never read from it."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(30)
    connection.connect(("127.0.0.1", server.port))
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    lines = [f"GET /api/tables/{table}/socket?since=0 HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade"]
    lines += ["sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", f"cookie: {cookies}"]
    connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert connection.recv(20).startswith(b"HTTP/1.1 101")
    return connection


def test_a_socket_that_reads_nothing_is_closed_and_its_messages_are_dropped(server: Server) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        table = server.services.registry.tables[state["table"]]
        with deaf(server, guest, state["table"]):
            wait_until(lambda: bool(table.broadcast.listeners))
            listener = table.broadcast.listeners[0]
            message = b'"' + b"x" * 100_000 + b'"'
            deadline = time.monotonic() + 300
            while table.broadcast.listeners:
                # Messages of the table while the socket is not read.
                assert time.monotonic() < deadline
                server.services.writer.loop.call_soon_threadsafe(listener.post, message)
                assert len(listener.messages) <= MESSAGES_WAITING + 1
                time.sleep(0.001)
        assert listener.ending == broadcast.TOO_SLOW


def test_a_socket_from_which_nothing_is_heard_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, ping=0.05, silence=0.2) as server, server.guest() as guest:
        state = guest.new_table("me", "local")
        with guest.socket(state["table"]) as dumb:
            assert closed_with(dumb) == (4408, "silent")
        wait_until(lambda: not guest.state(state["table"])["seats"][0]["online"])


def test_every_pong_is_a_sign_of_life(tmp_path: Path) -> None:
    with serving(tmp_path, ping=0.05) as server, server.guest() as guest:
        state = guest.new_table("me", "local")
        with guest.socket(state["table"]) as polite:
            hear(polite, "ping")
            listener = server.services.registry.tables[state["table"]].broadcast.listeners[0]
            before = listener.heard
            polite.send('{"type": "pong"}')
            wait_until(lambda: listener.heard > before)


def test_pings_without_end_are_not_answered_without_end(server: Server) -> None:
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
    with server.guest() as guest, deaf(server, guest, guest.new_table("me", "local")["table"]) as connection:
        taken = 0
        with contextlib.suppress(OSError):
            while taken < 64 * MEGABYTE:
                connection.sendall(ping)
                taken += len(ping)
        assert taken < 64 * MEGABYTE


def test_a_message_of_endless_pieces_is_not_put_together(server: Server) -> None:
    pieces = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 500
    with server.guest() as guest, deaf(server, guest, guest.new_table("me", "local")["table"]) as connection:
        taken = 0
        with contextlib.suppress(OSError):
            connection.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            while taken < 16 * MEGABYTE:
                connection.sendall(pieces)
                taken += len(pieces)
        assert taken < 16 * MEGABYTE


def test_few_forms_of_a_state_are_kept(server: Server) -> None:
    with server.guest() as guest:
        state = guest.new_table("me", "local", options={"max_rounds": 30})
        for _ in range(20):
            state = ok(guest.choose(state, sensible(state)))
        table = server.services.registry.tables[state["table"]]
        with guest.socket(state["table"]) as conversation:
            hear(conversation, "state")
            for since in range(state["moment"]):
                with guest.socket(state["table"], since=since) as another:
                    hear(another, "state")
            assert 1 < len(table.cache.last) <= view_cache.LAST_KEPT


def test_tables_in_memory_are_bounded_by_their_moments_and_the_last_used_stays(tmp_path: Path) -> None:
    with serving(tmp_path, moments_kept=300) as server, server.guest() as guest:
        first = guest.new_table("me", "local")
        tables = [first["table"]]
        for _ in range(20):
            tables.append(guest.new_table("me", "local")["table"])
            guest.state(first["table"])
        opened = server.services.registry.tables
        assert first["table"] in opened
        assert sum(len(table.match.journal.texts) for table in opened.values()) <= 300
        assert len(opened) < len(tables)
        assert guest.state(tables[1])["table"] == tables[1]


# Connections


@pytest.mark.parametrize(
    "endless",
    [
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * (MEGABYTE // 6),
        b"GET / HTTP/1.1\r\nhost: x\r\na: " + b"b" * MEGABYTE,
        b"GET /" + b"a" * MEGABYTE,
    ],
    ids=["headers", "header", "address"],
)
def test_headers_and_addresses_without_end_are_cut_off(server: Server, endless: bytes) -> None:
    with raw(server) as connection:
        sent = 0
        with contextlib.suppress(OSError):
            for start in range(0, len(endless), 8192):
                connection.sendall(endless[start : start + 8192])
                sent += 8192
                time.sleep(0.001)
        found = answered(connection, b"")
        assert sent < len(endless) or b"400" in found.partition(b"\r\n")[0]


def test_a_body_without_end_is_cut_off(server: Server) -> None:
    with raw(server) as connection:
        head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        piece = b"1000\r\n" + b"x" * 4096 + b"\r\n"
        with contextlib.suppress(OSError):
            connection.sendall(head)
            for _ in range(64 * MEGABYTE // len(piece)):
                connection.sendall(piece)
            raise AssertionError("the server took all of it")


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n", b"\r\n\r\n"])
def test_a_request_that_does_not_come_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(connections, "HEADERS_SECONDS", 0.2)
    with raw(server) as connection:
        # recv would fail after 30 s.
        assert answered(connection, begun) == b""
    with raw(server) as connection:
        whole = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
        assert answered(connection, whole + begun).count(b"HTTP/1.1 200") == 1


def test_a_body_that_does_not_come_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.2)
    with server.guest() as guest, raw(server) as connection:
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        head = f"POST /api/me HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\nx-csrftoken: {guest.http.cookies['csrftoken']}\r\n"
        assert answered(connection, head.encode() + b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{") == b""


def test_one_address_has_only_so_many_connections_and_its_refusals_are_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, connections_an_address=5) as server, contextlib.ExitStack() as stack:
        logging.getLogger("dolmen.server").propagate = True
        held = [stack.enter_context(raw(server, "127.0.0.2")) for _ in range(5)]
        for _ in range(3):
            with raw(server, "127.0.0.2") as refused:
                assert answered(refused, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n") == b""
        # All clients come through a proxy on this machine.
        assert httpx.get(f"{server.address}/health").status_code == 200
        assert len({record.getMessage() for record in caplog.records if "refused" in record.getMessage()}) == 1
        held.pop().close()
        free = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        wait_until(lambda: b"200 OK" in answered(stack.enter_context(raw(server, "127.0.0.2")), free))


@pytest.mark.parametrize(("soft", "hard", "raised"), [(64, 300, 300), (300, 300, 300), (64, 100_000, 65_536)])
def test_the_limit_of_open_files_is_raised_as_far_as_the_system_lets_it(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: int
) -> None:
    limits = [(soft, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, pair: limits.append(pair))
    http, conversation = protocols(5, Proxies())
    assert limits[-1] == (raised, hard)
    assert isinstance(http, partial)
    assert isinstance(conversation, partial)
    door = http.keywords["door"]
    assert (door.at_once, door.an_address) == (raised - SPARE_FILES, 5)
    assert conversation.keywords["door"] is door


def test_the_server_raises_its_limit_when_it_starts() -> None:
    code = (
        "import resource; soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE);"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (min(200, hard), min(400, hard)));"
        "from dolmen.server.connections import protocols; from dolmen.server.addresses import Proxies; protocols(5, Proxies());"
        "print(*resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert found.stdout.split() == ["400", "400"]


def test_the_door_keeps_some_files_for_the_server_itself() -> None:
    door = Door(2, 10, Proxies())
    assert [door.come(address) for address in ("a", "b", "c")] == [True, True, False]
    door.go("a")
    assert door.come("c")
    assert door.by_address == {"b": 1, "c": 1}


def test_a_socket_is_counted_once_and_out_again(tmp_path: Path) -> None:
    with serving(tmp_path, connections_an_address=1) as server, server.guest() as guest:
        state = guest.new_table("me", "local")
        for _ in range(3):
            with guest.socket(state["table"]) as conversation:
                hear(conversation, "state")
        guest.http.close()
        door = server.door
        wait_until(lambda: (door.open, door.by_address) == (0, {}))

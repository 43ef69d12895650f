"""Two processes on one database, for tests: the same browser at both, and waiting for what the other one will know."""

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from dolmen.server.live_table import LiveTable
from tests.server.serving import Guest, Json, Server


def there(guest: Guest, server: Server) -> Guest:
    """The same browser, whose calls go to another process."""
    found = Guest.__new__(Guest)
    found.address = server.address
    found.http = httpx.Client(base_url=server.address, timeout=120, cookies=dict(guest.http.cookies))
    return found


def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.02)


def until_at(live: LiveTable, state: Json) -> None:
    """Wait until a table is at the moment of a state."""
    until(lambda: live.match.moment == state["moment"])


def hear_online(socket: ClientConnection, online: list[bool]) -> None:
    """Wait until a socket has said who is there."""
    deadline = time.monotonic() + 60
    said: list[bool] = []
    while said != online:
        assert time.monotonic() < deadline, said
        message = json.loads(socket.recv(60))
        if message["type"] == "presence":
            said = message["seats"]
        elif message["type"] == "state":
            said = [seat["online"] for seat in message["state"]["seats"]]


def both(*calls: Callable[[], Any]) -> list[Any]:
    """Make calls at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [found.result() for found in [*map(pool.submit, calls)]]

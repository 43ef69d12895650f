"""A real server in a thread, and guests who call it."""

import contextlib
import itertools
import json
import secrets
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from dolmen.server.app import Application
from dolmen.server.connections import Door
from dolmen.server.database import Place
from dolmen.server.serve import uvicorn_server
from dolmen.server.services import Services
from dolmen.server.settings import Settings
from tests.postgres import Databases

Json = dict[str, Any]
SHORT: Json = {"max_rounds": 3}


# Set by the fixture `database`: where servers keep their tables, unless that is SQLite, and the database of each data folder.
databases: Databases | None = None
urls: dict[Path, str] = {}


def place_of(folder: Path, *, empty: bool = False) -> Place:
    """Where the servers of a data folder keep their tables; `empty`: without a schema if it is new."""
    if databases is None:
        return Place(folder)
    if folder not in urls:
        urls[folder] = databases.empty() if empty else databases.new()
    return Place(folder, urls[folder])


class Server:
    """uvicorn in a thread, on a free port."""

    def __init__(self, settings: Settings) -> None:
        self.application = Application(settings)
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        self.server = uvicorn_server(self.application, settings)
        self.thread = threading.Thread(target=self._run, args=[listening], daemon=True)
        self.thread.start()
        self.started = threading.Event()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.started.wait(0.01)

    def _run(self, listening: socket.socket) -> None:
        self.server.run(sockets=[listening])

    @property
    def services(self) -> Services:
        """What the server holds."""
        return self.application.services

    @property
    def door(self) -> Door:
        """What counts the server's connections."""
        made: Any = self.server.config.http
        door: Door = made.keywords["door"]
        return door

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(120)
        assert not self.thread.is_alive()

    def guest(self) -> "Guest":
        """A new browser."""
        return Guest(self.address)


def settings(folder: Path, **changes: Any) -> Settings:
    """A server for tests: bots do not wait, nobody is limited."""
    plain = Settings(folder, place_of(folder).url, bot_pace=0.0, rate=0.0, sockets_a_guest=1000, site=folder / "site")
    plain = replace(plain, tables_a_minute=0.0, hints_a_minute=0.0, chat_lines_a_second=0.0, silence=3600.0)
    plain = replace(plain, reviews_a_minute=0.0, imports_a_minute=0.0, review_plan="quick")
    return replace(plain, **changes)


@contextlib.contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[Server]:
    """A server for the length of a test."""
    server = Server(settings(folder, **changes))
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A browser with its cookies."""

    numbers = itertools.count()

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=120)
        self.http.get("/api/me").raise_for_status()

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        sent = {"x-csrftoken": self.http.cookies.get("csrftoken") or "", **headers}
        return self.http.post(path, json=body, headers=sent)

    def new_table(self, *kinds: str, level: str = "uniform", **more: Any) -> Json:
        """A new table; `kinds` are the seats."""
        seats = [{"kind": kind, "name": f"{kind} {n}", "level": level if kind == "bot" else ""} for n, kind in enumerate(kinds)]
        body = {"game": "przepowiednia", "options": dict(SHORT), "seats": seats, **more}
        return ok(self.post("/api/tables", body))

    @property
    def id(self) -> str:
        """The guest's id, as the cookie tells it."""
        return next(value for name, value in self.http.cookies.items() if name.startswith("dolmen_guest")).partition(".")[0]

    def join(self, link: str, name: str = "") -> httpx.Response:
        """Open a link and press its button, as the page does."""
        return self.post("/api/join", {"token": link.rpartition("/")[2], "name": name})

    def state(self, table: str, **params: Any) -> Json:
        return ok(self.get(f"/api/tables/{table}", **params))

    def choose(self, state: Json, choice: int, **changes: Any) -> httpx.Response:
        """Answer the question of a state."""
        body = {"seat": state["seat"], "moment": state["moment"], "choice": choice, "client": secrets.token_hex(8)}
        return self.post(f"/api/tables/{state['table']}/choices", {**body, **changes})

    def undo(self, state: Json, **changes: Any) -> httpx.Response:
        body = {"seat": state["seat"], "moment": state["moment"], "client": secrets.token_hex(8)}
        return self.post(f"/api/tables/{state['table']}/undo", {**body, **changes})

    def socket(self, table: str, since: int = -1, page: str = "", short: bool = False, **headers: str) -> ClientConnection:
        """Open the table's socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{table}/socket?since={since}&page={page}&short={'1' if short else ''}",
            additional_headers={"cookie": cookies, **headers},
            open_timeout=120,
        )


def ok(answer: httpx.Response) -> Json:
    """The body of an answer that must be well."""
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def options(state: Json) -> list[int]:
    """The possible choices of the question."""
    return [entry["choice"] for entry in state["question"]["choices"] if entry["refusal"] is None]


def sensible(state: Json) -> int:
    """A choice that brings the game on: no spells, no passing."""
    possible = options(state)
    if state["question"]["ask"] in ("EndTurn", "Action"):
        return possible[0]
    return possible[len(possible) // 2]


def hear(socket: ClientConnection, kind: str, timeout: float = 60) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(socket.recv(timeout))
        if message["type"] == kind:
            return message

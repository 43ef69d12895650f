"""A browser of a chaos run: calls and sockets to any of the servers, and a network that breaks, doubles and delays."""

import asyncio
import http.client
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

CALL_SECONDS: Final = 8.0
# How many of the sockets are like those of the page.
SHORT: Final = 0.6


class Lost(Exception):
    """No answer came: the server is gone, paused, or the network broke."""


@dataclass(frozen=True)
class Answer:
    """The answer to a call."""

    status: int
    body: Any


@dataclass
class Network:
    """How rough the network is: the chances that a message is lost with its connection, comes twice, or comes late."""

    chance: random.Random
    broken: float = 0.01
    doubled: float = 0.03
    late: float = 0.03

    def calm(self) -> None:
        """From now on nothing goes wrong."""
        self.broken = self.doubled = self.late = 0.0

    def breaks(self) -> bool:
        return self.chance.random() < self.broken

    def doubles(self) -> bool:
        return self.chance.random() < self.doubled

    def delays(self) -> bool:
        return self.chance.random() < self.late


class Browser:
    """Cookies, and calls to a server chosen at random, as behind a load balancer without sticky connections."""

    def __init__(self, ports: Callable[[], int], network: Network) -> None:
        self.port = ports
        self.network = network
        self.cookies: dict[str, str] = {}

    @property
    def guest(self) -> str:
        """The guest's id, as the cookie tells it."""
        return next(value for name, value in self.cookies.items() if name.startswith("dolmen_guest")).partition(".")[0]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def get(self, path: str) -> Answer:
        """A call that changes nothing; Lost when no answer came."""
        return await asyncio.to_thread(self._call, "GET", path, None)

    async def post(self, path: str, body: Json) -> Answer:
        """A call that may change something; Lost when it is not known whether it did."""
        if self.network.doubles():
            # The same call twice at once, often to two processes.
            first, second = await asyncio.gather(
                asyncio.to_thread(self._call, "POST", path, body),
                asyncio.to_thread(self._call, "POST", path, body),
                return_exceptions=True,
            )
            found = self.network.chance.choice((first, second))
            if isinstance(found, BaseException):
                raise found
            return found
        return await asyncio.to_thread(self._call, "POST", path, body)

    def _call(self, method: str, path: str, body: Json | None) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port(), timeout=CALL_SECONDS)
        headers = {"cookie": self.cookie, "x-csrftoken": self.cookies.get("csrftoken", ""), "content-type": "application/json"}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            if self.network.breaks():
                raise Lost
            answer = connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException):
            raise Lost from None
        finally:
            connection.close()
        for cookie in answer.headers.get_all("set-cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name.strip()] = value
        if content[:1] not in (b"{", b"["):
            return Answer(answer.status, {"error": content.decode(errors="replace")[:200], "state": None})
        return Answer(answer.status, json.loads(content))

    @asynccontextmanager
    async def socket(self, table: str, since: int) -> AsyncIterator["Talk"]:
        """The socket of a table: that of the page, which is sent what has changed, or the plain one with whole states."""
        short = self.network.chance.random() < SHORT
        address = f"ws://127.0.0.1:{self.port()}/api/tables/{table}/socket?since={since}{'&short=1' if short else ''}"
        async with connect(
            address,
            additional_headers={"cookie": self.cookie},
            open_timeout=CALL_SECONDS,
            close_timeout=1,
            ping_interval=None,
            compression=None,
            max_size=None,
            proxy=None,
        ) as connection:
            yield Talk(connection, self.network, Changes() if short else None)


class Changes:
    """Whole states from a first one and what has changed since, as the page puts them together."""

    def __init__(self) -> None:
        self.told: Json = {}
        self.known: list[Json] = []

    def whole(self, message: Json) -> Json:
        """The message with its state, if it is about the state; any other as it is."""
        if message["type"] not in ("state", "patch"):
            return message
        state = message["state"]
        if message["type"] == "patch":
            view = {**self.told["view"], **message["view"]}
            state = {**self.told, **state, "view": view, "question": message["question"], "log": message["log"]}
        if state["question"]:
            self.known[message["first"] :] = state["question"]["choices"]
            choices = [self.known[number] for number in message["choices"]]
            state = {**state, "question": {**state["question"], "choices": choices}}
        self.told = state
        return {"type": "state", "answers": message["answers"], "state": state}


class Talk:
    """A socket that sometimes breaks; clicks on it come twice, and whole states come twice and late.

    What has changed (`changes`) comes in order, as TCP has it.
    """

    def __init__(self, connection: ClientConnection, network: Network, changes: Changes | None) -> None:
        self.connection = connection
        self.network = network
        self.changes = changes
        self.held: Json | None = None
        self.again: Json | None = None

    async def send(self, message: Json) -> None:
        """Send a message, perhaps twice, perhaps as the last one before the connection breaks."""
        text = json.dumps(message)
        await self.connection.send(text)
        if self.network.doubles():
            await self.connection.send(text)
        if self.network.breaks():
            self.connection.transport.abort()

    async def hear(self, seconds: float) -> Json:
        """The next message: now and then one comes twice, or after the one that was sent later."""
        if self.again is not None:
            message, self.again = self.again, None
            return message
        message = await self._next(seconds)
        if self.network.breaks():
            self.connection.transport.abort()
        if self.changes is not None:
            return self.changes.whole(message)
        if self.network.doubles():
            self.again = message
        elif self.held is None and self.network.delays():
            self.held = message
            try:
                return await self._next(0.5)
            except TimeoutError:
                pass
        if self.held is not None:
            self.again, self.held = self.held, None
        return message

    async def _next(self, seconds: float) -> Json:
        text = await asyncio.wait_for(self.connection.recv(), seconds)
        message: Json = json.loads(text)
        return message

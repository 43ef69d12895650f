"""Connections below the application: how many there may be, how long a request may take to arrive, how much of it is kept."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.utils import apply_mask

from dolmen.server.addresses import Proxies

log = logging.getLogger("dolmen.server")

HEADERS_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
HEADER_BYTES: Final = 64 * 1024
# A little more than the longest file of a table; other bodies are refused much earlier.
REQUEST_BYTES: Final = 3 * 1024 * 1024
UNREAD_BYTES: Final = 256 * 1024
FRAGMENTS: Final = 1000
SPARE_FILES: Final = 128
FILES_WANTED: Final = 65_536
MINUTE: Final = 60.0

# The first byte of a WebSocket frame that holds a whole text, and what the second one adds to its length in a browser's frame.
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK: Final = 4
LENGTH_FOLLOWS: Final = 126
LEAST_FRAME: Final = 6
LONGEST_TEXT: Final = 1000
# So many unread messages may wait in the memory before no more are read.
MESSAGES_UNREAD: Final = 8

IDLE: Final = 0
IN_HEADERS: Final = 1
IN_BODY: Final = 2


class Door:
    """Counts the open connections, in all and by address, and refuses those that are too many."""

    def __init__(self, at_once: int, an_address: int, proxies: Proxies) -> None:
        self.at_once = at_once
        self.proxies = proxies
        self.an_address = an_address
        self.open = 0
        self.by_address: dict[str, int] = {}
        self.refused = 0
        self.said = -MINUTE

    def come(self, address: str) -> bool:
        """Count a connection; False when it must be refused."""
        count = self.by_address.get(address, 0)
        if self.open >= self.at_once or (count >= self.an_address and not self.proxies.trusts(address)):
            self._refuse()
            return False
        self.open += 1
        self.by_address[address] = count + 1
        return True

    def go(self, address: str) -> None:
        """A counted connection has ended."""
        self.open -= 1
        left = self.by_address[address] - 1
        if left:
            self.by_address[address] = left
        else:
            del self.by_address[address]

    def _refuse(self) -> None:
        """Log refused connections, at most once a minute."""
        self.refused += 1
        now = time.monotonic()
        if now - self.said >= MINUTE:
            log.warning("connections were refused: %d so far, %d are open", self.refused, self.open)
            self.said = now


class HttpConnection(HttpToolsProtocol):
    """uvicorn's connection, with a deadline for each request and a limit for its bytes."""

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door = door
        self.counted = False
        self.phase = IDLE
        self.arrived = 0
        self.deadline: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """The address at the other end, which may be a proxy's."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.counted = self.door.come(self.address)
        if self.counted:
            self._watch()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        if self.counted:
            self.counted = False
            self.door.go(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.arrived += len(data)
        super().data_received(data)
        if self.phase == IN_HEADERS and self.arrived > HEADER_BYTES:
            self.send_400_response("The request's headers are too large.")
        elif self.phase == IN_BODY and self.arrived > REQUEST_BYTES:
            self.transport.abort()
        elif self.counted:
            self._watch()

    def handle_websocket_upgrade(self) -> None:
        # From here on the WebSocket protocol owns the connection and counts it when it ends.
        self.counted = False
        self._rest()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self.phase = IN_HEADERS
        self.arrived = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.phase = IN_BODY
        self._rest()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.phase = IDLE
        self._rest()
        super().on_message_complete()

    def _watch(self) -> None:
        """Set a deadline while a request is arriving or due; between two requests uvicorn's own timeout applies."""
        answering = self.cycle is not None and not self.cycle.response_complete
        resting = self.phase == IDLE and (answering or self.timeout_keep_alive_task is not None)
        if resting:
            self._rest()
        elif self.deadline is None:
            seconds = BODY_SECONDS if self.phase == IN_BODY else HEADERS_SECONDS
            self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def _rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class SocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket connection; a peer that sends but does not read is disconnected.

    Short whole texts are all that a page sends. As long as nothing else has come, they do not pass through the general machine
    for frames, which would take longer than most of what is done about them.
    """

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door = door
        self.simple = True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.go(self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        texts, rest = short_texts(data) if self.simple and not self.close_sent else ([], data)
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if rest:
            self.simple = False
            super().data_received(rest)
        elif self.queue.qsize() > MESSAGES_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        text = message.get("text") if self.handshake_complete and not self.close_sent else None
        if text is None:
            await super().send(message)
            return
        # The same as above, but without the general machine for frames, which takes longer than all the rest of a send.
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        data = text.encode()
        self.transport.write(text_header(len(data)) + data)

    def handle_ping(self) -> None:
        if self.transport.is_closing() or self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Data for a peer that does not read is not kept for ever.
        self.loop.call_later(self.close_timeout, self.transport.abort)


def short_texts(data: bytes) -> tuple[list[str], bytes]:
    """The short whole texts with which data from a browser begins, and what comes after them (RFC 6455, 5.2)."""
    texts = []
    start, end = 0, len(data)
    while end - start >= LEAST_FRAME and data[start] == WHOLE_TEXT and MASKED <= data[start + 1] <= MASKED + LENGTH_FOLLOWS:
        length, mask = data[start + 1] - MASKED, start + 2
        if length == LENGTH_FOLLOWS:
            length, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
        body = mask + MASK
        if length > LONGEST_TEXT or body + length > end:
            break
        try:
            texts.append(apply_mask(data[body : body + length], data[mask:body]).decode())
        except UnicodeDecodeError:
            break
        start = body + length
    return texts, data[start:]


def text_header(length: int) -> bytes:
    """The header of a whole text frame from a server, which is never masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def protocols(an_address: int, proxies: Proxies) -> tuple[Callable[..., asyncio.Protocol], Callable[..., asyncio.Protocol]]:
    """The classes of a server's connections and sockets, which share one door."""
    door = Door(_files() - SPARE_FILES, an_address, proxies)
    return partial(HttpConnection, door=door), partial(SocketConnection, door=door)


def _files() -> int:
    """How many files and connections this process may open, after raising the limit as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft

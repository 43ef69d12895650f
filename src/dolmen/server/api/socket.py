"""The socket of a table: what is new, when it is new, to those who may know it.

It speaks ASGI itself, not through the framework: this is the busiest path of the server. A page whose socket is open sends
its choices and undos here; others POST them.
"""

import asyncio
import contextlib
import logging
import re
import time
from typing import Any, Final, cast
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Scope, Send

from dolmen.server import coming, moves, projection, wire, wire_socket
from dolmen.server.broadcast import Listener
from dolmen.server.failures import TRY_AGAIN, UNAVAILABLE, CallRefused
from dolmen.server.guard import address_of
from dolmen.server.live_table import LiveTable
from dolmen.server.services import Services
from dolmen.server.table_state import log_since, message_for, shared_state
from dolmen.server.told import Told

log = logging.getLogger("dolmen.server")

PATH: Final = re.compile(r"/api/tables/(\w{1,20})/socket")
MOVED_AWAY: Final = 1012
REFUSED: Final = 4000
PATIENCE: Final = 1.0

Click = wire.ChoiceMessage | wire.UndoMessage
heard: Final = msgspec.json.Decoder[wire.PongMessage | Click](wire.PongMessage | Click)


async def table_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Send the state at once and after every change; take clicks and pongs."""
    await receive()
    try:
        match = PATH.fullmatch(scope["path"])
        if match is None:
            raise CallRefused(404, "not-found")
        live, viewer = await services.registry.find_for(match[1], scope["state"].get("guest"))
        with services.socket_of(viewer.guest, address_of(scope)):
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            told = Told() if _query(scope, "short") else None
            since, page, address = log_since(live, _since(scope)), _query(scope, "page"), address_of(scope)
            listener = Listener(viewer, since, page, told, address)
            await _serve(services, live, listener, receive, send)
    except CallRefused as failed:
        await _close(send, REFUSED + failed.status, failed.failure.error)
    except UNAVAILABLE:
        await _close(send, MOVED_AWAY, TRY_AGAIN)


def _query(scope: Scope, name: str) -> str:
    return parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])[0]


def _since(scope: Scope) -> int:
    asked = _query(scope, "since")
    return int(asked) if asked.isdecimal() and len(asked) < 10 else projection.START


async def _close(send: Send, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})


async def _serve(services: Services, live: LiveTable, listener: Listener, receive: Receive, send: Send) -> None:
    coming.come(services.bus, live, listener)
    sender = asyncio.create_task(_send(live, listener, send))
    hearing = asyncio.create_task(_hear(services, live, listener, receive, send))
    listener.hang_up = lambda: None if listener.clicking else hearing.cancel()
    try:
        await asyncio.wait([hearing])
    finally:
        coming.leave(services.bus, live, listener)
        for task in (sender, hearing):
            task.cancel()
        await asyncio.gather(sender, hearing, return_exceptions=True)
    if not hearing.cancelled():
        hearing.result()
    if listener.ending is not None:
        with contextlib.suppress(TimeoutError):
            # A peer that does not read cannot be told why.
            await asyncio.wait_for(_close(send, *listener.ending), PATIENCE)


async def _send(live: LiveTable, listener: Listener, send: Send) -> None:
    """Send what waits; states that came while the socket was busy are sent as one."""
    chat = True
    while not live.evicted:
        await listener.ready.wait()
        listener.ready.clear()
        if listener.dismissed:
            await _close(send, REFUSED + 404, "no-table")
            return
        messages, listener.messages = listener.messages, []
        if listener.stale and not live.evicted:
            # While a move is being committed the match is ahead of the disk, and nobody may see it.
            async with live.lock:
                if live.evicted:
                    break
                messages.append(_state(live, listener, chat))
            chat = False
        for message in messages:
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
    await _close(send, MOVED_AWAY, "try-again")


def _state(live: LiveTable, listener: Listener, chat: bool) -> bytes:
    """The message with the state for a listener, or with what has changed since the last one."""
    listener.stale = False
    since, listener.since = listener.since, live.match.moment
    answers, listener.answers = listener.answers, []
    if listener.told is not None:
        return listener.told.message(live.cache, shared_state(live, listener.viewer, since, chat), answers)
    # Encoded once for everyone who may see the same.
    state = cast(wire.TableState, msgspec.Raw(message_for(live, listener.viewer, since, chat)))
    return msgspec.json.encode(wire_socket.StateMessage(answers, 0, [], state))


async def _hear(services: Services, live: LiveTable, listener: Listener, receive: Receive, send: Send) -> None:
    """Read what the browser sends: clicks, carried out one after another, and pongs; anything else closes the socket."""
    while True:
        event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            return
        listener.heard = time.monotonic()
        if not services.messages.take(listener.viewer.guest):
            await _close(send, REFUSED + 429, "too-many-calls")
            return
        try:
            message = heard.decode(event.get("text") or event.get("bytes") or "")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            await _close(send, REFUSED + 400, "bad-request")
            return
        if not isinstance(message, wire.PongMessage) and listener.ending is None:
            # Whoever hangs up does not stop a click that is being stored.
            listener.clicking = True
            await _carry_out(services, live, listener, message)
            listener.clicking = False
        if listener.ending is not None:
            return


async def _carry_out(services: Services, live: LiveTable, listener: Listener, click: Click) -> None:
    """Do what was clicked; the next state on the socket is the answer, or it is said why not."""
    guest = listener.viewer.guest
    try:
        if isinstance(click, wire.ChoiceMessage):
            await moves.choose(services.registry, live.id, guest, click)
        else:
            await moves.undo(services.registry, live.id, guest, click)
        listener.answer(click.client)
        return
    except CallRefused as refused:
        said = wire_socket.RefusedMessage(click.client, refused.status, refused.failure)
    except UNAVAILABLE as error:
        log.warning("the database did not answer a click: %s", type(error).__name__, extra={"table": live.id})
        said = wire_socket.RefusedMessage(click.client, 503, wire.Failure(TRY_AGAIN))
    except Exception:
        log.exception("a click failed", extra={"table": live.id})
        said = wire_socket.RefusedMessage(click.client, 500, wire.Failure("fault"))
    services.metrics.refusals.labels(str(said.status)).inc()
    listener.post(msgspec.json.encode(said))

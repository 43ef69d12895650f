"""The socket of a table: what is new, when it is new, to those who may know it.

It speaks ASGI itself, not through the framework: this is the busiest path of the server.
"""

import asyncio
import contextlib
import re
import time
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Scope, Send

from dolmen.server import states, wire
from dolmen.server.failures import Failed
from dolmen.server.guard import address_of
from dolmen.server.hall import Hall
from dolmen.server.presence import Listener
from dolmen.server.room import Room

PATH: Final = re.compile(r"/api/tables/(\w{1,20})/socket")
MOVED_AWAY: Final = 1012
REFUSED: Final = 4000
PATIENCE: Final = 1.0

heard = msgspec.json.Decoder(wire.BrowserMessage)


async def table_socket(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """Send the state at once and after every change; take choices and pongs."""
    await receive()
    try:
        match = PATH.fullmatch(scope["path"])
        if match is None:
            raise Failed(404, "not-found")
        room, reader = await hall.rooms.find_for(match[1], scope["state"].get("guest"))
        with hall.socket_of(reader.guest, address_of(scope)):
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await _serve(hall, room, Listener(reader, room.log_since(_since(scope))), receive, send)
    except Failed as failed:
        await _close(send, REFUSED + failed.status, failed.failure.error)


def _since(scope: Scope) -> int:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0]
    return int(asked) if asked.isdecimal() and len(asked) < 10 else states.START


async def _close(send: Send, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})


async def _serve(hall: Hall, room: Room, listener: Listener, receive: Receive, send: Send) -> None:
    _come(room, listener)
    sender = asyncio.create_task(_send(room, listener, send))
    hearing = asyncio.create_task(_hear(hall, room, listener, receive, send))
    listener.hang_up = lambda: None if listener.choosing else hearing.cancel()
    try:
        await asyncio.wait([hearing])
    finally:
        _leave(room, listener)
        for task in (sender, hearing):
            task.cancel()
        await asyncio.gather(sender, hearing, return_exceptions=True)
    if not hearing.cancelled():
        hearing.result()
    if listener.ending is not None:
        with contextlib.suppress(TimeoutError):
            # Who does not read cannot be told.
            await asyncio.wait_for(_close(send, *listener.ending), PATIENCE)


def _come(room: Room, listener: Listener) -> None:
    before = room.online()
    room.listeners.append(listener)
    _tell_presence(room, before)


def _leave(room: Room, listener: Listener) -> None:
    before = room.online()
    room.listeners.remove(listener)
    room.presence.see(listener.reader.mine, None if listener.ending is None else listener.heard)
    _tell_presence(room, before)


def _tell_presence(room: Room, before: list[bool]) -> None:
    online = room.online()
    if online != before:
        room.people_changed()
        room.tell(wire.PresenceMessage(online))
        # Whom the others may replace by a bot, and when, has changed too.
        room.tell_state()


async def _send(room: Room, listener: Listener, send: Send) -> None:
    """Send what waits; states that came while the socket was busy are sent as one."""
    chat = True
    while not room.gone:
        await listener.ready.wait()
        listener.ready.clear()
        if listener.dismissed:
            await _close(send, REFUSED + 404, "no-table")
            return
        letters, listener.letters = listener.letters, []
        if listener.stale and not room.gone:
            # While a move is being committed the match is ahead of the disk, and nobody may see it.
            async with room.lock:
                if room.gone:
                    break
                letters.append(_state(room, listener, chat))
            chat = False
        for letter in letters:
            await send({"type": "websocket.send", "text": letter.decode(), "bytes": None})
    await _close(send, MOVED_AWAY, "try-again")


def _state(room: Room, listener: Listener, chat: bool) -> bytes:
    listener.stale = False
    state = room.message(listener.reader, listener.since, chat)
    listener.since = room.match.moment
    answers, listener.answers = listener.answers, []
    told = msgspec.json.encode(answers) if answers else b"[]"
    return b'{"type":"state","answers":%b,"state":%b}' % (told, state)


async def _hear(hall: Hall, room: Room, listener: Listener, receive: Receive, send: Send) -> None:
    """Take what the browser sends; what is not understood ends the conversation."""
    while True:
        event: Any = await receive()
        if event["type"] == "websocket.disconnect":
            return
        listener.heard = time.monotonic()
        if not hall.messages.take(listener.reader.guest):
            await _close(send, REFUSED + 429, "too-many-calls")
            return
        try:
            message = heard.decode(event.get("text") or event.get("bytes") or "")
        except (msgspec.MsgspecError, UnicodeError):
            await _close(send, REFUSED + 400, "bad-request")
            return
        if isinstance(message, wire.ChooseMessage):
            # A choice that is being stored is not broken off.
            listener.choosing = True
            await _choose(hall, room, listener, message)
            listener.choosing = False
        if listener.ending is not None:
            return


async def _choose(hall: Hall, room: Room, listener: Listener, message: wire.ChooseMessage) -> None:
    """A choice: the state that holds it is its answer; a failure is answered by itself, and the fresh state follows."""
    try:
        await hall.rooms.choose(room.id, listener.reader.guest, message)
    except Failed as failed:
        # However many choices fail while the socket is busy, the state is sent once.
        failed.failure.state = None
        listener.post(msgspec.json.encode(wire.AnswerMessage(message.client, failed.status, failed.failure)))
    else:
        # The sender has not run since the commit, so the state that it will send is the one with this choice.
        listener.answers.append(message.client)
        listener.check()
    listener.stale = True
    listener.ready.set()

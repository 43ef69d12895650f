"""The socket of a table: what is new, when it is new, to those who may know it."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from dolmen.server import states, wire
from dolmen.server.failures import Failed
from dolmen.server.hall import Hall, guest_of, hall_of
from dolmen.server.room import Listener, Reader, Room

Socket = WebSocket[Any, Any, Any]

heard = msgspec.json.Decoder(wire.BrowserMessage)
MOVED_AWAY = 1012
REFUSED = 4000


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], since: FromQuery[int] = states.START) -> None:
    """Send the state at once and after every change; take choices and pongs."""
    hall = hall_of(socket)
    try:
        room, reader = await hall.rooms.find_for(table, guest_of(socket))
    except Failed as failed:
        await socket.close(code=REFUSED + failed.status, reason=failed.failure.error)
        return
    try:
        with hall.socket_of(reader.guest):
            await socket.accept()
            await _serve(hall, socket, room, reader, room.log_since(since))
    except Failed as failed:
        await socket.close(code=REFUSED + failed.status, reason=failed.failure.error)


async def _serve(hall: Hall, socket: Socket, room: Room, reader: Reader, since: int) -> None:
    listener = Listener(reader, since)
    _come(room, listener)
    sender = asyncio.create_task(_send(socket, room, listener))
    try:
        await _hear(hall, socket, room, listener)
    except WebSocketDisconnect:
        pass
    finally:
        _leave(room, listener)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


def _come(room: Room, listener: Listener) -> None:
    before = room.online()
    room.listeners.append(listener)
    _tell_presence(room, before)


def _leave(room: Room, listener: Listener) -> None:
    before = room.online()
    room.listeners.remove(listener)
    for seat in listener.reader.mine:
        room.seen[seat] = time.monotonic()
    _tell_presence(room, before)


def _tell_presence(room: Room, before: list[bool]) -> None:
    online = room.online()
    if online != before:
        room.version += 1
        room.tell(wire.PresenceMessage(online))


async def _send(socket: Socket, room: Room, listener: Listener) -> None:
    """Send what waits; states that came while the socket was busy are sent as one."""
    chat = True
    while not room.gone:
        await listener.ready.wait()
        listener.ready.clear()
        letters, listener.letters = listener.letters, []
        if listener.stale and not room.gone:
            async with room.lock:
                listener.stale = False
                letters.append(room.message(listener.reader, listener.since, chat))
                listener.since = room.match.moment
            chat = False
        for letter in letters:
            await socket.send({"type": "websocket.send", "text": letter.decode(), "bytes": None})
    await socket.close(code=MOVED_AWAY, reason="try-again")


async def _hear(hall: Hall, socket: Socket, room: Room, listener: Listener) -> None:
    """Take what the browser sends; what is not understood ends the conversation."""
    while True:
        text = await socket.receive_text()
        try:
            message = heard.decode(text)
        except msgspec.MsgspecError:
            await socket.close(code=REFUSED + 400, reason="bad-request")
            return
        if isinstance(message, wire.ChooseMessage):
            await _choose(hall, room, listener, message)


async def _choose(hall: Hall, room: Room, listener: Listener, message: wire.ChooseMessage) -> None:
    status, failure = 200, None
    try:
        await hall.rooms.choose(room, listener.reader, message)
    except Failed as failed:
        status, failure = failed.status, failed.failure
    answer = wire.AnswerMessage(message.client, status, room.match.moment, failure)
    listener.letters.append(msgspec.json.encode(answer))
    listener.ready.set()

"""Tables: made, looked at, played, talked at."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dolmen.server import states, wire
from dolmen.server.failures import FAILURES, Failed
from dolmen.server.hall import guest_of, hall_of, known_guest
from dolmen.server.room import Reader, Room

Call = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=20)]
Number = Annotated[int, QueryParameter(ge=-(2**31), le=2**31)]


async def _room(request: Call, table: str) -> tuple[Room, Reader]:
    return await hall_of(request).rooms.find_for(table, guest_of(request))


@post("/api/tables", status_code=200, responses=FAILURES)
async def make(request: Call, data: JSONBody[wire.NewTable]) -> wire.TableState:
    """Set up a new table."""
    hall = hall_of(request)
    guest = known_guest(request)
    if not hall.new_tables.take(guest):
        raise Failed(429, "too-many-tables")
    room = await hall.rooms.make(guest, await hall.guest_name(guest), data)
    reader = room.reader(guest)
    assert reader is not None
    return room.state(reader)


@get("/api/tables/{table:str}", responses=FAILURES)
async def look(request: Call, table: TableId, since: Number = states.START) -> wire.TableState:
    """The table as the guest may see it."""
    room, reader = await _room(request, table)
    async with room.lock:
        return room.state(reader, room.log_since(since))


@get("/api/tables/{table:str}/moments/{moment:int}", responses=FAILURES)
async def past(request: Call, table: TableId, moment: FromPath[int]) -> wire.Past:
    """The table at an earlier moment."""
    room, reader = await _room(request, table)
    async with room.lock:
        if not 0 <= moment <= room.match.moment:
            raise Failed(404, "no-such-moment")
        return room.past(reader, moment)


@get("/api/tables/{table:str}/preview", responses=FAILURES)
async def preview(request: Call, table: TableId, seat: Number, moment: Number, choice: Number) -> wire.Preview:
    """What a choice would do."""
    room, reader = await _room(request, table)
    async with room.lock:
        if seat not in reader.mine:
            raise Failed(403, "not-your-seat")
        if moment != room.match.moment:
            raise Failed(409, "stale", state=room.state(reader))
        if seat != next((ask.seat for ask in room.match.open_asks()), None):
            raise Failed(422, "not-asked")
        refusal = room.match.why_not(seat, choice)
        if refusal is not None:
            raise Failed(422, refusal.key, rule=refusal.rule)
        return states.preview(room.match, seat, choice)


@post("/api/tables/{table:str}/choices", status_code=200, responses=FAILURES)
async def choose(request: Call, table: TableId, data: JSONBody[wire.NewChoice]) -> wire.TableState:
    """Make a choice; the answer comes after the commit and holds the log after the choice's moment."""
    room, reader = await _room(request, table)
    await hall_of(request).rooms.choose(room, reader, data)
    async with room.lock:
        return room.state(reader, min(data.moment, room.match.moment), chat=False)


@post("/api/tables/{table:str}/undo", status_code=200, responses=FAILURES)
async def undo(request: Call, table: TableId, data: JSONBody[wire.NewUndo]) -> wire.TableState:
    """Take the last choice back."""
    room, reader = await _room(request, table)
    await hall_of(request).rooms.undo(room, reader, data)
    async with room.lock:
        return room.state(reader, min(data.moment, room.match.moment), chat=False)


@post("/api/tables/{table:str}/hint", status_code=200, responses=FAILURES)
async def hint(request: Call, table: TableId, data: JSONBody[wire.NewHint]) -> wire.Hint:
    """What the strongest bot would choose for a seat, at a table where that wrongs nobody."""
    room, reader = await _room(request, table)
    hall = hall_of(request)
    if not hall.hints.take(reader.guest):
        raise Failed(429, "too-many-hints")
    return await hall.bots.hint(room, reader, data)


@post("/api/tables/{table:str}/chat", status_code=204, responses=FAILURES)
async def say(request: Call, table: TableId, data: JSONBody[wire.NewLine]) -> None:
    """Say something at the table."""
    room, reader = await _room(request, table)
    await hall_of(request).rooms.say(room, reader, data)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=FAILURES)
async def change_seat(request: Call, table: TableId, seat: FromPath[int], data: JSONBody[wire.SeatChange]) -> wire.TableState:
    """Hand a seat to a bot, take it back, rename it."""
    room, reader = await _room(request, table)
    await hall_of(request).rooms.change_seat(room, reader, seat, data)
    async with room.lock:
        return room.state(room.reader(reader.guest) or reader)


@get("/api/tables/{table:str}/journal", media_type="application/x-ndjson", responses=FAILURES)
async def journal(request: Call, table: TableId) -> Response[bytes]:
    """The journal of a finished table."""
    room, _ = await _room(request, table)
    async with room.lock:
        if not room.match.journal.finished:
            raise Failed(409, "not-finished")
        name = f"{room.game.id}-{room.id}.journal"
        return Response(
            room.match.journal.text().encode(),
            media_type="application/x-ndjson",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

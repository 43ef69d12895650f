"""Tables: made, looked at, played, talked at."""

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dolmen.server import leaving, states, wire
from dolmen.server.failures import FAILURES, Failed
from dolmen.server.guard import address_of
from dolmen.server.hall import guest_of, hall_of, known_guest
from dolmen.server.presence import Reader
from dolmen.server.room import Room

Call = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=20)]
Number = Annotated[int, QueryParameter(ge=-(2**31), le=2**31)]


def _held(request: Call, table: str) -> AbstractAsyncContextManager[tuple[Room, Reader]]:
    return hall_of(request).rooms.held(table, guest_of(request))


@post("/api/tables", status_code=200, responses=FAILURES)
async def make(request: Call, data: JSONBody[wire.NewTable]) -> wire.TableState:
    """Set up a new table."""
    hall = hall_of(request)
    guest = known_guest(request)
    hall.new_tables.take(guest, address_of(request.scope))
    room = await hall.rooms.make(guest, await hall.guest_name(guest), data)
    reader = room.reader(guest)
    assert reader is not None
    return room.state(reader)


@get("/api/tables/{table:str}", responses=FAILURES)
async def look(request: Call, table: TableId, since: Number = states.START) -> wire.TableState:
    """The table as the guest may see it."""
    async with _held(request, table) as (room, reader):
        return room.state(reader, room.log_since(since))


@get("/api/tables/{table:str}/moments/{moment:int}", responses=FAILURES)
async def past(request: Call, table: TableId, moment: FromPath[int]) -> wire.Past:
    """The table at an earlier moment."""
    async with _held(request, table) as (room, reader):
        if not 0 <= moment <= room.match.moment:
            raise Failed(404, "no-such-moment")
        return room.past(reader, moment)


@get("/api/tables/{table:str}/preview", responses=FAILURES)
async def preview(request: Call, table: TableId, seat: Number, moment: Number, choice: Number) -> wire.Preview:
    """What a choice would do."""
    async with _held(request, table) as (room, reader):
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
    await hall_of(request).rooms.choose(table, guest_of(request), data)
    async with _held(request, table) as (room, reader):
        return room.state(reader, min(data.moment, room.match.moment), chat=False)


@post("/api/tables/{table:str}/undo", status_code=200, responses=FAILURES)
async def undo(request: Call, table: TableId, data: JSONBody[wire.NewUndo]) -> wire.TableState:
    """Take the last choice back."""
    await hall_of(request).rooms.undo(table, guest_of(request), data)
    async with _held(request, table) as (room, reader):
        return room.state(reader, min(data.moment, room.match.moment), chat=False)


@post("/api/tables/{table:str}/hint", status_code=200, responses=FAILURES)
async def hint(request: Call, table: TableId, data: JSONBody[wire.NewHint]) -> wire.Hint:
    """What the strongest bot would choose for a seat, at a table where that wrongs nobody."""
    hall, guest = hall_of(request), known_guest(request)
    hall.hints.take(guest, address_of(request.scope))
    return await hall.bots.hint(table, guest, data)


@post("/api/tables/{table:str}/chat", status_code=204, responses=FAILURES)
async def say(request: Call, table: TableId, data: JSONBody[wire.NewLine]) -> None:
    """Say something at the table."""
    hall, guest = hall_of(request), known_guest(request)
    hall.lines.take(guest, address_of(request.scope))
    await hall.rooms.say(table, guest, data)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=FAILURES)
async def change_seat(request: Call, table: TableId, seat: FromPath[int], data: JSONBody[wire.SeatChange]) -> wire.TableState:
    """Hand a seat to a bot, take it back, rename it."""
    await hall_of(request).rooms.change_seat(table, guest_of(request), seat, data)
    async with _held(request, table) as (room, reader):
        return room.state(reader)


@post("/api/tables/{table:str}/leave", status_code=204, responses=FAILURES)
async def leave(request: Call, table: TableId, data: JSONBody[wire.NewLeave]) -> None:
    """Leave the table: one's seats are open again or played by bots, or a host's table is deleted."""
    await leaving.leave(hall_of(request).rooms, table, known_guest(request), data)


@get("/api/tables/{table:str}/journal", media_type="application/x-ndjson", responses=FAILURES)
async def journal(request: Call, table: TableId) -> Response[bytes]:
    """The journal of a finished table."""
    async with _held(request, table) as (room, _):
        if not room.match.journal.finished:
            raise Failed(409, "not-finished")
        name = f"{room.game.id}-{room.id}.journal"
        return Response(
            room.match.journal.text().encode(),
            media_type="application/x-ndjson",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

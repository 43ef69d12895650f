"""The calls of a table: make it, look at it, play, talk."""

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dolmen.server import duplicates, leaving, moves, new_tables, packing, projection, table_changes, wire
from dolmen.server.api.club import check_may_make
from dolmen.server.broadcast import Viewer
from dolmen.server.failures import FAILURES, CallRefused
from dolmen.server.guard import address_of
from dolmen.server.live_table import LiveTable
from dolmen.server.services import guest_of, known_guest, services_of
from dolmen.server.table_state import log_since, state_for

Call = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=20)]
Number = Annotated[int, QueryParameter(ge=-(2**31), le=2**31)]


def _locked(request: Call, table: str) -> AbstractAsyncContextManager[tuple[LiveTable, Viewer]]:
    return services_of(request).registry.locked_for(table, guest_of(request))


@post("/api/tables", status_code=200, responses=FAILURES)
async def make(request: Call, data: JSONBody[wire.NewTable]) -> wire.TableState:
    """Set up a new table."""
    services = services_of(request)
    guest = known_guest(request)
    duplicates.check_number(data)
    await check_may_make(request)
    for _ in range(data.tables):
        services.new_tables.take(guest, address_of(request.scope))
    live = await new_tables.make_table(services.registry, guest, await services.guest_name(guest), data)
    if live.deal is not None:
        await duplicates.add_others(services.registry, guest, data, live)
    viewer = live.viewer(guest)
    assert viewer is not None
    return state_for(live, viewer)


@get("/api/tables/{table:str}", responses=FAILURES | {200: ResponseSpec(wire.TableState, generate_examples=False)})
async def look(request: Call, table: TableId, since: Number = projection.START) -> Response[bytes]:
    """The table as the guest may see it."""
    async with _locked(request, table) as (live, viewer):
        state = state_for(live, viewer, log_since(live, since))
    return await packing.answer_with(services_of(request).registry, request, state)


@get("/api/tables/{table:str}/preview", responses=FAILURES)
async def preview(request: Call, table: TableId, seat: Number, moment: Number, choice: Number) -> wire.Preview:
    """What a choice would do."""
    async with _locked(request, table) as (live, viewer):
        if seat not in viewer.mine:
            raise CallRefused(403, "not-your-seat")
        if moment != live.match.moment:
            raise CallRefused(409, "stale", state=state_for(live, viewer))
        if seat != next((ask.seat for ask in live.match.open_asks()), None):
            raise CallRefused(422, "not-asked")
        refusal = live.match.why_not(seat, choice)
        if refusal is not None:
            raise CallRefused(422, refusal.key, rule=refusal.rule)
        return projection.preview(live.match, seat, choice)


@post("/api/tables/{table:str}/choices", status_code=200, responses=FAILURES)
async def choose(request: Call, table: TableId, data: JSONBody[wire.NewChoice]) -> wire.TableState:
    """Make a choice; the answer comes after the commit and holds the log after the choice's moment."""
    await moves.choose(services_of(request).registry, table, guest_of(request), data)
    async with _locked(request, table) as (live, viewer):
        return state_for(live, viewer, min(data.moment, live.match.moment), chat=False)


@post("/api/tables/{table:str}/undo", status_code=200, responses=FAILURES)
async def undo(request: Call, table: TableId, data: JSONBody[wire.NewUndo]) -> wire.TableState:
    """Take the last choice back."""
    await moves.undo(services_of(request).registry, table, guest_of(request), data)
    async with _locked(request, table) as (live, viewer):
        return state_for(live, viewer, min(data.moment, live.match.moment), chat=False)


@post("/api/tables/{table:str}/hint", status_code=200, responses=FAILURES)
async def hint(request: Call, table: TableId, data: JSONBody[wire.NewHint]) -> wire.Hint:
    """What the strongest bot would choose for a seat, at a table where that is unfair to nobody."""
    services, guest = services_of(request), known_guest(request)
    services.hints.take(guest, address_of(request.scope))
    return await services.bots.advice.hint(table, guest, data)


@post("/api/tables/{table:str}/judgement", status_code=200, responses=FAILURES)
async def judge(request: Call, table: TableId, data: JSONBody[wire.NewJudgement]) -> wire.Judgement:
    """What a choice would cost against the best one, where hints are given."""
    services, guest = services_of(request), known_guest(request)
    services.hints.take(guest, address_of(request.scope))
    return await services.bots.advice.judge(table, guest, data)


@post("/api/tables/{table:str}/chat", status_code=204, responses=FAILURES)
async def say(request: Call, table: TableId, data: JSONBody[wire.NewChatLine]) -> None:
    """Say something at the table."""
    services, guest = services_of(request), known_guest(request)
    services.moderation.check_may_chat(guest, address_of(request.scope))
    services.chat_lines.take(guest, address_of(request.scope))
    await table_changes.say(services.registry, table, guest, data)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=FAILURES)
async def change_seat(request: Call, table: TableId, seat: FromPath[int], data: JSONBody[wire.SeatChange]) -> wire.TableState:
    """Hand a seat to a bot, take it back, rename it."""
    await table_changes.change_seat(services_of(request).registry, table, guest_of(request), seat, data)
    async with _locked(request, table) as (live, viewer):
        return state_for(live, viewer)


@post("/api/tables/{table:str}/leave", status_code=204, responses=FAILURES)
async def leave(request: Call, table: TableId, data: JSONBody[wire.NewLeave]) -> None:
    """Leave the table: one's seats are open again or played by bots, or a host's table is deleted."""
    await leaving.leave(services_of(request).registry, table, known_guest(request), data)


@get("/api/tables/{table:str}/journal", media_type="application/x-ndjson", responses=FAILURES)
async def journal(request: Call, table: TableId) -> Response[bytes]:
    """The journal of a finished table."""
    async with _locked(request, table) as (live, _):
        if not live.match.journal.finished:
            raise CallRefused(409, "not-finished")
        if not live.revealed:
            raise CallRefused(409, "deal-open")
        name = f"{live.game.id}-{live.id}.journal"
        return Response(
            live.match.journal.text().encode(),
            media_type="application/x-ndjson",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

"""The calls for tables as files, tables that go on from others, and tables with the same deal."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from dolmen.server import branching, duplicates, importing, wire
from dolmen.server.api.club import check_may_make
from dolmen.server.api.tables import TableId
from dolmen.server.failures import FAILURES
from dolmen.server.guard import address_of
from dolmen.server.services import known_guest, services_of
from dolmen.server.table_files import LARGEST
from dolmen.server.table_state import state_for
from dolmen.server.wire_files import Group, Imported, Tries

Call = Request[Any, Any, Any]


@post("/api/import", status_code=200, request_max_body_size=LARGEST, responses=FAILURES)
async def bring(request: Call) -> Imported:
    """Make a table of a file, which is the body of the call."""
    services, guest = services_of(request), known_guest(request)
    await check_may_make(request)
    services.imports.take(guest, address_of(request.scope))
    return await importing.bring(services.registry, services.checker, guest, await request.body())


@get(
    "/api/tables/{table:str}/sealed",
    media_type="application/json",
    responses=FAILURES | {200: ResponseSpec(dict[str, Any], generate_examples=False)},
)
async def sealed(request: Call, table: TableId) -> Response[bytes]:
    """The sealed file of an unfinished table, for its host."""
    services, guest = services_of(request), known_guest(request)
    text = await importing.export(services.registry, table, guest)
    disposition = f'attachment; filename="{table}.dolmen-sealed.json"'
    return Response(text.encode(), media_type="application/json", headers={"content-disposition": disposition})


@post("/api/tables/{table:str}/branch", status_code=200, responses=FAILURES)
async def branch(request: Call, table: TableId, data: JSONBody[wire.NewBranch]) -> wire.TableState:
    """Play on from a moment of a table, at a new one."""
    services, guest = services_of(request), known_guest(request)
    await check_may_make(request)
    services.new_tables.take(guest, address_of(request.scope))
    live = await branching.branch(services.registry, guest, await services.guest_name(guest), table, data)
    async with services.registry.locked_for(live.id, guest) as (made, viewer):
        return state_for(made, viewer)


@get("/api/tables/{table:str}/tries", responses=FAILURES)
async def tries(request: Call, table: TableId) -> Tries:
    """The tree of tables that go on from each other."""
    return await branching.tries(services_of(request).registry, known_guest(request), table)


@get("/api/tables/{table:str}/group", responses=FAILURES)
async def group(request: Call, table: TableId) -> Group:
    """The tables with the same deal."""
    return await duplicates.group(services_of(request).registry, known_guest(request), table)


@post("/api/tables/{table:str}/group", status_code=200, responses=FAILURES)
async def change_group(request: Call, table: TableId, data: JSONBody[wire.GroupChange]) -> Group:
    """Open the finished ones of the tables with the same deal."""
    registry, guest = services_of(request).registry, known_guest(request)
    if data.action == "close":
        await duplicates.close(registry, guest, table)
    return await duplicates.group(registry, guest, table)

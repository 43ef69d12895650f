"""The calls for tables as files, tables that go on from others, and tables with the same deal."""

from typing import Any

from litestar import Request, Response, get, post

from dolmen.server import importing
from dolmen.server.api.tables import TableId
from dolmen.server.failures import FAILURES
from dolmen.server.guard import address_of
from dolmen.server.services import known_guest, services_of
from dolmen.server.table_files import LARGEST
from dolmen.server.wire_files import Imported

Call = Request[Any, Any, Any]


@post("/api/import", status_code=200, request_max_body_size=LARGEST, responses=FAILURES)
async def bring(request: Call) -> Imported:
    """Make a table of a file, which is the body of the call."""
    services, guest = services_of(request), known_guest(request)
    services.imports.take(guest, address_of(request.scope))
    return await importing.bring(services.registry, services.checker, guest, await request.body())


@get("/api/tables/{table:str}/sealed", media_type="application/json", responses=FAILURES)
async def sealed(request: Call, table: TableId) -> Response[bytes]:
    """The sealed file of an unfinished table, for its host."""
    services, guest = services_of(request), known_guest(request)
    text = await importing.export(services.registry, table, guest)
    disposition = f'attachment; filename="{table}.dolmen-sealed.json"'
    return Response(text.encode(), media_type="application/json", headers={"content-disposition": disposition})

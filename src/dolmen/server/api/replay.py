"""The calls for looking back: a table at an earlier moment, the list of its moments, a recap, and who leads others there."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from dolmen.kernel.step import WATCHER
from dolmen.server import packing, projection, recap, replay, table_changes, wire
from dolmen.server.api.tables import Number, TableId
from dolmen.server.failures import FAILURES, CallRefused
from dolmen.server.services import guest_of, known_guest, services_of
from dolmen.server.wire_recap import Recap
from dolmen.server.wire_replay import Led, Past, Timeline

Call = Request[Any, Any, Any]
NOBODYS: Final[frozenset[int]] = frozenset()
Eyes = Annotated[str, QueryParameter(max_length=8)]


async def _recording(request: Call, table: str, eyes: str, moment: int = 0) -> replay.Recording:
    async with services_of(request).registry.locked_for(table, guest_of(request)) as (live, viewer):
        if not 0 <= moment <= live.match.moment:
            raise CallRefused(404, "no-such-moment")
        return replay.Recording(live, replay.eyes_of(live, viewer, eyes))


async def _answer(request: Call, make: Callable[[], Past | Recap | Timeline]) -> Response[bytes]:
    gzipped = packing.accepts_gzip(request)
    return packing.answer(*await services_of(request).registry.work_aside(lambda: packing.packed(make(), gzipped)))


@get(
    "/api/tables/{table:str}/moments/{moment:int}",
    responses=FAILURES | {200: ResponseSpec(Past, generate_examples=False)},
)
async def past(
    request: Call, table: TableId, moment: FromPath[int], eyes: Eyes = "", since: Number = projection.START
) -> Response[bytes]:
    """The table at an earlier moment."""
    recording = await _recording(request, table, eyes, moment)
    return await _answer(request, lambda: replay.past(recording, moment, since))


@get("/api/tables/{table:str}/timeline", responses=FAILURES | {200: ResponseSpec(Timeline, generate_examples=False)})
async def timeline(request: Call, table: TableId, eyes: Eyes = "") -> Response[bytes]:
    """The moments of a table."""
    recording = await _recording(request, table, eyes)
    return await _answer(request, lambda: replay.timeline(recording))


@get("/api/tables/{table:str}/recap", responses=FAILURES | {200: ResponseSpec(Recap, generate_examples=False)})
async def since_last_choice(
    request: Call, table: TableId, seat: Number = WATCHER, since: Number = projection.START
) -> Response[bytes]:
    """What has happened since the last choice of one of the viewer's seats, or since a moment."""
    async with services_of(request).registry.locked_for(table, guest_of(request)) as (live, viewer):
        if since > live.match.moment:
            raise CallRefused(404, "no-such-moment")
        wanted, eyes = recap.eyes_of(live, viewer, seat)
        recording = replay.Recording(live, eyes)
        registry = services_of(request).registry
        by_bots = await registry.read(registry.queries.made_by_bots, table) if wanted >= 0 else NOBODYS
    begin = None if since < 0 else since
    return await _answer(request, lambda: recap.recap(recording, wanted, begin, by_bots))


@post("/api/tables/{table:str}/lead", status_code=200, responses=FAILURES)
async def lead(request: Call, table: TableId, data: JSONBody[wire.NewLead]) -> Led:
    """Lead those who look back on a finished table together."""
    return Led(await table_changes.lead(services_of(request).registry, table, known_guest(request), data))

"""The calls about what the server's host has said: messages to everybody, and what making tables needs."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from dolmen.server import administration, wire
from dolmen.server.failures import FAILURES, CallRefused
from dolmen.server.guard import address_of
from dolmen.server.incoming import Admission
from dolmen.server.moderation import told_time
from dolmen.server.services import known_guest, services_of

Call = Request[Any, Any, Any]


@get("/api/notices", sync_to_thread=False, responses=FAILURES)
def notices(request: Call) -> wire.Notices:
    """The messages of the host that are shown now."""
    found = services_of(request).moderation.notices()
    return wire.Notices([wire.Notice(one.id, one.text, told_time(one.until)) for one in found])


@post("/api/admission", status_code=204, responses=FAILURES)
async def admit(request: Call, data: JSONBody[Admission]) -> None:
    """Let the guest make tables, by the club's password or an invitation; it is remembered."""
    services, guest = services_of(request), known_guest(request)
    services.tries.take(guest, address_of(request.scope))
    await administration.carry_out(services.writer, services.admissions.admit(guest, data))


async def check_may_make(request: Call) -> None:
    """CallRefused when the guest still needs something to make a table."""
    services, guest = services_of(request), known_guest(request)
    lacks = await services.registry.read(services.admissions.lacks, guest)
    if lacks:
        raise CallRefused(403, f"needs-{lacks}")

"""For the host: health, metrics; for browsers: the site and the links."""

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import Redirect

import dolmen
from dolmen import compiled
from dolmen.server import wire
from dolmen.server.api.home import with_cookies
from dolmen.server.database import database_file
from dolmen.server.failures import Failed
from dolmen.server.hall import guest_of, hall_of

Call = Request[Any, Any, Any]

METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
PREVIEWERS: Final = ("bot", "facebookexternalhit", "whatsapp", "telegram", "slack", "discord", "preview", "skype")


@get("/health", responses={503: ResponseSpec(wire.Health, generate_examples=False)})
async def health(request: Call) -> Response[wire.Health]:
    """Whether the database answers, and what runs here."""
    hall = hall_of(request)
    try:
        works = await hall.rooms.read(hall.reads.works)
    except Exception:
        works = False
    told = wire.Health(works, dolmen.__version__, compiled.status(), database_file(hall.settings.data).name)
    return Response(told, status_code=200 if works else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Call) -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(hall_of(request).metrics.text(), media_type=METRICS_TYPE)


@get(["/join/{token:str}", "/watch/{token:str}"], include_in_schema=False)
async def follow_link(request: Call, token: FromPath[str]) -> Response[Any]:
    """Open a link: the browser gets the seat, or may watch, and goes to the table."""
    hall = hall_of(request)
    if _only_previews(request):
        return Redirect("/", status_code=302)
    guest = guest_of(request) or hall.new_guest()
    name = await hall.guest_name(guest)
    try:
        table = await hall.rooms.join(token, guest, name)
    except Failed as failed:
        return Redirect(f"/?link={failed.failure.error}", status_code=302)
    answer = with_cookies(hall, guest, b"", status=302)
    answer.headers["location"] = f"/table/{table}"
    return answer


def _only_previews(request: Call) -> bool:
    """A chat program that looks at a link to show a picture of it must not take the seat."""
    agent = request.headers.get("user-agent", "").lower()
    return any(word in agent for word in PREVIEWERS)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Call, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the site, or the page for an address of a page."""
    if path.startswith("/api/"):
        raise Failed(404, "not-found")
    file = hall_of(request).site.find(path, request.headers.get("accept-encoding", ""))
    if file is None:
        raise Failed(404, "not-found")
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.etag:
        headers["etag"] = file.etag
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
    if file.encoding:
        headers["content-encoding"] = file.encoding
    return Response(file.content, media_type=file.type, headers=headers)

"""For the host: health, metrics; for browsers: the site and the links."""

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import dolmen
from dolmen import compiled
from dolmen.server import wire
from dolmen.server.failures import CallRefused
from dolmen.server.services import services_of

Call = Request[Any, Any, Any]

METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/health", responses={503: ResponseSpec(wire.Health, generate_examples=False)})
async def health(request: Call) -> Response[wire.Health]:
    """Whether the database can be read and written, and what runs here."""
    services = services_of(request)
    try:
        works = await services.registry.read(services.queries.works) and services.can_write()
    except Exception:
        works = False
    told = wire.Health(works, dolmen.__version__, compiled.status(), services.settings.place.kind)
    return Response(told, status_code=200 if works else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Call) -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(services_of(request).metrics.text(), media_type=METRICS_TYPE)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Call, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or the page itself for any of its addresses."""
    if path.startswith("/api/"):
        raise CallRefused(404, "not-found")
    file = services_of(request).site.find(path, request.headers.get("accept-encoding", ""))
    if file is None:
        raise CallRefused(404, "not-found")
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.etag:
        headers["etag"] = file.etag
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
    if file.encoding:
        headers["content-encoding"] = file.encoding
    return Response(file.content, media_type=file.type, headers=headers)

"""The application: handlers, errors as docs/wire.md wants them, and the guard around everything."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send

import dolmen
from dolmen.kernel.errors import BadInput
from dolmen.server import wire
from dolmen.server.api import admin, club, files, home, learning, puzzling, replay, review, service, tables
from dolmen.server.api.socket import table_socket
from dolmen.server.failures import TRY_AGAIN, UNAVAILABLE, CallRefused
from dolmen.server.guard import PRIVATE, Guard
from dolmen.server.services import Services, services_of
from dolmen.server.settings import Settings

log = logging.getLogger("dolmen.server")

Call = Request[Any, Any, Any]

HANDLERS = [
    home.games,
    home.one_game,
    home.reserve,
    home.me,
    home.rename,
    home.invitation,
    home.join,
    learning.all_lessons,
    learning.lesson_step,
    puzzling.all_puzzles,
    puzzling.one_puzzle,
    puzzling.answer,
    puzzling.solution,
    puzzling.preview,
    puzzling.past,
    tables.make,
    tables.look,
    replay.past,
    replay.timeline,
    replay.since_last_choice,
    replay.lead,
    review.start,
    review.look,
    review.exercise,
    review.judge,
    review.solution,
    review.preview,
    tables.preview,
    tables.choose,
    tables.undo,
    tables.hint,
    tables.judge,
    tables.say,
    tables.change_seat,
    tables.leave,
    tables.journal,
    files.bring,
    files.sealed,
    files.branch,
    files.tries,
    files.group,
    files.change_group,
    club.notices,
    club.admit,
    *admin.HANDLERS,
    service.health,
    service.metrics,
    service.page,
]
# The page's files are already compressed, long answers are in a thread; answers to moves are small, and speed matters more.
NOT_PACKED = ["^/assets/", "/choices$", "/undo$", "^/api/tables/[^/]+$", "/moments/", "/timeline$", "/recap$", "/review$"]
KEYS = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}


class Application:
    """The whole server for uvicorn: the guard, and behind it the sockets and the calls."""

    def __init__(self, settings: Settings) -> None:
        self.services = Services(settings)
        self.calls = _calls(self.services)
        services = self.services
        self.guard = Guard(self._inside, settings, services.signer, services.metrics, services.moderation, services.sightings)
        services.limits |= {"calls of guests": self.guard.guests, "calls of addresses": self.guard.addresses}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.guard(scope, receive, send)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "websocket":
            await table_socket(self.services, scope, receive, send)
        elif scope.get("method") == "HEAD" and not scope["path"].startswith(PRIVATE):
            await self.calls(_as_get(scope), receive, _headers_only(send))
        else:
            await self.calls(scope, receive, send)


def _as_get(scope: Scope) -> Scope:
    asked: Any = {**scope, "method": "GET"}
    found: Scope = asked
    return found


def _headers_only(send: Send) -> Send:
    """Answers a HEAD request: the headers that GET would send, without the body."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sending


def _calls(services: Services) -> Litestar:

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        exception_handlers={
            CallRefused: _failed,
            BadInput: _bad_input,
            HTTPException: _http,
            # What the framework raises for a body that is not UTF-8, or nested too deep.
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            **dict.fromkeys(UNAVAILABLE, _unavailable),
            Exception: _fault,
        },
        request_max_body_size=services.settings.body_limit,
        compression_config=CompressionConfig("gzip", minimum_size=1024, gzip_compress_level=5, exclude=NOT_PACKED),
        openapi_config=OpenAPIConfig(
            title="Dolmen",
            version=dolmen.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
    app.state.services = services
    return app


def _answer(request: Call, status: int, failure: wire.Failure) -> Response[wire.Failure]:
    services_of(request).metrics.refusals.labels(str(status)).inc()
    return Response(failure, status_code=status, media_type="application/json")


def _failed(request: Call, failed: CallRefused) -> Response[wire.Failure]:
    answer = _answer(request, failed.status, failed.failure)
    if failed.retry:
        answer.headers["retry-after"] = str(failed.retry)
    return answer


def _unreadable(request: Call, _error: Exception) -> Response[wire.Failure]:
    return _answer(request, 400, wire.Failure("bad-request", detail="the body is not JSON in UTF-8, or it is nested too deep"))


def _unavailable(request: Call, error: Exception) -> Response[wire.Failure]:
    log.warning("the database did not answer a call: %s", type(error).__name__, extra={"path": request.scope["path"]})
    return _answer(request, 503, wire.Failure(TRY_AGAIN))


def _bad_input(request: Call, bad: BadInput) -> Response[wire.Failure]:
    return _answer(request, 422, wire.Failure("bad-input", detail=str(bad)))


def _http(request: Call, error: HTTPException) -> Response[wire.Failure]:
    status = error.status_code
    return _answer(request, status, wire.Failure(KEYS.get(status, f"http-{status}"), detail=_detail(error)))


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{entry.get('key', '')}: {entry.get('message', '')}" for entry in extra if isinstance(entry, dict)]
    return "; ".join([error.detail.partition(" for ")[0], *parts])


def _fault(request: Call, error: Exception) -> Response[wire.Failure]:
    log.error("a call failed", exc_info=error, extra={"path": request.scope["path"]})
    return _answer(request, 500, wire.Failure("fault"))

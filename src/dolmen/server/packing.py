"""Long answers: encoded, and compressed in a thread, so that no table has to wait for it."""

import gzip
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response

from dolmen.server.table_registry import TableRegistry

SMALLEST: Final = 1024
LEVEL: Final = 2


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    """Tell whether the browser wants compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(part: msgspec.Struct, gzipped: bool) -> tuple[bytes, bool]:
    """A part in bytes, and whether they are compressed; for a thread."""
    content = msgspec.json.encode(part)
    return (gzip.compress(content, LEVEL, mtime=0), True) if gzipped and len(content) >= SMALLEST else (content, False)


def answer(content: bytes, gzipped: bool) -> Response[bytes]:
    """The answer with bytes that have been encoded."""
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if gzipped else {})
    return Response(content, media_type=MediaType.JSON, headers=headers)


async def answer_with(registry: TableRegistry, request: Request[Any, Any, Any], part: msgspec.Struct) -> Response[bytes]:
    """An answer that is encoded and compressed in a thread; nobody may change the part meanwhile."""
    gzipped = accepts_gzip(request)
    return answer(*await registry.work_aside(lambda: packed(part, gzipped)))

"""What can go wrong with a call, with its status and what the viewer is told."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import exc

from dolmen.server import wire

# What is raised when the database cannot be reached, is locked for too long or has no room: nothing is wrong with the call.
UNAVAILABLE: Final = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError)
TRY_AGAIN: Final = "try-again"

# The errors that any call may answer, for the OpenAPI description.
FAILURES: Final = {
    status: ResponseSpec(wire.Failure, generate_examples=False, description=description)
    for status, description in {
        400: "Not what is asked for",
        403: "Not allowed",
        404: "Not there",
        409: "The table has moved on",
        413: "Too large",
        422: "Refused",
        429: "Too many calls",
        431: "Too many cookies",
        503: "Not done; ask again",
    }.items()
}


class CallRefused(Exception):
    """A call that was not carried out; `retry` is the number of seconds after which it may be repeated."""

    def __init__(
        self,
        status: int,
        error: str,
        phrase: wire.Phrase | None = None,
        rule: str = "",
        state: wire.TableState | None = None,
        detail: str = "",
        retry: int = 0,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.failure = wire.Failure(error, phrase, rule, state, detail)
        self.retry = retry


class Overtaken(CallRefused):
    """Another process has changed the table first; in memory it has been brought up to date, so that one may try again."""

    def __init__(self) -> None:
        super().__init__(409, "stale")

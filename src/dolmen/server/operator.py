"""What the operator does from the command line, straight in the database, also while the server runs."""

from datetime import timedelta

from sqlalchemy import Connection, Engine

from dolmen.kernel.errors import BadInput
from dolmen.server import administration, tokens
from dolmen.server.administration import Made
from dolmen.server.audit import COMMAND_LINE, Actor, noted
from dolmen.server.database import Place, open_database
from dolmen.server.writer import Statement

OPERATOR = Actor(COMMAND_LINE)


def admin_link(place: Place, valid: timedelta, *, end: bool = False) -> str:
    """The path of a new link for an administrator; with `end` all sessions and unused links are ended before."""
    if place.address is None and not place.file.is_file():
        raise BadInput(f"{place}: there is no such file (see --data)")
    engine = open_database(place)
    try:
        return link_of(engine, valid, end=end)
    finally:
        engine.dispose()


def link_of(engine: Engine, valid: timedelta, *, end: bool = False) -> str:
    """The path of a new link for an administrator."""
    made = Made()
    statements: list[Statement] = [_end_all] if end else []
    with engine.begin() as connection:
        for statement in (*statements, administration.admin_link(OPERATOR, valid, made)):
            statement(connection)
    return f"/admin#{made.text}"


def _end_all(connection: Connection) -> None:
    for kind in (tokens.ADMIN_SESSION, tokens.ADMIN_LINK):
        tokens.end_tokens(connection, kind)
    noted(OPERATOR, "sessions-ended")(connection)

"""The calls of the administrator's page: who is signed in as one, what is shown, what is done."""

import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from sqlalchemy import Connection

import dolmen
from dolmen import compiled
from dolmen.server import admin_queries, administration, audit, closing, load, moderation, tokens
from dolmen.server.addresses import counted_network
from dolmen.server.administration import Made
from dolmen.server.api.tables import TableId
from dolmen.server.audit import Actor, noted
from dolmen.server.backup import backup
from dolmen.server.failures import FAILURES, CallRefused
from dolmen.server.guard import address_of
from dolmen.server.incoming import AdminSignIn, NewClosing, NewInvitation, NewKey, NewNotice, NewRestriction
from dolmen.server.services import Services, services_of
from dolmen.server.wire_admin import AdminAudit, AdminEntry, AdminGuests, AdminLoad, AdminRules, AdminTables
from dolmen.server.writer import Statement

Call = Request[Any, Any, Any]
Search = Annotated[str, QueryParameter(max_length=80)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Before = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Id = Annotated[str, PathParameter(max_length=32)]

T = TypeVar("T")

HOUR: Final = 3600
WATCHED: Final = timedelta(seconds=30)
PIECE: Final = 256 * 1024
PATH: Final = "/api/admin"


async def _read(services: Services, query: Callable[[Connection], T]) -> T:
    def reading() -> T:
        with services.engine.connect() as connection:
            return query(connection)

    return await services.registry.read(reading)


async def _administrator(request: Call) -> Actor:
    """Who calls, if that is an administrator; wrong sessions are counted like wrong links."""
    services = services_of(request)
    text = request.cookies.get(services.signer.admin_cookie, "")
    address = address_of(request.scope)
    if not text:
        raise CallRefused(401, "not-an-administrator")
    found = await _read(services, lambda connection: tokens.valid_token(connection, tokens.ADMIN_SESSION, text))
    if found is None:
        services.tries.take(address, address)
        raise CallRefused(401, "not-an-administrator")
    return Actor(found.id, address)


async def _decide(services: Services, statement: Statement) -> None:
    """Carry out a decision, and go by it here at once."""
    await administration.carry_out(services.writer, statement)
    await services.following.look()


async def _rules(services: Services, actor: Actor, link: str = "") -> AdminRules:
    need = services.settings.tables_need
    return await _read(services, lambda connection: admin_queries.rules(connection, actor.who, need, link))


@post(f"{PATH}/sign-in", status_code=200, responses=FAILURES)
async def sign_in(request: Call, data: JSONBody[AdminSignIn]) -> Response[AdminRules]:
    """Sign this browser in as an administrator, by a link that works once."""
    services, address = services_of(request), address_of(request.scope)
    services.tries.take(address, address)
    made = Made()
    valid = timedelta(hours=services.settings.admin_hours)

    def enter(connection: Connection) -> None:
        if tokens.use_token(connection, tokens.ADMIN_LINK, data.token) is None:
            noted(Actor("?", address), "sign-in-refused")(connection)
            return
        made.text = tokens.new_token(connection, tokens.ADMIN_SESSION, valid, address=address, uses=None)
        noted(Actor(made.text.partition(".")[0], address), "signed-in")(connection)

    await administration.carry_out(services.writer, enter)
    if not made.text:
        raise CallRefused(403, "link-not-valid")
    cookie = Cookie(
        services.signer.admin_cookie,
        value=made.text,
        max_age=int(services.settings.admin_hours * HOUR),
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=services.settings.secure,
    )
    return Response(await _rules(services, Actor(made.text.partition(".")[0], address)), cookies=[cookie])


@post(f"{PATH}/sign-out", status_code=204, responses=FAILURES)
async def sign_out(request: Call) -> None:
    """End this browser's session as an administrator."""
    services, actor = services_of(request), await _administrator(request)
    await administration.carry_out(services.writer, administration.end_token(actor, actor.who))


@get(PATH, responses=FAILURES)
async def rules(request: Call) -> AdminRules:
    """Everything that is decided."""
    return await _rules(services_of(request), await _administrator(request))


@get(f"{PATH}/tables", responses=FAILURES)
async def tables(request: Call, search: Search = "", only: Search = "", offset: Offset = 0) -> AdminTables:
    """Search for tables."""
    await _administrator(request)
    if only not in admin_queries.STATES:
        raise CallRefused(422, "bad-state")
    return await _read(services_of(request), lambda one: admin_queries.found_tables(one, _plain(search), only, offset))


@get(f"{PATH}/guests", responses=FAILURES)
async def guests(request: Call, search: Search = "", offset: Offset = 0) -> AdminGuests:
    """Search for guests."""
    await _administrator(request)
    return await _read(services_of(request), lambda one: admin_queries.found_guests(one, _plain(search), offset))


def _plain(search: str) -> str:
    return search.replace("\0", "").strip()


@get(f"{PATH}/load", responses=FAILURES)
async def look_at_load(request: Call) -> AdminLoad:
    """What the server does now; for some seconds all processes tell of their work."""
    await _administrator(request)
    services = services_of(request)
    until = (datetime.now(UTC) + WATCHED).isoformat()
    await administration.carry_out(
        services.writer, lambda connection: moderation.set_setting(connection, moderation.WATCHED, until)
    )
    others = await _read(services, load.processes)
    waiting = await _read(services, admin_queries.waiting_for_bots)
    told = load.together(services.load.measure(), others)
    return AdminLoad(told, waiting, dolmen.__version__, compiled.status())


@get(f"{PATH}/audit", responses=FAILURES)
async def audit_log(request: Call, before: Before = 0) -> AdminAudit:
    """The audit log, the newest lines first."""
    await _administrator(request)
    found = await _read(services_of(request), lambda connection: audit.entries(connection, before or None))
    told = [AdminEntry(one.id, moderation.told_time(one.at), *one[2:]) for one in found]
    return AdminAudit(told, len(told) == audit.SHOWN)


@post(f"{PATH}/notices", status_code=200, responses=FAILURES)
async def add_notice(request: Call, data: JSONBody[NewNotice]) -> AdminRules:
    """Show a message to everybody."""
    services, actor = services_of(request), await _administrator(request)
    await _decide(services, administration.add_notice(actor, data))
    return await _rules(services, actor)


@post(f"{PATH}/notices/{{number:int}}/end", status_code=200, responses=FAILURES)
async def end_notice(request: Call, number: FromPath[int]) -> AdminRules:
    """Stop showing a message."""
    services, actor = services_of(request), await _administrator(request)
    await _decide(services, administration.end_notice(actor, _number(number)))
    return await _rules(services, actor)


@post(f"{PATH}/restrictions", status_code=200, responses=FAILURES)
async def restrict(request: Call, data: JSONBody[NewRestriction]) -> AdminRules:
    """Ban or mute a guest or an address."""
    services, actor = services_of(request), await _administrator(request)
    address = counted_network(data.address) if data.address else ""
    if address is None:
        raise CallRefused(422, "bad-address")
    await _decide(services, administration.restrict(actor, data, address))
    return await _rules(services, actor)


@post(f"{PATH}/restrictions/{{number:int}}/lift", status_code=200, responses=FAILURES)
async def lift(request: Call, number: FromPath[int]) -> AdminRules:
    """End a ban or a mute."""
    services, actor = services_of(request), await _administrator(request)
    await _decide(services, administration.lift(actor, _number(number)))
    return await _rules(services, actor)


def _number(number: int) -> int:
    """An id of a row; none is as large as what the database does not accept."""
    if not 0 < number < 2**31:
        raise CallRefused(404, "not-found")
    return number


@post(f"{PATH}/guests/{{guest:str}}/sign-out", status_code=200, responses=FAILURES)
async def sign_guest_out(request: Call, guest: Id) -> AdminRules:
    """End a guest's cookies for good."""
    services, actor = services_of(request), await _administrator(request)
    await _decide(services, administration.sign_out(actor, _plain(guest)))
    return await _rules(services, actor)


@post(f"{PATH}/tables/{{table:str}}/close", status_code=204, responses=FAILURES)
async def close_table(request: Call, table: TableId, data: JSONBody[NewClosing]) -> None:
    """Close a table with a reason, or open it again."""
    services, actor = services_of(request), await _administrator(request)
    reason = administration.checked_text(data.reason, administration.REASON_LENGTH, needed=False)
    done = noted(actor, "table-closed" if reason else "table-opened", _plain(table), reason)
    await closing.close(services.registry, _plain(table), reason or None, done)


@post(f"{PATH}/key", status_code=200, responses=FAILURES)
async def rotate_key(request: Call, data: JSONBody[NewKey]) -> AdminRules:
    """Sign cookies and links with a new key."""
    services, actor = services_of(request), await _administrator(request)
    await _decide(services, administration.rotate_key(actor, data.keep_hours))
    return await _rules(services, actor)


@post(f"{PATH}/invitations", status_code=200, responses=FAILURES)
async def invite(request: Call, data: JSONBody[NewInvitation]) -> AdminRules:
    """Make a link that lets guests make tables."""
    services, actor = services_of(request), await _administrator(request)
    made = Made()
    await administration.carry_out(services.writer, administration.invite(actor, data, made))
    return await _rules(services, actor, f"/invitation/{made.text}")


@post(f"{PATH}/tokens/{{token:str}}/end", status_code=200, responses=FAILURES)
async def end_token(request: Call, token: Id) -> AdminRules:
    """End a session of an administrator, a link for one, or an invitation."""
    services, actor = services_of(request), await _administrator(request)
    await administration.carry_out(services.writer, administration.end_token(actor, _plain(token)))
    return await _rules(services, actor)


@get(
    f"{PATH}/backup",
    media_type="application/octet-stream",
    responses=FAILURES | {200: ResponseSpec(bytes, generate_examples=False)},
)
async def download_backup(request: Call) -> Stream:
    """A backup of everything, as `dolmen backup` writes it."""
    services, actor = services_of(request), await _administrator(request)
    folder = Path(tempfile.mkdtemp(prefix="dolmen-backup-"))
    file = folder / "tables.backup"
    try:
        await services.registry.work_aside(lambda: backup(services.settings.place, file, _quietly))
        await administration.carry_out(services.writer, noted(actor, "backup"))
    except BaseException:
        _remove(file)
        raise
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M")
    headers = {
        "content-disposition": f'attachment; filename="dolmen-{stamp}.backup"',
        "content-length": str(file.stat().st_size),
    }
    return Stream(_pieces(services, file), media_type="application/octet-stream", headers=headers)


async def _pieces(services: Services, file: Path) -> AsyncIterator[bytes]:
    """The pieces of a file, which is removed when it has been sent, or when the browser has gone."""
    try:
        with file.open("rb") as content:
            while piece := await services.registry.read(content.read, PIECE):
                yield piece
    finally:
        _remove(file)


def _quietly(_done: int, _of: int, _what: str) -> None:
    """Nobody watches how far the copy has come."""


def _remove(file: Path) -> None:
    with contextlib.suppress(OSError):
        file.unlink(missing_ok=True)
        os.rmdir(file.parent)


HANDLERS: Final = [
    sign_in,
    sign_out,
    rules,
    tables,
    guests,
    look_at_load,
    audit_log,
    add_notice,
    end_notice,
    restrict,
    lift,
    sign_guest_out,
    close_table,
    rotate_key,
    invite,
    end_token,
    download_backup,
]

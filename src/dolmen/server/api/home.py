"""Games and the guest."""

from datetime import UTC
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter

from dolmen import bots, catalog
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import lessons
from dolmen.kernel.puzzle import puzzles
from dolmen.server import joining, reservations, wire
from dolmen.server.failures import FAILURES, CallRefused
from dolmen.server.guard import address_of
from dolmen.server.guests import CSRF_COOKIE, YEAR, new_guest
from dolmen.server.moderation import told_time
from dolmen.server.seating import checked_name
from dolmen.server.services import Services, guest_of, known_guest, services_of

Call = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(max_length=40)]
Token = Annotated[str, PathParameter(max_length=80)]


def game_info(game: Game[Any]) -> wire.GameInfo:
    """What a browser must know about a game before it is played."""
    options = [
        wire.GameOption(option.id, option.default, list(option.values), option.low, option.high, option.needs)
        for option in game.options
    ]
    words = {kind: list(keys) for kind, keys in game.words.items()}
    taught, posed = len(lessons(game)), len(puzzles(game))
    return wire.GameInfo(game.id, list(game.players), options, bots.levels(game), words, game.secrets, taught, posed)


def found_game(wanted: str) -> Game[Any]:
    """A game by its id."""
    for game in catalog.games():
        if game.id == wanted:
            return game
    raise CallRefused(404, "not-found")


@get("/api/games", sync_to_thread=False, responses=FAILURES)
def games() -> wire.Games:
    """The games that can be played here."""
    return wire.Games([game_info(game) for game in catalog.games()])


@get("/api/games/{game:str}", sync_to_thread=False, responses=FAILURES)
def one_game(game: GameId) -> wire.GameInfo:
    """One game, for a table of it."""
    return game_info(found_game(game))


@post("/api/reservations", status_code=200, responses=FAILURES)
async def reserve(request: Call) -> wire.Commitment:
    """Draw the secret of a future table and publish its commitment, before the player gives a word."""
    services, guest = services_of(request), known_guest(request)
    services.reservations.take(guest, address_of(request.scope))
    return await reservations.reserve(services.registry, guest)


@get("/api/me", responses=FAILURES)
async def me(request: Call, fresh: FromQuery[bool] = False) -> Response[wire.Me]:
    """The guest and the guest's tables; sets the guest's cookie, but replaces a damaged one only when `fresh` asks for it."""
    services = services_of(request)
    guest = guest_of(request)
    if guest is None:
        if request.scope["state"]["unread"] and not fresh:
            raise CallRefused(
                409, "cookie-not-understood", detail="this browser's cookie is damaged; ?fresh=true makes a new guest"
            )
        if request.scope["state"]["ended"] and not fresh:
            raise CallRefused(409, "signed-out")
        guest = new_guest()
    return with_cookies(services, guest, await _me(services, guest))


@post("/api/me", status_code=200, responses=FAILURES)
async def rename(request: Call, data: JSONBody[wire.Name]) -> wire.Me:
    """Give the guest a name."""
    services = services_of(request)
    guest = known_guest(request)
    await services.rename(guest, checked_name(data.name))
    return await _me(services, guest)


async def _me(services: Services, guest: str) -> wire.Me:
    name = await services.guest_name(guest)
    tables = []
    for row in await services.registry.tables_of(guest):
        mine = [seat for seat, (_, own) in enumerate(row.seats) if own]
        names = [name for name, _ in row.seats]
        changed = row.changed.replace(tzinfo=UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        told = wire.MyTable(row.id, row.game, names, row.asked, mine, row.over, row.moment, changed, row.winners, row.closed)
        told.removed_on = None if row.removed_on is None else told_time(row.removed_on)
        tables.append(told)
    lessons_done = await services.registry.read(services.queries.lessons_of, guest)
    tried = await services.registry.read(services.queries.puzzles_of, guest)
    solved = {game: sum(found.values()) for game, found in tried.items()}
    return wire.Me(name, tables, lessons_done, solved, await services.registry.read(services.admissions.lacks, guest))


@get("/api/links/{token:str}", responses=FAILURES)
async def invitation(request: Call, token: Token) -> wire.Invitation:
    """What a link leads to; nobody sits down by looking at it."""
    return await joining.invitation(services_of(request).registry, token, guest_of(request))


@post("/api/join", status_code=200, responses=FAILURES)
async def join(request: Call, data: JSONBody[wire.NewJoin]) -> wire.Joined:
    """Open a link: take the seat, or begin to watch."""
    services, guest = services_of(request), known_guest(request)
    table = await joining.join(services.registry, data, guest, await services.guest_name(guest))
    return wire.Joined(table)


def with_cookies(services: Services, guest: str, content: Any) -> Response[Any]:
    """An answer that keeps the guest signed in for a year."""
    secure = services.settings.secure
    csrf = Cookie(CSRF_COOKIE, value=services.signer.csrf(guest), max_age=YEAR, samesite="strict", secure=secure)
    return Response(content, cookies=[services.signer.set_cookie(guest, secure), csrf])

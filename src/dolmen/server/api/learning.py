"""The calls of lessons."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from dolmen.server import lessons, writes
from dolmen.server.api.home import GameId, found_game
from dolmen.server.failures import FAILURES
from dolmen.server.services import guest_of, known_guest, services_of
from dolmen.server.wire_lessons import Lessons, LessonState, LessonStep
from dolmen.server.writer import Commit

Call = Request[Any, Any, Any]
LessonId = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/lessons", responses=FAILURES)
async def all_lessons(request: Call, game: GameId) -> Lessons:
    """The lessons of a game, and which of them the guest has finished."""
    services, guest = services_of(request), guest_of(request)
    done = await services.registry.read(services.queries.lessons_of, guest) if guest else {}
    found = found_game(game)
    return lessons.listed(found, done.get(found.id, []))


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200, responses=FAILURES)
async def lesson_step(request: Call, game: GameId, lesson: LessonId, data: JSONBody[LessonStep]) -> LessonState:
    """A lesson at a beat, or after a choice there; at its last beat the guest has finished it."""
    services, guest, found = services_of(request), known_guest(request), found_game(game)
    wanted = lessons.find(found, lesson)
    at = lessons.step(found, wanted, data)
    if lessons.finished(wanted, at):
        await services.writer.write(Commit(writes.finish_lesson(guest, found.id, wanted.id)))
    return at

"""The calls of a review: start it, see how far it has come, and try decisions again."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from dolmen.server import exercises, packing, posed, wire
from dolmen.server.api.tables import Number, TableId
from dolmen.server.exercises import Exercise
from dolmen.server.failures import FAILURES
from dolmen.server.guard import address_of
from dolmen.server.reviews import Review
from dolmen.server.services import guest_of, known_guest, services_of
from dolmen.server.wire_puzzles import Solution, Verdict
from dolmen.server.wire_review import ExerciseAnswer, ReviewState

Call = Request[Any, Any, Any]
Since = Annotated[int, QueryParameter(ge=0, le=2**31)]
ANSWERS = FAILURES | {200: ResponseSpec(ReviewState, generate_examples=False)}


async def _answer(request: Call, review: Review, since: int) -> Response[bytes]:
    return await packing.answer_with(services_of(request).registry, request, review.state(since))


@post("/api/tables/{table:str}/review", status_code=200, responses=ANSWERS)
async def start(request: Call, table: TableId) -> Response[bytes]:
    """Start the review of a finished table, or go on with it."""
    services, guest = services_of(request), known_guest(request)
    review = await services.reviews.find(table, guest)
    if not review.complete:
        services.new_reviews.take(guest, address_of(request.scope))
        await services.reviews.go_on(review)
    return await _answer(request, review, 0)


@get("/api/tables/{table:str}/review", responses=ANSWERS)
async def look(request: Call, table: TableId, since: Since = 0) -> Response[bytes]:
    """How far the review of a table has come, and what was found since."""
    return await _answer(request, await services_of(request).reviews.find(table, guest_of(request)), since)


async def _exercise(request: Call, table: str, moment: int) -> Exercise:
    services = services_of(request)
    review = await services.reviews.find(table, guest_of(request))
    return await services.registry.work_aside(lambda: exercises.exercise(review, moment))


@get("/api/tables/{table:str}/review/{moment:int}", responses=FAILURES)
async def exercise(request: Call, table: TableId, moment: FromPath[int]) -> wire.TableState:
    """The table at a decision that is tried again."""
    return (await _exercise(request, table, moment)).opened()


@post("/api/tables/{table:str}/review/{moment:int}", status_code=200, responses=FAILURES)
async def judge(request: Call, table: TableId, moment: FromPath[int], data: JSONBody[ExerciseAnswer]) -> Verdict:
    """What a choice would have been worth."""
    services, guest = services_of(request), known_guest(request)
    found = await _exercise(request, table, moment)
    services.hints.take(guest, address_of(request.scope))
    return await found.judged(services.bots.advice, data.choice)


@post("/api/tables/{table:str}/review/{moment:int}/solution", status_code=200, responses=FAILURES)
async def solution(request: Call, table: TableId, moment: FromPath[int]) -> Solution:
    """The better move."""
    return (await _exercise(request, table, moment)).solution()


@get("/api/tables/{table:str}/review/{moment:int}/preview", responses=FAILURES)
async def preview(request: Call, table: TableId, moment: FromPath[int], choice: Number) -> wire.Preview:
    """What a choice would do."""
    found = await _exercise(request, table, moment)
    return posed.preview(found.match, found.seat, choice)

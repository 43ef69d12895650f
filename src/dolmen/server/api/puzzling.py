"""The calls of puzzles."""

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import Puzzle
from dolmen.server import puzzles, wire, writes
from dolmen.server.api.home import GameId, found_game
from dolmen.server.failures import FAILURES
from dolmen.server.services import guest_of, known_guest, services_of
from dolmen.server.wire_puzzles import PuzzleAnswer, Puzzles, Solution, Verdict
from dolmen.server.wire_replay import Past
from dolmen.server.writer import Commit

Call = Request[Any, Any, Any]
PuzzleId = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, QueryParameter(ge=-(2**31), le=2**31)]


@get("/api/games/{game:str}/puzzles", responses=FAILURES)
async def all_puzzles(request: Call, game: GameId) -> Puzzles:
    """The puzzles of a game, which of them is that of the day, and which the guest has tried or solved."""
    services, guest = services_of(request), guest_of(request)
    tried = await services.registry.read(services.queries.puzzles_of, guest) if guest else {}
    found = found_game(game)
    return puzzles.listed(found, tried.get(found.id, {}), datetime.now(UTC).date())


@get("/api/games/{game:str}/puzzles/{puzzle:str}", responses=FAILURES)
async def one_puzzle(request: Call, game: GameId, puzzle: PuzzleId) -> wire.TableState:
    """The table of a puzzle."""
    found, wanted = _find(game, puzzle)
    await services_of(request).registry.read(puzzles.table_of, found, wanted)
    return puzzles.opened(found, wanted)


@post("/api/games/{game:str}/puzzles/{puzzle:str}", status_code=200, responses=FAILURES)
async def answer(request: Call, game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleAnswer]) -> Verdict:
    """What a choice is worth; a right one solves the puzzle, unless the guest was helped."""
    guest = known_guest(request)
    found, wanted = _find(game, puzzle)
    said = puzzles.verdict(found, wanted, data.choice)
    await _note(request, guest, wanted, said.right and not data.helped)
    return said


@post("/api/games/{game:str}/puzzles/{puzzle:str}/solution", status_code=200, responses=FAILURES)
async def solution(request: Call, game: GameId, puzzle: PuzzleId) -> Solution:
    """The solution, for somebody who gives up; the puzzle counts as tried."""
    guest = known_guest(request)
    found, wanted = _find(game, puzzle)
    await _note(request, guest, wanted, solved=False)
    return puzzles.solution(found, wanted)


@get("/api/games/{game:str}/puzzles/{puzzle:str}/preview", responses=FAILURES)
async def preview(request: Call, game: GameId, puzzle: PuzzleId, choice: Number) -> wire.Preview:
    """What a choice would do."""
    return await services_of(request).registry.read(puzzles.preview, *_find(game, puzzle), choice)


@get("/api/games/{game:str}/puzzles/{puzzle:str}/moments/{moment:int}", responses=FAILURES)
async def past(request: Call, game: GameId, puzzle: PuzzleId, moment: FromPath[int]) -> Past:
    """The table at an earlier moment of the game that the puzzle comes from."""
    return await services_of(request).registry.read(puzzles.past, *_find(game, puzzle), moment)


def _find(game: str, puzzle: str) -> tuple[Game[Any], Puzzle]:
    found = found_game(game)
    return found, puzzles.find(found, puzzle)


async def _note(request: Call, guest: str, puzzle: Puzzle, solved: bool) -> None:
    await services_of(request).writer.write(Commit(writes.note_puzzle(guest, puzzle.game, puzzle.id, solved)))

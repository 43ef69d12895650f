"""Puzzles on the server: a position that is never played on, and what each choice there is worth."""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Any, Final

from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.history import History, Record
from dolmen.kernel.match import Match
from dolmen.kernel.puzzle import Answer, Puzzle, find_puzzle, of_the_day, position, puzzles
from dolmen.server import posed, projection, wire
from dolmen.server.failures import CallRefused
from dolmen.server.wire_puzzles import Progress, PuzzleInfo, Puzzles, Solution, Verdict
from dolmen.server.wire_replay import Past

KEPT: Final = 64


def listed(game: Game[Any], tried: Mapping[str, bool], today: date) -> Puzzles:
    """The puzzles of a game; `tried` are those that the guest has tried, each with whether it is solved."""
    found = puzzles(game)
    return Puzzles(
        of_the_day(game, today).id if found else "",
        [PuzzleInfo(one.id, one.difficulty, _progress(tried.get(one.id))) for one in found],
    )


def _progress(solved: bool | None) -> Progress:
    return "" if solved is None else "solved" if solved else "tried"


def find(game: Game[Any], name: str) -> Puzzle:
    """A puzzle by its id."""
    try:
        return find_puzzle(game, name)
    except BadInput:
        raise CallRefused(404, "no-puzzle") from None


@lru_cache(KEPT)
def table_of(game: Game[Any], puzzle: Puzzle) -> Match:
    """The table at which a puzzle asks; it is kept, and nobody may play on at it."""
    return position(game, puzzle)


def opened(game: Game[Any], puzzle: Puzzle) -> wire.TableState:
    """A puzzle as the seat sees it that is asked."""
    return posed.opened(table_of(game, puzzle), puzzle.seat)


def verdict(game: Game[Any], puzzle: Puzzle, choice: int) -> Verdict:
    """What a choice is worth; one that the rules refuse is refused here as well."""
    match = table_of(game, puzzle)
    posed.check_legal(match, puzzle.seat, choice)
    found, best = puzzle.answer(choice), puzzle.answers[0]
    right = choice == puzzle.solution
    move, reasons = posed.label(match, choice), _reasons(game, found)
    return Verdict(right, move, _percent(found), _percent(best), reasons, solution(game, puzzle) if right else None)


def solution(game: Game[Any], puzzle: Puzzle) -> Solution:
    """The best choice, and what speaks for it against the next best."""
    match = table_of(game, puzzle)
    best, other = puzzle.answers[:2]
    return Solution(
        best.choice,
        posed.label(match, best.choice),
        _percent(best),
        posed.label(match, other.choice),
        _percent(other),
        _reasons(game, other),
        posed.after(match, puzzle.seat, best.choice),
    )


def preview(game: Game[Any], puzzle: Puzzle, choice: int) -> wire.Preview:
    """What a choice would do."""
    return posed.preview(table_of(game, puzzle), puzzle.seat, choice)


def past(game: Game[Any], puzzle: Puzzle, moment: int) -> Past:
    """The table at an earlier moment of the game."""
    match = table_of(game, puzzle)
    if not 0 <= moment <= match.moment:
        raise CallRefused(404, "no-such-moment")
    state = History(game, match.setup).state_at(Record(match.journal), moment)
    told = [line for line in match.told if line[0] <= moment]
    return Past(
        moment=moment,
        seat=puzzle.seat,
        view=dict(game.view(state, puzzle.seat)),
        question=None,
        waiting=[],
        log=projection.log(game, told, match.turns, puzzle.seat, projection.START),
        score=projection.score(game, state, puzzle.seat),
        turn=game.turn(state),
        last_round=game.last_round(state),
        result=projection.result(game, state),
        thoughts=[],
    )


def _reasons(game: Game[Any], answer: Answer) -> list[wire.Phrase]:
    return [projection.phrase(game, said.sentence, said.values) for said in answer.reasons]


def _percent(answer: Answer) -> int:
    return round(answer.chance * 100)

"""`dolmen puzzle`: solve puzzles at the terminal."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from dolmen import catalog
from dolmen.cli.play import default_language
from dolmen.cli.puzzle_session import PuzzleSession
from dolmen.cli.solved import Solved
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import HARDEST, Puzzle, find_puzzle, of_the_day, puzzles
from dolmen.texts import LANGUAGES, texts

HELP = "Solve puzzles at the terminal: a position from a game of bots, your move, and what it costs against the best."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game and the puzzle."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "id", nargs="?", metavar="ID", help="the number of a puzzle; default: the easiest that you have not solved"
    )
    parser.add_argument("--day", action="store_true", help="the puzzle of the day")
    parser.add_argument("--list", action="store_true", help="list the puzzles")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument(
        "--data", type=Path, help="where solved puzzles are noted (default: DOLMEN_DATA, or the user's data folder)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Show the list, or puzzle after puzzle until the player stops."""
    from dolmen.server.settings import default_data

    game = catalog.find(arguments.game)
    if not puzzles(game):
        raise BadInput(f"{game.id} has no puzzles yet")
    solved = Solved(arguments.data or default_data(), game.id)
    if arguments.list:
        return show_list(game, solved, arguments.lang)
    puzzle: Puzzle | None = first_puzzle(game, solved, arguments)
    language = arguments.lang
    while puzzle is not None:
        session = PuzzleSession(game, puzzle, language, sys.stdin)
        goes_on = session.run()
        language = session.screen.speech.language
        if session.solved:
            solved.add(puzzle.id)
        puzzle = following(game, solved, puzzle) if goes_on else None
        if goes_on and puzzle is None:
            session.screen.say("puzzle-all-solved")
    return 0


def first_puzzle(game: Game[Any], solved: Solved, arguments: argparse.Namespace) -> Puzzle:
    """The puzzle that was asked for, or the easiest that is not solved."""
    if arguments.day:
        return of_the_day(game, datetime.now(UTC).date())
    if arguments.id is not None:
        return find_puzzle(game, arguments.id)
    return following(game, solved, None) or by_difficulty(game)[0]


def by_difficulty(game: Game[Any]) -> list[Puzzle]:
    """All puzzles, the easiest first."""
    return sorted(puzzles(game), key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def following(game: Game[Any], solved: Solved, now: Puzzle | None) -> Puzzle | None:
    """The easiest puzzle that is not solved and not the one on the table; None when all are solved."""
    left = [puzzle for puzzle in by_difficulty(game) if puzzle is not now and puzzle.id not in solved.ids]
    return left[0] if left else None


def show_list(game: Game[Any], solved: Solved, language: str) -> int:
    """Print the puzzles, the easiest first, and which are solved."""
    speech = texts(game, language)
    for puzzle in by_difficulty(game):
        mark = speech.say("puzzle-solved-mark") if puzzle.id in solved.ids else ""
        print(f"{puzzle.id}  {'*' * puzzle.difficulty:<{HARDEST}}  {mark}".rstrip())
    return 0

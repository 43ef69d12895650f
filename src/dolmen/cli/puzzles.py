"""`dolmen puzzles`: mine games of bots for puzzles, and verify those that are there."""

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dolmen import catalog, compiled
from dolmen.cli import progress
from dolmen.cli.build import say
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import Puzzle, check, find_puzzle, puzzles, puzzles_folder
from dolmen.lab import puzzle_file, puzzle_proof, puzzle_work
from dolmen.lab.puzzle_mining import FUNNEL, Mined

HELP = "Mine games of bots for positions where one move is clearly best, or verify the puzzles that are there."
COUNT: Final = 40
FIRST_SEED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with which puzzles."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="make|verify")
    make = commands.add_parser("make", help="mine until a game has enough puzzles; it can be stopped and continued")
    make.add_argument("game", metavar="GAME")
    make.add_argument("--count", type=int, default=COUNT, help=f"how many puzzles the folder should have (default {COUNT})")
    make.add_argument("--seed", type=int, default=FIRST_SEED, help="the seed of the first game")
    make.add_argument("--minutes", type=float, help="stop after so many minutes")
    make.add_argument("--out", type=Path, metavar="FOLDER", help="where to write (default: the puzzles of the game)")
    make.add_argument("--work", type=Path, metavar="FOLDER", help="where to note what was mined (default .puzzles)")
    verify = commands.add_parser("verify", help="play the puzzles to their positions and put them to all tests with other luck")
    verify.add_argument("game", metavar="GAME", nargs="?", help="a game (default: all)")
    verify.add_argument("ids", metavar="ID", nargs="*", help="puzzles of the game (default: all)")
    verify.add_argument("--shallow", action="store_true", help="check the files only: quick")
    verify.add_argument("--seed", type=int, default=FIRST_SEED, help="another seed is other luck")
    for command in (make, verify):
        command.add_argument(
            "--processes", type=int, default=os.cpu_count() or 1, help="how many at once (default: one per core)"
        )


def run(arguments: argparse.Namespace) -> int:
    """Make or verify."""
    if arguments.processes < 1:
        raise BadInput(f"--processes is {arguments.processes}; expected at least 1")
    return make(arguments) if arguments.command == "make" else verify(arguments)


def make(arguments: argparse.Namespace) -> int:
    """Mine until there are enough puzzles, and write each as soon as it is found."""
    game = catalog.find(arguments.game)
    out = arguments.out or puzzles_folder(game)
    work = puzzle_work.WorkFile((arguments.work or _root() / ".puzzles") / f"{game.id}.jsonl")
    mined = work.mined()
    say(f"puzzles of {game.id}: {len(mined)} games were mined before; engine: {compiled.status()}")
    have = write(game, out, mined, arguments.count)
    began, before = time.monotonic(), have
    end = began + 60 * arguments.minutes if arguments.minutes else float("inf")
    if have < arguments.count:
        for one in puzzle_work.dig(game.id, arguments.seed, [done.seed for done in mined], arguments.processes):
            work.add(one)
            mined.append(one)
            have = write(game, out, [one], arguments.count)
            show_progress(have, arguments.count, have - before, len(mined), time.monotonic() - began)
            if have >= arguments.count or time.monotonic() > end:
                break
    report(mined)
    return 0


def write(game: Game[Any], out: Path, mined: list[Mined], count: int) -> int:
    """Write what is not there yet, as far as it is wanted; return how many puzzles are there."""
    hashes = {Puzzle(game, path).hash for path in sorted(out.glob("*.toml"))}
    for found in [one for game_mined in mined for one in game_mined.found]:
        if len(hashes) < count and found.source.hash not in hashes:
            check(game, Puzzle(game, puzzle_file.add(out, found)))
            hashes.add(found.source.hash)
    return len(hashes)


def show_progress(have: int, count: int, new: int, games: int, seconds: float) -> None:
    """Show what was found, how fast, and how long it will take."""
    rest = f"about {seconds / new * (count - have) / 60:.0f} minutes left" if new else "time left unknown"
    words = f"{have} of {count} puzzles, {new * 3600 / max(1.0, seconds):.0f} an hour, {games} games mined, {rest}"
    progress.show(have, count, words)


def report(mined: list[Mined]) -> None:
    """Print how many questions passed each test."""
    passed = puzzle_work.funnel(mined)
    print(f"{len(mined)} games mined")
    for test in FUNNEL:
        print(f"{passed[test]:>8}  {test}")
    found = [one for game_mined in mined for one in game_mined.found]
    by_difficulty = [sum(one.difficulty == number for one in found) for number in range(1, 6)]
    print(f"puzzles by difficulty, from 1 to 5: {', '.join(map(str, by_difficulty))}")


def verify(arguments: argparse.Namespace) -> int:
    """Say which puzzles do not hold any more."""
    games = [catalog.find(arguments.game)] if arguments.game else [catalog.find(name) for name in catalog.OURS]
    wanted = [(game, one) for game in games for one in chosen(game, arguments.ids)]
    for game, puzzle in wanted:
        check(game, puzzle)
    if arguments.shallow:
        print(f"{len(wanted)} puzzles can be played to their positions, and every legal choice has an answer")
        return 0
    failed = 0
    jobs: Iterator[tuple[Any, ...]] = iter([(game.id, puzzle.id, arguments.seed) for game, puzzle in wanted])
    for number, (game_id, name, fault) in enumerate(puzzle_work.in_processes(verify_one, jobs, arguments.processes), start=1):
        failed += bool(fault)
        if fault:
            print(f"{game_id} {name}: {fault}", flush=True)
        progress.show(number, len(wanted), f"{number} of {len(wanted)} puzzles, {failed} do not hold", now=number % 10 == 0)
    ahead = round(100 * puzzle_proof.STILL_AHEAD)
    print(f"{len(wanted) - failed} of {len(wanted)} puzzles hold: their solutions are at least {ahead} % ahead with other luck")
    return 1 if failed else 0


def chosen(game: Game[Any], ids: list[str]) -> list[Puzzle]:
    """The puzzles that are meant."""
    return [find_puzzle(game, name) for name in ids] if ids else list(puzzles(game))


def verify_one(game_id: str, name: str, seed: int) -> tuple[str, str, str]:
    """Verify one puzzle in a process of its own; say which it was and what fails."""
    game = catalog.find(game_id)
    return game_id, name, puzzle_proof.verify(game, find_puzzle(game, name), seed)


def _root() -> Path:
    return compiled.checkout() or Path()

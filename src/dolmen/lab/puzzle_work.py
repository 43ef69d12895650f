"""Mines game after game in processes; a file keeps what was found, so that the work can be continued."""

import json
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final, TypeVar

from dolmen.lab.puzzle_file import Found, Option, Source
from dolmen.lab.puzzle_mining import Mined, mine
from dolmen.lab.stored_lines import stored_lines

# Changes when the tests change: what was found by others is not counted.
TESTS: Final = 2

R = TypeVar("R")


class WorkFile:
    """The mined games of one game, a line each."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def mined(self) -> list[Mined]:
        """Return the games that were mined with these tests; a line that was cut is skipped."""
        found = {}
        for entry in stored_lines(self.path):
            if entry["tests"] == TESTS:
                found[entry["seed"]] = Mined(entry["seed"], [_found(one) for one in entry["found"]], entry["passed"])
        return list(found.values())

    def add(self, mined: Mined) -> None:
        """Append a game."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        entry = {"tests": TESTS, "seed": mined.seed, "passed": mined.passed, "found": [_document(one) for one in mined.found]}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, separators=(",", ":")) + "\n")


def _document(found: Found) -> dict[str, Any]:
    return {
        **found._asdict(),
        "source": found.source._asdict(),
        "options": [option._asdict() for option in found.options],
    }


def _found(document: dict[str, Any]) -> Found:
    options = [
        Option(one["choice"], one["chance"], [(key, best, other) for key, best, other in one["reasons"]])
        for one in document["options"]
    ]
    return Found(Source(**document["source"]), document["name"], document["difficulty"], document["found_by"], options)


def dig(game: str, first_seed: int, done: Sequence[int], processes: int) -> Iterator[Mined]:
    """Mine seed after seed without end, leaving out those that are done; the caller stops when there is enough."""
    skipped = set(done)

    def seeds() -> Iterator[int]:
        seed = first_seed
        while True:
            if seed not in skipped:
                yield seed
            seed += 1

    return in_processes(mine, ((game, seed) for seed in seeds()), processes)


def in_processes(work: Callable[..., R], jobs: Iterator[tuple[Any, ...]], processes: int) -> Iterator[R]:
    """Do jobs in processes as long as the caller wants more results; what is unfinished then is dropped."""
    before = active_children()
    pool = ProcessPoolExecutor(processes, initializer=_stop_silently)
    going: set[Future[R]] = set()
    try:
        while True:
            while len(going) < processes and (job := next(jobs, None)) is not None:
                going.add(pool.submit(work, *job))
            if not going:
                return
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        workers = [child for child in active_children() if child not in before]
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _stop_silently() -> None:
    """Ctrl-C ends a worker without a word; the main process says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def funnel(mined: Sequence[Mined]) -> Counter[str]:
    """How many questions passed each test, over all games."""
    whole: Counter[str] = Counter()
    for one in mined:
        whole.update(one.passed)
    return whole

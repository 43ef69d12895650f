"""Plays the missing chunks of a study: in this process, in local processes, or on a Ray cluster."""

import os
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Protocol

from dolmen.kernel.errors import BadInput
from dolmen.lab.chunk import Chunk, play_chunk
from dolmen.lab.store import Store

# How often a chunk is given to a worker before the study ends with an error.
TRIES: Final = 3
AHEAD: Final = 2


class Workers(Protocol):
    """Where chunks are played."""

    def play(self, document: dict[str, Any], numbers: Sequence[int], end: float) -> Iterator[Chunk]:
        """Play chunks and yield each when it is done; begin none after `end`, a moment of the monotonic clock."""


class Here:
    """Plays in this process, one chunk after another."""

    def play(self, document: dict[str, Any], numbers: Sequence[int], end: float) -> Iterator[Chunk]:
        """Play chunks."""
        for number in numbers:
            if time.monotonic() >= end:
                return
            yield play_chunk(document, number)


class Local:
    """Plays in processes of this machine; the chunks of a killed one are played again."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1

    def play(self, document: dict[str, Any], numbers: Sequence[int], end: float) -> Iterator[Chunk]:
        """Play chunks."""
        waiting = list(reversed(numbers))
        tries: dict[int, int] = {}
        while waiting and time.monotonic() < end:
            going: dict[Future[Chunk], int] = {}
            with ProcessPoolExecutor(self.count, mp_context=get_context("spawn")) as pool:
                try:
                    yield from self._until_broken(pool, document, waiting, going, end)
                except BrokenProcessPool:
                    for number in going.values():
                        tries[number] = tries.get(number, 0) + 1
                        if tries[number] >= TRIES:
                            raise BadInput(f"chunk {number} ended its process {TRIES} times; is there enough memory?") from None
                    waiting += sorted(going.values(), reverse=True)

    def _until_broken(
        self, pool: ProcessPoolExecutor, document: dict[str, Any], waiting: list[int], going: dict[Future[Chunk], int], end: float
    ) -> Iterator[Chunk]:
        while waiting or going:
            while waiting and len(going) < self.count and time.monotonic() < end:
                number = waiting.pop()
                try:
                    going[pool.submit(play_chunk, document, number)] = number
                except BrokenProcessPool:
                    waiting.append(number)
                    raise
            if not going:
                return
            for future in wait(going, return_when=FIRST_COMPLETED).done:
                chunk = future.result()
                del going[future]
                yield chunk


class OnRay:
    """Plays on a Ray cluster, or on one that Ray starts on this machine; Ray plays the chunks of a lost node again."""

    def __init__(self, address: str = "") -> None:
        try:
            import ray
        except ImportError:
            raise BadInput("Ray is not installed; it comes with the extra dolmen[lab]") from None
        self.ray = ray
        self.address = address

    def play(self, document: dict[str, Any], numbers: Sequence[int], end: float) -> Iterator[Chunk]:
        """Play chunks."""
        ray = self.ray
        if not ray.is_initialized():
            try:
                ray.init(address=self.address or "local", include_dashboard=False, log_to_driver=False)
            except ConnectionError as error:
                raise BadInput(f"there is no Ray cluster at {self.address}: {error}") from None
        play = ray.remote(num_cpus=1, max_retries=TRIES)(play_chunk)
        waiting = list(reversed(numbers))
        going: list[Any] = []
        while waiting or going:
            most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            while waiting and len(going) < most and time.monotonic() < end:
                going.append(play.remote(document, waiting.pop()))
            if not going:
                return
            done, going = ray.wait(going, num_returns=1)
            yield from ray.get(done)


def run(
    store: Store, workers: Workers, minutes: float = 100_000.0, part: int = 0, parts: int = 1
) -> Generator[Chunk, None, None]:
    """Play what is missing and store each chunk as soon as it is done; yields the chunks that were stored."""
    if not store.same_engine():
        raise BadInput(
            f"{store.folder}: this study was begun with other rules, components or bots; "
            "use the version of Dolmen that began it, or begin a new study"
        )
    end = time.monotonic() + 60 * minutes
    for chunk in workers.play(store.study.document(), store.missing(part, parts), end):
        store.add(chunk)
        yield chunk

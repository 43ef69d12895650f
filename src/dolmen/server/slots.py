"""The worker processes that are free, and who waits for one."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Slots(Generic[T]):
    """Workers of which each is used by one at a time; who has a smaller priority gets the next one that is free."""

    def __init__(self, workers: Iterable[T]) -> None:
        # The worker that was used last is taken first: it still has the search that a bot may continue.
        self.free = list(workers)
        self.waiting: list[tuple[int, int, asyncio.Future[T]]] = []
        self.numbers = itertools.count()

    @asynccontextmanager
    async def one(self, priority: int) -> AsyncIterator[T]:
        """A worker for oneself."""
        worker = self.free.pop() if self.free else await self._wait(priority)
        try:
            yield worker
        finally:
            self._give(worker)

    async def _wait(self, priority: int) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (priority, next(self.numbers), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                # The worker came at the same time.
                self._give(future.result())
            raise

    def _give(self, worker: T) -> None:
        while self.waiting:
            _, _, future = heapq.heappop(self.waiting)
            if not future.done():
                future.set_result(worker)
                return
        self.free.append(worker)

"""The work that this process has claimed: it is claimed while there is room for it, and its leases are kept until it is done."""

import asyncio
import contextlib
import itertools
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from dolmen.server import work
from dolmen.server.failures import CallRefused
from dolmen.server.work import Claim, Work
from dolmen.server.worker_process import WorkerFailed
from dolmen.server.writer import Commit, Writer

T = TypeVar("T")

log = logging.getLogger("dolmen.server")

# Seconds between two looks for work, where other processes may add some and where none can; and between extensions of leases.
POLL: Final = 0.25
POLL_ALONE: Final = 2.0
KEEP: Final = work.LEASE / 3
RETRY: Final = 1.0
NO_SHARE: Final = 1_000_000


class WorkStore:
    """The table of work in the database, as this process uses it."""

    def __init__(self, engine: Engine, writer: Writer, threads: Executor) -> None:
        self.engine = engine
        self.writer = writer
        # They are waited for before the database is closed.
        self.threads = threads
        # With SQLite one process has the database for itself.
        self.alone = engine.dialect.name == "sqlite"
        # Tests move the clock of the leases by so many seconds.
        self.shift = 0.0

    async def do(self, statement: Callable[[Connection], T]) -> T:
        """Carry out a statement in the thread that writes, and return what it returns."""
        said: list[T] = []
        await self.writer.write(Commit(lambda connection: said.append(statement(connection))))
        return said[-1]

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Carry out a query in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    async def claim(self, wanted: Claim, leases: list[str]) -> list[Work]:
        """Claim what comes first."""
        return await self.do(lambda connection: work.claim(connection, wanted, leases, self.shift))

    async def waiting(self, wanted: "Range") -> bool:
        """Tell whether there is work that nobody thinks about."""
        return await self.read(lambda connection: work.waiting(connection, wanted.first, wanted.last, self.shift))


class Range(NamedTuple):
    """From which priority to which work is claimed."""

    first: int
    last: int


class Claims:
    """What this process has claimed of some kinds of work.

    `room` says for how many pieces there is room now, `think` does one; `share` is for how many one owner's may be thought
    about at once, 0 for any number.
    """

    def __init__(
        self,
        store: WorkStore,
        process: str,
        wanted: Range,
        room: Callable[[], int],
        think: Callable[[Work], Coroutine[Any, Any, None]],
        share: int = 0,
    ) -> None:
        self.store = store
        self.process = process
        self.wanted = wanted
        self.room = room
        self.think = think
        self.share = share or NO_SHARE
        self.numbers = itertools.count(1)
        self.held: dict[str, Work] = {}
        # The owners of what is being thought about, by lease.
        self.owners: dict[str, str] = {}
        # Leases in commits that are not stored yet.
        self.offered: set[str] = set()
        # Tells whether there may be work that nobody has claimed.
        self.more = True
        self.awake = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.background: list[asyncio.Task[None]] = []
        self.closing = False

    def open(self) -> None:
        """Begin to claim."""
        self.background = [asyncio.create_task(self._claim_always()), asyncio.create_task(self._keep_always())]

    async def close(self) -> None:
        """Stop thinking, and let others claim what was claimed here."""
        self.closing = True
        tasks = [*self.background, *self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.store.do(lambda connection: work.release(connection, self.process))

    # Claiming

    def wake(self) -> None:
        """Look for work at once, if there is room for it."""
        self.more = True
        if self.room() > 0:
            self.awake.set()

    def lease(self, owner: str) -> str | None:
        """A lease for work that is about to be stored, if this process has room for it and nothing else is waiting."""
        if self.closing or self.more or self.room() <= len(self.offered) or self._thinking(owner) >= self.share:
            return None
        lease = self.new_lease()
        self.offered.add(lease)
        return lease

    def stored(self, found: Work, done: bool) -> None:
        """Begin with new work that this process has leased, if it was stored; other new work can be claimed."""
        if found.holder is not None:
            self.offered.discard(found.holder)
            if done and not self.closing:
                self.begin(found)
        elif done:
            self.wake()

    def begin(self, found: Work) -> None:
        """Think about work whose lease this process has."""
        assert found.holder is not None
        self.held[found.holder] = found
        self.owners[found.holder] = found.owner
        task = asyncio.create_task(self._carry_out(found))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def thought(self, found: Work) -> None:
        """Note that nothing is left to think about, although the lease is still needed."""
        assert found.holder is not None
        limited = self._thinking(found.owner) >= self.share
        if self.owners.pop(found.holder, None) is not None and (self.more or limited) and self.room() > 0:
            self.awake.set()

    def _thinking(self, owner: str) -> int:
        return sum(other == owner for other in self.owners.values())

    def new_lease(self) -> str:
        """A lease that no other claim has."""
        return f"{self.process} {next(self.numbers)}"

    async def _claim_always(self) -> None:
        while True:
            try:
                await self._claim()
            except Exception:
                log.exception("work could not be claimed")
                await asyncio.sleep(RETRY)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_ALONE if self.store.alone else POLL):
                    await self.awake.wait()
            self.awake.clear()

    async def _claim(self) -> None:
        """Claim as much as there is room for."""
        self.more = self.more or await self.store.waiting(self.wanted)
        room = self.room() - len(self.offered)
        if not self.more or room <= 0:
            return
        wanted = Claim(*self.wanted, room, self.share, Counter(self.owners.values()))
        found = await self.store.claim(wanted, [self.new_lease() for _ in range(room)])
        for one in found:
            self.begin(one)
        self.more = bool(found)
        if self.more and self.room() > 0:
            self.awake.set()

    async def _keep_always(self) -> None:
        """Extend the leases of what takes long."""
        while True:
            await asyncio.sleep(KEEP)
            held = list(self.held.values())
            try:
                if held:
                    await self.store.do(partial(work.keep, held=held, shift=self.store.shift))
            except Exception:
                log.exception("leases could not be extended")

    # Carrying out

    async def _carry_out(self, found: Work) -> None:
        """Do one piece of work; what failed is given back, and what cannot be done at all is left until its lease ends."""
        try:
            await self.think(found)
        except WorkerFailed:
            await self._give_back(found, failed=True)
        except CallRefused as refused:
            log.info("a thought was given back", extra={"table": found.table, "reason": refused.failure.error})
            await self._give_back(found, failed=False)
        except Exception:
            log.exception("a bot could not play", extra={"table": found.table})
        finally:
            self.thought(found)
            self.held.pop(found.holder or "", None)

    async def finish(self, found: Work) -> None:
        """Remove work that is done or needless."""
        await self.store.do(lambda connection: work.drop(connection, found))

    async def _give_back(self, found: Work, failed: bool) -> None:
        """Let others try; where nothing can be stored, they can when the lease ends."""
        try:
            await self.store.do(lambda connection: work.give_back(connection, found, failed))
            self.wake()
        except Exception:
            log.warning("a lease could not be given back", extra={"table": found.table})

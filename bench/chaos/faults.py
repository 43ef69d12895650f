"""What is done to the servers during a chaos run, drawn from a seed."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from bench.chaos.disk import Disk
from bench.chaos.ledger import Ledger
from bench.chaos.servers import Server, descendants, send
from tests.postgres import Postgres

# The longest wait for the clients to get on between two faults, in seconds.
LONGEST: Final = 5.0
# How often a server is started again that ends at its start.
STARTS: Final = 20
# The PostgreSQL of the tests trusts that the machine does not crash; here it does not.
DURABLE: Final = {"fsync": "on", "full_page_writes": "on", "max_wal_size": "128MB"}


class Faults:
    """Kills and other faults, one after another, while the clients play."""

    def __init__(
        self, servers: list[Server], disk: Disk, ledger: Ledger, postgres: Postgres | None, chance: random.Random
    ) -> None:
        self.servers = servers
        self.disk = disk
        self.ledger = ledger
        self.postgres = postgres
        self.chance = chance
        self.done: Counter[str] = Counter()
        # How many kills came after a move that was acknowledged since the fault before.
        self.under_load = 0
        # Servers that were started and do not listen yet; the others are played on meanwhile.
        self.starting: dict[int, asyncio.Task[None]] = {}
        self.kinds: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (50, self.kill),
            (6, self.kill_all),
            (15, self.kill_worker),
            (6, self.pause),
            (4, self.restart),
            (2 if disk.limited else 0, self.fill_disk),
            (20 if postgres else 0, self.kill_postgres),
            (3 if postgres else 0, self.pause_postgres),
        ]

    @property
    def kills(self) -> int:
        """How many processes were killed."""
        return self.done["kills"]

    @property
    def ready(self) -> list[Server]:
        """The servers that listen."""
        return [server for server in self.servers if server.number not in self.starting]

    async def next(self) -> None:
        """Let the clients get on for a moment, then do something."""
        while not self.ready:
            await asyncio.wait(self.starting.values(), return_when=asyncio.FIRST_COMPLETED)
        before = self.ledger.moves
        await asyncio.sleep(self.chance.uniform(0.02, 0.3))
        waited = 0.0
        while self.ledger.moves == before and waited < LONGEST:
            await asyncio.sleep(0.02)
            waited += 0.02
        moved = self.ledger.moves > before
        weights, kinds = zip(*self.kinds, strict=True)
        fault = self.chance.choices(kinds, weights)[0]
        kills = self.kills
        await fault()
        if self.kills > kills and moved:
            self.under_load += 1

    async def kill(self) -> None:
        """SIGKILL for one server."""
        await self._kill([self.chance.choice(self.ready)])

    async def kill_all(self) -> None:
        """SIGKILL for all servers at once."""
        await self._kill(self.ready)

    async def _kill(self, servers: list[Server]) -> None:
        await asyncio.gather(*(server.end(signal.SIGKILL) for server in servers))
        self.done["kills"] += len(servers)
        self.done["kills of servers"] += len(servers)
        self._start(servers)

    async def kill_worker(self) -> None:
        """SIGKILL for a process that thinks for bots, or checks a file."""
        server = self.chance.choice(self.ready)
        workers = descendants(server.pid)[1:]
        if workers:
            send(self.chance.choice(workers), signal.SIGKILL)
            self.done["kills"] += 1
            self.done["kills of bot workers"] += 1

    async def restart(self) -> None:
        """SIGTERM: the server finishes what it does."""
        server = self.chance.choice(self.ready)
        code = await server.end(signal.SIGTERM)
        if code not in (0, -signal.SIGTERM):
            self.ledger.faults.append(f"server {server.number} ended with code {code} when asked to stop")
        self.done["restarts"] += 1
        self._start([server])

    async def pause(self) -> None:
        """SIGSTOP for a while: longer than clients wait for an answer, or shorter."""
        server = self.chance.choice(self.ready)
        send(server.pid, signal.SIGSTOP)
        self.done["pauses"] += 1
        await asyncio.sleep(self.chance.choice((0.2, 1.0, 4.0)))
        send(server.pid, signal.SIGCONT)

    async def kill_postgres(self) -> None:
        """PostgreSQL ends at once, as in a crash, and is started again."""
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop)
        self.done["kills"] += 1
        self.done["kills of PostgreSQL"] += 1
        await asyncio.sleep(self.chance.choice((0.0, 0.2, 1.0)))
        await asyncio.to_thread(self.postgres.start, **DURABLE)

    async def pause_postgres(self) -> None:
        """All processes of PostgreSQL stand still for a while."""
        assert self.postgres is not None
        processes = descendants(self.postgres.keeper.pid)
        for process in processes:
            send(process, signal.SIGSTOP)
        self.done["pauses of PostgreSQL"] += 1
        await asyncio.sleep(self.chance.choice((0.2, 1.0, 4.0)))
        for process in processes:
            send(process, signal.SIGCONT)

    async def fill_disk(self) -> None:
        """No room on the disk for a moment."""
        self.disk.fill()
        self.done["full disks"] += 1
        await asyncio.sleep(self.chance.choice((0.2, 1.0)))
        self.disk.free()
        if self.postgres is not None and not await asyncio.to_thread(self.postgres.running):
            # Without room for its log PostgreSQL ends, and somebody has to start it again.
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start, **DURABLE)
            self.done["ends of PostgreSQL on a full disk"] += 1

    async def end(self) -> None:
        """Wait until everything runs."""
        while self.starting:
            await asyncio.wait(self.starting.values())

    def _start(self, servers: list[Server]) -> None:
        for server in servers:
            server.start()
            self.starting[server.number] = asyncio.create_task(self._come_up(server))

    async def _come_up(self, server: Server) -> None:
        """Wait until a server listens; one that ends, because the database is away just then, is started again."""
        for _ in range(STARTS):
            if await server.up():
                break
            self.done["starts in vain"] += 1
            await asyncio.sleep(0.5)
            server.start()
        else:
            self.ledger.faults.append(f"server {server.number} does not start: {server.complaints()}")
        del self.starting[server.number]

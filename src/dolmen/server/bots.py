"""Bots at the tables: worker processes think, the table waits for none of them."""

import asyncio
import json
import logging
import os
import secrets
import sys
import time
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.server import wire
from dolmen.server.metrics import Metrics
from dolmen.server.room import Room
from dolmen.server.rooms import Rooms
from dolmen.server.settings import Settings

log = logging.getLogger("dolmen.server")

TRIES: Final = 2
LINE_LIMIT: Final = 64 * 1024
ENDLESS: Final = 100_000
RESUMED: Final = 1000


class BotFailed(Exception):
    """A worker died, or took too long, or answered nonsense."""


class Worker:
    """One process; it is started when it is first needed, and killed when it is too slow."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: asyncio.subprocess.Process | None = None
        self.killed: list[asyncio.subprocess.Process] = []

    async def ask(self, request: dict[str, Any]) -> int:
        """What the bot chooses."""
        try:
            return await asyncio.wait_for(self._ask(request), self.limit)
        except BaseException as error:
            # Also when the question is withdrawn: an answer that nobody reads would be taken for the next one's.
            self.kill()
            if isinstance(error, OSError | ValueError | KeyError | TimeoutError | RuntimeError):
                raise BotFailed(type(error).__name__) from None
            raise

    async def _ask(self, request: dict[str, Any]) -> int:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "dolmen.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        await self.process.stdin.drain()
        answer = json.loads(await self.process.stdout.readline())
        return int(answer["choice"])

    def kill(self) -> None:
        """End the process; the next question starts another."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.killed = [process for process in self.killed if process.returncode is None]
            self.killed.append(self.process)
        self.process = None

    async def close(self) -> None:
        """End the process and see it go."""
        self.kill()
        for process in self.killed:
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()


class Bots:
    """Plays the seats of kind bot."""

    def __init__(self, settings: Settings, rooms: Rooms, metrics: Metrics) -> None:
        self.settings = settings
        self.rooms = rooms
        self.metrics = metrics
        self.workers = [Worker(settings.bot_limit) for _ in range(max(1, settings.bot_workers))]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def look(self, room: Room) -> None:
        """Begin to think when a bot is asked and none thinks yet."""
        if self.closing or room.gone or room.thinking is not None or room.bot_asked() is None:
            return
        task = asyncio.create_task(self._play(room))
        room.thinking = task
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def resume(self) -> None:
        """After a start: open the tables that wait for a bot."""
        for table in await self.rooms.read(self.rooms.reads.going_on, RESUMED):
            try:
                self.look(await self.rooms.find(table))
            except Exception:
                log.exception("a table could not be opened", extra={"table": table})
            await asyncio.sleep(0)

    async def _play(self, room: Room) -> None:
        """Answer for bots until a person is asked."""
        try:
            while not self.closing and not room.gone and room.match.moment < ENDLESS:
                ask = room.bot_asked()
                if ask is None:
                    return
                moment = room.match.moment
                room.tell(wire.ThinkingMessage(ask.seat))
                began = time.monotonic()
                choice = await self._think(room, ask.seat)
                await asyncio.sleep(max(0.0, began + self.settings.bot_pace - time.monotonic()))
                await self.rooms.choose_for_bot(room, ask.seat, moment, choice)
        except Exception:
            log.exception("a bot could not play", extra={"table": room.id})
        finally:
            room.thinking = None
            if not room.gone and room.bot_asked() is not None and not self.closing:
                # The seat changed hands while this task was ending.
                asyncio.get_running_loop().call_later(1.0, self.look, room)

    async def _think(self, room: Room, seat: int) -> int:
        options = list(engine.options(room.match.state))
        if len(options) == 1:
            return options[0]
        request = {
            "game": room.game.id,
            "journal": room.match.journal.text(),
            "seat": seat,
            "level": room.seats[seat].level,
            "seed": secrets.randbelow(2**31),
        }
        for _ in range(TRIES):
            worker = await self.free.get()
            try:
                choice = await worker.ask(request)
                if choice in options:
                    return choice
                log.warning("a bot chose what is not possible", extra={"table": room.id, "seat": seat})
            except BotFailed as failed:
                self.metrics.bot_failures.inc()
                log.warning("a bot failed: %s", failed, extra={"table": room.id, "seat": seat})
            finally:
                self.free.put_nowait(worker)
        return secrets.choice(options)

    async def close(self) -> None:
        """Stop thinking; after the next start the bots go on."""
        self.closing = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.close()

"""A worker process that answers JSON lines: started when it is first needed, killed when it is too slow."""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

LINE_LIMIT: Final = 1024 * 1024


class WorkerFailed(Exception):
    """A worker died, took too long or answered nonsense."""


class Worker(Generic[T]):
    """One process that runs a module; `read` makes sense of what it answers."""

    def __init__(self, module: str, read: Callable[[dict[str, Any]], T], limit: float) -> None:
        self.module = module
        self.read = read
        self.limit = limit
        self.process: asyncio.subprocess.Process | None = None
        self.killed: list[asyncio.subprocess.Process] = []

    async def ask(self, request: dict[str, Any]) -> T:
        """What the process answers; WorkerFailed when it does not."""
        try:
            return await asyncio.wait_for(self._ask(request), self.limit)
        except BaseException as error:
            # Also when the request is cancelled: an unread answer would be taken for the answer to the next request.
            self.kill()
            if isinstance(error, OSError | ValueError | KeyError | TypeError | TimeoutError | RuntimeError):
                raise WorkerFailed(type(error).__name__) from None
            raise

    async def _ask(self, request: dict[str, Any]) -> T:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
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
        return self.read(json.loads(await self.process.stdout.readline()))

    def kill(self) -> None:
        """End the process; the next question starts another."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.killed = [process for process in self.killed if process.returncode is None]
            self.killed.append(self.process)
        self.process = None

    async def close(self) -> None:
        """End the process and wait until it has ended."""
        self.kill()
        for process in self.killed:
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()

"""The server processes of a chaos run: started, killed, paused, restarted."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

from dolmen.server.database import FROM_ENVIRONMENT, Place

PATIENCE: Final = 120.0
# So many characters of what a server wrote to standard error are reported.
KEPT: Final = 1500


class Server:
    """One bare server, without limits and delays, on a port of its own."""

    def __init__(self, number: int, folder: Path, place: Place) -> None:
        self.number = number
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.errors = folder / f"server-{number}.log"
        self.place = place
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `up` waits until it listens."""
        command = [sys.executable, "-m", "dolmen.server", str(self.place.data), str(self.port)]
        with self.errors.open("ab") as errors:
            environment = os.environ | {FROM_ENVIRONMENT: self.place.url}
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=errors)

    async def up(self) -> bool:
        """Wait until it listens; False when it has ended or does not come up."""
        for _ in range(int(PATIENCE / 0.05)):
            if self.process is None or self.process.poll() is not None:
                return False
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return True
        return False

    async def end(self, how: signal.Signals) -> int:
        """Kill it, or ask it to stop; return its exit code."""
        assert self.process is not None
        send(self.pid, how)
        try:
            return await asyncio.to_thread(self.process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return await asyncio.to_thread(self.process.wait)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def faults(self) -> list[str]:
        """What it wrote to its log as a failure that was not foreseen."""
        if not self.errors.exists():
            return []
        lines = self.errors.read_text(errors="replace").splitlines()
        return [
            f"server {self.number}: {line[:500]}" for line in lines if '"a call failed"' in line or '"a click failed"' in line
        ]

    def complaints(self) -> str:
        """The end of what it wrote to standard error."""
        return self.errors.read_text(errors="replace")[-KEPT:] if self.errors.exists() else ""


def send(process: int, what: signal.Signals) -> None:
    """Send a signal to a process that may have ended."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, what)


def descendants(process: int) -> list[int]:
    """A process and all that it has started, directly or not."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(folder.name))
    found = [process]
    for one in found:
        found += parents.get(one, [])
    return found

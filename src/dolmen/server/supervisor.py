"""Several processes on one machine that share a port: started, watched, started again, and stopped together."""

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from dolmen.server.settings import Settings

log = logging.getLogger("dolmen.server")

# A process that ended sooner than this is started again after a pause, which doubles each time.
STEADY: Final = 10.0
SHORTEST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
# How long the processes may take to end before they are killed; uvicorn gives the connections five seconds.
STOP_SECONDS: Final = 20.0

Work = Callable[[Settings, int], None]


def share_of(workers: int, count: int, number: int) -> int:
    """How many of a number of bot workers belong to one of the processes, which are numbered from 1."""
    return workers // count + (number <= workers % count)


class Watched:
    """One of the processes; `due` is when it must be started, or None while it runs."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.due: float | None = 0.0
        self.started = 0.0
        self.pause = SHORTEST_PAUSE


class Supervisor:
    """Keeps a number of processes going; `work` serves in each of them."""

    def __init__(self, settings: Settings, count: int, work: Work) -> None:
        self.settings = settings
        self.work = work
        self.count = count
        self.watched = [Watched(number) for number in range(1, count + 1)]
        # A child that is started afresh has no threads and no connections of this process.
        self.context = multiprocessing.get_context("spawn")
        self.stopping = False

    def run(self) -> None:
        """Serve until Ctrl-C or SIGTERM."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self.stopping:
                self._start_due()
                self._await()
        finally:
            self._end_all()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def _start_due(self) -> None:
        now = time.monotonic()
        for watched in self.watched:
            if watched.due is not None and watched.due <= now:
                workers = share_of(self.settings.bot_workers, self.count, watched.number)
                arguments = (replace(self.settings, bot_workers=workers), watched.number)
                watched.process = self.context.Process(target=self.work, args=arguments, name=f"dolmen-{watched.number}")
                watched.process.start()
                watched.started, watched.due = now, None

    def _await(self) -> None:
        """Wait until a process ends, one is due, or a signal came."""
        running = [watched.process.sentinel for watched in self.watched if watched.process is not None and watched.due is None]
        due = [watched.due - time.monotonic() for watched in self.watched if watched.due is not None]
        wait(running, max(0.0, min([1.0, *due])))
        for watched in self.watched:
            if watched.due is None and watched.process is not None and not watched.process.is_alive() and not self.stopping:
                self._plan(watched, watched.process.exitcode)

    def _plan(self, watched: Watched, code: int | None) -> None:
        """Start a process again that has ended: at once, or after a pause if it did not last."""
        now = time.monotonic()
        watched.pause = SHORTEST_PAUSE if now - watched.started > STEADY else min(LONGEST_PAUSE, watched.pause * 2)
        watched.due = now if now - watched.started > STEADY else now + watched.pause
        log.warning("process %d ended with code %s; it is started again", watched.number, code)

    def _end_all(self) -> None:
        """Let all processes finish what they do, and kill those that do not end."""
        processes = [watched.process for watched in self.watched if watched.process is not None]
        for process in processes:
            if process.is_alive():
                process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                log.warning("%s did not end and is killed", process.name)
                process.kill()
                process.join()


def leave_terminal() -> None:
    """Ctrl-C in a terminal is for the supervisor alone, which then ends the others."""
    os.setsid()


def await_parent(ended: Callable[[], None]) -> None:
    """Call something when the supervisor has ended without a word."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    ended()

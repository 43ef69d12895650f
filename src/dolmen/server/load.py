"""What a process of the server does and what went wrong there, for the administrator's page."""

import logging
import os
import socket
import time
from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from dolmen.server import schema
from dolmen.server.metrics import Metrics
from dolmen.server.moderation import told_time
from dolmen.server.queries import now
from dolmen.server.upserts import insert_or_replace
from dolmen.server.wire_admin import AdminFailure, AdminProcess
from dolmen.server.writer import Statement

FAILURES_KEPT: Final = 50
# Rates are those of the last few looks.
LOOKS: Final = 6
# What the log says, and what the page says about it.
KINDS: Final = {
    "a commit failed": "commit",
    "a call failed": "call",
    "a click failed": "call",
    "a bot could not play": "bot",
    "a bot failed: %s": "bot",
    "a bot chose what is not possible": "bot",
    "a table could not be opened": "table",
    "a file could not be checked": "file",
    "a review failed: %s": "review",
    "a review ended": "review",
    "connections were refused: %d so far, %d are open": "connections",
}
SECONDS_KEPT: Final = 30

_told = msgspec.json.Decoder(AdminProcess)


class RecentFailures(logging.Handler):
    """The newest warnings and errors of the server's log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: deque[AdminFailure] = deque(maxlen=FAILURES_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the log, without what it knows of the code."""
        at = told_time(datetime.fromtimestamp(record.created, UTC).replace(tzinfo=None))
        table = getattr(record, "table", "")
        self.found.append(AdminFailure(at, KINDS.get(str(record.msg), "other"), record.getMessage()[:300], str(table)))


class Load:
    """Measures the load of this process."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.process = f"{socket.gethostname()[:24]} {os.getpid()}"
        self.failures = RecentFailures()
        self.looks: deque[tuple[float, float, float]] = deque(maxlen=LOOKS)

    def start(self) -> None:
        """Keep what goes wrong from now on."""
        logging.getLogger("dolmen.server").addHandler(self.failures)

    def stop(self) -> None:
        """Stop keeping what goes wrong."""
        logging.getLogger("dolmen.server").removeHandler(self.failures)

    def measure(self) -> AdminProcess:
        """What this process does now; the rates are since an earlier look."""
        value = self._value
        moves = value("dolmen_moves_total", by="person") + value("dolmen_moves_total", by="bot")
        self.looks.append((time.monotonic(), moves, value("dolmen_commits")))
        (then, moves_then, commits_then), (at, moves, commits) = self.looks[0], self.looks[-1]
        seconds = at - then
        return AdminProcess(
            self.process,
            told_time(now()),
            round((moves - moves_then) / seconds, 1) if seconds else 0.0,
            round((commits - commits_then) / seconds, 1) if seconds else 0.0,
            int(value("dolmen_sockets")),
            int(value("dolmen_tables_open")),
            int(value("dolmen_commit_failures")),
            int(value("process_resident_memory_bytes")),
            list(self.failures.found)[::-1],
        )

    def _value(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


def stored(told: AdminProcess) -> Statement:
    """Store what a process does, so that the page can show it whichever process answers."""

    def statement(connection: Connection) -> None:
        values = {"process": told.process, "at": now(), "told": msgspec.json.encode(told).decode()}
        insert_or_replace(connection, schema.loads, values)

    return statement


def processes(connection: Connection) -> list[AdminProcess]:
    """What all processes have told lately."""
    rows = connection.execute(select(schema.loads).order_by(schema.loads.c.process)).all()
    time = now()
    return [_told.decode(row.told) for row in rows if (time - row.at).total_seconds() < SECONDS_KEPT]


def together(own: AdminProcess, others: Sequence[AdminProcess]) -> list[AdminProcess]:
    """All processes, this one as it is now."""
    return [own, *(other for other in others if other.process != own.process)]

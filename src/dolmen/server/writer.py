"""The one writer: what many tables commit in the same few milliseconds shares one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Insert, Update, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from dolmen.server import schema

Statement = Callable[[Connection], None]

GATHER: Final = 0.002


class JournalRow(NamedTuple):
    """A line of a journal and who made it; the first line of a choice carries the click."""

    table: str
    moment: int
    line: str
    guest: str | None
    client: str | None
    made_by: str | None


class TableSummary(NamedTuple):
    """What can be known of a table without replaying its journal."""

    moment: int
    asked: int | None
    over: bool
    early_answers: str
    undone_to: int | None
    changed: str
    id: str


class Conflict(Exception):
    """Another process has written the same moment of the same table."""


class Commit:
    """What must be stored in one transaction: first another statement (an undo, a new table), then journal lines and summary."""

    __slots__ = ("lines", "statement", "summary")

    def __init__(self, statement: Statement | None = None) -> None:
        self.statement = statement
        self.lines: list[JournalRow] = []
        self.summary: TableSummary | None = None


class MoveSql:
    """The two SQL statements that every move needs, compiled once."""

    def __init__(self, engine: Engine) -> None:
        tables = schema.tables
        changes: dict[str, Any] = {name: bindparam(name) for name in TableSummary._fields if name != "id"}
        self.add_lines = _text(engine, insert(schema.journal), JournalRow._fields)
        self.set_tables = _text(engine, update(tables).where(tables.c.id == bindparam("of")).values(changes), (*changes, "of"))

    def carry_out(self, connection: Connection, commits: Sequence[Commit]) -> None:
        """Carry out all commits; their journal lines and summaries are written together."""
        for commit in commits:
            if commit.statement is not None:
                commit.statement(connection)
        lines = [line for commit in commits for line in commit.lines]
        rows = [commit.summary for commit in commits if commit.summary is not None]
        if lines:
            connection.exec_driver_sql(self.add_lines, lines)
        if rows:
            connection.exec_driver_sql(self.set_tables, rows)


def _text(engine: Engine, statement: Insert | Update, order: Sequence[str]) -> str:
    """A statement as SQL text; its values go in the given order."""
    # Values in order instead of by name: `?` in SQLite, `%s` in PostgreSQL.
    style = "qmark" if engine.dialect.name == "sqlite" else "format"
    dialect: Any = type(engine.dialect)
    compiled: Any = statement.compile(dialect=dialect(paramstyle=style))
    assert compiled.positiontup == list(order), compiled.positiontup
    return str(compiled)


Waiting = tuple[Commit, "asyncio.Future[None]"]


class Writer:
    """A thread with the only connection that writes; `commit` returns when the write is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.sql = MoveSql(engine)
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.commits = 0
        self.failures = 0
        # Set by a write that failed, cleared by the next that did not.
        self.failing = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, commit: Commit) -> None:
        """Store a commit; other tables' commits may share the transaction, but a faulty one fails alone."""
        future: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put((commit, future))
        await future

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        busy = False
        with self.engine.connect() as connection:
            while (first := self.waiting.get()) is not None:
                if busy:
                    # Others are writing as well: waiting a moment saves everybody a transaction.
                    time.sleep(GATHER)
                batch, last = self._all_waiting(first)
                outcomes = self._store(connection, batch)
                busy = len(batch) > 1
                self.loop.call_soon_threadsafe(_tell, outcomes)
                if last:
                    return

    def _all_waiting(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """All waiting commits, and whether the writer shall stop."""
        batch = [first]
        while not self.waiting.empty():
            more = self.waiting.get()
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _store(self, connection: Connection, batch: list[Waiting]) -> list[tuple[asyncio.Future[None], Exception | None]]:
        """One transaction for all; when that fails, one for each, so that only the faulty write fails."""
        try:
            with connection.begin():
                self.sql.carry_out(connection, [commit for commit, _ in batch])
            self.commits += 1
            self.failing = False
            return [(future, None) for _, future in batch]
        except Exception as error:
            if len(batch) == 1:
                conflict = isinstance(error, IntegrityError)
                if not conflict:
                    self.failures += 1
                    self.failing = True
                return [(batch[0][1], Conflict() if conflict else error)]
        outcomes = []
        for one in batch:
            outcomes += self._store(connection, [one])
        return outcomes


def _tell(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

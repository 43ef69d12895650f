"""The one writer: what many tables commit in the same few milliseconds shares one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Insert, Update, bindparam, insert, literal_column, update
from sqlalchemy.exc import IntegrityError

from dolmen.server import schema, work
from dolmen.server.failures import CallRefused
from dolmen.server.work import WorkChange

Statement = Callable[[Connection], None]

GATHER: Final = 0.002
# PostgreSQL's codes for a transaction that could not be serialised, and for one that was ended to resolve a deadlock.
RACES: Final = ("40001", "40P01")


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


class Change(NamedTuple):
    """Says that a commit changes a table, and which version of the table is in memory."""

    table: str
    version: int


class Conflict(Exception):
    """Another process has changed the table meanwhile."""


class Commit:
    """What must be stored in one transaction: another statement (an undo, a new table), then journal lines and summary.

    With a `change` it is a compare-and-swap: nothing is stored unless the table still has the version that is in memory.
    `work` is what the change means for the bots of the table.
    """

    __slots__ = ("change", "lines", "statement", "summary", "work")

    def __init__(self, statement: Statement | None = None) -> None:
        self.statement = statement
        self.change: Change | None = None
        self.lines: list[JournalRow] = []
        self.summary: TableSummary | None = None
        self.work: WorkChange | None = None


class MoveSql:
    """The SQL statements that every change of a table needs, compiled once."""

    def __init__(self, engine: Engine) -> None:
        tables = schema.tables
        values: dict[str, Any] = {name: bindparam(name) for name in TableSummary._fields}
        version = {"version": tables.c.version + literal_column("1")}
        known = update(tables).where(tables.c.id == bindparam("of"), tables.c.version == bindparam("known"))
        self.add_lines = _text(engine, insert(schema.journal), JournalRow._fields)
        self.set_tables = _text(engine, known.values(values | version), (*values, "of", "known"))
        self.set_versions = _text(engine, known.values(version), ("of", "known"))

    def carry_out(self, connection: Connection, commits: Sequence[Commit]) -> None:
        """Carry out all commits; those of a kind are written together. Conflict when a table has another version than is known.

        The tables come first and in the order of their ids, so that processes that change the same ones wait for each other.
        """
        changed = sorted(((commit.change, commit) for commit in commits if commit.change is not None), key=itemgetter(0))
        _swap(connection, self.set_tables, [(*commit.summary, *change) for change, commit in changed if commit.summary])
        _swap(connection, self.set_versions, [change for change, commit in changed if commit.summary is None])
        for commit in commits:
            if commit.statement is not None:
                commit.statement(connection)
        lines = [line for commit in commits for line in commit.lines]
        if lines:
            connection.exec_driver_sql(self.add_lines, lines)
        work.carry_out(connection, [commit.work for commit in commits if commit.work is not None])


def _swap(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Change rows that are expected to have certain versions."""
    if rows and connection.exec_driver_sql(statement, list(rows)).rowcount != len(rows):
        raise Conflict


def _text(engine: Engine, statement: Insert | Update, order: Sequence[str]) -> str:
    """A statement as SQL text; its values go in the given order."""
    # Values in order instead of by name: `?` in SQLite, `%s` in PostgreSQL.
    style = "qmark" if engine.dialect.name == "sqlite" else "format"
    dialect: Any = type(engine.dialect)
    compiled: Any = statement.compile(dialect=dialect(paramstyle=style))
    assert compiled.positiontup == list(order), compiled.positiontup
    return str(compiled)


Waiting = tuple[Commit, "asyncio.Future[None]"]
Outcome = tuple["asyncio.Future[None]", Exception | None]


class Writer:
    """A thread with the only connection that writes; `commit` returns when the write is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.sql = MoveSql(engine)
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.commits = 0
        self.failures = 0
        # Changes that were not stored because another process was faster.
        self.conflicts = 0
        # Set by a write that failed, cleared by the next that did not.
        self.failing = False
        # Called in the event loop after a transaction, with the tables that it changed.
        self.stored: Callable[[list[Change]], None] = lambda _: None
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
                self.loop.call_soon_threadsafe(self._tell, [commit.change for commit, _ in batch], outcomes)
                if last:
                    return

    def _tell(self, changes: list[Change | None], outcomes: list[Outcome]) -> None:
        """Say what became of the commits: to those who wait for them, then to other processes."""
        for future, error in outcomes:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
        stored = [change for change, (_, error) in zip(changes, outcomes, strict=True) if change is not None and error is None]
        if stored:
            self.stored(stored)

    def _all_waiting(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """All waiting commits, and whether the writer shall stop."""
        batch = [first]
        while not self.waiting.empty():
            more = self.waiting.get()
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _store(self, connection: Connection, batch: list[Waiting]) -> list[Outcome]:
        """One transaction for all; when that fails, one for each, so that only the faulty write fails."""
        try:
            with connection.begin():
                self.sql.carry_out(connection, [commit for commit, _ in batch])
            self.commits += 1
            self.failing = False
            return [(future, None) for _, future in batch]
        except Exception as error:
            if len(batch) == 1:
                if _is_conflict(error):
                    self.conflicts += 1
                    return [(batch[0][1], Conflict())]
                if not isinstance(error, CallRefused):
                    self.failures += 1
                    self.failing = True
                return [(batch[0][1], error)]
        outcomes: list[Outcome] = []
        for one in batch:
            outcomes += self._store(connection, [one])
        return outcomes


def _is_conflict(error: Exception) -> bool:
    """Tell whether a write failed because others wrote at the same time."""
    return isinstance(error, Conflict | IntegrityError) or getattr(getattr(error, "orig", None), "sqlstate", "") in RACES

"""The one writer: what many tables commit in the same few milliseconds shares one transaction."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from dolmen.server import schema

Row = dict[str, Any]
Work = Callable[[Connection], None]

ADD_LINES: Final = insert(schema.journal)
ADD_ANSWERS: Final = insert(schema.answered)
CUT_LINES: Final = (
    delete(schema.journal).where(schema.journal.c.table == bindparam("of")).where(schema.journal.c.moment > bindparam("after"))
)
SET_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(
        moment=bindparam("moment"),
        asked=bindparam("asked"),
        over=bindparam("over"),
        held=bindparam("held"),
        undone_to=bindparam("undone_to"),
        changed=bindparam("changed"),
    )
)


class Conflict(Exception):
    """Another process has written the same moment of the same table."""


class Write:
    """What must be stored together: first the cut, then lines, the answered client id, the table's row, other work."""

    __slots__ = ("answer", "cut", "lines", "table", "work")

    def __init__(self) -> None:
        self.cut: Row | None = None
        self.lines: list[Row] = []
        self.answer: Row | None = None
        self.table: Row | None = None
        self.work: Work | None = None


def carry_out(connection: Connection, writes: Iterable[Write]) -> None:
    """Do all writes; statements of one kind go to the database together."""
    writes = list(writes)
    cuts = [write.cut for write in writes if write.cut is not None]
    lines = [line for write in writes for line in write.lines]
    answers = [write.answer for write in writes if write.answer is not None]
    rows = [write.table for write in writes if write.table is not None]
    for write in writes:
        if write.work is not None:
            write.work(connection)
    for statement, values in ((CUT_LINES, cuts), (ADD_LINES, lines), (ADD_ANSWERS, answers), (SET_TABLE, rows)):
        if values:
            connection.execute(statement, values)


class Writer:
    """A thread with the only connection that writes; `commit` returns when the write is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def commit(self, write: Write) -> None:
        """Store it; other tables' writes may share the transaction, none of them waits for another's fault."""
        future: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put((write, future))
        # A caller that goes away must not leave a table that believes what the disk does not know.
        await asyncio.shield(future)

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        with self.engine.connect() as connection:
            open_for_more = True
            while open_for_more:
                batch = []
                first = self.waiting.get()
                while first is not None:
                    batch.append(first)
                    if self.waiting.empty():
                        break
                    first = self.waiting.get()
                open_for_more = first is not None
                if batch:
                    outcomes = self._store(connection, batch)
                    self.loop.call_soon_threadsafe(_tell, outcomes)

    def _store(
        self, connection: Connection, batch: list[tuple[Write, asyncio.Future[None]]]
    ) -> list[tuple[asyncio.Future[None], Exception | None]]:
        """One transaction for all; when that fails, one for each, so that only the faulty write fails."""
        try:
            with connection.begin():
                carry_out(connection, [write for write, _ in batch])
            self.commits += 1
            return [(future, None) for _, future in batch]
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0][1], Conflict() if isinstance(error, IntegrityError) else error)]
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

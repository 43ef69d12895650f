"""What bots and reviews have to think about, as it is stored: a row for each thing, claimed by one process for some seconds.

A row is stored in the transaction that makes it necessary, and deleted in the one that stores what came of it.
Leases are measured by the database's clock, because the clocks of machines differ.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Integer,
    String,
    Text,
    bindparam,
    case,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

from dolmen.server import schema
from dolmen.server.upserts import INSERTS

MOVE: Final = "move"
QUESTION: Final = "question"
REVIEW: Final = "review"
# A smaller number comes first: somebody waits for the answer to a question, and nobody looks at an unwatched table.
PRIORITIES: Final = {QUESTION: 0, MOVE: 1, REVIEW: 3}
UNWATCHED: Final = 2
# After so many seconds without a look a table is unwatched.
WATCHED_SECONDS: Final = 600.0
LEASE: Final = 15.0
# How long the answer to a question is kept for others who ask the same.
ANSWERS_KEPT: Final = 600.0
FAILED: Final = ""


class Clock(FunctionElement[float]):
    """Seconds since 1970 by the database's clock."""

    name = "clock"
    type = Double()
    inherit_cache = True


@compiles(Clock, "sqlite")
def _clock_of_sqlite(*_arguments: Any, **_more: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(Clock, "postgresql")
def _clock_of_postgresql(*_arguments: Any, **_more: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"


class Greater(FunctionElement[int]):
    """The greater of two numbers."""

    name = "greater"
    type = Integer()
    inherit_cache = True


@compiles(Greater, "sqlite")
def _greater_of_sqlite(element: Greater, compiler: Any, **more: Any) -> str:
    return f"max({compiler.process(element.clauses, **more)})"


@compiles(Greater, "postgresql")
def _greater_of_postgresql(element: Greater, compiler: Any, **more: Any) -> str:
    return f"greatest({compiler.process(element.clauses, **more)})"


class Work(NamedTuple):
    """Something to think about; `tail` is the hash of the table's line at `moment`, None if unknown.

    `holder` is a lease, which belongs to one process and one claim. `tries` counts those who have failed.
    `waited` is for how many seconds the row had been there when it was claimed.
    """

    key: str
    table: str
    kind: str
    moment: int
    tail: str | None
    owner: str
    request: str = "{}"
    holder: str | None = None
    tries: int = 0
    waited: float = 0.0

    @property
    def asked(self) -> dict[str, Any]:
        """What is asked beyond table and moment."""
        found: dict[str, Any] = json.loads(self.request)
        return found


class WorkChange(NamedTuple):
    """What a change of a table means for its bots: what there is to think about now, or nothing."""

    table: str
    work: Work | None


def move_key(table: str) -> str:
    """The key of the question to a bot; a table has only one at a time."""
    return f"{MOVE} {table}"


# What is asked of the database; made once, because making a query takes longer than a small one runs.
_row: Final = schema.work.c
_look: Final = schema.looks.c
# Tests move the clock by `shift` seconds.
_NOW: Final = Clock() + bindparam("shift", type_=Double())
_FREE: Final = or_(_row.holder.is_(None), _row.lease_end < _NOW)
_KEY: Final = _row.key == bindparam("of_key", type_=String())
_HELD: Final = _KEY & (_row.holder == bindparam("of_holder", type_=String()))


def _new(name: str, kind: Any) -> ColumnElement[Any]:
    return bindparam(f"new_{name}", type_=kind)


def _new_row() -> dict[str, Any]:
    """The values of a new row.

    The turn follows the owner's last one, but is not before the turns that are being served: who has waited for nothing
    yet comes after one more thing of everybody else, however much work others have.
    """
    same = _row.kind == _new("kind", String())
    own = select(func.max(_row.turn)).where(same, _row.owner == _new("owner", String())).scalar_subquery()
    served = select(func.max(_row.turn)).where(same, _row.holder.is_not(None)).scalar_subquery()
    first = select(_row.turn).where(same, _row.holder.is_(None), _row.answer.is_(None)).order_by(_row.turn).limit(1)
    present = func.coalesce(served, first.scalar_subquery(), 0)
    looked = select(_look.at).where(_look.table == _new("table", String())).scalar_subquery()
    unwatched = func.coalesce(looked, 0.0) < _NOW - WATCHED_SECONDS
    return {
        "key": _new("key", String()),
        "table": _new("table", String()),
        "kind": _new("kind", String()),
        "moment": _new("moment", Integer()),
        "tail": _new("tail", String()),
        "owner": _new("owner", String()),
        "priority": case((unwatched, _new("unwatched", Integer())), else_=_new("priority", Integer())),
        "turn": Greater(func.coalesce(own, 0), present) + 1,
        "request": _new("request", Text()),
        "made": _NOW,
        "holder": _new("holder", String()),
        "lease_end": _NOW + LEASE,
        "tries": 0,
    }


_ADD: Final = {name: insert(schema.work).values(_new_row()).on_conflict_do_nothing() for name, insert in INSERTS.items()}


def _replacing(insert: Any) -> Any:
    statement = insert(schema.work).values(_new_row())
    changed = {column.name: statement.excluded[column.name] for column in schema.work.columns if column.name != "key"}
    return statement.on_conflict_do_update(index_elements=["key"], set_=changed)


_REPLACE: Final = {name: _replacing(insert) for name, insert in INSERTS.items()}
_REMOVE: Final = delete(schema.work).where(_KEY)
_CLAIMABLE: Final = (
    select(schema.work, (_NOW - _row.made).label("waited"))
    .where(_row.priority.between(bindparam("first"), bindparam("last")), _row.answer.is_(None), _FREE)
    .where(_row.owner.not_in(bindparam("full", expanding=True)))
    .order_by(_row.priority, _row.turn, _row.made, _row.key)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_lost: Final = case((_row.holder.is_(None), 0), else_=1)
_CLAIM: Final = (
    update(schema.work).where(_KEY).values(holder=bindparam("of_holder"), lease_end=_NOW + LEASE, tries=_row.tries + _lost)
)
_GIVE_BACK: Final = update(schema.work).where(_HELD).values(holder=None, tries=_row.tries + bindparam("failures"))
_DROP: Final = delete(schema.work).where(_HELD)
_ANSWER: Final = update(schema.work).where(_HELD).values(answer=bindparam("said"), holder=None, made=_NOW)


def parameters(work: Work, shift: float) -> dict[str, Any]:
    """The values of a new row, by the names of the statement."""
    priority = PRIORITIES[work.kind]
    values = {f"new_{name}": value for name, value in work._asdict().items() if name not in ("tries", "waited")}
    return values | {"new_priority": priority, "new_unwatched": UNWATCHED if work.kind == MOVE else priority, "shift": shift}


def carry_out(connection: Connection, changes: Sequence[WorkChange], shift: float = 0.0) -> None:
    """Store what changes of tables mean for their bots, always in the same order of tables."""
    if not changes:
        return
    changes = sorted(changes, key=lambda change: change.table)
    over = [{"of_key": move_key(change.table)} for change in changes if change.work is None]
    due = [parameters(change.work, shift) for change in changes if change.work is not None]
    if over:
        connection.execute(_REMOVE, over)
    if due:
        connection.execute(_REPLACE[connection.dialect.name], due)


def add(connection: Connection, due: Sequence[Work], shift: float = 0.0) -> None:
    """Add work; what is there already stays as it is."""
    if due:
        connection.execute(_ADD[connection.dialect.name], [parameters(one, shift) for one in due])


def add_one(connection: Connection, due: Work, shift: float = 0.0) -> bool:
    """Add work, and tell whether it is new; what is there already stays as it is."""
    statement = _ADD[connection.dialect.name].returning(_row.key)
    return connection.execute(statement, parameters(due, shift)).first() is not None


class Claim(NamedTuple):
    """What a process can take: priorities from `first` to `last`, at most `most` rows, at most `share` at once of an owner."""

    first: int
    last: int
    most: int
    share: int
    thinking: Mapping[str, int]


def claim(connection: Connection, wanted: Claim, leases: Sequence[str], shift: float = 0.0) -> list[Work]:
    """Lease what comes first and is free, one lease for each; rows that another process is just claiming are left out."""
    taken = Counter(wanted.thinking)
    full = [owner for owner, count in taken.items() if count >= wanted.share]
    limits = {"first": wanted.first, "last": wanted.last, "full": full, "most": 2 * wanted.most, "shift": shift}
    found: list[Work] = []
    for row in connection.execute(_CLAIMABLE, limits).all():
        if len(found) < wanted.most and taken[row.owner] < wanted.share:
            taken[row.owner] += 1
            given = {"holder": leases[len(found)], "tries": row.tries + (row.holder is not None)}
            found.append(Work(**{name: getattr(row, name) for name in Work._fields if name not in given}, **given))
    if found:
        connection.execute(_CLAIM, [{"of_key": one.key, "of_holder": one.holder, "shift": shift} for one in found])
    return found


def keep(connection: Connection, held: Sequence[Work], shift: float = 0.0) -> None:
    """Extend leases; a row that is just being changed is left out, for its lease ends with the change."""
    mine = _row.key.in_([one.key for one in held]) & _row.holder.in_([one.holder for one in held])
    kept = select(_row.key).where(mine).with_for_update(skip_locked=True)
    connection.execute(update(schema.work).where(_row.key.in_(kept)).values(lease_end=_NOW + LEASE), {"shift": shift})


def give_back(connection: Connection, held: Work, failed: bool) -> None:
    """End a lease, so that others can claim the work."""
    connection.execute(_GIVE_BACK, {"of_key": held.key, "of_holder": held.holder, "failures": int(failed)})


def release(connection: Connection, process: str = "") -> None:
    """End the leases of a process, or all."""
    connection.execute(update(schema.work).where(_row.holder.startswith(process, autoescape=True)).values(holder=None))


def drop(connection: Connection, held: Work) -> bool:
    """Remove work that is done or needless; False when the lease has ended and somebody else has the work."""
    return connection.execute(_DROP, {"of_key": held.key, "of_holder": held.holder}).rowcount > 0


def answer(connection: Connection, held: Work, said: str, shift: float = 0.0) -> None:
    """Store the answer to a question; FAILED if there is none."""
    connection.execute(_ANSWER, {"of_key": held.key, "of_holder": held.holder, "said": said, "shift": shift})


def answer_to(connection: Connection, key: str) -> tuple[bool, str | None]:
    """Whether a question is there, and its answer if it has one."""
    row = connection.execute(select(_row.answer).where(_row.key == key)).first()
    return row is not None, None if row is None else row.answer


def forget(connection: Connection, key: str) -> None:
    """Remove a question."""
    connection.execute(delete(schema.work).where(_row.key == key))


def waiting(connection: Connection, first: int, last: int, shift: float = 0.0) -> bool:
    """Tell whether there is work that nobody thinks about."""
    query = select(_row.key).where(_row.priority.between(first, last), _row.answer.is_(None), _FREE).limit(1)
    return connection.execute(query, {"shift": shift}).first() is not None


def look(connection: Connection, tables: Iterable[str], shift: float = 0.0) -> None:
    """Note that somebody looks at tables, always in the same order; their bots are no less urgent than others now."""
    tables = sorted(tables)
    if not tables:
        return
    connection.execute(_LOOK[connection.dialect.name], [{"of_table": table, "shift": shift} for table in tables])
    late = (_row.table.in_(tables), _row.priority == UNWATCHED)
    connection.execute(update(schema.work).where(*late).values(priority=PRIORITIES[MOVE]))


def _looking(insert: Any) -> Any:
    # Not of a table that has been deleted meanwhile.
    seen = select(schema.tables.c.id, _NOW).where(schema.tables.c.id == bindparam("of_table", type_=String()))
    statement = insert(schema.looks).from_select(["table", "at"], seen)
    return statement.on_conflict_do_update(index_elements=["table"], set_={"at": statement.excluded.at})


_LOOK: Final = {name: _looking(insert) for name, insert in INSERTS.items()}


def forget_questions(connection: Connection, shift: float = 0.0) -> None:
    """Remove questions and their answers after some minutes."""
    old = _row.made < _NOW - ANSWERS_KEPT
    connection.execute(delete(schema.work).where(_row.priority == PRIORITIES[QUESTION], old), {"shift": shift})


def add_missing(connection: Connection, most: int, shift: float = 0.0) -> int:
    """Add work for tables that wait for a bot and have none, such as those of an earlier version; returns how many there were."""
    tables, seats = schema.tables.c, schema.seats.c
    known = select(_row.key).where(_row.key == MOVE + " " + tables.id).exists()
    query = (
        select(tables.id, tables.moment, tables.host)
        .join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.asked))
        .where(tables.over.is_(False), tables.closed.is_(None), seats.kind == schema.BY_BOT, ~known)
        .order_by(tables.changed.desc())
        .limit(most)
    )
    found = connection.execute(query).all()
    add(connection, [Work(move_key(row.id), row.id, MOVE, row.moment, None, row.host) for row in found], shift)
    return len(found)

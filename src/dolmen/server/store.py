"""Reading the database, and the writes that are not moves."""

import json
import secrets
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, select, update

from dolmen.server import schema
from dolmen.server.writer import Work

CHAT_SHOWN: Final = 200
# What the server says of seats that changed hands against their owner's will stays in sight, whatever is said after it.
NEW_LINK: Final = "chat-new-link"
AWAY_BOT: Final = "chat-away-bot"
KEPT_PHRASES: Final = (NEW_LINK, AWAY_BOT)
MY_TABLES: Final = 100


class SeatRow(NamedTuple):
    """A seat as it is stored.

    `kind` is who plays now, `guest` whose it is, `joins` how often its link was used or made anew;
    `standing` holds the standing answers, as JSON.
    """

    kind: str
    name: str
    colour: int
    level: str
    guest: str | None
    joins: int
    standing: str = "{}"


class ChatRow(NamedTuple):
    """A line of chat as it is stored."""

    n: int
    seat: int
    text: str
    phrase: str


class TableRow(NamedTuple):
    """Everything stored of a table; `marks` tells what is to be said of how some lines were made.

    `talk` says that bots may say why.
    """

    id: str
    game: str
    host: str
    secret: bytes
    held: str
    undone_to: int | None
    seats: list[SeatRow]
    lines: list[str]
    chat: list[ChatRow]
    watchers: set[str]
    answered: set[tuple[str, str]]
    marks: Mapping[int, str] = MappingProxyType({})
    talk: bool = False


class ListedTable(NamedTuple):
    """A table in somebody's list."""

    id: str
    game: str
    asked: int | None
    over: bool
    moment: int
    changed: datetime
    seats: list[tuple[str, bool]]
    winners: list[int]


def now() -> datetime:
    """The time as it is stored: UTC."""
    return datetime.now(UTC).replace(tzinfo=None)


_stamp = (0, "")


def stamp() -> str:
    """The time, to the second, as the database writes it; made once a second."""
    global _stamp
    second = int(time.time())
    if _stamp[0] != second:
        _stamp = (second, now().strftime("%Y-%m-%d %H:%M:%S.000000"))
    return _stamp[1]


class Store:
    """Reads; every method may be called from any thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def server_key(self) -> bytes:
        """The key that signs cookies and links, made at the first start."""
        names = schema.settings.c
        with self.engine.begin() as connection:
            found = connection.execute(select(names.value).where(names.name == "key")).scalar()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(insert(schema.settings).values(name="key", value=found))
            return bytes.fromhex(found)

    def works(self) -> bool:
        """Tell whether the database answers."""
        with self.engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    def load(self, table: str) -> TableRow | None:
        """Everything stored of a table."""
        with self.engine.connect() as connection:
            tables = schema.tables
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            made = schema.journal.c
            lines = connection.execute(select(made.line, made.guest).where(made.table == table).order_by(made.moment)).all()
            watchers = schema.watchers.c
            found = connection.execute(select(watchers.guest).where(watchers.table == table))
            return TableRow(
                row.id,
                row.game,
                row.host,
                bytes.fromhex(row.secret),
                row.held,
                row.undone_to,
                _seats(connection, table),
                [line for line, _ in lines],
                _chat(connection, table),
                set(found.scalars()),
                _answered(connection, table),
                {moment: guest for moment, (_, guest) in enumerate(lines) if guest in schema.MARKS},
                row.talk,
            )

    def going_on(self, limit: int) -> list[str]:
        """Tables that wait for a bot, newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        query = (
            select(tables.id)
            .join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.asked))
            .where(tables.over.is_(False), seats.kind == "bot")
            .order_by(tables.changed.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def guest_name(self, guest: str) -> str | None:
        """The name of a guest, or None for a guest who is not stored."""
        names = schema.guests.c
        with self.engine.connect() as connection:
            return connection.execute(select(names.name).where(names.id == guest)).scalar()

    def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables of a guest, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table).where(seats.guest == guest)
        newest = select(schema.tables).where(tables.id.in_(mine)).order_by(tables.changed.desc()).limit(MY_TABLES)
        with self.engine.connect() as connection:
            rows = connection.execute(newest).all()
            around: dict[str, list[tuple[str, bool]]] = {row.id: [] for row in rows}
            query = select(schema.seats).where(seats.table.in_(list(around))).order_by(seats.table, seats.seat)
            for seat in connection.execute(query):
                around[seat.table].append((seat.name, seat.guest == guest))
            lines = schema.journal.c
            ends = select(lines.table, lines.line).join(schema.tables, tables.id == lines.table)
            ends = ends.where(tables.over, tables.id.in_(list(around)), lines.moment > tables.moment)
            won = {row.table: json.loads(row.line)["result"]["winners"] for row in connection.execute(ends)}
        return [
            ListedTable(row.id, row.game, row.asked, row.over, row.moment, row.changed, around[row.id], won.get(row.id, []))
            for row in rows
        ]


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return [SeatRow(*(getattr(row, name) for name in SeatRow._fields)) for row in connection.execute(query)]


def _answered(connection: Connection, table: str) -> set[tuple[str, str]]:
    made, old = schema.journal.c, schema.answered.c
    choices = select(made.guest, made.client).where(made.table == table, made.client.is_not(None))
    others = select(old.guest, old.client).where(old.table == table)
    return {(row.guest, row.client) for query in (choices, others) for row in connection.execute(query)}


def _chat(connection: Connection, table: str) -> list[ChatRow]:
    lines = schema.chat.c
    query = select(schema.chat).where(lines.table == table)
    newest = connection.execute(query.order_by(lines.n.desc()).limit(CHAT_SHOWN)).all()
    kept = connection.execute(query.where(lines.phrase.in_(KEPT_PHRASES))).all()
    rows = {row.n: ChatRow(row.n, row.seat, row.text, row.phrase) for row in [*newest, *kept]}
    return shown([rows[n] for n in sorted(rows)])


def shown(lines: list[ChatRow]) -> list[ChatRow]:
    """The lines of chat that are shown: the newest, and before them what must stay in sight."""
    older = [line for line in lines[:-CHAT_SHOWN] if line.phrase in KEPT_PHRASES]
    return [*older, *lines[-CHAT_SHOWN:]]


# Work for the writer


def together(*works: Work) -> Work:
    """Several works in one transaction, in order."""

    def work(connection: Connection) -> None:
        for one in works:
            one(connection)

    return work


def touch(connection: Connection) -> None:
    """Write something that changes nothing, to see whether writing works."""
    names = schema.settings.c
    connection.execute(update(schema.settings).where(names.name == "key").values(value=names.value))


def meet_guest(guest: str) -> Work:
    """Store a guest who is not stored yet, so that seats and tables may be theirs."""

    def work(connection: Connection) -> None:
        if connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest)).scalar() is None:
            connection.execute(insert(schema.guests).values(id=guest, name="", made=now()))

    return work


def keep_guest(guest: str, name: str) -> Work:
    """Store a guest, or a guest's new name."""

    def work(connection: Connection) -> None:
        names = schema.guests.c
        done = connection.execute(update(schema.guests).where(names.id == guest).values(name=name))
        if done.rowcount == 0:
            connection.execute(insert(schema.guests).values(id=guest, name=name, made=now()))

    return work


def add_table(row: dict[str, Any], seats: list[SeatRow], lines: list[str]) -> Work:
    """Store a new table."""

    def work(connection: Connection) -> None:
        table = row["id"]
        connection.execute(insert(schema.tables).values(**row))
        connection.execute(
            insert(schema.seats),
            [{"table": table, "seat": seat, **found._asdict()} for seat, found in enumerate(seats)],
        )
        connection.execute(
            insert(schema.journal),
            [{"table": table, "moment": moment, "line": line} for moment, line in enumerate(lines)],
        )

    return work


def delete_table(table: str) -> Work:
    """Take a table away, with everything that belongs to it."""

    def work(connection: Connection) -> None:
        for part in (schema.seats, schema.journal, schema.answered, schema.chat, schema.watchers):
            connection.execute(delete(part).where(part.c.table == table))
        connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    return work


def add_answer(table: str, guest: str, client: str) -> Work:
    """Remember a click that has no line in the journal."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.answered).values(table=table, guest=guest, client=client))

    return work


def cut(table: str, moment: int, guest: str, client: str) -> Work:
    """Take the end of a journal away, for undo; clicks that were answered stay answered."""

    def work(connection: Connection) -> None:
        lines = schema.journal.c
        gone = (lines.table == table) & (lines.moment > moment)
        clicks = select(lines.table, lines.guest, lines.client).where(gone, lines.client.is_not(None))
        connection.execute(insert(schema.answered).from_select(["table", "guest", "client"], clicks))
        connection.execute(delete(schema.journal).where(gone))
        connection.execute(insert(schema.answered).values(table=table, guest=guest, client=client))

    return work


def set_seat(table: str, seat: int, row: SeatRow) -> Work:
    """Store a changed seat."""

    def work(connection: Connection) -> None:
        names = schema.seats.c
        connection.execute(update(schema.seats).where(names.table == table, names.seat == seat).values(**row._asdict()))

    return work


def add_line(table: str, row: ChatRow) -> Work:
    """Store a line of chat."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.chat).values(table=table, said=now(), **row._asdict()))

    return work


def add_watcher(table: str, guest: str) -> Work:
    """Let a guest watch a table."""

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.watchers).values(table=table, guest=guest))

    return work

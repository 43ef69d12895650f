"""Reading the database."""

import json
import secrets
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, insert, select

from dolmen.server import schema

CHAT_SHOWN: Final = 200
# Server messages about seats that changed hands against their owner's will stay in sight, however much is said later.
NEW_LINK: Final = "chat-new-link"
AWAY_BOT: Final = "chat-away-bot"
KEPT_PHRASES: Final = (NEW_LINK, AWAY_BOT)
MY_TABLES: Final = 100


class SeatRow(NamedTuple):
    """A seat as it is stored.

    `kind` is who plays now, `guest` whose it is, `joins` how often its link was used or renewed;
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
    """Everything stored of a table; `unclicked` says, by moment, who made the choices that nobody clicked.

    `talk` says that bots may say why.
    """

    id: str
    game: str
    host: str
    secret: bytes
    early_answers: str
    undone_to: int | None
    seats: list[SeatRow]
    lines: list[str]
    chat: list[ChatRow]
    watchers: set[str]
    seen_clicks: set[tuple[str, str]]
    unclicked: Mapping[int, str] = MappingProxyType({})
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
    """The current time as the database stores it, to the second; formatted once per second."""
    global _stamp
    second = int(time.time())
    if _stamp[0] != second:
        _stamp = (second, now().strftime("%Y-%m-%d %H:%M:%S.000000"))
    return _stamp[1]


class Queries:
    """Reads the database; every method may be called from any thread."""

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
            lines = connection.execute(select(made.line, made.made_by).where(made.table == table).order_by(made.moment)).all()
            watchers = schema.watchers.c
            found = connection.execute(select(watchers.guest).where(watchers.table == table))
            return TableRow(
                row.id,
                row.game,
                row.host,
                bytes.fromhex(row.secret),
                row.early_answers,
                row.undone_to,
                _seats(connection, table),
                [line for line, _ in lines],
                _chat(connection, table),
                set(found.scalars()),
                _seen_clicks(connection, table),
                {moment: maker for moment, (_, maker) in enumerate(lines) if maker in schema.UNCLICKED},
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


def _seen_clicks(connection: Connection, table: str) -> set[tuple[str, str]]:
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

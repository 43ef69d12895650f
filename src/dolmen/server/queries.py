"""Reading the database."""

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, String, bindparam, func, select

from dolmen.server import archive, schema
from dolmen.server.database import snapshot
from dolmen.server.upserts import insert_if_new
from dolmen.server.work import REVIEW

CHAT_SHOWN: Final = 200
THOUGHTS_SHOWN: Final = 100
# Server messages about what the host or others did against a player's will stay in sight, however much is said later.
NEW_LINK: Final = "chat-new-link"
AWAY_BOT: Final = "chat-away-bot"
EXPORTED: Final = "chat-exported"
DEAL_CLOSED: Final = "chat-deal-closed"
KEPT_PHRASES: Final = (NEW_LINK, AWAY_BOT, EXPORTED, DEAL_CLOSED)
MY_TABLES: Final = 100


# What is read of a table when it is opened; made once, because making a query takes longer than a small one runs.
_OF: Final = bindparam("table", type_=String())
TABLE: Final = select(schema.tables).where(schema.tables.c.id == _OF)
SEATS: Final = select(schema.seats).where(schema.seats.c.table == _OF).order_by(schema.seats.c.seat)
_made: Final = schema.journal.c
LINES: Final = select(_made.line, _made.made_by, _made.guest, _made.client).where(_made.table == _OF).order_by(_made.moment)
OTHER_CLICKS: Final = select(schema.answered.c.guest, schema.answered.c.client).where(schema.answered.c.table == _OF)
WATCHERS: Final = select(schema.watchers.c.guest).where(schema.watchers.c.table == _OF)
_CHAT: Final = select(schema.chat).where(schema.chat.c.table == _OF)
NEWEST_CHAT: Final = _CHAT.order_by(schema.chat.c.n.desc()).limit(CHAT_SHOWN)
KEPT_CHAT: Final = _CHAT.where(schema.chat.c.phrase.in_(KEPT_PHRASES))
_said: Final = schema.thoughts.c
THOUGHTS: Final = select(_said.said).where(_said.table == _OF).order_by(_said.moment.desc()).limit(THOUGHTS_SHOWN)


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

    `talk` says that bots may say why, `warn` that the table warns before costly mistakes; `thoughts` is what bots said.
    `parent` and `parent_moment`: the table from which this one was played on; `group`: the tables with the same deal.
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
    warn: bool = False
    thoughts: Sequence[str] = ()
    parent: str | None = None
    parent_moment: int | None = None
    group: str | None = None
    imported: bool = False
    closed: str | None = None
    removed_on: datetime | None = None
    version: int = 0


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
    closed: str | None
    removed_on: datetime | None


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
            key = select(names.value).where(names.name == "key")
            found = connection.execute(key).scalar()
            if found is None:
                # Another server may start at the same time: the first one's key counts.
                insert_if_new(connection, schema.settings, {"name": "key", "value": secrets.token_hex(32)})
                found = connection.execute(key).scalar_one()
            return bytes.fromhex(found)

    def works(self) -> bool:
        """Tell whether the database answers."""
        with self.engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    def load(self, table: str) -> TableRow | None:
        """Everything stored of a table."""
        of = {"table": table}
        with snapshot(self.engine) as connection:
            row = connection.execute(TABLE, of).one_or_none()
            if row is None:
                return None
            # One query for lines and clicks: a long table has more than a thousand of each.
            lines, makers, guests, clients = zip(*connection.execute(LINES, of).all(), strict=True)
            said = list(connection.execute(THOUGHTS, of).scalars())[::-1]
            # Of a finished table whose journal is in an archive only the footer is left.
            packed = archive.archived(connection, table) if row.over and len(lines) == 1 else None
            if packed is not None:
                lines, makers = (*packed.lines, *lines), (*packed.makers, *makers)
                said = [text for _, text in sorted(packed.thoughts)][-THOUGHTS_SHOWN:]
            clicks = {(guest, client) for guest, client in zip(guests, clients, strict=True) if client is not None}
            return TableRow(
                row.id,
                row.game,
                row.host,
                bytes.fromhex(row.secret),
                row.early_answers,
                row.undone_to,
                seats_of(connection, table),
                list(lines),
                _chat(connection, table),
                set(connection.execute(WATCHERS, of).scalars()),
                clicks | {(click.guest, click.client) for click in connection.execute(OTHER_CLICKS, of)},
                {moment: maker for moment, maker in enumerate(makers) if maker in schema.UNCLICKED},
                row.talk,
                row.warn,
                said,
                row.parent,
                row.parent_moment,
                row.deal_group,
                row.imported,
                row.closed,
                row.removed_on,
                row.version,
            )

    def made_by_bots(self, table: str) -> frozenset[int]:
        """The moments of a table that were a bot's choices."""
        query = select(_made.moment).where(_made.table == table, _made.made_by.in_(schema.BOT_MADE))
        with self.engine.connect() as connection:
            packed = archive.archived(connection, table)
            if packed is not None:
                return frozenset(moment for moment, maker in enumerate(packed.makers) if maker in schema.BOT_MADE)
            return frozenset(connection.execute(query).scalars())

    def has(self, table: str) -> bool:
        """Tell whether a table is stored."""
        with self.engine.connect() as connection:
            return connection.execute(TABLE, {"table": table}).one_or_none() is not None

    def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of tables; those that are gone have none."""
        names = schema.tables.c
        with self.engine.connect() as connection:
            found = connection.execute(select(names.id, names.version).where(names.id.in_(tables)))
            return {row.id: row.version for row in found}

    def journal_until(self, table: str, moment: int) -> tuple[str, list[str]]:
        """The game of a table, and its journal as far as a moment."""
        lines = select(_made.line).where(_made.table == table, _made.moment <= moment).order_by(_made.moment)
        with self.engine.connect() as connection:
            game = connection.execute(select(schema.tables.c.game).where(schema.tables.c.id == table)).scalar_one()
            packed = archive.archived(connection, table)
            return game, list(connection.execute(lines).scalars()) if packed is None else packed.lines[: moment + 1]

    def guest_name(self, guest: str) -> str | None:
        """The name of a guest, or None for a guest who is not stored."""
        names = schema.guests.c
        with self.engine.connect() as connection:
            return connection.execute(select(names.name).where(names.id == guest)).scalar()

    def admitted(self, guest: str) -> str:
        """What lets a guest make tables, or an empty text."""
        names = schema.guests.c
        with self.engine.connect() as connection:
            return connection.execute(select(names.admitted).where(names.id == guest)).scalar() or ""

    def reserved(self, guest: str, table: str) -> bytes | None:
        """The secret that is reserved for a table of a guest."""
        names = schema.reservations.c
        with self.engine.connect() as connection:
            found = connection.execute(select(names.secret).where(names.table == table, names.guest == guest)).scalar()
            return None if found is None else bytes.fromhex(found)

    def lessons_of(self, guest: str) -> dict[str, list[str]]:
        """The lessons that a guest has finished, by game."""
        names = schema.lessons.c
        query = select(names.game, names.lesson).where(names.guest == guest).order_by(names.game, names.lesson)
        found: dict[str, list[str]] = {}
        with self.engine.connect() as connection:
            for game, lesson in connection.execute(query):
                found.setdefault(game, []).append(lesson)
        return found

    def puzzles_of(self, guest: str) -> dict[str, dict[str, bool]]:
        """The puzzles that a guest has tried, by game, each with whether it is solved."""
        names = schema.puzzles.c
        found: dict[str, dict[str, bool]] = {}
        with self.engine.connect() as connection:
            for game, puzzle, solved in connection.execute(
                select(names.game, names.puzzle, names.solved).where(names.guest == guest)
            ):
                found.setdefault(game, {})[puzzle] = solved
        return found

    def review_since(self, table: str, last: int) -> tuple[int, list[tuple[int, int, str]]]:
        """How many moments of a review are still to be evaluated, and what was found after the number `last`, in order."""
        found, due = schema.reviews.c, schema.work.c
        left = select(func.count()).where(due.table == table, due.kind == REVIEW)
        rows = select(found.n, found.moment, found.found).where(found.table == table, found.n > last).order_by(found.n)
        with self.engine.connect() as connection:
            # The number first: a moment that is stored between the two queries is still counted.
            still = connection.execute(left).scalar_one()
            return still, [(n, moment, text) for n, moment, text in connection.execute(rows)]

    def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables of a guest, and those that the guest has imported, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table).where(seats.guest == guest)
        brought = tables.imported & (tables.host == guest)
        newest = select(schema.tables).where(tables.id.in_(mine) | brought).order_by(tables.changed.desc()).limit(MY_TABLES)
        with snapshot(self.engine) as connection:
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
            ListedTable(
                row.id,
                row.game,
                row.asked,
                row.over,
                row.moment,
                row.changed,
                around[row.id],
                won.get(row.id, []),
                row.closed,
                row.removed_on,
            )
            for row in rows
        ]


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    """The seats of a table."""
    return [SeatRow(*(getattr(row, name) for name in SeatRow._fields)) for row in connection.execute(SEATS, {"table": table})]


def _chat(connection: Connection, table: str) -> list[ChatRow]:
    newest = connection.execute(NEWEST_CHAT, {"table": table}).all()
    kept = connection.execute(KEPT_CHAT, {"table": table}).all()
    rows = {row.n: ChatRow(row.n, row.seat, row.text, row.phrase) for row in [*newest, *kept]}
    return shown([rows[n] for n in sorted(rows)])


def shown(lines: list[ChatRow]) -> list[ChatRow]:
    """The lines of chat that are shown: the newest, and before them what must stay in sight."""
    older = [line for line in lines[:-CHAT_SHOWN] if line.phrase in KEPT_PHRASES]
    return [*older, *lines[-CHAT_SHOWN:]]

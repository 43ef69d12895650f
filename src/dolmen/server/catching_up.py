"""Following a table that another process has changed: reading what is new, and bringing the table in memory up to date."""

import asyncio
import json
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Engine, select

from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.errors import BadInput
from dolmen.server import queries, schema, wire
from dolmen.server.database import snapshot
from dolmen.server.live_table import LiveTable
from dolmen.server.queries import ChatRow, SeatRow
from dolmen.server.schema import UNCLICKED
from dolmen.server.stored_journal import stored_answers

# A table that is further behind is opened again instead, in a thread.
MOST_LINES: Final = 400
AT_ONCE: Final = 8


class Deleted(Exception):
    """The table was deleted by another process."""


class Known(NamedTuple):
    """How much of a table is in memory: its version, lines of the journal that never change, lines of chat."""

    table: str
    version: int
    lines: int
    chat: int


class StoredLine(NamedTuple):
    """A line of a journal, who made it and the click that it came with."""

    line: str
    made_by: str | None
    guest: str | None
    client: str | None


class News(NamedTuple):
    """What of a table may be new: its row, and what was added after that which is known."""

    row: Any
    seats: list[SeatRow]
    lines: list[StoredLine]
    clicks: set[tuple[str, str]]
    chat: list[ChatRow]
    watchers: set[str]
    thoughts: list[str]


def known_of(live: LiveTable) -> Known:
    """How much of a table is in memory; no undo goes back past the floor, so the lines up to there are final."""
    final = min(live.match.floor, live.stored_lines - 1) + 1
    return Known(live.id, live.version, final, live.chat[-1].n if live.chat else 0)


def news_of(engine: Engine, known: Known) -> News | None:
    """What is new at a table, or None where nothing is; Deleted when there is no such table any more."""
    of = {"table": known.table}
    with snapshot(engine) as connection:
        row = connection.execute(queries.TABLE, of).one_or_none()
        if row is None:
            raise Deleted
        if row.version == known.version:
            return None
        made, said, told = schema.journal.c, schema.chat.c, schema.thoughts.c
        new = (made.table == known.table) & (made.moment >= known.lines)
        lines = select(made.line, made.made_by, made.guest, made.client).where(new).order_by(made.moment)
        chat = select(said.n, said.seat, said.text, said.phrase).where(said.table == known.table, said.n > known.chat)
        thoughts = select(told.said).where(told.table == known.table, told.moment >= known.lines).order_by(told.moment)
        return News(
            row,
            queries.seats_of(connection, known.table),
            [StoredLine(*line) for line in connection.execute(lines)],
            {(click.guest, click.client) for click in connection.execute(queries.OTHER_CLICKS, of)},
            [ChatRow(*line) for line in connection.execute(chat.order_by(said.n))],
            set(connection.execute(queries.WATCHERS, of).scalars()),
            list(connection.execute(thoughts).scalars()),
        )


async def take(live: LiveTable, known: Known, news: News) -> bool:
    """Bring a table up to date, and tell those who look at it; False where it must be opened again instead."""
    try:
        # A finished journal never changes, and may be in an archive.
        if not live.match.over and not await _follow(live, known.lines, news.lines):
            return False
    except (BadInput, IllegalChoice):
        return False
    row = news.row
    live.match.early_answers = stored_answers(row.early_answers)
    live.seen_clicks |= news.clicks
    live.undone_to = row.undone_to
    if live.closed != row.closed:
        live.cache.drop_seats()
    live.closed, live.removed_on = row.closed, row.removed_on
    live.version = row.version
    live.heard = max(live.heard, row.version)
    if (live.seats, live.host, live.watchers) != (news.seats, row.host, news.watchers):
        live.sit(news.seats, row.host, news.watchers)
    for line in news.chat:
        live.say(line)
    explained = {thought.moment for thought in live.thoughts}
    for text in news.thoughts:
        thought = msgspec.json.decode(text, type=wire.ThoughtMessage)
        if thought.moment not in explained:
            live.explain(thought)
    live.tell_state()
    return True


async def _follow(live: LiveTable, begin: int, stored: list[StoredLine]) -> bool:
    """Take back the lines that are no longer stored, and play those that are new."""
    match, texts = live.match, [line.line for line in stored]
    mine = match.journal.texts[begin:]
    same = next((n for n, (one, other) in enumerate(zip(mine, texts, strict=False)) if one != other), min(len(mine), len(texts)))
    if len(texts) - same > MOST_LINES:
        return False
    if same < len(mine):
        match.rewind(begin + same - 1)
        live.taken_back()
    match.early_answers = {}
    for number, line in enumerate(stored, begin):
        # A line that this process has played, and could not store, may be there all the same: the other one played it too.
        said = json.loads(line.line)
        if number >= begin + same and said.get("seat", -1) >= 0:
            match.play(said["seat"], said["choice"])
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        _note(live, number, line)
    live.stored_lines = len(match.journal.texts)
    return match.journal.texts[begin:] == texts


def _note(live: LiveTable, number: int, line: StoredLine) -> None:
    """Note who made a line of the journal, and by which click."""
    if line.made_by in UNCLICKED:
        live.unclicked[number] = str(line.made_by)
    if line.guest is not None and line.client is not None:
        live.seen_clicks.add((line.guest, line.client))
        live.presence.see(live.seats_of(line.guest))

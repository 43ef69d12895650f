"""Statements for the writer that are not moves."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from dolmen.server import schema, work
from dolmen.server.queries import ChatRow, SeatRow, now
from dolmen.server.upserts import insert_if_new, insert_or_replace
from dolmen.server.work import Work
from dolmen.server.writer import JournalRow, Statement

PARTS_OF_A_TABLE: Final = (
    schema.seats,
    schema.journal,
    schema.answered,
    schema.chat,
    schema.thoughts,
    schema.reviews,
    schema.work,
    schema.looks,
    schema.watchers,
    schema.archives,
)


def in_order(*statements: Statement) -> Statement:
    """Several statements in one transaction, one after another."""

    def statement(connection: Connection) -> None:
        for one in statements:
            one(connection)

    return statement


def touch(connection: Connection) -> None:
    """Write without changing anything, to see whether writing works."""
    names = schema.settings.c
    connection.execute(update(schema.settings).where(names.name == "key").values(value=names.value))


def add_guest_if_new(guest: str) -> Statement:
    """Store a guest who is not stored yet, so that seats and tables can refer to the guest."""

    def statement(connection: Connection) -> None:
        insert_if_new(connection, schema.guests, {"id": guest, "name": "", "made": now()})

    return statement


def save_guest_name(guest: str, name: str) -> Statement:
    """Store a guest, or a guest's new name."""

    def statement(connection: Connection) -> None:
        add_guest_if_new(guest)(connection)
        connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))

    return statement


def add_table(row: dict[str, Any], seats: list[SeatRow], lines: list[JournalRow]) -> Statement:
    """Store a new table."""

    def statement(connection: Connection) -> None:
        table = row["id"]
        connection.execute(insert(schema.tables).values(**row))
        connection.execute(
            insert(schema.seats),
            [{"table": table, "seat": seat, **found._asdict()} for seat, found in enumerate(seats)],
        )
        connection.execute(insert(schema.journal), [line._asdict() for line in lines])

    return statement


def set_host(table: str, guest: str) -> Statement:
    """Make a guest the host of a table."""

    def statement(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(host=guest))

    return statement


def delete_table(table: str) -> Statement:
    """Delete a table and everything that belongs to it."""

    def statement(connection: Connection) -> None:
        for part in PARTS_OF_A_TABLE:
            connection.execute(delete(part).where(part.c.table == table))
        connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    return statement


def set_removal(connection: Connection, table: str, when: datetime | None) -> None:
    """Say when a table will be removed, or that it will not."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(removed_on=when))


def add_click(table: str, guest: str, client: str) -> Statement:
    """Remember a click that has no line in the journal."""

    def statement(connection: Connection) -> None:
        connection.execute(insert(schema.answered).values(table=table, guest=guest, client=client))

    return statement


def cut_journal(table: str, moment: int, guest: str, client: str) -> Statement:
    """Remove the end of a journal, for undo; clicks that were carried out stay known."""

    def statement(connection: Connection) -> None:
        lines = schema.journal.c
        undone = (lines.table == table) & (lines.moment > moment)
        clicks = select(lines.table, lines.guest, lines.client).where(undone, lines.client.is_not(None))
        connection.execute(insert(schema.answered).from_select(["table", "guest", "client"], clicks))
        connection.execute(delete(schema.journal).where(undone))
        said = schema.thoughts.c
        connection.execute(delete(schema.thoughts).where((said.table == table) & (said.moment > moment)))
        connection.execute(insert(schema.answered).values(table=table, guest=guest, client=client))

    return statement


def set_seat(table: str, seat: int, row: SeatRow) -> Statement:
    """Store a changed seat."""

    def statement(connection: Connection) -> None:
        names = schema.seats.c
        connection.execute(update(schema.seats).where(names.table == table, names.seat == seat).values(**row._asdict()))

    return statement


def add_chat_line(table: str, row: ChatRow) -> Statement:
    """Store a line of chat."""

    def statement(connection: Connection) -> None:
        connection.execute(insert(schema.chat).values(table=table, said=now(), **row._asdict()))

    return statement


def add_thought(table: str, moment: int, said: str) -> Statement:
    """Store what a bot said about its choice; bots that answer together may speak of the same moment, and the last one stays."""

    def statement(connection: Connection) -> None:
        insert_or_replace(connection, schema.thoughts, {"table": table, "moment": moment, "said": said})

    return statement


def add_watcher(table: str, guest: str) -> Statement:
    """Let a guest watch a table."""

    def statement(connection: Connection) -> None:
        connection.execute(insert(schema.watchers).values(table=table, guest=guest))

    return statement


def close_deal(table: str) -> Statement:
    """Open the finished ones of the tables with the same deal as this one, although others go on."""

    def statement(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(deal_closed=True))

    return statement


def finish_lesson(guest: str, game: str, lesson: str) -> Statement:
    """Remember that a guest has finished a lesson."""

    def statement(connection: Connection) -> None:
        add_guest_if_new(guest)(connection)
        insert_if_new(connection, schema.lessons, {"guest": guest, "game": game, "lesson": lesson})

    return statement


def note_puzzle(guest: str, game: str, puzzle: str, solved: bool) -> Statement:
    """Remember that a guest has tried or solved a puzzle; a solved one stays solved."""

    def statement(connection: Connection) -> None:
        add_guest_if_new(guest)(connection)
        note = insert_or_replace if solved else insert_if_new
        note(connection, schema.puzzles, {"guest": guest, "game": game, "puzzle": puzzle, "solved": solved})

    return statement


def review_one_by_one(connection: Connection, table: str) -> None:
    """Let processes that change the review of a table wait for each other until their transactions end."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(key_share=True))


def keep_found(table: str, moment: int, found: str) -> Statement:
    """Store what a review found about a moment, after all that was found before."""

    def statement(connection: Connection) -> None:
        # No number is stored after a greater one was read.
        review_one_by_one(connection, table)
        names = schema.reviews.c
        last = connection.execute(select(func.max(names.n)).where(names.table == table)).scalar()
        values = {"table": table, "moment": moment, "found": found, "n": -1 if last is None else last + 1}
        insert_or_replace(connection, schema.reviews, values)

    return statement


def add_review(due: Sequence[Work]) -> Statement:
    """Let the moments of a review be evaluated that have not been evaluated yet."""

    def statement(connection: Connection) -> None:
        review_one_by_one(connection, due[0].table)
        names = schema.reviews.c
        found = set(connection.execute(select(names.moment).where(names.table == due[0].table)).scalars())
        work.add(connection, [one for one in due if one.moment not in found])

    return statement


def forget_review(table: str) -> Statement:
    """Delete what a review found."""

    def statement(connection: Connection) -> None:
        connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table))
        due = schema.work.c
        connection.execute(delete(schema.work).where(due.table == table, due.kind == work.REVIEW))

    return statement

"""The finished games of people, for the lab: their journals, and nothing about who they are."""

from collections.abc import Iterator

from sqlalchemy import exists, select

from dolmen.kernel.journal import Journal
from dolmen.server import schema
from dolmen.server.database import Place, open_database
from dolmen.server.live_table import BOT
from dolmen.server.stored_journal import stored_journal


def finished_by_people(place: Place, game: str) -> Iterator[Journal]:
    """The journals of the finished tables of a game at which no bot sits; imported tables and tries do not count."""
    engine = open_database(place)
    tables, seats, lines = schema.tables.c, schema.seats.c, schema.journal.c
    with_bots = exists().where(seats.table == tables.id, seats.kind == BOT)
    wanted = select(tables.id).where(tables.game == game, tables.over, ~tables.imported, tables.parent.is_(None), ~with_bots)
    try:
        with engine.connect() as connection:
            for table in list(connection.execute(wanted.order_by(tables.made, tables.id)).scalars()):
                texts = connection.execute(select(lines.line).where(lines.table == table).order_by(lines.moment)).scalars()
                yield stored_journal(list(texts))
    finally:
        engine.dispose()

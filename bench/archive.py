"""Bytes per table in the database: while it is kept whole, and in an archive.

    python -m bench.archive --tables 20

Greedy bots play games of two players to the end, each choice with a click as people make them; each game's tables go into a
SQLite file of their own, whose size is divided by their number.
"""

import argparse
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, select, update

from dolmen import bots, catalog
from dolmen.bots.bot import worlds
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.match import Match, start
from dolmen.server import archive, schema
from dolmen.server.database import Place, open_database
from dolmen.server.guests import Signer, new_guest, new_table_id
from dolmen.server.live_table import LiveTable
from dolmen.server.new_tables import stored
from dolmen.server.queries import SeatRow, TableRow

LEVEL: Final = "greedy"
MOST_MOMENTS: Final = 6000


class Size(NamedTuple):
    """What each table of a game takes.

    `whole` and `archived` are its share of the file before and after archiving, `content` is the archive alone.
    """

    game: str
    moments: int
    whole: int
    archived: int
    content: int
    archive_ms: float
    open_ms: float


def played(game: Game[Any], seed: int) -> Match:
    """A game of two greedy bots, or as much of it as a very long one has."""
    setup = game.setup(game.players[0], {})
    match = start(game, setup, [f"Player {seat + 1}" for seat in range(setup.seats)])
    random, bot = FastRandom(seed), bots.find(LEVEL, game, seed)
    while not match.over and match.moment < MOST_MOMENTS:
        ask = engine.pending(match.state)
        assert ask is not None
        sample = worlds(game, match.state, ask.seat, random)
        match.play(ask.seat, bot.choose(game, ask.seat, sample, ask.search_options(match.state)))
    return match


def store(database: Engine, game: Game[Any], match: Match) -> str:
    """Store a finished match as a table, with a click beside each choice."""
    table, guest = new_table_id(), new_guest()
    rows = [SeatRow("person", name, n, "", guest, 0) for n, name in enumerate(match.journal.header["seats"])]
    assert match.secret is not None
    row = TableRow(table, game.id, guest, match.secret, "{}", None, rows, match.journal.texts, [], set(), set())
    live = LiveTable(row, Signer(b"bench"))
    with database.begin() as connection:
        stored(row, live)(connection)
        chosen = [line["n"] for line in match.journal.choices() if line["seat"] >= 0]
        lines = schema.journal.c
        for moment in chosen:
            click = {"guest": guest, "client": secrets.token_hex(12), "made_by": schema.BY_PERSON}
            connection.execute(update(schema.journal).where(lines.table == table, lines.moment == moment).values(click))
    return table


def file_size(place: Place, database: Engine) -> int:
    """How large the file is without free pages."""
    with database.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.commit()
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return place.file.stat().st_size


def measured(game: Game[Any], tables: int) -> Size:
    """Play, store, archive, and look at the file each time."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        database = open_database(place)
        empty = file_size(place, database)
        matches = [played(game, seed) for seed in range(tables)]
        ids = [store(database, game, match) for match in matches]
        whole = file_size(place, database)
        began = time.process_time()
        for table in ids:
            with database.begin() as connection:
                content = archive.prepared(connection, table)
                assert content is not None
                archive.store(connection, table, content)
        packing = time.process_time() - began
        archived = file_size(place, database)
        with database.connect() as connection:
            contents = list(connection.execute(select(schema.archives.c.content)).scalars())
        began = time.process_time()
        for content in contents:
            archive.unpacked(content)
        opening = time.process_time() - began
        database.dispose()
    moments = sum(match.moment for match in matches) // tables
    each = (1000 * packing / tables, 1000 * opening / tables)
    size = sum(map(len, contents)) // tables
    return Size(game.id, moments, (whole - empty) // tables, (archived - empty) // tables, size, *each)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    arguments = parser.parse_args()
    titles = f"{'game':<20} {'moments':>8} {'whole':>8} {'archived':>9} {'archive':>8}"
    print(f"{titles} {'ms to archive':>14} {'ms to unpack':>13}", flush=True)
    for game in catalog.games():
        size = measured(game, arguments.tables)
        print(
            f"{size.game:<20} {size.moments:>8} {size.whole:>8} {size.archived:>9} {size.content:>8} "
            f"{size.archive_ms:>14.1f} {size.open_ms:>13.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

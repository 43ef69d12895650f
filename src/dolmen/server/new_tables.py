"""New tables: setting them up, and storing them."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.kernel.match import checked_word, start
from dolmen.server import reservations, seating, wire, work, writes
from dolmen.server.deal import Deal
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import BOT, LiveTable
from dolmen.server.queries import SeatRow, TableRow, now
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit, Statement

log = logging.getLogger("dolmen.server")


async def make_table(registry: TableRegistry, guest: str, name: str, asked: wire.NewTable) -> LiveTable:
    """Set up a new table: chance lays it out from the reserved secret and the word, and everything is stored."""
    game = catalog.find(asked.game)
    options = dict(asked.options)
    if asked.first is not None:
        if not any(option.id == "first_player" for option in game.options):
            detail = f"{game.id} has no option first_player: leave `first` out, the rules say who begins"
            raise CallRefused(422, "no-first-player", detail=detail)
        options["first_player"] = str(asked.first + 1)
    rows = new_rows(game, guest, name, asked.seats)
    setup = game.setup(len(rows), options)
    words = [checked_word(asked.word) if row.guest == guest else "" for row in rows]
    table, secret = await reservations.secret_for(registry, guest, asked.reserved)
    if asked.like:
        secret, words = await _deal_of(registry, guest, asked, rows)
    match = start(game, setup, [row.name for row in rows], table=table, words=words, secret=secret)
    lines = match.journal.texts
    row = TableRow(table, game.id, guest, secret, "{}", None, rows, lines, [], set(), set(), talk=asked.talk, warn=asked.warn)
    row = row._replace(group=table if asked.tables > 1 else None)
    live = LiveTable(row, registry.signer, registry.settings.absence)
    if row.group is not None:
        live.deal = Deal(row.group, [])
    used = [reservations.use(guest, asked.reserved)] if asked.reserved else []
    return await add_table(registry, row, live, used=used)


def new_rows(game: Game[Any], guest: str, name: str, seats: Sequence[wire.NewSeat]) -> list[SeatRow]:
    """The seats of a new table, which has at least one."""
    rows = [seating.new_seat(guest, name, number, seat, game) for number, seat in enumerate(seats)]
    if not any(row.guest == guest or row.guest is None for row in rows):
        raise CallRefused(422, "nobody-sits")
    return rows


async def add_table(
    registry: TableRegistry, row: TableRow, live: LiveTable, inherited: int = 0, used: Sequence[Statement] = ()
) -> LiveTable:
    """Store a new table and keep it in memory; its first `inherited` lines were not made here, `used` is stored with it."""
    commit = Commit(writes.in_order(*used, stored(row, live, inherited)))
    commit.work = registry.work_of(live, row.seats)
    await registry.store(live, commit)
    lines = live.stored_lines = len(live.match.journal.texts)
    registry.make_place(lines)
    registry.tables[live.id] = live
    if live.deal is not None:
        live.deal.add(live.id, row.host, row.seats)
        registry.deals.note(live.deal)
    registry.metrics.tables_made.inc()
    log.info("a table was made", extra={"table": live.id, "game": row.game})
    return live


def stored(row: TableRow, live: LiveTable, inherited: int = 0) -> Statement:
    """What stores a new table, with its host."""
    values = live.summary()._asdict() | {"id": row.id, "game": row.game, "host": row.host, "secret": row.secret.hex()}
    values |= {"talk": row.talk, "warn": row.warn, "imported": row.imported}
    values |= {"parent": row.parent, "parent_moment": row.parent_moment, "deal_group": row.group}
    journal = [live.journal_row(number) for number in range(len(live.match.journal.texts))]
    for number in range(inherited + 1):
        journal[number] = journal[number]._replace(made_by=row.unclicked.get(number))
    added = writes.add_table(values | {"made": now(), "changed": now()}, row.seats, journal)
    looked = partial(work.look, tables=[row.id])
    return writes.in_order(writes.add_guest_if_new(row.host), added, looked)


async def _deal_of(registry: TableRegistry, guest: str, asked: wire.NewTable, rows: Sequence[SeatRow]) -> tuple[bytes, list[str]]:
    """The secret and the words of a finished table; since they are known, only a game against bots may use them again."""
    live, viewer = await registry.find_for(asked.like, guest)
    alone = all(row.guest == guest or row.kind == BOT for row in rows) and seating.is_practice(live, viewer.mine)
    # A table that goes on from another has only a part of its deal.
    like = live.revealed and live.parent is None and live.game.id == asked.game and len(live.seats) == len(rows)
    if not alone or not like or live.match.secret is None:
        raise CallRefused(422, "no-such-deal")
    return live.match.secret, list(live.match.journal.header["words"])

"""New tables: secrets that are reserved for them, and setting them up."""

import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from dolmen import catalog
from dolmen.kernel.chance import SECRET_BYTES, commitment
from dolmen.kernel.game import Game
from dolmen.kernel.match import checked_word, start
from dolmen.server import seating, wire, work, writes
from dolmen.server.deal import Deal
from dolmen.server.failures import CallRefused
from dolmen.server.guests import new_table_id
from dolmen.server.live_table import BOT, LiveTable
from dolmen.server.queries import SeatRow, TableRow, now
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit, Statement

log = logging.getLogger("dolmen.server")

MOST_RESERVED: Final = 10_000
RESERVED_A_GUEST: Final = 3


class ReservedSecrets:
    """Secrets of tables to come, each with its guest; a reservation can be used once and is forgotten at a restart."""

    def __init__(self) -> None:
        self.secrets: dict[str, tuple[str, bytes]] = {}

    def reserve(self, guest: str) -> wire.Commitment:
        """Draw a table's secret and bind the server to it, before anybody's word is known."""
        table, secret = new_table_id(), secrets.token_bytes(SECRET_BYTES)
        own = [reserved for reserved, (owner, _) in self.secrets.items() if owner == guest]
        for reserved in own[: 1 - RESERVED_A_GUEST]:
            del self.secrets[reserved]
        while len(self.secrets) >= MOST_RESERVED:
            del self.secrets[next(iter(self.secrets))]
        self.secrets[table] = (guest, secret)
        return wire.Commitment(table, commitment(table, secret))

    def take(self, guest: str, table: str) -> tuple[str, bytes]:
        """A reserved table and its secret, which can be used once; without a reservation they are drawn now."""
        if not table:
            return new_table_id(), secrets.token_bytes(SECRET_BYTES)
        owner, secret = self.secrets.get(table, ("", b""))
        if owner != guest:
            raise CallRefused(409, "no-reservation")
        del self.secrets[table]
        return table, secret


async def make_table(
    registry: TableRegistry, reserved: ReservedSecrets, guest: str, name: str, asked: wire.NewTable
) -> LiveTable:
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
    table, secret = reserved.take(guest, asked.reserved)
    if asked.like:
        secret, words = await _deal_of(registry, guest, asked, rows)
    match = start(game, setup, [row.name for row in rows], table=table, words=words, secret=secret)
    lines = match.journal.texts
    row = TableRow(table, game.id, guest, secret, "{}", None, rows, lines, [], set(), set(), talk=asked.talk, warn=asked.warn)
    row = row._replace(group=table if asked.tables > 1 else None)
    live = LiveTable(row, registry.signer, registry.settings.absence)
    if row.group is not None:
        live.deal = registry.deals[row.group] = Deal(row.group, [])
    return await add_table(registry, row, live)


def new_rows(game: Game[Any], guest: str, name: str, seats: Sequence[wire.NewSeat]) -> list[SeatRow]:
    """The seats of a new table, which has at least one."""
    rows = [seating.new_seat(guest, name, number, seat, game) for number, seat in enumerate(seats)]
    if not any(row.guest == guest or row.guest is None for row in rows):
        raise CallRefused(422, "nobody-sits")
    return rows


async def add_table(registry: TableRegistry, row: TableRow, live: LiveTable, inherited: int = 0) -> LiveTable:
    """Store a new table and keep it in memory; its first `inherited` lines were not made here."""
    commit = Commit(stored(row, live, inherited))
    commit.work = registry.work_of(live, row.seats)
    await registry.save(live, commit)
    lines = live.stored_lines = len(live.match.journal.texts)
    registry.make_place(lines)
    registry.tables[live.id] = live
    if live.deal is not None:
        live.deal.add(live.id, row.host, row.seats)
    registry.metrics.tables_made.inc()
    log.info("a table was made", extra={"table": live.id, "game": row.game})
    return live


def stored(row: TableRow, live: LiveTable, inherited: int = 0) -> Statement:
    """What stores a new table, with its host."""
    values = live.summary()._asdict() | {"game": row.game, "host": row.host, "secret": row.secret.hex()}
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

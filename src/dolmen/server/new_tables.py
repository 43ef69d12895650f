"""New tables: secrets that are reserved for them, and setting them up."""

import logging
import secrets
from collections.abc import Sequence
from typing import Final

from dolmen import catalog
from dolmen.kernel.chance import SECRET_BYTES, commitment
from dolmen.kernel.match import checked_word, start
from dolmen.server import seating, wire, writes
from dolmen.server.failures import CallRefused
from dolmen.server.guests import new_table_id
from dolmen.server.live_table import BOT, LiveTable
from dolmen.server.queries import SeatRow, TableRow, now
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit

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
    rows = [seating.new_seat(guest, name, number, seat, game) for number, seat in enumerate(asked.seats)]
    if not any(row.guest == guest or row.guest is None for row in rows):
        raise CallRefused(422, "nobody-sits")
    setup = game.setup(len(rows), options)
    words = [checked_word(asked.word) if row.guest == guest else "" for row in rows]
    table, secret = reserved.take(guest, asked.reserved)
    if asked.like:
        secret, words = await _deal_of(registry, guest, asked, rows)
    match = start(game, setup, [row.name for row in rows], table=table, words=words, secret=secret)
    lines = match.journal.texts
    row = TableRow(table, game.id, guest, secret, "{}", None, rows, lines, [], set(), set(), talk=asked.talk, warn=asked.warn)
    live = LiveTable(row, registry.signer, registry.settings.absence)
    stored = live.summary()._asdict() | {"game": game.id, "host": guest, "secret": secret.hex()}
    stored |= {"talk": asked.talk, "warn": asked.warn}
    journal = [live.journal_row(number) for number in range(len(lines))]
    added = writes.add_table(stored | {"made": now(), "changed": now()}, rows, journal)
    await registry.save(live, Commit(writes.in_order(writes.add_guest_if_new(guest), added)))
    registry.make_place(len(lines))
    registry.tables[table] = live
    registry.metrics.tables_made.inc()
    log.info("a table was made", extra={"table": table, "game": game.id})
    registry.after_change(live)
    return live


async def _deal_of(registry: TableRegistry, guest: str, asked: wire.NewTable, rows: Sequence[SeatRow]) -> tuple[bytes, list[str]]:
    """The secret and the words of a finished table; since they are known, only a game against bots may use them again."""
    live, viewer = await registry.find_for(asked.like, guest)
    alone = all(row.guest == guest or row.kind == BOT for row in rows) and seating.is_practice(live, viewer.mine)
    like = live.match.over and live.game.id == asked.game and len(live.seats) == len(rows)
    if not alone or not like or live.match.secret is None:
        raise CallRefused(422, "no-such-deal")
    return live.match.secret, list(live.match.journal.header["words"])

"""Links: what one leads to, and taking the seat that it opens."""

import logging
from collections.abc import Callable

from sqlalchemy import Connection

from dolmen.server import relations, wire, writes
from dolmen.server.closing import check_open
from dolmen.server.deal import Deal
from dolmen.server.failures import CallRefused
from dolmen.server.guests import HOST, WATCH
from dolmen.server.live_table import PERSON, LiveTable
from dolmen.server.retrying import tried_again
from dolmen.server.seating import checked_name, own_name
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit, Statement

log = logging.getLogger("dolmen.server")


async def invitation(registry: TableRegistry, token: str, guest: str | None) -> wire.Invitation:
    """What a link leads to; looking changes nothing."""
    table, seat = await _opened(registry, token)
    async with registry.locked(table) as live:
        _check(live, token, seat, guest)
        names = [row.name for row in live.seats]
        host = next((row.name for row in live.seats if row.guest == live.host), "")
        colour = live.seats[seat].colour if seat >= 0 else -1
        mine = list(live.seats_of(guest)) if guest else []
        return wire.Invitation(table, live.game.id, seat, host, names, colour, mine, live.began())


@tried_again
async def join(registry: TableRegistry, asked: wire.NewJoin, guest: str, name: str) -> str:
    """Open a link: take the seat (which invalidates the link), begin to watch, or become the host; returns the table.

    The seat gets the name that is given now, otherwise `name`, by which the guest is known, otherwise it keeps its own.
    """
    table, seat = await _opened(registry, asked.token)
    given = checked_name(asked.name)
    async with registry.locked(table, fresh=False) as live:
        _check(live, asked.token, seat, guest)
        mine = live.seats_of(guest)
        if seat in mine or (seat == WATCH and live.viewer(guest) is not None):
            return table
        check_open(live)
        if seat == WATCH:
            await watch(registry, live, guest)
            return table
        if seat == HOST:
            await _take_over(registry, live, guest)
            return table
        if mine:
            # A player who already sits here would see two hands.
            raise CallRefused(409, "already-seated")
        row = live.seats[seat]
        if row.guest is not None:
            raise CallRefused(409, "seat-taken")
        # A bot may have been playing the seat until now.
        shown = own_name(live.seats, seat, given or name or row.name)
        row = row._replace(guest=guest, kind=PERSON, level="", joins=row.joins + 1, name=shown)
        known = writes.save_guest_name(guest, given) if given else writes.add_guest_if_new(guest)
        allowed = _no_other_table(live, lambda deal: deal.knows(guest, table), "deal-known")
        await registry.save_seat(live, seat, row, Commit(writes.in_order(*allowed, known)))
        log.info("a seat was taken", extra={"table": table, "seat": seat})
    return table


async def _take_over(registry: TableRegistry, live: LiveTable, guest: str) -> None:
    """Make a guest the host of a table, which invalidates the link."""
    if guest == live.host:
        return
    await registry.save(live, Commit(writes.in_order(writes.add_guest_if_new(guest), writes.set_host(live.id, guest))))
    live.host = guest
    live.cache.drop_seats()
    live.tell_state()
    log.info("a table has a new host", extra={"table": live.id})


async def watch(registry: TableRegistry, live: LiveTable, guest: str) -> None:
    """Let a guest look on; somebody who plays the same deal elsewhere would see what is to come."""
    allowed = _no_other_table(live, lambda deal: deal.plays_elsewhere(guest, live.id), "deal-open")
    new = writes.in_order(*allowed, writes.add_guest_if_new(guest), writes.add_watcher(live.id, guest))
    await registry.save(live, Commit(new))
    live.watchers.add(guest)
    if live.deal is not None:
        live.deal.watch(live.id, guest)


def _no_other_table(live: LiveTable, forbidden: Callable[[Deal], bool], error: str) -> list[Statement]:
    """What refuses to store that a guest sits down or watches where that gives away the deal of another table.

    Nobody sits down at a table with the same deal, or begins to watch one, between this and the end of the transaction.
    """
    group = live.group
    if group is None:
        return []

    def check(connection: Connection) -> None:
        relations.lock_deal(connection, group)
        if forbidden(Deal(group, relations.deal_in(connection, group))):
            raise CallRefused(409, error)

    return [check]


async def _opened(registry: TableRegistry, token: str) -> tuple[str, int]:
    """The table and seat of a token; somebody without a valid link does not learn whether the table exists."""
    opened = registry.signer.opened(token)
    try:
        if opened is not None:
            await registry.find(opened[0])
            return opened
    except CallRefused as failed:
        if failed.status != 404:
            raise
    raise CallRefused(404, "no-link")


def _check(live: LiveTable, token: str, seat: int, guest: str | None) -> None:
    """CallRefused when a link is not valid, or no longer; the owner of the seat, or the host, may open the old link again."""
    if seat == HOST:
        if guest == live.host or live.signer.is_host_link(token, live.id, live.host):
            return
        raise CallRefused(404, "no-link")
    if seat >= len(live.seats):
        raise CallRefused(404, "no-link")
    own = seat != WATCH and guest is not None and live.seats[seat].guest == guest
    if not own and not live.signer.matches(token, live.seat_link(seat)):
        raise CallRefused(404, "no-link")

"""Tables with the same deal, side by side: making them, what may be known of them, and opening them at the end."""

from dolmen.kernel.match import start
from dolmen.server import relations, seating, wire, writes
from dolmen.server.deal import MOST_TABLES, Deal
from dolmen.server.failures import CallRefused
from dolmen.server.guests import WATCH, Link, new_table_id
from dolmen.server.live_table import BOT, PERSON, LiveTable
from dolmen.server.new_tables import add_table
from dolmen.server.queries import DEAL_CLOSED, TableRow
from dolmen.server.relations import Relative
from dolmen.server.retrying import tried_again
from dolmen.server.table_registry import TableRegistry
from dolmen.server.wire_files import Group, GroupTable
from dolmen.server.writer import Commit


def check_number(asked: wire.NewTable) -> None:
    """CallRefused for a number of tables that cannot be."""
    if not 1 <= asked.tables <= MOST_TABLES:
        raise CallRefused(422, "bad-input", detail=f"1 to {MOST_TABLES} tables may have the same deal, not {asked.tables}")
    if asked.tables > 1 and asked.like:
        raise CallRefused(422, "no-such-deal", detail="the deal of a finished table is known, so it is for one table only")


async def add_others(registry: TableRegistry, guest: str, asked: wire.NewTable, first: LiveTable) -> None:
    """Add the other tables with the deal of the first; the guest sits at that one only, so others take these seats by links."""
    match, secret = first.match, first.match.secret
    assert secret is not None
    others = [wire.NewSeat(seat.kind, seat.name, seat.colour, seat.level) for seat in asked.seats]
    for seat in others:
        if seat.kind != "bot":
            seat.kind, seat.name = "link", ""
    for _ in range(asked.tables - 1):
        rows = [seating.new_seat(guest, "", number, seat, first.game) for number, seat in enumerate(others)]
        id, names = new_table_id(), [row.name for row in rows]
        made = start(first.game, match.setup, names, table=id, words=match.journal.header["words"], secret=secret)
        row = TableRow(id, first.game.id, guest, secret, "{}", None, rows, made.journal.texts, [], set(), set())
        row = row._replace(talk=asked.talk, warn=asked.warn, group=first.group)
        live = LiveTable(row, registry.signer, registry.settings.absence)
        live.deal = first.deal
        await add_table(registry, row, live)


async def group(registry: TableRegistry, guest: str, table: str) -> Group:
    """The tables with the same deal as a guest may know them; results of others only when all are over."""
    live, _ = await registry.find_for(table, guest)
    deal = live.deal
    if deal is None:
        raise CallRefused(404, "no-group")
    found = await registry.read(relations.deal, registry.queries.engine, deal.group)
    if registry.shared:
        await registry.deals.look(deal)
    host = guest in deal.hosts
    return Group(deal.group, deal.running, host, [_table(registry, one, guest, deal) for one in found])


def _table(registry: TableRegistry, one: Relative, guest: str, deal: Deal) -> GroupTable:
    mine = [seat for seat, row in enumerate(one.seats) if row.guest == guest]
    known = one.result if one.result is not None and (mine or not deal.running) else None
    result = known or {"scores": [], "places": [], "winners": []}
    links = {}
    if guest == one.host and not one.over:
        for seat, row in enumerate(one.seats):
            if row.kind == PERSON and row.guest is None:
                links[str(seat)] = f"/join/{registry.signer.link(Link(one.table, seat, row.joins))}"
    watch = "" if deal.running else f"/watch/{registry.signer.link(Link(one.table, WATCH, 0))}"
    names, bots = [row.name for row in one.seats], [row.kind == BOT and row.guest is None for row in one.seats]
    parts = (result["scores"], result["places"], result["winners"])
    return GroupTable(one.table, names, bots, mine, one.over, *parts, links, watch)


async def close(registry: TableRegistry, guest: str, table: str) -> None:
    """The host opens the finished tables although others go on; everybody is told at every table."""
    live, _ = await registry.find_for(table, guest)
    deal = live.deal
    if deal is None:
        raise CallRefused(404, "no-group")
    if guest not in deal.hosts:
        raise CallRefused(403, "not-the-host")
    if not deal.running:
        return
    for other in list(deal.over):
        await _close(registry, deal, other)


@tried_again
async def _close(registry: TableRegistry, deal: Deal, table: str) -> None:
    """Say at one of the tables that the deal is open; the first one that says so opens it."""
    async with registry.locked(table, fresh=False) as live:
        line = live.chat_line_at(WATCH, "", DEAL_CLOSED)
        await registry.save(live, Commit(writes.in_order(writes.close_deal(table), writes.add_chat_line(table, line))))
        deal.close()
        live.say(line)
        live.tell_state()

"""Playing on from a moment of a table: a new table with a secret of its own, and the tree of such tries."""

import secrets

from dolmen.kernel.branching import branched
from dolmen.kernel.chance import SECRET_BYTES
from dolmen.server import relations, seating, wire
from dolmen.server.broadcast import Viewer
from dolmen.server.failures import CallRefused
from dolmen.server.guests import new_table_id
from dolmen.server.live_table import LiveTable
from dolmen.server.new_tables import add_table, new_rows
from dolmen.server.queries import TableRow
from dolmen.server.relations import Relative
from dolmen.server.table_registry import TableRegistry
from dolmen.server.wire_files import Tries, Try


async def branch(registry: TableRegistry, guest: str, name: str, table: str, asked: wire.NewBranch) -> LiveTable:
    """A new table that goes on from a moment of another one."""
    async with registry.locked_for(table, guest) as (live, viewer):
        check_branch(live, viewer, asked)
        parent, unclicked = live.match.journal.until(asked.moment), dict(live.unclicked)
    game, moment = live.game, asked.moment
    rows = new_rows(game, guest, name, asked.seats)
    id, secret = new_table_id(), secrets.token_bytes(SECRET_BYTES)

    def make() -> tuple[TableRow, LiveTable]:
        lines = branched(game, parent, moment, [row.name for row in rows], id, secret).texts
        row = TableRow(id, game.id, guest, secret, "{}", None, rows, lines, [], set(), set())
        row = row._replace(unclicked={made: maker for made, maker in unclicked.items() if made <= moment})
        row = row._replace(parent=table, parent_moment=moment, talk=asked.talk, warn=asked.warn)
        return row, LiveTable(row, registry.signer, registry.settings.absence)

    # Playing the parent's choices again takes long, so it is done in a thread.
    row, made = await registry.read(make)
    return await add_table(registry, row, made, moment)


def check_branch(live: LiveTable, viewer: Viewer, asked: wire.NewBranch) -> None:
    """CallRefused where one may not play on: after the end anybody may, before it only who plays alone against bots."""
    if not live.revealed and not seating.is_practice(live, viewer.mine):
        raise CallRefused(403, "not-yet-over")
    if not 0 <= asked.moment <= live.match.moment:
        raise CallRefused(404, "no-such-moment")
    if live.match.over and asked.moment == live.match.moment:
        raise CallRefused(422, "nothing-to-play")
    if len(asked.seats) != len(live.seats):
        detail = f"the table has {len(live.seats)} seats, not {len(asked.seats)}"
        raise CallRefused(422, "bad-input", detail=detail)


async def tries(registry: TableRegistry, guest: str, table: str) -> Tries:
    """The tree of tables that go on from the same root, as far as a guest may see them."""
    await registry.find_for(table, guest)
    relatives = await registry.read(relations.family, registry.queries.engine, table)
    seen = {one.table for one in relatives if one.seen_by(guest) or one.table == table}
    above = {one.table: one for one in relatives}
    found = []
    for one in relatives:
        if one.table in seen:
            parent, moment = _nearest(one, above, seen)
            found.append(_try(one, guest, parent, moment))
    return Tries(table, found)


def _nearest(one: Relative, above: dict[str, Relative], seen: set[str]) -> tuple[str | None, int | None]:
    """The nearest table above that the guest may see, and the moment from which the way here leaves it."""
    parent, moment = one.parent, one.moment
    while parent is not None and parent not in seen:
        unseen = above.get(parent)
        if unseen is None:
            return None, None
        # What lies between is not told: the way leaves the table above where the unseen one did, or before.
        parent, moment = unseen.parent, min(moment or 0, unseen.moment or 0)
    return parent, moment


def _try(one: Relative, guest: str, parent: str | None, moment: int | None) -> Try:
    mine = [seat for seat, row in enumerate(one.seats) if row.guest == guest]
    result = one.result or {"scores": [], "places": [], "winners": []}
    names = [row.name for row in one.seats]
    bots = [row.kind == "bot" and row.guest is None for row in one.seats]
    return Try(one.table, parent, moment, names, bots, mine, one.over, result["scores"], result["places"], result["winners"])

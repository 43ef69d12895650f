"""Leaving a table: the seat is open again or a bot plays on; a host may delete a table at which nobody else has played."""

import logging

from dolmen.server import wire, writes
from dolmen.server.chat import LEFT, OWN_BOT
from dolmen.server.failures import CallRefused
from dolmen.server.joining import watch
from dolmen.server.live_table import BOT, PERSON
from dolmen.server.projection import leaving
from dolmen.server.retrying import tried_again
from dolmen.server.seating import checked_level
from dolmen.server.table_changes import set_seat
from dolmen.server.table_registry import TableRegistry
from dolmen.server.table_state import state_for
from dolmen.server.writer import Commit

log = logging.getLogger("dolmen.server")


@tried_again
async def leave(registry: TableRegistry, table: str, guest: str, asked: wire.NewLeave) -> None:
    """Leave a table in the way that the guest was told; if that has changed meanwhile, nothing happens."""
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        if asked.how != leaving(live.match, live.seats, live.host, viewer, live.choosers()):
            raise CallRefused(409, "stale", state=state_for(live, viewer))
        if asked.how == "delete":
            await registry.save(live, Commit(writes.delete_table(table)))
            for listener in live.broadcast.listeners:
                listener.dismissed = True
            registry.forget(live)
            if live.deal is not None and live.deal.remove(table):
                registry.open_deal(live.deal)
            log.info("a table was deleted", extra={"table": table})
            return
        for seat in viewer.mine:
            row = live.seats[seat]
            if asked.how == "open":
                free = row._replace(kind=PERSON, name=str(seat + 1), level="", guest=None, joins=row.joins + 1, standing="{}")
                await set_seat(registry, live, seat, free, LEFT)
                if live.deal is not None and guest not in live.watchers:
                    # Who has seen the beginning may not sit down at another table with the same deal.
                    await watch(registry, live, guest)
            elif row.kind == PERSON:
                await set_seat(registry, live, seat, row._replace(kind=BOT, level=checked_level(live.game, "")), OWN_BOT)

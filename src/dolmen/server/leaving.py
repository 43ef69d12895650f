"""Leaving a table: the seat is open again or a bot plays on; a host may take away a table at which nobody else has played."""

import logging

from dolmen.server import store, wire
from dolmen.server.chat import LEFT, OWN_BOT
from dolmen.server.failures import Failed
from dolmen.server.room import BOT, PERSON
from dolmen.server.rooms import Rooms
from dolmen.server.seats import checked_level
from dolmen.server.states import leaving
from dolmen.server.writer import Write

log = logging.getLogger("dolmen.server")


async def leave(rooms: Rooms, table: str, guest: str, asked: wire.NewLeave) -> None:
    """Leave a table in the way that the guest was told of; when another way is due by now, nothing happens."""
    async with rooms.held(table, guest) as (room, reader):
        if asked.how != leaving(room.match, room.seats, room.host, reader):
            raise Failed(409, "stale", state=room.state(reader))
        if asked.how == "delete":
            await rooms.store(room, Write(store.delete_table(table)))
            for listener in room.listeners:
                listener.dismissed = True
            rooms.forget(room)
            log.info("a table was deleted", extra={"table": table})
            return
        for seat in reader.mine:
            row = room.seats[seat]
            if asked.how == "open":
                free = row._replace(kind=PERSON, name=str(seat + 1), level="", guest=None, joins=row.joins + 1, standing="{}")
                await rooms.set_seat(room, seat, free, LEFT)
            elif row.kind == PERSON:
                await rooms.set_seat(room, seat, row._replace(kind=BOT, level=checked_level(room.game, "")), OWN_BOT)
        rooms.after_change(room)

"""Links: what one leads to, and taking the seat that it opens."""

import logging

from dolmen.server import store, wire
from dolmen.server.failures import Failed
from dolmen.server.guests import WATCH
from dolmen.server.room import PERSON, Room
from dolmen.server.rooms import Rooms
from dolmen.server.seats import checked_name
from dolmen.server.writer import Write

log = logging.getLogger("dolmen.server")


async def invitation(rooms: Rooms, token: str, guest: str | None) -> wire.Invitation:
    """What a link leads to; looking changes nothing."""
    table, seat = await _opened(rooms, token)
    async with rooms.locked(table) as room:
        _check(room, token, seat, guest)
        names = [row.name for row in room.seats]
        host = next((row.name for row in room.seats if row.guest == room.host), "")
        colour = room.seats[seat].colour if seat != WATCH else -1
        mine = list(room.seats_of(guest)) if guest else []
        return wire.Invitation(table, room.game.id, seat, host, names, colour, mine, room.began())


async def join(rooms: Rooms, asked: wire.NewJoin, guest: str, name: str) -> str:
    """Open a link: take the seat (its link is worthless then), or begin to watch; returns the table.

    The name that is given now counts, then `name`, by which the guest is known, then the seat's own.
    """
    table, seat = await _opened(rooms, asked.token)
    given = checked_name(asked.name)
    async with rooms.locked(table) as room:
        _check(room, asked.token, seat, guest)
        mine = room.seats_of(guest)
        if seat in mine or (seat == WATCH and room.reader(guest) is not None):
            return table
        if seat == WATCH:
            await rooms.store(room, Write(store.together(store.meet_guest(guest), store.add_watcher(table, guest))))
            room.watchers.add(guest)
            return table
        if mine:
            # Who sits here already would see two hands.
            raise Failed(409, "already-seated")
        row = room.seats[seat]
        if row.guest is not None:
            raise Failed(409, "seat-taken")
        # A bot may have stood in until now.
        row = row._replace(guest=guest, kind=PERSON, level="", joins=row.joins + 1, name=given or name or row.name)
        known = store.keep_guest(guest, given) if given else store.meet_guest(guest)
        await rooms.store(room, Write(store.together(known, store.set_seat(table, seat, row))))
        room.set_seat(seat, row)
        log.info("a seat was taken", extra={"table": table, "seat": seat})
    return table


async def _opened(rooms: Rooms, token: str) -> tuple[str, int]:
    """The table and seat of a token; whether a table is there is not told to somebody without a link."""
    opened = rooms.signer.opened(token)
    try:
        if opened is not None:
            await rooms.find(opened[0])
            return opened
    except Failed as failed:
        if failed.status != 404:
            raise
    raise Failed(404, "no-link")


def _check(room: Room, token: str, seat: int, guest: str | None) -> None:
    """Failed when a link is none (any more); who has the seat may open its old link again."""
    if seat >= len(room.seats):
        raise Failed(404, "no-link")
    own = seat != WATCH and guest is not None and room.seats[seat].guest == guest
    if not own and not room.signer.matches(token, room.seat_link(seat)):
        raise Failed(404, "no-link")

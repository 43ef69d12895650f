"""Who sits where: new seats, bots for people and people for bots, links, standing answers."""

from typing import Any, Final

from dolmen import bots
from dolmen.kernel.game import Game
from dolmen.server import standing, wire
from dolmen.server.failures import Failed
from dolmen.server.room import BOT, PERSON, Reader, Room
from dolmen.server.store import SeatRow

NAME_LENGTH: Final = 40
COLOURS: Final = 12
NEW_LINK: Final = "chat-new-link"


def new_seat(guest: str, name: str, number: int, seat: wire.NewSeat, game: Game[Any]) -> SeatRow:
    """A seat of a new table; the one of a link is nobody's yet."""
    colour = seat.colour if seat.colour >= 0 else number
    if colour >= COLOURS:
        raise Failed(422, "bad-colour")
    if seat.kind == "bot":
        level = checked_level(game, seat.level)
        return SeatRow(BOT, checked_name(seat.name) or f"Bot {number + 1}", colour, level, None, 0)
    own = name if seat.kind == "me" else ""
    shown = checked_name(seat.name) or own or f"{number + 1}"
    return SeatRow(PERSON, shown, colour, "", None if seat.kind == "link" else guest, 0)


def changed(room: Room, reader: Reader, seat: int, asked: wire.SeatChange, absence: float) -> SeatRow:
    """The seat after a change that the reader asks for; Failed when the reader may not."""
    row = room.seats[seat]
    owner = row.guest == reader.guest or (row.guest is None and reader.guest == room.host)
    if asked.action == "bot":
        if not owner and not _may_replace(room, reader, seat, absence):
            raise Failed(403, "not-absent-long-enough")
        return row._replace(kind=BOT, level=checked_level(room.game, asked.level))
    if asked.action == "link":
        return _given_up(room, reader, row)
    if not owner:
        raise Failed(403, "not-your-seat")
    if asked.action == "rename":
        return row._replace(name=checked_name(asked.name) or row.name)
    if asked.action == "return":
        return row._replace(kind=PERSON, level="")
    if asked.action == "ask":
        return standing.asked_again(row, asked.ask)
    return _declining(room, row, seat, asked.ask)


def _may_replace(room: Room, reader: Reader, seat: int, absence: float) -> bool:
    """Anybody at the table may call a bot for a person who is asked and has been away for a while."""
    asked = any(ask.seat == seat for ask in room.match.open_asks())
    return bool(reader.mine) and asked and room.absent_for(seat) >= absence


def _given_up(room: Room, reader: Reader, row: SeatRow) -> SeatRow:
    """The host takes a seat from a browser that is lost: it is open again, and only a new link leads to it."""
    if reader.guest != room.host:
        raise Failed(403, "not-the-host")
    if row.guest == room.host or (row.guest is None and row.kind == BOT):
        raise Failed(409, "no-link-needed")
    return row._replace(guest=None, kind=PERSON, level="", joins=row.joins + 1)


def _declining(room: Room, row: SeatRow, seat: int, name: str) -> SeatRow:
    if name in standing.kept(row):
        return row
    ask = standing.asked_now(room.match, seat, name)
    if ask is None or row.kind != PERSON:
        raise Failed(409, "not-declinable")
    return standing.settled(room.match, row, ask)


def checked_name(name: str) -> str:
    """A name that can be shown: short, printable, without spaces around it."""
    name = " ".join(name.split())
    if len(name) > NAME_LENGTH or (name and not name.isprintable()):
        raise Failed(422, "bad-name")
    return name


def checked_level(game: Game[Any], level: str) -> str:
    """A bot's level; the strongest when none is named."""
    known = bots.names(game)
    if level == "":
        return known[-1]
    if level not in known:
        raise Failed(422, "no-such-bot")
    return level

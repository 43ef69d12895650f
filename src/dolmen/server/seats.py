"""Who sits where: new seats, bots for people and people for bots, links, standing answers."""

from typing import Any, Final

from dolmen import bots
from dolmen.kernel.game import Game
from dolmen.server import standing, wire
from dolmen.server.chat import BACK, OWN_BOT
from dolmen.server.failures import Failed
from dolmen.server.presence import Reader
from dolmen.server.room import BOT, PERSON, Room
from dolmen.server.store import AWAY_BOT, KEPT_PHRASES, NEW_LINK, SeatRow

NAME_LENGTH: Final = 40
COLOURS: Final = 12
JUST_NOW: Final = 5


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


def changed(room: Room, reader: Reader, seat: int, asked: wire.SeatChange) -> SeatRow:
    """The seat after a change that the reader asks for; Failed when the reader may not."""
    row = room.seats[seat]
    owner = row.guest == reader.guest or (row.guest is None and reader.guest == room.host)
    if asked.action == "link":
        return _given_up(room, reader, seat)
    if asked.action == "bot" and not owner:
        return _stand_in(room, reader, seat)
    if not owner:
        raise Failed(403, "not-your-seat")
    if asked.action in ("bot", "return") and row.guest is None and row.kind == BOT and room.began():
        # Whoever opened a bot's seat in the middle of a game would see its hand, and could play it.
        raise Failed(409, "game-began")
    if asked.action == "bot":
        return row._replace(kind=BOT, level=checked_level(room.game, asked.level))
    if asked.action == "rename":
        return row._replace(name=checked_name(asked.name) or row.name)
    if asked.action == "return":
        return row._replace(kind=PERSON, level="")
    if asked.action == "ask":
        return standing.asked_again(row, asked.ask)
    return _declining(room, row, seat, asked.ask)


def notice(room: Room, reader: Reader, seat: int, after: SeatRow) -> str:
    """What everybody hears of a seat that changes hands, in the chat; what was just said is not said again."""
    before = room.seats[seat]
    found = ""
    if before.guest != after.guest:
        found = NEW_LINK
    elif before.kind != after.kind and before.guest is not None:
        found = BACK if after.kind == PERSON else OWN_BOT if before.guest == reader.guest else AWAY_BOT
    said = any((line.seat, line.phrase) == (seat, found) for line in room.chat[-JUST_NOW:])
    return "" if said and found not in KEPT_PHRASES else found


def _stand_in(room: Room, reader: Reader, seat: int) -> SeatRow:
    """Anybody at the table may call a bot for a person who is asked and has been away for a while; it is the game's best."""
    _, reason = room.replaceable(seat)
    if not reader.mine or reason:
        raise Failed(403, reason if reader.mine else "not-your-seat")
    return room.seats[seat]._replace(kind=BOT, level=checked_level(room.game, ""))


def _given_up(room: Room, reader: Reader, seat: int) -> SeatRow:
    """The host takes a seat from a browser that is lost: it is open again, and only a new link leads to it."""
    row = room.seats[seat]
    if reader.guest != room.host:
        raise Failed(403, "not-the-host")
    if row.guest == room.host or (row.guest is None and row.kind == BOT):
        raise Failed(409, "no-link-needed")
    if row.guest is not None and room.link_in(seat) != 0:
        raise Failed(403, "seat-is-here" if room.link_in(seat) is None else "not-absent-long-enough")
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

"""Who sits where: new seats, bots for people and people for bots, links, standing answers."""

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final

from dolmen import bots
from dolmen.kernel.game import Game
from dolmen.server import standing_answers, wire
from dolmen.server.broadcast import Viewer
from dolmen.server.chat import BACK, OWN_BOT
from dolmen.server.cleaning import JOINERS, cleaned, looks
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import BOT, PERSON, LiveTable
from dolmen.server.queries import AWAY_BOT, KEPT_PHRASES, NEW_LINK, SeatRow

NAME_LENGTH: Final = 40
COLOURS: Final = 12
JUST_NOW: Final = 5


def new_seat(guest: str, name: str, number: int, seat: wire.NewSeat, game: Game[Any]) -> SeatRow:
    """A seat of a new table; a seat for a link has no owner yet."""
    colour = seat.colour if seat.colour >= 0 else number
    if colour >= COLOURS:
        raise CallRefused(422, "bad-colour")
    if seat.kind == "bot":
        level = checked_level(game, seat.level)
        return SeatRow(BOT, checked_name(seat.name) or f"Bot {number + 1}", colour, level, None, 0)
    own = name if seat.kind == "me" else ""
    shown = checked_name(seat.name) or own or f"{number + 1}"
    return SeatRow(PERSON, shown, colour, "", None if seat.kind == "link" else guest, 0)


def changed(live: LiveTable, viewer: Viewer, seat: int, asked: wire.SeatChange) -> SeatRow:
    """The seat after a change that the viewer asks for; CallRefused when the viewer may not."""
    row = live.seats[seat]
    owner = row.guest == viewer.guest or (row.guest is None and viewer.guest == live.host)
    if asked.action == "link":
        return _given_up(live, viewer, seat)
    if asked.action == "bot" and not owner:
        return _stand_in(live, viewer, seat)
    if not owner:
        raise CallRefused(403, "not-your-seat")
    if asked.action in ("bot", "return") and row.guest is None and row.kind == BOT and live.began():
        # A person who took over a bot's seat in the middle of a game would see its hand and could play it.
        raise CallRefused(409, "game-began")
    if asked.action == "bot":
        return row._replace(kind=BOT, level=checked_level(live.game, asked.level))
    if asked.action == "rename":
        return row._replace(name=own_name(live.seats, seat, checked_name(asked.name) or row.name))
    if asked.action == "return":
        return row._replace(kind=PERSON, level="")
    if asked.action == "ask":
        return standing_answers.without_answer(row, asked.ask)
    return _declining(live, row, seat, asked.ask)


def notice(live: LiveTable, viewer: Viewer, seat: int, after: SeatRow) -> str:
    """The chat message about a seat that changes hands, unless the same was just said."""
    before = live.seats[seat]
    found = ""
    if before.guest != after.guest:
        found = NEW_LINK
    elif before.kind != after.kind and before.guest is not None:
        found = BACK if after.kind == PERSON else OWN_BOT if before.guest == viewer.guest else AWAY_BOT
    said = any((line.seat, line.phrase) == (seat, found) for line in live.chat[-JUST_NOW:])
    return "" if said and found not in KEPT_PHRASES else found


def replaceable(live: LiveTable, seat: int) -> tuple[int | None, str]:
    """In how many seconds the others may hand a seat to a bot (None: not as things are), and why not now."""
    row, presence = live.seats[seat], live.presence
    if row.kind == BOT:
        return None, "seat-played-by-bot"
    if row.guest is None:
        return None, "seat-open"
    if seat not in presence.asked:
        return None, "seat-not-asked"
    if presence.is_here(seat):
        return None, "seat-is-here"
    left = math.ceil(live.absence - presence.waited_for(seat))
    return (left, "not-absent-long-enough") if left > 0 else (0, "")


def link_in(live: LiveTable, seat: int) -> int | None:
    """In how many seconds the host may make a new link for a seat that is taken; None while its owner is there."""
    if live.presence.is_here(seat):
        return None
    return max(0, math.ceil(live.absence - live.presence.absent_for(seat)))


def is_practice(live: LiveTable, mine: Sequence[int]) -> bool:
    """Tell whether all other seats belong to bots, so that a hint is unfair to nobody."""
    if live.deal is not None and live.deal.running:
        # Others play the same deal, and have no hints.
        return False
    return bool(mine) and all(seat in mine or (row.kind == BOT and row.guest is None) for seat, row in enumerate(live.seats))


def _stand_in(live: LiveTable, viewer: Viewer, seat: int) -> SeatRow:
    """Let the game's strongest bot play for a person who is asked and has been away for a while; anybody may call it."""
    _, reason = replaceable(live, seat)
    if not viewer.mine or reason:
        raise CallRefused(403, reason if viewer.mine else "not-your-seat")
    return live.seats[seat]._replace(kind=BOT, level=checked_level(live.game, ""))


def _given_up(live: LiveTable, viewer: Viewer, seat: int) -> SeatRow:
    """The host takes a seat from a browser that is lost: it is open again, and only a new link leads to it."""
    row = live.seats[seat]
    if viewer.guest != live.host:
        raise CallRefused(403, "not-the-host")
    if row.guest == live.host or (row.guest is None and row.kind == BOT):
        raise CallRefused(409, "no-link-needed")
    if row.guest is not None and link_in(live, seat) != 0:
        raise CallRefused(403, "seat-is-here" if link_in(live, seat) is None else "not-absent-long-enough")
    return row._replace(guest=None, kind=PERSON, level="", joins=row.joins + 1)


def _declining(live: LiveTable, row: SeatRow, seat: int, name: str) -> SeatRow:
    if name in standing_answers.answers_of(row):
        return row
    ask = standing_answers.asked_now(live.match, seat, name)
    if ask is None or row.kind != PERSON:
        raise CallRefused(409, "not-declinable")
    return standing_answers.with_answer(live.match, row, ask)


def checked_name(name: str) -> str:
    """Check a name: short, printable, without surrounding spaces; what shows nothing is left out."""
    plain = "".join(letter for letter in " ".join(name.split()) if letter not in JOINERS)
    if len(name) > NAME_LENGTH or not plain.isprintable():
        raise CallRefused(422, "bad-name")
    return cleaned(name)


def own_name(rows: Sequence[SeatRow], seat: int, name: str) -> str:
    """The name of a seat, with a number if another seat at the table has the same: nobody passes for somebody else."""
    taken = {looks(row.name) for other, row in enumerate(rows) if other != seat}
    numbered = (f"{name[: NAME_LENGTH - 4]} ({number})" for number in itertools.count(2))
    return next(found for found in itertools.chain([name], numbered) if looks(found) not in taken)


def checked_level(game: Game[Any], level: str) -> str:
    """Check a bot's level; the strongest when none is named."""
    known = bots.names(game)
    if level == "":
        return known[-1]
    if level not in known:
        raise CallRefused(422, "no-such-bot")
    return level

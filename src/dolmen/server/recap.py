"""A recap: what has happened since a player's last choice, folded by player; what changed for that player comes first."""

from collections.abc import Collection, Iterable
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.game import NOBODY, Game
from dolmen.kernel.sentence import PLAYER, Routine, Told
from dolmen.kernel.step import CHANCE, WATCHER, State
from dolmen.server import projection
from dolmen.server.broadcast import Viewer
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.recap_losses import losses
from dolmen.server.replay import Recording, warm_up
from dolmen.server.table_log import LogEntry, entries_for
from dolmen.server.table_state import memory_of
from dolmen.server.wire_recap import Recap, RecapLine, RecapPlayer, RecapPoints

MOST_MINE: Final = 5
MOST_LINES: Final = 12


def eyes_of(live: LiveTable, viewer: Viewer, seat: int) -> tuple[int, int]:
    """Whose recap a viewer may have, and the eyes for it: of several seats at a screen with secrets only the shown one."""
    shown = projection.seat_shown(live.match, viewer.mine, live.playing(viewer.mine))
    wanted = shown if seat == WATCHER else seat
    if wanted not in (*viewer.mine, shown):
        raise CallRefused(403, "not-your-seat")
    if wanted == shown:
        return wanted, memory_of(live, viewer)
    if live.game.secrets:
        raise CallRefused(403, "not-your-eyes")
    return wanted, wanted


def recap(recording: Recording, seat: int, since: int | None = None, by_bots: Collection[int] = ()) -> Recap:
    """What the eyes of a recording may know of what happened since the last choice of a seat, or since a moment.

    `by_bots` are the moments that bots made: a bot may have played the seat while its player was away.
    """
    found, until = stretch(recording, seat, by_bots)
    since = found if since is None else min(since, until)
    warm_up(recording, until)
    before = recording.history.state_at(recording.record, since)
    now = recording.history.state_at(recording.record, until)
    game, eyes = recording.game, recording.seat
    heard = [entry for entry in entries_for(recording.log, eyes, since, until) if not isinstance(entry.told.event, Routine)]
    mine: list[LogEntry] = []
    rest: list[LogEntry] = []
    for entry in heard:
        named = _named(game, entry.told)
        of_own_bot = named[:1] == [seat] and _choice_before(recording, entry.sent.moment) in by_bots
        (mine if seat in named and not of_own_bot else rest).append(entry)
    # What the bot at the seat used up was not lost to others.
    own_bot = max((number for number in by_bots if number <= until and recording.record.lines[number]["seat"] == seat), default=0)
    return Recap(
        moment=recording.record.last,
        seat=seat,
        since=since,
        until=until,
        turns=_turns(recording, seat, since, until),
        mine=folded(game, mine)[-MOST_MINE:],
        losses=losses(recording, max(since, own_bot), until) if seat >= 0 and eyes == seat and since else [],
        last_round=game.last_round(now) and not game.last_round(before),
        over=engine.over(now),
        near_end=[other for other in game.near_end(now) if other != seat],
        **_points(recording, before, now),
        players=_players(recording, rest, seat),
    )


def stretch(recording: Recording, seat: int, by_bots: Collection[int] = ()) -> tuple[int, int]:
    """From where to where the others moved between two choices of a seat; a watcher's stretch is the whole game.

    What follows of itself from the seat's own choices belongs to them: it was seen when they were made.
    A bot that plays at the seat is one of the others.
    """

    def by_player(number: int) -> bool:
        own = bool(recording.record.lines[number]["seat"] == seat != WATCHER)
        return own and number not in recording.unclicked and number not in by_bots

    def by_others(number: int) -> bool:
        maker = recording.record.lines[number]["seat"]
        return maker not in (CHANCE, seat) or (maker == seat and number in by_bots)

    last = recording.record.last
    until = last
    number = last
    while number > 0 and not by_others(number):
        if by_player(number):
            until = number - 1
        number -= 1
    if number == 0:
        return last, last
    since = 0
    while number > 0 and not by_player(number):
        if by_others(number):
            since = number - 1
        number -= 1
    return (since if number else 0), until


def _choice_before(recording: Recording, moment: int) -> int:
    """The moment of the choice that had a moment's draws as its consequence."""
    while moment > 0 and recording.record.lines[moment]["seat"] == CHANCE:
        moment -= 1
    return moment


def _turns(recording: Recording, seat: int, since: int, until: int) -> int:
    """How many turns of others there were."""
    turns = recording.turns
    ends = [*(moment for moment, _ in turns), until]
    return sum(
        turn not in (seat, NOBODY) and begin < until and end > since for (begin, turn), end in zip(turns, ends[1:], strict=True)
    )


def _named(game: Game[Any], told: Told) -> list[int]:
    """The seats that a line names, who did something first."""
    found = told.event.named(told.values, game.words)
    return [value for _, kind, value in found if kind == PLAYER and isinstance(value, int)]


def folded(game: Game[Any], entries: Iterable[LogEntry]) -> list[RecapLine]:
    """Lines, with equal ones that follow each other as one."""
    found: list[RecapLine] = []
    last: tuple[str, tuple[int, ...]] | None = None
    for entry in entries:
        told = entry.told
        if (told.event.key, told.values) == last:
            found[-1].times += 1
            found[-1].moment = entry.sent.moment
        else:
            words = projection.phrase(game, told.event, told.values)
            found.append(RecapLine(entry.sent.moment, told.event.rule, words, 1))
        last = told.event.key, told.values
    return found


def _players(recording: Recording, entries: list[LogEntry], seat: int) -> list[RecapPlayer]:
    """The lines by the player who did it, in the order of play after the seat; last what nobody in particular did."""
    game, seats = recording.game, len(recording.record.lines[0]["seats"])
    groups: dict[int, list[LogEntry]] = {(seat + 1 + number) % seats: [] for number in range(seats)}
    groups[WATCHER] = []
    for entry in entries:
        named = _named(game, entry.told)
        groups[named[0] if named else WATCHER].append(entry)
    found = []
    for actor, told in groups.items():
        lines = folded(game, told)
        if lines:
            found.append(RecapPlayer(actor, lines[-MOST_LINES:], max(0, len(lines) - MOST_LINES)))
    return found


def _points(recording: Recording, before: State, now: State) -> dict[str, Any]:
    """Whose points have changed, who has most, and what is counted where it is not points."""
    game = recording.game
    shown = projection.score(game, now, recording.seat)
    old = [sum(value for _, value in line) for line in projection.score(game, before, recording.seat)]
    new = [sum(value for _, value in line) for line in shown]
    most = max(new, default=0)
    sources = {source for line in shown for source, _ in line}
    counts_other = sources.isdisjoint(source for line in game.breakdown(now) for source, _ in line)
    return {
        "points": [RecapPoints(seat, old[seat], points) for seat, points in enumerate(new) if points != old[seat]],
        "leaders": [seat for seat, points in enumerate(new) if points == most > 0],
        "most": most,
        "counted": min(sources) if counts_other and sources else "",
    }

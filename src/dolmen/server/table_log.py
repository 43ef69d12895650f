"""The log of a table, line by line in the form in which it is sent, so that each line is made only once."""

from bisect import bisect_right
from typing import Any, Final, NamedTuple

from dolmen.kernel.game import NOBODY, Game
from dolmen.kernel.match import Match
from dolmen.kernel.sentence import EVERYONE, Told
from dolmen.server import projection, wire

NEAR: Final = 8


class LogEntry(NamedTuple):
    """A line of the log with the hash of the journal up to its moment; `open` says that everybody may read it."""

    hash: str
    told: Told
    sent: wire.LogLine
    open: bool = False


class TableLog:
    """All lines of a match, for all readers."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.entries: list[LogEntry] = []

    def follow(self, match: Match) -> None:
        """Drop the lines about choices that were taken back, and add those that are new."""
        entries, hashes = self.entries, match.journal.hashes
        while entries and (_moment(entries[-1]) > match.moment or entries[-1].hash != hashes[_moment(entries[-1])]):
            entries.pop()
        at, turn = -1, (projection.NO_TURN, NOBODY)
        for moment, told in match.told[len(entries) :]:
            if moment != at:
                at, turn = moment, projection.turn_at(match.turns, moment)
            words = projection.known_phrase(self.game, told.event, told.values)
            line = wire.LogLine(moment, *turn, told.event.rule, told.event.key, words)
            entries.append(LogEntry(hashes[moment], told, line, told.audience == EVERYONE))


def sent_lines(entries: list[LogEntry], seat: int, since: int, until: int, more: list[wire.LogLine]) -> list[wire.LogLine]:
    """The lines after one moment up to another that a seat may read, and more lines among them in order."""
    found = [sent for _, told, sent, open_ in _between(entries, since, until) if open_ or told.for_seat(seat)]
    return sorted(more + found, key=lambda line: line.moment) if more else found


def entries_for(entries: list[LogEntry], seat: int, since: int, until: int) -> list[LogEntry]:
    """The lines after one moment up to another that a seat may read."""
    return [entry for entry in _between(entries, since, until) if entry.open or entry.told.for_seat(seat)]


def _between(entries: list[LogEntry], since: int, until: int) -> list[LogEntry]:
    """The lines after one moment up to another."""
    last = len(entries)
    if entries and _moment(entries[-1]) > until:
        last = bisect_right(entries, until, key=_moment)
    # Mostly the newest lines are wanted.
    near = max(0, last - NEAR)
    if near and _moment(entries[near]) > since:
        near = 0
    return entries[bisect_right(entries, since, near, last, key=_moment) : last]


def _moment(entry: LogEntry) -> int:
    return entry.sent.moment

"""Tables with the same deal: while one of them goes on, nobody learns from another what is to come."""

import asyncio
from collections.abc import Sequence
from typing import Final

from dolmen.server.queries import SeatRow
from dolmen.server.relations import Relative

MOST_TABLES: Final = 8


class Deal:
    """What the tables with one deal must know of each other: who sits or watches where, and which of them are over.

    `lock` is taken, after the lock of a table, by who sits down or begins to watch.
    """

    def __init__(self, group: str, rows: Sequence[Relative]) -> None:
        self.group = group
        self.over = {row.table: row.over for row in rows}
        self.closed = any(row.closed for row in rows)
        self.hosts = {row.host for row in rows}
        self.seated = {row.table: {seat.guest for seat in row.seats if seat.guest is not None} for row in rows}
        self.watchers = {row.table: set(row.watchers) for row in rows}
        self.lock = asyncio.Lock()

    @property
    def running(self) -> bool:
        """Tell whether a table goes on, so that the secret of all must be kept."""
        return not self.closed and not all(self.over.values())

    def add(self, table: str, host: str, rows: Sequence[SeatRow]) -> None:
        """Add a new table."""
        self.over[table] = False
        self.hosts.add(host)
        self.watchers[table] = set()
        self.seat(table, rows)

    def seat(self, table: str, rows: Sequence[SeatRow]) -> None:
        """Note who sits at a table now."""
        self.seated[table] = {row.guest for row in rows if row.guest is not None}

    def plays_elsewhere(self, guest: str, table: str) -> bool:
        """Tell whether a guest plays at another of the tables, so that this one would give something away."""
        if not self.running:
            return False
        return any(guest in seated for other, seated in self.seated.items() if other != table and not self.over[other])

    def knows(self, guest: str, table: str) -> bool:
        """Tell whether a guest has seen another of the tables, and so may not sit down at this one."""
        if not self.running:
            return False
        seen = [people for part in (self.seated, self.watchers) for other, people in part.items() if other != table]
        return guest in self.hosts or any(guest in people for people in seen)

    def finish(self, table: str) -> bool:
        """Note that a table is over; True when the secret of all may be known now."""
        before = self.running
        self.over[table] = True
        return before and not self.running

    def remove(self, table: str) -> bool:
        """Forget a table that was deleted; True when the secret of the others may be known now."""
        before = self.running
        self.over.pop(table, None)
        self.seated.pop(table, None)
        self.watchers.pop(table, None)
        return before and not self.running and bool(self.over)

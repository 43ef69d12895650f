"""Tables with the same deal: while one of them goes on, nobody learns from another what is to come."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from dolmen.server.queries import SeatRow
from dolmen.server.relations import Relative

MOST_TABLES: Final = 8


class Deal:
    """What the tables with one deal must know of each other: who sits or watches where, and which of them are over."""

    def __init__(self, group: str, rows: Sequence[Relative]) -> None:
        self.group = group
        # Grows with every change that is made here, so that what was read before it is known to be old.
        self.changes = 0
        self.take(rows)

    def take(self, rows: Sequence[Relative]) -> bool:
        """Take over what is stored; True when the secret of all may be known now."""
        self.over = {row.table: row.over for row in rows}
        self.closed = any(row.closed for row in rows)
        self.hosts = {row.host for row in rows}
        self.seated = {row.table: {seat.guest for seat in row.seats if seat.guest is not None} for row in rows}
        self.watchers = {row.table: set(row.watchers) for row in rows}
        return not self.running

    @property
    def running(self) -> bool:
        """Tell whether a table goes on, so that the secret of all must be kept."""
        return not self.closed and not all(self.over.values())

    def add(self, table: str, host: str, rows: Sequence[SeatRow]) -> None:
        """Add a new table."""
        self.changes += 1
        self.over[table] = False
        self.hosts.add(host)
        self.watchers[table] = set()
        self.seat(table, rows)

    def seat(self, table: str, rows: Sequence[SeatRow]) -> None:
        """Note who sits at a table now."""
        self.changes += 1
        self.seated[table] = {row.guest for row in rows if row.guest is not None}

    def watch(self, table: str, guest: str) -> None:
        """Note that a guest watches a table."""
        self.changes += 1
        self.watchers[table].add(guest)

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

    def close(self) -> None:
        """Open the tables that are over although others go on."""
        self.changes += 1
        self.closed = True

    def finish(self, table: str) -> bool:
        """Note that a table is over; True when the secret of all may be known now."""
        before = self.running
        self.changes += 1
        self.over[table] = True
        return before and not self.running

    def remove(self, table: str) -> bool:
        """Forget a table that was deleted; True when the secret of the others may be known now."""
        before = self.running
        self.changes += 1
        self.over.pop(table, None)
        self.seated.pop(table, None)
        self.watchers.pop(table, None)
        return before and not self.running and bool(self.over)


class Deals:
    """The deals of the tables that were opened; `read` reads one from the database."""

    def __init__(self, read: Callable[[str], Awaitable[Sequence[Relative]]], opened: Callable[[Deal], None]) -> None:
        self.read = read
        self.opened = opened
        self.found: dict[str, Deal] = {}
        self.of_tables: dict[str, Deal] = {}
        self.turn = asyncio.Lock()

    async def find(self, group: str | None) -> Deal | None:
        """The deal of a group of tables; there is one for all of them."""
        if group is None:
            return None
        if group not in self.found:
            rows = await self.read(group)
            self.note(self.found.setdefault(group, Deal(group, rows)))
        return self.found[group]

    def of(self, table: str) -> Deal | None:
        """The deal of a table, if it has been needed here."""
        return self.of_tables.get(table)

    def note(self, deal: Deal) -> None:
        """Note the tables of a deal, so that it is found by them."""
        self.found[deal.group] = deal
        self.of_tables |= dict.fromkeys(deal.over, deal)

    async def look(self, deal: Deal) -> None:
        """Bring a deal up to date with what other processes have stored."""
        async with self.turn:
            changes = -1
            while changes != deal.changes:
                changes, rows = deal.changes, await self.read(deal.group)
            running = deal.running
            opened = deal.take(rows) and running
            self.note(deal)
            if opened:
                self.opened(deal)

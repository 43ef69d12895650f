"""Reading what belongs together: tables that go on from each other, and tables with the same deal."""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, select

from dolmen.server import schema
from dolmen.server.database import snapshot
from dolmen.server.queries import SeatRow

MOST_TRIES: Final = 200
MOST_GENERATIONS: Final = 100

_tables = schema.tables.c


class Relative(NamedTuple):
    """A table among others; `result` is that of its journal's footer, None while it goes on."""

    table: str
    game: str
    host: str
    parent: str | None
    moment: int | None
    group: str | None
    closed: bool
    over: bool
    seats: list[SeatRow]
    watchers: set[str]
    result: dict[str, Any] | None

    def seen_by(self, guest: str) -> bool:
        """Tell whether a guest sits there, watches or is the host."""
        return guest == self.host or guest in self.watchers or any(row.guest == guest for row in self.seats)


def deal(engine: Engine, group: str) -> list[Relative]:
    """The tables with the same deal, in the order in which they were made."""
    with snapshot(engine) as connection:
        return deal_in(connection, group)


def deal_in(connection: Connection, group: str) -> list[Relative]:
    """As `deal`, in a transaction."""
    found = select(_tables.id).where(_tables.deal_group == group).order_by(_tables.made, _tables.id)
    relatives = {one.table: one for one in _relatives(connection, list(connection.execute(found).scalars()))}
    # The first table has given the group its name.
    return sorted(relatives.values(), key=lambda one: one.table != group)


def lock_deal(connection: Connection, group: str) -> None:
    """Let nobody else change a table with this deal until the transaction ends; in SQLite there is only one writer."""
    connection.execute(select(_tables.id).where(_tables.deal_group == group).order_by(_tables.id).with_for_update())


def family(engine: Engine, table: str) -> list[Relative]:
    """The tables that go on from the same root as this one, the root first; of very many those nearest to the root."""
    with snapshot(engine) as connection:
        root = _root(connection, table)
        ids, generation = [root], [root]
        while generation and len(ids) < MOST_TRIES:
            younger = select(_tables.id).where(_tables.parent.in_(generation)).order_by(_tables.made, _tables.id)
            generation = list(connection.execute(younger.limit(MOST_TRIES - len(ids))).scalars())
            ids += generation
        if table not in ids:
            ids.append(table)
        return _relatives(connection, ids)


def _root(connection: Connection, table: str) -> str:
    """The table from which all others in a family go on; one that was deleted is not found."""
    for _ in range(MOST_GENERATIONS):
        above = select(_tables.parent).where(_tables.id == table)
        parent = connection.execute(above).scalar()
        if parent is None or connection.execute(select(_tables.id).where(_tables.id == parent)).scalar() is None:
            break
        table = parent
    return table


def _relatives(connection: Connection, ids: Sequence[str]) -> list[Relative]:
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    places = schema.seats.c
    for row in connection.execute(select(schema.seats).where(places.table.in_(ids)).order_by(places.table, places.seat)):
        seats[row.table].append(SeatRow(*(getattr(row, name) for name in SeatRow._fields)))
    watchers: dict[str, set[str]] = {id: set() for id in ids}
    for row in connection.execute(select(schema.watchers).where(schema.watchers.c.table.in_(ids))):
        watchers[row.table].add(row.guest)
    lines = schema.journal.c
    ends = select(lines.table, lines.line).join(schema.tables, _tables.id == lines.table)
    ends = ends.where(_tables.over, lines.table.in_(ids), lines.moment > _tables.moment)
    results = {row.table: json.loads(row.line)["result"] for row in connection.execute(ends)}
    rows = {row.id: row for row in connection.execute(select(schema.tables).where(_tables.id.in_(ids)))}
    return [_relative(rows[id], seats[id], watchers[id], results.get(id)) for id in ids if id in rows]


def _relative(row: Any, seats: list[SeatRow], watchers: set[str], result: dict[str, Any] | None) -> Relative:
    line = (row.id, row.game, row.host, row.parent, row.parent_moment, row.deal_group, row.deal_closed, row.over)
    return Relative(*line, seats, watchers, result)

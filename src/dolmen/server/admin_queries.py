"""Reading what an administrator's page shows: tables, guests, and what is decided."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, func, or_, select

from dolmen.server import moderation, schema, tokens
from dolmen.server.moderation import BAN, MUTE, Restriction, told_time
from dolmen.server.queries import now
from dolmen.server.wire_admin import (
    AdminGuest,
    AdminGuests,
    AdminNotice,
    AdminRestriction,
    AdminRules,
    AdminTable,
    AdminTables,
    AdminToken,
)

SHOWN: Final = 50
STATES: Final = ("", "running", "over", "closed", "leaving")

_tables = schema.tables.c
_seats = schema.seats.c
_guests = schema.guests.c
_lines = schema.journal.c


def _time(moment: datetime | None) -> str | None:
    return None if moment is None else told_time(moment)


def _like(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def found_tables(connection: Connection, search: str, state: str, offset: int) -> AdminTables:
    """Tables by id, game or the name of a seat or of the host, the newest first."""
    query = select(schema.tables, _guests.name.label("host_name")).join(schema.guests, _guests.id == _tables.host)
    if search:
        seated = select(_seats.table).where(_seats.name.ilike(_like(search), escape="\\"))
        named = [_tables.id == search, _tables.game == search, _tables.id.in_(seated)]
        query = query.where(or_(*named, _guests.name.ilike(_like(search), escape="\\"), _tables.host == search))
    query = _in_state(query, state).order_by(_tables.changed.desc(), _tables.id).limit(SHOWN + 1).offset(offset)
    rows = connection.execute(query).all()
    shown = [row.id for row in rows[:SHOWN]]
    names: dict[str, list[str]] = {table: [] for table in shown}
    seated_at = select(_seats.table, _seats.name).where(_seats.table.in_(shown)).order_by(_seats.table, _seats.seat)
    for seat in connection.execute(seated_at):
        names[seat.table].append(seat.name)
    sizes = _sizes(connection, shown)
    archived = set(connection.execute(select(schema.archives.c.table).where(schema.archives.c.table.in_(shown))).scalars())
    found = [_table(row, names[row.id], sizes.get(row.id, 0), row.id in archived) for row in rows[:SHOWN]]
    return AdminTables(found, len(rows) > SHOWN)


def _in_state(query: Select[Any], state: str) -> Select[Any]:
    if state == "running":
        return query.where(_tables.over.is_(False), _tables.closed.is_(None))
    if state == "over":
        return query.where(_tables.over.is_(True))
    if state == "closed":
        return query.where(_tables.closed.is_not(None))
    return query.where(_tables.removed_on.is_not(None)) if state == "leaving" else query


def _sizes(connection: Connection, tables: list[str]) -> dict[str, int]:
    """How many bytes the journals of tables take."""
    whole = select(_lines.table, func.sum(func.length(_lines.line))).where(_lines.table.in_(tables)).group_by(_lines.table)
    sizes = {table: int(size) for table, size in connection.execute(whole)}
    packed = schema.archives.c
    for table, size in connection.execute(select(packed.table, func.length(packed.content)).where(packed.table.in_(tables))):
        sizes[table] = sizes.get(table, 0) + int(size)
    return sizes


def _table(row: Any, seats: list[str], size: int, archived: bool) -> AdminTable:
    return AdminTable(
        row.id,
        row.game,
        seats,
        row.host_name,
        row.moment,
        size,
        row.over,
        archived,
        row.closed,
        told_time(row.changed),
        _time(row.removed_on),
    )


def found_guests(connection: Connection, search: str, offset: int) -> AdminGuests:
    """Guests by name, id or address; those who called last come first."""
    count = select(func.count(func.distinct(_seats.table))).where(_seats.guest == _guests.id).scalar_subquery()
    query = select(schema.guests, count.label("tables"))
    if search:
        named = _guests.name.ilike(_like(search), escape="\\")
        query = query.where(or_(named, _guests.id == search, _guests.address == search))
    query = query.order_by(func.coalesce(_guests.seen, _guests.made).desc(), _guests.id).limit(SHOWN + 1).offset(offset)
    rows = connection.execute(query).all()
    held = moderation.decisions(connection).restrictions
    return AdminGuests([_guest(row, held) for row in rows[:SHOWN]], len(rows) > SHOWN)


def _guest(row: Any, held: list[Restriction]) -> AdminGuest:
    kinds = {one.kind for one in held if one.guest == row.id or (one.address is not None and one.address == row.address)}
    admitted = bool(row.admitted)
    return AdminGuest(
        row.id, row.name, _time(row.seen), row.address, row.tables, row.signed_out, admitted, BAN in kinds, MUTE in kinds
    )


def rules(connection: Connection, session: str, tables_need: str, link: str = "") -> AdminRules:
    """Everything that is decided, for the session of an administrator."""
    decided = moderation.decisions(connection)
    names = _names(connection, [one.guest for one in decided.restrictions if one.guest])
    kinds = (tokens.ADMIN_SESSION, tokens.ADMIN_LINK, tokens.INVITATION)
    return AdminRules(
        [AdminNotice(one.id, one.text, told_time(one.until)) for one in decided.notices],
        [
            AdminRestriction(
                one.id, one.kind, one.guest, names.get(one.guest or "", ""), one.address, one.reason, _time(one.until)
            )
            for one in decided.restrictions
        ],
        [
            AdminToken(
                one.id,
                kind,
                one.label,
                one.address or "",
                told_time(one.made),
                told_time(one.until),
                one.uses,
                one.id == session,
            )
            for kind in kinds
            for one in tokens.tokens_of(connection, kind)
            if one.uses != 0
        ],
        [told_time(one.until) for one in decided.former if one.until > now()],
        tables_need,
        link,
    )


def _names(connection: Connection, guests: list[str]) -> dict[str, str]:
    query = select(_guests.id, _guests.name).where(_guests.id.in_(guests))
    return {row.id: row.name for row in connection.execute(query)}


def waiting_for_bots(connection: Connection) -> int:
    """How many tables wait for a bot."""
    asked = and_(_seats.table == _tables.id, _seats.seat == _tables.asked, _seats.kind == schema.BY_BOT)
    query = select(func.count()).select_from(schema.tables).join(schema.seats, asked)
    return int(connection.execute(query.where(_tables.over.is_(False), _tables.closed.is_(None))).scalar_one())

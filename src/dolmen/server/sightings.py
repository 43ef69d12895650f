"""When guests were last seen, and from where: collected in memory, stored at intervals."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, bindparam, update

from dolmen.server import schema
from dolmen.server.queries import now
from dolmen.server.writer import Statement

MOST: Final = 20_000


class Sightings:
    """The guests who have called since this was stored last, each with an address."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def note(self, guest: str, address: str) -> None:
        """Note that a guest has called."""
        if guest in self.found or len(self.found) < MOST:
            self.found[guest] = address

    def take(self) -> Mapping[str, str]:
        """What was noted so far; it is forgotten here."""
        found, self.found = self.found, {}
        return found


def stored(found: Mapping[str, str]) -> Statement:
    """Store when guests were seen; those who have done nothing yet are not stored."""
    names = schema.guests.c
    rows: list[dict[str, Any]] = [{"of": guest, "at": now(), "place": address} for guest, address in sorted(found.items())]
    change = update(schema.guests).where(names.id == bindparam("of")).values(seen=bindparam("at"), address=bindparam("place"))

    def statement(connection: Connection) -> None:
        connection.execute(change, rows)

    return statement

"""What the server's host has decided about everybody: who may not call or chat, messages to all, ended cookies, keys.

Every process reads it again when it has changed, so that it holds in all of them within a few seconds.
"""

import json
import secrets
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, or_, select

from dolmen.server import schema
from dolmen.server.failures import CallRefused
from dolmen.server.guests import FormerKey, Signer
from dolmen.server.queries import now
from dolmen.server.upserts import insert_or_replace

BAN: Final = "ban"
MUTE: Final = "mute"
KEY: Final = "key"
FORMER_KEYS: Final = "former-keys"
LETTERS: Final = "admin-letters"
CHANGED: Final = "moderation"
WATCHED: Final = "watched"


class Restriction(NamedTuple):
    """A ban or a mute of a guest or an address, until a time or for good."""

    id: int
    kind: str
    guest: str | None
    address: str | None
    reason: str
    made: datetime
    until: datetime | None

    def holds(self) -> bool:
        """Tell whether its time is not over yet."""
        return self.until is None or self.until > now()

    def refusal(self) -> CallRefused:
        """What the restricted person is told, with the reason and the end."""
        found = CallRefused(403, "banned" if self.kind == BAN else "muted")
        found.failure.reason = self.reason
        found.failure.until = None if self.until is None else told_time(self.until)
        return found


class Notice(NamedTuple):
    """A message to everybody, shown until a time."""

    id: int
    text: str
    made: datetime
    until: datetime


class Decisions(NamedTuple):
    """Everything that is decided, as it is stored; `number` changes with it."""

    number: str
    restrictions: list[Restriction]
    notices: list[Notice]
    ended: frozenset[str]
    key: bytes
    former: list[FormerKey]
    letters: str


class Moderation:
    """The decisions as this process knows them."""

    def __init__(self, engine: Engine, signer: Signer) -> None:
        self.engine = engine
        self.signer = signer
        self.watched = ""
        self.found = self.read()
        self._apply()

    def read(self) -> Decisions:
        """Read all decisions."""
        with self.engine.connect() as connection:
            return decisions(connection)

    def look(self) -> Decisions | None:
        """The decisions, if they have changed since they were read; also notes until when somebody looks at the load."""
        names = schema.settings.c
        with self.engine.connect() as connection:
            rows = connection.execute(select(names.name, names.value).where(names.name.in_((CHANGED, WATCHED))))
            told = {row.name: row.value for row in rows}
            self.watched = told.get(WATCHED, "")
            return None if told.get(CHANGED, "") == self.found.number else decisions(connection)

    def take(self, found: Decisions) -> bool:
        """Go by these decisions from now on; tells whether the keys are others than before."""
        before, self.found = self.found, found
        self._apply()
        return (before.key, before.former) != (found.key, found.former)

    def _apply(self) -> None:
        self.of_guests: dict[str, dict[str | None, Restriction]] = {BAN: {}, MUTE: {}}
        self.of_addresses: dict[str, dict[str | None, Restriction]] = {BAN: {}, MUTE: {}}
        # Of several for the same guest or address the one that ends last counts.
        for one in sorted(self.found.restrictions, key=lambda one: (one.until is None, one.until or one.made)):
            if one.guest is not None:
                self.of_guests[one.kind][one.guest] = one
            if one.address is not None:
                self.of_addresses[one.kind][one.address] = one
        self.signer.use(self.found.key, self.found.former, self.found.ended, self.found.letters)

    def ban(self, guest: str | None, address: str) -> Restriction | None:
        """The ban that keeps a caller out, if there is one."""
        return self._restriction(BAN, guest, address)

    def check_may_chat(self, guest: str, address: str) -> None:
        """CallRefused when a guest may not chat."""
        found = self._restriction(MUTE, guest, address)
        if found is not None:
            raise found.refusal()

    def notices(self) -> list[Notice]:
        """The messages that everybody is shown now."""
        return [notice for notice in self.found.notices if notice.until > now()]

    def _restriction(self, kind: str, guest: str | None, address: str) -> Restriction | None:
        for one in (self.of_guests[kind].get(guest), self.of_addresses[kind].get(address)):
            if one is not None and one.holds():
                return one
        return None


def decisions(connection: Connection) -> Decisions:
    """All decisions that still matter, as they are stored."""
    held, told = schema.restrictions.c, schema.notices.c
    restricted = select(schema.restrictions).where(or_(held.until.is_(None), held.until > now())).order_by(held.id)
    shown = select(schema.notices).where(told.until > now()).order_by(told.id)
    ended = select(schema.guests.c.id).where(schema.guests.c.signed_out)
    names = schema.settings.c
    stored = {row.name: row.value for row in connection.execute(select(names.name, names.value))}
    former = [
        FormerKey(bytes.fromhex(key), datetime.fromisoformat(until)) for key, until in json.loads(stored.get(FORMER_KEYS, "[]"))
    ]
    return Decisions(
        stored.get(CHANGED, ""),
        [Restriction(*(getattr(row, name) for name in Restriction._fields)) for row in connection.execute(restricted)],
        [Notice(*(getattr(row, name) for name in Notice._fields)) for row in connection.execute(shown)],
        frozenset(connection.execute(ended).scalars()),
        bytes.fromhex(stored[KEY]),
        former,
        stored.get(LETTERS, ""),
    )


def changed(connection: Connection) -> None:
    """Let every process read the decisions again."""
    set_setting(connection, CHANGED, secrets.token_hex(8))


def set_setting(connection: Connection, name: str, value: str) -> None:
    """Store a setting of the server."""
    insert_or_replace(connection, schema.settings, {"name": name, "value": value})


def told_time(moment: datetime) -> str:
    """A stored time as it is sent."""
    return f"{moment.isoformat(timespec='seconds')}Z"

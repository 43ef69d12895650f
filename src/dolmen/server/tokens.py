"""Tokens that let somebody in: links and sessions of administrators, invitations to make tables. Only hashes are stored."""

import hashlib
import hmac
import secrets
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from dolmen.server import schema
from dolmen.server.queries import now

ADMIN_LINK: Final = "admin-link"
ADMIN_SESSION: Final = "admin"
INVITATION: Final = "invitation"
ID_BYTES: Final = 6
SECRET_BYTES: Final = 24
LONGEST: Final = 100

_names = schema.tokens.c


class Token(NamedTuple):
    """A token as it is stored; `uses` is how often it may still be used, None for any number of times."""

    id: str
    kind: str
    label: str
    address: str | None
    made: datetime
    until: datetime
    uses: int | None


def new_token(
    connection: Connection, kind: str, valid: timedelta, label: str = "", address: str = "", uses: int | None = 1
) -> str:
    """Store a new token and return its text, which is known to nobody else; forget those whose time is over."""
    connection.execute(delete(schema.tokens).where(_names.until < now()))
    found, secret = secrets.token_hex(ID_BYTES), secrets.token_urlsafe(SECRET_BYTES)
    values = {"id": found, "kind": kind, "hash": _hash(secret), "label": label, "address": address or None, "uses": uses}
    connection.execute(insert(schema.tokens).values(values | {"made": now(), "until": now() + valid}))
    return f"{found}.{secret}"


def valid_token(connection: Connection, kind: str, text: str) -> Token | None:
    """The token with this text, if it is known, of this kind and still valid; compared in constant time."""
    found, _, secret = text.partition(".")
    if len(text) > LONGEST:
        return None
    query = select(schema.tokens).where(_names.id == found, _names.kind == kind, _names.until > now())
    row = connection.execute(query.where(or_(_names.uses.is_(None), _names.uses > 0))).one_or_none()
    if not hmac.compare_digest(_hash(secret), "" if row is None else row.hash) or row is None:
        return None
    return Token(row.id, row.kind, row.label, row.address, row.made, row.until, row.uses)


def use_token(connection: Connection, kind: str, text: str) -> Token | None:
    """A valid token, used once more; of two who use the last one at the same time only one gets it."""
    found = valid_token(connection, kind, text)
    if found is None or found.uses is None:
        return found
    change = update(schema.tokens).where(_names.id == found.id, _names.uses > 0).values(uses=_names.uses - 1)
    return found if connection.execute(change).rowcount else None


def end_token(connection: Connection, found: str) -> bool:
    """Make a token invalid; False when there is none."""
    return connection.execute(delete(schema.tokens).where(_names.id == found)).rowcount > 0


def end_tokens(connection: Connection, kind: str) -> None:
    """Make all tokens of a kind invalid."""
    connection.execute(delete(schema.tokens).where(_names.kind == kind))


def tokens_of(connection: Connection, kind: str) -> list[Token]:
    """The valid tokens of a kind, the newest first."""
    query = select(schema.tokens).where(_names.kind == kind, _names.until > now()).order_by(_names.made.desc())
    return [Token(*(getattr(row, name) for name in Token._fields)) for row in connection.execute(query)]


def _hash(secret: str) -> str:
    return hashlib.sha256(f"dolmen/token/1\n{secret}".encode()).hexdigest()

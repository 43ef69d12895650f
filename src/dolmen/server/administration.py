"""What an administrator may do: each act is one transaction with its line in the audit log."""

import json
import logging
import secrets
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from dolmen.server import moderation, schema, tokens
from dolmen.server.audit import Actor, noted
from dolmen.server.failures import CallRefused
from dolmen.server.guests import Signer
from dolmen.server.incoming import NewInvitation, NewNotice, NewRestriction
from dolmen.server.moderation import BAN, KEY, MUTE
from dolmen.server.queries import now
from dolmen.server.writer import Commit, Statement, Writer
from dolmen.server.writes import in_order

log = logging.getLogger("dolmen.server")

# What the audit log calls the end of something.
LIFTED: Final = {BAN: "ban-lifted", MUTE: "mute-lifted"}
ENDED: Final = {
    tokens.ADMIN_SESSION: "admin-ended",
    tokens.ADMIN_LINK: "admin-link-ended",
    tokens.INVITATION: "invitation-ended",
}
TEXT_LENGTH: Final = 500
REASON_LENGTH: Final = 300
LABEL_LENGTH: Final = 80
KEY_BYTES: Final = 32
LONGEST_HOURS: Final = 24 * 366
KEYS_KEPT: Final = 3


def _decided(*statements: Statement) -> Statement:
    """A decision that every process must learn of."""
    return in_order(*statements, moderation.changed)


async def carry_out(writer: Writer, statement: Statement) -> None:
    """Carry out a statement that may refuse; then nothing of it is stored."""
    try:
        await writer.write(Commit(statement))
    except CallRefused:
        raise
    except Exception:
        log.exception("a commit failed")
        raise CallRefused(503, "not-stored") from None


def checked_text(text: str, longest: int = TEXT_LENGTH, needed: bool = True) -> str:
    """A text of an administrator; CallRefused when it is too long, or empty where one is needed."""
    text = text.strip().replace("\0", "")
    if len(text) > longest or (needed and not text):
        raise CallRefused(422, "bad-text", detail=f"1 to {longest} characters")
    return text


def checked_hours(hours: float) -> timedelta:
    """How long something holds; CallRefused when it is not a time that makes sense."""
    if not 0 < hours <= LONGEST_HOURS:
        raise CallRefused(422, "bad-time", detail=f"more than 0 and at most {LONGEST_HOURS} hours")
    return timedelta(hours=hours)


# Messages to all


def add_notice(actor: Actor, asked: NewNotice) -> Statement:
    """Show a message to everybody for some time."""
    text, length = checked_text(asked.text), checked_hours(asked.hours)

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.notices).values(text=text, made=now(), until=now() + length))

    return _decided(add, noted(actor, "message", detail=text))


def end_notice(actor: Actor, number: int) -> Statement:
    """Stop showing a message."""

    def end(connection: Connection) -> None:
        text = connection.execute(select(schema.notices.c.text).where(schema.notices.c.id == number)).scalar()
        if text is None:
            raise CallRefused(404, "not-found")
        connection.execute(delete(schema.notices).where(schema.notices.c.id == number))
        noted(actor, "message-ended", detail=text)(connection)

    return _decided(end)


# Bans and mutes


def restrict(actor: Actor, asked: NewRestriction, address: str) -> Statement:
    """Ban or mute a guest or an address."""
    if asked.kind not in (BAN, MUTE) or bool(asked.guest) == bool(address) or len(asked.guest) > schema.GUEST_ID:
        raise CallRefused(422, "bad-restriction")
    reason = checked_text(asked.reason, REASON_LENGTH, needed=False)
    until = None if asked.hours is None else now() + checked_hours(asked.hours)
    values = {"kind": asked.kind, "guest": asked.guest or None, "address": address or None, "reason": reason}

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.restrictions).values(values | {"made": now(), "until": until}))

    return _decided(add, noted(actor, asked.kind, asked.guest or address, reason))


def lift(actor: Actor, number: int) -> Statement:
    """End a ban or a mute before its time."""

    def end(connection: Connection) -> None:
        row = connection.execute(select(schema.restrictions).where(schema.restrictions.c.id == number)).one_or_none()
        if row is None:
            raise CallRefused(404, "not-found")
        connection.execute(delete(schema.restrictions).where(schema.restrictions.c.id == number))
        noted(actor, LIFTED[row.kind], row.guest or row.address or "", row.reason)(connection)

    return _decided(end)


def sign_out(actor: Actor, guest: str) -> Statement:
    """End all cookies of a guest for good."""

    def end(connection: Connection) -> None:
        row = connection.execute(select(schema.guests.c.name).where(schema.guests.c.id == guest)).one_or_none()
        if row is None:
            raise CallRefused(404, "not-found")
        connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(signed_out=True))
        noted(actor, "guest-signed-out", guest, row.name)(connection)

    return _decided(end)


# Keys


def rotate_key(actor: Actor, keep_hours: float) -> Statement:
    """Sign with a new key; what former keys have signed stays valid for these hours, or with 0 is ended at once."""
    kept = checked_hours(keep_hours) if keep_hours else None

    def rotate(connection: Connection) -> None:
        before = moderation.decisions(connection)
        former: list[list[str]] = []
        if kept is not None:
            # The chosen time is also the longest for keys that were replaced earlier.
            end = now() + kept
            former = [[before.key.hex(), end.isoformat()]]
            former += [[one.key.hex(), min(one.until, end).isoformat()] for one in before.former if one.until > now()]
        # Administrators stay signed in: the name of their cookie goes on as it is.
        letters = before.letters or Signer(before.key).letters
        moderation.set_setting(connection, moderation.LETTERS, letters)
        moderation.set_setting(connection, KEY, secrets.token_hex(KEY_BYTES))
        moderation.set_setting(connection, moderation.FORMER_KEYS, json.dumps(former[:KEYS_KEPT]))

    return _decided(rotate, noted(actor, "key-rotated", detail=f"{keep_hours:g} h"))


# Administrators and invitations


class Made:
    """The text of a token that a statement has made."""

    text = ""


def admin_link(actor: Actor, valid: timedelta, made: Made) -> Statement:
    """Make a link that signs a browser in as an administrator, once."""

    def make(connection: Connection) -> None:
        made.text = tokens.new_token(connection, tokens.ADMIN_LINK, valid)

    return in_order(make, noted(actor, "admin-link"))


def invite(actor: Actor, asked: NewInvitation, made: Made) -> Statement:
    """Make a link that lets guests make tables."""
    label, valid = checked_text(asked.label, LABEL_LENGTH, needed=False), checked_hours(asked.hours)
    if asked.uses is not None and not 1 <= asked.uses <= 10_000:
        raise CallRefused(422, "bad-number")

    def make(connection: Connection) -> None:
        made.text = tokens.new_token(connection, tokens.INVITATION, valid, label, uses=asked.uses)

    return in_order(make, noted(actor, "invitation", detail=label))


def end_token(actor: Actor, found: str) -> Statement:
    """End an administrator's session, a link for one, or an invitation."""

    def end(connection: Connection) -> None:
        kind = connection.execute(select(schema.tokens.c.kind).where(schema.tokens.c.id == found)).scalar()
        if kind is None or not tokens.end_token(connection, found):
            raise CallRefused(404, "not-found")
        noted(actor, ENDED[kind], found)(connection)

    return end

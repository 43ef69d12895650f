"""Who may make tables: everybody, or guests who know the club's password or have an invitation. It is remembered."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select, update

from dolmen.server import schema, tokens
from dolmen.server.failures import CallRefused
from dolmen.server.incoming import Admission
from dolmen.server.settings import Settings
from dolmen.server.writer import Statement
from dolmen.server.writes import add_guest_if_new

NOTHING: Final = "nothing"
PASSWORD: Final = "password"
INVITATION: Final = "invitation"
INVITED: Final = "invited"


class Admissions:
    """What new tables need here, and whether a guest has it."""

    def __init__(self, settings: Settings, admitted: Callable[[str], str]) -> None:
        self.need = settings.tables_need
        self.password = settings.club_password
        self.admitted = admitted

    @property
    def _knows_password(self) -> str:
        """What is stored of a guest who knows the password: another password is asked for again."""
        return hashlib.sha256(f"dolmen/club/1\n{self.password}".encode()).hexdigest()[:32]

    def lacks(self, guest: str) -> str:
        """What a guest still needs to make a table, or an empty text; reads the database."""
        if self.need == NOTHING:
            return ""
        found = self.admitted(guest)
        # Who was invited need not know the password.
        fits = found == INVITED or (self.need == PASSWORD and hmac.compare_digest(found.encode(), self._knows_password.encode()))
        return "" if fits else self.need

    def admit(self, guest: str, asked: Admission) -> Statement:
        """Let a guest make tables from now on; CallRefused when the password or the invitation is not right."""
        if asked.password:
            right = hmac.compare_digest(asked.password.strip().encode(), self.password.encode())
            if self.need != PASSWORD or not right:
                raise CallRefused(403, "wrong-password")

        def statement(connection: Connection) -> None:
            names = schema.guests.c
            if not asked.password:
                known = connection.execute(select(names.admitted).where(names.id == guest)).scalar()
                if known == INVITED:
                    return
                if tokens.use_token(connection, tokens.INVITATION, asked.invitation) is None:
                    raise CallRefused(403, "wrong-invitation")
            add_guest_if_new(guest)(connection)
            admitted = self._knows_password if asked.password else INVITED
            connection.execute(update(schema.guests).where(names.id == guest).values(admitted=admitted))

        return statement

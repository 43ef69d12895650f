"""Guests and links: signed with the server's key, so that nothing secret needs to be stored for them."""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from litestar.datastructures import Cookie

# The name of the guest's cookie before it carried some letters of the server's key; still accepted, and exchanged.
FORMER_COOKIE: Final = "dolmen_guest"
CSRF_COOKIE: Final = "csrftoken"
CSRF_HEADER: Final = "x-csrftoken"
YEAR: Final = 365 * 24 * 3600
MAC: Final = 32
WATCH: Final = -1
# In place of a seat in the link that makes somebody the host of a table.
HOST: Final = -2
TABLE_ID: Final = 16


class Link(NamedTuple):
    """What a link leads to: a seat of a table, or WATCH; `joins` makes used links invalid."""

    table: str
    seat: int
    joins: int


class Caller(NamedTuple):
    """Who calls, by the cookies that were sent.

    `former` says that the guest has only the cookie of the former name or key, `unread` that this server's cookie came and is
    damaged, `ended` that the server's host has signed this guest out.
    """

    guest: str | None = None
    former: bool = False
    unread: bool = False
    ended: bool = False


class FormerKey(NamedTuple):
    """A key that was replaced; until a time (UTC) what it has signed is still valid."""

    key: bytes
    until: datetime


class Signer:
    """Makes and checks cookies and links; each signature has 128 bits."""

    def __init__(self, key: bytes) -> None:
        self.use(key)

    def use(self, key: bytes, former: Sequence[FormerKey] = (), ended: Collection[str] = frozenset(), letters: str = "") -> None:
        """Sign with this key from now on; `ended` are the guests whose cookies count no longer.

        `letters` are those of the name of the administrators' cookie, which stays the same when the key is replaced.
        """
        self.key = key
        self.ended = ended
        self.former: list[tuple[Signer, datetime]] = [(Signer(one.key), one.until) for one in former]
        # Cookies do not depend on the port: these letters tell this server's cookie from another Dolmen's on the same host.
        self.letters = self._mac("cookie-name", "")[:8]
        self.cookie_name = f"{FORMER_COOKIE}_{self.letters}"
        self.admin_cookie = f"dolmen_admin_{letters or self.letters}"

    def _mac(self, purpose: str, content: str) -> str:
        return hmac.new(self.key, f"dolmen/{purpose}/1\n{content}".encode(), hashlib.sha256).hexdigest()[:MAC]

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._mac('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest of a cookie, or None when the signature is wrong."""
        guest, _, mac = cookie.partition(".")
        if len(guest) == MAC and hmac.compare_digest(mac.encode(), self._mac("guest", guest).encode()):
            return guest
        return None

    def caller(self, header: bytes) -> Caller:
        """The guest of a cookie header; other programs' cookies, however odd, are ignored."""
        found = self._caller(header)
        return Caller(ended=True) if found.guest in self.ended else found

    def _caller(self, header: bytes) -> Caller:
        unread = False
        former = None
        for name, value in _cookies(header):
            if name == self.cookie_name:
                guest = self.guest(value)
                if guest is not None:
                    return Caller(guest)
                unread = True
            elif name.startswith(FORMER_COOKIE):
                former = former or self._former_guest(name, value)
        return Caller(former, former is not None, unread)

    def _former_guest(self, name: str, value: str) -> str | None:
        """The guest of a cookie with the former name, or signed with a former key."""
        if name == FORMER_COOKIE:
            return self.guest(value)
        return next((signer.guest(value) for signer in self._before() if signer.cookie_name == name), None)

    def _before(self) -> list["Signer"]:
        """Those with the former keys that still count."""
        if not self.former:
            return []
        time = datetime.now(UTC).replace(tzinfo=None)
        return [signer for signer, until in self.former if until > time]

    def set_cookie(self, guest: str, secure: bool) -> Cookie:
        """The cookie that keeps a guest signed in for a year."""
        return Cookie(
            self.cookie_name,
            value=self.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def csrf(self, guest: str) -> str:
        """The CSRF token: our page can read it and send it back, and no other site can."""
        return self._mac("csrf", guest)

    def imported_table(self, guest: str, content: bytes) -> str:
        """The id of the table that a guest makes of a file: the same file is the same table again."""
        return self._mac("import", f"{guest}\n{hashlib.sha256(content).hexdigest()}")[:TABLE_ID]

    def link(self, link: Link) -> str:
        """The token of a link."""
        content = f"{link.table}.{link.seat}.{link.joins}"
        return f"{link.table}.{link.seat}.{self._mac('link', content)}"

    def host_link(self, table: str, host: str) -> str:
        """The token of the link that makes somebody the host of a table in place of the present one; so it works once."""
        return f"{table}.{HOST}.{self._mac('host', f'{table}.{host}')}"

    def is_host_link(self, token: str, table: str, host: str) -> bool:
        """Tell whether a token is that of the link to a table's host."""
        valid = hmac.compare_digest(token.encode(), self.host_link(table, host).encode())
        return valid or any(signer.is_host_link(token, table, host) for signer in self._before())

    def opened(self, token: str) -> tuple[str, int] | None:
        """The table and seat that a token names, not yet checked."""
        table, _, rest = token.partition(".")
        seat, _, mac = rest.partition(".")
        if len(mac) != MAC or not (seat in ("-1", "-2") or (seat.isascii() and seat.isdigit() and len(seat) < 3)):
            return None
        return table, int(seat)

    def matches(self, token: str, link: Link) -> bool:
        """Tell whether a token is the present one of a link."""
        valid = hmac.compare_digest(token.encode(), self.link(link).encode())
        return valid or any(signer.matches(token, link) for signer in self._before())


def _cookies(header: bytes) -> Iterator[tuple[str, str]]:
    """Names and values of a cookie header, read in linear time."""
    for part in header.decode("latin-1").split(";"):
        name, _, value = part.partition("=")
        yield name.strip(), value.strip()


def new_guest() -> str:
    """A new guest's id."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    """A new table's id; knowing it gives no access to the table."""
    return secrets.token_hex(TABLE_ID // 2)

"""The gate before the application: who calls, from where, how often and how much; and the headers of every answer."""

import hmac
import math
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dolmen.server import wire
from dolmen.server.addresses import counted
from dolmen.server.failures import CallRefused
from dolmen.server.guests import CSRF_HEADER, Caller, Signer
from dolmen.server.metrics import Metrics
from dolmen.server.moderation import Moderation
from dolmen.server.settings import Settings
from dolmen.server.sightings import Sightings
from dolmen.server.table_files import LARGEST

PRIVATE: Final = "/api/"
# The host of the server is never kept out by a ban.
FOR_HOST: Final = "/api/admin"
IMPORT: Final = "/api/import"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
# Scripts, styles, fonts and data are never shown as pages, so they do not need a page's whole policy.
# The parts of the page are the same for everybody; every byte of their headers is sent some twenty times on a first visit.
PARTS: Final = ("/assets/", "/icon")
HEADERS_OF_PARTS: Final[list[tuple[bytes, bytes]]] = [(b"x-content-type-options", b"nosniff")]
HEADERS_OF_DATA: Final = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
REMEMBERED: Final = 20_000
CALLERS_PER_ADDRESS: Final = 8
COOKIES_LIMIT: Final = 16 * 1024
ADDRESS_LIMIT: Final = 8 * 1024
HEADERS_LIMIT: Final = 64 * 1024
DIGITS: Final = 12
NOBODY: Final = Caller()


class Buckets:
    """A limit of calls a second, with a reserve; callers who have been quiet are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.found: dict[str, tuple[float, float]] = {}
        # What callers have used lately, where other processes want to know.
        self.spent: dict[str, float] | None = None

    def take(self, caller: str, cost: float = 1.0) -> bool:
        """Tell whether a caller may continue."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, then = self.found.get(caller, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < cost:
            self.found[caller] = (left, now)
            return False
        self.found[caller] = (left - cost, now)
        if self.spent is not None:
            self.spent[caller] = self.spent.get(caller, 0.0) + cost
        if len(self.found) > REMEMBERED:
            self._forget(now)
        return True

    def charge(self, caller: str, amount: float) -> None:
        """Count what a caller has used in another process."""
        if self.rate > 0:
            now = time.monotonic()
            left, then = self.found.get(caller, (self.burst, now))
            left = min(self.burst, left + (now - then) * self.rate)
            self.found[caller] = (max(-self.burst, left - amount), now)

    def wait(self, caller: str) -> int:
        """The number of whole seconds after which a caller may continue."""
        left, then = self.found.get(caller, (self.burst, 0.0))
        return max(1, math.ceil((1.0 - left) / self.rate - (time.monotonic() - then)))

    def _forget(self, now: float) -> None:
        full = self.burst / self.rate
        self.found = {caller: entry for caller, entry in self.found.items() if now - entry[1] < full}


class Limit:
    """How often a guest may do something; anybody can become a new guest, so an address has a limit too, eight times as high."""

    def __init__(self, error: str, rate: float, burst: float) -> None:
        self.error = error
        self.guests = Buckets(rate, burst)
        self.addresses = Buckets(rate * CALLERS_PER_ADDRESS, burst * CALLERS_PER_ADDRESS)

    def take(self, guest: str, address: str) -> None:
        """Count a call; CallRefused says how long to wait."""
        for buckets, caller in ((self.guests, guest), (self.addresses, address)):
            if not buckets.take(caller):
                raise CallRefused(429, self.error, retry=buckets.wait(caller))


def address_of(scope: Scope) -> str:
    """Where a call comes from, as limits and bans count it."""
    client = scope["client"]
    return counted(client[0]) if client else ""


class Guard:
    """Wraps the application; what it refuses never reaches a handler."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        signer: Signer,
        metrics: Metrics,
        moderation: Moderation,
        sightings: Sightings,
    ) -> None:
        self.app = app
        self.settings = settings
        self.signer = signer
        self.metrics = metrics
        self.moderation = moderation
        self.sightings = sightings
        self.guests = Buckets(settings.rate, settings.burst)
        self.addresses = Buckets(settings.rate * CALLERS_PER_ADDRESS, settings.burst * CALLERS_PER_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        refusal = self._too_much(scope)
        # Only now, because reading a cookie costs more than counting a call.
        caller = self._caller(scope) if refusal is None else NOBODY
        state: dict[str, Any] = scope.setdefault("state", {})
        state["guest"] = caller.guest
        state["unread"] = caller.unread
        state["ended"] = caller.ended
        refusal = refusal or self._refusal(scope, kind, headers, caller.guest) or self._ban(scope, caller.guest)
        if refusal is None:
            if caller.guest is not None:
                self.sightings.note(caller.guest, address_of(scope))
            await self.app(scope, receive, self._answering(scope, send, caller) if kind == "http" else send)
            return
        status, error = refusal.status, refusal.failure.error
        self.metrics.refusals.labels(str(status)).inc()
        if kind == "http":
            await _refuse(_with_headers(send, PRIVATE), status, refusal.failure)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status, "reason": error})

    def _ban(self, scope: Scope, guest: str | None) -> CallRefused | None:
        """Why a banned caller is not heard; the page itself is still sent, so that it can say so."""
        path: str = scope["path"]
        if not path.startswith(PRIVATE) or path.startswith(FOR_HOST):
            return None
        found = self.moderation.ban(guest, address_of(scope))
        return None if found is None else found.refusal()

    def _too_much(self, scope: Scope) -> CallRefused | None:
        """Why not, when a call is too large, or when an address calls too often."""
        if not self.addresses.take(address_of(scope)):
            return CallRefused(429, "too-many-calls")
        if len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS_LIMIT:
            return CallRefused(414, "address-too-long")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEADERS_LIMIT:
            return CallRefused(431, "headers-too-large")
        if sum(len(value) for name, value in scope["headers"] if name == b"cookie") > COOKIES_LIMIT:
            return CallRefused(431, "cookies-too-large")
        return None

    def _caller(self, scope: Scope) -> Caller:
        cookies = [value for name, value in scope["headers"] if name == b"cookie"]
        return self.signer.caller(b";".join(cookies)) if cookies else NOBODY

    def _answering(self, scope: Scope, send: Send, caller: Caller) -> Send:
        """Send a response with its headers; a guest whose cookie has the former name gets one with the present name."""
        if not caller.former or caller.guest is None:
            return _with_headers(send, scope["path"])
        cookie = self.signer.set_cookie(caller.guest, self.settings.secure)
        return _with_headers(send, scope["path"], [cookie.to_encoded_header()])

    def _refusal(self, scope: Scope, kind: str, headers: dict[bytes, bytes], guest: str | None) -> CallRefused | None:
        """Why not, when a call is refused here."""
        unsafe = kind == "http" and scope.get("method") not in SAFE
        if unsafe or kind == "websocket":
            if not self._own_origin(headers):
                return CallRefused(403, "foreign-origin")
            if unsafe and not self._own_page(headers, guest):
                return CallRefused(403, "csrf")
        if guest and not self.guests.take(guest):
            return CallRefused(429, "too-many-calls")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > DIGITS or int(length) > self._body_limit(scope):
            return CallRefused(413, "too-large")
        return None

    def _body_limit(self, scope: Scope) -> int:
        """How long a body may be: a table's file is longer than anything else that is sent."""
        return LARGEST if scope["path"] == IMPORT else self.settings.body_limit

    def _own_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Tell whether a call may act for the guest: it comes from our page, or from no page at all."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        if origin.decode("latin-1") in self.settings.origins:
            return True
        _, _, host = origin.partition(b"://")
        return host != b"" and host == headers.get(b"host")

    def _own_page(self, headers: dict[bytes, bytes], guest: str | None) -> bool:
        if guest is None:
            return False
        sent = headers.get(CSRF_HEADER.encode(), b"").decode("latin-1")
        return hmac.compare_digest(sent, self.signer.csrf(guest)) if sent.isascii() else False


def _with_headers(send: Send, path: str, cookies: Sequence[tuple[bytes, bytes]] = ()) -> Send:
    more = [*(HEADERS_OF_DATA if path.startswith(PRIVATE) else HEADERS), *cookies]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            part = path.startswith(PARTS) and message["status"] == 200
            message["headers"] = [*message["headers"], *(HEADERS_OF_PARTS if part else more)]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, failure: wire.Failure) -> None:
    body = msgspec.json.encode(failure)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)

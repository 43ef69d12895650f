"""Hostile requests: broken bodies, odd paths, huge headers. They are the same in every run."""

import json
import random
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import quote_from_bytes

KILOBYTE = 1024
DEEP = 30_000
PUZZLE = "/api/games/przepowiednia/puzzles/001"
NUMBERS = [
    "9" * 4300,
    "-" + "9" * 4301,
    "9" * 60_000,
    "1" + "0" * 5000,
    "1e999",
    "-1e-999",
    "NaN",
    "Infinity",
    "2147483649",
    "0.5",
    "9223372036854775808",
]
BROKEN = [
    b"",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\\ud800"}',
    b'{"\\u0000": 1}',
    b'{"name": "a\\u0000b"}',
    b"[" * DEEP,
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * (DEEP // 3) + b"1" + b"}" * (DEEP // 3),
    b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    b"null",
    b"true",
    b'"' + b"x" * 60_000 + b'"',
    b'{"name": "' + "\u202e\u0301".encode() * 10_000 + b'"}',
    b'{"name": 1, "name": 2}',
    b"{" + b",".join(b'"k%d": 1' % n for n in range(5000)) + b"}",
]
ODD = [
    b"\x00",
    b"a" * 300,
    b"a" * 5000,
    b"\xff\xfe\xfd",
    "²".encode(),
    b"..",
    b"../../../../etc/passwd",
    b"...",
    b" ",
    b"\r\nset-cookie: a=b",
    "\u202e\u2028".encode(),
    b"%00",
    b"con.txt",
    b"-1",
    b"1.0",
    b"9" * 5000,
    "١٢".encode(),
    b"a.1." + b"0" * 32,
    "a.².".encode() + b"0" * 32,
    b"a.99." + b"0" * 32,
]
COOKIES = [
    'dolmen_guest="' + '\\"' * (31 * KILOBYTE) + '"',
    'dolmen_guest="' + '\\"' * (7 * KILOBYTE) + '"',
    ";" * (15 * KILOBYTE),
    "a=b;" * (4 * KILOBYTE - 10),
    'theme={"dark":true, "x":1}',
    "dolmen_guest=" + "." * (15 * KILOBYTE),
    "dolmen_guest=é.ü",
    "\x01\x02",
    "a" * (64 * KILOBYTE - 100),
]
LENGTHS = ["-1", "1e5", "9" * 30, "9" * 5000, "0x10", "²", "", "1, 2"]


class Hostile(NamedTuple):
    """One request, sent without changes."""

    method: str
    path: bytes
    headers: list[tuple[str, str]]
    body: bytes

    def written(self) -> bytes:
        lines = [
            f"{name}: {value}".encode("latin-1", "replace")
            for name, value in [("host", "x"), ("connection", "close"), *self.headers]
        ]
        return self.method.encode() + b" " + self.path + b" HTTP/1.1\r\n" + b"\r\n".join(lines) + b"\r\n\r\n" + self.body


class Known(NamedTuple):
    """What a real guest knows, so that hostile requests reach every handler."""

    cookie: str
    token: str
    table: str


def requests(known: Known, count: int) -> Iterator[Hostile]:
    """Return `count` hostile requests, of all kinds in turn."""
    chance = random.Random(13)
    kinds = [_body, _body, _number, _path, _query, _cookie, _header]
    for n in range(count):
        yield kinds[n % len(kinds)](known, chance)


def signed(known: Known, *more: tuple[str, str]) -> list[tuple[str, str]]:
    return [("cookie", known.cookie), ("x-csrftoken", known.token), ("content-type", "application/json"), *more]


def _post(known: Known, path: str, body: bytes) -> Hostile:
    return Hostile("POST", path.encode(), signed(known, ("content-length", str(len(body)))), body)


def _doors(known: Known) -> list[str]:
    table = f"/api/tables/{known.table}"
    parts = ("choices", "undo", "hint", "chat", "seats/0", "seats/1", "lead", "branch", "group", "review", "review/1")
    inside = [f"{table}/{name}" for name in parts]
    outside = ["/api/me", "/api/tables", "/api/join", "/api/reservations", "/api/import"]
    return [*outside, PUZZLE, f"{PUZZLE}/solution", *inside]


def _body(known: Known, chance: random.Random) -> Hostile:
    return _post(known, chance.choice(_doors(known)), chance.choice(BROKEN))


def _number(known: Known, chance: random.Random) -> Hostile:
    """Return a valid body except for one number."""
    number = chance.choice(NUMBERS)
    seats = [{"kind": "me", "colour": "N"}, {"kind": "local"}] if chance.random() < 0.3 else [{"kind": "me"}, {"kind": "local"}]
    table = {"game": "przepowiednia", "seats": seats, "first": "N", "options": {"max_rounds": "N", "mode": "N"}}
    bodies: list[tuple[str, object]] = [
        ("/api/tables", table),
        ("/api/tables", {**table, "first": None}),
        ("/api/me", {"name": "N"}),
        (f"/api/tables/{known.table}/choices", {"seat": "N", "moment": "N", "choice": "N", "client": "c"}),
        (f"/api/tables/{known.table}/choices", {"seat": 0, "moment": 0, "choice": "N", "client": "c"}),
        (f"/api/tables/{known.table}/undo", {"seat": "N", "moment": 0, "client": "c"}),
        (f"/api/tables/{known.table}/hint", {"seat": 0, "moment": "N"}),
        (f"/api/tables/{known.table}/lead", {"action": "take", "page": "p", "moment": "N", "eyes": ""}),
        (f"/api/tables/{known.table}/branch", {"moment": "N", "seats": table["seats"]}),
        ("/api/import", {"dolmen": "N", "game": "przepowiednia", "seats": "N"}),
        (PUZZLE, {"choice": "N"}),
    ]
    path, body = chance.choice(bodies)
    return _post(known, path, json.dumps(body).replace('"N"', number).encode())


def _path(known: Known, chance: random.Random) -> Hostile:
    odd = quote_from_bytes(chance.choice(ODD), safe="")
    if chance.random() < 0.2:
        odd = chance.choice(ODD).replace(b" ", b"+").replace(b"\r\n", b"").replace(b"\x00", b"").decode("latin-1")
    places = [
        "/{}",
        "/assets/{}",
        "/join/{}",
        "/watch/{}",
        "/rules/{}",
        "/api/{}",
        "/api/games/{}",
        "/api/links/{}",
        "/schema/{}",
        "//{}",
    ]
    places += [
        "/api/tables/{}",
        "/api/tables/{}/moments/1",
        f"/api/tables/{known.table}/moments/{{}}",
        f"/api/tables/{known.table}/seats/{{}}",
        f"/api/tables/{known.table}/review/{{}}",
        "/api/tables/{}/sealed",
        "/api/tables/{}/tries",
        "/api/tables/{}/group",
        "/api/games/przepowiednia/puzzles/{}",
        f"{PUZZLE}/moments/{{}}",
    ]
    method = chance.choice(["GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
    return Hostile(method, chance.choice(places).format(odd).encode("latin-1"), signed(known), b"")


def _query(known: Known, chance: random.Random) -> Hostile:
    value = quote_from_bytes(chance.choice([*ODD, *(number.encode() for number in NUMBERS[:2])]), safe="")
    table = f"/api/tables/{known.table}"
    places = [f"{table}?since={value}", f"{table}/preview?seat={value}&moment=0&choice=0", f"/api/me?fresh={value}", f"/?{value}"]
    places += [
        f"{table}/preview?" + "&" * 7000,
        f"{table}?" + "a=b&" * 15_000,
        "/" + "x" * 60_000,
        f"{table}/socket?since={value}",
        f"{table}/recap?seat={value}&since={value}",
        f"{table}/timeline?eyes={value}",
        f"{table}/moments/1?eyes={value}&since={value}",
        f"{table}/review?since={value}",
        f"{table}/review/1/preview?choice={value}",
        f"{PUZZLE}/preview?choice={value}",
    ]
    return Hostile("GET", chance.choice(places).encode(), signed(known), b"")


def _cookie(known: Known, chance: random.Random) -> Hostile:
    cookie = chance.choice(COOKIES)
    if chance.random() < 0.5:
        cookie = f"{cookie}; {known.cookie}"
    return Hostile("GET", chance.choice([b"/api/me", b"/", b"/health"]), [("cookie", cookie)], b"")


def _header(known: Known, chance: random.Random) -> Hostile:
    odd: list[list[tuple[str, str]]] = [
        [("content-length", chance.choice(LENGTHS))],
        [("content-encoding", "gzip"), ("content-length", "3")],
        [("content-type", "text/plain; charset=\xff"), ("content-length", "3")],
        [("content-type", "multipart/form-data; boundary=" + "-" * 5000), ("content-length", "3")],
        [("accept-encoding", ",".join(["br;q=x"] * 5000))],
        [("if-none-match", "x" * 30_000)],
        [("origin", "\xff\xfe")],
        [("x-csrftoken", "\xff" * 64)],
        [("x-forwarded-for", ",".join(["1.2.3.4"] * 5000))],
        [("a" * 5000, "b")],
        [(f"h{n}", "v" * 50) for n in range(1000)],
        [("upgrade", "websocket"), ("connection", "upgrade"), ("sec-websocket-key", "\xff"), ("sec-websocket-version", "x")],
        [("expect", "100-continue"), ("content-length", "3")],
    ]
    return Hostile(
        chance.choice(["GET", "POST"]),
        chance.choice([b"/api/me", b"/", b"/api/tables"]),
        [*signed(known), *chance.choice(odd)],
        b"abc",
    )

"""Calls as the OpenAPI description allows them, and nearly so: one value of many is odd. They are the same in every run."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote, quote_from_bytes

from tests.server.hostile import BROKEN, ODD, Hostile, Known, signed

Json = dict[str, Any]

METHODS: Final = ("get", "post", "put", "delete", "patch")
DEEPEST: Final = 6
STRANGE: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**4000,
    0.5,
    1e308,
    "",
    "\x00",
    "\u202e",
    "²",
    "x" * 5000,
    [],
    [[[[[]]]]],
    {},
    {"a": 1},
    ["x"] * 500,
)
# What is likely to be there, by the name of a parameter or field.
LIKELY: Final[dict[str, tuple[object, ...]]] = {
    "game": ("przepowiednia", "labyrinth", "rune-stones", "nawiedzone-krainy"),
    "seat": (0, 1, 2),
    "moment": (0, 1, 2),
    "n": (0, 1, 2),
    "choice": (0, 1, 2, 5, 12),
    "client": ("c", "d", "e"),
    "kind": ("me", "local", "bot", "link"),
    "level": ("", "uniform"),
    "action": ("bot", "return", "rename", "link", "take", "close"),
    "puzzle": ("001", "002"),
    "lesson": ("01", "01-first"),
    "eyes": ("", "0", "public", "open"),
    "since": ("-1", "0", "1"),
    "how": ("open", "bot", "delete"),
}


class Described:
    """All calls of a description; `known` is a guest with a table."""

    def __init__(self, description: Json, known: Known) -> None:
        self.schemas: Json = description.get("components", {}).get("schemas", {})
        self.known = known
        self.chance = random.Random(17)
        self.calls = [
            (method, path, call)
            for path, methods in sorted(description["paths"].items())
            for method, call in sorted(methods.items())
            # Whoever leaves deletes the table that all other calls need.
            if method in METHODS and not path.endswith("/leave")
        ]

    def requests(self, count: int) -> Iterator[Hostile]:
        """Return so many requests, all calls in turn."""
        for number in range(count):
            yield self.request(*self.calls[number % len(self.calls)])

    def request(self, method: str, path: str, call: Json) -> Hostile:
        """One request for a call: a third is as described, a third has one odd value, a third is odder."""
        odd = self.chance.randrange(3)
        query = []
        for parameter in call.get("parameters", []):
            name = parameter["name"]
            value = self.text(name, odd)
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", value)
            elif parameter["in"] == "query" and self.chance.random() < 0.7:
                query.append(f"{name}={value}")
        address = path + ("?" + "&".join(query) if query else "")
        body = self.body(call, odd)
        more = [("content-length", str(len(body)))] if body or method != "get" else []
        return Hostile(method.upper(), address.encode("latin-1"), signed(self.known, *more), body)

    def text(self, name: str, odd: int) -> str:
        """The value of a parameter in an address."""
        if self.chance.random() < odd * 0.25:
            return quote_from_bytes(self.chance.choice(ODD), safe="")
        if name == "table":
            return self.known.table
        return quote(str(self.chance.choice(LIKELY.get(name, ("1", "x")))), safe="")

    def body(self, call: Json, odd: int) -> bytes:
        """The body of a call, if it has one."""
        content = call.get("requestBody", {}).get("content", {})
        if not content:
            return b""
        if odd == 2 and self.chance.random() < 0.3:
            return self.chance.choice(BROKEN)
        value = self.value("", next(iter(content.values())).get("schema", {}), 0)
        return json.dumps(self.spoilt(value) if odd else value).encode()

    def value(self, name: str, schema: Json, depth: int) -> Any:
        """A value that a schema allows."""
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(name, self.chance.choice(schema[several]), depth)
        if "const" in schema or "enum" in schema:
            return schema["const"] if "const" in schema else self.chance.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object" or "properties" in schema:
            needed = schema.get("required", [])
            fields = schema.get("properties", {}).items() if depth < DEEPEST else ()
            return {
                field: self.value(field, of, depth + 1) for field, of in fields if field in needed or self.chance.random() < 0.5
            }
        if kind == "array":
            return [self.value(name, schema.get("items", {}), depth + 1) for _ in range(self.chance.randrange(4))]
        if name in LIKELY:
            return self.chance.choice(LIKELY[name])
        plain: dict[object, object] = {"integer": 1, "number": 1.5, "boolean": True, "null": None}
        return plain.get(kind, "x")

    def spoilt(self, value: Any) -> Any:
        """The value with one part exchanged for something strange."""
        if isinstance(value, dict) and value and self.chance.random() < 0.9:
            key = self.chance.choice(sorted(value))
            return {**value, key: self.spoilt(value[key])}
        if isinstance(value, list) and value and self.chance.random() < 0.9:
            place = self.chance.randrange(len(value))
            return [*value[:place], self.spoilt(value[place]), *value[place + 1 :]]
        return self.chance.choice(STRANGE)

    def messages(self, count: int) -> Iterator[str | bytes]:
        """Messages for the socket of a table: clicks with odd values, and what is no message at all."""
        for _ in range(count):
            if self.chance.random() < 0.3:
                broken = self.chance.choice([*BROKEN, b"\x00", b'{"type": "pong"}', b'{"type": "state"}', b"[]"])
                yield broken if self.chance.random() < 0.5 else broken.decode("utf-8", "replace")
                continue
            click: Json = {name: self.chance.choice(LIKELY[name]) for name in ("seat", "moment", "choice", "client")}
            kind = self.chance.choice(["choose", "choose", "undo", "pong", "x"])
            if kind != "choose":
                del click["choice"]
            message = {"type": kind, **click, "page": self.chance.choice(["", "p"])}
            yield json.dumps(self.spoilt(message) if self.chance.random() < 0.6 else message)

"""Strict reading of TOML and JSON tables: every error names the file, the entry, the value and what is allowed."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.errors import BadInput, listed

SOURCES: Final = ("seed", "public", "reconstructed")


class Reader:
    """A table that is read key by key; `done` refuses keys that were never read."""

    def __init__(self, table: Any, where: str) -> None:
        if not isinstance(table, Mapping):
            raise BadInput(f"{where}: expected a table of names and values, found {table!r}")
        self.table: Mapping[str, Any] = table
        self.where = where
        self.read: set[str] = set()

    def wrong(self, key: str, reason: str) -> BadInput:
        """Return the error for the value of a key."""
        return BadInput(f"{self.where}: {key} is {self.table.get(key)!r}; {reason}")

    def has(self, key: str) -> bool:
        """Tell whether a key is there."""
        self.read.add(key)
        return key in self.table

    def raw(self, key: str) -> Any:
        """The value of a key that must be there."""
        self.read.add(key)
        if key not in self.table:
            raise BadInput(f"{self.where}: {key} is missing; there are {listed(self.table)}")
        return self.table[key]

    def text(self, key: str, allowed: Iterable[str] | None = None) -> str:
        """Return a text; it must be one of `allowed` when that is given."""
        value = self.raw(key)
        if not isinstance(value, str):
            raise self.wrong(key, "expected a text in quotes")
        if allowed is not None:
            words = list(allowed)
            if value not in words:
                raise self.wrong(key, f"allowed are {listed(words)}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        value = self.raw(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"expected a whole number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "expected true or false")
        return value

    def entries(self, key: str, length: int | None = None) -> list[Any]:
        """Return a list; its length must be `length` when that is given."""
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.wrong(key, "expected a list")
        if length is not None and len(value) != length:
            raise self.wrong(key, f"expected {length} entries, found {len(value)}")
        return value

    def numbers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers from `low` to `high`."""
        values = self.entries(key, length)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.wrong(key, f"expected whole numbers from {low} to {high}, found {value!r}")
        return values

    def texts(self, key: str, allowed: Iterable[str], length: int | None = None) -> list[str]:
        """A list of texts, each one of `allowed`."""
        words = list(allowed)
        values = self.entries(key, length)
        for value in values:
            if value not in words:
                raise self.wrong(key, f"{value!r} is unknown; allowed are {listed(words)}")
        return values

    def inside(self, key: str) -> "Reader":
        """A table within this one."""
        return Reader(self.raw(key), f"{self.where}, {key}")

    def each(self, key: str, length: int | None = None) -> "list[Reader]":
        """The tables of a list, each with its number (or its id) in error messages."""
        readers = []
        for number, entry in enumerate(self.entries(key, length), start=1):
            name = entry.get("id", number) if isinstance(entry, Mapping) else number
            readers.append(Reader(entry, f"{self.where}, {key} {name}"))
        return readers

    def known(self, key: str, ids: tuple[str, ...]) -> "list[Reader]":
        """Return the entries of the table's last list, which must be exactly the known ones, in order."""
        entries = self.each(key)
        found = [entry.text("id", ids) for entry in entries]
        if tuple(found) != ids:
            raise BadInput(f"{self.where}: the entries of {key} are {listed(found)}; expected {listed(ids)}, in this order")
        self.done()
        return entries

    def finish(self) -> None:
        """Check the provenance of every datum of an entry, and that no other key is there."""
        provenance = self.inside("provenance")
        for key in self.table:
            if key in ("id", "provenance"):
                continue
            sources = provenance.raw(key)
            for source in sources if isinstance(sources, list) else [sources]:
                if source not in SOURCES:
                    raise provenance.wrong(key, f"allowed are {listed(SOURCES)}")
        provenance.done()
        self.done()

    def done(self) -> None:
        """Refuse keys that were never read: most are typing errors."""
        unknown = [key for key in self.table if key not in self.read]
        if unknown:
            raise BadInput(f"{self.where}: {listed(unknown)} is unknown; allowed are {listed(sorted(self.read))}")


def read_file(path: Path) -> dict[str, Any]:
    """Read a TOML or JSON file into a table."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise BadInput(f"{path}: is a folder, expected a file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: cannot be read: {error}") from None
    try:
        table = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise BadInput(f"{path}: not well formed: {error}") from None
    if not isinstance(table, dict):
        raise BadInput(f"{path}: expected a table of names and values")
    return table


def read_box(package: str, names: tuple[str, ...], folder: Path | None) -> dict[str, dict[str, Any]]:
    """Open the component files of a game's package, or those that an owner corrected in a folder."""
    if folder is not None and not folder.is_dir():
        raise BadInput(f"{folder}: there is no such folder of component files")
    data = Path(str(files(package))) / "data" if folder is None else folder
    return {name: read_file(data / name) for name in names}


def digest(tables: dict[str, dict[str, Any]]) -> str:
    """Return the hash of a box's component data, ignoring provenance."""
    plain = json.dumps(_without_provenance(tables), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_provenance(inner) for key, inner in value.items() if key != "provenance"}
    return [_without_provenance(inner) for inner in value] if isinstance(value, list) else value

"""Component files that differ from ours, as texts that can be sent to another machine."""

import tempfile
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from dolmen import catalog
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Box, Game

NO_FILES: Final[Mapping[str, str]] = MappingProxyType({})


def our_files(game: Game[Any]) -> dict[str, str]:
    """The component files that come with a game, by name."""
    folder = Path(str(files(game.package))) / "data"
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.toml"))}


def changed_files(game: Game[Any], folder: Path) -> dict[str, str]:
    """The component files of a folder that differ from ours; the box is checked."""
    game.open_box(folder)
    ours = our_files(game)
    theirs = {name: (folder / name).read_text(encoding="utf-8") for name in ours if (folder / name).is_file()}
    return {name: text for name, text in theirs.items() if text != ours[name]}


def open_files(game: Game[Any], changed: Mapping[str, str]) -> Box:
    """The box with changed files."""
    return _opened(game.id, tuple(sorted(changed.items()))) if changed else game.box


@lru_cache(maxsize=64)
def _opened(game: str, changed: tuple[tuple[str, str], ...]) -> Box:
    found = catalog.find(game)
    with tempfile.TemporaryDirectory(prefix="dolmen-box-") as folder:
        for name, text in (our_files(found) | dict(changed)).items():
            Path(folder, name).write_text(text, encoding="utf-8")
        return found.open_box(Path(folder))


def with_number(game: Game[Any], path: str, value: int, changed: Mapping[str, str] = NO_FILES) -> dict[str, str]:
    """Component files with one more number changed; its path is FILE.toml:KEY.KEY, or FILE.toml:LIST[ID].KEY for an entry.

    Only the line of that number changes, so comments and provenance stay.
    """
    name, colon, inside = path.partition(":")
    ours = our_files(game) | dict(changed)
    if not colon or name not in ours:
        raise BadInput(f"{path!r}: expected FILE:PATH with a file of {game.id}: {listed(ours)}")
    text = _set(ours[name], name, inside, value)
    open_files(game, {**changed, name: text})
    return {**changed, name: text}


def _set(text: str, name: str, inside: str, value: int) -> str:
    """Set the number at a path, by trying every line that assigns its last key."""
    keys = _keys(inside)
    found = _look(tomllib.loads(text), keys)
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadInput(f"{name}: {inside} is not a whole number")
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        key, equals, _ = line.partition("=")
        if equals and key.strip() == keys[-1]:
            tried = [*lines[:number], f"{keys[-1]} = {value}\n", *lines[number + 1 :]]
            if _differs_only_at(text, "".join(tried), keys, value):
                return "".join(tried)
    if found == value:
        return text
    raise BadInput(f"{name}: {inside} does not stand on a line of its own, so it cannot be changed here")


def _differs_only_at(before: str, after: str, keys: list[str], value: int) -> bool:
    old, new = tomllib.loads(before), tomllib.loads(after)
    if _look(new, keys) != value:
        return False
    _holder(old, keys)[keys[-1]] = value
    return old == new


def _keys(inside: str) -> list[str]:
    return [key for part in inside.split(".") for key in part.replace("]", "").split("[") if key]


def _holder(table: Any, keys: list[str]) -> Any:
    for key in keys[:-1]:
        table = _step(table, key, keys)
    return table


def _look(table: Any, keys: list[str]) -> Any:
    for key in keys:
        table = _step(table, key, keys)
    return table


def _step(table: Any, key: str, keys: list[str]) -> Any:
    """One step down: a key of a table, or the entry of a list with this id."""
    if isinstance(table, list):
        for entry in table:
            if isinstance(entry, dict) and str(entry.get("id")) == key:
                return entry
        raise BadInput(f"{'.'.join(keys)}: there is no entry with id {key!r}")
    if not isinstance(table, dict) or key not in table:
        known = f"; there are {listed(table)}" if isinstance(table, dict) else ""
        raise BadInput(f"{'.'.join(keys)}: there is no {key!r}{known}")
    return table[key]

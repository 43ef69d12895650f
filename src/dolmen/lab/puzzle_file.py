"""Writes puzzles as the files that `dolmen.kernel.puzzle` reads."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from dolmen.kernel.game import Value

DIGITS = 3


class Source(NamedTuple):
    """How a position came about: the table, the answers of all seats, and who is asked now."""

    game: str
    rules: int
    seed: int
    seats: int
    options: dict[str, Value]
    moves: list[int]
    hash: str
    seat: int


class Option(NamedTuple):
    """A legal choice: the chance of winning, and each reason that speaks for the solution: key, value after it, value here."""

    choice: int
    chance: float
    reasons: list[tuple[str, int, int]]


class Found(NamedTuple):
    """Everything that is written about a puzzle; the options are in the order of their chances, the solution first."""

    source: Source
    name: str
    difficulty: int
    found_by: list[str]
    options: list[Option]


def written(found: Found) -> str:
    """The text of a puzzle's file."""
    source = found.source
    lines = [
        f"game = {json.dumps(source.game)}",
        f"rules = {source.rules}",
        f"seed = {source.seed}",
        f"seats = {source.seats}",
        f"options = {_table(source.options)}",
        f"moves = {_numbers(source.moves)}",
        f"hash = {json.dumps(source.hash)}",
        f"seat = {source.seat}",
        f"solution = {found.options[0].choice}",
        f"name = {json.dumps(found.name)}",
        f"difficulty = {found.difficulty}",
        f"found_by = {json.dumps(found.found_by)}",
        "answers = [",
        *(f"    {_answer(option)}," for option in found.options),
        "]",
    ]
    return "\n".join(lines) + "\n"


def _table(options: Mapping[str, Value]) -> str:
    """Options as an inline table; TOML has no word for None, which is the default of every option that allows it."""
    told = [f"{name} = {json.dumps(value)}" for name, value in options.items() if value is not None]
    return "{ " + ", ".join(told) + " }" if told else "{}"


def _numbers(values: Sequence[int]) -> str:
    return "[" + ", ".join(map(str, values)) + "]"


def _answer(option: Option) -> str:
    reasons = ", ".join(f"[{json.dumps(key)}, {best}, {other}]" for key, best, other in option.reasons)
    return f"{{ choice = {option.choice}, chance = {option.chance:.{DIGITS}f}, reasons = [{reasons}] }}"


def add(folder: Path, found: Found) -> Path:
    """Write a puzzle under the first number that is free."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = [int(path.stem) for path in folder.glob("*.toml") if path.stem.isdigit()]
    path = folder / f"{max(taken, default=0) + 1:03}.toml"
    path.write_text(written(found), encoding="utf-8", newline="\n")
    return path

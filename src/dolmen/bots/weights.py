"""Learned weights, from a file that `bench/learn_nawiedzone_krainy.py` writes."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from dolmen.kernel.reading import Reader, read_file


def weights(game: str, kind: str) -> list[float]:
    """Return the weights of a game's features; none before they are learned."""
    return list(_read().get(game, {}).get(kind, []))


@cache
def _read() -> dict[str, dict[str, list[float]]]:
    return read(Path(str(files("dolmen.bots"))) / "data" / "weights.toml")


def read(path: Path) -> dict[str, dict[str, list[float]]]:
    """Read each game's lists of weights."""
    found: dict[str, dict[str, list[float]]] = {}
    for game, entries in read_file(path).items():
        reader = Reader(entries, f"{path.name}, {game}")
        found[game] = {kind: _numbers(reader, kind) for kind in reader.table}
    return found


def _numbers(reader: Reader, kind: str) -> list[float]:
    values = reader.raw(kind)
    if not isinstance(values, list) or not all(isinstance(value, int | float) for value in values):
        raise reader.wrong(kind, "expected a list of numbers")
    return [float(value) for value in values]

"""What the writers of all games share."""

from typing import Final

ABSENT: Final = -2
UNKNOWN: Final = -1


def pad(count: int, out: list[int]) -> None:
    """Append ABSENT `count` times."""
    if count > 0:
        out += [ABSENT] * count


def members(things: list[int], first: int, count: int, out: list[int]) -> None:
    """Append a 0 or 1 for each of `count` things from `first` on: whether it is in a list."""
    start = len(out) - first
    out += [0] * count
    for thing in things:
        out[start + thing] = 1

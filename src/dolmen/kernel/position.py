"""Positions: the part that all games share, which is the agenda."""

from collections.abc import Sequence
from typing import Any

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.step import Arg, State, Step


def dump_agenda(state: State) -> list[list[Any]]:
    """Write the agenda as names and numbers, the next step first."""
    return [[type(step).__name__, *map(_plain, step.args())] for step in state.agenda[::-1]]


def _plain(arg: Arg) -> int | list[int]:
    return list(arg) if isinstance(arg, tuple) else arg


def load_agenda(steps: dict[str, type[Step[Any]]], entries: Sequence[Any], where: str) -> list[Step[Any]]:
    """Read steps from names and numbers into the order of an agenda (the next one last)."""
    agenda: list[Step[Any]] = []
    for entry in entries:
        if not isinstance(entry, list) or not entry or entry[0] not in steps:
            raise BadInput(f"{where}: agenda has {entry!r}; expected a step and its numbers, the steps are {listed(steps)}")
        args = [tuple(arg) if isinstance(arg, list) else arg for arg in entry[1:]]
        try:
            agenda.append(steps[entry[0]](*args))
        except TypeError:
            raise BadInput(f"{where}: agenda has {entry!r}, and {entry[0]} does not take these numbers") from None
    agenda.reverse()
    return agenda

"""Positions: what all games share: the frame of loading a table, and the agenda."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.reading import Reader
from dolmen.kernel.step import Arg, S, State, Step


def load_table(
    document: Mapping[str, Any],
    where: str,
    players: tuple[int, ...],
    new: Callable[[int], S],
    fill: Callable[[S, Reader, list[Reader]], None],
    broken: Callable[[S], str | None],
) -> S:
    """A table from a document with an entry for each player: a new one that `fill` changes by what the document says.

    Everything in the document must be read, and nothing at the table may be `broken`.
    """
    reader = Reader(document, where)
    entries = reader.each("players")
    if len(entries) not in players:
        raise reader.wrong("players", f"expected {listed(players[:-1])} or {players[-1]} players")
    state = new(len(entries))
    fill(state, reader, entries)
    reader.done()
    fault = broken(state)
    if fault is not None:
        raise BadInput(f"{where}: {fault}")
    return state


def dump_agenda(state: State) -> list[list[Any]]:
    """Write the agenda as names and numbers, the next step first."""
    return [[type(step).__name__, *map(_plain, step.args())] for step in state.agenda[::-1]]


def _plain(arg: Arg) -> int | list[int]:
    return list(arg) if isinstance(arg, tuple) else arg


def load_agenda(steps: Sequence[type[Step[Any]]], reader: Reader) -> list[Step[Any]]:
    """Read the entry `agenda`, steps as names and numbers, into the order of an agenda (the next one last)."""
    where = reader.where
    known = {step.__name__: step for step in steps}
    agenda: list[Step[Any]] = []
    for entry in reader.entries("agenda"):
        if not isinstance(entry, list) or not entry or entry[0] not in known:
            raise BadInput(f"{where}: agenda has {entry!r}; expected a step and its numbers, the steps are {listed(known)}")
        args = [tuple(arg) if isinstance(arg, list) else arg for arg in entry[1:]]
        try:
            agenda.append(known[entry[0]](*args))
        except TypeError:
            raise BadInput(f"{where}: agenda has {entry!r}, and {entry[0]} does not take these numbers") from None
    agenda.reverse()
    return agenda


def load_turn(reader: Reader, seats: int, first: int, steps: tuple[str, ...]) -> tuple[int, str]:
    """Read the entry `turn`: whose it is and its step; what is left out is `first` and the first of `steps`."""
    if not reader.has("turn"):
        return first, steps[0]
    turn = reader.inside("turn")
    seat = turn.number("seat", 0, seats - 1)
    step = turn.text("step", steps) if turn.has("step") else steps[0]
    turn.done()
    return seat, step

"""Writes a whole observation from a state: who looks, what is asked, and what the game's writer adds."""

from collections.abc import Callable
from typing import Any, Final

from dolmen.kernel.step import Ask, State
from dolmen.research.fast import labyrinth, nawiedzone_krainy, przepowiednia, rune_stones
from dolmen.research.fast.actions import Actions
from dolmen.research.fast.writing import ABSENT, pad

Writer = Callable[[State, int, list[int]], None]

WRITERS: Final[dict[str, Writer]] = {
    "labyrinth": labyrinth.write,
    "nawiedzone-krainy": nawiedzone_krainy.write,
    "przepowiednia": przepowiednia.write,
    "rune-stones": rune_stones.write,
}
DETAILS: Final = 14
LARGEST: Final = 1000
NO_QUESTION: Final = -1


def write_question(state: State, actions: Actions, seat: int, out: list[int]) -> None:
    """Append the viewer, the seat that is asked, and, for that seat itself, the question's kind and its arguments."""
    out.append(seat)
    if not state.agenda:
        out += [ABSENT, NO_QUESTION]
        pad(DETAILS, out)
        return
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    out.append(ask.seat)
    if ask.seat != seat:
        out.append(NO_QUESTION)
        pad(DETAILS, out)
        return
    out.append(actions.kind(ask))
    room = DETAILS
    for argument in ask.args():
        values: tuple[Any, ...] = argument if isinstance(argument, tuple) else (argument,)
        for value in values:
            if room:
                out.append(max(ABSENT, min(int(value), LARGEST)))
                room -= 1
    pad(room, out)

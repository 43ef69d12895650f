"""Helpers for rule tests: positions and choices by name."""

from collections.abc import Iterable
from typing import Any

from dolmen.catalog import find
from dolmen.games.labyrinth.components import open_box
from dolmen.games.labyrinth.position import load_position
from dolmen.games.labyrinth.state import Table
from dolmen.kernel.step import State
from tests.games.by_name import draw, new_state, options_of, question, settled

GAME = find("labyrinth")
BOX = open_box()
LINE = {"(2,0)": "T02r0", "(1,0)": "T01r0"}


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    return settled(load_position(given, "test", BOX))


def new_table(seats: int, draws: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game; chance answers with `draws`, then with the first outcome; the first player rolls highest."""

    def highest_first(state: State) -> str:
        first = question(state).args() == (tuple(range(seats)), ())
        return options_of(state)[-1 if first else 0]

    state: Table = new_state(GAME, BOX, seats, options)
    return draw(state, draws, highest_first)

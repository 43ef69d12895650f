"""Small tables for rule tests: positions by name, choices by name."""

from collections.abc import Iterable, Mapping
from typing import Any

from dolmen.catalog import find
from dolmen.games.labyrinth.components import open_box
from dolmen.games.labyrinth.position import dump_position, load_position
from dolmen.games.labyrinth.state import Table
from dolmen.kernel import engine
from dolmen.kernel.step import Ask, Draw

GAME = find("labyrinth")
BOX = open_box()
LINE = {"(2,0)": "T02r0", "(1,0)": "T01r0"}


def table(**given: Any) -> Table:
    """A position, with everything done up to the first question."""
    state = load_position(given, "test", BOX)
    state.sink = []
    engine.run(state)
    return state


def new_table(seats: int, draws: Iterable[str] = (), **options: Any) -> Table:
    """A new game; chance answers as `draws` says, then with the first outcome; the first player rolls highest."""
    state: Table = GAME.new_game(GAME.setup(seats, options, BOX))
    state.sink = []
    engine.run(state)
    answers = list(draws)
    while isinstance(engine.pending(state), Draw):
        first = question(state).args() == (tuple(range(seats)), ())
        choose(state, answers.pop(0) if answers else options_of(state)[-1 if first else 0])
    assert not answers
    return state


def question(state: Table) -> Ask[Any]:
    ask = engine.pending(state)
    assert ask is not None
    return ask


def choose(state: Table, *names: str) -> None:
    for name in names:
        choice = engine.named_choice(question(state), name)
        assert choice is not None, f"{name} is no answer to {question(state)}"
        engine.play(state, choice)


def options_of(state: Table) -> list[str]:
    return [engine.choice_name(question(state), choice) for choice in engine.options(state)]


def position(state: Table) -> Mapping[str, Any]:
    return dump_position(state)

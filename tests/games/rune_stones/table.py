"""Helpers for rule tests: positions and choices by name."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dolmen.catalog import find
from dolmen.games.rune_stones.components import open_box
from dolmen.games.rune_stones.position import dump_position, load_position
from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.perft import random_choice
from dolmen.kernel.step import Draw
from tests.games.by_name import choose, new_state, options_of, question, settled

GAME = find("rune-stones")
BOX = open_box()


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    return settled(load_position(given, "test", BOX))


def new_table(seats: int, draws: Iterable[str] = (), druids: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game; chance and players answer with `draws` and `druids`, then with the first option."""
    state: Table = new_state(GAME, BOX, seats, options)
    answers, chosen = list(draws), list(druids)
    while type(question(state)).__name__ != "Action":
        source = answers if isinstance(question(state), Draw) else chosen
        choose(state, source.pop(0) if source else options_of(state)[0])
    assert not answers
    assert not chosen
    return state


def position(state: Table) -> Mapping[str, Any]:
    return dump_position(state)


def random_game(seats: int, seed: int, rules: int = 0, **options: Any) -> Iterator[Table]:
    """Yield the states of a random game."""
    random = FastRandom(seed)
    setup = GAME.setup(seats, options, BOX, rules)
    state: Table = GAME.new_game(setup)
    state.rules = setup.rules
    engine.run(state)
    while state.agenda:
        yield state
        engine.apply(state, random_choice(state, random))
    yield state


def random_table(seats: int, seed: int, choices: int, **options: Any) -> Table:
    """Return a state in the middle of a random game."""
    random = FastRandom(seed)
    state: Table = GAME.new_game(GAME.setup(seats, options, BOX))
    engine.run(state)
    for _ in range(choices):
        if state.agenda:
            engine.apply(state, random_choice(state, random))
    return state

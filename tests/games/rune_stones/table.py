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
from dolmen.kernel.step import Ask, Draw

GAME = find("rune-stones")
BOX = open_box()


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    state = load_position(given, "test", BOX)
    state.sink = []
    engine.run(state)
    return state


def new_table(seats: int, draws: Iterable[str] = (), druids: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game; chance and players answer with `draws` and `druids`, then with the first option."""
    state: Table = GAME.new_game(GAME.setup(seats, options, BOX))
    state.sink = []
    engine.run(state)
    answers, chosen = list(draws), list(druids)
    while type(question(state)).__name__ != "Action":
        source = answers if isinstance(question(state), Draw) else chosen
        choose(state, source.pop(0) if source else options_of(state)[0])
    assert not answers
    assert not chosen
    return state


def question(state: Table) -> Ask[Any]:
    ask = engine.pending(state)
    assert ask is not None
    return ask


def asked(state: Table) -> tuple[str, int]:
    """Return the pending question and its seat."""
    return type(question(state)).__name__, question(state).seat


def number(state: Table, name: str) -> int:
    choice = engine.named_choice(question(state), name)
    assert choice is not None, f"{name} is no answer to {question(state)}"
    return choice


def choose(state: Table, *names: str) -> None:
    for name in names:
        engine.play(state, number(state, name))


def options_of(state: Table) -> list[str]:
    return [engine.choice_name(question(state), choice) for choice in engine.options(state)]


def refused(state: Table, name: str) -> tuple[str, str, tuple[int, ...]]:
    """The rule, the key and the numbers of a refusal."""
    choice = number(state, name)
    refusal = engine.check(state, choice)
    assert refusal is not None, f"{name} is allowed"
    return refusal.rule, refusal.key, question(state).numbers(state, choice, refusal)


def position(state: Table) -> Mapping[str, Any]:
    return dump_position(state)


def told(state: Table) -> list[str]:
    assert state.sink is not None
    return [line.event.key for line in state.sink]


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

"""Helpers for rule tests: positions and choices by name."""

from collections.abc import Iterable, Mapping
from typing import Any

from dolmen.catalog import find
from dolmen.games.nawiedzone_krainy.boxes import open_box
from dolmen.games.nawiedzone_krainy.position import dump_position, load_position
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.match import Match, start
from dolmen.kernel.sentence import Sentence
from dolmen.kernel.step import Ask, Draw

GAME = find("nawiedzone-krainy")
BOX = open_box()
NAMES = ("Ola", "Radek", "Hania", "Bot")


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    state = load_position(given, "test", BOX)
    state.sink = []
    engine.run(state)
    return state


def new_table(seats: int, draws: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game up to the first question to a player; chance answers with `draws`, then with the first outcome."""
    state: Table = GAME.new_game(GAME.setup(seats, options, BOX))
    state.sink = []
    engine.run(state)
    answers = list(draws)
    while isinstance(engine.pending(state), Draw):
        choose(state, answers.pop(0) if answers else options_of(state)[0])
    assert not answers
    return state


def new_match(seats: int, seed: int = 1, **options: Any) -> Match:
    """Start a match with a fixed secret."""
    setup = GAME.setup(seats, options, BOX)
    return start(GAME, setup, NAMES[:seats], secret=secret_from_seed(seed), table=f"test-{seed}")


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


def width(sentence: Sentence) -> int:
    """How many values a sentence has; `pool` stands for four."""
    return sum(4 if name.split(":")[-1] == "pool" else 1 for name in sentence.params)

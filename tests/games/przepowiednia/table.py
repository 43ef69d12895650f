"""Helpers for rule tests: positions and choices by name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from dolmen.catalog import find
from dolmen.games.przepowiednia.components import open_box
from dolmen.games.przepowiednia.names import CHAINS
from dolmen.games.przepowiednia.position import dump_position, load_position
from dolmen.games.przepowiednia.state import Table
from dolmen.games.przepowiednia.steps.spells import SPELLS
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.sentence import Sentence
from dolmen.kernel.step import Ask, Draw

GAME = find("przepowiednia")
BOX = open_box()

Chooser = Callable[[Table, Ask[Any], list[int]], int]


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    state = load_position(given, "test", BOX)
    state.sink = []
    engine.run(state)
    return state


def new_table(seats: int, draws: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game; chance answers with `draws`, then with the first outcome."""
    state: Table = GAME.new_game(GAME.setup(seats, options, BOX))
    state.sink = []
    engine.run(state)
    answers = list(draws)
    while isinstance(engine.pending(state), Draw):
        choose(state, answers.pop(0) if answers else options_of(state)[0])
    assert not answers
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


def grids(state: Table) -> list[str]:
    return [player["grid"] for player in position(state)["players"]]


def told(state: Table) -> list[str]:
    assert state.sink is not None
    return [line.event.key for line in state.sink]


def width(sentence: Sentence) -> int:
    """How many values a sentence has; `pool` stands for six."""
    return sum(6 if name.split(":")[-1] == "pool" else 1 for name in sentence.params)


def priced(state: Table, ask: Ask[Any], choice: int) -> bool:
    """Tell whether a move needs the speed spell."""
    return type(ask).__name__ == "Move" and ask.label(state, choice).sentence.key == "move-to-for"


def eager(random: FastRandom, spells: int = 10) -> Chooser:
    """Choose like a player who breaks curses when possible and seldom pays for spells, so that games end."""

    def chosen(state: Table, ask: Ask[Any], options: list[int]) -> int:
        names = {choice: engine.choice_name(ask, choice) for choice in options}
        breaking = [choice for choice in options if names[choice] in CHAINS]
        plain = [choice for choice in options if names[choice] not in SPELLS and not priced(state, ask, choice)]
        best = breaking or (plain if plain and random.below(spells) else options)
        return best[random.below(len(best))]

    return chosen

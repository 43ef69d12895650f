"""Questions and choices by name, for the rule tests of every game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from dolmen.kernel import engine
from dolmen.kernel.game import Box, Game
from dolmen.kernel.sentence import POOL, Sentence
from dolmen.kernel.step import Ask, Draw, State

S = TypeVar("S", bound=State)


def settled(state: S) -> S:
    """Run all steps up to the first question, and keep what is told."""
    state.sink = []
    engine.run(state)
    return state


def new_state(game: Game[Any], box: Box, seats: int, options: Mapping[str, Any]) -> Any:
    """Start a new game up to the first question, which may be one to chance."""
    return settled(game.new_game(game.setup(seats, options, box)))


def first_option(state: State) -> str:
    return options_of(state)[0]


def draw(state: S, draws: Iterable[str], otherwise: Callable[[State], str] = first_option) -> S:
    """Let chance answer with `draws`, then as `otherwise` says, up to the first question to a player."""
    answers = list(draws)
    while isinstance(engine.pending(state), Draw):
        choose(state, answers.pop(0) if answers else otherwise(state))
    assert not answers
    return state


def question(state: State) -> Ask[Any]:
    ask = engine.pending(state)
    assert ask is not None
    return ask


def asked(state: State) -> tuple[str, int]:
    """Return the pending question and its seat."""
    return type(question(state)).__name__, question(state).seat


def number(state: State, name: str) -> int:
    choice = engine.named_choice(question(state), name)
    assert choice is not None, f"{name} is not an answer to {question(state)}"
    return choice


def choose(state: State, *names: str) -> None:
    for name in names:
        engine.play(state, number(state, name))


def options_of(state: State) -> list[str]:
    return [engine.choice_name(question(state), choice) for choice in engine.options(state)]


def refused(state: State, name: str) -> tuple[str, str, tuple[int, ...]]:
    """Return the rule, the key and the numbers of a refusal."""
    choice = number(state, name)
    refusal = engine.check(state, choice)
    assert refusal is not None, f"{name} is allowed"
    return refusal.rule, refusal.key, question(state).numbers(state, choice, refusal)


def told(state: State) -> list[str]:
    assert state.sink is not None
    return [line.event.key for line in state.sink]


def width(game: Game[Any], sentence: Sentence) -> int:
    """Return how many values a sentence has."""
    return sum(len(game.words[POOL]) if kind == POOL else 1 for _, kind in sentence.kinds(game.words))


def check_words(game: Game[Any], state: State) -> int:
    """Check that the question, its labels, refusals and what was told have the values of their texts; count the refusals."""
    refusals = 0
    ask = engine.pending(state)
    if ask is not None and not isinstance(ask, Draw):
        asking = ask.asked(state)
        assert len(asking.values) == width(game, asking.sentence), ask
        for choice in ask.candidates(state):
            refusal = ask.why_not(state, choice)
            if refusal is None:
                said = ask.label(state, choice)
                assert len(said.values) == width(game, said.sentence), (ask, choice)
            else:
                assert refusal.rule.startswith(f"{game.prefix}-")
                assert len(ask.numbers(state, choice, refusal)) == width(game, refusal), (ask, choice, refusal)
                refusals += 1
    assert state.sink is not None
    for line in state.sink:
        assert len(line.values) == width(game, line.event), line
    state.sink.clear()
    return refusals

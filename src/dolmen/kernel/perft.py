"""Counts sequences of choices to a depth, and plays at random: fingerprints and speed of the rules."""

from collections.abc import Callable
from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw, State


def perft(state: State, clone: Callable[[Any], State], depth: int) -> int:
    """The number of different sequences of `depth` choices, chance included."""
    if depth == 0 or not state.agenda:
        return 1
    choices = engine.options(state)
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        child = clone(state)
        engine.apply(child, choice)
        total += perft(child, clone, depth - 1)
    return total


def random_choice(state: State, random: FastRandom) -> int:
    """Return a random choice: by weight for a draw, uniformly for a player."""
    step = state.agenda[-1]
    if isinstance(step, Draw):
        return random.weighted(step.weights(state))
    options = engine.options(state)
    return options[random.below(len(options))]


def play_out(state: State, random: FastRandom, limit: int) -> int:
    """Play at random to the end, or for `limit` choices; return how many were made."""
    made = 0
    while state.agenda and made < limit:
        engine.answer(state, random)
        made += 1
    return made

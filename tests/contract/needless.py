"""Finds questions that need not be asked, because all answers have the same result."""

from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State


def needless(game: Game[Any], state: State) -> bool:
    """Tell whether all answers to the pending question lead to the same position and the same log."""
    if isinstance(engine.pending(state), Draw):
        return False
    options = engine.options(state)
    first = outcome(game, state, options[0])
    return len(options) > 1 and all(outcome(game, state, choice) == first for choice in options[1:])


def outcome(game: Game[Any], state: State, choice: int) -> tuple[Any, list[Any]]:
    """Return the position after a choice, and the events that it told."""
    after = game.clone(state)
    after.sink = []
    engine.apply(after, choice)
    return game.dump_position(after), [(told.event.key, told.values, told.audience) for told in after.sink]

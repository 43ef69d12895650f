"""A game as an environment plays it: random chance, no journal, options that end every game."""

from collections.abc import Mapping
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game, Value
from dolmen.kernel.step import Draw, State

# Random players need a limit in games that might otherwise go on for ever.
LIMITS: Final[dict[str, dict[str, Value]]] = {"przepowiednia": {"max_rounds": 60}}


def new_state(game: Game[Any], seats: int, options: Mapping[str, Value]) -> State:
    """Return a game at its first question, which may be one to chance."""
    state: State = game.new_game(game.setup(seats, LIMITS.get(game.id, {}) | dict(options)))
    engine.run(state)
    return state


def settle(state: State, random: FastRandom) -> None:
    """Let chance answer until a player is asked, or the game is over."""
    while state.agenda and isinstance(state.agenda[-1], Draw):
        engine.answer(state, random)


def shares(game: Game[Any], state: State) -> list[float]:
    """Return each seat's share of the victory at the end: 1 for the only winner, and 0 for all when all lose."""
    winners = game.result(state).winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(game.result(state).places))]

"""Finds questions that need not be asked, because all answers have the same result."""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State

# Questions that are asked although one answer is left, by game, and why.
ALONE: Final[dict[str, dict[str, str]]] = {
    "labyrinth": {"EndTurn": "the player says when the turn is over, and can take the last deed back until then"},
    "nawiedzone-krainy": {"EndTurn": "the player says when the turn is over, and can take the last action back until then"},
    "przepowiednia": {
        "EndTurn": "the player says when the turn is over, and can take the last action back until then",
        "Action": "on a temple, with crystals enough for a chain, the player sees why no curse can be broken (A-01)",
        "Boost": "nobody pays extra without being asked (A-05)",
    },
    "rune-stones": {
        "EndTurn": "the player says when the turn is over, and can take the last action back until then",
        "Summon": "the only creature is clicked all the same, because cards are turned up after it",
    },
}


def needless(game: Game[Any], state: State) -> bool:
    """Tell whether all answers to the question that waits, or the only one, lead to the same position and the same log."""
    ask = engine.pending(state)
    if ask is None or isinstance(ask, Draw):
        return False
    options = engine.options(state)
    if len(options) == 1:
        return type(ask).__name__ not in ALONE[game.id]
    first = outcome(game, state, options[0])
    return all(outcome(game, state, choice) == first for choice in options[1:])


def outcome(game: Game[Any], state: State, choice: int) -> tuple[Any, list[Any]]:
    """Return the position after a choice, and the events that it told."""
    after = game.clone(state)
    after.sink = []
    engine.apply(after, choice)
    return game.dump_position(after), [(told.event.key, told.values, told.audience) for told in after.sink]

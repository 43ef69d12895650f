"""The one list of games: ours, and those that other packages offer as entry points."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game

OURS: Final = {
    "labyrinth": "dolmen.games.labyrinth",
    "nawiedzone-krainy": "dolmen.games.nawiedzone_krainy",
    "przepowiednia": "dolmen.games.przepowiednia",
    "rune-stones": "dolmen.games.rune_stones",
}
GROUP: Final = "dolmen.games"


@cache
def _places() -> dict[str, str]:
    """Where each game is: a module with a GAME; third parties cannot replace ours."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**found, **OURS}


def names() -> list[str]:
    """The ids of all games."""
    return sorted(_places())


@cache
def find(name: str) -> Game[Any]:
    """A game by its id."""
    place = _places().get(name)
    if place is None:
        raise BadInput(f"there is no game {name!r}; the games are {listed(names())}")
    module, _, attribute = place.partition(":")
    game = getattr(import_module(module), attribute or "GAME")
    if not isinstance(game, Game):
        raise BadInput(f"the entry point {name} = {place} does not lead to a Game")
    return game


def games() -> list[Game[Any]]:
    """All games."""
    return [find(name) for name in names()]

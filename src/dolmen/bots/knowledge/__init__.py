"""What bots know of each game."""

from collections.abc import Callable
from typing import Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth import LabyrinthKnowledge
from dolmen.bots.knowledge.labyrinth_race import LabyrinthRace
from dolmen.bots.knowledge.nawiedzone_krainy import NawiedzoneKrainyKnowledge
from dolmen.bots.knowledge.przepowiednia import PrzepowiedniaKnowledge
from dolmen.bots.knowledge.rune_stones import RuneStonesKnowledge

KNOWN: Final[dict[str, Callable[[], Knowledge]]] = {
    "labyrinth": LabyrinthKnowledge,
    "nawiedzone-krainy": NawiedzoneKrainyKnowledge,
    "przepowiednia": PrzepowiedniaKnowledge,
    "rune-stones": RuneStonesKnowledge,
}
# What a search knows better than the greedy anchor, which stays as it is: levels are measured by it.
DEEPER: Final[dict[str, Callable[[], Knowledge]]] = {"labyrinth": LabyrinthRace}


def known(game: str) -> Knowledge | None:
    """The knowledge of a game, if there is any."""
    make = KNOWN.get(game)
    return None if make is None else make()


def known_to_searches(game: str) -> Knowledge | None:
    """The knowledge with which searches of a game judge their tables."""
    make = DEEPER.get(game)
    return known(game) if make is None else make()

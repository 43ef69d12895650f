"""What bots know of each game."""

from collections.abc import Callable
from typing import Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth import LabyrinthKnowledge
from dolmen.bots.knowledge.nawiedzone_krainy import NawiedzoneKrainyKnowledge
from dolmen.bots.knowledge.przepowiednia import PrzepowiedniaKnowledge
from dolmen.bots.knowledge.rune_stones import RuneStonesKnowledge

KNOWN: Final[dict[str, Callable[[], Knowledge]]] = {
    "labyrinth": LabyrinthKnowledge,
    "nawiedzone-krainy": NawiedzoneKrainyKnowledge,
    "przepowiednia": PrzepowiedniaKnowledge,
    "rune-stones": RuneStonesKnowledge,
}


def known(game: str) -> Knowledge | None:
    """The knowledge of a game, if there is any."""
    make = KNOWN.get(game)
    return None if make is None else make()

"""What bots know of each game."""

from collections.abc import Callable
from typing import Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.przepowiednia import PrzepowiedniaKnowledge
from dolmen.bots.knowledge.rune_stones import RuneStonesKnowledge

KNOWN: Final[dict[str, Callable[[], Knowledge]]] = {
    "przepowiednia": PrzepowiedniaKnowledge,
    "rune-stones": RuneStonesKnowledge,
}


def known(game: str) -> Knowledge | None:
    """The knowledge of a game, if there is any."""
    found = KNOWN.get(game)
    return None if found is None else found()

"""What bots know about each game."""

from collections.abc import Callable
from typing import Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth import LabyrinthKnowledge
from dolmen.bots.knowledge.labyrinth_race import LabyrinthRace
from dolmen.bots.knowledge.nawiedzone_krainy import NawiedzoneKrainyKnowledge
from dolmen.bots.knowledge.nawiedzone_krainy_learned import LearnedNawiedzoneKrainy
from dolmen.bots.knowledge.przepowiednia import PrzepowiedniaKnowledge
from dolmen.bots.knowledge.rune_stones import RuneStonesKnowledge
from dolmen.bots.weights import weights

KNOWN: Final[dict[str, Callable[[], Knowledge]]] = {
    "labyrinth": LabyrinthKnowledge,
    "nawiedzone-krainy": NawiedzoneKrainyKnowledge,
    "przepowiednia": PrzepowiedniaKnowledge,
    "rune-stones": RuneStonesKnowledge,
}


def _tuned_przepowiednia() -> Knowledge:
    return PrzepowiedniaKnowledge(weights("przepowiednia", "tuned"))


def _tuned_rune_stones() -> Knowledge:
    return RuneStonesKnowledge(weights("rune-stones", "tuned"))


# Better evaluations than the greedy anchor's, which never changes because the levels are measured against it.
DEEPER: Final[dict[str, Callable[[], Knowledge]]] = {
    "labyrinth": LabyrinthRace,
    "nawiedzone-krainy": LearnedNawiedzoneKrainy,
    "przepowiednia": _tuned_przepowiednia,
    "rune-stones": _tuned_rune_stones,
}


def known(game: str, deeper: bool = False) -> Knowledge | None:
    """Return the knowledge of a game, if there is any."""
    make = DEEPER.get(game) if deeper else None
    make = make or KNOWN.get(game)
    return None if make is None else make()

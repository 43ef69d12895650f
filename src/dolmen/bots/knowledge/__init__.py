"""What bots know of each game."""

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth import LabyrinthKnowledge
from dolmen.bots.knowledge.przepowiednia import PrzepowiedniaKnowledge


def known(game: str) -> Knowledge | None:
    """The knowledge of a game, if there is any."""
    if game == "labyrinth":
        return LabyrinthKnowledge()
    return PrzepowiedniaKnowledge() if game == "przepowiednia" else None

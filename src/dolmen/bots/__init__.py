"""Bots: they see what their seat may see, and nothing else."""

from typing import Any

from dolmen.bots.bot import Bot
from dolmen.bots.greedy import Greedy
from dolmen.bots.knowledge import known
from dolmen.bots.uniform import Uniform
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game

__all__ = ["Bot", "find", "levels"]


def levels(game: Game[Any]) -> list[str]:
    """The bots that can play a game, weakest first."""
    return ["uniform", "greedy"] if known(game.id) is not None else ["uniform"]


def find(level: str, game: Game[Any], seed: int = 0) -> Bot:
    """A bot by its level."""
    if level not in levels(game):
        raise BadInput(f"there is no bot {level!r} for {game.id}; there are {listed(levels(game))}")
    knowledge = known(game.id)
    if level == "greedy" and knowledge is not None:
        return Greedy(knowledge, seed)
    return Uniform(seed)

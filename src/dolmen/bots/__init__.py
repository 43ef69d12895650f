"""Bots: they see what their seat may see, and nothing else."""

from typing import Any

from dolmen.bots.bot import Bot, Sample, Thought, World, worlds
from dolmen.bots.greedy import Greedy
from dolmen.bots.ismcts import Ismcts
from dolmen.bots.knowledge import known
from dolmen.bots.plan import Plan, levels_of
from dolmen.bots.uniform import Uniform
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game

__all__ = ["Bot", "Plan", "Sample", "Thought", "World", "find", "levels", "make", "worlds"]


def levels(game: Game[Any]) -> list[str]:
    """The bots that can play a game, weakest first."""
    return list(levels_of(game.id)) or ["uniform"]


def find(level: str, game: Game[Any], seed: int = 0) -> Bot:
    """A bot by its level."""
    if level not in levels(game):
        raise BadInput(f"there is no bot {level!r} for {game.id}; there are {listed(levels(game))}")
    return make(levels_of(game.id).get(level, Plan("uniform")), game, seed)


def make(plan: Plan, game: Game[Any], seed: int = 0) -> Bot:
    """A bot that thinks as a plan says."""
    knowledge = known(game.id)
    if plan.kind == "search":
        return Ismcts(knowledge, plan, seed)
    if plan.kind == "greedy" and knowledge is not None:
        return Greedy(knowledge, seed, plan.mistakes)
    return Uniform(seed)

"""Bots: they see what their seat may see, and nothing else."""

from typing import Any, Final

from dolmen.bots.bot import Bot, Sample, Thought, World, worlds
from dolmen.bots.coach import Advice, Coach
from dolmen.bots.greedy import Greedy
from dolmen.bots.ismcts import Ismcts
from dolmen.bots.knowledge import known
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.plan import Plan, levels_of
from dolmen.bots.uniform import Uniform
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game

__all__ = [
    "Advice",
    "Bot",
    "Coach",
    "Plan",
    "Sample",
    "Thought",
    "World",
    "coach",
    "find",
    "levels",
    "make",
    "names",
    "plan_of",
    "worlds",
]


ANCHORS: Final = ("uniform", "greedy")


def levels(game: Game[Any]) -> list[str]:
    """Return the levels that people choose from, weakest first."""
    return list(levels_of(game.id)) or ["uniform"]


def names(game: Game[Any]) -> list[str]:
    """Return the names of all bots for a game: its levels, and the anchors that they are measured against."""
    anchors = ANCHORS if known(game.id) is not None else ANCHORS[:1]
    return [*(name for name in anchors if name not in levels_of(game.id)), *levels_of(game.id)]


def find(level: str, game: Game[Any], seed: int = 0) -> Bot:
    """Return a bot by its name."""
    if level not in names(game):
        raise BadInput(f"there is no bot {level!r} for {game.id}; there are {listed(names(game))}")
    return make(plan_of(level, game), game, seed)


def plan_of(level: str, game: Game[Any]) -> Plan:
    """Return the plan of the bot with a name."""
    return levels_of(game.id).get(level) or Plan(level)


def make(plan: Plan, game: Game[Any], seed: int = 0) -> Bot:
    """Make a bot from a plan."""
    knowledge = known(game.id, plan.deeper)
    if plan.kind == "search":
        return Ismcts(knowledge, plan, seed)
    if plan.kind == "greedy" and knowledge is not None:
        strongest = plan_of(levels(game)[-1], game)
        return Greedy(knowledge, seed, plan.mistakes, best=known(game.id, strongest.deeper), scale=strongest.scale)
    return Uniform(seed)


def coach(game: Game[Any], seat: int, sample: Sample, seed: int = 0) -> Coach | None:
    """Return a coach with the best knowledge of the game; None where bots know nothing."""
    plan = plan_of(levels(game)[-1], game)
    if known(game.id) is None:
        return None

    def know() -> Knowledge:
        knowledge = known(game.id, plan.deeper)
        assert knowledge is not None
        return knowledge

    return Coach(game, know, plan.scale, seat, sample, seed)

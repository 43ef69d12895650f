"""A bot that looks one choice ahead and takes what looks best at once."""

from typing import Any, Final

from dolmen.bots.bot import Bot, Sample
from dolmen.bots.knowledge.base import Knowledge
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State

DEPTH: Final = 24


class Greedy(Bot):
    """Tries each option, finishes what it begins (payments, placing), and compares the tables with what it knows.

    A `hasty` one judges tables in the middle of something as they are.
    """

    def __init__(self, knowledge: Knowledge, seed: int = 0, mistakes: int = 0, hasty: bool = False) -> None:
        self.knowledge = knowledge
        self.mistakes = mistakes
        self.hasty = hasty
        self.random = FastRandom(seed)

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        if self.mistakes and self.random.below(100) < self.mistakes:
            return options[self.random.below(len(options))]
        return self.pick(game, seat, sample(), options)

    def pick(self, game: Game[Any], seat: int, state: State, options: list[int]) -> int:
        """What looks best at this very table, which stays as it is."""
        ask = engine.pending(state)
        assert ask is not None
        tried = [choice for choice in ask.search_options(state) if choice in options] or options
        best = tried[0]
        best_value = -1e9
        for choice in tried:
            world = game.clone(state)
            engine.apply(world, choice)
            self.finish(game, seat, world)
            value = self.knowledge.worth(world, seat) + self.random.below(1000) * 1e-6
            if value > best_value:
                best, best_value = choice, value
        return best

    def finish(self, game: Game[Any], seat: int, state: State) -> None:
        """Answer the small questions that follow, each by its best immediate result."""
        for _ in range(DEPTH):
            ask = engine.pending(state)
            if ask is None:
                return
            if isinstance(ask, Draw):
                engine.apply(state, self.random.weighted(ask.weights(state)))
                continue
            if ask.seat != seat or type(ask).__name__ in self.knowledge.pauses:
                return
            best = -1
            best_value = -1e9
            for choice in ask.search_options(state):
                world: State = game.clone(state)
                engine.apply(world, choice)
                value = self.promise(game, seat, world)
                if value > best_value:
                    best, best_value = choice, value
            engine.apply(state, best)

    def promise(self, game: Game[Any], seat: int, state: State) -> float:
        """What a table is worth; in the middle of something, what the best way to go on would make of it."""
        ask = engine.pending(state)
        if self.hasty or ask is None or ask.seat != seat or type(ask).__name__ not in self.knowledge.unfinished:
            return self.knowledge.worth(state, seat)
        best = -1e9
        for choice in ask.search_options(state):
            world: State = game.clone(state)
            engine.apply(world, choice)
            best = max(best, self.knowledge.worth(world, seat))
        return best

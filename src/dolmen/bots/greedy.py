"""A bot that looks one choice ahead and takes what looks best at once."""

from typing import Any, Final

from dolmen.bots.bot import Bot, Sample, Thought, World
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge.base import Knowledge
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State

DEPTH: Final = 24
SCALE: Final = 8.0
# How many other choices an explanation names at most.
OTHERS: Final = 4


class Greedy(Bot):
    """Tries each option, answers the small questions that follow (payments, placing), and compares the positions.

    A `hasty` one evaluates positions without answering the questions that follow.
    Its explanations use `best`, the best knowledge of the game, in which a lead of `scale` points is clear.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        seed: int = 0,
        mistakes: int = 0,
        hasty: bool = False,
        best: Knowledge | None = None,
        scale: float = SCALE,
    ) -> None:
        self.knowledge = knowledge
        self.mistakes = mistakes
        self.hasty = hasty
        self.best = knowledge if best is None else best
        self.scale = scale
        self.random = FastRandom(seed)
        self.ranked: list[int] = []
        self.seen: tuple[Game[Any], int, World, int] | None = None

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        self.seen = None
        if self.mistakes and self.random.below(100) < self.mistakes:
            return options[self.random.below(len(options))]
        world = sample()
        best = self.pick(game, seat, world, options)
        self.seen = (game, seat, world, best)
        return best

    def why(self) -> Thought | None:
        """Explain the choice by the positions after it and after the second best; None after a deliberate mistake."""
        if self.seen is None:
            return None
        game, seat, world, choice = self.seen
        found = Thought(choice, *self.outlook(game, seat, world, choice), 1)
        for other in self.ranked[1:]:
            chance, points = self.outlook(game, seat, world, other)
            if chance <= found.chance:
                if found.other is None:
                    found.other, found.other_chance, found.other_points = other, chance, points
                found.others.append(other)
                if len(found.others) == OTHERS:
                    break
        return found

    def outlook(self, game: Game[Any], seat: int, state: State, choice: int) -> tuple[float, float | None]:
        """Return the chance of winning after a choice, and the points in games with points."""
        world: State = game.clone(state)
        engine.apply(world, choice)
        Greedy(self.knowledge).finish(game, seat, world)
        judge = Judge(game, self.best, len(game.breakdown(world)), self.scale)
        worths = judge.worths(world)
        return judge.shares(world, worths)[seat], worths[seat] if self.best.counts_points else None

    def pick(self, game: Game[Any], seat: int, state: State, options: list[int]) -> int:
        """Return the best-looking option of this state; the state is not changed."""
        ask = engine.pending(state)
        assert ask is not None
        tried = [choice for choice in ask.search_options(state) if choice in options] or options
        values: list[tuple[float, int]] = []
        for choice in tried:
            world = game.clone(state)
            engine.apply(world, choice)
            self.finish(game, seat, world)
            values.append((self.knowledge.worth(world, seat) + self.random.below(1000) * 1e-6, choice))
        values.sort(key=_first, reverse=True)
        self.ranked = [choice for _, choice in values]
        return self.ranked[0]

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
                value = self.lookahead_value(game, seat, world)
                if value > best_value:
                    best, best_value = choice, value
            engine.apply(state, best)

    def lookahead_value(self, game: Game[Any], seat: int, state: State) -> float:
        """Return the value of a position; while small questions are open, the best value that answering them can reach."""
        ask = engine.pending(state)
        if self.hasty or ask is None or ask.seat != seat or type(ask).__name__ not in self.knowledge.unfinished:
            return self.knowledge.worth(state, seat)
        best = -1e9
        for choice in ask.search_options(state):
            world: State = game.clone(state)
            engine.apply(world, choice)
            best = max(best, self.knowledge.worth(world, seat))
        return best


def _first(valued: tuple[float, int]) -> float:
    return valued[0]

"""Compares what reviews say about random decisions with references of many more worlds."""

import math
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from dolmen import bots
from dolmen.bots.review import ReviewPlan
from dolmen.bots.reviewing.decision import Comparison
from dolmen.bots.reviewing.errors import NORMAL, both, errors, means, minus
from dolmen.bots.reviewing.futures import PlayedOn
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State
from dolmen.lab.bout import SeededChance


class Checked(NamedTuple):
    """What a review said a decision had cost, and what many worlds say; each with its standard error."""

    loss: float
    error: float
    reference: float
    reference_error: float

    @property
    def covered(self) -> bool:
        """Tell whether the interval of 95 % holds the reference."""
        return abs(self.loss - self.reference) <= NORMAL * both(self.error, self.reference_error)


def decisions(game: Game[Any], seats: int, seed: int, chance: float) -> Iterator[tuple[State, int, int]]:
    """Yield states of a game of club bots with the seat that is asked, each with a chance, and one of its options."""
    dice = random.Random(seed)
    state: State = game.new_game(game.setup(seats, {}))
    engine.run(state)
    draws = SeededChance(seed)
    players = [bots.find("club", game, 8 * seed + seat) for seat in range(seats)]
    while state.agenda:
        ask = engine.pending(state)
        assert ask is not None
        if isinstance(ask, Draw):
            engine.apply(state, draws.answer(ask, state))
            continue
        options = list(engine.options(state))
        if len(options) > 1 and dice.random() < chance:
            yield game.clone(state), ask.seat, dice.choice(options)
        sample = bots.worlds(game, state, ask.seat, FastRandom(dice.randrange(1 << 30)))
        engine.apply(state, players[ask.seat].choose(game, ask.seat, sample, options))


def checked(game: Game[Any], plan: ReviewPlan, count: int, worlds: int, seed: int = 1) -> list[Checked]:
    """Check a number of random decisions that were not the best; the references are of so many worlds."""
    found: list[Checked] = []
    while len(found) < count:
        seed += 1
        for one in checked_in_game(game, plan, seed, worlds):
            found.append(one)
            if len(found) == count:
                break
    return found


def checked_in_game(game: Game[Any], plan: ReviewPlan, seed: int, worlds: int) -> Iterator[Checked]:
    """Check random decisions of one game that were not the best."""
    seats = game.players[0]
    for index, (state, seat, choice) in enumerate(decisions(game, seats, seed, 0.1)):
        futures = PlayedOn(game, seats, plan)
        comparison = Comparison(game, plan, futures, seat, seed * 1_000_000 + index * 10_000)
        comparison.compare(state, choice)
        if comparison.best != choice:
            yield check(comparison, state, worlds)


def check(comparison: Comparison, state: State, worlds: int) -> Checked:
    """Compare the chosen answer with the best in many other worlds."""
    seat, best, chosen = comparison.seat, comparison.best, comparison.chosen
    lost = minus(comparison.rows[best], comparison.rows[chosen])
    values: list[float] = []
    for index in range(worlds):
        number = comparison.number + 2_000 + index
        world = comparison.world(state, number)
        better, given = (comparison.value(world, choice, number, comparison.plan.turns) for choice in (best, chosen))
        values.append(better[seat] - given[seat])
    mean = sum(values) / worlds
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (worlds - 1) / worlds)
    return Checked(means(lost)[seat], errors(lost)[seat], mean, spread)

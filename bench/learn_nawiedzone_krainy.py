"""Learns the weights of the features of Nawiedzone Krainy: `python -m bench.learn_nawiedzone_krainy`.

Greedy bots that make some mistakes play each other. Now and then the features of every seat are recorded, with the valour
that the seat still won and whether the land was saved. A ridge regression gives the weights for valour, a logistic
regression those for survival. The next round plays with the new weights.
The result goes to src/dolmen/bots/data/weights.toml, from which the learned evaluation reads it.
"""

import argparse
import os
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy

from bench.weights_file import FILE, write
from dolmen import bots, catalog, compiled
from dolmen.bots import Bot, Plan
from dolmen.bots.greedy import Greedy
from dolmen.bots.knowledge.nawiedzone_krainy_learned import LearnedNawiedzoneKrainy, features, signs
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw

GAME = "nawiedzone-krainy"
LOOKS = 0.1
RIDGE = 30.0
MISTAKES = (0, 3, 8, 15, 30)
NEWTON_STEPS = 30
Table = dict[str, list[float]]


class Look(NamedTuple):
    """The features of the seats at some moment, their valour, and the features of the whole table."""

    features: list[list[float]]
    valour: list[float]
    signs: list[float]


class Told(NamedTuple):
    """A game: the recorded looks, the valour at its end, and whether anybody won."""

    looks: list[Look]
    scores: list[int]
    saved: bool


def player(weights: Table, dice: random.Random, seed: int) -> Bot:
    """Return a bot to learn from: usually the learned one with some mistakes, sometimes an anchor."""
    game = catalog.find(GAME)
    mistakes = dice.choice(MISTAKES)
    kind = dice.random()
    if kind < 0.06:
        return bots.make(Plan("uniform"), game, seed)
    if not weights or kind < 0.2:
        plan = Plan("greedy")
        plan.mistakes = mistakes
        return bots.make(plan, game, seed)
    knowledge = LearnedNawiedzoneKrainy()
    knowledge.weights, knowledge.saved = weights["weights"], weights["saved"]
    return Greedy(knowledge, seed, mistakes)


def play(weights: Table, seed: int) -> Told:
    """Play one game and record looks at it."""
    dice = random.Random(seed)
    game = catalog.find(GAME)
    seats = dice.choice((2, 2, 2, *game.players))
    state: Any = game.new_game(game.setup(seats, {}))
    engine.run(state)
    players = [player(weights, dice, seed * 8 + seat) for seat in range(seats)]
    chance = FastRandom(seed)
    looks = []
    while state.agenda:
        ask = engine.pending(state)
        assert ask is not None
        if isinstance(ask, Draw):
            engine.apply(state, chance.weighted(ask.weights(state)))
            continue
        if dice.random() < LOOKS:
            seen = [features(state, seat) for seat in range(seats)]
            looks.append(Look(seen, [float(owner.valour) for owner in state.players], signs(state)))
        options = list(engine.options(state))
        choice = options[0]
        if len(options) > 1:
            choice = players[ask.seat].choose(game, ask.seat, bots.worlds(game, state, ask.seat, chance), options)
        engine.apply(state, choice)
    result = game.result(state)
    return Told(looks, result.scores, bool(result.winners))


def valour_weights(games: list[Told]) -> list[float]:
    """Fit the valour still won by ridge regression."""
    looks = [(game.scores, look) for game in games if game.saved for look in game.looks]
    rows = numpy.concatenate([numpy.array(look.features) for _, look in looks])
    wanted = numpy.concatenate([numpy.array(scores, dtype=float) - numpy.array(look.valour) for scores, look in looks])
    size = rows.std(axis=0) + 1e-6
    scaled = rows / size
    penalty = RIDGE * numpy.eye(scaled.shape[1])
    found = numpy.linalg.solve(scaled.T @ scaled + penalty, scaled.T @ wanted) / size
    error = float(numpy.sqrt(numpy.mean((rows @ found - wanted) ** 2)))
    print(f"valour: {len(wanted)} looks, spread {wanted.std():.1f}, error {error:.1f}")
    return [round(float(value), 4) for value in found]


def saved_weights(games: list[Told]) -> list[float]:
    """Fit whether anybody won by logistic regression with Newton steps."""
    signs = numpy.array([look.signs for game in games for look in game.looks])
    saved = numpy.array([float(game.saved) for game in games for _ in game.looks])
    found = numpy.zeros(signs.shape[1])
    size = signs.std(axis=0) + 1e-6
    penalty = numpy.diag(2e-4 * len(saved) * size**2 + 1e-6)
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + numpy.exp(-signs @ found))
        slope = signs.T @ (chance - saved) + penalty @ found
        bend = (signs * (chance * (1 - chance))[:, None]).T @ signs + penalty
        found -= numpy.linalg.solve(bend, slope)
    print(f"saved: {saved.mean():.2f} of the games, foreseen {float(numpy.mean((signs @ found > 0) == saved)):.2f}")
    return [round(float(value), 4) for value in found]


def learn(weights: Table, games: int, seed: int) -> Table:
    """One round: play, fit."""
    seeds = range(seed, seed + games)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        told = list(pool.map(play, [weights] * games, seeds, chunksize=8))
    return {"weights": valour_weights(told), "saved": saved_weights(told)}


def main() -> None:
    """Learn in several rounds, starting without weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500, help="games in each round (default 2500)")
    parser.add_argument("--rounds", type=int, default=2, help="how often to learn (default 2)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(f"engine: {compiled.status()}")
    weights: Table = {}
    for turn in range(arguments.rounds):
        weights = learn(weights, arguments.games, (arguments.seed + turn) * 1_000_000)
        print(f"round {turn + 1} of {arguments.rounds} is over")
    for kind, numbers in weights.items():
        write(GAME, kind, numbers)
    print(f"written to {FILE.name}")


if __name__ == "__main__":
    main()

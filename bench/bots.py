"""Our search beside OpenSpiel's C++ ISMCTS, both with random rollouts to the end of the game, in CPU time, interleaved.

How the two are made comparable: an iteration of a search goes from the root to the end of a game, through the tree and then
at random. A longer game takes more steps, so what is compared is search steps (state changes) per CPU second:
for OpenSpiel it is iterations times the mean length of random games from the same position, which is what its iterations walk.
Our search counts its own; a question with one possible answer is answered by our engine without asking, where OpenSpiel
counts a step, so ours are multiplied by the share of such answers, counted in random games from the same position.
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bench.engine import ROUNDS, YARDSTICK, opening
from dolmen import bots, catalog, compiled
from dolmen.bots.ismcts import Search
from dolmen.bots.plan import TO_THE_END
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Ask, Draw, State

RESULTS = Path(__file__).parent / "results" / "bots.json"
PEERS = ("gin_rummy", "hearts")
WARM_UP = 12
ITERATIONS = 100
SAMPLES = 300
SLICE = 0.5


class Count(NamedTuple):
    """What was done in a slice."""

    iterations: float
    steps: float


def position(name: str, seats: int) -> State:
    """Return a state some choices into a game, at a question with more than two options."""
    state: State = catalog.find(name).clone(opening(name, seats))
    chance = FastRandom(1)
    made = 0
    while True:
        ask = engine.pending(state)
        assert ask is not None
        if isinstance(ask, Draw):
            engine.apply(state, chance.weighted(ask.weights(state)))
            continue
        options = engine.options(state)
        if made >= WARM_UP and len(options) > 2:
            return state
        made += 1
        engine.apply(state, options[chance.below(len(options))])


def forced_share(name: str, start: State) -> float:
    """Return the number of answers, forced ones included, for each question asked in random games from a position."""
    game = catalog.find(name)
    chance = FastRandom(3)
    asked = forced = 0
    for _ in range(SAMPLES // 10):
        state = game.clone(start)
        while state.agenda:
            step = state.agenda.pop()
            if not isinstance(step, Ask):
                step.run(state)
                continue
            options = step.options(state)
            if step.automatic(state) and len(options) == 1:
                forced += 1
            else:
                asked += 1
            weights = step.weights(state) if isinstance(step, Draw) else None
            step.take(state, options[chance.below(len(options))] if weights is None else chance.weighted(weights))
    return (asked + forced) / asked


def our_search(name: str, seats: int) -> Callable[[float], Count]:
    """Search one position with random rollouts and no knowledge of the game."""
    game = catalog.find(name)
    state = position(name, seats)
    ask = engine.pending(state)
    assert ask is not None
    seat = ask.seat
    options = list(engine.options(state))
    plan = bots.Plan("search")
    plan.rollout = TO_THE_END
    plan.settle = False
    chance = FastRandom(2)
    sample = bots.worlds(game, state, seat, chance)
    share = forced_share(name, state)

    def play(seconds: float) -> Count:
        until = time.process_time() + seconds
        iterations = steps = 0
        while time.process_time() < until:
            search = Search(game, None, plan, seat, seats, chance)
            for _ in range(ITERATIONS):
                search.iterate(sample(), options)
            iterations += ITERATIONS
            steps += search.steps
        return Count(iterations, steps * share)

    return play


def peer_position(game: Any) -> Any:
    """Return a state some choices into a game, at which a player has a choice."""
    chance = random.Random(1)
    state = game.new_initial_state()
    made = 0
    while True:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
            continue
        options = state.legal_actions()
        if made >= WARM_UP and len(options) > 2:
            return state
        made += 1
        state.apply_action(chance.choice(options))


def mean_length(state: Any) -> float:
    """Return the mean number of state changes from a state to the end of a random game."""
    chance = random.Random(2)
    made = 0
    for _ in range(SAMPLES):
        walk = state.clone()
        while not walk.is_terminal():
            if walk.is_chance_node():
                outcomes, weights = zip(*walk.chance_outcomes(), strict=True)
                walk.apply_action(chance.choices(outcomes, weights)[0])
            else:
                walk.apply_action(chance.choice(walk.legal_actions()))
            made += 1
    return made / SAMPLES


def peer_search(name: str) -> Callable[[float], Count]:
    """Search one position with OpenSpiel's C++ search."""
    import pyspiel

    state = peer_position(pyspiel.load_game(name))
    length = mean_length(state)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS, -1, policy, False, True)

    def play(seconds: float) -> Count:
        until = time.process_time() + seconds
        iterations = 0
        while time.process_time() < until:
            bot.step(state)
            iterations += ITERATIONS
        return Count(iterations, iterations * length)

    return play


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Iterations and steps per CPU second, the contestants taking turns in short slices."""
    contestants = {f"OpenSpiel {name}": peer_search(name) for name in PEERS}
    for game in catalog.games():
        for seats in dict.fromkeys((game.players[0], game.players[-1])):
            contestants[f"{game.id}-{seats}"] = our_search(game.id, seats)
    made = {name: [0.0, 0.0, 0.0] for name in contestants}
    for _ in range(max(1, round(seconds / SLICE))):
        for name, play in contestants.items():
            began = time.process_time()
            count = play(SLICE)
            used = time.process_time() - began
            for index, value in enumerate((count.iterations, count.steps, used)):
                made[name][index] += value
    return {
        name: {"iterations": iterations / used, "steps": steps / used, "length": steps / iterations}
        for name, (iterations, steps, used) in made.items()
    }


def main(arguments: argparse.Namespace) -> int:
    """Measure, print the ratios, write the result."""
    print(f"engine: {compiled.status()}; Python {platform.python_version()}; {arguments.seconds:g} CPU seconds each")
    rates = measure(arguments.seconds)
    yardstick = rates[f"OpenSpiel {YARDSTICK}"]["steps"]
    hearts = rates["OpenSpiel hearts"]["steps"]
    print(f"\n{'':<24} {'iterations/s':>12} {'steps each':>10} {'steps/s':>12} {'x gin_rummy':>12} {'x hearts':>9}")
    for name, rate in sorted(rates.items()):
        steps = rate["steps"]
        line = f"{rate['iterations']:>12,.0f} {rate['length']:>10.0f} {steps:>12,.0f}"
        print(f"{name:<24} {line} {steps / yardstick:>12.2f} {steps / hearts:>9.2f}")
    if not arguments.no_write:
        document = {
            "date": time.strftime("%Y-%m-%d"),
            "engine": compiled.status(),
            "python": platform.python_version(),
            "cpu_seconds_each": arguments.seconds,
            "options": ROUNDS,
            "rates": {name: {key: round(value, 1) for key, value in rate.items()} for name, rate in rates.items()},
            "steps_times_gin_rummy": {name: round(rate["steps"] / yardstick, 2) for name, rate in rates.items()},
        }
        RESULTS.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
        print(f"\nwritten to {RESULTS.relative_to(Path(__file__).parents[1])}")
    return 0

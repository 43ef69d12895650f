"""Tunes the weights of an evaluation: greedy bots with other weights play the greedy anchor, and the winners' weights are kept.

    python -m bench.tune rune-stones --minutes 30

Each generation tries weights around the current ones, in pairs of opposite steps and all with the same deals; the current
weights move towards those that did well, and each weight's step grows or shrinks with what the good ones had in common
(a separable evolution strategy). The result goes into src/dolmen/bots/data/weights.toml and is then measured with deals
that the tuning did not see.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from bench.weights_file import write
from dolmen import bots, catalog, compiled
from dolmen.bots.greedy import Greedy
from dolmen.bots.knowledge import known, przepowiednia, rune_stones
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.weights import weights
from dolmen.lab.bout import play_as

MAKERS: Final[dict[str, Callable[[list[float]], Knowledge]]] = {
    "przepowiednia": przepowiednia.PrzepowiedniaKnowledge,
    "rune-stones": rune_stones.RuneStonesKnowledge,
}
HAND: Final = {"przepowiednia": przepowiednia.BY_HAND, "rune-stones": rune_stones.BY_HAND}
STEP: Final = 0.08
LEAST: Final = 0.01
SHRINK: Final = 0.985
MEMORY: Final = 0.8
CLEAR: Final = 10.0
UNSEEN: Final = 900_000


def game(name: str, numbers: list[float], deal: int, seat: int) -> tuple[float, float]:
    """Play one game against the anchor; return the share of the victory and the lead."""
    found = catalog.find(name)
    anchor = known(name)
    assert anchor is not None
    players: list[bots.Bot] = [Greedy(anchor, deal * 8), Greedy(anchor, deal * 8 + 1)]
    players[seat] = Greedy(MAKERS[name](numbers), deal * 8 + seat)
    played = play_as(found, players, deal)
    share = 1 / len(played.winners) if seat in played.winners else 0.0
    return share, float(played.scores[seat] - played.scores[1 - seat])


def fitness(results: list[tuple[float, float]]) -> float:
    """Return the share of victories plus a little for the lead, which says more than a bare victory."""
    return sum(share + 0.5 * math.tanh(ahead / CLEAR) for share, ahead in results) / len(results)


def meet(pool: ProcessPoolExecutor, name: str, tried: list[list[float]], deals: list[int]) -> list[list[tuple[float, float]]]:
    """Play all candidate weights against the anchor with every deal, at both seats."""
    calls = [[pool.submit(game, name, numbers, deal, seat) for deal in deals for seat in (0, 1)] for numbers in tried]
    return [[call.result() for call in row] for row in calls]


def step(
    chance: random.Random, mean: list[float], spread: list[float], count: int, judge: Callable[[list[list[float]]], list[float]]
) -> tuple[list[float], list[float], float]:
    """Run one generation; return the new mean, the new spread and the mean fitness of the candidates."""
    steps: list[list[float]] = []
    for _ in range(count // 2):
        one = [chance.gauss(0, 1) for _ in mean]
        steps += [one, [-part for part in one]]
    points = judge([[at + part * width for at, part, width in zip(mean, one, spread, strict=True)] for one in steps])
    order = sorted(range(len(steps)), key=lambda index: -points[index])[: len(steps) // 2]
    shares = [math.log(len(order) + 0.5) - math.log(place + 1) for place in range(len(order))]
    whole = sum(shares)
    shares = [share / whole for share in shares]
    moved, widths = [], []
    for part, (at, width) in enumerate(zip(mean, spread, strict=True)):
        moved.append(at + width * sum(share * steps[index][part] for share, index in zip(shares, order, strict=True)))
        power = sum(share * steps[index][part] ** 2 for share, index in zip(shares, order, strict=True))
        widths.append(width * SHRINK * math.sqrt(MEMORY + (1 - MEMORY) * power))
    return moved, widths, sum(points) / len(points)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=sorted(MAKERS))
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tried", type=int, default=16, help="weights tried in a generation")
    parser.add_argument("--deals", type=int, default=15, help="deals of a generation; two games each")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--afresh", action="store_true", help="begin with the anchor's own weights, not with the tuned ones")
    given: Any = parser.parse_args(words)
    chance = random.Random(given.seed)
    mean = list(HAND[given.game]) if given.afresh else weights(given.game, "tuned")
    spread = [max(LEAST, STEP * abs(number)) for number in mean]
    print(f"{given.game}: {len(mean)} weights, engine {compiled.status()}", flush=True)
    end = time.monotonic() + 60 * given.minutes
    generation = 0
    with ProcessPoolExecutor(given.workers) as pool:
        while time.monotonic() < end:
            deals = [1_000_000 + generation * given.deals + number for number in range(given.deals)]

            def judge(tried: list[list[float]], deals: list[int] = deals) -> list[float]:
                return [fitness(row) for row in meet(pool, given.game, tried, deals)]

            mean, spread, level = step(chance, mean, spread, given.tried, judge)
            generation += 1
            left = max(0.0, (end - time.monotonic()) / 60)
            print(f"generation {generation}: {level:+.3f} on average, {left:.0f} minutes left", flush=True)
            write(given.game, "tuned", mean)
        unseen = [UNSEEN + number for number in range(4 * given.deals)]
        results = meet(pool, given.game, [mean], unseen)[0]
    won = sum(share for share, _ in results)
    print(
        f"{given.game}: the tuned judgement won {won:g} of {len(results)} games against the anchor's, with deals it had not seen"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

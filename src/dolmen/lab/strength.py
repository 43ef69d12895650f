"""Strengths from rankings: Plackett-Luce by the MM algorithm, with bootstrap intervals."""

import math
import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

STEPS: Final = 400
ENOUGH: Final = 1e-7
RESAMPLES: Final = 200
# One imaginary drawn game between every two levels keeps all strengths finite.
DOUBT: Final = 0.5
ELO: Final = 400 / math.log(10)


class Ranking(NamedTuple):
    """Who was in a game, and the place of each; ties share a place. Games with the same `deal` had the same draws."""

    names: tuple[str, ...]
    places: tuple[int, ...]
    deal: int


class Strength(NamedTuple):
    """A strength on the Elo scale, with its 95 % interval."""

    middle: float
    low: float
    high: float


def fit(rankings: Sequence[Ranking], names: Sequence[str]) -> dict[str, float]:
    """Return the most likely strengths on the Elo scale, with mean 0."""
    stages = [stage for ranking in rankings for stage in _stages(ranking)]
    wins = {name: DOUBT * (len(names) - 1) for name in names}
    for best, _ in stages:
        for name in best:
            wins[name] += 1
    weight = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        below = dict.fromkeys(names, 0.0)
        for best, rest in stages:
            share = len(best) / sum(weight[name] for name in rest)
            for name in rest:
                below[name] += share
        for first in names:
            for second in names:
                if first != second:
                    below[first] += 2 * DOUBT / (weight[first] + weight[second])
        new = {name: wins[name] / below[name] for name in names}
        scale = math.exp(sum(math.log(value) for value in new.values()) / len(new))
        new = {name: value / scale for name, value in new.items()}
        change = max(abs(math.log(new[name] / weight[name])) for name in names)
        weight = new
        if change < ENOUGH:
            break
    return {name: ELO * math.log(value) for name, value in weight.items()}


def _stages(ranking: Ranking) -> list[tuple[list[str], list[str]]]:
    """List for each place those who took it, and all who had not taken a better one."""
    stages = []
    for place in sorted(set(ranking.places)):
        best = [name for name, taken in zip(ranking.names, ranking.places, strict=True) if taken == place]
        rest = [name for name, taken in zip(ranking.names, ranking.places, strict=True) if taken >= place]
        if len(rest) > len(best):
            stages.append((best, rest))
    return stages


def strengths(
    rankings: Sequence[Ranking], names: Sequence[str], resamples: int = RESAMPLES, seed: int = 1
) -> dict[str, Strength]:
    """Compute strengths with intervals; games with the same deal are resampled together, because they are not independent.

    One imaginary deal is added in which a coin decides every game, because a few one-sided games prove less than they seem to.
    """
    middle = fit(rankings, names)
    groups: dict[int, list[Ranking]] = {}
    for ranking in rankings:
        groups.setdefault(ranking.deal, []).append(ranking)
    keys = sorted(groups)
    dice = random.Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(resamples):
        again: list[Ranking] = []
        for key in dice.choices([*keys, None], k=len(keys) + 1):
            again += _imagined(names, dice) if key is None else groups[key]
        for name, value in fit(again, names).items():
            drawn[name].append(value)
    found = {}
    for name in names:
        values = sorted(drawn[name])
        low, high = values[int(0.025 * resamples)], values[min(resamples - 1, int(0.975 * resamples))]
        found[name] = Strength(middle[name], low, high)
    return found


def _imagined(names: Sequence[str], dice: random.Random) -> list[Ranking]:
    """Return a game between every two levels, each decided by a coin."""
    return [Ranking(pair, dice.choice([(1, 2), (2, 1)]), 0) for pair in combinations(names, 2)]


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)

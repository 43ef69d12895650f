"""Effects with honest intervals: regression clustered by deal, paired differences, and a correction for many comparisons."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, Final, NamedTuple

import numpy as np

CONFIDENCE: Final = 0.95
# Fewer clusters than this say nothing about their own spread.
FEWEST: Final = 8

Array = Any


class Effect(NamedTuple):
    """An estimate with its standard error, the 95 % interval, the p-value, and the number of clusters (deals) behind it."""

    middle: float
    error: float
    low: float
    high: float
    p: float
    clusters: int


UNKNOWN: Final = Effect(math.nan, math.nan, math.nan, math.nan, 1.0, 0)


def quantile(p: float, freedom: int) -> float:
    """A quantile of Student's t, by the Cornish-Fisher expansion; from 5 degrees of freedom on it is right to a hundredth."""
    z = NormalDist().inv_cdf(p)
    f = max(1, freedom)
    return (
        z
        + (z**3 + z) / (4 * f)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3)
    )


def effect(middle: float, error: float, clusters: int) -> Effect:
    """An estimate with the interval and the p-value that its error gives."""
    if clusters < FEWEST or not math.isfinite(error):
        return UNKNOWN
    if error <= 0:
        return Effect(middle, 0.0, middle, middle, 1.0 if middle == 0 else 0.0, clusters)
    reach = quantile(0.5 + CONFIDENCE / 2, clusters - 1) * error
    # The normal distribution's p-value for a t made smaller by the same factor as the interval is made wider.
    narrowed = abs(middle) / error * NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) / (reach / error)
    return Effect(middle, error, middle - reach, middle + reach, 2 * (1 - NormalDist().cdf(narrowed)), clusters)


def mean(values: Array, clusters: Array) -> Effect:
    """The mean of values that depend on each other within a cluster."""
    values = np.asarray(values, dtype=float)
    if not len(values):
        return UNKNOWN
    middle = float(values.mean())
    sums = _sums(values - middle, clusters)
    count = len(sums)
    error = math.sqrt(float((sums**2).sum()) * count / max(1, count - 1)) / len(values)
    return effect(middle, error, count)


def having(outcome: Array, has: Array, groups: Array, clusters: Array) -> Effect:
    """How much more of the outcome those have that have something than the others of their group, the seats of a game.

    The slope of a regression within groups; its error is clustered. Groups that all have it, or that all lack it, tell nothing.
    """
    outcome, centred = _within(outcome, groups), _within(has, groups)
    spread = float((centred**2).sum())
    if spread <= 0:
        return UNKNOWN
    slope = float((centred * outcome).sum()) / spread
    sums = _sums(centred * (outcome - slope * centred), clusters)
    telling = len(np.unique(clusters[centred != 0]))
    error = math.sqrt(float((sums**2).sum()) * telling / max(1, telling - 1)) / spread
    return effect(slope, error, telling)


def _within(values: Array, groups: Array) -> Array:
    """Values less the mean of their group."""
    values = np.asarray(values, dtype=float)
    _, where = np.unique(groups, return_inverse=True)
    centred = values - (np.bincount(where, weights=values) / np.bincount(where))[where]
    centred[np.abs(centred) < 1e-12] = 0.0
    return centred


def difference(first: Array, second: Array) -> Effect:
    """The mean difference of pairs: the same deals, played in two ways."""
    gaps = np.asarray(second, dtype=float) - np.asarray(first, dtype=float)
    return mean(gaps, np.arange(len(gaps)))


def _sums(values: Array, clusters: Array) -> Array:
    _, where = np.unique(clusters, return_inverse=True)
    return np.bincount(where, weights=values)


def corrected(ps: Sequence[float]) -> list[float]:
    """Holm's correction: p-values that may be compared with 5 % however many there are."""
    order = sorted(range(len(ps)), key=lambda number: ps[number])
    found = [1.0] * len(ps)
    most = 0.0
    for rank, number in enumerate(order):
        most = max(most, min(1.0, ps[number] * (len(ps) - rank)))
        found[number] = most
    return found


def games_needed(error: float, games: int, wanted: float) -> int:
    """How many games would make the interval reach no farther than `wanted` to either side."""
    if not math.isfinite(error) or error <= 0:
        return 0
    reach = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * error
    return math.ceil(games * (reach / wanted) ** 2)

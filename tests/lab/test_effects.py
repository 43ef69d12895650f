"""Effects: intervals that cover as often as they say, corrections, and t quantiles."""

import math
import random

import numpy as np
import pytest

from dolmen.lab import effects


@pytest.mark.parametrize(
    ("p", "freedom", "known"), [(0.975, 7, 2.365), (0.975, 10, 2.228), (0.975, 30, 2.042), (0.95, 20, 1.725)]
)
def test_quantiles_of_t_are_those_of_the_tables(p: float, freedom: int, known: float) -> None:
    assert effects.quantile(p, freedom) == pytest.approx(known, abs=0.01)


def test_a_mean_of_clusters_is_no_surer_than_its_clusters() -> None:
    dice = random.Random(1)
    values = [dice.random() for _ in range(40)]
    once = effects.mean(np.array(values), np.arange(40))
    copied = effects.mean(np.repeat(values, 10), np.repeat(np.arange(40), 10))
    assert copied.error == pytest.approx(once.error)
    assert copied.clusters == once.clusters == 40


def test_intervals_of_an_effect_hold_the_truth_in_about_95_of_100_studies() -> None:
    dice = np.random.default_rng(5)
    held = 0
    for _ in range(400):
        groups = np.repeat(np.arange(60), 2)
        has = np.zeros(120)
        has[np.arange(60) * 2 + dice.integers(0, 2, 60)] = dice.random(60) < 0.7
        luck = dice.normal(0, 1, 60)
        outcome = 0.3 * has + np.repeat(luck, 2) + dice.normal(0, 0.5, 120)
        found = effects.having(outcome, has, groups, groups)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_what_everybody_has_tells_nothing() -> None:
    groups = np.repeat(np.arange(20), 2)
    assert effects.having(np.arange(40.0), np.ones(40), groups, groups) is effects.UNKNOWN


def test_too_few_clusters_tell_nothing() -> None:
    assert effects.mean(np.array([1.0, 2.0, 3.0]), np.arange(3)) is effects.UNKNOWN


def test_holm_multiplies_the_smallest_by_their_number_and_never_decreases() -> None:
    assert effects.corrected([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert effects.corrected([]) == []


def test_under_no_effect_the_corrected_p_is_striking_in_at_most_5_of_100_studies() -> None:
    dice = np.random.default_rng(9)
    striking = 0
    for _ in range(200):
        ps = [effects.mean(dice.normal(0, 1, 50), np.arange(50)).p for _ in range(20)]
        striking += min(effects.corrected(ps)) < 0.05
    assert striking / 200 <= 0.05 + 2 * math.sqrt(0.05 * 0.95 / 200)


def test_four_times_the_games_halve_the_interval() -> None:
    assert effects.games_needed(0.05, 100, 0.049) == 400
    assert effects.games_needed(math.nan, 100, 0.05) == 0

"""Greedy is a fair opponent: it nearly always beats uniform."""

import pytest

from dolmen import compiled
from dolmen.bots import Plan
from dolmen.lab.bout import play

GAMES = 20 if compiled.status() == "compiled" else 4


@pytest.mark.slow
@pytest.mark.parametrize("name", ["przepowiednia", "rune-stones"])
def test_greedy_beats_uniform_in_nine_games_of_ten(name: str) -> None:
    won = 0
    for seed in range(GAMES):
        plans = [Plan("uniform"), Plan("uniform")]
        plans[seed % 2] = Plan("greedy")
        won += play(name, plans, seed).winners == [seed % 2]
    assert won >= 0.9 * GAMES

"""Greedy is worth playing against: it beats uniform nearly always."""

from functools import partial

import pytest

from dolmen import bots, catalog, compiled
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import Match, start
from dolmen.kernel.step import State

GAMES = 100 if compiled.status() == "compiled" else 10
ROUNDS = {"przepowiednia": {"max_rounds": 60}}


def sample(match: Match, seat: int, random: FastRandom) -> State:
    """A world that a seat cannot tell from the true one."""
    world: State = match.game.determinize(match.state, seat, random)
    return world


def play(name: str, levels: tuple[str, str], seed: int) -> list[int]:
    """The winners of one game."""
    game = catalog.find(name)
    setup = game.setup(2, ROUNDS.get(name, {}))
    match = start(game, setup, list(levels), secret=secret_from_seed(seed), table="strength")
    players = [bots.find(level, game, 2 * seed + seat) for seat, level in enumerate(levels)]
    random = FastRandom(seed)
    while not match.over:
        ask = engine.pending(match.state)
        assert ask is not None
        seat = ask.seat
        options = engine.options(match.state)
        choice = options[0]
        if len(options) > 1:
            choice = players[seat].choose(game, seat, partial(sample, match, seat, random), options)
        match.play(seat, choice)
    return match.result().winners


@pytest.mark.slow
@pytest.mark.parametrize("name", ["przepowiednia", "rune-stones"])
def test_greedy_beats_uniform_in_nine_games_of_ten(name: str) -> None:
    won = 0
    for seed in range(GAMES):
        greedy_seat = seed % 2
        levels = ("greedy", "uniform") if greedy_seat == 0 else ("uniform", "greedy")
        won += play(name, levels, seed) == [greedy_seat]
    assert won >= 0.9 * GAMES

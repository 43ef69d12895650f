"""Greedy plays Rune Stones well: it nearly always beats uniform, and its games are as long as those of people."""

import pytest

from dolmen import bots, catalog, compiled
from dolmen.bots.knowledge.rune_stones import RuneStonesKnowledge
from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw
from tests.games.rune_stones.table import table

GAMES = 100 if compiled.status() == "compiled" else 6
GAME = catalog.find("rune-stones")


def play(levels: tuple[str, str], seed: int) -> Table:
    """Play a whole game of two bots."""
    state: Table = GAME.new_game(GAME.setup(2, {}))
    engine.run(state)
    random = FastRandom(seed)
    players = [bots.find(level, GAME, 2 * seed + seat) for seat, level in enumerate(levels)]
    while state.agenda:
        ask = engine.pending(state)
        if isinstance(ask, Draw):
            engine.apply(state, random.weighted(ask.weights(state)))
            continue
        assert ask is not None
        options = engine.options(state)
        choice = options[0]
        if len(options) > 1:
            choice = players[ask.seat].choose(GAME, ask.seat, bots.worlds(GAME, state, ask.seat, random), options)
        engine.apply(state, choice)
    return state


@pytest.mark.slow
def test_greedy_beats_uniform_in_nineteen_games_of_twenty() -> None:
    won = 0
    rounds = []
    for seed in range(GAMES):
        greedy_seat = seed % 2
        state = play(("greedy", "uniform") if greedy_seat == 0 else ("uniform", "greedy"), seed)
        won += GAME.result(state).winners == [greedy_seat]
        rounds.append(state.round)
    assert won >= 0.95 * GAMES
    assert 20 <= sorted(rounds)[GAMES // 2] <= 35


@pytest.mark.slow
def test_two_greedy_players_need_20_to_35_rounds() -> None:
    rounds = sorted(play(("greedy", "greedy"), 1000 + seed).round for seed in range(GAMES // 2))
    inside = [count for count in rounds if 20 <= count <= 35]
    assert len(inside) >= 0.9 * len(rounds), rounds


def choice_of_greedy(state: Table) -> str:
    """Return greedy's answer."""
    ask = engine.pending(state)
    assert ask is not None
    bot = bots.find("greedy", GAME, 1)
    choice = bot.choose(GAME, ask.seat, bots.worlds(GAME, state, ask.seat, FastRandom(1)), engine.options(state))
    return engine.choice_name(ask, choice)


def test_greedy_takes_the_victory_when_it_can() -> None:
    end = {"seat": 1, "step": "end"}
    state = table(turn=end, players=[{"points": 50}, {"points": 62, "upper": "by..."}])
    assert choice_of_greedy(state) == "upper"


def test_greedy_does_not_end_a_game_that_it_would_lose() -> None:
    end = {"seat": 1, "step": "end"}
    state = table(turn=end, players=[{"points": 64, "upper": "bygrw"}, {"points": 62, "upper": "by..."}])
    assert choice_of_greedy(state) == "end"


def test_greedy_knows_what_is_better() -> None:
    worth = RuneStonesKnowledge().worth
    poor = table(players=[{"gems": "b"}, {}])
    assert worth(table(players=[{"gems": "bw"}, {}]), 0) > worth(poor, 0)
    assert worth(table(players=[{"gems": "b", "points": 5}, {}]), 0) > worth(poor, 0)
    assert worth(table(players=[{"gems": "b", "stones": ["three"]}, {}]), 0) > worth(poor, 0)
    assert worth(table(players=[{"gems": "b", "upper": "b...."}, {}]), 0) > worth(poor, 0)
    assert worth(table(players=[{"gems": "b", "pile": [78]}, {}]), 0) > worth(poor, 0)

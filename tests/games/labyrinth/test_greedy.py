"""The greedy bot knows what wins: keys, the way to the centre, lives."""

from typing import Any

import pytest

from dolmen import bots
from dolmen.bots.knowledge.labyrinth import LabyrinthKnowledge
from dolmen.games.labyrinth.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw
from tests.games.by_name import question
from tests.games.labyrinth.table import BOX, GAME, LINE, table


def worth(player: dict[str, Any]) -> float:
    state = table(players=[player, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    return LabyrinthKnowledge().worth(state, 0)


def test_a_key_a_life_and_a_shorter_way_are_worth_something() -> None:
    here: dict[str, Any] = {"node": "(2,0)a", "keys": 1}
    assert worth({"node": "(1,0)a", "keys": 1}) > worth(here)
    assert worth(here) > worth({**here, "keys": 0})
    assert worth(here) > worth({**here, "lives": 2})
    assert worth(here) > worth({**here, "daze": 1})


def test_it_takes_the_win_that_lies_before_it() -> None:
    state = table(players=[{"node": "(1,0)a", "keys": 1}, {"node": "K2"}, {}], tiles=LINE, golem="K3")
    random = FastRandom(1)
    bot = bots.find("greedy", GAME, 1)
    choice = bot.choose(GAME, 0, bots.worlds(GAME, state, 0, random), engine.options(state))
    assert engine.choice_name(question(state), choice) == "move-C"


@pytest.mark.slow
def test_it_beats_the_uniform_bot() -> None:
    assert sum(greedy_wins(game) for game in range(4)) >= 3


def greedy_wins(game: int) -> bool:
    """Tell whether the greedy bot, at a given seat, wins a two-player game."""
    state: Table = GAME.new_game(GAME.setup(2, {"max_rounds": 40}, BOX))
    engine.run(state)
    chance, worlds = FastRandom(game), FastRandom(game + 50)
    players = [bots.find("greedy" if seat == game % 2 else "uniform", GAME, game) for seat in range(2)]
    while state.agenda:
        ask = question(state)
        if isinstance(ask, Draw):
            engine.apply(state, chance.weighted(ask.weights(state)))
        else:
            sample = bots.worlds(GAME, state, ask.seat, worlds)
            engine.apply(state, players[ask.seat].choose(GAME, ask.seat, sample, engine.options(state)))
    return GAME.result(state).winners == [game % 2]

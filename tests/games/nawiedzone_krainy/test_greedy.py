"""The greedy bot keeps Kalena alive and beats chance."""

from dolmen.bots import find, worlds
from dolmen.games.nawiedzone_krainy.names import NO_DEFEAT
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw
from tests.games.nawiedzone_krainy.table import BOX, GAME


def played(levels: list[str], seed: int) -> Table:
    """Play a whole game of bots that each know only what their seats may know."""
    random = FastRandom(seed)
    state: Table = GAME.new_game(GAME.setup(len(levels), {}, BOX))
    engine.run(state)
    bots = [find(level, GAME, 10 * seed + seat) for seat, level in enumerate(levels)]
    while True:
        ask = engine.pending(state)
        if ask is None:
            return state
        if isinstance(ask, Draw):
            engine.apply(state, random.weighted(ask.weights(state)))
            continue
        options = engine.options(state)
        sample = worlds(GAME, state, ask.seat, random)
        engine.apply(state, bots[ask.seat].choose(GAME, ask.seat, sample, options))


def test_three_greedy_players_reach_the_final_scoring_in_nine_games_of_ten() -> None:
    finished = [state for seed in range(10) if (state := played(["greedy"] * 3, seed)).defeat == NO_DEFEAT]
    assert len(finished) >= 9
    assert sum(sum(GAME.result(state).scores) for state in finished) > 25 * 3 * len(finished)


def test_greedy_players_beat_a_uniform_one() -> None:
    finished = 0
    for seed in range(8):
        levels = ["greedy", "greedy", "greedy"]
        levels[seed % 3] = "uniform"
        state = played(levels, seed)
        if state.defeat == NO_DEFEAT:
            finished += 1
            scores = GAME.result(state).scores
            assert min(scores) == scores[seed % 3]
            assert scores[seed % 3] < 15 < sorted(scores)[1]
    assert finished >= 4

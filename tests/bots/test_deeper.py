"""The deeper evaluations: weights match the features, a won game has the highest value, and survival counts."""

from pathlib import Path

import pytest

from dolmen import bots, catalog
from dolmen.bots import Plan, weights
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge import DEEPER, KNOWN, known, przepowiednia, rune_stones
from dolmen.bots.knowledge.nawiedzone_krainy_learned import LearnedNawiedzoneKrainy, features, signs, turns_in
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Result
from dolmen.kernel.step import Draw
from dolmen.lab.bout import play

LAND = "nawiedzone-krainy"
RUNES = "rune-stones"
TEMPLES = "przepowiednia"


def land(choices: int, seats: int = 2) -> Table:
    """Return a state of Nawiedzone Krainy after some choices of a greedy bot."""
    game = catalog.find(LAND)
    state = game.new_game(game.setup(seats, {}))
    assert isinstance(state, Table)
    engine.run(state)
    chance = FastRandom(4)
    bot = bots.make(Plan("greedy"), game, 1)
    while choices or isinstance(engine.pending(state), Draw):
        ask = engine.pending(state)
        assert ask is not None
        if isinstance(ask, Draw):
            engine.apply(state, chance.weighted(ask.weights(state)))
            continue
        choices -= 1
        options = list(engine.options(state))
        engine.apply(state, bot.choose(game, ask.seat, bots.worlds(game, state, ask.seat, chance), options))
    return state


def test_only_the_levels_judge_deeper_the_anchor_stays_as_it_is() -> None:
    for game in catalog.games():
        assert not bots.plan_of("greedy", game).deeper
        assert type(known(game.id)) is KNOWN[game.id]
        assert game.id in DEEPER
    for hand, knowledge in ((rune_stones, known(RUNES)), (przepowiednia, known(TEMPLES))):
        assert isinstance(knowledge, rune_stones.RuneStonesKnowledge | przepowiednia.PrzepowiedniaKnowledge)
        assert knowledge.numbers == hand.BY_HAND


@pytest.mark.parametrize("game", [RUNES, TEMPLES])
def test_tuned_weights_are_as_many_as_those_by_hand(game: str) -> None:
    tuned = known(game, deeper=True)
    assert isinstance(tuned, rune_stones.RuneStonesKnowledge | przepowiednia.PrzepowiedniaKnowledge)
    assert tuned.numbers == weights.weights(game, "tuned")
    with pytest.raises(AssertionError, match="weights were expected, not 3"):
        type(tuned)([1.0, 2.0, 3.0])


def test_there_is_a_weight_for_every_feature() -> None:
    knowledge = LearnedNawiedzoneKrainy()
    for choices in (0, 25, 60):
        for seats in (2, 4):
            state = land(choices, seats)
            assert len(knowledge.weights) == len(features(state, seats - 1))
            assert len(knowledge.saved) == len(signs(state))


def test_turns_to_come_are_counted_by_season() -> None:
    state = land(0)
    assert turns_in(state, 0) == turns_in(state, 1) == [3, 3, 3]
    later = land(90)
    assert sum(turns_in(later, 0)) < 9
    assert turns_in(later, 0)[: later.season - 1] == [0] * (later.season - 1)


def test_hope_falls_with_the_reserve() -> None:
    knowledge = LearnedNawiedzoneKrainy()
    state = land(60)
    hopes = []
    for reserve in (20, 9, 5, 1):
        state.reserve = reserve
        hopes.append(knowledge.hope(state))
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > 0.8
    assert hopes[-1] < 0.5
    state.partial = True
    assert knowledge.hope(state) == 1.0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [(LAND, 40), (RUNES, 40)])
def test_what_was_learned_beats_what_it_was_learned_from(game: str, games: int) -> None:
    deeper = Plan("greedy")
    deeper.deeper = True
    won = lost = 0
    for seed in range(games):
        plans = [Plan("greedy"), Plan("greedy")]
        plans[seed % 2] = deeper
        winners = play(game, plans, 500 + seed).winners
        won += seed % 2 in winners
        lost += 1 - seed % 2 in winners
    assert won > lost


def test_in_labyrinth_nothing_is_as_good_as_having_won() -> None:
    game = catalog.find("labyrinth")
    knowledge = known("labyrinth", deeper=True)
    assert knowledge is not None
    judge = Judge(game, knowledge, 2, 2.0)
    assert judge.final(Result([1, 0], [1, 2])) == [1.0, 0.0]
    state = game.new_game(game.setup(2, {}))
    engine.run(state)
    assert max(judge.shares(state, [100.0, 0.0])) < 1.0


def test_bad_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text('[toy]\nweights = [1, "two"]\n')
    with pytest.raises(BadInput, match=r"toy: weights is .* expected a list of numbers"):
        weights.read(path)
    path.write_text("[toy]\nweights = [1, 2.5]\n")
    assert weights.read(path) == {"toy": {"weights": [1.0, 2.5]}}

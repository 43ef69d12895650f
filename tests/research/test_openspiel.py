"""The games of OpenSpiel pass OpenSpiel's own test at every player count, and its algorithms run on them."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts

from dolmen import catalog
from dolmen.research import openspiel

SHORT = {"labyrinth": ["max_rounds=2"], "przepowiednia": ["max_rounds=3"], "rune-stones": ["max_rounds=2"]}
GAMES = [(game.id, seats) for game in catalog.games() for seats in game.players]
IDS = [f"{game_id}-{seats}" for game_id, seats in GAMES]


def load(game_id: str, players: int, *more: str) -> Any:
    """A game as OpenSpiel loads it, short where an option makes it so."""
    parameters = ",".join([f"players={players}", *(more or SHORT.get(game_id, []))])
    return pyspiel.load_game(f"{openspiel.NAMES[game_id]}({parameters})")


def settle(state: Any, random: np.random.RandomState) -> None:
    """Let chance answer."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=chances)))


def some_states(game: Any, seed: int, count: int) -> list[Any]:
    """States of a random game in which players are asked."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    found: list[Any] = []
    while len(found) < count:
        settle(state, random)
        if state.is_terminal():
            break
        found.append(state.clone())
        state.apply_action(int(random.choice(state.legal_actions())))
    return found


@pytest.mark.parametrize(("game_id", "players"), GAMES, ids=IDS)
def test_random_sim(game_id: str, players: int) -> None:
    """OpenSpiel's random_sim_test passes, with games written and read again."""
    pyspiel.random_sim_test(load(game_id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", list(openspiel.NAMES))
def test_bounds(game_id: str) -> None:
    """Chances add up to 1, and actions, outcomes, returns and lengths keep to the bounds that the game declares."""
    game = load(game_id, 3)
    random = np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
            assert max(outcomes) < game.max_chance_outcomes()
            state.apply_action(int(random.choice(outcomes, p=chances)))
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert max(legal) < game.num_distinct_actions()
        assert len({state.action_to_string(state.current_player(), action) for action in legal}) == len(legal)
        state.apply_action(int(random.choice(legal)))
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    if game.utility_sum() is not None:
        assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert len(state.history()) <= game.max_game_length()


@pytest.mark.parametrize("game_id", list(openspiel.NAMES))
def test_resampling_keeps_what_the_player_knows(game_id: str) -> None:
    """A resampled state looks the same to the player, with the same history of what was seen and the same options."""
    game = load(game_id, 2, *([] if game_id == "nawiedzone-krainy" else ["max_rounds=5"]))
    random = np.random.RandomState(3)
    differences = 0
    for state in some_states(game, 4, 120)[::4]:
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        dump = catalog.find(game_id).dump_position
        differences += dump(other.world.state) != dump(state.world.state)
    assert differences or game_id in ("przepowiednia", "nawiedzone-krainy", "labyrinth")


def test_a_clone_goes_its_own_way() -> None:
    """Playing on in a clone leaves the state as it was."""
    state = some_states(load("labyrinth", 2), 1, 1)[0]
    before = state.observation_tensor(0), state.history(), state.information_state_string(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert (state.observation_tensor(0), state.history(), state.information_state_string(0)) == before
    assert other.information_state_string(0) != before[2]


def test_a_hidden_draw_tells_only_the_player_who_sees_it() -> None:
    """A card that one player draws is in that player's information state, and not in the other's."""
    random = np.random.RandomState(1)
    state = load("rune-stones", 2).new_initial_state()
    found = False
    while not found and not state.is_terminal():
        if state.is_chance_node() and type(state.world.ask()).__name__ == "DrawCard":
            drawer = state.world.ask().args()[0]
            first, second = (state.child(outcome) for outcome, _ in state.chance_outcomes()[:2])
            assert first.information_state_string(drawer) != second.information_state_string(drawer)
            assert first.information_state_string(1 - drawer) == second.information_state_string(1 - drawer)
            found = True
        actions = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(random.choice(actions)))
    assert found


class Even:
    """Values every position the same: the search alone decides."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game_id", ["labyrinth", "nawiedzone-krainy", "rune-stones"])
def test_ismcts_plays(game_id: str) -> None:
    """OpenSpiel's search for games with hidden information chooses legal actions."""
    game = load(game_id, 2)
    random = np.random.RandomState(1)
    most = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = ismcts.ISMCTSBot(game, Even(), uct_c=1.4, max_simulations=12, random_state=random, final_policy_type=most)
    state = game.new_initial_state()
    for _ in range(3):
        settle(state, random)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.slow
def test_mccfr_learns() -> None:
    """Regret minimization with external sampling visits information states of both players of a game of one round."""
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(load("labyrinth", 2, "max_rounds=1"))
    solver.iteration()
    seats = {key.split()[0] for key in solver._infostates}
    assert seats == {"seat_0", "seat_1"}


def test_python_ends_quietly() -> None:
    """Nothing of ours is in the way when Python ends with the games registered."""
    done = subprocess.run(
        [sys.executable, "-c", "from dolmen.research import openspiel"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")

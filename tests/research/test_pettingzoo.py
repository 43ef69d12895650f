"""The PettingZoo environments pass PettingZoo's own tests at every player count."""

import pickle
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from dolmen import catalog
from dolmen.kernel.engine import IllegalChoice

GAMES = [(game.id.replace("-", "_"), seats) for game in catalog.games() for seats in game.players]
SHORT = {"rune_stones": {"max_rounds": 8}, "labyrinth": {"max_rounds": 12}}
IDS = [f"{name}-{seats}" for name, seats in GAMES]
# What PettingZoo excuses in its own games with a dict observation, by their names.
EXCUSED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


def module(name: str) -> Any:
    """The module of an environment, as a researcher imports it."""
    return import_module(f"dolmen.research.pettingzoo.{name}_v0")


def play(env: Any, seed: int) -> list[Any]:
    """Play a game at random; return every agent, observation, reward and action."""
    random = np.random.default_rng(seed)
    seen = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        action = None
        if not terminated and not truncated:
            action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        seen.append((agent, observation["observation"].tolist(), reward, action))
        env.step(action)
    return seen


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=IDS)
def test_api(name: str, seats: int) -> None:
    """PettingZoo's api_test passes, with no warning but those that its own games are excused."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(module(name).env(players=seats), num_cycles=20)
    assert {str(warning.message) for warning in caught} <= EXCUSED


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=IDS)
def test_seed(name: str, seats: int) -> None:
    """PettingZoo's seed_test passes: the same seed and the same actions give the same game."""
    seed_test(lambda: module(name).env(players=seats), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=IDS)
def test_render(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's render_test passes: text, pixels, and text on the screen."""
    render_test(lambda render_mode: module(name).env(players=seats, render_mode=render_mode))
    assert "seat_0" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), GAMES, ids=IDS)
def test_whole_game(name: str, seats: int) -> None:
    """A game ends for all agents at once, and the shares of the victory add up to 1, or to 0 when all lose."""
    env = module(name).env(players=seats, options=SHORT.get(name))
    env.reset(seed=seats)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent, observation, reward, action in play(env, seats):
        rewards[agent] += reward
        assert (action is None) == (observation[1] == -2)
    assert sum(rewards.values()) == pytest.approx(1) or not any(rewards.values())
    assert env.agents == []


def test_max_cycles_truncates() -> None:
    """After `max_cycles` answers the game is truncated for everybody."""
    env = module("rune_stones").env(players=3, max_cycles=4)
    env.reset(seed=1)
    seen = play(env, 1)
    assert [action is None for _, _, _, action in seen] == [False] * 4 + [True] * 3


def test_other_seed_gives_another_game() -> None:
    """Without a seed, and with different seeds, games differ."""
    games = []
    for seed in (1, 2, None, None):
        env = module("przepowiednia").env()
        env.reset(seed=seed)
        games.append(play(env, 3))
    assert len({repr(game) for game in games}) == 4


def test_illegal_action() -> None:
    """The raw environment refuses an illegal action with a rule; the wrapped one lets the agent lose."""
    raw = module("labyrinth").raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice):
        raw.step(illegal)
    env = module("labyrinth").env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_tasks_are_chosen_in_turn_without_being_seen() -> None:
    """The tasks of Nawiedzone Krainy are asked for in order of play; nobody observes what the others chose."""
    env = module("nawiedzone_krainy").raw_env(players=4, options={"wraith_supply_rule": "partial"})
    random = np.random.default_rng(2)
    env.reset(seed=3)
    kinds = [kind.__name__ for kind in env.observer.actions.kinds]
    asked: list[str] = []
    while type(env.question()).__name__ != "ChooseTasks":
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    while type(env.question()).__name__ == "ChooseTasks":
        agent = env.agent_selection
        assert before[agent][2] == -1 or kinds[before[agent][2]] == "ChooseTasks"
        asked.append(agent)
        others = [other for other in env.agents if other != agent]
        mask = np.flatnonzero(env.observe(agent)["action_mask"])
        seen = []
        for action in mask[:2]:
            copy = pickle.loads(pickle.dumps(env))
            copy.reset(seed=3)
            copy.table = env.game.clone(env.table)
            copy.agent_selection = agent
            copy.step(int(action))
            seen.append({other: copy.observe(other)["observation"].tolist() for other in others})
        assert seen[0] == seen[1]
        env.step(int(mask[0]))
    # The leader of a Season chooses none in this mode.
    assert len(asked) == len(set(asked)) == 3


def test_last_round_tells_the_score() -> None:
    """At the end each agent's info has its score and its place."""
    env = module("przepowiednia").raw_env(players=2)
    env.reset(seed=4)
    random = np.random.default_rng(4)
    while env.table.agenda:
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert sorted(info["place"] for info in env.infos.values())[0] == 1
    assert {set(info) == {"score", "place"} for info in env.infos.values()} == {True}

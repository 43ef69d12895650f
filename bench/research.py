"""Steps of the research environments beside PettingZoo's connect_four and RLCard's gin_rummy, in one process and in CPU time."""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.engine import Contestant, measure
from dolmen import catalog, compiled
from dolmen.kernel.game import Value

RESULTS: Final = Path(__file__).parent / "results" / "research.json"
GAMES_AT_ONCE: Final = 64
PLAYERS: Final = 2
WANTED: Final = 10.0
# Random players need a limit, and games in which all lose early would measure beginnings only.
OPTIONS: Final[dict[str, dict[str, Value]]] = {"nawiedzone-krainy": {"wraith_supply_rule": "partial"}}


def vector(game_id: str) -> Callable[[float], int]:
    """Random actions in many games at once; each step writes observations and masks."""
    from dolmen.research import VectorEnv

    env = VectorEnv(game_id, GAMES_AT_ONCE, PLAYERS, OPTIONS.get(game_id))
    env.reset(1)
    dice = np.random.default_rng(1)

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            env.step(env.random_actions(dice))
            made += GAMES_AT_ONCE
        return made

    return play


def pettingzoo(env: Any) -> Callable[[float], int]:
    """Random actions in a PettingZoo environment, as its documentation shows: `last`, `sample` with the mask, `step`."""
    seeds = random.Random(1)
    env.reset(seed=seeds.randrange(2**31))

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset(seed=seeds.randrange(2**31))
                continue
            env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
            made += 1
        return made

    return play


def rlcard_game(name: str) -> Callable[[float], int]:
    """Random actions in a game of RLCard, step by step."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)
    legal: list[list[int]] = [list(env.reset()[0]["legal_actions"])]

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            state, _ = env.step(dice.choice(legal[0]))
            if env.is_over():
                state, _ = env.reset()
            legal[0] = list(state["legal_actions"])
            made += 1
        return made

    return play


def contestants() -> list[Contestant]:
    """All that is measured, in the order of the table."""
    found = []
    for game in catalog.games():
        name = game.id.replace("-", "_")
        module = import_module(f"dolmen.research.pettingzoo.{name}_v0")
        found.append(Contestant(f"{game.id}, VectorEnv", vector(game.id)))
        env = module.env(players=PLAYERS, options=OPTIONS.get(game.id))
        found.append(Contestant(f"{game.id}, PettingZoo", pettingzoo(env)))
    peer: Any = import_module("pettingzoo.classic.connect_four_v3")
    found.append(Contestant("PettingZoo connect_four", pettingzoo(peer.env())))
    found.append(Contestant("RLCard gin_rummy", rlcard_game("gin-rummy")))
    return found


def main(arguments: argparse.Namespace) -> int:
    """Measure, print the ratios, write the result; fail when a vector environment is not fast enough."""
    print(f"research: {compiled.status()}; Python {platform.python_version()}; {arguments.seconds:g} CPU seconds each")
    rates = measure(contestants(), arguments.seconds)
    print(f"\n{'':<36} {'steps per CPU second':>20}")
    for name, rate in rates.items():
        print(f"{name:<36} {rate:>20,.0f}")
    ratios = {game.id: rates[f"{game.id}, VectorEnv"] / rates[f"{game.id}, PettingZoo"] for game in catalog.games()}
    print()
    for game_id, ratio in ratios.items():
        print(f"{game_id}: VectorEnv makes {ratio:.1f} times the steps of PettingZoo")
    if not arguments.no_write:
        document = {
            "date": time.strftime("%Y-%m-%d"),
            "engine": compiled.status(),
            "python": platform.python_version(),
            "cpu_seconds_each": arguments.seconds,
            "games_at_once": GAMES_AT_ONCE,
            "players": PLAYERS,
            "steps_per_cpu_second": {name: round(rate) for name, rate in rates.items()},
            "vector_times_pettingzoo": {game_id: round(ratio, 1) for game_id, ratio in ratios.items()},
        }
        RESULTS.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0 if min(ratios.values()) >= WANTED or compiled.status() != "compiled" else 1

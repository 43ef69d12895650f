"""Random play of our games beside OpenSpiel's, in one process, in CPU time, interleaved."""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from dolmen import catalog, compiled
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.game import Value
from dolmen.kernel.match import start
from dolmen.kernel.perft import play_out
from dolmen.kernel.step import State

RESULTS = Path(__file__).parent / "results" / "engine.json"
PEERS = ("gin_rummy", "backgammon", "hearts")
YARDSTICK = "gin_rummy"
SLICE = 0.25
ROUNDS: dict[str, dict[str, Value]] = {
    "nawiedzone-krainy": {"wraith_supply_rule": "partial"},
    "przepowiednia": {"max_rounds": 100},
}


class Contestant(NamedTuple):
    """Something that plays for a while and says how many decisions it made."""

    name: str
    play: Callable[[float], int]


def opening(name: str, seats: int) -> State:
    """Return a new game after set-up."""
    game = catalog.find(name)
    names = [f"seat {seat}" for seat in range(seats)]
    setup = game.setup(seats, ROUNDS.get(name, {}))
    return start(game, setup, names, secret=secret_from_seed(1), table="bench").state


def our_playouts(name: str, seats: int) -> Callable[[float], int]:
    """Whole random games in the engine's own loop, from clones of one opening."""
    game = catalog.find(name)
    table = opening(name, seats)
    chance = FastRandom(1)

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            made += play_out(game.clone(table), chance, 1_000_000)
        return made

    return play


def our_python_loop(name: str, seats: int) -> Callable[[float], int]:
    """The same games driven choice by choice from Python, as a researcher would, and as OpenSpiel is driven here."""
    game = catalog.find(name)
    table = opening(name, seats)
    chance = random.Random(1)

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            state = game.clone(table)
            while not engine.over(state):
                weights = engine.chance_weights(state)
                if weights is not None:
                    choice = chance.choices(range(len(weights)), weights)[0]
                else:
                    choice = chance.choice(engine.options(state))
                engine.apply(state, choice)
                made += 1
        return made

    return play


def our_clones(name: str, seats: int) -> Callable[[float], int]:
    """Clones of a table in the middle of a game."""
    game = catalog.find(name)
    table = game.clone(opening(name, seats))
    play_out(table, FastRandom(2), 200)

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            for _ in range(1000):
                game.clone(table)
            made += 1000
        return made

    return play


def peer_playouts(name: str) -> Callable[[float], int]:
    """Whole random games of an OpenSpiel game through pyspiel."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    chance = random.Random(1)

    def play(seconds: float) -> int:
        until = time.process_time() + seconds
        made = 0
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    action = chance.choices(outcomes, weights)[0]
                else:
                    action = chance.choice(state.legal_actions())
                state.apply_action(action)
                made += 1
        return made

    return play


def measure(contestants: list[Contestant], seconds: float) -> dict[str, float]:
    """Measure decisions per CPU second; the contestants take turns in short slices so that noise affects all of them alike."""
    made = dict.fromkeys((one.name for one in contestants), 0)
    used = dict.fromkeys((one.name for one in contestants), 0.0)
    slices = max(1, round(seconds / SLICE))
    for number in range(slices):
        for one in contestants:
            began = time.process_time()
            made[one.name] += one.play(SLICE)
            used[one.name] += time.process_time() - began
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {slices} rounds", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return {name: made[name] / used[name] for name in made}


def ours() -> list[Contestant]:
    """Our games at their smallest and largest player count."""
    found = []
    for game in catalog.games():
        for seats in dict.fromkeys((game.players[0], game.players[-1])):
            found.append(Contestant(f"{game.id}-{seats} playout", our_playouts(game.id, seats)))
            found.append(Contestant(f"{game.id}-{seats} python loop", our_python_loop(game.id, seats)))
            found.append(Contestant(f"{game.id}-{seats} clone", our_clones(game.id, seats)))
    return found


def interpreted(seconds: float) -> dict[str, float]:
    """Measure our games without the compiled modules, in a separate process."""
    code = (
        f"import json, bench.engine as b; print(json.dumps(b.measure([c for c in b.ours() if 'clone' not in c.name], {seconds})))"
    )
    environment = {**os.environ, "DOLMEN_INTERPRETED": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return {f"{name} (interpreted)": rate for name, rate in rates.items()}


def main(arguments: argparse.Namespace) -> int:
    """Measure, print the ratios, write the result."""
    print(f"engine: {compiled.status()}; Python {platform.python_version()}; {arguments.seconds:g} CPU seconds each")
    peers = [Contestant(f"OpenSpiel {name}", peer_playouts(name)) for name in PEERS]
    rates = measure([*ours(), *peers], arguments.seconds)
    if compiled.status() == "compiled":
        rates |= interpreted(arguments.seconds / 4)
    yardstick = rates[f"OpenSpiel {YARDSTICK}"]
    hearts = rates["OpenSpiel hearts"]
    print(f"\n{'':<40} {'per CPU second':>16} {'x gin_rummy':>12} {'x hearts':>10}")
    for name, rate in sorted(rates.items()):
        if "clone" in name:
            print(f"{name:<40} {rate:>16,.0f}   ({1e6 / rate:.2f} µs each)")
        else:
            print(f"{name:<40} {rate:>16,.0f} {rate / yardstick:>12.2f} {rate / hearts:>10.2f}")
    if not arguments.no_write:
        write(rates, arguments.seconds)
    return 0


def write(rates: dict[str, float], seconds: float) -> None:
    """Write the figures and the machine they were measured on."""
    yardstick = rates[f"OpenSpiel {YARDSTICK}"]
    document = {
        "date": time.strftime("%Y-%m-%d"),
        "engine": compiled.status(),
        "python": platform.python_version(),
        "cpu_seconds_each": seconds,
        "per_cpu_second": {name: round(rate) for name, rate in rates.items()},
        "times_gin_rummy": {name: round(rate / yardstick, 2) for name, rate in rates.items() if "clone" not in name},
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten to {RESULTS.relative_to(Path(__file__).parents[1])}")

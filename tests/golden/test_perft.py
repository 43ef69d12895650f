"""The rules have not changed unnoticed: numbers of sequences of choices from fixed positions."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import start
from dolmen.kernel.perft import perft, play_out

ENTRIES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())["perft"]


@pytest.mark.parametrize(
    "entry", ENTRIES, ids=lambda entry: f"{entry['game']}-{entry['players']}-{entry['after']}-{entry['seed']}"
)
def test_the_number_of_lines_is_as_recorded(entry: dict[str, Any]) -> None:
    game = catalog.find(entry["game"])
    setup = game.setup(entry["players"], entry["options"])
    names = [f"seat {seat}" for seat in range(entry["players"])]
    match = start(game, setup, names, secret=secret_from_seed(entry["seed"]), table="perft")
    state = game.clone(match.state)
    play_out(state, FastRandom(entry["seed"]), entry["after"])
    counts = [perft(state, game.clone, depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert counts == entry["counts"]

"""Bots never peek: what a seat cannot know does not change what its bot does, and the true state does not type-check."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from dolmen import bots, catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Draw, State

ROOT = Path(__file__).parents[2]
CASES = [(game.id, seats) for game in catalog.games() for seats in game.players]
MOMENTS = (0, 7, 20, 45)


def moments(game_id: str, seats: int, seed: int) -> list[State]:
    """Yield states at which a seat has a choice, from a game of random players."""
    game = catalog.find(game_id)
    state: State = game.new_game(game.setup(seats, {}))
    engine.run(state)
    random = FastRandom(seed)
    found: list[State] = []
    met = 0
    while state.agenda and len(found) < len(MOMENTS):
        ask = engine.pending(state)
        if isinstance(ask, Draw):
            engine.apply(state, random.weighted(ask.weights(state)))
            continue
        options = engine.options(state)
        if len(options) > 1:
            if met in MOMENTS:
                found.append(game.clone(state))
            met += 1
        engine.apply(state, options[random.below(len(options))])
    return found


def plan_for(name: str, game_id: str) -> bots.Plan:
    """Return the plan of a bot; a search is limited by iterations and playouts, so that its answer does not depend on speed."""
    found = bots.plan_of(name, catalog.find(game_id))
    plan = bots.Plan(found.kind)
    for setting, value in found.document().items():
        setattr(plan, setting, value)
    plan.iterations = 40
    plan.playouts = min(plan.playouts, 2)
    plan.milliseconds = 600_000
    return plan


@pytest.mark.parametrize(("game_id", "seats"), CASES)
@pytest.mark.parametrize("name", ["master", "greedy"])
def test_two_worlds_that_a_seat_cannot_tell_apart_get_the_same_move(game_id: str, seats: int, name: str) -> None:
    game = catalog.find(game_id)
    plan = plan_for(name, game_id)
    tried = 0
    for number, state in enumerate(moments(game_id, seats, 3)):
        ask = engine.pending(state)
        assert ask is not None
        seat = ask.seat
        answers = set()
        for world in (0, 1, 2):
            # The state itself, and two others that differ only in what the seat cannot know.
            other: State = state if world == 0 else game.determinize(state, seat, FastRandom(100 * number + world))
            bot = bots.make(plan, game, 5)
            answers.add(bot.choose(game, seat, bots.worlds(game, other, seat, FastRandom(7)), list(engine.options(other))))
            tried += 1
        assert len(answers) == 1, (number, ask, answers)
    assert tried


PEEKING = """
from typing import Any

from dolmen.bots import Bot, World
from dolmen.kernel.game import Game
from dolmen.kernel.step import State


def honest(bot: Bot, game: Game[Any], world: World) -> int:
    return bot.choose(game, 0, lambda: world, [1, 2])


def peeking(bot: Bot, game: Game[Any], state: State) -> int:
    return bot.choose(game, 0, lambda: state, [1, 2])
"""


@pytest.mark.slow
def test_a_bot_that_is_handed_the_true_state_does_not_type_check(tmp_path: Path) -> None:
    file = tmp_path / "peeking.py"
    file.write_text(PEEKING)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.count("error:") == done.stdout.count("peeking.py:14: error:"), done.stdout
    assert 'peeking.py:14: error: Incompatible return value type (got "State", expected "World")' in done.stdout


def test_the_true_random_stream_is_out_of_reach() -> None:
    for file in (ROOT / "src" / "dolmen" / "bots").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module == "dolmen.kernel.chance":
                assert [name.name for name in node.names] == ["FastRandom"], file
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            named += [name.name for name in node.names] if isinstance(node, ast.Import) else []
            assert not {"dolmen.kernel.match", "dolmen.kernel.journal", "dolmen.server"} & set(named), file

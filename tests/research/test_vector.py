"""Many games at once: the same as one game at a time, only faster."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.research import VectorEnv
from dolmen.research.deal import shares

SHORT: dict[str, dict[str, Any]] = {
    "labyrinth": {"max_rounds": 3},
    "przepowiednia": {"max_rounds": 4},
    "rune-stones": {"max_rounds": 3},
}


def expected(env: VectorEnv, number: int) -> tuple[int, list[int], list[int]]:
    """Who is asked in a game, what that seat observes, and the legal actions, without the fast writer."""
    state = env.batch.states[number]
    ask = engine.pending(state)
    assert ask is not None
    first = env.observer.actions.first(ask)
    legal = sorted(first + choice for choice in engine.options(state))
    return ask.seat, env.observer.observe(state, ask.seat), legal


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_rows_are_games(game: Game[Any]) -> None:
    """At every step each row shows one game as its view does; a game that ends pays its shares and begins anew."""
    env = VectorEnv(game.id, 3, max(game.players), SHORT.get(game.id))
    random = np.random.default_rng(1)
    shown = env.reset(seed=5)
    ended = 0
    for step in range(400):
        for number in range(3):
            seat, observation, legal = expected(env, number)
            if step % 7 == 0:
                assert shown.observations[number].tolist() == observation
            assert shown.seats[number] == seat
            assert np.flatnonzero(shown.masks[number]).tolist() == legal
        before = env.batch.states[:]
        shown = env.step(env.random_actions(random))
        for number in range(3):
            over = not before[number].agenda
            ended += over
            assert shown.done[number] == over
            assert shown.rewards[number].tolist() == pytest.approx(shares(game, before[number]) if over else [0] * env.players)
        if ended >= 3:
            break
    assert ended


def test_the_same_seed_gives_the_same_games() -> None:
    """Two environments with the same seed and actions show the same; another seed shows something else."""
    seen = []
    for seed in (1, 1, 2):
        env = VectorEnv("rune-stones", 4, 3)
        env.reset(seed)
        random = np.random.default_rng(9)
        for _ in range(30):
            env.step(env.random_actions(random))
        seen.append(env.latest.observations.tolist())
    assert seen[0] == seen[1] != seen[2]


def test_games_are_different_and_reset_begins_again() -> None:
    """Each game has chance of its own, and a reset with the same seed repeats it."""
    env = VectorEnv("nawiedzone-krainy", 3)
    first = env.reset(4).observations.copy()
    assert len({row.tobytes() for row in first}) == 3
    env.step(env.random_actions(np.random.default_rng(1)))
    assert (env.reset(4).observations == first).all()
    assert not env.latest.done.any()


def test_random_actions_are_spread_over_all_that_is_legal() -> None:
    """Every legal action of each game is chosen at some time."""
    env = VectorEnv("przepowiednia", 2)
    shown = env.reset(1)
    random = np.random.default_rng(1)
    chosen = np.array([env.random_actions(random) for _ in range(600)])
    for number in range(2):
        assert set(chosen[:, number].tolist()) == set(np.flatnonzero(shown.masks[number]).tolist())


def test_an_illegal_action_changes_nothing() -> None:
    """An illegal action in one game is refused before any game goes on."""
    env = VectorEnv("labyrinth", 2)
    shown = env.reset(1)
    actions = env.random_actions(np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(shown.masks[1] == 0)[0])
    before = [env.observer.game.dump_position(state) for state in env.batch.states]
    with pytest.raises(IllegalChoice):
        env.step(actions)
    assert [env.observer.game.dump_position(state) for state in env.batch.states] == before


def test_wrong_numbers_are_refused() -> None:
    """No games, and another number of actions than games, are refused in words."""
    with pytest.raises(BadInput, match="at least 1 is needed"):
        VectorEnv("labyrinth", 0)
    env = VectorEnv("labyrinth", 2)
    env.reset()
    with pytest.raises(BadInput, match=r"actions have the shape \(3,\), but there are 2 games"):
        env.step(np.zeros(3, np.int64))


def test_the_default_install_needs_none_of_this() -> None:
    """The compiled part, the layers below and bots in programs of their own import no library of the extra."""
    code = (
        "import sys; import dolmen.research.fast.batch, dolmen.lab.ladder, dolmen.cli.play; "
        "print([name for name in ('numpy', 'pyspiel', 'pettingzoo', 'gymnasium', 'PIL') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

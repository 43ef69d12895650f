"""Laws that hold throughout random games, with every character in play."""

import pytest

from dolmen.games.labyrinth.names import CHARACTERS
from dolmen.games.labyrinth.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.perft import random_choice
from tests.games.labyrinth.table import BOX, GAME, table

CASTS = [CHARACTERS[0:6], CHARACTERS[5:11], CHARACTERS[9:15], ("C07", "C10"), ("C06", "C07", "C10"), ("C03", "C08", "C11", "C13")]


def cast(names: tuple[str, ...]) -> Table:
    crystals = [{"character": name, "crystals": 2 if name == "C13" else 1} for name in names]
    return table(players=crystals, max_rounds=10)


@pytest.mark.rule("LAB-019", "LAB-023", "LAB-096", "LAB-132", "LAB-161", "LAB-162")
@pytest.mark.parametrize("names", CASTS, ids="-".join)
def test_nothing_is_lost_and_only_the_active_player_does_deeds(names: tuple[str, ...]) -> None:
    for seed in range(2):
        state = cast(names)
        random = FastRandom(seed)
        while state.agenda:
            ask = engine.pending(state)
            if type(ask).__name__ == "ChooseDeed":
                assert ask is not None
                assert ask.seat == state.active_seat
                assert state.actions >= 0
            engine.apply(state, random_choice(state, random))
            assert GAME.broken(state) is None
        assert state.ended or state.winner >= 0


@pytest.mark.rule("LAB-005", "LAB-182")
def test_the_golem_is_no_character() -> None:
    state = table(players=[{"node": "C", "keys": 1}, {}, {}], golem="C", turn={"seat": 0, "step": "start"})
    assert engine.over(state)
    assert state.winner == 0


@pytest.mark.rule("LAB-043", "LAB-048")
def test_with_an_empty_stack_nothing_is_built() -> None:
    state = table(players=[{"node": "K0"}, {}, {}])
    ask = engine.pending(state)
    assert ask is not None
    names = type(ask).names
    assert ask.why_not(state, names.index("build")) is None
    state.stack = [0] * 30
    for name in ("build", "rebuild"):
        refusal = ask.why_not(state, names.index(name))
        assert refusal is not None
        assert refusal.rule in ("LAB-043", "LAB-048")


@pytest.mark.parametrize("seats", GAME.players)
def test_random_games_end(seats: int) -> None:
    state = GAME.new_game(GAME.setup(seats, {"max_rounds": 15}, BOX))
    engine.run(state)
    random = FastRandom(seats)
    made = 0
    while state.agenda:
        engine.apply(state, random_choice(state, random))
        made += 1
        assert made < 10_000
    assert GAME.result(state).winners

"""No question is asked whose answer does not matter."""

import pytest

from dolmen.games.labyrinth.names import CHARACTERS
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.perft import random_choice
from tests.contract.needless import needless
from tests.games.by_name import question
from tests.games.labyrinth.table import GAME, LINE, table

CASTS = [("C01", "C03", "C08", "C11"), ("C02", "C05", "C09", "C12"), ("C06", "C07", "C10", "C13"), ("C04", "C14", "C15", "C03")]


@pytest.mark.parametrize("names", CASTS, ids="-".join)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_of_random_games_matters(names: tuple[str, ...], seed: int) -> None:
    state = table(players=[{"character": name} for name in names], max_rounds=40)
    random = FastRandom(seed)
    while state.agenda:
        assert not needless(GAME, state), (question(state), engine.options(state))
        engine.apply(state, random_choice(state, random))


def test_every_character_is_played() -> None:
    assert {name for names in CASTS for name in names} == set(CHARACTERS)


def test_a_needless_question_would_be_found() -> None:
    """Under rules version 1 the Mistress of Golems chose between two cards that both did nothing."""
    state = table(players=[{"node": "K0"}, {"node": "K2"}, {}], tiles=LINE, golem="C", agenda=[["ChooseGolemCard", 0, [3, 4]]])
    assert needless(GAME, state)

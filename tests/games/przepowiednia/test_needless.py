"""No question is asked whose answer makes no difference, in random games with all options."""

from typing import Any

import pytest

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.perft import random_choice
from tests.contract.needless import needless
from tests.games.przepowiednia.table import BOX, GAME

B_SIDES = {"grid_1": "B", "grid_2": "B", "grid_3": "B", "grid_4": "B"}
SETTINGS: list[dict[str, Any]] = [
    {},
    {"spell_payment": "colourless"},
    {"mode": "advanced"},
    {"mode": "advanced", "grid_2a": "charges", "grid_1": "B"},
    {"mode": "advanced", **B_SIDES},
]


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options.values())) or "default")
@pytest.mark.parametrize("seats", GAME.players)
def test_the_answers_to_a_question_differ_in_what_comes_of_them(seats: int, options: dict[str, Any]) -> None:
    random = FastRandom(seats)
    state = GAME.new_game(GAME.setup(seats, {**options, "max_rounds": 12}, BOX))
    engine.run(state)
    while not engine.over(state):
        assert not needless(GAME, state), f"{engine.pending(state)!r}: {GAME.dump_position(state)}"
        engine.apply(state, random_choice(state, random))

"""A new game from its options."""

from typing import Final

from dolmen.games.rune_stones.components import Parts
from dolmen.games.rune_stones.state import Table, new_table
from dolmen.games.rune_stones.steps.setting import SetTable
from dolmen.kernel.game import Option, Setup

PLAYERS: Final = (2, 3, 4)  # RUN-001

OPTIONS: Final = (
    Option("exchange_rows_per_turn", 1, (1, 2)),  # RUN-106
    Option("max_rounds", 200, low=0, high=1000),  # RUN-116
)


def new_game(setup: Setup) -> Table:
    """RUN-001, RUN-003: a table on which nothing is laid out yet; the throne only marks the goal."""
    assert isinstance(setup.box, Parts)
    state = new_table(setup.box, setup.seats)
    rows = setup.options["exchange_rows_per_turn"]
    rounds = setup.options["max_rounds"]
    assert isinstance(rows, int)
    assert isinstance(rounds, int)
    state.rows_per_turn = rows
    state.max_rounds = rounds
    state.do(SetTable())
    return state

"""A new game from its options."""

from typing import Final

from dolmen.games.rune_stones.components import Parts
from dolmen.games.rune_stones.names import NOTHING
from dolmen.games.rune_stones.state import Table, new_table
from dolmen.games.rune_stones.steps.setting import SetTable
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Option, Setup

PLAYERS: Final = (2, 3, 4)  # RUN-001
MOST_ROUNDS: Final = 1000

OPTIONS: Final = (
    Option("exchange_rows_per_turn", 1, (1, 2)),  # RUN-106
    Option("joker_pays_white", True, (True, False), since=2, before=False),  # RUN-065
    Option("first_player", "random", ("random", "1", "2", "3", "4"), since=2, before="random"),  # RUN-013
    Option("max_rounds", 200, low=0, high=MOST_ROUNDS),  # RUN-116
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
    state.joker_pays_white = setup.options["joker_pays_white"] is True
    first = setup.options["first_player"]
    state.first = NOTHING if first == "random" else int(str(first)) - 1
    if state.first >= setup.seats:
        raise BadInput(f"option first_player is {first}, but there are {setup.seats} players")
    state.do(SetTable())
    return state

"""A new game from its options."""

from typing import Final

from dolmen.games.labyrinth.names import NOTHING
from dolmen.games.labyrinth.newtable import new_table
from dolmen.games.labyrinth.parts import Parts
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.setting import SetTable
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Option, Setup

PLAYERS: Final = (2, 3, 4, 5, 6)

OPTIONS: Final = (
    Option("characters", "random", ("random", "choose")),  # LAB-012
    Option("max_rounds", 60, low=1, high=1000),  # LAB-184
    Option("first_player", "random", ("random", "1", "2", "3", "4", "5", "6"), since=2, before="random"),  # LAB-016
)


def new_game(setup: Setup) -> Table:
    """A table with the centre, the key tiles and the pawns; characters and the first player are still to come."""
    assert isinstance(setup.box, Parts)
    state = new_table(setup.box, setup.seats)
    state.choosing = setup.options["characters"] == "choose"
    rounds = setup.options["max_rounds"]
    assert isinstance(rounds, int)
    state.max_rounds = rounds
    first = setup.options["first_player"]
    state.first = NOTHING if first == "random" else int(str(first)) - 1
    if state.first >= setup.seats:
        raise BadInput(f"option first_player is {first}, but there are {setup.seats} players")
    state.do(SetTable())
    return state

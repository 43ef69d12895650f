"""A new game from its options."""

from typing import Final

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import GRID_COUNT, NOTHING
from dolmen.games.przepowiednia.state import Table, new_table
from dolmen.games.przepowiednia.steps.setting import SetTable
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Option, Setup

PLAYERS: Final = (2, 3, 4)  # PRZ-001
ADVANCED: Final = "mode=advanced"

OPTIONS: Final = (
    Option("mode", "basic", ("basic", "advanced")),
    Option("grid_1", "A", ("A", "B"), needs=ADVANCED),  # PRZ-105
    Option("grid_2", "A", ("A", "B"), needs=ADVANCED),
    Option("grid_3", "A", ("A", "B"), needs=ADVANCED),
    Option("grid_4", "A", ("A", "B"), needs=ADVANCED),
    Option("first_player", "random", ("random", "1", "2", "3", "4")),  # PRZ-015
    Option("spell_payment", "any", ("any", "colourless")),
    Option("grid_2a", "any_colourless", ("any_colourless", "charges"), needs=ADVANCED),
    Option("max_rounds", None, low=1, high=1000),  # PRZ-132
)


def new_game(setup: Setup) -> Table:
    """A table on which nothing is laid out yet; PRZ-014: 5 markers each, everybody at 0 points."""
    assert isinstance(setup.box, Parts)
    options = setup.options
    state = new_table(setup.box, setup.seats)
    state.advanced = options["mode"] == "advanced"
    state.colourless_spells = options["spell_payment"] == "colourless"
    state.any_colourless = options["grid_2a"] == "any_colourless"
    rounds = options["max_rounds"]
    state.max_rounds = rounds if isinstance(rounds, int) else 0
    state.grids_left = [2 * grid + (options[f"grid_{grid + 1}"] == "B") for grid in range(GRID_COUNT)]
    first = options["first_player"]
    state.first = NOTHING if first == "random" else int(str(first)) - 1
    if state.first >= setup.seats:
        raise BadInput(f"option first_player is {first}, but there are {setup.seats} players")
    state.do(SetTable())
    return state

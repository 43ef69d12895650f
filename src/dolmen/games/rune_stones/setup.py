"""The table before the game begins, and a new game from its options."""

from typing import Final

from dolmen.games.rune_stones.components import Parts
from dolmen.games.rune_stones.names import (
    COLOUR_COUNT,
    FIRST_CREATURE,
    FORGE_COUNT,
    LAST_CREATURE,
    NOTHING,
    SPACE_COUNT,
    STONE_COUNT,
)
from dolmen.games.rune_stones.player import new_player
from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.steps.setting import SetTable
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
    state.first = setup.first_player()
    state.do(SetTable())
    return state


def new_table(parts: Parts, seats: int) -> Table:
    """RUN-002, RUN-004, RUN-005, RUN-014: everything is in the supply, decks are full, piles are empty."""
    table = Table()
    table.parts = parts
    table.seats = seats
    table.rows_per_turn = 1
    table.max_rounds = 0
    table.joker_pays_white = True
    table.players = [new_player() for _ in range(seats)]
    table.first = 0
    table.round = 1
    table.exchange_used = False
    table.gems = list(parts.gems)
    table.ores = parts.ores
    table.creatures = list(range(FIRST_CREATURE, LAST_CREATURE + 1))
    table.aside = []
    table.display = [NOTHING] * SPACE_COUNT
    table.discard = []
    table.artifacts = [parts.artifacts] * COLOUR_COUNT
    table.artifact_discard = [0] * COLOUR_COUNT
    table.forges = [NOTHING] * FORGE_COUNT
    table.whites = parts.white_artifacts
    table.stones = [seats - 1] * STONE_COUNT
    return table

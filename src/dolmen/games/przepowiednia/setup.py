"""The table before the game begins, and a new game from its options."""

from typing import Final

from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import (
    FREE_SPACE,
    GRID_COUNT,
    KIND_COUNT,
    MARKERS,
    NODE_COUNT,
    NOTHING,
    RUNE_COUNT,
    TEMPLE_COUNT,
)
from dolmen.games.przepowiednia.state import Player, Table
from dolmen.games.przepowiednia.steps.setting import SetTable
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
    state.first = setup.first_player()
    state.do(SetTable())
    return state


def new_player() -> Player:
    """PRZ-014: an empty grid, 5 markers for curses, 0 points, no figure on the ring (PRZ-019)."""
    player = Player()
    player.side = NOTHING
    player.grid = [NOTHING] * NODE_COUNT
    player.counts = [0] * KIND_COUNT
    player.empty = NODE_COUNT
    player.runes = [0] * RUNE_COUNT
    player.muted = NOTHING
    player.charges = 0
    player.markers = MARKERS
    player.points = 0
    player.figure = NOTHING
    return player


def new_table(parts: Parts, seats: int) -> Table:
    """A table before anything is laid out: PRZ-011: all crystals are in the supply."""
    table = Table()
    table.parts = parts
    table.seats = seats
    table.advanced = False
    table.colourless_spells = False
    table.any_colourless = True
    table.max_rounds = 0
    table.players = [new_player() for _ in range(seats)]
    table.first = 0
    table.round = 1
    table.ending = False
    table.charge_used = False
    table.supply = list(parts.crystals)
    table.covered = [0] * (KIND_COUNT * upgrade_rows(parts))
    table.tracks = [FREE_SPACE] * (TEMPLE_COUNT * parts.spaces)
    table.open_runes = [NOTHING] * TEMPLE_COUNT
    table.unseen = [rune.count for rune in parts.runes]
    table.hidden = [sum(table.unseen) // TEMPLE_COUNT] * TEMPLE_COUNT
    table.order = []
    table.ring = ()
    table.ring_place = ()
    table.objectives = []
    table.virtual = NOTHING
    table.grids_left = []
    return table


def upgrade_rows(parts: Parts) -> int:
    """How many upgrade cards there are."""
    return sum(1 for card in parts.wilderness if card.row >= 0)

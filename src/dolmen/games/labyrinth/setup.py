"""The table before the game begins, and a new game from its options."""

from typing import Final

from dolmen.games.labyrinth.corridors import CENTRAL_TILE, EMPTY
from dolmen.games.labyrinth.hexes import CELL_COUNT, CENTRE, DOWN, FIRST_KEY, FREE_CELLS, NODE_COUNT, key_cell
from dolmen.games.labyrinth.maze import Maze
from dolmen.games.labyrinth.names import CORRIDOR_TOKENS, EVENT_COUNT, ITEM_COUNT, KEY_COUNT, NOTHING, POOL, TILE_COUNT
from dolmen.games.labyrinth.parts import Numbers, Parts
from dolmen.games.labyrinth.player import Player
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.steps.setting import SetTable
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
    state.first = setup.first_player()
    state.do(SetTable())
    return state


def new_maze(parts: Parts, seats: int) -> Maze:
    """LAB-006: the centre and the six key tiles."""
    layout = parts.layouts[seats - 2]
    tiles = [EMPTY] * FREE_CELLS
    tiles[layout.centre] = CENTRAL_TILE
    ports = [NOTHING] * (6 * CELL_COUNT)
    for cell in range(FREE_CELLS):
        for edge in range(6):
            ports[cell * 6 + edge] = CENTRE if cell == layout.centre else DOWN + cell
    for number in range(6):
        for opening in parts.key_openings:
            ports[key_cell(number) * 6 + (number + opening) % 6] = FIRST_KEY + number
    return Maze(parts, layout.centre, tiles, [0] * FREE_CELLS, ports, [None] * NODE_COUNT)


def new_player(numbers: Numbers, start: int) -> Player:
    """LAB-014: 4 lives and a Crystal of Fate, no daze, no key, no item; the pawn on its start space."""
    player = Player()
    player.character = NOTHING
    player.start = start
    player.node = start
    player.visit = 0
    player.deaths = 0
    player.lives = numbers.lives
    player.crystals = numbers.crystals
    player.active = numbers.crystals
    player.daze = 0
    player.tokens = 0
    player.curses = 0
    player.sacrifices = 0
    return player


def new_table(parts: Parts, seats: int) -> Table:
    """LAB-006, LAB-015: the maze, the Golem at the centre, pools, and pawns on start spaces; characters come later."""
    table = Table()
    table.parts = parts
    table.seats = seats
    table.max_rounds = 0
    table.choosing = False
    table.maze = new_maze(parts, seats)
    table.players = [new_player(parts.numbers, start) for start in parts.layouts[seats - 2].starts]
    table.first = 0
    table.round = 1
    table.active_seat = 0
    table.actions = 0
    table.golem_used = False
    table.event_used = False
    table.used = 0
    table.put_down = 0
    table.barred = False
    table.explorations = 0
    table.event = NOTHING
    table.events_left = [1] * EVENT_COUNT  # LAB-011
    table.golem = CENTRE
    table.golem_back = NOTHING
    table.golem_came = NOTHING
    table.golem_deck = list(parts.golem_copies)
    table.golem_discard = [0] * len(parts.golem_copies)  # LAB-010
    table.stack = [1] * TILE_COUNT  # LAB-008
    table.bottom = []
    table.bottom_seer = []
    table.hand = []
    table.hand_seat = NOTHING
    table.down = [NOTHING] * FREE_CELLS
    table.down_seer = [NOTHING] * FREE_CELLS
    table.traps = [NOTHING] * NODE_COUNT
    table.trap_seer = [NOTHING] * NODE_COUNT
    table.trap_pool = [trap.copies for trap in parts.traps]  # LAB-009
    table.trap_hand = []
    table.item_place = [POOL] * ITEM_COUNT  # LAB-009
    table.shard_active = True
    table.key_place = [FIRST_KEY + number for number in range(KEY_COUNT)]  # LAB-007
    table.key_from = [NOTHING] * KEY_COUNT
    table.laid = [[] for _ in range(CORRIDOR_TOKENS)]
    table.winner = NOTHING
    table.ended = False
    return table

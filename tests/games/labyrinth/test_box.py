"""The box contains what section 2 of docs/rules lists, and the board has the shape described there."""

from collections import Counter
from pathlib import Path

import pytest

from dolmen.games.labyrinth.components import FILES, read_parts
from dolmen.games.labyrinth.hexes import (
    CELLS,
    CENTRE,
    DISTANCE,
    FIRST_CORRIDOR,
    FIRST_KEY,
    FREE_CELLS,
    NODES,
    cell_named,
    key_cell,
)
from dolmen.games.labyrinth.names import ABILITIES, ITEMS, KINDS, TILES, TOKENS
from dolmen.games.labyrinth.setup import new_maze
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.tiles import removable_cells, remove_tile
from dolmen.kernel.errors import BadInput
from dolmen.kernel.reading import read_file
from tests.games.labyrinth.table import BOX, GAME, new_table, table

RING = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, 0), (2, -1), (1, 1), (0, 2), (-2, 1)]
ROOT = Path(__file__).parents[3] / "src/dolmen/games/labyrinth/data"


@pytest.mark.rule("LAB-003", "LAB-006", "LAB-015")
def test_the_board_is_a_hexagon_with_key_tiles_in_its_corners() -> None:
    assert len(CELLS) == 37
    assert CELLS[FREE_CELLS:] == ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3))
    kinds = Counter(name[0] for name in NODES)
    assert (kinds["S"], kinds["K"], kinds["C"], kinds["("]) == (6, 6, 1, 93)
    assert DISTANCE[cell_named(0, 0)][key_cell(0)] == 3
    assert DISTANCE[37][key_cell(0)] == 1, "a start space lies behind its corner"


@pytest.mark.rule("LAB-178")
def test_the_layout_for_two_is_fair() -> None:
    centre = BOX.layouts[0].centre
    assert CELLS[centre] == (1, -2)
    assert [DISTANCE[centre][key_cell(number)] for number in range(6)] == [4, 5, 5, 4, 2, 2]


@pytest.mark.rule("LAB-028")
def test_the_thirty_tiles_have_the_counted_corridors_symbols_and_openings() -> None:
    assert len(BOX.tiles) == len(TILES) == 30
    assert sum(tile.corridors for tile in BOX.tiles) == 51
    assert sum(1 for tile in BOX.tiles if tile.upper >= 0) == 10
    assert sum(len(tile.trap) for tile in BOX.tiles) == 16
    assert sum(len(tile.item) for tile in BOX.tiles) == 12
    assert sum(1 for tile in BOX.tiles for corridor in tile.at[0] if corridor >= 0) == 119


@pytest.mark.rule("LAB-009", "LAB-010", "LAB-011", "LAB-161")
def test_pools_and_decks() -> None:
    state = new_table(4)
    assert sum(state.trap_pool) == 60
    assert set(state.trap_pool) == {4}
    assert state.item_place == [-1] * len(ITEMS) == [-1] * 15
    assert state.golem_deck == [3, 3, 2, 2, 2]
    assert sum(state.events_left) == 12
    assert dict(zip(TOKENS, BOX.token_counts, strict=True)) == {
        "hellfire": 3,
        "portal": 3,
        "tornado": 2,
        "seal": 3,
        "curse": 3,
        "sacrifice": 3,
        "faith": 3,
        "armour": 1,
    }


@pytest.mark.rule("LAB-008")
def test_the_stack_holds_all_tiles_and_no_order() -> None:
    state = new_table(3)
    assert state.stack == [1] * 30
    assert state.bottom == []


@pytest.mark.rule("LAB-014", "LAB-007")
@pytest.mark.parametrize("seats", GAME.players)
def test_everybody_starts_alike(seats: int) -> None:
    state = new_table(seats, ["C13"])
    assert state.key_place == [FIRST_KEY + number for number in range(6)]
    assert state.golem == CENTRE
    for seat, player in enumerate(state.players):
        assert (player.lives, player.daze, state.keys_of(seat), state.items_of(seat)) == (4, 0, 0, [])
        assert player.crystals == player.active == (2 if seat == 0 else 1)


@pytest.mark.rule("LAB-163")
def test_every_ability_has_its_kind() -> None:
    kinds = "".join(KINDS[ability.kind][0] for ability in BOX.abilities)
    assert len(ABILITIES) == len(kinds) == 60
    assert kinds == "parprpfpppfpraapafppaappprapaapraaprppppaprppapraapaapfprapp"


def ring(first: int, step: int) -> Table:
    """Return a table with tiles around the centre."""
    tiles = {f"({q},{r})": f"T{first + step * number:02}r{number % 6}" for number, (q, r) in enumerate(RING)}
    return table(players=[{}, {}, {}], tiles=tiles)


@pytest.mark.rule("LAB-030", "LAB-031", "LAB-033")
def test_adjacency_is_symmetric_and_never_within_a_tile() -> None:
    state = ring(12, 1)
    for node in [*range(FIRST_KEY, FIRST_CORRIDOR), *state.maze.corridors()]:
        for other in state.maze.adjacent(node):
            assert node in state.maze.adjacent(other)
            assert state.maze.cell_of(node) != state.maze.cell_of(other)


@pytest.mark.rule("LAB-039", "LAB-040", "LAB-041")
def test_the_quick_check_says_what_a_plain_search_says() -> None:
    # The board of EDGE-02: the centre has one door left.
    tiles = {"(0,1)": "T04r0", "(-1,1)": "T05r0", "(-1,0)": "T07r1", "(0,-1)": "T08r0", "(1,-1)": "T06r1", "(2,0)": "T02r1"}
    state = table(players=[{}, {}, {}], tiles=tiles)
    seen = set()
    for cell in range(FREE_CELLS):
        for tile in range(30):
            for rotation in range(6):
                fits = state.maze.fits(cell, tile, rotation)
                if cell != state.maze.centre:
                    assert fits == state.maze.with_tile(cell, tile, rotation).sound()
                    seen.add(fits)
    assert seen == {True, False}


@pytest.mark.rule("LAB-051")
def test_a_removed_tile_never_closes_a_way() -> None:
    state = ring(1, 2)
    for cell in removable_cells(state):
        copy = state.clone()
        remove_tile(copy, cell)
        assert copy.maze.sound()
        assert GAME.broken(copy) is None


def test_a_new_maze_is_open() -> None:
    for seats in GAME.players:
        assert new_maze(BOX, seats).sound()


BAD = [
    ("tiles.toml", "tile", 0, "corridors", [[0, 3], [3]], "an edge may belong to one corridor only"),
    ("tiles.toml", "tile", 0, "corridors", [[7]], "is not a list of edges"),
    ("traps.toml", "trap", 1, "rolls", 9, "expected a whole number from 1 to 4"),
    ("items.toml", "item", 2, "kind", "magic", "allowed are passive"),
    ("events.toml", "event", 0, "once", "rain", "allowed are harm"),
    ("tokens.toml", "token", 0, "owner", "C99", "allowed are C01"),
    ("golem.toml", "card", 0, "copies", -1, "expected a whole number"),
    ("board.toml", "layout", 0, "centre", [3, 0], "expected a cell of the board that is not a corner"),
]


@pytest.mark.parametrize(("file", "key", "number", "name", "value", "message"), BAD)
def test_a_bad_component_is_refused_with_its_place(
    file: str, key: str, number: int, name: str, value: object, message: str
) -> None:
    tables = {each: read_file(ROOT / each) for each in FILES}
    tables[file][key][number][name] = value
    with pytest.raises(BadInput, match=message) as caught:
        read_parts(tables)
    assert file in str(caught.value)


def test_a_datum_without_provenance_is_refused() -> None:
    tables = {each: read_file(ROOT / each) for each in FILES}
    del tables["traps.toml"]["trap"][0]["provenance"]["rolls"]
    with pytest.raises(BadInput, match="rolls is missing"):
        read_parts(tables)

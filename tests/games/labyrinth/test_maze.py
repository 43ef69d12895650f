"""What may be built: the maze's fast answer equals that of laying the tile and searching; a refusal names what is cut off."""

from collections.abc import Iterator

import pytest

import dolmen.games.labyrinth.sentences as say
from dolmen.games.labyrinth.corridors import EMPTY
from dolmen.games.labyrinth.hexes import ACROSS, CELL_SIGNS, CENTRE, FIRST_KEY, FREE_CELLS, NEIGHBOUR
from dolmen.games.labyrinth.maze import Maze
from dolmen.games.labyrinth.names import CORRIDORS, TILE_COUNT
from dolmen.games.labyrinth.steps.building import PlaceTile
from dolmen.games.labyrinth.steps.spots import NO_OLD
from dolmen.games.labyrinth.words import CELL_KEYS, NODE_KEYS
from dolmen.kernel.chance import FastRandom
from dolmen.texts import texts
from tests.games.labyrinth.table import GAME, table


def growing(seed: int) -> Iterator[Maze]:
    """Yield a growing maze: random tiles are laid wherever they fit until none does."""
    random = FastRandom(seed)
    maze = table(players=[{}, {}, {}]).maze
    left = list(range(TILE_COUNT))
    while left:
        yield maze
        tile = left.pop(random.below(len(left)))
        cells = maze.free_cells()
        spots = [(cell, turn) for cell in cells for turn in range(6) if maze.fits(cell, tile, turn)]
        if spots:
            cell, turn = spots[random.below(len(spots))]
            maze = maze.with_tile(cell, tile, turn)


def reached(maze: Maze, start: int) -> set[int]:
    """Return everything connected with a vertex, found by trying all openings repeatedly."""
    found = {start}
    before = 0
    while before != len(found):
        before = len(found)
        for slot, vertex in enumerate(maze.ports):
            across = ACROSS[slot]
            if across >= 0 and vertex in found and maze.ports[across] >= 0:
                found.add(maze.ports[across])
        for node in maze.corridors():
            if node in found and maze.partner(node) >= 0:
                found.add(maze.partner(node))
    return found


@pytest.mark.rule("LAB-038", "LAB-039", "LAB-040", "LAB-041", "LAB-183")
@pytest.mark.parametrize("seed", range(3))
def test_what_fits_is_what_leaves_every_key_a_way(seed: int) -> None:
    random = FastRandom(seed)
    refused = 0
    for maze in growing(seed):
        hanging = reached(maze, CENTRE)
        assert all(maze.stranded(node) == (node not in hanging) for node in maze.corridors())
        for cell in range(FREE_CELLS):
            tile, turn = random.below(TILE_COUNT), random.below(6)
            if cell == maze.centre:
                continue
            laid = maze.with_tile(cell, tile, turn)
            whole = set(range(FIRST_KEY, FIRST_KEY + 6)) <= reached(laid, CENTRE)
            assert maze.fits(cell, tile, turn) == whole == laid.sound()
            refused += not whole
    assert refused > 20


@pytest.mark.rule("LAB-040")
@pytest.mark.parametrize("seed", range(3))
def test_a_refusal_names_the_key_and_the_side(seed: int) -> None:
    state = table(players=[{}, {}, {}])
    ask = PlaceTile(0, NO_OLD)
    seen = 0
    for maze in growing(seed):
        state.maze = maze
        for tile in range(0, TILE_COUNT, 4):
            state.hand = [tile]
            for spot in ask.candidates(state):
                refusal = ask.why_not(state, spot)
                if refusal is not say.CLOSES_LAST_WAY:
                    continue
                key, edge = ask.numbers(state, spot, refusal)
                laid = maze.with_tile(spot // 6, tile, spot % 6)
                assert laid.stranded(key)
                assert laid.ports[ACROSS[spot // 6 * 6 + edge]] in reached(laid, key)
                seen += 1
    assert seen > 20


@pytest.mark.rule("LAB-036")
def test_free_cells_touch_a_tile() -> None:
    for maze in growing(1):
        near = {NEIGHBOUR[cell * 6 + edge] for cell in range(len(CELL_KEYS)) for edge in range(6) if taken(maze, cell)}
        assert maze.free_cells() == [cell for cell in range(FREE_CELLS) if cell in near and maze.tiles[cell] == EMPTY]


def taken(maze: Maze, cell: int) -> bool:
    return cell >= FREE_CELLS or maze.tiles[cell] != EMPTY


@pytest.mark.parametrize("language", ["pl", "en"])
def test_places_are_called_by_row_and_number(language: str) -> None:
    speech = texts(GAME, language)
    for cell in range(FREE_CELLS):
        assert speech.say(CELL_KEYS[cell]).split()[-1] == CELL_SIGNS[cell]
        for number, letter in enumerate(CORRIDORS):
            assert speech.say(NODE_KEYS[13 + 3 * cell + number]).split()[-1] == CELL_SIGNS[cell] + letter
    assert len(set(CELL_SIGNS)) == len(CELL_SIGNS)

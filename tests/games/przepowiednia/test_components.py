"""The box contains what section 2 of docs/rules lists."""

from collections import Counter

import pytest

from dolmen.games.przepowiednia.chains import chain_exists, chains
from dolmen.games.przepowiednia.names import CHAINS, KINDS, NOTHING, RUNES, TEMPLES, WILDERNESS
from tests.games.przepowiednia.table import BOX, new_table

ARCS = {"T-R": "RYYGBPRRB", "T-Y": "BYYGPGRRY", "T-B": "YYBPRGBBR", "T-G": "RRYPYGRBB", "T-P": "YBBPGPYBR"}
TABLETS = dict(zip(TEMPLES + WILDERNESS, "DDDFF" + "ACBCAEACBE", strict=True))
GAINS = {"W1": "CCC", "W3": "CR", "W5": "CY", "W7": "CCC", "W9": "CB"}
EDGES = "0-2 0-3 1-3 1-4 2-5 3-5 3-6 4-6 5-7 5-8 6-8 6-9 7-10 8-10 8-11 9-11"


def letters(row: tuple[int, ...]) -> str:
    return "".join(KINDS[kind] for kind in row)


def simple_paths(length: int) -> list[tuple[int, ...]]:
    paths: list[tuple[int, ...]] = [(node,) for node in range(len(BOX.nodes))]
    for _ in range(length - 1):
        paths = [(*path, near) for path in paths for near in BOX.neighbours[path[-1]] if near not in path]
    return paths


@pytest.mark.rule("PRZ-004", "PRZ-011")
def test_the_box_has_sixty_crystals_and_all_are_in_the_supply() -> None:
    assert BOX.crystals == (24, 8, 8, 8, 6, 6)
    state = new_table(4)
    assert state.supply == [24, 8, 8, 8, 6, 6]


@pytest.mark.rule("PRZ-008")
def test_the_number_on_a_rune_is_its_count_in_the_deck() -> None:
    assert {RUNES[kind]: rune.count for kind, rune in enumerate(BOX.runes)} == dict(
        zip("ABCDEF", [4, 3, 4, 4, 2, 3], strict=True)
    )
    state = new_table(4)
    dealt = Counter(state.open_runes)
    assert [dealt[kind] + state.unseen[kind] for kind in range(len(RUNES))] == [4, 3, 4, 4, 2, 3]


@pytest.mark.rule("PRZ-059", "PRZ-061")
def test_each_temple_has_its_arc_read_from_both_ends() -> None:
    for temple, arc in zip(BOX.temples, ARCS.values(), strict=True):
        assert [letters(chain) for chain in temple.chains] == [arc[:5], arc[:-6:-1]]
    assert letters(BOX.temples[0].chains[1]) == "BRRPB"
    spaces = dict(zip(CHAINS, BOX.space_of, strict=True))
    assert spaces == {"L3": 0, "L4": 1, "L5": 2, "R5": 2, "R4": 3, "R3": 4}
    assert BOX.values == (3, 5, 8, 5, 3)


def test_the_chains_of_a_length_are_all_different() -> None:
    for length in (3, 4, 5):
        assert len({chain[:length] for temple in BOX.temples for chain in temple.chains}) == 10


@pytest.mark.rule("PRZ-075")
def test_tablets_are_those_of_the_cards() -> None:
    found = [temple.tablet for temple in BOX.temples] + [card.tablet for card in BOX.wilderness]
    assert "".join(RUNES[kind] for kind in found) == "".join(TABLETS.values())


def test_gains_of_direct_cards() -> None:
    found = {name: card.gain for name, card in zip(WILDERNESS, BOX.wilderness, strict=True) if sum(card.gain)}
    assert {name: "".join(KINDS[kind] * count for kind, count in enumerate(gain)) for name, gain in found.items()} == GAINS


@pytest.mark.rule("PRZ-005")
def test_the_grid_is_the_lattice_of_twelve_nodes_and_sixteen_lines() -> None:
    assert len(BOX.nodes) == 12
    assert " ".join(f"{first}-{second}" for first, second in BOX.lines) == EDGES
    for first, second in BOX.lines:
        assert abs(BOX.nodes[first][0] - BOX.nodes[second][0]) == abs(BOX.nodes[first][1] - BOX.nodes[second][1]) == 1


@pytest.mark.rule("PRZ-060")
@pytest.mark.parametrize(("length", "count"), [(3, 64), (4, 128), (5, 184)])
def test_every_directed_path_of_the_lattice_is_found_as_a_chain(length: int, count: int) -> None:
    paths = simple_paths(length)
    assert len(paths) == count
    colours = (1, 2, 3, 4, 5)
    for path in paths:
        grid = [NOTHING] * 12
        for depth, node in enumerate(path):
            grid[node] = colours[depth]
        assert chains(BOX, grid, colours, length) == [sum(1 << node for node in path)]
        assert chain_exists(BOX, grid, colours, length)


@pytest.mark.rule("PRZ-060", "PRZ-065")
@pytest.mark.parametrize("length", [3, 4, 5])
def test_on_a_grid_of_one_colour_the_chains_are_the_node_sets_of_all_paths(length: int) -> None:
    sets = {sum(1 << node for node in path) for path in simple_paths(length)}
    assert chains(BOX, [1] * 12, (1, 1, 1, 1, 1), length) == sorted(sets)

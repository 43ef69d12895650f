"""The box contains what section 2 of docs/rules lists, and the map has the geometry of section 2.2."""

import shutil
from collections import Counter
from importlib.resources import files
from itertools import permutations
from pathlib import Path

import pytest

from dolmen.games.nawiedzone_krainy.boxes import FILES, PACKAGE, open_box
from dolmen.games.nawiedzone_krainy.bundles import BUNDLE_COUNT, BUNDLE_NAMES, BUNDLE_SIZES, BUNDLES
from dolmen.games.nawiedzone_krainy.names import (
    CELL_COUNT,
    CELLS,
    FOREST,
    KALENA_CELLS,
    LAKE,
    MOUNTAIN,
    PLAINS,
    SKILLS,
    TERRAIN_LETTERS,
    TILES,
)
from dolmen.kernel.errors import BadInput
from tests.games.nawiedzone_krainy.table import BOX, table

# Section 2.2: adjacencies across tiles, three for each touching pair.
ACROSS = """
K-S1 E-SW NE-SW NE-W    S1-S2 NW-E W-E W-SE
K-S2 NE-SE NW-SE NW-SW  S2-S3 SW-E SW-NE W-NE
K-S3 NW-E W-E W-SE      S3-S4 SE-NE SE-NW SW-NW
K-S4 W-NE SW-NE SW-E    S4-S5 E-NW E-W SE-W
K-S5 SW-NW SE-NW SE-NE  S5-S6 E-SW NE-SW NE-W
K-S6 SE-W E-W E-NW      S6-S1 NE-SE NW-SE NW-SW
"""
TILE_TABLE = "MLFFMPP MFLPFPM PPFLMMF FPMMLPF FMPFMLP PFMFPML LMFPFMP LPMPFMF LMPMPFF LFPMPFM LPPFMFM"
MAP_B = ["R07", "R08", "R09", "R10", "R11", "R01"]
MAP_C = ["R05", "R06", "R01", "R02", "R03", "R04"]


def pairs() -> set[frozenset[str]]:
    return {frozenset((CELLS[cell], CELLS[near])) for cell in range(CELL_COUNT) for near in BOX.neighbours[cell]}


@pytest.mark.rule("NAW-006", "NAW-007")
def test_the_map_has_49_cells_and_120_adjacencies() -> None:
    assert len(set(BOX.points)) == 49
    assert len(pairs()) == 120
    for cell in range(CELL_COUNT):
        assert cell not in BOX.neighbours[cell]
        assert all(cell in BOX.neighbours[near] for near in BOX.neighbours[cell])


@pytest.mark.rule("NAW-006")
def test_tiles_touch_as_the_specification_says() -> None:
    words = ACROSS.split()
    expected = set()
    for word in words:
        first, second = word.split("-")
        if first[0] in "K" or (first[0] == "S" and first[1:].isdigit()):
            slots = (first, second)
        else:
            expected.add(frozenset((f"{slots[0]}.{first}", f"{slots[1]}.{second}")))
    assert len(expected) == 36
    across = {pair for pair in pairs() if len({cell.split(".")[0] for cell in pair}) == 2}
    assert across == expected


@pytest.mark.rule("NAW-020")
def test_the_eleven_region_tiles_are_those_of_the_specification() -> None:
    assert ["".join(TERRAIN_LETTERS[terrain] for terrain in tile) for tile in BOX.tiles] == TILE_TABLE.split()
    for tile in BOX.tiles:
        assert Counter(tile) == {PLAINS: 2, FOREST: 2, MOUNTAIN: 2, LAKE: 1}


def land_is_connected(terrain: tuple[int, ...]) -> bool:
    seen, rest = {0}, [0]
    while rest:
        for near in BOX.neighbours[rest.pop()]:
            if near not in seen and terrain[near] != LAKE:
                seen.add(near)
                rest.append(near)
    return len(seen) == sum(1 for kind in terrain if kind != LAKE) == 43


@pytest.mark.rule("NAW-007", "NAW-020")
def test_on_many_maps_all_land_is_connected_and_every_lake_has_three_shores() -> None:
    for number, tiles in enumerate(permutations(TILES, 6)):
        if number % 5501:
            continue
        land = table(tiles=list(tiles), players=[{}, {}]).land
        assert land_is_connected(land.terrain)
        for cell in range(CELL_COUNT):
            assert land.lakes[cell] == tuple(near for near in BOX.neighbours[cell] if land.terrain[near] == LAKE)
            if land.terrain[cell] == LAKE:
                assert sum(1 for near in BOX.neighbours[cell] if land.terrain[near] != LAKE) >= 3


def test_on_map_c_all_six_lakes_touch_kalena_and_on_map_b_five_lie_in_the_centre() -> None:
    land = table(tiles=MAP_C, players=[{}, {}]).land
    assert len({lake for cell in range(KALENA_CELLS) for lake in land.lakes[cell]}) == 6
    land = table(tiles=MAP_B, players=[{}, {}]).land
    assert [CELLS[cell] for cell in range(CELL_COUNT) if land.terrain[cell] == LAKE] == [
        *("S1.C", "S2.C", "S3.C", "S4.C", "S5.C"),
        "S6.E",
    ]


@pytest.mark.rule("NAW-087", "NAW-088", "NAW-055")
def test_buildings() -> None:
    found = [(b.cost, b.tokens, b.valour, b.income, b.amount, b.count) for b in BOX.buildings]
    assert found == [
        ((0, 1, 1, 0), 1, 1, 0, 1, 12),
        ((1, 0, 0, 1), 1, 2, 2, 1, 12),
        ((1, 1, 0, 0), 1, 3, 3, 1, 12),
        ((0, 0, 1, 0), 1, 1, 1, 1, 12),
    ]


@pytest.mark.rule("NAW-105")
def test_each_pair_of_goods_is_the_price_of_two_skills() -> None:
    assert set(Counter(skill.cost for skill in BOX.skills).values()) == {2}
    assert [sum(skill.cost[good] for skill in BOX.skills) for good in range(4)] == [6, 6, 6, 6]
    assert [skill.deck for skill in BOX.skills] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len(SKILLS) == len(BOX.skills) == 12


@pytest.mark.rule("NAW-094", "NAW-093")
def test_rewards() -> None:
    assert [card.cost for card in BOX.reward_cards] == [1, 2, 3]
    found = [[(reward.pecunia, reward.any, reward.valour) for reward in card.rewards] for card in BOX.reward_cards]
    assert found == [
        [(3, 0, 0), (1, 1, 0), (1, 0, 1)],
        [(4, 0, 1), (1, 2, 0), (2, 0, 2)],
        [(5, 0, 2), (0, 2, 2), (0, 0, 4)],
    ]
    assert BOX.reward_die == (2, 2, 2)
    assert BOX.terrain_die == (2, 2, 2, 0)


@pytest.mark.rule("NAW-111", "NAW-113")
def test_tracks() -> None:
    assert [(track.start, track.costs, track.slots, track.valour) for track in BOX.tracks] == [
        (4, (4, 6), 6, 2),
        (1, (2, 3, 4, 5, 6), 6, 5),
        (1, (8,), 2, 3),
        (1, (8,), 2, 3),
    ]


@pytest.mark.rule("NAW-161", "NAW-162", "NAW-163")
def test_every_bundle_of_goods_has_its_price() -> None:
    assert len(set(BUNDLES)) == len(set(BUNDLE_NAMES)) == len(BUNDLES) == BUNDLE_COUNT == 23
    assert all(sum(bundle) == size for bundle, size in zip(BUNDLES, BUNDLE_SIZES, strict=True))
    assert [Counter(prices) for prices in BOX.markets] == [
        {0: 11, 2: 4, 5: 4, 8: 4},
        {0: 9, 2: 4, 5: 6, 8: 4},
        {0: 18, 2: 4, 12: 1},
    ]
    assert BOX.markets[0][BUNDLE_NAMES.index("wood-wood-wood")] == 8
    assert BOX.markets[1][BUNDLE_NAMES.index("food-wood-mineral")] == 8


@pytest.mark.rule("NAW-019", "NAW-026")
def test_counts() -> None:
    assert (BOX.wraiths, BOX.each_round, BOX.cubes, BOX.storage, BOX.depletion) == (25, 4, 16, 3, 12)
    assert [(task.per, task.valour, task.two_players) for task in BOX.tasks] == [
        *((3, 3, True), (3, 1, True), (1, 4, False), (1, 2, False)),
        *((1, 2, True), (1, 2, True), (1, 3, True), (1, 3, True)),
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    source = Path(str(files(PACKAGE))) / "data"
    for name in FILES:
        shutil.copy(source / name, tmp_path / name)
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_copied_box_is_the_same_box(folder: Path) -> None:
    assert open_box(folder).digest == BOX.digest


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("tiles.toml", 'cells = "MLFFMPP"', 'cells = "MLFFMP"', "tiles.toml, tile R01: cells is 'MLFFMP'; expected 7 letters"),
        ("tiles.toml", 'cells = "MLFFMPP"', 'cells = "MLFFMPX"', "'X' is unknown; allowed are P, F, M, L"),
        ("tiles.toml", 'id = "R02"', 'id = "R03"', "the entries of tile are"),
        ("map.toml", "S1 = [3, -2]", "S1 = [2, -2]", "map.toml: two tiles overlap"),
        ("terrains.toml", "entry = 2", "entry = 0", "expected a whole number from 1 to 6"),
        ("buildings.toml", "cost = { wood = 1, water = 1 }", "cost = { gold = 1 }", "gold is unknown"),
        ("skills.toml", 'effect = "choose-reward"', 'effect = "persuasion-valour"', "another skill has this effect"),
        ("skills.toml", "blocked_3 = [1]", "blocked_3 = [1, 2]", "there must be a slot for each of 3 players"),
        ("tasks.toml", 'requirement = "goods-sets"', 'requirement = "luck"', "allowed are windmill"),
        ("modes.toml", 'wraith = "WID-1"', 'wraith = "WID-9"', "allowed are WID-1, WID-2, WID-3"),
        ("markets.toml", "any1 = 2", "any2 = 2", "any2"),
        ("rewards.toml", "coin = { pecunia = 3 }", "coin = { silver = 3 }", "silver is unknown"),
        ("boards.toml", 'storage = "seed"', 'storage = "guess"', "allowed are seed, public, reconstructed"),
        ("boards.toml", "storage = 3", "storage = 0", "boards.toml, board: storage is 0"),
        ("wraiths.toml", "count = 25", 'count = "many"', "expected a whole number"),
    ],
)
def test_a_bad_file_is_refused_with_file_entry_and_what_is_allowed(
    folder: Path, name: str, old: str, new: str, message: str
) -> None:
    change(folder, name, old, new)
    with pytest.raises(BadInput) as caught:
        open_box(folder)
    assert name in str(caught.value)
    assert message in str(caught.value)


def test_an_owner_can_correct_a_price(folder: Path) -> None:
    change(folder, "buildings.toml", "cost = { wood = 1 }", "cost = { mineral = 2 }")
    box = open_box(folder)
    assert box.buildings[3].cost == (0, 0, 0, 2)
    assert box.digest != BOX.digest

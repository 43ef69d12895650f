"""The table in text."""

import pytest

from dolmen.games.nawiedzone_krainy.names import CELLS
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.view import view
from dolmen.kernel.step import WATCHER
from dolmen.tables.nawiedzone_krainy import draw
from dolmen.texts import LANGUAGES, texts
from tests.games.nawiedzone_krainy.table import BOX, GAME, NAMES, new_table, table


def drawn(state: Table, seat: int, language: str) -> str:
    return draw(view(state, seat), BOX, texts(GAME, language), NAMES, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cell_is_drawn_once_and_every_player_is_named(language: str, seats: int) -> None:
    shown = drawn(new_table(seats), 0, language).splitlines()
    words = [word for line in shown for word in line.split()]
    assert sorted(word for word in words if word in CELLS) == sorted(CELLS)
    assert all(any(name in line for line in shown) for name in NAMES[:seats])


def test_neighbours_in_a_row_stand_side_by_side_and_rows_are_shifted() -> None:
    shown = drawn(new_table(2), 0, "en")
    middle = next(line for line in shown.splitlines() if "K.C" in line)
    assert [word for word in middle.split() if word in CELLS] == ["S3.SW", "S3.SE", "K.W", "K.C", "K.E", "S6.NW", "S6.NE"]
    above = next(line for line in shown.splitlines() if "K.NW" in line)
    assert above.index("K.NW") < middle.index("K.C") < above.index("K.NE")


def below(shown: str, cell: str) -> str:
    """Return what is drawn under the name of a cell."""
    lines = shown.splitlines()
    row = next(number for number, line in enumerate(lines) if cell in line.split())
    column = lines[row].index(cell) - 3
    return lines[row + 1].ljust(column + 9)[column : column + 9].strip()


def test_wraiths_depletion_buildings_and_seers_are_marked() -> None:
    players = [{"at": "S6.C", "buildings": {"S6.NW": "sawmill"}}, {"at": "S6.C"}]
    state = table(wraiths=["S6.C", "K.E"], depleted=["S6.SE"], players=players)
    shown = drawn(state, 0, "en")
    assert below(shown, "S6.C") == "~①②"
    assert below(shown, "K.E") == "~"
    assert below(shown, "S6.SE") == "x"
    assert below(shown, "S6.NW") == "1s"
    assert below(drawn(state, 0, "pl"), "S6.NW") == "1t"
    assert "Wraiths in the reserve: 23 (next Haunting: 4) · Kalena haunted: 1 of 7" in shown


def test_tokens_and_training_prices_are_shown() -> None:
    state = table(players=[{"tokens": {"travel": [2, 6], "persuasion": [1, 3]}}, {}])
    assert "Travel ●●○○○○ · Persuasion ●○○ (4) · Gather ● (8)" in drawn(state, 0, "en")


@pytest.mark.rule("NAW-124")
def test_only_the_owner_reads_their_tasks() -> None:
    state = table(players=[{"tasks": ["ZAD-2"]}, {}])
    assert "Your tasks: Fat Purse" in drawn(state, 0, "en")
    assert "tasks chosen: 1" in drawn(state, 1, "en")
    for reader in (1, WATCHER):
        assert "Fat Purse" not in drawn(state, reader, "en")


@pytest.mark.rule("NAW-005")
def test_a_common_defeat_is_told() -> None:
    state = table(defeat="kalena-fell", turn={"phase": "over"}, players=[{}, {}])
    assert drawn(state, 0, "pl").startswith("Wspólna porażka")

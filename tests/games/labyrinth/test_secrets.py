"""What only one player knows: face-down tiles, tiles at the bottom, traps that the Headhunter saw."""

from typing import Any

import pytest

from dolmen.games.labyrinth.pools import traps_in_pool
from dolmen.games.labyrinth.state import Table
from dolmen.games.labyrinth.view import determinize, view
from dolmen.kernel.chance import FastRandom
from tests.games.by_name import choose
from tests.games.labyrinth.table import LINE, table


def worlds(state: Table, seat: int) -> list[Table]:
    random = FastRandom(3)
    return [determinize(state, seat, random) for _ in range(40)]


@pytest.mark.rule("LAB-173")
def test_a_face_down_tile_is_known_to_its_builder_alone() -> None:
    state = table(players=[{"character": "C07", "node": "K0"}, {}, {}], tiles={**LINE, "(1,1)": "down T05@0"})
    assert [tile["tile"] for tile in view(state, 0)["tiles"] if tile["face_down"]] == ["T05"]
    for seat in (1, 2, -1):
        assert [tile["tile"] for tile in view(state, seat)["tiles"] if tile["face_down"]] == [""]
        assert len({max(world.down) for world in worlds(state, seat)}) > 5
    assert {max(world.down) for world in worlds(state, 0)} == {4}


@pytest.mark.rule("LAB-047")
def test_tiles_put_at_the_bottom_unshown_stay_known_to_the_builder() -> None:
    state = table(players=[{"node": "K0"}, {}, {}], tiles=LINE, bottom=["T03@0", "T04"])
    assert view(state, 0)["bottom"] == ["T03", "T04"]
    assert view(state, 1)["bottom"] == ["", "T04"]
    assert {world.bottom[0] for world in worlds(state, 0)} == {2}
    assert len({world.bottom[0] for world in worlds(state, 2)}) > 5
    assert {world.bottom[1] for world in worlds(state, 2)} == {3}


@pytest.mark.rule("LAB-047")
def test_drawn_tiles_are_seen_by_the_builder_only() -> None:
    state = table(players=[{"node": "K0", "items": ["I08"]}, {}, {}], tiles=LINE)
    choose(state, "build", "T03", "T05")
    assert view(state, 0)["hand"] == ["T03", "T05"]
    assert view(state, 1)["hand"] == ["", ""]
    assert len({tuple(world.hand) for world in worlds(state, 1)}) > 10
    assert {tuple(world.hand) for world in worlds(state, 0)} == {(2, 4)}


@pytest.mark.rule("LAB-093")
def test_a_trap_that_the_headhunter_saw_is_secret_and_keeps_its_kind() -> None:
    state = table(players=[{"character": "C10", "node": "K0"}, {}, {}], tiles=LINE)
    choose(state, "set-trap", "P05", "P12", "P12", "(1,0)a")
    assert view(state, 0)["traps"] == [{"node": "(1,0)a", "trap": "P12", "face_down": True}]
    assert view(state, 1)["traps"] == [{"node": "(1,0)a", "trap": "", "face_down": True}]
    kinds = {max(world.traps) for world in worlds(state, 1)}
    assert len(kinds) > 5
    for world in worlds(state, 1):
        assert sum(world.trap_pool) == 59


@pytest.mark.rule("LAB-044")
def test_a_trap_that_nobody_saw_has_no_kind() -> None:
    state = table(players=[{"node": "K0"}, {}, {}], tiles=LINE, traps={"(1,0)a": "face down"})
    assert {world.traps[state.traps.index(15)] for world in worlds(state, 1)} == {15}
    assert sum(state.trap_pool) == 60
    assert traps_in_pool(state) == 59


@pytest.mark.rule("LAB-131")
def test_what_players_have_is_open_to_all() -> None:
    player: dict[str, Any] = {"character": "C11", "node": "K0", "keys": 2, "items": ["I03"], "daze": 1, "lives": 3, "active": 0}
    state = table(players=[player, {"curses": 1}, {}], turn={"seat": 1})
    for seat in (0, 1, 2, -1):
        seen = view(state, seat)["players"]
        assert (seen[0]["keys"], seen[0]["items"], seen[0]["lives"], seen[0]["daze"], seen[0]["active"]) == (2, ["I03"], 3, 1, 0)
        assert (seen[0]["tokens"], seen[1]["curses"]) == (2, 1)

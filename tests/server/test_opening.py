"""Opening a table: what the first looks need is made before, outside the event loop."""

from typing import Any

import msgspec
import pytest

from dolmen import catalog
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import WATCHER
from dolmen.server.broadcast import Viewer
from dolmen.server.table_state import state_for, warm_up
from dolmen.server.view_cache import ViewCache
from tests.server.test_two_worlds import a_live_table


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("steps", [40, 50_000], ids=["going on", "over"])
def test_a_first_look_finds_what_was_made_in_advance(game: Game[Any], steps: int) -> None:
    limited = steps > 40 and any(option.id == "max_rounds" for option in game.options)
    short: dict[str, Any] = {"max_rounds": 2} if limited else {}
    table = a_live_table(game, 3, FastRandom(2), steps, **short)
    assert table.match.over == (steps > 40)
    for seat in (WATCHER, 0, 1, 2):
        viewer = Viewer(table.seats[seat].guest or "" if seat >= 0 else "watcher", (seat,) if seat >= 0 else (), seat < 0)
        table.cache = ViewCache()
        plain = msgspec.json.encode(state_for(table, viewer))
        table.cache = ViewCache()
        warm_up(table)
        made = set(table.cache.parts), set(table.cache.constants)
        assert msgspec.json.encode(state_for(table, viewer)) == plain
        assert (set(table.cache.parts), set(table.cache.constants)) == made

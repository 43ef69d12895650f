"""A shared screen: it is private only while the player who is asked sees, or chooses, what the others there may not know."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import WATCHER
from dolmen.server import projection, wire
from dolmen.server.broadcast import Viewer
from dolmen.server.live_table import BOT, LiveTable
from dolmen.server.replay import Recording, eyes_of, past
from dolmen.server.table_state import state_for
from tests.server.test_two_worlds import a_live_table

POSITIONS = 10
STEPS = 30
SHARED = "guest0"
SECRET = [game for game in catalog.games() if game.secrets]


def positions(game: Game[Any], steps: int = STEPS) -> Iterator[tuple[LiveTable, Viewer, wire.TableState]]:
    """Tables after more and more random choices, with all players at one screen."""
    random = FastRandom(3)
    for position in range(POSITIONS):
        seats = game.players[position % len(game.players)]
        live = a_live_table(game, seats, random, steps * position)
        viewer = Viewer(SHARED, tuple(range(seats)), False)
        yield live, viewer, state_for(live, viewer)


def plain(part: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(part))


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.id)
def test_a_shared_screen_that_is_not_private_shows_what_everybody_may_know(game: Game[Any]) -> None:
    for live, viewer, state in positions(game):
        if state.private or state.seat < 0:
            continue
        match = live.match
        seen, public = plain(state.view), plain(game.view(match.state, WATCHER))
        # The one drawn tile of Labyrinth is laid at once.
        assert {part for part in public if seen[part] != public[part]} <= ({"hand"} if len(seen.get("hand", [])) == 1 else set())
        assert plain(state.log) == plain(projection.log(game, match.told, match.turns, WATCHER, projection.START))
        before = past(Recording(live, eyes_of(live, viewer, "")), match.moment, projection.START)
        assert plain(before.view) == public
        assert plain(before.log) == plain(state.log)


def test_a_shared_screen_is_not_private_where_nothing_is_hidden() -> None:
    found = {game.id: [state.private for _, _, state in positions(game)] for game in catalog.games()}
    assert not any(found["przepowiednia"])
    assert not found["labyrinth"][0]
    assert any(found["labyrinth"])
    assert not found["nawiedzone-krainy"][0]
    # A player with a hand of cards hides it.
    assert all(found["rune-stones"][1:])


def test_task_cards_are_chosen_in_private_and_make_a_shared_screen_private() -> None:
    game = catalog.find("nawiedzone-krainy")
    random = FastRandom(1)
    seen: set[bool] = set()
    live = a_live_table(game, 2, random, 0)
    viewer = Viewer(SHARED, (0, 1), False)
    while len(seen) < 2:
        ask = engine.pending(live.match.state)
        assert ask is not None
        state = state_for(live, viewer)
        live.cache.drop()
        table: Any = live.match.state
        own = bool(table.players[state.seat].tasks)
        assert state.private == (own or type(ask).secret)
        seen.add(state.private)
        options = ask.search_options(live.match.state)
        live.match.play(ask.seat, options[random.below(len(options))])


def test_one_player_at_a_screen_needs_no_privacy() -> None:
    game = catalog.find("rune-stones")
    live = a_live_table(game, 3, FastRandom(1), 20)
    assert state_for(live, Viewer(SHARED, (0, 1, 2), False)).private
    live.cache.drop()
    assert not state_for(live, Viewer(SHARED, (0,), False)).private
    for seat in (1, 2):
        live.seats[seat] = live.seats[seat]._replace(kind=BOT)
    assert not state_for(live, Viewer(SHARED, (0, 1, 2), False)).private

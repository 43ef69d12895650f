"""Helpers for rule tests: positions and choices by name."""

from collections.abc import Iterable, Mapping
from typing import Any

from dolmen.catalog import find
from dolmen.games.nawiedzone_krainy.boxes import open_box
from dolmen.games.nawiedzone_krainy.position import dump_position, load_position
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.match import Match, start
from tests.games.by_name import draw, new_state, settled

GAME = find("nawiedzone-krainy")
BOX = open_box()
NAMES = ("Ola", "Radek", "Hania", "Bot")


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    return settled(load_position(given, "test", BOX))


def new_table(seats: int, draws: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game up to the first question to a player; chance answers with `draws`, then with the first outcome."""
    state: Table = new_state(GAME, BOX, seats, options)
    return draw(state, draws)


def new_match(seats: int, seed: int = 1, **options: Any) -> Match:
    """Start a match with a fixed secret."""
    setup = GAME.setup(seats, options, BOX)
    return start(GAME, setup, NAMES[:seats], secret=secret_from_seed(seed), table=f"test-{seed}")


def position(state: Table) -> Mapping[str, Any]:
    return dump_position(state)

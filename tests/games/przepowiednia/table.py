"""Helpers for rule tests: positions and choices by name."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from dolmen.catalog import find
from dolmen.games.przepowiednia.components import open_box
from dolmen.games.przepowiednia.names import CHAINS
from dolmen.games.przepowiednia.position import dump_position, load_position
from dolmen.games.przepowiednia.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Ask
from tests.games.by_name import draw, new_state, settled

GAME = find("przepowiednia")
BOX = open_box()

Chooser = Callable[[Table, Ask[Any], list[int]], int]


def table(**given: Any) -> Table:
    """Return a position after all steps up to the first question."""
    return settled(load_position(given, "test", BOX))


def new_table(seats: int, draws: Iterable[str] = (), **options: Any) -> Table:
    """Start a new game; chance answers with `draws`, then with the first outcome."""
    state: Table = new_state(GAME, BOX, seats, options)
    return draw(state, draws)


def position(state: Table) -> Mapping[str, Any]:
    return dump_position(state)


def grids(state: Table) -> list[str]:
    return [player["grid"] for player in position(state)["players"]]


def priced(state: Table, ask: Ask[Any], choice: int) -> bool:
    """Tell whether a move needs the speed spell."""
    return type(ask).__name__ == "Move" and ask.label(state, choice).sentence.key == "move-to-for"


def eager(random: FastRandom, spells: int = 10) -> Chooser:
    """Choose like a player who breaks curses when possible and seldom pays for spells, so that games end."""

    def chosen(state: Table, ask: Ask[Any], options: list[int]) -> int:
        names = {choice: engine.choice_name(ask, choice) for choice in options}
        breaking = [choice for choice in options if names[choice] in CHAINS]
        plain = [
            choice
            for choice in options
            if names[choice] not in ("swap", "exchange", "charges") and not priced(state, ask, choice)
        ]
        best = breaking or (plain if plain and random.below(spells) else options)
        return best[random.below(len(best))]

    return chosen

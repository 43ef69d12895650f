"""Draws views of tables as text."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dolmen.kernel.game import Box, Game
from dolmen.kernel.match import Match
from dolmen.kernel.step import State
from dolmen.tables import labyrinth, nawiedzone_krainy, przepowiednia, rune_stones
from dolmen.texts import Texts

Drawing = Callable[[Any, Any, Texts, Sequence[str], int], str]
# What the drawing calls a place of a kind: (kind, name of the rules, texts) to the name that is drawn.
Naming = Callable[[str, str, Texts], str]

DRAWINGS: Final[dict[str, Drawing]] = {
    "labyrinth": labyrinth.draw,
    "nawiedzone-krainy": nawiedzone_krainy.draw,
    "przepowiednia": przepowiednia.draw,
    "rune-stones": rune_stones.draw,
}

NAMINGS: Final[dict[str, Naming]] = {
    "labyrinth": labyrinth.place_name,
    "nawiedzone-krainy": nawiedzone_krainy.place_name,
    "przepowiednia": przepowiednia.place_name,
    "rune-stones": rune_stones.place_name,
}


def place_name(game: Game[Any], kind: str, name: str, speech: Texts) -> str:
    """Return what the drawing of a game calls a place, such as D5 for the cell (1,-3)."""
    naming = NAMINGS.get(game.id)
    return name if naming is None else naming(kind, name, speech)


def draw(game: Game[Any], match: Match, speech: Texts, seat: int) -> str:
    """Draw the table of a match as a seat sees it."""
    names = [str(name) for name in match.journal.header["seats"]]
    return draw_state(game, match.state, match.setup.box, speech, names, seat)


def draw_state(game: Game[Any], state: State, box: Box, speech: Texts, names: Sequence[str], seat: int) -> str:
    """Draw a table as a seat sees it; a game without a drawing shows its position."""
    drawing = DRAWINGS.get(game.id)
    if drawing is None:
        return str(game.dump_position(state))
    return drawing(game.view(state, seat), box, speech, names, seat)

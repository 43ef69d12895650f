"""Draws views of tables as text."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dolmen.cli.tables import labyrinth, nawiedzone_krainy, przepowiednia, rune_stones
from dolmen.kernel.game import Game
from dolmen.kernel.match import Match
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
    """Draw the table as a seat sees it."""
    names = [str(name) for name in match.journal.header["seats"]]
    drawing = DRAWINGS.get(game.id)
    if drawing is None:
        return str(game.dump_position(match.state))
    return drawing(game.view(match.state, seat), match.setup.box, speech, names, seat)

"""Draws views of tables as text."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dolmen.cli.tables import labyrinth, nawiedzone_krainy, przepowiednia, rune_stones
from dolmen.kernel.game import Game
from dolmen.kernel.match import Match
from dolmen.texts import Texts

Drawing = Callable[[Any, Any, Texts, Sequence[str], int], str]

DRAWINGS: Final[dict[str, Drawing]] = {
    "labyrinth": labyrinth.draw,
    "nawiedzone-krainy": nawiedzone_krainy.draw,
    "przepowiednia": przepowiednia.draw,
    "rune-stones": rune_stones.draw,
}


def draw(game: Game[Any], match: Match, speech: Texts, seat: int) -> str:
    """Draw the table as a seat sees it."""
    names = [str(name) for name in match.journal.header["seats"]]
    drawing = DRAWINGS.get(game.id)
    if drawing is None:
        return str(game.dump_position(match.state))
    return drawing(game.view(match.state, seat), match.setup.box, speech, names, seat)

"""A table as text and as pixels, for people who watch an agent."""

from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State
from dolmen.research.pixels import in_pixels
from dolmen.tables import draw_state
from dolmen.texts import texts

LANGUAGE: Final = "en"
SHOWN: Final = 12


def text(game: Game[Any], state: State, seat: int) -> str:
    """Return a table as a seat sees it, with the question that waits and, for the seat that is asked, its first options."""
    speech = texts(game, LANGUAGE)
    names = [f"seat_{number}" for number in range(len(game.view(state, seat)["players"]))]
    lines = [draw_state(game, state, game.box, speech, names, seat)]
    ask = engine.pending(state)
    if ask is not None and not isinstance(ask, Draw):
        lines.append(f"{names[ask.seat]}: {speech.said(ask.asked(state), names)}")
        if ask.seat == seat:
            options = engine.options(state)
            lines += [f"  {speech.said(ask.label(state, choice), names)}" for choice in options[:SHOWN]]
            if len(options) > SHOWN:
                lines.append(f"  and {len(options) - SHOWN} more")
    return "\n".join(lines)


def picture(game: Game[Any], state: State, seat: int) -> Any:
    """Return the same in pixels: an array of height x width x 3 bytes."""
    return in_pixels(text(game, state, seat))

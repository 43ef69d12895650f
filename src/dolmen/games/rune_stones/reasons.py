"""What a coach says for a move: a quantity after it, and after the move that it is compared with."""

from typing import Final

from dolmen.kernel.sentence import Sentence

THE_WIN: Final = Sentence("why-win", "best", "other")
THE_POINTS: Final = Sentence("why-points", "best", "other")
THE_ROWS: Final = Sentence("why-rows", "best", "other")
THE_GEMS: Final = Sentence("why-gems", "best", "other")
THE_FORGES: Final = Sentence("why-forges", "best", "other")
THE_STONES: Final = Sentence("why-stones", "best", "other")
THE_CARDS: Final = Sentence("why-cards", "best", "other")
THE_FINAL: Final = Sentence("why-final", "best", "other")
THE_RIVALS: Final = Sentence("why-rivals", "best", "other")
THE_RIVAL_WORTH: Final = Sentence("why-rival-worth", "best", "other")

REASONS: Final = (
    THE_WIN,
    THE_POINTS,
    THE_ROWS,
    THE_GEMS,
    THE_FORGES,
    THE_STONES,
    THE_CARDS,
    THE_FINAL,
    THE_RIVALS,
    THE_RIVAL_WORTH,
)

"""What a coach says for a move: a quantity after it, and after the move that it is compared with."""

from typing import Final

from dolmen.kernel.sentence import Sentence

THE_WIN: Final = Sentence("why-win", "best", "other")
THE_POINTS: Final = Sentence("why-points", "best", "other")
THE_RUNES: Final = Sentence("why-runes", "best", "other")
THE_OBJECTIVES: Final = Sentence("why-objectives", "best", "other")
THE_CRYSTALS: Final = Sentence("why-crystals", "best", "other")
THE_COLOURLESS: Final = Sentence("why-colourless", "best", "other")
THE_CURSES: Final = Sentence("why-curses", "best", "other")
THE_ROOM: Final = Sentence("why-room", "best", "other")
THE_CHARGES: Final = Sentence("why-charges", "best", "other")
THE_SIGHT: Final = Sentence("why-sight", "best", "other")
THE_RIVAL_WORTH: Final = Sentence("why-rival-worth", "best", "other")

REASONS: Final = (
    THE_WIN,
    THE_POINTS,
    THE_RUNES,
    THE_OBJECTIVES,
    THE_CRYSTALS,
    THE_COLOURLESS,
    THE_CURSES,
    THE_ROOM,
    THE_CHARGES,
    THE_SIGHT,
    THE_RIVAL_WORTH,
)

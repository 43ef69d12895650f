"""What a coach says for a move: a quantity after it, and after the move that it is compared with."""

from typing import Final

from dolmen.kernel.sentence import Sentence

THE_WIN: Final = Sentence("why-win", "best", "other")
THE_WAY: Final = Sentence("why-way", "best", "other")
THE_LIVES: Final = Sentence("why-lives", "best", "other")
THE_KEYS: Final = Sentence("why-keys", "best", "other")
THE_CRYSTALS: Final = Sentence("why-crystals", "best", "other")
THE_ITEMS: Final = Sentence("why-items", "best", "other")
THE_STRENGTH: Final = Sentence("why-strength", "best", "other")
THE_GOLEM: Final = Sentence("why-golem", "best", "other")
THE_RIVAL_WAY: Final = Sentence("why-rival-way", "best", "other")
THE_RIVAL_LIVES: Final = Sentence("why-rival-lives", "best", "other")

REASONS: Final = (
    THE_WIN,
    THE_WAY,
    THE_LIVES,
    THE_KEYS,
    THE_CRYSTALS,
    THE_ITEMS,
    THE_STRENGTH,
    THE_GOLEM,
    THE_RIVAL_WAY,
    THE_RIVAL_LIVES,
)

"""What a coach says for a move: a quantity after it, and after the move that it is compared with."""

from typing import Final

from dolmen.kernel.sentence import Sentence

THE_WIN: Final = Sentence("why-win", "best", "other")
THE_VALOUR: Final = Sentence("why-valour", "best", "other")
THE_SAFETY: Final = Sentence("why-safety", "best", "other")
THE_GOODS: Final = Sentence("why-goods", "best", "other")
THE_PECUNIA: Final = Sentence("why-pecunia", "best", "other")
THE_TOKENS: Final = Sentence("why-tokens", "best", "other")
THE_SKILLS: Final = Sentence("why-skills", "best", "other")
THE_BUILDINGS: Final = Sentence("why-buildings", "best", "other")
THE_TASKS: Final = Sentence("why-tasks", "best", "other")
THE_REACH: Final = Sentence("why-reach", "best", "other")
THE_RIVAL: Final = Sentence("why-rival", "best", "other")
THE_RIVAL_WORTH: Final = Sentence("why-rival-worth", "best", "other")

REASONS: Final = (
    THE_WIN,
    THE_VALOUR,
    THE_SAFETY,
    THE_GOODS,
    THE_PECUNIA,
    THE_TOKENS,
    THE_SKILLS,
    THE_BUILDINGS,
    THE_TASKS,
    THE_REACH,
    THE_RIVAL,
    THE_RIVAL_WORTH,
)

"""Texts from outside without characters that only disguise them."""

import unicodedata
from typing import Final

# Zero-width joiners belong to emoji and to some scripts; other invisible characters only disguise text.
JOINERS: Final = "\u200c\u200d"


def cleaned(text: str) -> str:
    """The text without control characters and without those that change its direction."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in ("Cc", "Cf")).strip()

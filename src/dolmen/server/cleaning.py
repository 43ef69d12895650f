"""Texts from outside without characters that only disguise them."""

import unicodedata
from typing import Final

# Zero-width joiners belong to emoji and to some scripts; other invisible characters only disguise text.
JOINERS: Final = "\u200c\u200d"
# Letters and symbols that show nothing, in categories of those that do: fillers of Hangul, the empty Braille pattern, and others.
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# More marks on one letter than any language needs cover the lines above and below.
MARKS: Final = 3


def cleaned(text: str) -> str:
    """The text without control characters, those that change its direction, those that show nothing, and heaps of marks.

    Empty when nothing would be seen of it.
    """
    kept: list[str] = []
    marks = 0
    for letter in " ".join(text.split()):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS and letter not in BLANK and (letter in JOINERS or category not in ("Cc", "Cf")):
            kept.append(letter)
    found = "".join(kept).strip()
    return found if any(unicodedata.category(letter)[0] not in "MCZ" for letter in found) else ""


def looks(text: str) -> str:
    """What two texts have in common that look the same but for case, width and spaces."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())

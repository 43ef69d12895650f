"""The words and numbers of a report."""

import math
from typing import Any, Final

from dolmen.lab.study import Study
from dolmen.texts import Texts, lab_texts

# Measures that are shares, shown in per cent.
SHARES: Final = ("decided", "first", "ties", "all-lost")


class Words:
    """The words and numbers of a report in one language."""

    def __init__(self, study: Study, language: str) -> None:
        self.texts: Texts = lab_texts(study.rules, language)
        self.language = language

    def text(self, key: str, **values: Any) -> str:
        """A sentence of the report."""
        return self.texts.say(f"lab-{key}", **values)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as it is written in this language; a dash where nothing is known."""
        if not math.isfinite(value):
            return "–"
        said = f"{value:.{digits}f}".replace("-", "−")
        return said.replace(".", ",") if self.language == "pl" else said

    def points(self, share: float) -> str:
        """A difference of shares in percentage points, with its sign."""
        return ("+" if math.isfinite(share) and share > 0 else "") + self.number(100 * share)

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return f"{self.number(100 * share, 0)} %" if math.isfinite(share) else "–"

    def order(self, order: int) -> str:
        """A place in the order of play, from 0, as a word."""
        return self.text("order", order=order + 1)

    def measured(self, name: str, value: float) -> str:
        """A value of a measure."""
        return self.percent(value) if name in SHARES else self.number(value)

    def measure(self, name: str) -> str:
        """A measure's name."""
        return self.text(f"measure-{name}")

    def kind(self, thing: str) -> str:
        """The kind of a thing."""
        return self.text(f"kind-{thing.partition('-')[0]}")

    def thing(self, thing: str) -> str:
        """The name of a thing: the report's own, the game's, or the card's number."""
        if self.texts.has(f"lab-{thing}"):
            return self.text(thing)
        if self.texts.has(thing):
            return self.texts.say(thing)
        kind, _, number = thing.partition("-")
        return self.text("card", number=number) if kind == "card" else f"{self.kind(thing)} {number}"

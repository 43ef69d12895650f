"""The choices of a question by their places, and what a player may type for a place."""

from collections.abc import Iterable, Sequence
from typing import Any

from dolmen.kernel.game import Game
from dolmen.kernel.step import Ask
from dolmen.tables import place_name
from dolmen.texts import Texts

Part = tuple[str, str]


class Place:
    """One place such as "cell:(1,-3)/r2", with the parts of its path named as the table draws them: D5 and r2."""

    def __init__(self, game: Game[Any], place: str, speech: Texts) -> None:
        self.parts = [_part(game, text, speech) for text in place.split("/")]
        self.kind = self.parts[0][0]

    def written(self, length: int) -> str:
        """Return the first parts of the path without the kind, such as D5 or D5/r2."""
        return "/".join(name for _, name in self.parts[:length])

    def spellings(self) -> set[str]:
        """Everything that means this place, or the larger one that it is a part of."""
        found = {name for _, name in self.parts} | {f"{kind}:{name}" for kind, name in self.parts if kind}
        for length in range(1, len(self.parts) + 1):
            found |= {self.written(length), f"{self.kind}:{self.written(length)}"}
        return {spelling.casefold() for spelling in found}


def _part(game: Game[Any], text: str, speech: Texts) -> Part:
    kind, colon, name = text.partition(":")
    return (kind, place_name(game, kind, name, speech)) if colon else ("", text)


class Places:
    """Where the choices of one question are made; a choice may belong to several places at once."""

    def __init__(self, game: Game[Any], ask: Ask[Any], state: Any, speech: Texts) -> None:
        self.choices: Sequence[int] = list(ask.candidates(state))
        self._places = {
            choice: [Place(game, place, speech) for place in ask.place(state, choice).split(" ")] for choice in self.choices
        }
        self._kinds: dict[str, set[str]] = {}
        for place in self._all():
            self._kinds.setdefault(place.written(1), set()).add(place.kind)

    def _all(self) -> Iterable[Place]:
        return (place for places in self._places.values() for place in places)

    def name(self, choice: int, *, whole: bool = False) -> str:
        """Return the place of a choice as a player may type it; `whole` adds its parts."""
        return " ".join(self._name(place, whole) for place in self._places[choice])

    def _name(self, place: Place, whole: bool) -> str:
        name = place.written(1)
        # A bare number is a number of the list.
        clear = not name.isdigit() and len(self._kinds[name]) == 1
        written = place.written(len(place.parts)) if whole else name
        return written if clear else f"{place.kind}:{written}"

    def at(self, typed: str) -> list[int]:
        """Return the choices at a place, or at all of several places with spaces between them."""
        spellings = {choice: self._spellings(choice) for choice in self.choices}
        for words in ([typed.casefold()], typed.casefold().split()):
            found = [choice for choice in self.choices if words and all(word in spellings[choice] for word in words)]
            if found:
                return found
        return []

    def _spellings(self, choice: int) -> set[str]:
        return set().union(*(place.spellings() for place in self._places[choice]))

    def groups(self, choices: Sequence[int]) -> list[tuple[str, list[int]]]:
        """Group choices by place, in the order in which places first come."""
        found: dict[str, list[int]] = {}
        for choice in choices:
            found.setdefault(self.name(choice), []).append(choice)
        return list(found.items())

"""Text keys with named values: what refusals, events and labels are made of."""

from collections.abc import Mapping, Sequence
from typing import Final

EVERYONE: Final = -1
PLAYER: Final = "player"
POOL: Final = "pool"
NUMBER: Final = "number"

Named = tuple[str, str, int | list[int]]


class Sentence:
    """A text key and the names of its values.

    A value is an int.
    Its name says what the int means: `kind` is a word of the game, `player` a seat, anything else a number;
    `donor:player` is a seat that the text calls `donor`.
    `pool` takes as many values as the game has words for it.
    """

    __slots__ = ("key", "params")

    def __init__(self, key: str, *params: str) -> None:
        self.key = key
        self.params = params

    def kinds(self, words: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
        """The name and the kind of each value: PLAYER, POOL, a kind of word of the game, or NUMBER."""
        found = []
        for param in self.params:
            name, _, kind = param.partition(":")
            kind = kind or name
            found.append((name, kind if kind == PLAYER or kind in words else NUMBER))
        return found

    def named(self, values: Sequence[int], words: Mapping[str, Sequence[str]]) -> list[Named]:
        """The values, each with its name and its kind; a pool is a list."""
        found: list[Named] = []
        place = 0
        for name, kind in self.kinds(words):
            if kind == POOL:
                size = len(words[POOL])
                found.append((name, kind, list(values[place : place + size])))
                place += size
            else:
                found.append((name, kind, values[place]))
                place += 1
        return found

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r})"


class Refusal(Sentence):
    """Why something is not possible, and the rule that says so."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, key: str, *params: str) -> None:
        super().__init__(key, *params)
        self.rule = rule


class Event(Sentence):
    """Something that can happen at the table, and the rule that makes it happen."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, key: str, *params: str) -> None:
        super().__init__(key, *params)
        self.rule = rule


class Routine(Event):
    """An event that a recap leaves out: a pass, a price, or how something came about rather than what came of it."""

    __slots__ = ()


class Said:
    """A sentence with its values, ready to be translated."""

    __slots__ = ("sentence", "values")

    def __init__(self, sentence: Sentence, values: tuple[int, ...] = ()) -> None:
        self.sentence = sentence
        self.values = values

    def __repr__(self) -> str:
        return f"Said({self.sentence.key!r}, {self.values!r})"


class Told:
    """An event that happened, with its values and the seats that may know about it."""

    __slots__ = ("audience", "event", "values")

    def __init__(self, event: Event, values: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.event = event
        self.values = values
        self.audience = audience

    def for_seat(self, seat: int) -> bool:
        """Tell whether `seat` may know about it; `all_but(s)` is everyone except s."""
        if self.audience >= 0:
            return self.audience == seat
        return self.audience == EVERYONE or self.audience != all_but(seat)

    def __repr__(self) -> str:
        return f"Told({self.event.key!r}, {self.values!r}, audience={self.audience})"


def all_but(seat: int) -> int:
    """Return the audience of everybody, spectators included, except one seat."""
    return -2 - seat

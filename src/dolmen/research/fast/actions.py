"""A game's choices as one discrete space: a kind of question and a choice become one number."""

from typing import Any

from dolmen.kernel.game import Game
from dolmen.kernel.step import Ask, Draw


class Actions:
    """The kinds of questions one after another, each with a number for PASS and one for each of its names."""

    __slots__ = ("_first", "_kind", "kinds", "size", "starts")

    def __init__(self, game: Game[Any]) -> None:
        self.kinds: list[type[Ask[Any]]] = [kind for kind in game.asks() if not issubclass(kind, Draw)]
        self.starts: list[int] = []
        self._first: dict[object, int] = {}
        self._kind: dict[object, int] = {}
        self.size = 0
        for number, kind in enumerate(self.kinds):
            self.starts.append(self.size)
            self._first[kind] = self.size + 1
            self._kind[kind] = number
            self.size += 1 + len(kind.names)

    def kind(self, ask: Ask[Any]) -> int:
        """Return the number of a question's kind."""
        return self._kind[type(ask)]

    def first(self, ask: Ask[Any]) -> int:
        """Return the action that stands for choice 0 of a question; PASS comes before it."""
        return self._first[type(ask)]

    def action(self, ask: Ask[Any], choice: int) -> int:
        """Return the action that stands for a choice."""
        return self._first[type(ask)] + choice

    def choice(self, ask: Ask[Any], action: int) -> int:
        """Return the choice that an action stands for; one of another kind of question has no name."""
        return action - self._first[type(ask)]

    def name(self, action: int) -> str:
        """Return the name of an action, such as "ChooseDeed:build"; no two actions have the same."""
        number = len(self.starts) - 1
        while self.starts[number] > action:
            number -= 1
        kind = self.kinds[number]
        choice = action - self.starts[number] - 1
        return f"{kind.__name__}:{'pass' if choice < 0 else kind.names[choice]}"

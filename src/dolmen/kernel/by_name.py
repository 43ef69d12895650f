"""Choices by name: how scenarios and lessons answer the questions of a table."""

from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.step import Ask, Draw, State


class Failed(Exception):
    """What a scenario or a lesson expected and what was found."""


class ByName:
    """Answers the questions of a table by the names of choices; every error says where the name is written."""

    def __init__(self, state: State, where: str) -> None:
        self.state = state
        self.where = where

    def draw(self, draws: list[Any]) -> None:
        """Make chance answer what the file says, as far as it says something; `draws` keeps what is left."""
        ask = engine.pending(self.state)
        while isinstance(ask, Draw):
            if not draws:
                return
            self.take(ask, str(draws.pop(0)))
            ask = engine.pending(self.state)

    def used_up(self, draws: list[Any]) -> None:
        """Fail when the file says more about chance than was asked."""
        if draws:
            raise Failed(f"{self.where}: draws {listed(draws)} were not needed")

    def choose(self, name: str) -> None:
        """Make a choice by its name."""
        self.take(self.asked(name), name)

    def asked(self, name: str) -> Ask[Any]:
        """Return the player's question that a name answers."""
        ask = engine.pending(self.state)
        if ask is None:
            raise Failed(f"{self.where}: {name!r} cannot be chosen, the game is over")
        if isinstance(ask, Draw):
            raise Failed(f"{self.where}: before {name!r} chance is asked {ask!r}; give the answer in draws")
        return ask

    def take(self, ask: Ask[Any], name: str) -> None:
        """Answer the question that waits, by name."""
        choice = self.named(ask, name)
        refusal = engine.check(self.state, choice)
        if refusal is not None:
            raise Failed(f"{self.where}: {ask!r} refuses {name!r}: {refusal.key} ({refusal.rule})")
        self.apply(choice)

    def apply(self, choice: int) -> None:
        """Take a legal choice."""
        engine.apply(self.state, choice)

    def named(self, ask: Ask[Any], name: str) -> int:
        """The choice that a name means."""
        choice = engine.named_choice(ask, name)
        if choice is None:
            raise BadInput(f"{self.where}: {name!r} is not an answer to {ask!r}; the answers are {listed(type(ask).names)}")
        return choice

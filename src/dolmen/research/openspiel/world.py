"""A table as OpenSpiel sees it: the state, and for each player a digest of all that was ever observed."""

import hashlib
from array import array
from collections.abc import Mapping
from typing import Any

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game, Value
from dolmen.kernel.step import CHANCE, Ask, Draw, State
from dolmen.research.deal import new_state, shares
from dolmen.research.observing import Observer, observer

DIGEST_BYTES = 8


class World:
    """A game being played, chance included as a player.

    `seen` holds for each player a digest of the player's actions and of every change of what the player observes, in order.
    `actions` lists what was played, by which the world is written and read again; None in one that was resampled.
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.given = dict(options)
        self.actions: list[int] | None = []
        self.observer: Observer = observer(game.id)
        self.state: State = new_state(game, seats, options)
        self.observed: list[bytes] = [b""] * seats
        self.seen: list[bytes] = [b""] * seats
        self._look(CHANCE, 0)

    def __deepcopy__(self, _memo: Any) -> "World":
        """Return a copy; OpenSpiel copies the attributes of a state when it clones it."""
        other = object.__new__(World)
        other.game = self.game
        other.seats = self.seats
        other.given = self.given
        other.actions = None if self.actions is None else self.actions[:]
        other.observer = self.observer
        other.state = self.game.clone(self.state)
        other.observed = self.observed[:]
        other.seen = self.seen[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Write a world as what was played: compiled states cannot be pickled."""
        if self.actions is None:
            raise TypeError("a resampled state cannot be serialized, because its history did not happen")
        return played, (self.game.id, self.seats, self.given, self.actions)

    def ask(self) -> Ask[Any] | None:
        """Return the question that waits, or None at the end."""
        return engine.pending(self.state)

    def options(self) -> list[int]:
        """Return the legal actions, in ascending order."""
        ask = self.ask()
        if ask is None or isinstance(ask, Draw):
            return []
        first = self.observer.actions.first(ask)
        return sorted([first + choice for choice in engine.options(self.state)])

    def chance(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw that waits, with their probabilities."""
        weights = engine.chance_weights(self.state)
        assert weights is not None
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def play(self, action: int) -> None:
        """Take an action of the player that is asked, or an outcome of chance."""
        ask = self.ask()
        assert ask is not None
        choice = action if isinstance(ask, Draw) else self.observer.actions.choice(ask, action)
        engine.play(self.state, choice)
        if self.actions is not None:
            self.actions.append(action)
        self._look(ask.seat, action)

    def _look(self, actor: int, action: int) -> None:
        """Add to each player's digest what is new."""
        for seat in range(self.seats):
            observed = array("h", self.observer.observe_fast(self.state, seat)).tobytes()
            if seat == actor or observed != self.observed[seat]:
                did = action.to_bytes(4, "big") if seat == actor else b""
                self.seen[seat] = hashlib.blake2b(self.seen[seat] + did + observed, digest_size=DIGEST_BYTES).digest()
                self.observed[seat] = observed

    def numbers(self, seat: int) -> "array[int]":
        """Return what a player observes, as numbers."""
        return array("h", self.observed[seat])

    def returns(self) -> list[float]:
        """Return the shares of the victory; nobody has any before the end."""
        return [0.0] * self.seats if self.state.agenda else shares(self.game, self.state)

    def resampled(self, seat: int, random: FastRandom) -> "World":
        """Return another world that a player cannot tell from this one."""
        other = self.__deepcopy__(None)
        other.actions = None
        other.state = self.game.determinize(self.state, seat, random)
        for player in range(self.seats):
            other.observed[player] = array("h", self.observer.observe_fast(other.state, player)).tobytes()
        return other

    def action_name(self, action: int) -> str:
        """Return the name of an action of the player or the chance that is asked."""
        ask = self.ask()
        if isinstance(ask, Draw):
            return f"{type(ask).__name__}:{engine.choice_name(ask, action)}"
        return self.observer.actions.name(action)


def played(game: str, seats: int, options: Mapping[str, Value], actions: list[int]) -> World:
    """Return the world in which these actions were played."""
    world = World(catalog.find(game), seats, options)
    for action in actions:
        world.play(action)
    return world

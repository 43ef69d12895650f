"""Many games stepped at once, for learning: no Python runs for each game when Dolmen is compiled."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dolmen import catalog
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Value
from dolmen.research.deal import LIMITS
from dolmen.research.fast.batch import Batch
from dolmen.research.observing import observer


class Step(NamedTuple):
    """What a learner sees of all games, a row for each; the arrays are used again by the next step.

    `observations` and `masks` belong to `seats`, the seats that are asked now.
    `rewards` are the shares of the victory where a game has just ended (`done`); the row shows the next game already.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.uint8]


class VectorEnv:
    """`count` games of one kind with the same number of players and options."""

    def __init__(self, game: str, count: int, players: int = 2, options: Mapping[str, Value] | None = None) -> None:
        if count < 1:
            raise BadInput(f"{count} games cannot be played; at least 1 is needed")
        found = catalog.find(game)
        self.observer = observer(game)
        self.count = count
        self.players = players
        size, actions = self.observer.layout.size, self.observer.actions.size
        self.latest = Step(
            np.zeros((count, size), np.int16),
            np.zeros((count, actions), np.uint8),
            np.zeros(count, np.int8),
            np.zeros((count, players), np.float32),
            np.zeros(count, np.uint8),
        )
        setup = found.setup(players, LIMITS.get(game, {}) | dict(options or {}))
        shown = self.latest
        buffers = (shown.observations.reshape(-1).data, shown.masks.reshape(-1).data, shown.seats.data)
        self.batch = Batch(found, setup, count, size, *buffers)

    def reset(self, seed: int = 0) -> Step:
        """Begin all games; the same seed gives the same draws."""
        self.batch.reset(seed)
        self._pay()
        return self.latest

    def step(self, actions: NDArray[Any]) -> Step:
        """Take one action in each game; an illegal one raises IllegalChoice before anything has changed."""
        if actions.shape != (self.count,):
            raise BadInput(f"actions have the shape {actions.shape}, but there are {self.count} games")
        self.batch.step(actions.tolist())
        self._pay()
        return self.latest

    def _pay(self) -> None:
        """Fill in the rewards of the games that have just ended."""
        self.latest.done[:] = 0
        self.latest.rewards[:] = 0
        for number, shares in self.batch.ended:
            self.latest.done[number] = 1
            self.latest.rewards[number] = shares

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        masks = self.latest.masks
        # The n-th legal action of each row: rows are sorted, so the counts say where each row begins.
        counts = masks.sum(axis=1, dtype=np.int64)
        chosen = (random.random(self.count) * counts).astype(np.int64)
        legal = np.flatnonzero(masks)
        found: NDArray[np.int64] = legal[np.cumsum(counts) - counts + chosen] % masks.shape[1]
        return found

"""Many games of one kind, stepped one after another in compiled code; observations and masks go straight into buffers."""

from struct import Struct
from typing import Any

from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.game import Game, Setup
from dolmen.kernel.step import NO_SUCH_CHOICE, Ask, Draw, State
from dolmen.research.fast.actions import Actions
from dolmen.research.fast.observing import WRITERS, write_question

NUMBER_BYTES = 2


class Batch:
    """Some games with the same setup; a game that ends is replaced by a new one.

    `observations`, `masks` and `seats` are views of buffers with a row for each game.
    `ended` lists the games that ended in the last step, each with the shares of the victory.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        count: int,
        size: int,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
    ) -> None:
        self.game = game
        self.setup = setup
        self.actions = Actions(game)
        self.size = size
        self.numbers = Struct(f"={size}h")
        self.no_action = bytes(self.actions.size)
        self.writer = WRITERS[game.id]
        self.observations, self.masks, self.seats = observations, masks, seats
        self.ended: list[tuple[int, list[float]]] = []
        self.states: list[State] = [State() for _ in range(count)]
        self.randoms: list[FastRandom] = []

    def reset(self, seed: int) -> None:
        """Begin all games; each has a random stream of its own."""
        count = len(self.states)
        self.ended.clear()
        self.randoms = [FastRandom(seed * count + number) for number in range(count)]
        for number in range(count):
            self._begin(number)
            self._show(number)

    def step(self, chosen: list[int]) -> None:
        """Take an action in each game, all checked before the first is taken."""
        asks: list[Ask[Any]] = []
        for number, state in enumerate(self.states):
            ask = state.agenda[-1]
            assert isinstance(ask, Ask)
            choice = chosen[number] - self.actions.first(ask)
            if choice not in engine.options(state):
                raise IllegalChoice(ask, choice, engine.check(state, choice) or NO_SUCH_CHOICE)
            asks.append(ask)
        self.ended.clear()
        for number, state in enumerate(self.states):
            engine.apply(state, chosen[number] - self.actions.first(asks[number]))
            self._settle(number)
            if not state.agenda:
                self.ended.append((number, self._shares(state)))
                self._begin(number)
            self._show(number)

    def _begin(self, number: int) -> None:
        state: State = self.game.new_game(self.setup)
        engine.run(state)
        self.states[number] = state
        self._settle(number)

    def _settle(self, number: int) -> None:
        """Let chance answer."""
        state = self.states[number]
        random = self.randoms[number]
        while state.agenda and isinstance(state.agenda[-1], Draw):
            engine.answer(state, random)

    def _shares(self, state: State) -> list[float]:
        """Return each seat's share of the victory; nobody has one when all lose."""
        winners = self.game.result(state).winners
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(self.setup.seats)]

    def _show(self, number: int) -> None:
        """Write what the seat that is asked observes, and what it may do."""
        state = self.states[number]
        ask = state.agenda[-1]
        assert isinstance(ask, Ask)
        values: list[int] = []
        write_question(state, self.actions, ask.seat, values)
        self.writer(state, ask.seat, values)
        self.numbers.pack_into(self.observations, number * self.size * NUMBER_BYTES, *values)
        start = number * self.actions.size
        masks = self.masks
        masks[start : start + self.actions.size] = self.no_action
        start += self.actions.first(ask)
        for choice in engine.options(state):
            masks[start + choice] = 1
        self.seats[number] = ask.seat

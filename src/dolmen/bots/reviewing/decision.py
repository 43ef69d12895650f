"""Compares the answers to a question in the same imagined futures of the same sampled worlds."""

from typing import Any, Final

from dolmen.bots.bot import World, worlds
from dolmen.bots.reviewing.errors import errors, less, means, minus
from dolmen.bots.reviewing.found import NO_CHOICE, Found
from dolmen.bots.reviewing.futures import Futures, whose_turn
from dolmen.bots.reviewing.plans import ReviewPlan
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import State

# Between the numbers of the worlds in which the best option is looked for and of those in which it is valued.
APART: Final = 1000


class Comparison:
    """The answers to one question, from the view of the seat that is asked.

    The best is looked for in some worlds and valued in others: the best of several estimates looks better than it is.
    """

    def __init__(self, game: Game[Any], plan: ReviewPlan, futures: Futures, seat: int, number: int) -> None:
        self.game = game
        self.plan = plan
        self.futures = futures
        self.seat = seat
        self.number = number
        self.turn = seat
        self.chosen = NO_CHOICE
        self.best = NO_CHOICE
        self.usual = NO_CHOICE
        self.first: dict[int, list[list[float]]] = {}
        self.rows: dict[int, list[list[float]]] = {}
        # What the usual and the chosen answer are worth in each world in the long run; the usual one may differ between worlds.
        self.usually: list[list[float]] = []
        self.in_fact: list[list[float]] = []
        self.as_usual = True

    def world(self, state: State, number: int) -> World:
        """Return a state that the seat cannot tell from the true one."""
        return worlds(self.game, state, self.seat, FastRandom(number))()

    def value(self, world: World, choice: int, number: int, ahead: int) -> list[float]:
        """Return the value after an answer, so many turns ahead."""
        state: State = self.game.clone(world)
        engine.apply(state, choice)
        return self.futures.value(state, self.turn, number, ahead)

    def compare(self, state: State, chosen: int) -> None:
        """Find the best answer, and compare it and the usual one with the one that was chosen."""
        self.chosen = chosen
        self.turn = whose_turn(self.game, state)
        self.search(state)
        self.rows = {chosen: [], self.best: []}
        for index in range(self.plan.worlds):
            number = self.number + APART + index
            world = self.world(state, number)
            for choice, rows in self.rows.items():
                rows.append(self.value(world, choice, number, self.plan.turns))
            self.look_far(world, number)

    def look_far(self, world: World, number: int) -> None:
        """Compare the chosen answer with the usual one in the long run."""
        usual = self.futures.usual(world, number)
        self.usually.append(self.value(world, usual, number, self.plan.far))
        if usual == self.chosen:
            self.in_fact.append(self.usually[-1])
        else:
            self.in_fact.append(self.value(world, self.chosen, number, self.plan.far))
            self.as_usual = False
        if len(self.usually) == 1:
            self.usual = usual

    def search(self, state: State) -> None:
        """Try the most promising options, and take the best as it looks in these worlds."""
        first = self.world(state, self.number)
        options = self.futures.ranked(first, self.number)[: self.plan.options]
        usual = self.futures.usual(first, self.number)
        tried = list({self.chosen: True, usual: True} | dict.fromkeys(options, True))
        self.first = {choice: [] for choice in tried}
        for index in range(self.plan.trials):
            number = self.number + index
            world = self.world(state, number)
            for choice in tried:
                self.first[choice].append(self.value(world, choice, number, self.plan.turns))
        self.best = self.chosen
        most = means(self.first[self.chosen])[self.seat]
        for choice in tried:
            value = means(self.first[choice])[self.seat]
            if value > most:
                self.best, most = choice, value

    def write(self, found: Found, defeat: bool) -> None:
        """Write what was found."""
        earned = minus(self.in_fact, self.usually)
        effect = minus(self.rows[self.chosen], self.rows[self.best])
        earned_error = spread(earned, self.as_usual)
        found.usual = self.usual
        found.earned, found.earned_error = means(earned)[:-1], earned_error[:-1]
        found.lost_change = means(earned)[-1]
        found.lost_change_error = earned_error[-1] if defeat else 0.0
        found.effect, found.effect_error = means(effect)[:-1], spread(effect, self.best == self.chosen)[:-1]
        found.loss_error = found.effect_error[found.seat]
        found.best = self.best
        if found.effect[found.seat] > 0.0:
            # In other worlds it did not look better.
            found.best = self.chosen
            found.effect = [0.0] * len(found.effect)
        found.loss = max(0.0, -found.effect[found.seat])
        found.values = self.values()

    def values(self) -> dict[int, list[float]]:
        """Return the value of each option; those of the first trials are set off against the answer that was chosen."""
        mine = means(self.rows[self.chosen])
        shift = less(mine, means(self.first[self.chosen]))
        found = {choice: less(means(rows), [-move for move in shift])[:-1] for choice, rows in self.first.items()}
        for choice, rows in self.rows.items():
            found[choice] = means(rows)[:-1]
        return found


def spread(rows: list[list[float]], same: bool) -> list[float]:
    """Return the standard errors of differences; an answer does not differ from itself."""
    return [0.0] * len(rows[0]) if same else errors(rows)

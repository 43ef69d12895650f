"""Reviews a game: everybody's chance to win at each moment, and what every decision and every draw did to it."""

from collections.abc import Callable
from typing import Any, Final

from dolmen import bots
from dolmen.bots.bot import worlds
from dolmen.bots.coach import Coach
from dolmen.bots.reviewing.course import Course
from dolmen.bots.reviewing.decision import Comparison
from dolmen.bots.reviewing.errors import NORMAL, both, errors, less, means
from dolmen.bots.reviewing.found import DECISION, DRAW, END, SETUP, Found
from dolmen.bots.reviewing.futures import Futures, PlayedOn, shares_of, whose_turn
from dolmen.bots.reviewing.plans import ReviewPlan, plan_for
from dolmen.bots.reviewing.summary import Summary, summary
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game, Setup
from dolmen.kernel.history import Record
from dolmen.kernel.step import Draw, State

__all__ = ["Found", "Review", "ReviewPlan", "Summary", "plan_for", "summary"]

# Numbers of futures differ from turn to turn, and those of positions from those of comparisons.
TURN: Final = 10_007
SEED: Final = 1_000_000_007
# Reasons are looked for when a better answer was worth at least this much, beyond its error.
TELLING: Final = 0.02


class Review:
    """One game; each moment can be evaluated in any order and in any process, with the same result.

    It gets the lines of a journal without the footer (`Record`), so the secret is out of its reach.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        record: Record,
        plan: ReviewPlan,
        make: Callable[[], Futures] | None = None,
    ) -> None:
        self.game = game
        self.make = make
        self.plan = plan
        self.course = Course(game, setup, record)
        self.seats = self.course.seats
        self.last = self.course.last

    def moments(self) -> list[int]:
        """Return the moments to evaluate, in the order in which results are most useful."""
        return self.course.moments()

    def stands_for(self, moment: int) -> int:
        """Return the moment that is evaluated for another one, at which only one answer was possible."""
        return self.course.stands[moment]

    def futures(self) -> Futures:
        """Return what values positions; a new one for each moment, because what it remembers must not matter."""
        if self.make is not None:
            return self.make()
        return PlayedOn(self.game, self.seats, self.plan)

    def evaluate(self, moment: int) -> Found:
        """Evaluate a moment, or the one that stands for it."""
        at = self.course.stands[moment]
        futures = self.futures()
        if at == self.last:
            return self.position(at, END, futures)
        if at < self.course.first:
            return self.set_up(at, futures)
        state = self.course.state(at)
        if isinstance(state.agenda[-1], Draw):
            return self.draw(at, state, state.agenda[-1], futures)
        return self.decision(at, state, futures)

    def luck(self, moment: int, world: int) -> int:
        """Return the number of a future; within a turn it is the same, so that its errors do not add up."""
        return self.plan.seed * SEED + self.course.turns[moment] * TURN + world

    def position(self, moment: int, kind: str, futures: Futures) -> Found:
        """Evaluate the position at a moment on what is true, with chance at random."""
        state = self.course.state(moment)
        found = self.blank(moment, kind)
        if not state.agenda:
            self.fill(found, shares_of(self.game.result(state), self.seats), [0.0] * (self.seats + 1))
            return found
        turn = whose_turn(self.game, state)
        rows = [
            futures.value(self.game.clone(state), turn, self.luck(moment, world), self.plan.far)
            for world in range(self.plan.worlds)
        ]
        self.fill(found, means(rows), errors(rows))
        return found

    def blank(self, moment: int, kind: str) -> Found:
        """Return a record without values."""
        found = Found(moment, kind, self.course.turns[moment], [], [])
        if kind != END:
            line = self.course.answer(moment)
            found.seat, found.ask, found.choice, found.best = line["seat"], line["ask"], line["choice"], line["choice"]
        return found

    def fill(self, found: Found, values: list[float], error: list[float]) -> None:
        """Write the chances of a position into a record."""
        found.chances, found.lost = values[:-1], values[-1]
        found.error, found.lost_error = error[:-1], error[-1]
        if not self.plan.defeat:
            found.lost_error = 0.0

    def change(self, found: Found, values: list[float], error: list[float]) -> None:
        """Write what an answer did to the chance that all lose."""
        found.lost_change = values[-1]
        found.lost_change_error = error[-1] if self.plan.defeat else 0.0

    def set_up(self, moment: int, futures: Futures) -> Found:
        """Evaluate all draws before the first decision as one: the first position to play against all that could be."""
        found = self.position(moment, SETUP, futures)
        dealt = self.position(self.course.stands[self.course.first], SETUP, self.futures())
        before, now = [*found.chances, found.lost], [*dealt.chances, dealt.lost]
        error = [both(one, other) for one, other in zip(found.error, dealt.error, strict=True)]
        found.swing, found.swing_error = less(now, before)[:-1], error
        self.change(found, less(now, before), [*error, both(found.lost_error, dealt.lost_error)])
        return found

    def draw(self, moment: int, state: State, ask: Draw[Any], futures: Futures) -> Found:
        """Compare what a draw brought with all that it could have brought, in the same futures."""
        line = self.course.answer(moment)
        weights: list[int] = ask.weights(state)
        turn = whose_turn(self.game, state)
        likely = [outcome for outcome, weight in enumerate(weights) if weight]
        every = len(likely) <= self.plan.outcomes
        averages: list[list[float]] = []
        swings: list[list[float]] = []
        seen: dict[int, list[list[float]]] = {}
        for world in range(self.plan.worlds):
            luck = self.luck(moment, world)
            random = FastRandom(luck)
            tried = likely if every else [random.weighted(weights) for _ in range(self.plan.outcomes)]
            values: dict[int, list[float]] = {}
            for outcome in {line["choice"]: True} | dict.fromkeys(tried, True):
                values[outcome] = futures.value(after(self.game, state, outcome), turn, luck, self.plan.far)
                seen.setdefault(outcome, []).append(values[outcome])
            shares = [weights[outcome] if every else 1 for outcome in tried]
            averages.append(weighted([values[outcome] for outcome in tried], shares))
            swings.append(less(values[line["choice"]], averages[-1]))
        found = self.blank(moment, DRAW)
        found.values = {outcome: means(rows)[:-1] for outcome, rows in seen.items()}
        self.fill(found, means(averages), errors(averages))
        self.change(found, means(swings), errors(swings))
        found.swing, found.swing_error = means(swings)[:-1], errors(swings)[:-1]
        return found

    def decision(self, moment: int, state: State, futures: Futures) -> Found:
        """Compare the answer that was given with others, in worlds that the player could not tell from the true one."""
        found = self.position(moment, DECISION, futures) if self.game.secrets else self.blank(moment, DECISION)
        comparison = Comparison(self.game, self.plan, futures, found.seat, self.luck(moment, TURN // 2))
        comparison.compare(state, found.choice)
        if not self.game.secrets:
            # The player saw what is true.
            self.fill(found, means(comparison.usually), errors(comparison.usually))
        comparison.write(found, self.plan.defeat)
        if found.loss >= TELLING and found.loss > NORMAL * found.loss_error:
            self.advise(found, state)
        return found

    def advise(self, found: Found, state: State) -> None:
        """Let the coach say what speaks for the best answer."""
        number = self.luck(found.moment, TURN - 1)
        coach = self.coach(state, found.seat, number)
        if coach is not None:
            found.advice = coach.compare(found.best, found.choice).document()

    def coach(self, state: State, seat: int, number: int) -> Coach | None:
        """Return a coach without a limit of time, so that the machine's speed does not matter."""
        coach = bots.coach(self.game, seat, worlds(self.game, state, seat, FastRandom(number)), number)
        if coach is not None:
            coach.end = float("inf")
        return coach


def after(game: Game[Any], state: State, outcome: int) -> State:
    """Return the state after an outcome."""
    found: State = game.clone(state)
    engine.apply(found, outcome)
    return found


def weighted(rows: list[list[float]], weights: list[int]) -> list[float]:
    """Return the mean of rows by weight."""
    whole = sum(weights)
    found = [0.0] * len(rows[0])
    for row, weight in zip(rows, weights, strict=True):
        for column, value in enumerate(row):
            found[column] += value * weight / whole
    return found

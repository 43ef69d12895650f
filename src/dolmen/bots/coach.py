"""A coach: compares two moves in the same worlds and says in words what speaks for the better one.

Each move is made in the same sampled worlds, greedy bots finish the turn (or play on to the end of the next one), and the
game's quantities are measured in the positions that are reached. A reason is a quantity that differs, weighted with what
the difference adds to the chance of winning.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from dolmen.bots.bot import Sample, World
from dolmen.bots.coaching import quantities_of
from dolmen.bots.coaching.quantity import COMMON, OUTRIGHT, OWN, PERCENT, Quantity
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.playouts import play
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.sentence import Said
from dolmen.kernel.step import State

WORLDS: Final = 8
REASONS: Final = 2
# How many other moves are looked at until one differs in something that can be told.
ALTERNATIVES: Final = 8
# A difference that adds less than this to the chance of winning is no reason.
LEAST: Final = 0.001
# After this much CPU time no further move is looked at, and no further turn.
SECONDS: Final = 1.0


class Reason:
    """A quantity after the better move and after the other one, rounded means, and its weight in chance of winning.

    `number` is the quantity's place among those of the game.
    """

    __slots__ = ("best", "number", "other", "quantity", "weight")

    def __init__(self, number: int, quantity: Quantity, best: int, other: int, weight: float) -> None:
        self.number = number
        self.quantity = quantity
        self.best = best
        self.other = other
        self.weight = weight

    def said(self) -> Said:
        """Return the reason in words."""
        return Said(self.quantity.sentence, (self.best, self.other))


class Advice:
    """What speaks for a move against another one; the chances are of the same worlds as the reasons.

    `later` tells whether the positions are those after the player's next turn, instead of this one.
    """

    __slots__ = ("best", "chance", "later", "other", "other_chance", "reasons")

    def __init__(self, best: int, other: int, chance: float, other_chance: float, later: bool, reasons: list[Reason]) -> None:
        self.best = best
        self.other = other
        self.chance = chance
        self.other_chance = other_chance
        self.later = later
        self.reasons = reasons

    def document(self) -> dict[str, Any]:
        """Return the advice as plain data; its chances are those of the positions that its reasons are about."""
        return {
            "chance": self.chance,
            "points": None,
            "other": self.other,
            "other_chance": self.other_chance,
            "other_points": None,
            "reasons": [[reason.number, reason.best, reason.other] for reason in self.reasons],
            "later": self.later,
        }


class Outcome:
    """The positions after a move, one for each world, and the mean chance of winning there."""

    __slots__ = ("chance", "hope", "states")

    def __init__(self, states: list[State], chance: float, hope: float) -> None:
        self.states = states
        self.chance = chance
        self.hope = hope


class Coach:
    """Compares the moves of one question; every move is tried once in each world and horizon."""

    def __init__(
        self, game: Game[Any], know: Callable[[], Knowledge], scale: float, seat: int, sample: Sample, seed: int = 0
    ) -> None:
        self.end = time.process_time() + SECONDS
        self.game = game
        self.know = know
        self.knowledge = know()
        self.scale = scale
        self.seat = seat
        self.seed = seed
        self.worlds: list[World] = [sample() for _ in range(WORLDS)]
        self.seats = len(game.breakdown(self.worlds[0]))
        self.tried: dict[tuple[int, bool], Outcome] = {}

    def outcome(self, choice: int, later: bool) -> Outcome:
        """Return the positions that greedy play reaches after a choice, with the same luck for every choice."""
        found = self.tried.get((choice, later))
        if found is not None:
            return found
        # New knowledge for every move: what it remembers of one move must not change what it thinks of the next.
        knowledge = self.know()
        judge = Judge(self.game, knowledge, self.seats, self.scale)
        states: list[State] = []
        chance = 0.0
        hope = 0.0
        for index, world in enumerate(self.worlds):
            state: State = self.game.clone(world)
            engine.apply(state, choice)
            greedy = Greedy(knowledge, self.seed + index, hasty=True)
            play(self.game, state, self.seat, greedy, self.seats if later else 0)
            states.append(state)
            chance += judge.shares(state, judge.worths(state))[self.seat]
            hope += knowledge.hope(state) if state.agenda else 1.0
        found = Outcome(states, chance / len(states), hope / len(states))
        self.tried[choice, later] = found
        return found

    def advise(self, best: int, others: list[int]) -> Advice | None:
        """Return what speaks for the best move against the first other one that is worse for a reason that can be told.

        The given moves are tried first, then the other options. If no reason can be told, the first move that is worse is
        returned without reasons; None if every other move looks better.
        """
        plain: Advice | None = None
        rest = [choice for choice in engine.options(self.worlds[0]) if choice != best and choice not in others]
        for other in (others + rest)[:ALTERNATIVES]:
            found = self.compare(best, other)
            if found.chance >= found.other_chance:
                if found.reasons:
                    return found
                plain = plain or found
            if time.process_time() > self.end:
                break
        return plain

    def compare(self, best: int, other: int) -> Advice:
        """Compare two moves after this turn or, if that shows no advantage of the first, after the next one."""
        found = self.compare_at(best, other, False)
        if found.reasons or time.process_time() > self.end:
            return found
        longer = self.compare_at(best, other, True)
        return longer if longer.reasons or found.chance < found.other_chance <= longer.chance else found

    def compare_at(self, best: int, other: int, later: bool) -> Advice:
        """Compare two moves at one horizon; reasons are given for the first only when it is the better one."""
        first, second = self.outcome(best, later), self.outcome(other, later)
        reasons: list[Reason] = []
        if first.chance > second.chance:
            for number, quantity in enumerate(quantities_of(self.game.id)):
                reason = self.reason(number, quantity, first, second)
                if reason is not None:
                    reasons.append(reason)
            reasons.sort(key=_weight, reverse=True)
        return Advice(best, other, first.chance, second.chance, later, reasons[:REASONS])

    def reason(self, number: int, quantity: Quantity, first: Outcome, second: Outcome) -> Reason | None:
        """Return a quantity as a reason, if the difference can be seen and speaks for the first outcome."""
        best, other = round(self.mean(quantity, first)), round(self.mean(quantity, second))
        weight = self.weight(quantity, first, second)
        if (best - other) * quantity.better <= 0 or weight < LEAST:
            return None
        return Reason(number, quantity, best, other, weight)

    def mean(self, quantity: Quantity, outcome: Outcome) -> float:
        """Return the mean of a quantity after a move."""
        return sum([quantity.value(self.knowledge, state, self.seat) for state in outcome.states]) / len(outcome.states)

    def weight(self, quantity: Quantity, first: Outcome, second: Outcome) -> float:
        """Return how much the chance of winning grows with this quantity alone, by the slope of the evaluation."""
        gain = self.part(quantity, first) - self.part(quantity, second)
        hope = max(0.001, (first.hope + second.hope) / 2)
        share = min(1.0, (first.chance + second.chance) / 2 / hope)
        if quantity.whose == OUTRIGHT:
            return gain / PERCENT * (first.chance - second.chance)
        if quantity.whose == COMMON:
            return gain * share
        slope = hope * share * (1.0 - share) / self.scale
        return gain * slope if quantity.whose == OWN else -gain * slope

    def part(self, quantity: Quantity, outcome: Outcome) -> float:
        """Return the mean of what a quantity adds to the evaluation."""
        total = 0.0
        for state in outcome.states:
            total += quantity.part(self.knowledge, state, self.seat)
        return total / len(outcome.states)


def _weight(reason: Reason) -> float:
    return reason.weight

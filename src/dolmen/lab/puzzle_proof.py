"""The tests that a position must pass to become a puzzle: is one choice clearly the best, and who finds it?"""

import time
from dataclasses import replace
from typing import Any, Final

from dolmen import bots
from dolmen.bots import Plan
from dolmen.bots.ismcts import Ismcts
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import Puzzle, check
from dolmen.kernel.step import State
from dolmen.lab.puzzle_look import CERTAIN, Lead, Luck, Question

# How far the solution must be ahead of every other choice, in chance of winning; less when it is verified with other luck.
AHEAD: Final = 0.12
STILL_AHEAD: Final = 0.08
# How many worlds have been played to the end when it is decided which choices are played on with.
ROUNDS: Final = (8, 24, 64, 128)
# The best choice and its closest rivals are then played again, with other luck, in the first number of worlds, and all others
# in the second.
CLOSEST: Final = 3
CONFIRMED: Final = (64, 16)
# Hidden cards: of so many worlds, with so many lucks each, the solution must be better than the second in three of four of
# those in which they differ.
WORLDS: Final = 12
LUCKS: Final = 6
# How much longer the deeper search is than that of the strongest level.
DEEPER: Final = 8
TRIES: Final = 3
# In how many tries the greedy bot may find the solution by luck; more when it is verified with other luck.
GREEDY_TRIES: Final = 9
GREEDY_MAY_FIND: Final = 1
GREEDY_MAY_STILL_FIND: Final = 3
# Searches with the strongest level's budget divided by this, from the weakest to the strongest, measure the difficulty.
BUDGETS: Final = (64, 16, 4, 1)


class Rejected(Exception):
    """A position that is not a puzzle; the message is the test that it failed."""


class Ranking:
    """The choices of a question, the best first, and how far the best is ahead of each other one."""

    def __init__(self, luck: Luck, best: int) -> None:
        self.best = best
        self.chance = luck.mean(best)
        self.leads: dict[int, Lead] = {other: luck.lead(best, other) for other in luck.values if other != best}
        others = sorted(self.leads, key=lambda other: (self.leads[other].mean, other))
        self.choices = [best, *others]

    @property
    def second(self) -> int:
        """The best other choice."""
        return self.choices[1]

    @property
    def gap(self) -> float:
        """How far the best is ahead of the second."""
        return self.leads[self.second].mean

    def chance_of(self, choice: int) -> float:
        """The chance of winning with a choice."""
        return self.chance if choice == self.best else min(1.0, max(0.0, self.chance - self.leads[choice].mean))


def play_out(question: Question, ahead: float = AHEAD, wanted: int | None = None) -> Ranking:
    """Play to the end of the game until it is certain that one choice (the wanted one) is best; Rejected if none is.

    Choices that are clearly behind are not played on with.
    """
    luck = Luck(question, question.options)
    close = list(question.options)
    best = close[0]
    played = 0
    for worlds in ROUNDS:
        luck.play(close, worlds - played)
        played = worlds
        best = luck.ranked(close)[0] if wanted is None else wanted
        close = [other for other in close if other == best or not _clearly_behind(luck.lead(best, other), ahead)]
        leads = [luck.lead(best, other) for other in close if other != best]
        if not leads:
            break
        if any(lead.mean + lead.error < ahead for lead in leads):
            raise Rejected("playouts: no choice is clearly ahead")
    found = Ranking(luck, best)
    if found.gap < ahead or not all(lead.certain for lead in found.leads.values()):
        raise Rejected("playouts: no choice is clearly ahead")
    return found


def confirm(question: Question, first: Ranking, ahead: float = AHEAD) -> Ranking:
    """Play to the end once more, with other luck; Rejected if the best choice is not clearly the best again."""
    luck = Luck(question, question.options)
    many, few = CONFIRMED
    luck.play(first.choices, few)
    luck.play(first.choices[: 1 + CLOSEST], many - few)
    found = Ranking(luck, first.best)
    if found.gap < ahead or not all(lead.certain for lead in found.leads.values()):
        raise Rejected("playouts with other luck: no choice is clearly ahead")
    return found


def _clearly_behind(lead: Lead, ahead: float) -> bool:
    """Tell whether a choice need not be tried any more."""
    return lead.mean - CERTAIN * lead.error > ahead


def not_by_hidden_cards(question: Question, ranking: Ranking) -> None:
    """Reject a position in which it depends on hidden cards whether the best choice is better than the second.

    Worlds in which both are equally good do not matter: the player need not know which world it is.
    """
    if not question.game.secrets:
        return
    luck = Luck(question, ranking.choices[:2], 2)
    luck.play(ranking.choices[:2], WORLDS, LUCKS)
    differences = luck.lead(ranking.best, ranking.second).differences
    better, worse = (sum(sign * difference > 0 for difference in differences) for sign in (1, -1))
    if better < 3 * worse or better == 0:
        raise Rejected("decided by hidden cards")


def longer(plan: Plan, times: float) -> Plan:
    """A plan with so many times the budget."""
    return replace(
        plan,
        iterations=max(1, round(plan.iterations * times)),
        milliseconds=max(1, round(plan.milliseconds * max(1.0, times))),
        playouts=max(1, round(plan.playouts * times)) if plan.playouts else 0,
    )


def search(question: Question, plan: Plan) -> tuple[int, float]:
    """Search by a plan; return the choice, and its lead by the search's values."""
    game, seat, sample = question.game, question.seat, question.sample
    bot = Ismcts(question.knowledge(), plan, question.seed)
    world = sample()
    ask = engine.pending(world)
    assert ask is not None
    options = ask.search_options(world)
    tree = bot.begin(game, seat, world)
    end = time.process_time() + bot.plan.milliseconds / 1000
    bot.think(tree, sample, options, end)
    if bot.plan.playouts and question.kind in tree.pauses:
        bot.play_out(tree, sample, options, end + bot.plan.milliseconds / 1000)
    best = tree.best(options)
    values = {choice: edge.value() for choice, edge in tree.root.edges.items() if edge.visits}
    return best, values.pop(best) - max(values.values(), default=0.0)


def search_deeper(question: Question, best: int) -> None:
    """Reject a position in which a search with a much larger budget chooses otherwise or sees something as good."""
    choice, lead = search(question, longer(question.plan, DEEPER))
    if choice != best or lead <= 0:
        raise Rejected("the deeper search chooses otherwise")


def missed_by_greedy(game: Game[Any], state: State, question: Question, best: int, found: int = GREEDY_MAY_FIND) -> bool:
    """Tell whether the greedy bot finds the best choice in no more than so many of some tries."""
    return tries(game, state, question, Plan("greedy"), GREEDY_TRIES).count(best) <= found


def tries(game: Game[Any], state: State, question: Question, plan: Plan, count: int) -> list[int]:
    """What a bot chooses in some tries with other luck."""
    found = []
    for number in range(count):
        again = Question(game, state, question.seats, question.seed + number + 1)
        found.append(bots.make(plan, game, again.seed).choose(game, again.seat, again.sample, again.options))
    return found


def finds(game: Game[Any], state: State, question: Question, plan: Plan, best: int) -> bool:
    """Tell whether a bot finds the best choice in most of its tries."""
    return 2 * tries(game, state, question, plan, TRIES).count(best) > TRIES


def levels_that_find(game: Game[Any], state: State, question: Question, best: int) -> list[str]:
    """The levels that find the best choice, the weakest first; one that a stronger level misses was found by luck."""
    found: list[str] = []
    for level in reversed(bots.levels(game)):
        if not finds(game, state, question, bots.plan_of(level, game), best):
            break
        found.insert(0, level)
    return found


def difficulty(game: Game[Any], state: State, question: Question, best: int) -> int:
    """From 1 to 5: how many searches of growing length do not find the best choice."""
    for number, budget in enumerate(BUDGETS, start=1):
        if finds(game, state, question, longer(question.plan, 1 / budget), best):
            return number
    return len(BUDGETS) + 1


def verify(game: Game[Any], puzzle: Puzzle, seed: int) -> str:
    """Put a puzzle to all tests again, with other luck; return the test that it fails, or "" when it holds."""
    match = check(game, puzzle)
    question = Question(game, match.state, puzzle.seats, seed)
    try:
        ranking = play_out(question, STILL_AHEAD, puzzle.solution)
        search_deeper(question, puzzle.solution)
        not_by_hidden_cards(question, ranking)
        if not missed_by_greedy(game, match.state, question, puzzle.solution, GREEDY_MAY_STILL_FIND):
            raise Rejected("greedy finds it")
    except Rejected as test:
        return str(test)
    return ""

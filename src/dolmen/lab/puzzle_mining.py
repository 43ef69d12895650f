"""Mines one game of bots for puzzles: cheap looks at every question, then all the tests for the few that are left."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from dolmen import bots, catalog
from dolmen.bots import Plan
from dolmen.kernel import engine
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.game import Game
from dolmen.kernel.match import Match, start
from dolmen.kernel.puzzle import position_hash
from dolmen.kernel.step import State
from dolmen.lab import puzzle_proof as proof
from dolmen.lab.puzzle_file import Found, Option, Source
from dolmen.lab.puzzle_look import Luck, Question
from dolmen.lab.puzzle_proof import Ranking, Rejected
from dolmen.lab.puzzle_reasons import Explained

MOST_SEATS: Final = 4
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 30
MOST_A_GAME: Final = 3


class Where(NamedTuple):
    """Which questions of a game are looked at: before, a single choice seldom decides enough.

    The `last` ones of some `kinds` (of all, when none are named), of games that ended at most so `narrow`, asked of seats that
    ended at most so far `behind`, in points.
    Where games are long, each is played to several `endings`.
    """

    last: int
    kinds: tuple[str, ...] = ()
    narrow: float = math.inf
    behind: float = math.inf
    endings: int = 1


WHERE: Final = {
    "labyrinth": Where(10, ("ChooseDeed",), endings=4),
    "nawiedzone-krainy": Where(14, ("Act", "TakeGood")),
    "przepowiednia": Where(6, ("PlaceFigure", "Move", "Action", "EndTurn", "PickColour"), narrow=3, behind=7, endings=6),
    "rune-stones": Where(6, ("Action", "ForgeArtifact"), narrow=3, behind=7, endings=3),
}
ELSEWHERE: Final = Where(20)
# The part of a game that its endings have in common, and the level of the bots that play the others.
COMMON: Final = 0.9
OTHER_ENDINGS: Final = "club"
# How many times as wide the margin of a game may be whose other endings are played.
HOPEFUL: Final = 2
# The search that comes first, in parts of the strongest level's budget, and the lead that it must see.
FIRST_SEARCH: Final = 0.25
FIRST_LEAD: Final = 0.01
# The looks that come before everything else: in how many worlds, and which lead must be seen.
LOOK_AT_TWO: Final = (6, 0.05)
LOOK_AT_ALL: Final = (10, 0.06)
FIRST_WORLDS: Final = 3
GREEDY: Final = Plan("greedy")
# Different seeds for everything that chance does.
SEEDS: Final = 1_000_003

# The tests in their order, as the report counts them.
FUNNEL: Final = (
    "games",
    "close games",
    "questions",
    "another choice than greedy's seems best",
    "better than greedy's choice at a look",
    "better than all at a look",
    "missed by greedy",
    "playouts",
    "playouts with other luck",
    "deeper search",
    "hidden cards",
)
TESTS: Final = FUNNEL[3:]


class Mined(NamedTuple):
    """What was found in one game, and how many questions passed each test."""

    seed: int
    found: list[Found]
    passed: dict[str, int]


class Moment(NamedTuple):
    """A question of a game: after how many moves and turns it came, who was asked, and the position."""

    moves: int
    turns: int
    seat: int
    state: State


class Ending(NamedTuple):
    """A game that was played to its end: its moves, its questions and its scores."""

    moves: list[int]
    moments: list[Moment]
    scores: list[int]

    @property
    def margin(self) -> int:
        """How far the winner was ahead of the second."""
        scores = sorted(self.scores)
        return scores[-1] - scores[-2]


def mine(game_id: str, seed: int) -> Mined:
    """Play a game of bots and return its puzzles."""
    game = catalog.find(game_id)
    return Mine(game, seed).run()


class Mine:
    """A game of strong bots that do not search, with its endings; their questions are looked at from the last one backwards."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        counts = [count for count in game.players if count <= MOST_SEATS]
        self.seats = counts[seed % len(counts)]
        self.setup = game.setup(self.seats, {})
        self.where = WHERE.get(game.id, ELSEWHERE)
        self.passed: Counter[str] = Counter()
        self.found: list[Found] = []
        self.turns: list[int] = []

    def run(self) -> Mined:
        """Play to each end, and look at the last questions before it."""
        first = self.play([], player(self.game), 0)
        self.dig(first)
        common = first.moves[: int(COMMON * len(first.moves))]
        # A game that is decided has no other ending.
        open_games = first.margin <= HOPEFUL * self.where.narrow
        for number in range(1, self.where.endings if open_games else 1):
            if len(self.found) < MOST_A_GAME:
                self.dig(self.play(common, OTHER_ENDINGS, number))
        return Mined(self.seed, self.found, dict(self.passed))

    def dig(self, ending: Ending) -> None:
        """Look at the questions of an ending; no two puzzles are closer than a round."""
        for moment in self.decisive(ending):
            near = any(abs(turns - moment.turns) < self.seats for turns in self.turns)
            if not near and len(self.found) < MOST_A_GAME:
                puzzle = self.looked(ending, moment)
                if puzzle is not None:
                    self.found.append(puzzle)
                    self.turns.append(moment.turns)

    def decisive(self, ending: Ending) -> list[Moment]:
        """The last questions of a close game, from the end backwards, without those to seats that were far behind."""
        self.passed["games"] += 1
        if ending.margin > self.where.narrow:
            return []
        self.passed["close games"] += 1
        asked = [one for one in ending.moments if max(ending.scores) - ending.scores[one.seat] <= self.where.behind]
        return asked[: -self.where.last - 1 : -1]

    def replayed(self, moves: list[int]) -> Match:
        """The table after some moves."""
        names = [str(seat + 1) for seat in range(self.seats)]
        match = start(self.game, self.setup, names, secret=secret_from_seed(self.seed), table="puzzle")
        for choice in moves:
            ask = engine.pending(match.state)
            assert ask is not None
            match.play(ask.seat, choice)
        return match

    def play(self, common: list[int], level: str, number: int) -> Ending:
        """Play to the end after some common moves; keep the questions with neither too few nor too many options."""
        match = self.replayed(common)
        moves = list(common)
        luck = self.seed * SEEDS + number
        players = [bots.find(level, self.game, luck * 8 + seat) for seat in range(self.seats)]
        moments = []
        while not match.over:
            question = Question(self.game, match.state, self.seats, luck + len(moves))
            choice = question.options[0]
            wanted = not self.where.kinds or question.kind in self.where.kinds
            if wanted and FEWEST_OPTIONS <= len(question.options) <= MOST_OPTIONS:
                moments.append(Moment(len(moves), len(match.turns), question.seat, self.game.clone(match.state)))
            if len(question.options) > 1:
                choice = players[question.seat].choose(self.game, question.seat, question.sample, question.options)
            match.play(question.seat, choice)
            moves.append(choice)
        return Ending(moves, moments, match.result().scores)

    def looked(self, ending: Ending, moment: Moment) -> Found | None:
        """Return the puzzle of a question, if it is one."""
        self.passed["questions"] += 1
        question = Question(self.game, moment.state, self.seats, self.seed * SEEDS + moment.moves)
        try:
            return self.written(ending.moves[: moment.moves], moment, question, self.tested(moment, question))
        except Rejected:
            return None

    def tested(self, moment: Moment, question: Question) -> Ranking:
        """Put a question to all tests, the cheap ones first."""
        counted = iter(TESTS)
        ranking: Ranking | None = None
        for test in self.tests(moment, question):
            ranking = test or ranking
            self.passed[next(counted)] += 1
        assert ranking is not None
        return ranking

    def tests(self, moment: Moment, question: Question) -> Iterator[Ranking | None]:
        """One test after the other, in the order of FUNNEL; a test that is not passed raises Rejected."""
        plain = proof.tries(self.game, moment.state, question, GREEDY, 1)[0]
        best = suspected(question)
        if best == plain:
            raise Rejected("the best choice seems to be greedy's")
        yield None
        glance(question, best, [best, plain], LOOK_AT_TWO)
        yield None
        glance(question, best, question.options, LOOK_AT_ALL)
        yield None
        if not proof.missed_by_greedy(self.game, moment.state, question, best):
            raise Rejected("greedy finds it")
        yield None
        ranking = proof.play_out(question, wanted=best)
        yield None
        ranking = proof.confirm(question, ranking)
        yield ranking
        proof.search_deeper(question, best)
        yield None
        proof.not_by_hidden_cards(question, ranking)
        yield None

    def written(self, moves: list[int], moment: Moment, question: Question, ranking: Ranking) -> Found:
        """Everything about a position that passed all tests."""
        state, best = moment.state, ranking.best
        explained = Explained(question)
        ask = engine.pending(state)
        assert ask is not None
        source = Source(
            self.game.id,
            self.setup.rules,
            self.seed,
            self.seats,
            self.setup.options,
            moves,
            position_hash(self.replayed(moves)),
            question.seat,
        )
        return Found(
            source,
            engine.choice_name(ask, best),
            proof.difficulty(self.game, state, question, best),
            proof.levels_that_find(self.game, state, question, best),
            [Option(choice, ranking.chance_of(choice), explained.reasons(best, choice)) for choice in ranking.choices],
        )


def player(game: Game[Any]) -> str:
    """The strongest level that does not search: it plays a whole game in seconds."""
    return [level for level in bots.levels(game) if bots.plan_of(level, game).kind != "search"][-1]


def suspected(question: Question) -> int:
    """The choice that seems best to a search: that of the strongest level or, where it does without playouts, a shorter one."""
    plan = question.plan if question.plan.playouts else proof.longer(question.plan, FIRST_SEARCH)
    best, lead = proof.search(question, plan)
    if lead < FIRST_LEAD:
        raise Rejected("the search sees no lead")
    return best


def glance(question: Question, best: int, choices: list[int], look: tuple[int, float]) -> None:
    """Play a few games to the end; reject the position when the best choice is not far enough ahead of the others."""
    worlds, ahead = look
    luck = Luck(question, choices, quick=True)
    for number, wanted in ((FIRST_WORLDS, 0.0), (worlds - FIRST_WORLDS, ahead)):
        luck.play(choices, number)
        if any(luck.lead(best, other).mean <= wanted for other in choices if other != best):
            raise Rejected("the best choice does not look clearly better")

"""Information-set Monte Carlo tree search: one tree of what a seat sees, with a different world in each iteration."""

import gc
import math
import time
from typing import Any, Final

from dolmen.bots.bot import Bot, Sample, Thought, World
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.plan import TO_THE_END, Plan
from dolmen.bots.playouts import compare
from dolmen.bots.tree import Edge, Node, select
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import CHANCE, Ask, Draw, State

SIGNS: Final = 1_000_003
KINDS: Final = 2_147_483_647
LOOKS_AT_THE_CLOCK: Final = 8
DEEPEST: Final = 60
SEEDS: Final = 1_000_000
LIKED: Final = 4


class Search:
    """One tree, grown iteration by iteration; it can be asked for its answer at any moment."""

    __slots__ = ("finisher", "game", "judge", "kinds", "knowledge", "pauses", "plan", "random", "root", "seat", "steps", "tries")

    def __init__(
        self, game: Game[Any], knowledge: Knowledge | None, plan: Plan, seat: int, seats: int, random: FastRandom
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.plan = plan
        self.seat = seat
        self.random = random
        self.judge = Judge(game, knowledge, seats, plan.scale)
        self.pauses = () if knowledge is None else knowledge.pauses
        self.kinds = {kind: index for index, kind in enumerate(game.steps)}
        self.finisher = Greedy(knowledge, random.below(SEEDS)) if plan.finish and knowledge is not None else None
        self.root = Node(seat)
        self.tries = 0
        self.steps = 0

    def iterate(self, world: World, options: list[int]) -> None:
        """Descend the tree in one world, evaluate a new position, and add its value to the edges on the way."""
        state: State = world
        node = self.root
        path: list[tuple[Node, Edge]] = []
        while True:
            ask = engine.pending(state)
            if ask is None or (path and (self.beyond(ask) or (node.visits == 0 and self.may_stop(ask, len(path))))):
                break
            if path:
                options = ask.search_options(state)
            self.meet(node, state, ask.seat, options)
            choice = select(node, options, self.plan.explore)
            edge = node.edges[choice]
            path.append((node, edge))
            hidden = type(ask).secret and ask.seat != self.seat
            engine.apply(state, choice)
            sign = self.pass_draws(state)
            if hidden:
                edge = node.covered()
            asked = engine.seat_asked(state)
            node = edge.node(sign, CHANCE if asked is None else asked)
        node.visits += 1
        self.tries += 1
        self.steps += len(path)
        self.play_on(state)
        self.give_back(state, path)

    def beyond(self, ask: Ask[Any]) -> bool:
        """Tell whether the searcher's own turn is over, for a search that looks no further."""
        return self.plan.own_turn and ask.seat != self.seat and type(ask).__name__ in self.pauses

    def may_stop(self, ask: Ask[Any], depth: int) -> bool:
        """Tell whether a new position can be evaluated now; while a player is between two small questions it cannot."""
        return not self.plan.settle or depth > DEEPEST or type(ask).__name__ in self.pauses

    def meet(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Give options an edge with an estimate of their value: all options at the root, elsewhere more with each visit."""
        edges = node.edges
        unmet = [choice for choice in options if choice not in edges]
        if not unmet:
            return
        more = len(unmet)
        if node is not self.root:
            wanted = int(self.plan.width * float(node.visits + 1) ** 0.5)
            more = min(more, wanted - (len(options) - len(unmet)))
            if more <= 0:
                return
        before = self.judge.worths(state)
        for index in range(more):
            other = index + self.random.below(len(unmet) - index)
            choice = unmet[other]
            unmet[other] = unmet[index]
            guess = self.guess(state, seat, choice, before, node is self.root)
            edges[choice] = Edge(guess, math.exp(guess / self.plan.sharpness))

    def guess(self, state: State, seat: int, choice: int, before: list[float], closely: bool) -> float:
        """Estimate the seat's share after a choice; with `finish`, after the small questions that the choice opens."""
        if self.knowledge is None or self.plan.rollout == TO_THE_END:
            return 0.5
        world = self.game.clone(state)
        engine.apply(world, choice)
        if closely and self.finisher is not None:
            self.finisher.finish(self.game, seat, world)
        self.pass_draws(world)
        if not world.agenda:
            return self.judge.shares(world, before)[seat]
        worths = before[:]
        worths[seat] = self.knowledge.worth(world, seat)
        return self.judge.shares(world, worths)[seat]

    def pass_draws(self, state: State) -> int:
        """Let chance answer until a seat is asked; the sign distinguishes the draws that get their own branch."""
        sign = 0
        agenda = state.agenda
        while agenda:
            ask = agenda[-1]
            if not isinstance(ask, Draw):
                assert isinstance(ask, Ask)
                return (sign * SIGNS + self.kinds[type(ask).__name__]) * 8 + ask.seat
            weights = ask.weights(state)
            outcome = self.random.weighted(weights)
            if len(weights) <= self.plan.chance_width:
                sign = (sign * SIGNS + outcome + 1) % KINDS
            engine.apply(state, outcome)
            self.steps += 1
        return sign

    def play_on(self, state: State) -> None:
        """Play some random choices (or to the end) from a new position before it is evaluated."""
        agenda = state.agenda
        left = TO_THE_END if self.knowledge is None else self.plan.rollout
        random = self.random
        while left and agenda:
            left -= 1
            self.steps += 1
            engine.answer(state, random)

    def give_back(self, state: State, path: list[tuple[Node, Edge]]) -> None:
        """Evaluate the position that was reached and add its value to the edges on the way."""
        worths = self.judge.worths(state)
        shares = self.judge.shares(state, worths)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += shares[node.seat]
            edge.points += worths[node.seat]

    def best(self, options: list[int]) -> int:
        """Return the option that was tried most often; of equals, the one with the best value."""
        edges = self.root.edges
        best = options[0]
        best_score = -1.0
        for choice in options:
            if choice in edges and self.support(choice) > best_score:
                best, best_score = choice, self.support(choice)
        return best

    def support(self, choice: int) -> float:
        """Return how often an option was tried, plus its value."""
        edge = self.root.edges[choice]
        return edge.visits + edge.value()

    def better(self, best: int, plain: int, doubt: float) -> int:
        """Return the search's choice, unless it beats the greedy one by no more than `doubt`."""
        edges = self.root.edges
        return best if edges[best].value() > edges[plain].value() + doubt else plain

    def thought(self, choice: int, options: list[int]) -> Thought:
        """Explain a choice and the best other one; options that look better only because they were hardly tried are left out."""
        edge = self.root.edges[choice]
        found = Thought(choice, edge.value(), self.points(edge), self.root.visits)
        edges = self.root.edges
        rest = [option for option in options if option != choice and option in edges and edges[option].value() <= edge.value()]
        found.others = sorted(rest, key=self.support, reverse=True)
        if rest:
            found.other = found.others[0]
            other = self.root.edges[found.other]
            found.other_chance = other.value()
            found.other_points = self.points(other)
        return found

    def points(self, edge: Edge) -> float | None:
        """Return the mean value of the positions behind an edge, in games with points."""
        if self.knowledge is None or not self.knowledge.counts_points or edge.visits == 0:
            return None
        return edge.points / edge.visits


class Ismcts(Bot):
    """Searches within its plan's budget; keeps its tree as long as play follows it."""

    def __init__(self, knowledge: Knowledge | None, plan: Plan, seed: int = 0) -> None:
        self.knowledge = knowledge
        self.plan = plan
        self.random = FastRandom(seed)
        self.search: Search | None = None
        self.expected: Any = None
        self.reused = 0
        self.last: Thought | None = None

    def why(self) -> Thought | None:
        return self.last

    def choose(self, game: Game[Any], seat: int, sample: Sample, options: list[int]) -> int:
        first = sample()
        ask = engine.pending(first)
        assert ask is not None
        tried = [choice for choice in ask.search_options(first) if choice in options] or options
        search = self.begin(game, seat, first)
        end = time.process_time() + self.plan.milliseconds / 1000
        # A tree has many objects and no cycles, so garbage collection would take most of the time for nothing.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.think(search, sample, tried, end)
            if self.plan.playouts and type(ask).__name__ in search.pauses:
                self.play_out(search, sample, tried, end)
        finally:
            if collecting:
                gc.enable()
        best = search.best(tried)
        if self.plan.anchor > 0 and self.knowledge is not None:
            plain = Greedy(self.knowledge, self.random.below(SEEDS)).choose(game, seat, sample, tried)
            best = search.better(best, plain, self.plan.anchor)
        self.last = search.thought(best, tried)
        if self.plan.mistakes and self.random.below(100) < self.plan.mistakes:
            self.last = None
            self.expected = None
            return tried[self.random.below(len(tried))]
        self.foresee(game, seat, search, first, best)
        return best

    def begin(self, game: Game[Any], seat: int, world: World) -> Search:
        """Return the kept search if it expected exactly this question; otherwise a new one."""
        # A kept tree may not have edges for all options of its new root.
        search = None if self.plan.finish else self.search
        if search is not None and self.expected is not None and self.expected == game.view(world, seat):
            self.reused += 1
            return search
        search = Search(game, self.knowledge, self.plan, seat, len(game.breakdown(world)), self.random)
        self.search = search
        return search

    def think(self, search: Search, sample: Sample, options: list[int], end: float) -> None:
        """Iterate until the budget is spent; `end` is the CPU time at which to stop."""
        # At least once, because a kept tree may not have edges for all options of its new root.
        enough = max(self.plan.iterations, search.root.visits + 1)
        search.tries = search.root.visits
        while search.tries < enough:
            search.iterate(sample(), options)
            if search.tries % LOOKS_AT_THE_CLOCK == 0 and time.process_time() > end:
                return

    def play_out(self, search: Search, sample: Sample, options: list[int], end: float) -> None:
        """Decide between the best options of the search by short games of greedy bots."""
        assert self.knowledge is not None
        liked: dict[int, Edge] = {}
        while len(liked) < min(LIKED, len(options)):
            best = search.best([choice for choice in options if choice not in liked])
            liked[best] = search.root.edges[best]
        greedy = Greedy(self.knowledge, self.random.below(SEEDS), hasty=self.plan.hasty)
        search.root.edges = compare(search.judge, self.plan, greedy, search.seat, sample, liked, end)

    def foresee(self, game: Game[Any], seat: int, search: Search, world: World, choice: int) -> None:
        """Keep the subtree behind the answer if the same seat is asked next with no draw in between."""
        self.expected = None
        edge = search.root.edges.get(choice)
        engine.apply(world, choice)
        ask = engine.pending(world)
        if edge is None or ask is None or ask.seat != seat:
            return
        node = edge.nodes.get(search.pass_draws(world))
        if node is not None:
            search.root = node
            self.expected = game.view(world, seat)

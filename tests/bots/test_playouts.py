"""Playouts: greedy bots play some turns, every option in the same worlds, and the best option is chosen."""

import gc
from typing import Any

import pytest

from dolmen import bots, catalog
from dolmen.bots import Plan
from dolmen.bots.greedy import Greedy
from dolmen.bots.ismcts import Ismcts
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge import known
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.przepowiednia import PrzepowiedniaKnowledge
from dolmen.bots.playouts import compare, play
from dolmen.bots.tree import Edge
from dolmen.games.rune_stones.position import dump_position
from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from tests.bots.test_search import next_ask, opening
from tests.games.by_name import asked
from tests.games.rune_stones.table import new_table, table

NAME = "rune-stones"
GAME = catalog.find(NAME)


class Counting(Knowledge):
    """The knowledge of Przepowiednia, which counts how often it is asked."""

    def __init__(self) -> None:
        self.inner = PrzepowiedniaKnowledge()
        super().__init__(self.inner.pauses, self.inner.unfinished)
        self.judged = 0

    def worth(self, state: Any, seat: int) -> float:
        self.judged += 1
        return self.inner.worth(state, seat)


def judged() -> tuple[Greedy, Judge]:
    knowledge = known(NAME, deeper=True)
    assert knowledge is not None
    return Greedy(knowledge, 1), Judge(GAME, knowledge, 3, 6.0)


@pytest.mark.parametrize("turns", [0, 1, 2, 5])
def test_greedy_bots_go_on_for_so_many_turns(turns: int) -> None:
    state = new_table(3)
    _, seat = asked(state)
    play(GAME, state, seat, judged()[0], turns)
    assert asked(state) == ("Action", (seat + 1 + turns) % 3)


def test_every_option_is_tried_in_every_world_and_the_worlds_stay_as_they_are() -> None:
    state = new_table(3)
    _, seat = asked(state)
    greedy, judge = judged()
    plan = Plan("search")
    plan.playouts, plan.turns = 3, 2
    dealt: list[tuple[Any, object]] = []
    deal = bots.worlds(GAME, state, seat, FastRandom(2))

    def sample() -> bots.World:
        world = deal()
        assert isinstance(world, Table)
        dealt.append((world, dump_position(world)))
        return world

    edges = {choice: Edge(0.5, 1.0) for choice in engine.options(state)}
    found = compare(judge, plan, greedy, seat, sample, edges, float("inf"))
    assert list(found) == list(edges)
    assert [edge.visits for edge in found.values()] == [3] * len(edges)
    assert all(0 < edge.total < 3 for edge in found.values())
    assert [dump_position(world) for world, _ in dealt] == [before for _, before in dealt]
    assert len(dealt) == 3
    late = compare(judge, plan, greedy, seat, sample, edges, 0.0)
    assert [edge.visits for edge in late.values()] == [1] * len(edges)


def test_what_did_best_is_chosen_and_said() -> None:
    state = table(turn={"seat": 1, "step": "end"}, players=[{"points": 50}, {"points": 62, "upper": "by..."}])
    plan = Plan("search")
    plan.iterations, plan.playouts, plan.finish = 20, 4, True
    bot = Ismcts(known(NAME), plan, 1)
    choice = bot.choose(GAME, 1, bots.worlds(GAME, state, 1, FastRandom(3)), list(engine.options(state)))
    ask = engine.pending(state)
    assert ask is not None
    assert engine.choice_name(ask, choice) == "upper"
    assert bot.search is not None
    assert [edge.visits for edge in bot.search.root.edges.values()] == [4] * len(bot.search.root.edges)
    thought = bot.why()
    assert thought is not None
    assert thought.chance > thought.other_chance


def test_a_plan_with_playouts_is_another_plan() -> None:
    plain, plan = Plan("search"), Plan("search")
    assert "playouts" not in plain.document()
    plan.playouts = 5
    longer = Plan("search")
    longer.playouts, longer.turns = 5, 6
    faster = Plan("search")
    faster.playouts, faster.hasty = 5, True
    assert len({str(one.document()) for one in (plain, plan, longer, faster)}) == 4
    ours = bots.plan_of("master", GAME)
    assert (ours.playouts, ours.turns) == (16, 4)


def test_hasty_ones_judge_what_is_unfinished_as_it_is() -> None:
    """Przepowiednia: while crystals wait to be placed, greedy looks at every place for the next one; a hasty one does not."""
    game = catalog.find("przepowiednia")
    slow, fast = Counting(), Counting()
    state = opening("przepowiednia", 2, 0)
    random = FastRandom(5)
    for _ in range(60):
        ask = next_ask(state, random)
        options = list(engine.options(state))
        Greedy(slow, 1).pick(game, ask.seat, state, options)
        Greedy(fast, 1, hasty=True).pick(game, ask.seat, state, options)
        engine.apply(state, options[random.below(len(options))])
    assert fast.judged < 0.8 * slow.judged
    ours = bots.plan_of("master", game)
    assert (ours.playouts, ours.turns, ours.hasty) == (16, 2, True)


def test_a_bot_hands_its_haste_on_and_leaves_the_collector_of_cycles_on() -> None:
    game = catalog.find("przepowiednia")
    state = opening("przepowiednia", 2, 0)
    random = FastRandom(5)
    while type(ask := next_ask(state, random)).__name__ != "Move":
        engine.apply(state, engine.options(state)[0])
    seat = ask.seat
    judged_tables = []
    for hasty in (False, True):
        counting = Counting()
        plan = Plan("search")
        plan.iterations, plan.playouts, plan.turns, plan.hasty = 5, 4, 2, hasty
        plan.milliseconds = 600_000
        Ismcts(counting, plan, 1).choose(game, seat, bots.worlds(game, state, seat, FastRandom(3)), list(engine.options(state)))
        judged_tables.append(counting.judged)
        assert gc.isenabled()
    assert judged_tables[1] < 0.8 * judged_tables[0]

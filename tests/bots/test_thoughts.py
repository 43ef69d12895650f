"""Bots of every level say why, and never name a second best that would be better."""

import pytest

from dolmen import bots, catalog
from dolmen.bots import Plan
from dolmen.bots.ismcts import Search
from dolmen.bots.knowledge import known
from dolmen.bots.tree import Edge
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import start

GAMES = [game.id for game in catalog.games()]


@pytest.mark.parametrize("name", GAMES)
def test_every_level_but_chance_says_what_it_expects(name: str) -> None:
    game = catalog.find(name)
    match = start(game, game.setup(2, {}), ["a", "b"], secret=secret_from_seed(4), table="t")
    knowledge = known(name, bots.plan_of(bots.levels(game)[-1], game).deeper)
    assert knowledge is not None
    said = 0
    for moment in range(40):
        ask = engine.pending(match.state)
        assert ask is not None
        options = list(engine.options(match.state))
        bot = bots.make(Plan("greedy"), game, moment)
        choice = bot.choose(game, ask.seat, bots.worlds(game, match.state, ask.seat, FastRandom(moment)), options)
        thought = bot.why()
        assert thought is not None
        assert thought.choice == choice
        assert 0 <= thought.chance <= 1
        assert (thought.points is not None) == knowledge.counts_points
        if thought.other is not None:
            said += 1
            assert thought.other != choice
            assert thought.other_chance <= thought.chance
        match.play(ask.seat, choice)
    assert said > 10


def test_a_mistake_is_not_explained() -> None:
    game = catalog.find("rune-stones")
    match = start(game, game.setup(2, {}), ["a", "b"], secret=secret_from_seed(4), table="t")
    plan = Plan("greedy")
    plan.mistakes = 100
    bot = bots.make(plan, game)
    bot.choose(game, 0, bots.worlds(game, match.state, 0, FastRandom(1)), list(engine.options(match.state)))
    assert bot.why() is None


def test_what_says_why_plays_as_before() -> None:
    game = catalog.find("przepowiednia")
    match = start(game, game.setup(2, {}), ["a", "b"], secret=secret_from_seed(4), table="t")
    quiet, talking = (bots.make(Plan("greedy"), game, 3) for _ in range(2))
    for moment in range(30):
        ask = engine.pending(match.state)
        assert ask is not None
        chosen = []
        for bot in (quiet, talking):
            worlds = bots.worlds(game, match.state, ask.seat, FastRandom(moment))
            chosen.append(bot.choose(game, ask.seat, worlds, list(engine.options(match.state))))
        talking.why()
        assert chosen[0] == chosen[1]
        match.play(ask.seat, chosen[0])


def edge(visits: int, value: float) -> Edge:
    made = Edge(value, 1.0)
    made.visits, made.total = visits, visits * value
    return made


def test_the_second_best_never_promises_more_than_the_best() -> None:
    game = catalog.find("rune-stones")
    search = Search(game, known("rune-stones"), Plan(), 0, 2, FastRandom(1))
    search.root.edges = {1: edge(100, 0.5), 2: edge(40, 0.6), 3: edge(20, 0.4), 4: edge(10, 0.3)}
    found = search.thought(search.best([1, 2, 3, 4]), [1, 2, 3, 4])
    assert (found.choice, found.other) == (1, 3)
    search.root.edges = {1: edge(100, 0.5), 2: edge(40, 0.6)}
    assert search.thought(1, [1, 2]).other is None

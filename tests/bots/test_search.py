"""The search keeps to its budget, can answer at any time, reuses its tree, and finds the best option."""

from pathlib import Path
from typing import Any

import pytest

from dolmen import bots, catalog
from dolmen.bots.ismcts import Ismcts, Search
from dolmen.bots.knowledge import known
from dolmen.bots.plan import TO_THE_END, read_levels
from dolmen.bots.tree import Node
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.step import Ask, Draw, State
from tests.games.rune_stones.table import table

GAMES = [game.id for game in catalog.games()]


def opening(game_id: str, seats: int, choices: int, **options: int) -> State:
    """Return a state after some random choices, at which a seat has a choice."""
    game = catalog.find(game_id)
    state: State = game.new_game(game.setup(seats, options))
    engine.run(state)
    random = FastRandom(1)
    while True:
        next_ask(state, random)
        possible = engine.options(state)
        if choices <= 0 and len(possible) > 1:
            return state
        choices -= 1
        engine.apply(state, possible[random.below(len(possible))])


def next_ask(state: State, random: FastRandom) -> Ask[Any]:
    """Return the next question to a seat; chance answers those before it."""
    while True:
        ask = engine.pending(state)
        assert ask is not None
        if not isinstance(ask, Draw):
            return ask
        engine.apply(state, random.weighted(ask.weights(state)))


def plan(iterations: int, milliseconds: int = 600_000) -> bots.Plan:
    made = bots.Plan("search")
    made.iterations = iterations
    made.milliseconds = milliseconds
    return made


@pytest.mark.parametrize("game_id", GAMES)
def test_it_can_be_asked_at_any_moment(game_id: str) -> None:
    game = catalog.find(game_id)
    state = opening(game_id, game.players[-1], 9)
    seat = engine.seat_asked(state)
    assert seat is not None
    options = list(engine.options(state))
    random = FastRandom(2)
    sample = bots.worlds(game, state, seat, random)
    search = Search(game, known(game_id), plan(1), seat, game.players[-1], random)
    assert search.best(options) in options
    for count in range(1, 30):
        search.iterate(sample(), options)
        assert search.best(options) in options
        assert search.root.visits == count == sum(edge.visits for edge in search.root.edges.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_without_knowledge_it_plays_to_the_end(game_id: str) -> None:
    game = catalog.find(game_id)
    # Random players of Przepowiednia and Rune Stones would take very long.
    options = {"max_rounds": 30} if game_id in ("przepowiednia", "rune-stones") else {}
    state = opening(game_id, 2, 9, **options)
    seat = engine.seat_asked(state)
    assert seat is not None
    random = FastRandom(2)
    blind = plan(1)
    blind.rollout = TO_THE_END
    search = Search(game, None, blind, seat, 2, random)
    for _ in range(2):
        search.iterate(bots.worlds(game, state, seat, random)(), list(engine.options(state)))
    assert search.steps > 30


def test_it_does_not_change_the_table() -> None:
    game = catalog.find("rune-stones")
    state = opening("rune-stones", 3, 20)
    seat = engine.seat_asked(state)
    assert seat is not None
    before = game.dump_position(state)
    bots.make(plan(50), game, 1).choose(game, seat, bots.worlds(game, state, seat, FastRandom(3)), list(engine.options(state)))
    assert game.dump_position(state) == before


def test_the_budget_of_time_is_kept() -> None:
    game = catalog.find("przepowiednia")
    state = opening("przepowiednia", 2, 9)
    seat = engine.seat_asked(state)
    assert seat is not None
    bot = Ismcts(known("przepowiednia"), plan(TO_THE_END, milliseconds=1), 1)
    bot.choose(game, seat, bots.worlds(game, state, seat, FastRandom(3)), list(engine.options(state)))
    thought = bot.why()
    assert thought is not None
    assert thought.iterations < 1000


def test_it_goes_on_with_its_tree_only_when_it_foresaw_the_question() -> None:
    game = catalog.find("przepowiednia")
    state = opening("przepowiednia", 2, 0)
    bot = Ismcts(known("przepowiednia"), plan(120), 1)
    random = FastRandom(3)
    reused = 0
    for _ in range(40):
        ask = next_ask(state, random)
        options = list(engine.options(state))
        before = bot.reused
        choice = bot.choose(game, ask.seat, bots.worlds(game, state, ask.seat, random), options)
        reused += bot.reused - before
        engine.apply(state, choice)
        if reused and bot.expected is not None:
            break
    assert reused
    assert bot.expected is not None
    # Another table, the same bot: the tree is not reused.
    before = bot.reused
    other = opening("przepowiednia", 2, 9)
    seat = engine.seat_asked(other)
    assert seat is not None
    bot.choose(game, seat, bots.worlds(game, other, seat, random), list(engine.options(other)))
    assert bot.reused == before


def test_a_tree_that_is_kept_meets_every_option_of_its_new_root() -> None:
    game = catalog.find("przepowiednia")
    state = opening("przepowiednia", 2, 0)
    bot = Ismcts(known("przepowiednia"), plan(30), 1)
    random = FastRandom(3)
    kept = 0
    while kept < 3:
        ask = next_ask(state, random)
        options = list(engine.options(state))
        if bot.expected is not None:
            # As if the budget had already been spent, in worlds with other options.
            assert bot.search is not None
            bot.search.root = Node(ask.seat)
            bot.search.root.visits = 1000
            kept += 1
        choice = bot.choose(game, ask.seat, bots.worlds(game, state, ask.seat, random), options)
        assert choice in options
        engine.apply(state, choice)


def grown(game_id: str, state: State, made: bots.Plan) -> Search:
    """Return the tree of a search in a state."""
    game = catalog.find(game_id)
    seat = engine.seat_asked(state)
    assert seat is not None
    random = FastRandom(2)
    search = Search(game, known(game_id), made, seat, 2, random)
    sample = bots.worlds(game, state, seat, random)
    for _ in range(made.iterations):
        search.iterate(sample(), list(engine.options(state)))
    return search


def answered_by_others(node: Node, seat: int) -> int:
    """Count the questions of other seats that have answers in a tree."""
    found = int(node.seat != seat and bool(node.edges))
    for edge in node.edges.values():
        for child in edge.nodes.values():
            found += answered_by_others(child, seat)
    return found


def test_a_search_of_one_turn_looks_no_further() -> None:
    state = opening("przepowiednia", 2, 24)
    short = plan(300)
    short.own_turn = True
    search = grown("przepowiednia", state, short)
    assert search.tries == 300
    assert answered_by_others(search.root, search.seat) == 0
    far = grown("przepowiednia", state, plan(300))
    assert answered_by_others(far.root, far.seat) > 0


def test_first_sight_that_finishes_what_is_begun_sees_what_greedy_sees() -> None:
    game = catalog.find("rune-stones")
    agreed = {False: 0, True: 0}
    for choices in range(20, 40):
        state = opening("rune-stones", 2, choices)
        seat = engine.seat_asked(state)
        assert seat is not None
        greedy = bots.make(bots.Plan("greedy"), game, 1)
        plain = greedy.choose(game, seat, bots.worlds(game, state, seat, FastRandom(5)), list(engine.options(state)))
        for finish in agreed:
            made = plan(1)
            made.finish = finish
            edges = grown("rune-stones", state, made).root.edges
            agreed[finish] += edges[plain].guess >= max(edge.guess for edge in edges.values()) - 1e-3
    assert agreed[True] >= 16
    assert agreed[False] < 14


def test_it_takes_the_victory_and_says_why() -> None:
    game = catalog.find("rune-stones")
    state = table(turn={"seat": 1, "step": "end"}, players=[{"points": 50}, {"points": 62, "upper": "by..."}])
    ask = engine.pending(state)
    assert ask is not None
    bot = Ismcts(known("rune-stones"), plan(200), 1)
    choice = bot.choose(game, 1, bots.worlds(game, state, 1, FastRandom(3)), list(engine.options(state)))
    assert engine.choice_name(ask, choice) == "upper"
    thought = bot.why()
    assert thought is not None
    assert thought.choice == choice
    assert thought.other is not None
    assert thought.chance > thought.other_chance
    assert thought.points is not None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[g]\nmaster = { kind = "search", iterations = 0, milliseconds = 5 }', "iterations is 0; expected a whole number"),
        ('[g]\nmaster = { kind = "clever" }', "kind is 'clever'; allowed are"),
        ('[g]\nmaster = { kind = "greedy", mistake = 3 }', "mistake is unknown"),
        ('[g]\nmaster = { kind = "search", iterations = 9, milliseconds = 5, explore = "much" }', "explore is 'much'"),
    ],
)
def test_a_wrong_level_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=complaint):
        read_levels(file)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_four_levels(game_id: str) -> None:
    assert bots.levels(catalog.find(game_id)) == ["novice", "club", "expert", "master"]

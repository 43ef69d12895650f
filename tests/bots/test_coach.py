"""A coach's reasons: true numbers of the positions, and signs that agree with the change of the chance to win."""

import math
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from dolmen import bots, catalog
from dolmen.bots.coach import LEAST, REASONS, WORLDS, Coach
from dolmen.bots.coaching import quantities_of
from dolmen.bots.coaching.quantity import OWN
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge
from dolmen.bots.knowledge.nawiedzone_krainy_learned import DREAD, LearnedNawiedzoneKrainy, dot, features
from dolmen.bots.playouts import play
from dolmen.games.przepowiednia.names import NOTHING, C
from dolmen.games.rune_stones.scoring import totals
from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import Match, start

GAMES: Final = [game.id for game in catalog.games()]
SEED: Final = 7

# How to read a quantity from a position without the coach's help.
READ: Final[dict[str, dict[str, Callable[[Any, int], float]]]] = {
    "rune-stones": {
        "why-points": lambda state, seat: state.players[seat].points,
        "why-gems": lambda state, seat: sum(state.players[seat].gems) + state.players[seat].ores,
        "why-stones": lambda state, seat: sum(state.players[seat].stones),
        "why-final": lambda state, seat: totals(state)[seat],
    },
    "przepowiednia": {
        "why-points": lambda state, seat: state.players[seat].points,
        "why-crystals": lambda state, seat: sum(kind not in (NOTHING, C) for kind in state.players[seat].grid),
        "why-colourless": lambda state, seat: state.players[seat].grid.count(C),
    },
    "labyrinth": {
        "why-lives": lambda state, seat: state.lives_of(seat),
        "why-keys": lambda state, seat: state.keys_of(seat),
    },
    "nawiedzone-krainy": {
        "why-valour": lambda state, seat: state.players[seat].valour,
        "why-goods": lambda state, seat: sum(state.players[seat].goods),
        "why-pecunia": lambda state, seat: state.players[seat].pecunia,
    },
}


def coach_at(match: Match, seat: int) -> Coach:
    found = bots.coach(match.game, seat, bots.worlds(match.game, match.state, seat, FastRandom(SEED)), SEED)
    assert found is not None
    return found


def questions(name: str, moments: int, every: int) -> Iterator[tuple[Match, int, list[int]]]:
    """Every so often a question with a choice, in a game of greedy bots."""
    game = catalog.find(name)
    match = start(game, game.setup(2, {}), ["a", "b"], secret=secret_from_seed(4), table="t")
    for moment in range(moments):
        ask = engine.pending(match.state)
        assert ask is not None
        options = list(engine.options(match.state))
        if len(options) > 1 and moment % every == every - 1:
            yield match, ask.seat, options
        bot = bots.make(bots.Plan("greedy"), game, moment)
        match.play(ask.seat, bot.choose(game, ask.seat, bots.worlds(game, match.state, ask.seat, FastRandom(moment)), options))


def positions(coach: Coach, choice: int, later: bool) -> tuple[list[Any], float]:
    """The positions after a choice in the coach's worlds, reached again, and the chance of winning there."""
    found = []
    knowledge = coach.know()
    judge = Judge(coach.game, knowledge, coach.seats, coach.scale)
    chance = 0.0
    for index, world in enumerate(coach.worlds):
        state = coach.game.clone(world)
        engine.apply(state, choice)
        play(coach.game, state, coach.seat, Greedy(knowledge, SEED + index, hasty=True), coach.seats if later else 0)
        found.append(state)
        chance += judge.shares(state, judge.worths(state))[coach.seat] / WORLDS
    return found, chance


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_found_again_and_every_sign_agrees(name: str) -> None:
    reasons = 0
    for match, seat, options in questions(name, 60, 6):
        coach = coach_at(match, seat)
        assert len(coach.worlds) == WORLDS
        best = max(options[:4], key=lambda choice: coach.outcome(choice, False).chance)
        for other in [choice for choice in options[:4] if choice != best]:
            advice = coach.compare_at(best, other, False)
            (after, chance), (instead, other_chance) = (positions(coach, choice, False) for choice in (best, other))
            assert advice.chance == pytest.approx(chance)
            assert advice.other_chance == pytest.approx(other_chance)
            assert len(advice.reasons) <= REASONS
            assert [reason.weight for reason in advice.reasons] == sorted((r.weight for r in advice.reasons), reverse=True)
            for reason in advice.reasons:
                reasons += 1
                # The sign of the weight, and of the difference, is that of the change of the chance to win.
                assert advice.chance - advice.other_chance > 0
                assert reason.weight >= LEAST
                assert (reason.best - reason.other) * reason.quantity.better > 0
                assert reason.quantity is quantities_of(name)[reason.number]
                read = READ[name].get(reason.quantity.sentence.key)
                for states, value in ((after, reason.best), (instead, reason.other)):
                    measured = [reason.quantity.value(coach.knowledge, state, seat) for state in states]
                    assert value == round(sum(measured) / WORLDS)
                    assert read is None or measured == [read(state, seat) for state in states]
            # From the other side nothing speaks for the worse move.
            assert advice.chance == advice.other_chance or coach.compare_at(other, best, False).reasons == []
    assert reasons >= 5


@pytest.mark.parametrize("name", ["rune-stones", "przepowiednia", "nawiedzone-krainy"])
def test_the_parts_of_a_position_add_up_to_its_evaluation(name: str) -> None:
    for match, seat, _ in questions(name, 60, 9):
        coach = coach_at(match, seat)
        state: Any = match.state
        own = [quantity for quantity in quantities_of(name) if quantity.whose == OWN]
        total = sum(quantity.part(coach.knowledge, state, seat) for quantity in own)
        worth = coach.knowledge.worth(state, seat)
        if isinstance(coach.knowledge, LearnedNawiedzoneKrainy):
            # Time is no quantity of a player, and survival is common to all.
            worth -= dot(coach.knowledge.weights, features(state, seat)[:3]) + DREAD * math.log(coach.knowledge.hope(state))
        assert total == pytest.approx(worth)


@pytest.mark.parametrize("name", GAMES)
def test_advice_never_names_a_move_that_it_rates_higher(name: str) -> None:
    named = 0
    for match, seat, options in questions(name, 40, 8):
        bot = bots.make(bots.Plan("greedy"), match.game, 1)
        choice = bot.choose(match.game, seat, bots.worlds(match.game, match.state, seat, FastRandom(1)), options)
        thought = bot.why()
        assert thought is not None
        assert choice not in thought.others
        advice = coach_at(match, seat).advise(choice, thought.others)
        if advice is not None:
            named += 1
            assert advice.best == choice != advice.other
            assert advice.other_chance <= advice.chance
    assert named


def test_a_bad_move_is_never_praised() -> None:
    match, seat, options = next(iter(questions("rune-stones", 60, 20)))
    coach = coach_at(match, seat)
    worst = min(options, key=lambda choice: (coach.outcome(choice, False).chance, coach.outcome(choice, True).chance))
    best = max(options, key=lambda choice: coach.outcome(choice, False).chance)
    assert coach.compare_at(best, worst, False).reasons
    assert coach.compare_at(worst, best, False).reasons == []


def test_in_the_last_round_a_rival_expects_a_score() -> None:
    """There the evaluation says who is ahead, which is not a number to tell people."""
    game = catalog.find("rune-stones")
    match = start(game, game.setup(2, {}), ["a", "b"], secret=secret_from_seed(4), table="t")
    bot = bots.make(bots.Plan("greedy"), game, SEED)
    while not game.last_round(match.state):
        ask = engine.pending(match.state)
        assert ask is not None
        sample = bots.worlds(game, match.state, ask.seat, FastRandom(match.moment))
        match.play(ask.seat, bot.choose(game, ask.seat, sample, list(engine.options(match.state))))
    coach = coach_at(match, 0)
    told = {quantity.sentence.key: quantity for quantity in quantities_of(game.id)}
    state = match.state
    assert isinstance(state, Table)
    for seat in (0, 1):
        assert told["why-rival-worth"].value(coach.knowledge, state, seat) == totals(state)[1 - seat]
        assert told["why-final"].value(coach.knowledge, state, seat) == totals(state)[seat]

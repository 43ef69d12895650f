"""Observations: every number in its range, the same as the view, and blind to what the seat may not know."""

from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.step import Draw, State
from dolmen.research.deal import new_state
from dolmen.research.observing import Observer, observer
from tests.contract.cases import Case, cases
from tests.kernel.toy import TOY

CHOICES = 120


def played(case: Case, seed: int, random: FastRandom) -> list[State]:
    """Some states of a random game, the last one included."""
    state = new_state(case.game, case.seats, case.options)
    found = []
    while state.agenda:
        if random.below(4) == seed % 4 or isinstance(state.agenda[-1], Draw):
            found.append(case.game.clone(state))
        engine.answer(state, random)
    every = max(1, len(found) // CHOICES)
    return [*found[::every], state]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_numbers_and_view_agree(case: Case) -> None:
    """Every number is in its declared range, the view can be read from the numbers, and the fast writer writes the same."""
    found = observer(case.game.id)
    low, high = found.layout.lows(), found.layout.highs()
    random = FastRandom(case.seats)
    for state in played(case, case.seats, random):
        seat = random.below(case.seats)
        numbers = found.observe(state, seat)
        assert len(numbers) == found.layout.size
        outside = [at for at, number in enumerate(numbers) if not low[at] <= number <= high[at]]
        assert not outside, [part.name for part in found.layout.parts if part.start <= outside[0] < part.end]
        assert found.view(numbers) == case.game.view(state, seat)
        assert found.observe_fast(state, seat) == numbers


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_two_worlds_have_the_same_numbers(game: Game[Any]) -> None:
    """A seat observes the same in worlds that it cannot tell apart, with both writers."""
    found = observer(game.id)
    random = FastRandom(7)
    differences = 0
    for seats in game.players:
        case = Case(game, seats, {})
        for state in played(case, seats, random)[::3]:
            seat = random.below(seats)
            world = game.determinize(state, seat, random)
            differences += game.dump_position(world) != game.dump_position(state)
            assert found.observe(world, seat) == found.observe(state, seat)
            assert found.observe_fast(world, seat) == found.observe_fast(state, seat)
    assert differences or not game.secrets


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_actions_are_one_discrete_space(game: Game[Any]) -> None:
    """Every choice that a question may have is an action with a name of its own, and back."""
    found = observer(game.id)
    actions = found.actions
    names = [actions.name(action) for action in range(actions.size)]
    assert len(set(names)) == actions.size
    random = FastRandom(5)
    for state in played(Case(game, game.players[0], {}), 1, random):
        ask = engine.pending(state)
        if ask is None or isinstance(ask, Draw):
            continue
        for choice in ask.candidates(state):
            action = actions.action(ask, choice)
            assert actions.choice(ask, action) == choice
            assert names[action] == f"{type(ask).__name__}:{engine.choice_name(ask, choice)}"


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_layout_covers_every_number_once(game: Game[Any]) -> None:
    """The parts follow each other without gaps, with different names."""
    layout = observer(game.id).layout
    assert [part.start for part in layout.parts] == [0, *(part.end for part in layout.parts[:-1])]
    assert layout.parts[-1].end == layout.size
    assert len({part.name for part in layout.parts}) == len(layout.parts)


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    """The kind of a question and its arguments are shown to nobody else."""
    game = catalog.find("labyrinth")
    found = observer(game.id)
    state = new_state(game, 3, {})
    random = FastRandom(2)
    while isinstance(state.agenda[-1], Draw):
        engine.answer(state, random)
    ask = engine.pending(state)
    assert ask is not None
    header = found.layout.size - found.view_layout.size
    asked = found.observe(state, ask.seat)[:header]
    other = found.observe(state, (ask.seat + 1) % 3)[:header]
    assert asked[1] == other[1] == ask.seat
    assert asked[2] == found.actions.kind(ask)
    assert other[2] == -1
    assert set(other[3:]) == {-2}


def test_a_game_without_a_layout_is_refused() -> None:
    """A game of others has no observations, and the error says so."""
    with pytest.raises(BadInput, match="has no layout of observations"):
        Observer(TOY)

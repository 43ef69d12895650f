"""Laws of questions that hold also where a question is taken automatically, and of the places of choices."""

from typing import Any

import pytest

from dolmen.kernel.branch import Menu
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.game import Game
from dolmen.kernel.step import BUTTON, Ask, Draw, State
from tests.contract.cases import Case, cases

LONGEST = 20_000


def check_options(ask: Ask[Any], state: State) -> list[int]:
    """A question's options are what `why_not` allows: of the whole question, and of each of its branches."""
    options = ask.options(state)
    allowed = [choice for choice in ask.candidates(state) if ask.why_not(state, choice) is None]
    assert sorted(options) == sorted(allowed), f"{ask!r}: options differ from why_not"
    if isinstance(ask, Menu):
        assert ask.menu() is type(ask).branches, f"{ask!r}: menu() returns other branches"
    for branch in ask.branches.all if isinstance(ask, Menu) else ():
        open_to = branch.options(state, ask)
        stated = [option for option in branch.candidates(state, ask) if branch.why_not(state, ask, option) is None]
        assert sorted(open_to) == sorted(stated), f"{ask!r}, {type(branch).__name__}: options differ from why_not"
    return options


def check_places(game: Game[Any], ask: Ask[Any], state: State) -> None:
    """Every choice has a place of a kind that the game names, or a button of its own."""
    buttons = []
    for choice in ask.candidates(state):
        for place in ask.place(state, choice).split(" "):
            kind, _, which = place.partition(":")
            assert which, f"{ask!r}: {choice} is at {place!r}, which names no place"
            if place.startswith(BUTTON):
                buttons.append(place)
            else:
                assert kind in game.places, f"{ask!r}: {choice} is at {place!r}; {game.id} has only {game.places}"
    assert len(set(buttons)) == len(buttons), f"{ask!r}: two choices share a button"


def go_on(game: Game[Any], state: State, random: FastRandom) -> None:
    """Do the next step as the engine does, but look at every question, also at those with a single option."""
    step = state.agenda.pop()
    if not isinstance(step, Ask):
        step.run(state)
    elif isinstance(step, Draw):
        step.take(state, step.drawn(state, random))
    else:
        options = check_options(step, state)
        check_places(game, step, state)
        state.ready = options
        step.take(state, options[random.below(len(options))])
        state.ready = None


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_question_of_a_random_game_keeps_the_laws(case: Case) -> None:
    match = case.start(3)
    state = match.game.clone(match.state)
    random = FastRandom(11)
    made = 0
    while state.agenda:
        go_on(match.game, state, random)
        made += 1
        assert made < 20 * LONGEST, "the game does not end"

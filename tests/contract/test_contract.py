"""The contract that every game keeps, in random play; Hypothesis shrinks what it finds."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dolmen import compiled
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.journal import parse_journal
from dolmen.kernel.match import Match, resume
from dolmen.kernel.perft import random_choice
from dolmen.kernel.reveal import differs_in_worlds, never_reveals
from dolmen.kernel.step import WATCHER
from dolmen.kernel.verify import verify
from tests.contract.cases import Case, cases
from tests.contract.laws import check_automatic, check_state, packet

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)
LONGEST = 20_000
# The interpreted rules are the same source, five times slower.
EXAMPLES = 5 if compiled.status() == "compiled" else 2

relaxed = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)


def choose(match: Match, number: int) -> None:
    """Make the choice that a number selects."""
    ask = engine.pending(match.state)
    assert ask is not None
    options = engine.options(match.state)
    match.play(ask.seat, options[number % len(options)])


@EVERY_CASE
@relaxed
@given(seed=st.integers(0, 10_000), choices=st.lists(st.integers(0, 1_000), max_size=40))
def test_the_laws_hold_along_any_line_of_play(case: Case, seed: int, choices: list[int]) -> None:
    match = case.start(seed)
    random = FastRandom(seed)
    check_state(match, random)
    for number in choices:
        if match.over:
            break
        choose(match, number)
        check_state(match, random)


@EVERY_CASE
def test_a_whole_random_game_ends_and_keeps_the_laws(case: Case) -> None:
    match = case.start(1)
    random = FastRandom(7)
    made = 0
    while not match.over:
        number = random_choice_number(match, random)
        check_automatic(match, engine.options(match.state)[number])
        choose(match, number)
        made += 1
        assert made < LONGEST, "the game does not end"
        if made % 17 == 0:
            check_state(match, random)
    result = match.result()
    assert sorted(result.winners) == [seat for seat, place in enumerate(result.places) if place == 1]
    assert [sum(points for _, points in lines) for lines in case.game.breakdown(match.state)] == result.scores


def random_choice_number(match: Match, random: FastRandom) -> int:
    """Return the index of a random option."""
    options = engine.options(match.state)
    return options.index(random_choice(match.state, random))


@EVERY_CASE
def test_a_finished_journal_verifies_and_resumes_to_the_same_table(case: Case) -> None:
    match = case.start(2)
    random = FastRandom(5)
    middle = b""
    while not match.over:
        choose(match, random_choice_number(match, random))
        if match.moment > 40 and not middle:
            middle = match.journal.text().encode()
            there = json.dumps(case.game.dump_position(match.state))
    journal = parse_journal(match.journal.text().encode())
    checked = verify(case.game, journal)
    assert case.game.dump_position(checked.state) == case.game.dump_position(match.state)
    assert match.secret is not None
    again = resume(case.game, parse_journal(middle), match.secret)
    assert json.dumps(case.game.dump_position(again.state)) == there
    assert again.journal.text().encode() == middle


@EVERY_CASE
@pytest.mark.parametrize("seed", range(2))
def test_what_never_reveals_looks_the_same_in_all_worlds(case: Case, seed: int) -> None:
    game = case.game
    if not game.never_reveals:
        return
    match = case.start(seed)
    random = FastRandom(seed)
    while not match.over and match.moment < 400:
        ask = engine.pending(match.state)
        assert ask is not None
        options = engine.options(match.state)
        choice = options[random.below(len(options))]
        before = game.clone(match.state)
        after = game.clone(before)
        engine.apply(after, choice)
        # The end shows everything, and nothing is undone after it.
        if never_reveals(game, before, choice) and not engine.over(after):
            assert not differs_in_worlds(game, before, ask.seat, choice, after), f"{ask} {choice} reveals something"
        match.play(ask.seat, choice)


@EVERY_CASE
def test_who_knows_all_has_only_one_world(case: Case) -> None:
    game = case.game
    match = case.start(5)
    random = FastRandom(5)
    while not match.over and match.moment < 300:
        for seat in [*range(case.seats), WATCHER]:
            if game.knows_all(match.state, seat):
                world = game.determinize(match.state, seat, random)
                assert game.dump_position(world) == game.dump_position(match.state), f"seat {seat} at moment {match.moment}"
        options = engine.options(match.state)
        ask = engine.pending(match.state)
        assert ask is not None
        match.play(ask.seat, options[random.below(len(options))])


@EVERY_CASE
@relaxed
@given(seed=st.integers(0, 10_000), choices=st.lists(st.integers(0, 1_000), min_size=1, max_size=30))
def test_undo_brings_back_exactly_what_everybody_saw(case: Case, seed: int, choices: list[int]) -> None:
    match = case.start(seed)
    seats = [*range(case.seats), WATCHER]
    for number in choices:
        if match.over:
            break
        ask = engine.pending(match.state)
        assert ask is not None
        before = [packet(match, match.state, seat) for seat in seats]
        text = match.journal.text()
        draws = sum(1 for line in match.journal.choices() if "key" in line)
        choose(match, number)
        drawn = sum(1 for line in match.journal.choices() if "key" in line) > draws
        assert not (drawn and match.why_no_undo(ask.seat) is None), "undo would go back across chance"
        if match.why_no_undo(ask.seat) is None:
            match.undo(ask.seat)
            assert [packet(match, match.state, seat) for seat in seats] == before
            assert match.journal.text() == text
            choose(match, number)

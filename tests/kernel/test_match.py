"""Matches: chance, secret and simultaneous choices, undo and what closes it."""

import pytest

from dolmen.kernel import engine
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import (
    NOT_ASKED,
    NOTHING_TO_UNDO,
    UNDO_AFTER_CHANCE,
    UNDO_AFTER_SECRET,
    UNDO_NOT_YOURS,
    Match,
    resume,
    start,
)
from dolmen.kernel.step import WATCHER
from tests.kernel.toy import NOT_IN_HAND, TOY, Look, PickOne, Toy


def new_match(seats: int = 2, seed: int = 1) -> Match:
    return start(TOY, TOY.setup(seats, {}), ["Ola", "Radek", "Hania"][:seats], secret=secret_from_seed(seed), table="t")


def toy(match: Match) -> Toy:
    assert isinstance(match.state, Toy)
    return match.state


def test_chance_answers_before_anybody_is_asked() -> None:
    match = new_match()
    assert [len(hand) for hand in toy(match).hands] == [2, 2]
    assert match.moment == 4
    assert engine.pending(match.state) == PickOne(0)


def test_the_same_secret_gives_the_same_deal_and_another_one_does_not() -> None:
    assert toy(new_match(seed=5)).hands == toy(new_match(seed=5)).hands
    assert any(toy(new_match(seed=5)).hands != toy(new_match(seed=seed)).hands for seed in range(6, 10))


def test_a_players_word_changes_the_deal() -> None:
    setup = TOY.setup(2, {})
    deals = {
        str(toy(start(TOY, setup, ["a", "b"], secret=secret_from_seed(1), words=[word, ""], table="t")).hands)
        for word in ("", "kamień", "stone", "dolmen")
    }
    assert len(deals) > 1


def test_an_illegal_choice_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = new_match()
    missing = next(number for number in range(10) if number not in toy(match).hands[0])
    before = match.journal.text()
    with pytest.raises(IllegalChoice, match=r"not-in-hand \(TOY-003\)") as caught:
        match.play(0, missing)
    assert caught.value.refusal is NOT_IN_HAND
    assert match.journal.text() == before
    with pytest.raises(IllegalChoice, match="no-such-choice"):
        match.play(0, 99)


def test_seats_that_choose_together_may_answer_in_any_order_and_nobody_learns_it() -> None:
    match = new_match(seats=3)
    hands = toy(match).hands
    assert [ask.seat for ask in match.open_asks()] == [0, 1, 2]
    before = [TOY.view(toy(match), seat) for seat in (0, 1, WATCHER)]
    journal = match.journal.text()
    match.play(2, hands[2][0])
    assert [TOY.view(toy(match), seat) for seat in (0, 1, WATCHER)] == before
    assert match.journal.text() == journal, "an early answer is held back from the journal"
    assert [ask.seat for ask in match.open_asks()] == [0, 1]
    assert match.why_not(2, hands[2][1]) is NOT_ASKED
    match.play(0, hands[0][0])
    assert toy(match).points == [0, 0, 0]
    match.play(1, hands[1][0])
    assert sum(toy(match).points) == 1
    assert [line["seat"] for line in match.journal.choices()[-3:]] == [0, 1, 2], "the order in the journal tells nothing"


def test_events_reach_only_those_who_may_know() -> None:
    match = new_match()
    seen = [[told.event.key for _, told in match.told if told.for_seat(seat)] for seat in (0, 1, WATCHER)]
    assert seen[0] == ["dealt", "dealt", "dealt-hidden", "dealt-hidden"]
    assert seen[1] == ["dealt-hidden", "dealt-hidden", "dealt", "dealt"]
    assert seen[2] == ["dealt-hidden"] * 4


def after_picks() -> Match:
    match = new_match()
    for seat in (0, 1):
        match.play(seat, toy(match).hands[seat][0])
    assert engine.pending(match.state) == Look(0)
    return match


def test_nothing_can_be_undone_at_the_start_and_after_a_deal() -> None:
    assert new_match().why_no_undo(0) is UNDO_AFTER_CHANCE
    fresh = Match(TOY, TOY.setup(2, {}), new_match().journal.__class__(new_match().journal.header), b"x")
    assert fresh.why_no_undo(0) is NOTHING_TO_UNDO


def test_a_choice_that_shows_nothing_new_can_be_undone() -> None:
    match = after_picks()
    before = match.journal.text()
    match.play(0, 1)
    assert match.why_no_undo(1) is UNDO_NOT_YOURS
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert match.journal.text() == before
    assert engine.pending(match.state) == Look(0)


def test_who_answered_early_need_not_answer_again_when_another_takes_back() -> None:
    match = new_match(seats=3)
    hands = toy(match).hands
    match.play(0, hands[0][0])
    match.play(2, hands[2][0])
    match.undo(0)
    assert match.early_answers == {2: hands[2][0]}
    assert [ask.seat for ask in match.open_asks()] == [0, 1]
    match.play(0, hands[0][1])
    match.play(1, hands[1][0])
    assert toy(match).picks == [hands[0][1], hands[1][0], hands[2][0]]


def test_an_early_answer_to_a_question_that_is_taken_back_is_forgotten() -> None:
    match = after_picks()
    match.play(0, 1)
    match.state.do(PickOne(0), PickOne(1))
    match.play(1, toy(match).hands[1][0])
    assert match.early_answers
    match.undo(0)
    assert not match.early_answers
    assert match.open_asks() == [Look(0)]


def test_looking_at_a_secret_closes_undo_and_undo_stops_there() -> None:
    match = after_picks()
    match.play(0, 0)
    assert match.why_no_undo(0) is UNDO_AFTER_SECRET
    with pytest.raises(BadInput, match="undo-after-secret"):
        match.undo(0)
    match.play(0, 1)
    match.undo(0)
    assert match.why_no_undo(0) is UNDO_AFTER_SECRET, "undo went back across the look"
    assert toy(match).looked


def test_a_match_is_resumed_from_its_journal() -> None:
    match = after_picks()
    again = resume(TOY, match.journal, secret_from_seed(1))
    assert toy(again).hands == toy(match).hands
    assert toy(again).points == toy(match).points
    assert again.journal.text() == match.journal.text()
    again.play(0, 2)
    assert again.over
    assert again.journal.finished


def test_a_finished_match_takes_no_more_choices() -> None:
    match = after_picks()
    match.play(0, 2)
    with pytest.raises(BadInput, match="the game is over"):
        match.play(0, 2)


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        ({}, 5, r"toy is for 2, 3 players, not for 5"),
        ({"color": "red"}, 2, r"toy has no option 'color'; there are colour, limit"),
        ({"colour": "green"}, 2, r"option colour is green; allowed are red, blue"),
        ({"limit": 12}, 2, r"option limit is 12; allowed are none or a whole number from 1 to 9"),
        ({"limit": True}, 2, r"option limit is true"),
    ],
)
def test_a_wrong_set_up_is_refused_with_what_is_allowed(options: dict[str, str], seats: int, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        TOY.setup(seats, options)


def test_a_word_must_be_short_and_printable() -> None:
    for word in ("x" * 65, "a\nb"):
        with pytest.raises(BadInput, match="printable text of at most 64"):
            start(TOY, TOY.setup(2, {}), ["a", "b"], words=[word, ""])

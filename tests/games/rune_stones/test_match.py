"""Secrets, undo and chance in a match."""

import json
from itertools import combinations
from typing import Any

import pytest

from dolmen.games.rune_stones.state import Table
from dolmen.games.rune_stones.view import determinize, view
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.match import UNDO_AFTER_CHANCE, UNDO_AFTER_TURN, Match, start
from dolmen.kernel.step import WATCHER
from tests.games.by_name import choose
from tests.games.rune_stones.table import GAME, random_table, table


def begin(seats: int, seed: int = 1, **options: Any) -> Match:
    names = [f"player {seat}" for seat in range(seats)]
    match = start(GAME, GAME.setup(seats, options), names, secret=secret_from_seed(seed), table="t")
    while not isinstance(engine.pending(match.state), GAME.steps["Action"]):
        act(match, engine.choice_name(ask_of(match), engine.options(match.state)[0]))
    return match


def ask_of(match: Match) -> Any:
    ask = engine.pending(match.state)
    assert ask is not None
    return ask


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def act(match: Match, name: str) -> None:
    ask = ask_of(match)
    choice = engine.named_choice(ask, name)
    assert choice is not None
    match.play(ask.seat, choice)


def test_nobody_else_sees_a_hand() -> None:
    for seed in range(12):
        state = random_table(3, seed, 60 * seed)
        for seat in (0, 1, 2, WATCHER):
            seen = view(state, seat)
            for other, player in enumerate(seen["players"]):
                mine = other == seat
                assert player["hand"] == (state.players[other].hand if mine else None)
                assert player["hand_size"] == len(state.players[other].hand)
                assert player["deck_size"] == len(state.players[other].deck)
                hidden = state.players[other].deck if mine else sorted(state.players[other].deck + state.players[other].hand)
                assert player["unseen"] == hidden


def test_every_hand_that_may_be_there_is_dealt_and_no_other() -> None:
    state = table(players=[{}, {"hand": [100, 101, 16], "deck": [102, 20], "deduced": [16], "gone": ["103-107"]}])
    random = FastRandom(1)
    found = set()
    for _ in range(200):
        world = determinize(state, 0, random)
        found.add(tuple(world.players[1].hand))
        assert sorted(world.players[1].hand + world.players[1].deck) == [16, 20, 100, 101, 102]
        assert world.players[0].hand == state.players[0].hand
        assert json.dumps(view(world, 0)) == json.dumps(view(state, 0))
    assert found == {(16, *pair) for pair in combinations([20, 100, 101, 102], 2)}
    assert determinize(state, 1, random).players[1].hand == [16, 100, 101]


@pytest.mark.rule("RUN-111")
def test_when_a_deck_has_run_out_the_cards_still_held_are_no_secret() -> None:
    state = table(
        turn={"seat": 0, "step": "end"},
        players=[{"hand": [106, 107], "deck": [], "pile": [100, 101, 102, 103], "gone": [104, 105]}, {}],
    )
    choose(state, "end", "100", "102")
    assert state.players[0].deduced == [106, 107]
    random = FastRandom(2)
    hands = {tuple(determinize(state, 1, random).players[0].hand) for _ in range(100)}
    assert hands == {(*pair, 106, 107) for pair in combinations([100, 101, 102, 103], 2)}


def test_a_deduced_card_that_is_played_is_known_no_longer() -> None:
    state = table(players=[{"hand": [20, 100, 101], "deduced": [20, 100]}, {}])
    choose(state, "use", "20", "101")
    assert state.players[0].deduced == [100]


@pytest.mark.rule("RUN-110")
def test_only_the_drawer_is_told_the_cards() -> None:
    match = begin(2)
    seat = ask_of(match).seat
    before = len(match.told)
    cards = [str(card) for card in table_of(match).players[seat].hand]
    for name in ("use", cards[0], cards[1], "pass", "end"):
        act(match, name)
    lines = [told for _, told in match.told[before:]]
    mine = [told.event.key for told in lines if told.for_seat(seat)]
    others = [told.event.key for told in lines if told.for_seat(1 - seat)]
    watching = [told.event.key for told in lines if told.for_seat(WATCHER)]
    assert mine.count("card-drawn") == 2
    assert "cards-drawn" not in mine
    assert others.count("card-drawn") == watching.count("card-drawn") == 0
    assert others.count("cards-drawn") == watching.count("cards-drawn") == 1


def test_choices_can_be_taken_back_until_something_is_drawn() -> None:
    match = begin(2)
    seat = ask_of(match).seat
    cards = [str(card) for card in table_of(match).players[seat].hand]
    start_position = GAME.dump_position(match.state)
    for name in ("use", cards[0], cards[1]):
        act(match, name)
    for _ in range(3):
        assert match.why_no_undo(seat) is None
        match.undo(seat)
    assert GAME.dump_position(match.state) == start_position
    for name in ("use", cards[0], cards[1], "pass"):
        act(match, name)
    assert match.why_no_undo(seat) is None
    act(match, "end")
    assert match.why_no_undo(seat) is UNDO_AFTER_CHANCE
    assert match.why_no_undo(1 - seat) is UNDO_AFTER_CHANCE


def test_a_turn_without_a_draw_closes_undo_as_well() -> None:
    match = begin(2)
    match.state = table(turn={"seat": 0, "step": "end"}, players=[{}, {}])
    act(match, "end")
    assert match.why_no_undo(0) is UNDO_AFTER_TURN


@pytest.mark.rule("RUN-067")
def test_a_roll_cannot_be_taken_back() -> None:
    match = begin(2)
    match.state = table(players=[{"hand": [100, 104]}, {}])
    act(match, "use")
    act(match, "104a")
    assert match.why_no_undo(0) is UNDO_AFTER_CHANCE


def test_over_many_seeds_every_player_begins_and_every_face_is_rolled() -> None:
    first = set()
    faces = set()
    for seed in range(24):
        match = begin(3, seed)
        first.add(table_of(match).first)
        match.state = table(players=[{"hand": [100, 104]}, {}])
        act(match, "use")
        act(match, "104a")
        faces.add(match.journal.choices()[-1]["choice"])
    assert first == {0, 1, 2}
    assert faces == set(range(6))

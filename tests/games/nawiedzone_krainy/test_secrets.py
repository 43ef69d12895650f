"""Task cards are chosen secretly and at the same time, and nothing reveals a pick before the final scoring."""

import json
from itertools import permutations

import pytest

from dolmen.games.nawiedzone_krainy.names import TASK_CHOICES
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.match import NOT_ASKED, Match
from dolmen.kernel.step import WATCHER
from tests.contract.laws import packet
from tests.games.nawiedzone_krainy.table import GAME, new_match, table

SEATS = 4
PICKS = {seat: TASK_CHOICES.index(f"ZAD-{seat + 2}") for seat in range(SEATS)}


def at_the_end_of_season_one(seed: int = 1) -> Match:
    """Return a match in which all players except the leader choose now."""
    match = new_match(SEATS, seed)
    random = FastRandom(seed)
    while type(engine.pending(match.state)).__name__ != "ChooseTasks":
        ask = engine.pending(match.state)
        assert ask is not None
        options = engine.options(match.state)
        match.play(ask.seat, options[random.below(len(options))])
    return match


def choosing(match: Match) -> list[int]:
    return [ask.seat for ask in match.open_asks()]


def state_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@pytest.mark.rule("NAW-121", "NAW-124")
def test_all_but_the_leader_are_asked_at_the_same_time() -> None:
    match = at_the_end_of_season_one()
    leader = state_of(match).order[0]
    assert sorted(choosing(match)) == [seat for seat in range(SEATS) if seat != leader]
    assert match.why_not(leader, 0) is NOT_ASKED


@pytest.mark.rule("NAW-124")
def test_the_order_of_answers_changes_nothing() -> None:
    seats = choosing(at_the_end_of_season_one())
    texts = set()
    for order in permutations(seats):
        match = at_the_end_of_season_one()
        for number, seat in enumerate(order, start=1):
            match.play(seat, PICKS[seat])
            if number < len(seats):
                assert seat not in choosing(match)
                assert state_of(match).season == 1
        assert state_of(match).season == 2
        texts.add(match.journal.text())
    assert len(texts) == 1


@pytest.mark.rule("NAW-124")
def test_nothing_that_others_receive_depends_on_a_pick() -> None:
    seats = choosing(at_the_end_of_season_one())
    picker, rest = seats[0], [seat for seat in range(SEATS) if seat != seats[0]]
    seen: dict[int, set[str]] = {seat: set() for seat in [*rest, WATCHER]}
    own = set()
    for pick in range(8):
        match = at_the_end_of_season_one()
        match.play(picker, pick)
        for seat in seen:
            seen[seat].add(packet(match, match.state, seat))
        own.add(packet(match, match.state, picker))
        for seat in seats[1:]:
            match.play(seat, 0)
        for seat in seen:
            seen[seat].add("after " + packet(match, match.state, seat))
    assert {seat: len(packets) for seat, packets in seen.items()} == dict.fromkeys(seen, 2)
    assert len(own) == 8


@pytest.mark.rule("NAW-124")
def test_an_early_answer_shows_in_no_packet_until_the_question_is_due() -> None:
    match = at_the_end_of_season_one()
    before = [packet(match, match.state, seat) for seat in [*range(SEATS), WATCHER]]
    match.play(choosing(match)[-1], 3)
    assert [packet(match, match.state, seat) for seat in [*range(SEATS), WATCHER]] == before


@pytest.mark.rule("NAW-124")
def test_only_the_owner_sees_the_cards_and_everybody_their_number() -> None:
    state = table(players=[{"tasks": ["ZAD-3"]}, {"tasks": ["ZAD-1", "ZAD-8"]}, {}])
    for reader in [0, 1, 2, WATCHER]:
        players = GAME.view(state, reader)["players"]
        assert [player["task_count"] for player in players] == [1, 2, 0]
        expected = [["ZAD-3"], ["ZAD-1", "ZAD-8"], []]
        assert [player["tasks"] for player in players] == [
            tasks if owner == reader or not tasks else None for owner, tasks in enumerate(expected)
        ]


@pytest.mark.rule("NAW-124")
def test_unseen_cards_are_dealt_anew_and_own_cards_are_not() -> None:
    state = table(players=[{"tasks": ["ZAD-3"]}, {"tasks": ["ZAD-1", "ZAD-8"]}, {}])
    random = FastRandom(3)
    found = set()
    for _ in range(200):
        world = GAME.determinize(state, 0, random)
        assert world.players[0].tasks == [2]
        assert len(set(world.players[1].tasks)) == 2
        assert GAME.broken(world) is None
        found.add(tuple(world.players[1].tasks))
    assert len(found) == 28
    two = table(players=[{"tasks": ["ZAD-5"]}, {"tasks": ["ZAD-1"]}])
    assert {GAME.determinize(two, 0, random).players[1].tasks[0] for _ in range(200)} == {0, 1, 4, 5, 6, 7}


@pytest.mark.rule("NAW-124", "NAW-133")
def test_the_points_of_tasks_are_told_only_at_the_final_scoring() -> None:
    given = {"tasks": ["ZAD-2"], "pecunia": 9}
    state = table(season=3, round=3, players=[given, given])
    assert all(not key.startswith("score-ZAD") for line in GAME.breakdown(state) for key, _ in line)
    state = table(season=3, round=3, turn={"phase": "scoring"}, players=[given, given])
    assert GAME.breakdown(state)[0][-1] == ("score-ZAD-2", 3)
    for reader in [0, 1, WATCHER]:
        assert [player["tasks"] for player in GAME.view(state, reader)["players"]] == [["ZAD-2"], ["ZAD-2"]]


@pytest.mark.rule("NAW-124")
def test_a_pick_can_be_taken_back_until_the_next_season_and_leaves_no_trace() -> None:
    match = at_the_end_of_season_one()
    seats = choosing(match)
    before = [packet(match, match.state, seat) for seat in [*range(SEATS), WATCHER]]
    match.play(seats[0], 4)
    assert match.why_no_undo(seats[0]) is None
    match.undo(seats[0])
    assert [packet(match, match.state, seat) for seat in [*range(SEATS), WATCHER]] == before
    for seat in seats:
        match.play(seat, 1)
    assert all(match.why_no_undo(seat) is not None for seat in range(SEATS))


@pytest.mark.rule("NAW-124")
def test_after_a_defeat_the_cards_stay_hidden() -> None:
    cells = ["S1.C", "S1.NE", "S1.NW", "S1.W", "S1.SW", "S1.SE", "S2.C", "S2.E", "S2.NW", "S2.W", "S2.SW", "S2.SE"]
    cells += ["S3.C", "S3.E", "S3.NE", "S3.W", "S3.SW", "S3.SE", "S4.C", "S4.E", "S4.NE", "S4.NW"]
    state = table(turn={"phase": "haunting"}, wraiths=cells, players=[{"tasks": ["ZAD-2"]}, {}])
    assert engine.over(state)
    assert GAME.view(state, 1)["players"][0]["tasks"] is None
    assert GAME.breakdown(state) == [[], []]
    assert json.dumps(GAME.result(state).document()) == '{"scores": [0, 0], "places": [0, 0], "winners": []}'

"""What holds in every game, seen in random play."""

from collections import Counter
from typing import Any

import pytest

from dolmen.games.nawiedzone_krainy.names import CELL_COUNT, LAKE, NO_DEFEAT, NOTHING, RESERVE_EMPTY
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.turn import FIRST_BUILD
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.perft import random_choice
from dolmen.kernel.step import PASS, Ask
from tests.games.by_name import check_words
from tests.games.nawiedzone_krainy.table import BOX, GAME

MODES = ("wedrowiec", "budowniczy", "mieszczanin")
TABLES = [(seats, mode) for seats in (2, 3, 4) for mode in MODES]
EVERY_TABLE = pytest.mark.parametrize(("seats", "mode"), TABLES)


class Watcher:
    """Plays a random game choice by choice; players seldom stop and prefer to build, persuade, sell, learn or train."""

    def __init__(self, seats: int, mode: str, seed: int, supply: str = "partial") -> None:
        self.random = FastRandom(seed)
        self.state: Table = GAME.new_game(GAME.setup(seats, {"mode": mode, "wraith_supply_rule": supply}, BOX))
        self.state.sink = []
        engine.run(self.state)
        self.ask: Ask[Any] | None = None
        self.choice = 0

    def step(self) -> bool:
        self.ask = engine.pending(self.state)
        if self.ask is None:
            return False
        self.choice = random_choice(self.state, self.random)
        options = engine.options(self.state)
        if type(self.ask).__name__ == "Act" and self.random.below(5):
            plain = [choice for choice in options if choice != PASS]
            best = [choice for choice in plain if choice >= FIRST_BUILD] or plain
            self.choice = best[self.random.below(len(best))]
        engine.apply(self.state, self.choice)
        return True

    def name(self) -> str:
        return type(self.ask).__name__


@pytest.mark.rule("NAW-013", "NAW-019", "NAW-045", "NAW-053")
@EVERY_TABLE
def test_markers_are_conserved_and_wraiths_stand_where_they_may(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, seats)
    while game.step():
        state = game.state
        assert GAME.broken(state) is None
        assert sum(state.wraiths) + state.reserve == 25
        for cell in range(CELL_COUNT):
            if state.wraiths[cell]:
                assert state.land.terrain[cell] != LAKE
                assert state.building[cell] == NOTHING
        for player in state.players:
            assert all(0 <= count <= 4 for count in player.goods)


@pytest.mark.rule("NAW-002", "NAW-042", "NAW-060", "NAW-118")
@EVERY_TABLE
def test_nine_rounds_and_one_turn_for_each_player_in_each(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, 10 + seats)
    turns: dict[tuple[int, int], list[int]] = {}
    orders: dict[tuple[int, int], list[int]] = {}
    while game.step():
        assert game.state.sink is not None
        game.state.sink.clear()
        ask = engine.pending(game.state)
        when = (game.state.season, game.state.round)
        if type(ask).__name__ == "Act":
            assert ask is not None
            orders.setdefault(when, game.state.order[:])
            row = turns.setdefault(when, [])
            if not row or row[-1] != ask.seat:
                row.append(ask.seat)
    assert list(turns) == [(season, number) for season in (1, 2, 3) for number in (1, 2, 3)]
    for when, row in turns.items():
        assert len(set(row)) == len(row)
        assert row == [seat for seat in orders[when] if seat in row]
    assert game.state.defeat == NO_DEFEAT
    assert game.state.revealed


@pytest.mark.rule("NAW-127", "NAW-128", "NAW-130", "NAW-132")
@EVERY_TABLE
def test_valour_is_never_lost_and_only_a_gain_moves_the_token(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, 20 + seats)
    before = [(player.valour, player.arrival) for player in game.state.players]
    moves = 0
    while game.step():
        after = [(player.valour, player.arrival) for player in game.state.players]
        for (valour, arrival), (then, place) in zip(after, before, strict=True):
            assert valour >= then
            if valour > then:
                assert arrival > max(earlier for _, earlier in before) or place == 0
                moves += 1
            elif place:
                assert arrival == place
        before = after
    assert moves >= 3


@pytest.mark.rule("NAW-091", "NAW-107", "NAW-109")
@EVERY_TABLE
def test_buildings_and_skills_stay_and_everybody_finds_a_slot(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, 30 + seats)
    built: dict[int, tuple[int, int]] = {}
    known = [[0] * 12 for _ in range(seats)]
    while game.step():
        state = game.state
        assert all((state.building[cell], state.owner[cell]) == pair for cell, pair in built.items())
        built = {cell: (state.building[cell], state.owner[cell]) for cell in range(CELL_COUNT) if state.owner[cell] >= 0}
        for seat, player in enumerate(state.players):
            assert all(now == then for now, then in zip(player.effects, known[seat], strict=True) if then)
            known[seat] = player.effects[:]
        for deck in range(len(state.skills)):
            open_slots = [slot for slot in state.slots[4 * deck : 4 * deck + 4] if slot != 9]
            assert len(open_slots) == seats


@pytest.mark.rule("NAW-052", "NAW-005")
def test_random_players_lose_together_in_season_three() -> None:
    ends: Counter[tuple[int, int]] = Counter()
    for seed in range(20):
        game = Watcher(2 + seed % 3, MODES[seed % 3], seed, supply="loss")
        while game.step():
            pass
        ends[game.state.defeat, game.state.season] += 1
        assert GAME.result(game.state).winners == []
        assert GAME.breakdown(game.state) == [[]] * game.state.seats
    assert ends == {(RESERVE_EMPTY, 3): 20}


@pytest.mark.rule("NAW-061", "NAW-062")
@EVERY_TABLE
def test_a_turn_question_always_has_an_action_besides_stopping(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, 40 + seats)
    asked = 0
    while game.step():
        if type(engine.pending(game.state)).__name__ == "Act":
            options = engine.options(game.state)
            assert PASS in options
            assert len(options) > 1
            asked += 1
    assert asked > 30


@EVERY_TABLE
def test_every_refusal_label_and_event_has_the_values_of_its_text(seats: int, mode: str) -> None:
    game = Watcher(seats, mode, 50 + seats)
    refusals = check_words(GAME, game.state)
    while game.step():
        refusals += check_words(GAME, game.state)
    assert refusals > 1000

"""Laws that hold throughout random games with all options."""

from collections import Counter
from typing import Any

import pytest

from dolmen.games.przepowiednia.names import CROSSED, NODE_COUNT, NOTHING, VIRTUAL
from dolmen.games.przepowiednia.state import Table
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.step import Ask, Draw
from tests.games.by_name import check_words
from tests.games.przepowiednia.table import BOX, GAME, Chooser, eager

A_SIDES = {"mode": "advanced"}
B_SIDES = {"mode": "advanced", "grid_1": "B", "grid_2": "B", "grid_3": "B", "grid_4": "B"}
SETTINGS: list[dict[str, Any]] = [
    {},
    {"spell_payment": "colourless"},
    A_SIDES,
    {**A_SIDES, "grid_2a": "charges"},
    B_SIDES,
]
TABLES = [(seats, number) for seats in (2, 3, 4) for number in range(len(SETTINGS))]


class Watcher:
    """Plays a game and shows every choice to a check."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int, rounds: int = 25) -> None:
        self.random = FastRandom(seed)
        self.chooser: Chooser = eager(self.random)
        self.state: Table = GAME.new_game(GAME.setup(seats, {**options, "max_rounds": rounds}, BOX))
        self.state.sink = []
        engine.run(self.state)
        self.ask: Ask[Any] | None = None
        self.choice = NOTHING

    def step(self) -> bool:
        """Make one choice; `ask` and `choice` hold it."""
        self.ask = engine.pending(self.state)
        if self.ask is None:
            return False
        options = engine.options(self.state)
        if isinstance(self.ask, Draw):
            self.choice = self.random.weighted(self.ask.weights(self.state))
        else:
            self.choice = self.chooser(self.state, self.ask, options)
        engine.apply(self.state, self.choice)
        return True

    def name(self) -> str:
        return type(self.ask).__name__


def watch(seats: int, number: int, seed: int, rounds: int = 25) -> Watcher:
    return Watcher(seats, SETTINGS[number], seed, rounds)


@pytest.mark.rule("PRZ-004", "PRZ-005", "PRZ-008", "PRZ-014", "PRZ-039")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_nothing_is_lost_and_nothing_shares_a_place(seats: int, number: int) -> None:
    game = watch(seats, number, seed=number)
    while game.step():
        state = game.state
        on_grids = Counter(kind for player in state.players for kind in player.grid if kind != NOTHING)
        on_grids[0] += sum(state.covered) + sum(player.charges for player in state.players)
        assert [on_grids[kind] + state.supply[kind] for kind in range(6)] == [24, 8, 8, 8, 6, 6]
        assert min(state.supply) >= 0
        assert all(len(player.grid) == NODE_COUNT for player in state.players)
        figures = [card for card in [*(player.figure for player in state.players), state.virtual] if card != NOTHING]
        assert len(set(figures)) == len(figures)
        assert all(player.markers == 5 - state.tracks.count(seat) for seat, player in enumerate(state.players))
        assert GAME.broken(state) is None


@pytest.mark.rule("PRZ-006", "PRZ-007")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_placing_puts_the_crystal_where_it_was_asked_and_moves_no_other(seats: int, number: int) -> None:
    game = watch(seats, number, seed=10 + number)
    placed = 0
    before = [player.grid[:] for player in game.state.players]
    while game.step():
        grids = [player.grid[:] for player in game.state.players]
        ask = game.ask
        assert ask is not None
        if game.name() == "Place":
            old, new = before[ask.seat], grids[ask.seat]
            assert all(new[node] == old[node] for node in range(NODE_COUNT) if old[node] != NOTHING)
            if not type(engine.pending(game.state)).__name__.startswith("TakeFrom"):
                assert new[game.choice % NODE_COUNT] == game.choice // NODE_COUNT
                placed += 1
        if game.name() not in ("TakeFromPlayer", "TakeFromNode", "Place"):
            assert all(grids[seat] == before[seat] for seat in range(seats) if seat != ask.seat)
        before = grids
    assert placed > 20


@pytest.mark.rule("PRZ-025", "PRZ-026", "PRZ-074", "PRZ-085", "PRZ-132")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_turns_go_round_and_all_have_the_same_number(seats: int, number: int) -> None:
    game = watch(seats, number, seed=20 + number)
    turns: list[int] = []
    setting = True
    while game.step():
        assert game.ask is not None
        setting = setting and game.name() not in ("PlaceFigure", "Move")
        if not setting and not isinstance(game.ask, Draw):
            assert game.ask.seat == (game.state.first + len(turns)) % seats
        if (game.name(), engine.choice_name(game.ask, game.choice)) in (("EndTurn", "end"), ("Action", "stop")):
            turns.append(game.ask.seat)
    assert set(Counter(turns).values()) == {game.state.round}
    assert len(turns) == seats * game.state.round
    assert game.state.ending or game.state.round == 25


@pytest.mark.rule("PRZ-003", "PRZ-085")
def test_the_game_ends_in_the_round_of_the_first_fifth_marker() -> None:
    ended = 0
    for seed in range(6):
        game = watch(2, 4, seed, rounds=1000)
        fifth = 0
        while game.step():
            if not fifth and any(player.markers == 0 for player in game.state.players):
                fifth = game.state.round
        if fifth:
            assert game.state.round == fifth
            ended += 1
        else:
            assert game.state.round == 1000
    assert ended


@pytest.mark.rule("PRZ-027")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_every_spell_leaves_fewer_crystals_and_comes_back_to_its_window(seats: int, number: int) -> None:
    game = watch(seats, number, seed=30 + number)
    game.chooser = eager(game.random, spells=2)
    window: Ask[Any] | None = None
    held = finished = 0
    while True:
        ask = engine.pending(game.state)
        if window is not None and ask == window:
            assert game.state.players[window.seat].crystals() < held
            finished += 1
            window = None
        crystals = [player.crystals() for player in game.state.players]
        if not game.step():
            break
        assert game.ask is not None
        if game.name() != "Exchange" and engine.choice_name(game.ask, game.choice) in ("swap", "exchange"):
            window, held = game.ask, crystals[game.ask.seat]
        elif window is not None and game.name() in ("Move", "PlaceFigure", "EndTurn"):
            assert type(window).__name__ == "Action"  # collecting was the only choice left, so there was no question
            window = None
    assert finished > 3


@pytest.mark.rule("PRZ-063", "PRZ-067", "PRZ-020", "PRZ-084")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_markers_crossed_spaces_and_runes_stay(seats: int, number: int) -> None:
    game = watch(seats, number, seed=40 + number)
    while engine.pending(game.state) is not None and type(engine.pending(game.state)).__name__ != "PlaceFigure":
        game.step()
    tracks = game.state.tracks[:]
    runes = [player.runes[:] for player in game.state.players]
    assert tracks.count(CROSSED) == (0 if seats == 4 else 5)
    assert tracks.count(VIRTUAL) == (5 if seats == 2 else 0)
    while game.step():
        state = game.state
        assert all(state.tracks[space] == owner for space, owner in enumerate(tracks) if owner != -1)
        for seat, player in enumerate(state.players):
            assert all(now >= then for now, then in zip(player.runes, runes[seat], strict=True))
            runes[seat] = player.runes[:]
        tracks = state.tracks[:]


@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_every_refusal_and_every_label_has_the_values_of_its_text(seats: int, number: int) -> None:
    game = watch(seats, number, seed=50 + number, rounds=12)
    refusals = check_words(GAME, game.state)
    while game.step():
        refusals += check_words(GAME, game.state)
    assert refusals > 100

"""Laws that hold throughout random games, with all components counted independently."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dolmen.games.rune_stones.names import NOTHING, WHITE
from dolmen.games.rune_stones.state import Table
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.step import Draw
from tests.games.rune_stones.table import GAME, random_game, random_table, table

SETTINGS: list[dict[str, Any]] = [{"max_rounds": 40}, {"max_rounds": 40, "exchange_rows_per_turn": 2}]
TABLES = [(seats, number) for seats in (2, 3, 4) for number in range(len(SETTINGS))]


def play(seats: int, number: int, seed: int) -> Iterator[Table]:
    """Yield the states of a random game."""
    return random_game(seats, seed, **SETTINGS[number])


@pytest.mark.rule("RUN-138", "RUN-139", "RUN-140", "RUN-141", "RUN-049")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_nothing_is_lost_and_nothing_is_there_twice(seats: int, number: int) -> None:
    for state in play(seats, number, seed=number):
        gems = [state.gems[kind] + sum(player.gems[kind] for player in state.players) for kind in range(5)]
        for player in state.players:
            if player.joker != NOTHING:
                gems[player.joker] += 1
        assert gems == [15] * 5
        assert state.ores + sum(player.ores for player in state.players) == 20
        cards = Counter([*state.creatures, *state.aside, *state.discard, *(card for card in state.display if card > 0)])
        for player in state.players:
            own = Counter([*player.hand, *player.deck, *player.pile, *player.in_play])
            cards.update({card: count for card, count in own.items() if card < 100})
            druid = Counter({card: count for card, count in own.items() if card >= 100}) + Counter(player.gone)
            assert druid == Counter(range(100, 108))
        assert cards == Counter(range(11, 79))
        artifacts = Counter([*state.forges, *(artifact for player in state.players for artifact in player.places)])
        for colour in range(4):
            assert artifacts[colour] + state.artifacts[colour] + state.artifact_discard[colour] == 7
        assert artifacts[WHITE] + state.whites == 8


@pytest.mark.rule("RUN-142", "RUN-108", "RUN-074", "RUN-082")
@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_points_never_fall_stones_stay_and_artifacts_are_not_moved(seats: int, number: int) -> None:
    points = [0] * seats
    stones: list[set[int]] = [set() for _ in range(seats)]
    places = [[NOTHING] * 10 for _ in range(seats)]
    for state in play(seats, number, seed=20 + number):
        for seat, player in enumerate(state.players):
            assert player.points >= points[seat]
            owned = {stone for stone in range(8) if player.stones[stone]}
            assert stones[seat] <= owned
            assert len(owned) <= 4
            assert max(player.stones) <= 1
            for row in (0, 5):
                before, now = places[seat][row : row + 5], player.places[row : row + 5]
                assert now == [NOTHING] * 5 or all(old in (NOTHING, new) for old, new in zip(before, now, strict=True))
            points[seat], stones[seat], places[seat] = player.points, owned, player.places[:]
        for stone in range(8):
            assert state.stones[stone] + sum(player.stones[stone] for player in state.players) == seats - 1


@pytest.mark.rule("RUN-015", "RUN-116", "RUN-117")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_equally_many_turns(seats: int) -> None:
    turns: Counter[int] = Counter()
    for state in play(seats, 0, seed=50 + seats):
        if state.agenda and type(state.agenda[-1]).__name__ == "EndTurn":
            turns[engine.seat_asked(state) or 0] = state.round
    assert set(turns.values()) == {state.round}


@pytest.mark.rule("RUN-076")
def test_no_action_makes_more_than_two_artifacts() -> None:
    before = [0, 0, 0]
    for state in play(3, 0, seed=9):
        if state.agenda and type(state.agenda[-1]).__name__ == "Action":
            before = [10 - player.places.count(NOTHING) for player in state.players]
        for seat, player in enumerate(state.players):
            assert 10 - player.places.count(NOTHING) <= before[seat] + 2


@pytest.mark.rule("RUN-111", "RUN-114")
def test_a_pile_is_reshuffled_only_when_the_deck_is_empty() -> None:
    decks = [8, 8]
    for state in play(2, 0, seed=4):
        for seat, player in enumerate(state.players):
            if len(player.deck) > decks[seat]:
                assert decks[seat] <= 1  # the last card may have been drawn in the same step
                assert player.pile == []
            decks[seat] = len(player.deck)


@pytest.mark.rule("RUN-038", "RUN-060")
def test_between_actions_the_display_has_no_gap() -> None:
    for state in play(4, 0, seed=6):
        if state.agenda and type(state.agenda[-1]).__name__ in ("Action", "EndTurn"):
            cards = [card for card in state.display if card != NOTHING]
            assert state.display == [NOTHING] * (6 - len(cards)) + cards


@pytest.mark.rule("RUN-138", "RUN-139", "RUN-140", "RUN-141", "RUN-142")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: state.gems.__setitem__(2, 3), "green gems"),
        (lambda state: setattr(state, "ores", 21), "ores"),
        (lambda state: state.discard.append(state.display[3]), "creature card"),
        (lambda state: state.creatures.pop(), "creature card"),
        (lambda state: state.players[0].gone.append(100), "druid cards"),
        (lambda state: setattr(state.players[0], "druid", state.players[1].druid), "same druid"),
        (lambda state: state.artifacts.__setitem__(1, 7), "yellow artifacts"),
        (lambda state: setattr(state, "whites", 9), "white artifacts"),
        (lambda state: state.stones.__setitem__(4, 2), "rune stones plus"),
        (lambda state: state.players[1].deduced.append(55), "should hold"),
    ],
)
def test_what_does_not_add_up_is_said(spoil: Any, fault: str) -> None:
    state = random_table(2, 3, 40)
    assert GAME.broken(state) is None
    spoil(state)
    assert fault in (GAME.broken(state) or "")


@pytest.mark.rule("RUN-084", "RUN-139", "RUN-103")
@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"players": [{"upper": "y...."}, {}]}, "a yellow artifact lies on a blue space"),
        ({"players": [{"upper": "....b"}, {}]}, "a blue artifact lies on a white space"),
        ({"players": [{"hand": [15, 16]}, {"pile": [16]}]}, "the creature card 16 is there 2 times"),
        ({"players": [{"stones": ["plus", "plus"]}, {}]}, "nobody has two of a kind"),
        ({"players": [{"hand": [79]}, {}]}, "there is no card 79"),
        ({"players": [{"hand": ["11-"]}, {}]}, "no card number and no range"),
        ({"players": [{"gems": "bp"}, {}]}, "expected letters out of bygrw"),
        ({"players": [{}, {}], "forges": "byg"}, "expected 5 signs"),
        ({"players": [{}]}, "expected 2, 3 or 4 players"),
        ({"players": [{}, {}], "turn": {"seat": 0, "step": "rest"}}, "allowed are action, end, over"),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput) as caught:
        table(**given)
    assert fault in str(caught.value)


def test_random_games_reach_every_kind_of_question() -> None:
    seen = set()
    for seed in range(8):
        for state in random_game(2 + seed % 3, 70 + seed, 1 + seed % 2, **SETTINGS[0]):
            if state.agenda:
                seen.add(type(state.agenda[-1]).__name__)
    assert {ask.__name__ for ask in GAME.asks()} <= seen
    assert any(issubclass(ask, Draw) for ask in GAME.asks())

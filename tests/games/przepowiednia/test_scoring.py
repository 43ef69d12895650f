"""Final scoring on small tables."""

from itertools import product
from typing import Any

import pytest

from dolmen.games.przepowiednia.scoring import objective_points, result, rune_points, totals
from dolmen.texts import texts
from tests.games.by_name import choose, told
from tests.games.przepowiednia.table import GAME, table

KINDS = "ABCDEF"
OVER = {"seat": 0, "step": "over"}


@pytest.mark.rule("PRZ-087")
@pytest.mark.parametrize(("kinds", "points"), list(enumerate([0, 1, 2, 4, 7, 11, 16])))
def test_different_kinds_of_runes_score_by_the_table(kinds: int, points: int) -> None:
    state = table(turn=OVER, players=[{"runes": KINDS[:kinds]}, {"runes": KINDS[:kinds]}, {}, {}])
    assert [rune_points(state, seat) for seat in range(4)] == [points, points, 0, 0]


@pytest.mark.rule("PRZ-131")
@pytest.mark.parametrize(("kinds", "points"), list(enumerate([1, 2, 4, 7, 11, 16, 16])))
def test_grid_4b_adds_one_kind(kinds: int, points: int) -> None:
    players = [{"side": "4B", "runes": KINDS[:kinds]}, {"side": "1A"}]
    assert rune_points(table(turn=OVER, advanced=True, players=players), 0) == points
    assert rune_points(table(turn=OVER, advanced=False, players=players), 0) == [0, 1, 2, 4, 7, 11, 16][kinds]


@pytest.mark.rule("PRZ-119")
@pytest.mark.parametrize("muted", KINDS)
def test_the_muted_kind_of_grid_3a_never_counts(muted: str) -> None:
    players = [{"side": "3A", "runes": muted * 2, "muted": muted}, {"side": "1A"}]
    assert rune_points(table(turn=OVER, advanced=True, players=players), 0) == 0


def shares(counts: list[int]) -> list[int]:
    """PRZ-088 to PRZ-091 implemented again, player by player."""
    points = []
    for count in counts:
        better = sum(1 for other in counts if other > count)
        equal = counts.count(count)
        leaders = counts.count(max(counts))
        if count == 0 or better >= 2 or (better == 1 and leaders > 1):
            points.append(0)
        elif better == 0:
            points.append(4 if equal == 1 else 6 // equal)
        else:
            points.append(2 // equal)
    return points


@pytest.mark.rule("PRZ-088", "PRZ-089", "PRZ-090", "PRZ-091")
def test_all_divisions_of_a_track_among_four_players() -> None:
    seen = 0
    for counts in product(range(6), repeat=4):
        if sum(counts) <= 5:
            track = "".join(str(seat) * count for seat, count in enumerate(counts)).ljust(5, ".")
            state = table(turn=OVER, players=[{}] * 4, temples={"T-B": {"track": track}})
            assert objective_points(state, 2) == shares(list(counts)), counts
            seen += 1
    assert seen == 126


@pytest.mark.rule("PRZ-103", "PRZ-104")
def test_all_divisions_of_a_track_with_the_virtual_player() -> None:
    for first, second in product(range(4), repeat=2):
        if first + second <= 3:
            track = ("0" * first + "1" * second).ljust(3, ".") + "VX"
            state = table(turn=OVER, players=[{}] * 2, temples={"T-Y": {"track": track}})
            assert objective_points(state, 1) == shares([first, second, 1])[:2]


@pytest.mark.rule("PRZ-088", "PRZ-013")
def test_only_revealed_objectives_score() -> None:
    tracks = {"T-R": {"track": "0...."}, "T-P": {"track": "1...."}}
    state = table(turn=OVER, players=[{}] * 4, temples=tracks, objectives=["T-P", "T-B", "T-G"])
    assert totals(state) == [3, 7, 0, 0]


@pytest.mark.rule("PRZ-002", "PRZ-094", "PRZ-095", "PRZ-096", "PRZ-097")
def test_there_is_always_one_winner_by_points_then_colours_then_colourless_then_turn() -> None:
    hands = [(points, f"{crystals} ... .. ... ..") for points in (7, 8) for crystals in ("R.", "RC", "CC", "RY")]
    for first in range(3):
        for hand in product(hands, repeat=3):
            players = [{"points": points, "grid": grid} for points, grid in hand]
            found = result(table(turn=OVER, first=first, players=players))
            best = max(
                range(3),
                key=lambda seat: (
                    hand[seat][0],
                    sum(letter in "RY" for letter in hand[seat][1]),
                    hand[seat][1].count("C"),
                    (seat - first) % 3,
                ),
            )
            assert found.winners == [best]
            assert sorted(found.places) == [1, 2, 3]
            assert found.scores == [points for points, _ in hand]


@pytest.mark.rule("PRZ-095", "PRZ-096", "PRZ-097")
@pytest.mark.parametrize(
    ("grids", "said"),
    [
        (
            ["RY ... .. ... ..", "R. ... .. ... ..", ".. ... .. ... .."],
            "Tied at 20 points: Ann has the most coloured crystals left, 2 to 1.",
        ),
        (
            ["RC ... .. ... ..", "RC C.. .. ... ..", ".. ... .. ... .."],
            "Tied at 20 points and on coloured crystals: Bob has the most colourless ones left, 2 to 1.",
        ),
        (
            ["RC ... .. ... ..", "CR ... .. ... ..", ".. ... .. ... .."],
            "Tied at 20 points and on crystals: Bob played later in the round.",
        ),
    ],
)
def test_the_tie_break_is_told_with_the_result_and_in_the_log(grids: list[str], said: str) -> None:
    players: list[dict[str, Any]] = [
        {"points": 20, "grid": grid, "figure": card} for grid, card in zip(grids, ("W1", "W2", "W3"), strict=True)
    ]
    players[2]["points"] = 19
    state = table(turn={"seat": 2, "step": "end"}, ending=True, players=players)
    choose(state, "end")
    names = ["Ann", "Bob", "Cid"]
    why = result(state).why
    assert why is not None
    assert texts(GAME, "en").said(why, names) == said
    assert state.sink is not None
    assert [texts(GAME, "en").told(line, names) for line in state.sink][-1] == said


@pytest.mark.rule("PRZ-094")
def test_points_alone_need_no_tie_break() -> None:
    state = table(turn={"seat": 1, "step": "end"}, ending=True, players=[{"points": 9, "figure": "W1"}, {"figure": "W2"}])
    choose(state, "end")
    assert result(state).why is None
    assert told(state) == ["game-won"]


@pytest.mark.rule("PRZ-018", "PRZ-120")
@pytest.mark.parametrize("advanced", [False, True])
def test_rewards_are_listed_only_where_there_are_any(advanced: bool) -> None:
    state = table(turn=OVER, advanced=advanced, players=[{"side": "4A"}, {"side": "1A"}])
    assert [any(source == "score-rewards" for source, _ in line) for line in GAME.breakdown(state)] == [advanced] * 2

"""Final scoring, and who wins."""

from typing import Final

from dolmen.games.rune_stones.names import ROWS
from dolmen.games.rune_stones.state import Table
from dolmen.kernel.game import Points, Result
from dolmen.kernel.sentence import Said, Sentence

SHARED_VICTORY: Final = Sentence("shared-victory")

# Nine turns of ten bring at most so many points (652 turns of greedy bots).
GOOD_TURN: Final = 6


def supply_points(state: Table, seat: int) -> int:
    """RUN-118: a point for every full share of gems and ores together; RUN-121: not for the gem on the stone *joker*."""
    player = state.players[seat]
    return (sum(player.gems) + player.ores) // state.parts.share


def row_points(state: Table, seat: int, row: int) -> int:
    """RUN-119, RUN-120: what a row is worth; no rune stone comes with it."""
    return state.parts.row_points[state.players[seat].artifacts(row)]


def breakdown(state: Table) -> Points:
    """Return the points of each seat by source, as if the game ended now; RUN-123: cards and stones give none."""
    lines = []
    for seat, player in enumerate(state.players):
        line = [("score-power", player.points)]
        line.extend([(f"score-{name}", row_points(state, seat, row)) for row, name in enumerate(ROWS)])
        line.append(("score-supply", supply_points(state, seat)))
        lines.append(line)
    return lines


def totals(state: Table) -> list[int]:
    """RUN-118, RUN-119: points of each seat with final scoring."""
    found = []
    for seat, player in enumerate(state.players):
        rows = row_points(state, seat, 0) + row_points(state, seat, 1)
        found.append(player.points + rows + supply_points(state, seat))
    return found


def result(state: Table) -> Result:
    """RUN-122: most points win; ties share a place, and the victory."""
    scores = totals(state)
    places = [1 + sum([other > score for other in scores]) for score in scores]
    shared = places.count(1) > 1
    return Result(scores, places, Said(SHARED_VICTORY) if shared else None)


def last_round(state: Table) -> bool:
    """RUN-115: tell whether somebody has reached the throne."""
    return state.ending()


def near_end(state: Table) -> list[int]:
    """RUN-115: who is so near to the throne that a good turn leads there."""
    goal = state.parts.goal - GOOD_TURN
    return [seat for seat, player in enumerate(state.players) if player.points >= goal]


def open_score(state: Table, _viewer: int) -> Points:
    """Return all points: points, rows, gems and ores are public; only hands and decks are hidden."""
    return breakdown(state)

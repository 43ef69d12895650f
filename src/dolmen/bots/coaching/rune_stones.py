"""What a coach can say about a position of Rune Stones."""

from dolmen.bots.coaching.quantity import FEWER, OUTRIGHT, PERCENT, RIVALS, Quantity, rival_worth, strongest_rival
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.rune_stones import RuneStonesKnowledge, Weights, at_the_end, cards_worth, riches, rows, time_left
from dolmen.games.rune_stones.names import FORGE_COUNT, NOTHING
from dolmen.games.rune_stones.reasons import (
    THE_CARDS,
    THE_FINAL,
    THE_FORGES,
    THE_GEMS,
    THE_POINTS,
    THE_RIVAL_WORTH,
    THE_RIVALS,
    THE_ROWS,
    THE_STONES,
    THE_WIN,
)
from dolmen.games.rune_stones.scoring import result, row_points, totals
from dolmen.games.rune_stones.state import Table


def quantities() -> tuple[Quantity, ...]:
    """Return what a position is told by."""
    return (
        Quantity(THE_WIN, won, won, OUTRIGHT),
        Quantity(THE_FINAL, final, final_part),
        Quantity(THE_POINTS, points, points_part),
        Quantity(THE_ROWS, in_rows, rows_part),
        Quantity(THE_GEMS, gems, gems_part),
        Quantity(THE_FORGES, forges, forges_part),
        Quantity(THE_STONES, stones, stones_part),
        Quantity(THE_CARDS, cards, cards_part),
        Quantity(THE_RIVALS, rival_forges, rival_forges_part, RIVALS, FEWER),
        Quantity(THE_RIVAL_WORTH, rival_points, rival_worth, RIVALS, FEWER),
    )


def won(_: Knowledge, state: Table, seat: int) -> float:
    """Return 100 if the game is over and won."""
    return 0.0 if state.agenda or seat not in result(state).winners else PERCENT


def final(_: Knowledge, state: Table, seat: int) -> float:
    """Return the score if the game ended now; it is a reason in the last round only."""
    return float(totals(state)[seat])


def final_part(_: Knowledge, state: Table, seat: int) -> float:
    return at_the_end(state, seat) if state.ending() else 0.0


def points(_: Knowledge, state: Table, seat: int) -> float:
    """Return the power points."""
    return float(state.players[seat].points)


def points_part(_: Knowledge, state: Table, seat: int) -> float:
    return 0.0 if state.ending() else float(state.players[seat].points)


def in_rows(_: Knowledge, state: Table, seat: int) -> float:
    """Return what both rows of artifacts would give now."""
    return float(row_points(state, seat, 0) + row_points(state, seat, 1))


def rows_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    weights = tuned(knowledge)
    return 0.0 if state.ending() else rows(state, state.players[seat], weights, time_left(state, weights))


def gems(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of gems and ores."""
    return float(sum(state.players[seat].gems) + state.players[seat].ores)


def gems_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    weights = tuned(knowledge)
    if state.ending():
        return 0.0
    return riches(state, seat, weights, time_left(state, weights)) - forges_part(knowledge, state, seat)


def forges(_: Knowledge, state: Table, seat: int) -> float:
    """Return how many forges the player has enough gems and room for."""
    return float(sum([price > 0 and enough >= price for enough, price in payments(state, seat)]))


def forges_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    weights = tuned(knowledge)
    if state.ending():
        return 0.0
    near = sum([min(enough, price) / price for enough, price in payments(state, seat)])
    return time_left(state, weights) * weights.prospect * near


def payments(state: Table, seat: int) -> list[tuple[int, int]]:
    """Return for each artifact with room how many gems can pay for it, and its price."""
    found = []
    for forge in range(FORGE_COUNT):
        artifact = state.forges[forge]
        if artifact != NOTHING and state.players[seat].room(artifact):
            found.append((state.payable(seat, artifact), state.parts.forges[forge].price))
    return found


def stones(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of rune stones."""
    return float(sum(state.players[seat].stones))


def stones_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    weights = tuned(knowledge)
    if state.ending():
        return 0.0
    counts = state.players[seat].stones
    return time_left(state, weights) * sum([weights.stone[stone] * counts[stone] for stone in range(len(counts))])


def cards(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return what the evaluation gives for the cards, in points."""
    weights = tuned(knowledge)
    return cards_worth(state, seat, weights, time_left(state, weights))


def cards_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return 0.0 if state.ending() else cards(knowledge, state, seat)


def rival_forges(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return how many forges the strongest rival can pay for."""
    return forges(knowledge, state, strongest_rival(knowledge, state, seat, len(state.players)))


def rival_forges_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return forges_part(knowledge, state, strongest_rival(knowledge, state, seat, len(state.players)))


def rival_points(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return the points that the strongest rival can expect; in the last round the evaluation itself is not in points."""
    rival = strongest_rival(knowledge, state, seat, len(state.players))
    return float(totals(state)[rival]) if state.ending() else knowledge.worth(state, rival)


def tuned(knowledge: Knowledge) -> Weights:
    """Return the weights of the evaluation."""
    assert isinstance(knowledge, RuneStonesKnowledge)
    return knowledge.weights

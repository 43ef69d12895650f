"""What a coach can say about a position of Przepowiednia."""

from dolmen.bots.coaching.quantity import FEWER, OUTRIGHT, PERCENT, RIVALS, Quantity, rival_worth
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.przepowiednia import ROOM, USEFUL_COLOURLESS, PrzepowiedniaKnowledge, Weights, prospects
from dolmen.games.przepowiednia.names import MARKERS, C
from dolmen.games.przepowiednia.reasons import (
    THE_CHARGES,
    THE_COLOURLESS,
    THE_CRYSTALS,
    THE_CURSES,
    THE_OBJECTIVES,
    THE_POINTS,
    THE_RIVAL_WORTH,
    THE_ROOM,
    THE_RUNES,
    THE_SIGHT,
    THE_WIN,
)
from dolmen.games.przepowiednia.scoring import objective_points, result, rune_points
from dolmen.games.przepowiednia.state import Table


def quantities() -> tuple[Quantity, ...]:
    """Return what a position is told by."""
    return (
        Quantity(THE_WIN, won, won, OUTRIGHT),
        Quantity(THE_POINTS, points, points_part),
        Quantity(THE_SIGHT, in_sight, in_sight),
        Quantity(THE_RUNES, runes, runes_part),
        Quantity(THE_OBJECTIVES, objectives, objectives_part),
        Quantity(THE_CRYSTALS, crystals, crystals_part),
        Quantity(THE_COLOURLESS, colourless, colourless_part),
        Quantity(THE_CURSES, curses, curses_part),
        Quantity(THE_ROOM, room, room_part),
        Quantity(THE_CHARGES, charges, charges_part),
        Quantity(THE_RIVAL_WORTH, rival_worth, rival_worth, RIVALS, FEWER),
    )


def won(_: Knowledge, state: Table, seat: int) -> float:
    """Return 100 if the game is over and won."""
    return 0.0 if state.agenda or seat not in result(state).winners else PERCENT


def points(_: Knowledge, state: Table, seat: int) -> float:
    """Return the points."""
    return float(state.players[seat].points)


def points_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).point * state.players[seat].points


def in_sight(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return what the evaluation gives for the curses that are nearly complete, in points."""
    assert isinstance(knowledge, PrzepowiedniaKnowledge)
    if not state.players[seat].markers:
        return 0.0
    return prospects(state, seat, knowledge.weights, knowledge.missing_in(state, seat))


def runes(_: Knowledge, state: Table, seat: int) -> float:
    """Return the points for runes."""
    return float(rune_points(state, seat))


def runes_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).rune * rune_points(state, seat)


def objectives(_: Knowledge, state: Table, seat: int) -> float:
    """Return the points for objectives."""
    return float(sum([objective_points(state, temple)[seat] for temple in state.objectives]))


def objectives_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).objective * objectives(knowledge, state, seat)


def crystals(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of coloured crystals."""
    player = state.players[seat]
    return float(player.crystals() - player.counts[C])


def crystals_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).coloured * crystals(knowledge, state, seat)


def colourless(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of colourless crystals."""
    return float(state.players[seat].counts[C])


def colourless_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).colourless * min(state.players[seat].counts[C], USEFUL_COLOURLESS)


def curses(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of broken curses."""
    return float(MARKERS - state.players[seat].markers)


def curses_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).marker * curses(knowledge, state, seat)


def room(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of free nodes."""
    return float(state.players[seat].empty)


def room_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return -tuned(knowledge).crowding * max(0, ROOM - state.players[seat].empty)


def charges(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of charges."""
    return float(state.players[seat].charges)


def charges_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return tuned(knowledge).charge * state.players[seat].charges


def tuned(knowledge: Knowledge) -> Weights:
    """Return the weights of the evaluation."""
    assert isinstance(knowledge, PrzepowiedniaKnowledge)
    return knowledge.weights

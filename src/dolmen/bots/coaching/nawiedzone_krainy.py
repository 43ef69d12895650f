"""What a coach can say about a position of Nawiedzone Krainy: the learned evaluation, part by part."""

from typing import Final

from dolmen.bots.coaching.quantity import COMMON, FEWER, OUTRIGHT, PERCENT, RIVALS, Quantity
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.nawiedzone_krainy_learned import LearnedNawiedzoneKrainy, features
from dolmen.games.nawiedzone_krainy.names import NOTHING, SKILL_COUNT
from dolmen.games.nawiedzone_krainy.reasons import (
    THE_BUILDINGS,
    THE_GOODS,
    THE_PECUNIA,
    THE_REACH,
    THE_RIVAL,
    THE_RIVAL_WORTH,
    THE_SAFETY,
    THE_SKILLS,
    THE_TASKS,
    THE_TOKENS,
    THE_VALOUR,
    THE_WIN,
)
from dolmen.games.nawiedzone_krainy.scoring import result, task_points
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.games.nawiedzone_krainy.steps.harvest import silencer

# Where each group of features begins in the list of `features`; the next group begins where it ends.
GOODS: Final = 3
PECUNIA: Final = 7
TOKENS: Final = 10
SKILLS: Final = 20
BUILDINGS: Final = SKILLS + SKILL_COUNT
TASKS: Final = BUILDINGS + 4
REACH: Final = TASKS + 5
END: Final = REACH + 12


def quantities() -> tuple[Quantity, ...]:
    """Return what a position is told by."""
    return (
        Quantity(THE_WIN, won, won, OUTRIGHT),
        Quantity(THE_VALOUR, valour, valour),
        Quantity(THE_SAFETY, safety, hope, COMMON),
        Quantity(THE_GOODS, goods, goods_part),
        Quantity(THE_PECUNIA, pecunia, pecunia_part),
        Quantity(THE_TOKENS, tokens, tokens_part),
        Quantity(THE_SKILLS, skills, skills_part),
        Quantity(THE_BUILDINGS, buildings, buildings_part),
        Quantity(THE_TASKS, tasks, tasks_part),
        Quantity(THE_REACH, reach, reach),
        Quantity(THE_RIVAL, rival_valour, rival_valour, RIVALS, FEWER),
        Quantity(THE_RIVAL_WORTH, rival_expects, rival_expects, RIVALS, FEWER),
    )


def part(knowledge: Knowledge, state: Table, seat: int, first: int, end: int) -> float:
    """Return what the features of a group add to the valour to come."""
    assert isinstance(knowledge, LearnedNawiedzoneKrainy)
    if not state.agenda:
        return 0.0
    found = features(state, seat)
    return sum([knowledge.weights[index] * found[index] for index in range(first, end)])


def won(_: Knowledge, state: Table, seat: int) -> float:
    """Return 100 if the game is over and won."""
    return 0.0 if state.agenda or seat not in result(state).winners else PERCENT


def valour(_: Knowledge, state: Table, seat: int) -> float:
    """Return the valour."""
    return float(state.players[seat].valour)


def hope(knowledge: Knowledge, state: Table, _: int) -> float:
    """Return how likely the land is saved."""
    if state.agenda:
        return knowledge.hope(state)
    return 1.0 if result(state).winners else 0.0


def safety(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return how likely the land is saved, of 100."""
    return PERCENT * hope(knowledge, state, seat)


def goods(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of goods."""
    return float(sum(state.players[seat].goods))


def goods_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return part(knowledge, state, seat, GOODS, PECUNIA)


def pecunia(_: Knowledge, state: Table, seat: int) -> float:
    """Return the Pecunia."""
    return float(state.players[seat].pecunia)


def pecunia_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return part(knowledge, state, seat, PECUNIA, TOKENS)


def tokens(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of action tokens that the player owns."""
    return float(sum(state.players[seat].owned))


def tokens_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return part(knowledge, state, seat, TOKENS, SKILLS)


def skills(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of skills."""
    return float(sum([1 for effect in state.players[seat].effects if effect]))


def skills_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return part(knowledge, state, seat, SKILLS, BUILDINGS)


def buildings(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of buildings that no Wraith silences."""
    own = [cell for cell, owner in enumerate(state.owner) if owner == seat]
    return float(sum([1 for cell in own if silencer(state, cell) == NOTHING]))


def buildings_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return part(knowledge, state, seat, BUILDINGS, TASKS)


def tasks(_: Knowledge, state: Table, seat: int) -> float:
    """Return what the chosen tasks give now."""
    return float(sum([task_points(state, seat, task) for task in state.players[seat].tasks]))


def tasks_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return part(knowledge, state, seat, TASKS, REACH)


def reach(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return what the evaluation gives for what can be reached in the next turn, in valour."""
    return part(knowledge, state, seat, REACH, END)


def expects(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return the valour that a player has and can expect."""
    return valour(knowledge, state, seat) + part(knowledge, state, seat, 0, END)


def strongest(knowledge: Knowledge, state: Table, seat: int) -> int:
    """Return the rival with the best prospects."""
    rivals = [other for other in range(state.seats) if other != seat]
    return max([(expects(knowledge, state, other), -other) for other in rivals])[1] * -1


def rival_valour(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return the valour of the strongest rival."""
    return valour(knowledge, state, strongest(knowledge, state, seat))


def rival_expects(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return what the strongest rival can expect."""
    return expects(knowledge, state, strongest(knowledge, state, seat))

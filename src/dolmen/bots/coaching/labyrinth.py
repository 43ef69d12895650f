"""What a coach can say about a position of Labyrinth: the race of searches (`LabyrinthRace`), part by part."""

import math
from typing import Final

from dolmen.bots.coaching.quantity import FEWER, OUTRIGHT, PERCENT, RIVALS, Quantity
from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth_race import (
    AHEAD,
    CRYSTAL,
    ITEM,
    KEY,
    LATE_KEY,
    LIFE,
    PACE,
    REACHED,
    STRENGTH,
    THREAT,
    Ways,
    building_fee,
    standing,
    still,
    survey,
)
from dolmen.games.labyrinth.effects import roll_bonus
from dolmen.games.labyrinth.names import COMBAT
from dolmen.games.labyrinth.reasons import (
    THE_CRYSTALS,
    THE_GOLEM,
    THE_ITEMS,
    THE_KEYS,
    THE_LIVES,
    THE_RIVAL_LIVES,
    THE_RIVAL_WAY,
    THE_STRENGTH,
    THE_WAY,
    THE_WIN,
)
from dolmen.games.labyrinth.scoring import winners
from dolmen.games.labyrinth.state import Table

# A step in the race counts twice: for the player, and against the strongest rival.
BOTH: Final = 2.0


def quantities() -> tuple[Quantity, ...]:
    """Return what a position is told by."""
    return (
        Quantity(THE_WIN, won, won, OUTRIGHT),
        Quantity(THE_WAY, way, way_part, better=FEWER),
        Quantity(THE_KEYS, keys, keys_part),
        Quantity(THE_LIVES, lives, lives_part),
        Quantity(THE_CRYSTALS, crystals, crystals_part),
        Quantity(THE_ITEMS, items, items_part),
        Quantity(THE_STRENGTH, strength, strength_part),
        Quantity(THE_GOLEM, golem, golem_part, better=FEWER),
        Quantity(THE_RIVAL_WAY, rival_way, rival_way_part, RIVALS),
        Quantity(THE_RIVAL_LIVES, rival_lives, rival_lives_part, RIVALS, FEWER),
    )


def won(_: Knowledge, state: Table, seat: int) -> float:
    """Return 100 if the game is over and won."""
    return 0.0 if state.agenda or seat not in winners(state) else PERCENT


def way(_: Knowledge, state: Table, seat: int) -> float:
    """Return how many actions the player still needs to stand on the centre with a key."""
    return 0.0 if not state.agenda else still(state, seat, costs(state, seat), state.players[seat].node)


def way_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return 0.0 if not state.agenda else -BOTH * PACE * math.log(way(knowledge, state, seat) + AHEAD)


def exact(state: Table) -> Ways:
    """Return all ways; the evaluation's own are remembered by the maze and do not follow the players' items."""
    return survey(state, building_fee(state))


def costs(state: Table, seat: int) -> list[int]:
    """Return the cost of the player's way from everywhere."""
    ways = exact(state)
    return ways.with_key[seat] if state.keys_of(seat) else ways.without[seat]


def keys(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of keys."""
    return float(state.keys_of(seat))


def keys_part(_: Knowledge, state: Table, seat: int) -> float:
    late = state.round / state.max_rounds
    return BOTH * (KEY + LATE_KEY * late * late * late) * state.keys_of(seat)


def lives(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of lives."""
    return float(state.lives_of(seat))


def lives_part(_: Knowledge, state: Table, seat: int) -> float:
    return BOTH * LIFE * state.lives_of(seat)


def crystals(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of active Crystals."""
    return float(state.players[seat].active)


def crystals_part(_: Knowledge, state: Table, seat: int) -> float:
    return BOTH * CRYSTAL * state.players[seat].active


def items(_: Knowledge, state: Table, seat: int) -> float:
    """Return the number of items."""
    return float(len(state.items_of(seat)))


def items_part(_: Knowledge, state: Table, seat: int) -> float:
    return BOTH * ITEM * len(state.items_of(seat))


def strength(_: Knowledge, state: Table, seat: int) -> float:
    """Return the bonus in fights."""
    return float(roll_bonus(state, seat, COMBAT))


def strength_part(_: Knowledge, state: Table, seat: int) -> float:
    return BOTH * STRENGTH * roll_bonus(state, seat, COMBAT)


def golem(_: Knowledge, state: Table, seat: int) -> float:
    """Return how likely a Golem Move reaches the player, of 100."""
    steps = exact(state).golem[state.players[seat].node]
    return PERCENT * REACHED[steps] if 0 < steps < len(REACHED) else 0.0


def golem_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    player = state.players[seat]
    known = costs(state, seat)
    need, sent = still(state, seat, known, player.node), still(state, seat, known, player.start)
    farther = max(0.0, math.log(sent + AHEAD) - math.log(need + AHEAD))
    return -BOTH * THREAT * golem(knowledge, state, seat) / PERCENT * PACE * farther


def ahead(state: Table, seat: int) -> int:
    """Return the strongest rival."""
    ways = exact(state)
    best = -1
    best_standing = -1e9
    for other in range(state.seats):
        if other != seat and standing(state, other, ways) > best_standing:
            best, best_standing = other, standing(state, other, ways)
    return best


def rival_way(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return how many actions the strongest rival still needs."""
    return way(knowledge, state, ahead(state, seat))


def rival_way_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return way_part(knowledge, state, ahead(state, seat))


def rival_lives(knowledge: Knowledge, state: Table, seat: int) -> float:
    """Return the lives of the strongest rival."""
    return lives(knowledge, state, ahead(state, seat))


def rival_lives_part(knowledge: Knowledge, state: Table, seat: int) -> float:
    return lives_part(knowledge, state, ahead(state, seat))

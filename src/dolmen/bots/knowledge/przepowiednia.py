"""How good a table of Przepowiednia is for a seat."""

from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.games.przepowiednia.components import Parts
from dolmen.games.przepowiednia.names import (
    FREE_SPACE,
    LONGEST,
    MARKERS,
    NODE_COUNT,
    NOTHING,
    SHORTEST,
    TEMPLE_COUNT,
    C,
)
from dolmen.games.przepowiednia.scoring import objective_points, rune_points
from dolmen.games.przepowiednia.state import Table

USEFUL_COLOURLESS: Final = 4
ROOM: Final = 4
USUAL_ROUNDS: Final = 16
MOST_MISSING: Final = 4

REMEMBERED: Final = 20_000

# The weights of the greedy anchor, in the order of Weights; searches use the tuned ones of data/weights.toml.
BY_HAND: Final[list[float]] = [
    *(1.2, 1.0, 0.6),  # points, runes, objectives
    *(0.15, 0.18, 1.5, 0.5, 0.5),  # crystals, markers, room, charges
    *(1.2, 1.0, 0.35, 0.0, 0.8, 1.0, 0.08),  # curses in sight
    *(0.9, 0.62, 0.36, 0.16, 0.05),  # crystals missing
]


class Weights:
    """The values of the parts of a position.

    `crowding`: each node missing to enough room. `value` and `curse`: a curse's points, and a constant for each curse.
    `second` and `third`: the next best curses in sight. `leaving`: a curse at the temple that the figure must leave before
    it can come back. `behind`: a curse at a temple that is not a free step away. `impatience`: the longer a game lasts
    beyond its usual length, the less distant chains count. `in_sight`: how much a curse counts when 0, 1, 2, … crystals
    of its chain are missing.
    """

    __slots__ = (
        "behind",
        "charge",
        "coloured",
        "colourless",
        "crowding",
        "curse",
        "impatience",
        "in_sight",
        "leaving",
        "marker",
        "objective",
        "point",
        "rune",
        "second",
        "third",
        "value",
    )

    def __init__(self, numbers: list[float]) -> None:
        assert len(numbers) == len(BY_HAND), f"{len(BY_HAND)} weights were expected, not {len(numbers)}"
        rest = numbers[::-1]
        self.point = rest.pop()
        self.rune = rest.pop()
        self.objective = rest.pop()
        self.coloured = rest.pop()
        self.colourless = rest.pop()
        self.marker = rest.pop()
        self.crowding = rest.pop()
        self.charge = rest.pop()
        self.value = rest.pop()
        self.curse = rest.pop()
        self.second = rest.pop()
        self.third = rest.pop()
        self.leaving = rest.pop()
        self.behind = rest.pop()
        self.impatience = rest.pop()
        self.in_sight = [*(max(0.0, rest.pop()) for _ in range(MOST_MISSING + 1)), 0.0]


class PrzepowiedniaKnowledge(Knowledge):
    """Values points, and points in sight: nearly complete chains, runes, objectives, crystals."""

    def __init__(self, numbers: list[float] = BY_HAND) -> None:
        super().__init__(("PlaceFigure", "Move", "EndTurn"), ("Place", "CoverSpace", "SwapSecond"))
        self.numbers = numbers
        self.weights = Weights(numbers)
        self.parts: Parts | None = None
        self.missing: dict[tuple[int, ...], list[list[int]]] = {}

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        weights = self.weights
        value = weights.point * player.points + weights.rune * rune_points(state, seat)
        for temple in state.objectives:
            value += weights.objective * objective_points(state, temple)[seat]
        value += weights.coloured * (player.crystals() - player.counts[C])
        value += weights.colourless * min(player.counts[C], USEFUL_COLOURLESS)
        value += weights.marker * (MARKERS - player.markers)
        value -= weights.crowding * max(0, ROOM - player.empty)
        value += weights.charge * player.charges
        if player.markers:
            value += prospects(state, seat, weights, self.missing_in(state, seat))
        return value

    def missing_in(self, state: Table, seat: int) -> list[list[int]]:
        """Return what a grid lacks for the chains from both ends of each temple; cached, because a search meets grids again."""
        if self.parts is not state.parts or len(self.missing) > REMEMBERED:
            self.parts = state.parts
            self.missing = {}
        grid = state.players[seat].grid
        key = tuple(grid)
        found = self.missing.get(key)
        if found is None:
            temples = state.parts.temples
            found = [missing_crystals(state.parts, grid, temples[end >> 1].chains[end & 1]) for end in range(2 * TEMPLE_COUNT)]
            self.missing[key] = found
        return found


def prospects(state: Table, seat: int, weights: Weights, missing: list[list[int]]) -> float:
    """Value the best curse in sight, and part of the next best at other temples."""
    best = 0.0
    second = 0.0
    third = 0.0
    figure = state.players[seat].figure
    near = near_temples(state, figure)
    in_sight = seen_so_late(state, weights)
    for temple in range(TEMPLE_COUNT):
        here = 0.0
        for end in range(2):
            here = max(here, end_worth(state, temple, end, weights, in_sight, missing[2 * temple + end]))
        if figure == temple:
            if not_to_act(state):
                here *= weights.leaving
        elif not near >> temple & 1:
            here *= weights.behind
        if here > best:
            best, second, third = here, best, second
        elif here > second:
            second, third = here, second
        elif here > third:
            third = here
    return best + weights.second * second + weights.third * third


def near_temples(state: Table, figure: int) -> int:
    """Return the temples that are a free step away, as bits; all of them before the figure is on the ring."""
    if figure == NOTHING or not state.ring:
        return (1 << TEMPLE_COUNT) - 1
    ring = state.ring
    place = state.ring_place[figure]
    found = 0
    left = state.parts.free_range
    for _ in range(len(ring) - 1):
        place = place + 1 if place + 1 < len(ring) else 0
        card = ring[place]
        if card < TEMPLE_COUNT and left and not state.occupied(card):
            found |= 1 << card
            left -= 1
    return found


def not_to_act(state: Table) -> bool:
    """Tell whether the figure must leave its card before anything can be done there."""
    return bool(state.agenda) and type(state.agenda[-1]).__name__ != "Action"


def seen_so_late(state: Table, weights: Weights) -> list[float]:
    """Return how much a curse counts for each number of missing crystals; distant chains count less late in the game."""
    late = state.round - USUAL_ROUNDS
    if late <= 0:
        return weights.in_sight
    patience = 1.0 + weights.impatience * late
    return [share**patience for share in weights.in_sight]


def end_worth(state: Table, temple: int, end: int, weights: Weights, in_sight: list[float], missing: list[int]) -> float:
    """Return the most valuable curse from one end of an arc, given what the grid lacks for it."""
    parts = state.parts
    spaces = parts.spaces
    best = 0.0
    for length in range(SHORTEST, LONGEST + 1):
        space = parts.space_of[end * 3 + length - SHORTEST]
        if state.tracks[temple * spaces + space] == FREE_SPACE:
            worth = weights.value * parts.values[space] + weights.curse
            best = max(best, worth * in_sight[missing[length]])
    return best


def missing_crystals(parts: Parts, grid: list[int], colours: tuple[int, ...]) -> list[int]:
    """Return the least number of crystals missing for a chain of each length; wrong crystals block a node."""
    best = [LONGEST] * (LONGEST + 1)
    for node in range(NODE_COUNT):
        _extend(parts.neighbours, grid, colours, 0, node, 0, 0, best)
    return best


def _extend(
    neighbours: tuple[tuple[int, ...], ...],
    grid: list[int],
    colours: tuple[int, ...],
    depth: int,
    node: int,
    used: int,
    missing: int,
    best: list[int],
) -> None:
    kind = grid[node]
    if kind == NOTHING:
        missing += 1
    elif kind != colours[depth]:
        return
    # A longer chain never lacks fewer crystals than its beginning, so nothing better can follow.
    if missing >= best[LONGEST]:
        return
    depth += 1
    if missing < best[depth]:
        best[depth] = missing
    if depth == LONGEST or missing > 3:
        return
    used |= 1 << node
    for near in neighbours[node]:
        if not used >> near & 1:
            _extend(neighbours, grid, colours, depth, near, used, missing, best)

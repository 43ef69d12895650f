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

# How much of a curse's points is in sight when 0, 1, 2, … crystals of its chain are missing.
IN_SIGHT: Final = (0.9, 0.62, 0.36, 0.16, 0.05, 0.0)
COLOURED: Final = 0.15
COLOURLESS: Final = 0.18
USEFUL_COLOURLESS: Final = 4
ROOM: Final = 4
CROWDING: Final = 0.5
MARKER: Final = 1.5

# The longer a game lasts beyond the usual, the less do far-off chains count.
USUAL_ROUNDS: Final = 16
IMPATIENCE: Final = 0.08
CHARGE: Final = 0.5
NEXT_BEST: Final = 0.35

REMEMBERED: Final = 20_000


class PrzepowiedniaKnowledge(Knowledge):
    """Points, and points in sight: chains that lie nearly ready, runes, objectives, crystals."""

    def __init__(self) -> None:
        super().__init__(("PlaceFigure", "Move", "EndTurn"), ("Place", "CoverSpace", "SwapSecond"))
        self.parts: Parts | None = None
        self.missing: dict[tuple[int, ...], list[list[int]]] = {}

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        value = 1.2 * player.points + rune_points(state, seat)
        for temple in state.objectives:
            value += 0.6 * objective_points(state, temple)[seat]
        value += COLOURED * (player.crystals() - player.counts[C])
        value += COLOURLESS * min(player.counts[C], USEFUL_COLOURLESS)
        value += MARKER * (MARKERS - player.markers)
        value -= CROWDING * max(0, ROOM - player.empty)
        value += CHARGE * player.charges
        if player.markers:
            value += prospects(state, seat, self.missing_in(state, seat))
        return value

    def missing_in(self, state: Table, seat: int) -> list[list[int]]:
        """What is missing in a grid for the chains of both ends of each temple; a search meets the same grids often."""
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


def prospects(state: Table, seat: int, missing: list[list[int]]) -> float:
    """The best curse in sight, and a part of the next best at another temple."""
    best = 0.0
    second = 0.0
    for temple in range(TEMPLE_COUNT):
        here = 0.0
        for end in range(2):
            here = max(here, end_worth(state, temple, end, missing[2 * temple + end]))
        if state.players[seat].figure == temple and not_to_act(state):
            here *= 0.8
        if here > best:
            best, second = here, best
        elif here > second:
            second = here
    return best + NEXT_BEST * second


def not_to_act(state: Table) -> bool:
    """Tell whether the figure must leave its card before anything can be done there."""
    return bool(state.agenda) and type(state.agenda[-1]).__name__ != "Action"


def end_worth(state: Table, temple: int, end: int, missing: list[int]) -> float:
    """The most valuable curse from one end of an arc, by what is missing in the grid for it."""
    parts = state.parts
    spaces = parts.spaces
    best = 0.0
    patience = 1.0 + IMPATIENCE * max(0, state.round - USUAL_ROUNDS)
    for length in range(SHORTEST, LONGEST + 1):
        space = parts.space_of[end * 3 + length - SHORTEST]
        if state.tracks[temple * spaces + space] == FREE_SPACE:
            best = max(best, (1.2 * parts.values[space] + 1.0) * IN_SIGHT[missing[length]] ** patience)
    return best


def missing_crystals(parts: Parts, grid: list[int], colours: tuple[int, ...]) -> list[int]:
    """The least number of crystals missing for a chain of each length; wrong crystals block a node."""
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
    depth += 1
    if missing < best[depth]:
        best[depth] = missing
    if depth == LONGEST or missing > 3:
        return
    used |= 1 << node
    for near in neighbours[node]:
        if not used >> near & 1:
            _extend(neighbours, grid, colours, depth, near, used, missing, best)

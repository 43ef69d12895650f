"""How good a table of Labyrinth is for a seat: the way to a key and on to the centre, lives, rivals on the centre."""

from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.games.labyrinth.hexes import BORDERS, CENTRE, DOWN, FIRST_CORRIDOR, FIRST_KEY, VERTEX_COUNT
from dolmen.games.labyrinth.maze import Maze
from dolmen.games.labyrinth.names import HELD, KEY_COUNT, NOTHING, UNSEEN
from dolmen.games.labyrinth.pawns import at_node
from dolmen.games.labyrinth.scoring import winners
from dolmen.games.labyrinth.state import Table

WIN: Final = 1000.0
KEY: Final = 30.0
STEP: Final = 2.0
LIFE: Final = 1.5
DAZE: Final = 2.5
ITEM: Final = 0.8
CRYSTAL: Final = 1.0
DANGER: Final = 1.2
GOLEM: Final = 7.0
ACTION: Final = 0.3
RIVAL: Final = 0.25
# The cost of a step through the potential maze: a real corridor, a jump, a cell that is not built yet.
WALK: Final = 2
JUMP: Final = 4
UNBUILT: Final = 5
FAR: Final = 400

REMEMBERED: Final = 3000
Key = tuple[tuple[int, ...], tuple[int, ...], int]


class LabyrinthKnowledge(Knowledge):
    """Moves towards the victory: to another player's key, then to the centre."""

    def __init__(self) -> None:
        super().__init__(("ChooseDeed",))
        self.counts_points = False
        self.maze: Maze | None = None
        self.near: list[list[int]] = []
        self.found: dict[int, list[int]] = {}
        self.mazes: dict[Key, dict[int, list[int]]] = {}

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        if not state.agenda:
            return WIN if seat in winners(state) else -WIN
        value = self.progress(state, seat) + condition(state, seat)
        for other in range(state.seats):
            if other != seat:
                value -= RIVAL * (self.progress(state, other) + LIFE * state.lives_of(other))
        return value

    def progress(self, state: Table, seat: int) -> float:
        """Value the keys and the distance to the next goal, in half steps."""
        node = state.players[seat].node
        to_centre = self.distances(state, CENTRE)
        if state.keys_of(seat):
            away = reach(to_centre, node)
            return KEY + 6.0 - STEP * min(away, FAR) / WALK
        best = FAR
        for key in range(KEY_COUNT):
            place = state.key_place[key]
            if place >= HELD:
                owner = state.players[place - HELD].node
                best = min(best, reach(self.distances(state, owner), node) + 3 * WALK) if owner >= FIRST_KEY else best
                continue
            if place == state.key_node(seat) and state.key_from[key] in (NOTHING, seat):
                continue
            best = min(best, reach(self.distances(state, place), node) + reach(to_centre, place) // 3)
        return -STEP * best / WALK

    def distances(self, state: Table, goal: int) -> list[int]:
        """Return the cost of the best way to a goal from everywhere, through built and possible corridors."""
        if self.maze is not state.maze:
            self.enter(state.maze)
        known = self.found.get(goal)
        if known is None:
            if not self.near:
                self.near = links(state.maze)
            known = spread(state.maze, self.near, goal)
            self.found[goal] = known
        return known

    def enter(self, maze: Maze) -> None:
        """Load the cached costs of a maze; a search meets the same mazes again and again."""
        self.maze = maze
        self.near = []
        key = (tuple(maze.tiles), tuple(maze.rotations), maze.centre)
        found = self.mazes.get(key)
        if found is None:
            if len(self.mazes) > REMEMBERED:
                self.mazes = {}
            found = {}
            self.mazes[key] = found
        self.found = found


def reach(costs: list[int], node: int) -> int:
    """Return the cost from a node; a start space is one step behind its key tile."""
    if node < FIRST_KEY:
        return costs[FIRST_KEY + node] + WALK
    return costs[node]


def links(maze: Maze) -> list[list[int]]:
    """Return which vertices of the potential graph are adjacent."""
    near: list[list[int]] = [[] for _ in range(VERTEX_COUNT)]
    for cell, edge, other, other_edge in BORDERS:
        first = maze.ports[cell * 6 + edge]
        second = maze.ports[other * 6 + other_edge]
        if first >= 0 and second >= 0:
            near[first].append(second)
            near[second].append(first)
    return near


def spread(maze: Maze, near: list[list[int]], goal: int) -> list[int]:
    """Compute costs in rings: all ways of cost 0, 1, 2, … from the goal."""
    costs = [FAR] * VERTEX_COUNT
    costs[goal] = 0
    rings: list[list[int]] = [[goal]]
    cost = 0
    while cost < len(rings):
        for vertex in rings[cost]:
            if costs[vertex] != cost:
                continue
            for other in near[vertex]:
                step(costs, rings, other, cost + (UNBUILT if vertex >= DOWN or other >= DOWN else WALK))
            if FIRST_CORRIDOR <= vertex < DOWN:
                partner = maze.partner(vertex)
                if partner >= 0:
                    step(costs, rings, partner, cost + JUMP)
        cost += 1
    return costs


def step(costs: list[int], rings: list[list[int]], vertex: int, cost: int) -> None:
    """Record a better way to a vertex."""
    if cost < costs[vertex]:
        costs[vertex] = cost
        while len(rings) <= cost:
            rings.append([])
        rings[cost].append(vertex)


def condition(state: Table, seat: int) -> float:
    """Value lives, Crystals, daze, items, traps nearby, and the centre."""
    player = state.players[seat]
    value = LIFE * state.lives_of(seat) + CRYSTAL * player.active - DAZE * player.daze - 0.5 * player.curses
    value += ITEM * len(state.items_of(seat))
    if seat == state.active_seat:
        value += ACTION * state.actions
        for node in state.maze.corridors_near(player.node):
            if state.traps[node] != NOTHING:
                value -= DANGER / (2 if state.traps[node] == UNSEEN else 1) / 4
    if state.golem == CENTRE and state.keys_of(seat):
        value -= GOLEM
    if player.node == CENTRE and state.keys_of(seat):
        value += 4.0 - 2.0 * (len(at_node(state, CENTRE)) - 1)
    return value

"""What searches know about Labyrinth: how many actions each seat still needs, and therefore who is ahead in the race."""

import math
from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.labyrinth import FAR, links, step
from dolmen.games.labyrinth.corridors import EMPTY
from dolmen.games.labyrinth.effects import of_seat, roll_bonus
from dolmen.games.labyrinth.hexes import CENTRE, DOWN, FIRST_CORRIDOR, FIRST_KEY, FREE_CELLS, NODE_COUNT, VERTEX_COUNT
from dolmen.games.labyrinth.maze import Maze
from dolmen.games.labyrinth.names import (
    COMBAT,
    HELD,
    KEY_COUNT,
    LEVITATION,
    NOTHING,
    SAFE_JUMP,
    SHARD,
    TRAP,
)
from dolmen.games.labyrinth.scoring import winners
from dolmen.games.labyrinth.state import Table

WIN: Final = 10.0
# An unfinished game is never as good as a won one; otherwise a sure winner would see no reason to win.
UNDECIDED: Final = 0.95
# Costs in quarters of an action.
ACTION: Final = 4
BUILD: Final = 7
TURN_UP: Final = 3
JUMP: Final = 8
GOLEM: Final = 8
BLOCKED: Final = 6
HOME: Final = 12
# Cells that are still unbuilt late, or when few are left, tend to stay unbuilt: a quarter more for each cell and two rounds.
FEW_CELLS: Final = 12
LATE_ROUND: Final = 12
# The approximate cost of running into each trap, from the first to the last; then of one that nobody has seen.
TRAPS: Final = (6, 5, 4, 3, 6, 5, 18, 8, 3, 2, 6, 5, 6, 8, 5, 6)

# Weights in log-odds of winning, rounded by hand after a logistic regression over 3878 positions of 173 games of greedy bots,
# too few for more than the first digit; bench/learn_labyrinth.py repeats such a fit.
PACE: Final = 5.0
AHEAD: Final = 14.0
LIFE: Final = 0.25
CRYSTAL: Final = 0.12
ITEM: Final = 0.06
KEY: Final = 0.2
CURSE: Final = 0.1
STRENGTH: Final = 0.08
# Keys decide after the last round (LAB-184).
LATE_KEY: Final = 1.0
# The weight of a Golem Move that reaches a corridor one, two or three steps away, and how likely that is.
THREAT: Final = 0.5
REACHED: Final = (0.0, 0.66, 0.42, 0.17)

REMEMBERED: Final = 3000
Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int]


class Ways:
    """The cost from everywhere for each seat: of the way to a key and on to the centre, and of the way with a key."""

    __slots__ = ("golem", "with_key", "without")

    def __init__(self, without: list[list[int]], with_key: list[list[int]], golem: list[int]) -> None:
        self.without = without
        self.with_key = with_key
        self.golem = golem


class LabyrinthRace(Knowledge):
    """Compares how soon the seats can stand on the centre with a key."""

    def __init__(self) -> None:
        super().__init__(("ChooseDeed",))
        self.counts_points = False
        self.margin = 0.0
        self.maze: Maze | None = None
        self.traps: list[int] = []
        self.keys: list[int] = []
        self.golem = NOTHING
        self.fee = 0
        self.last = Ways([], [], [])
        self.known: dict[Key, Ways] = {}

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        if not state.agenda:
            return WIN if seat in winners(state) else -WIN
        ways = self.ways(state)
        value = standing(state, seat, ways)
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, standing(state, other, ways))
        return value - best

    def hope(self, state: Any) -> float:
        return UNDECIDED

    def ways(self, state: Table) -> Ways:
        """Return the costs in a state, from a cache: a search meets the same mazes again and again."""
        fee = building_fee(state)
        if (
            self.maze is state.maze
            and self.fee == fee
            and self.golem == state.golem
            and self.keys == state.key_place
            and self.traps == state.traps
        ):
            return self.last
        maze = state.maze
        key = (tuple(maze.tiles), tuple(maze.rotations), tuple(state.traps), tuple(state.key_place), state.golem, fee)
        ways = self.known.get(key)
        if ways is None:
            if len(self.known) > REMEMBERED:
                self.known = {}
            ways = survey(state, fee)
            self.known[key] = ways
        self.maze = maze
        self.fee = fee
        self.golem = state.golem
        self.keys = state.key_place[:]
        self.traps = state.traps[:]
        self.last = ways
        return ways


def standing(state: Table, seat: int, ways: Ways) -> float:
    """Return a seat's standing in the race, in log-odds."""
    player = state.players[seat]
    keys = state.keys_of(seat)
    costs = ways.with_key[seat] if keys else ways.without[seat]
    need = still(state, seat, costs, player.node)
    value = -PACE * math.log(need + AHEAD)
    late = state.round / state.max_rounds
    value += LIFE * state.lives_of(seat) + (KEY + LATE_KEY * late * late * late) * keys - CURSE * player.curses
    value += CRYSTAL * player.active + ITEM * len(state.items_of(seat)) + STRENGTH * roll_bonus(state, seat, COMBAT)
    if state.shard_active and state.holds(seat, SHARD):
        value += CRYSTAL
    steps = ways.golem[player.node]
    if 0 < steps < len(REACHED):
        sent = still(state, seat, costs, player.start)
        if sent > need:
            value -= THREAT * REACHED[steps] * PACE * (math.log(sent + AHEAD) - math.log(need + AHEAD))
    return value


def still(state: Table, seat: int, costs: list[int], node: int) -> float:
    """Return how many actions a seat still needs from a node, without those left in this turn."""
    player = state.players[seat]
    cost = costs[FIRST_KEY + player.start] + HOME
    if node < FIRST_KEY:
        cost = costs[FIRST_KEY + node] + ACTION
    elif costs[node] < cost:
        cost = costs[node]
    cost += ACTION * player.daze
    if state.golem == CENTRE:
        cost += GOLEM
    for other in range(state.seats):
        if other != seat and state.players[other].node == CENTRE:
            cost += BLOCKED
    need = cost / ACTION
    if seat == state.active_seat:
        need -= state.actions
    return max(need, 0.0)


def building_fee(state: Table) -> int:
    """Return the cost of getting a missing cell built."""
    left = state.maze.tiles.count(EMPTY)
    return BUILD + max(0, FEW_CELLS - left) + max(0, state.round - LATE_ROUND) // 2


def survey(state: Table, fee: int) -> Ways:
    """Compute all ways in a state; seats with the same entry costs share the ways to the centre."""
    near = links(state.maze)
    basic = basic_fees(state, fee)
    without: list[list[int]] = []
    with_key: list[list[int]] = []
    kinds: list[int] = []
    fees: list[list[int]] = []
    for seat in range(state.seats):
        careful = roll_bonus(state, seat, TRAP)
        light = of_seat(state, seat, LEVITATION) != 0 or of_seat(state, seat, SAFE_JUMP) != 0
        jump = ACTION if light else JUMP
        kind = careful * 2 + (1 if light else 0)
        if kind in kinds:
            same = kinds.index(kind)
            fees.append(fees[same])
            with_key.append(with_key[same])
        else:
            fees.append(entry_fees(state, basic, careful))
            costs = [FAR] * VERTEX_COUNT
            costs[CENTRE] = 0
            spread(state.maze, near, fees[seat], jump, costs)
            with_key.append(costs)
        kinds.append(kind)
        goals = [FAR] * VERTEX_COUNT
        own = state.key_node(seat)
        for key in range(KEY_COUNT):
            place = state.key_place[key]
            if place < HELD and (place != own or state.key_from[key] not in (NOTHING, seat)):
                goals[place] = with_key[seat][place]
        spread(state.maze, near, fees[seat], jump, goals)
        without.append(goals)
    return Ways(without, with_key, golem_steps(state))


def basic_fees(state: Table, fee: int) -> list[int]:
    """Return the cost of entering each vertex: a step, a cell to build or turn up first, a Golem to move away."""
    fees = [ACTION] * VERTEX_COUNT
    for cell in range(FREE_CELLS):
        fees[DOWN + cell] += fee if state.maze.tiles[cell] == EMPTY else TURN_UP
    if state.golem != CENTRE:
        fees[state.golem] += GOLEM
    return fees


def entry_fees(state: Table, basic: list[int], careful: int) -> list[int]:
    """Add the cost of traps; a bonus to trap rolls makes them cheaper."""
    fees = basic[:]
    traps = state.traps
    for node in range(FIRST_KEY, NODE_COUNT):
        if traps[node] != NOTHING:
            fees[node] += max(1, TRAPS[traps[node]] * (5 - careful) // 5)
    return fees


def spread(maze: Maze, near: list[list[int]], fees: list[int], jump: int, costs: list[int]) -> None:
    """Complete the costs from those of the goals, in rings: all ways of cost 0, 1, 2, …"""
    rings: list[list[int]] = []
    for vertex in range(VERTEX_COUNT):
        cost = costs[vertex]
        if cost < FAR:
            while len(rings) <= cost:
                rings.append([])
            rings[cost].append(vertex)
    cost = 0
    while cost < len(rings):
        for vertex in rings[cost]:
            if costs[vertex] != cost:
                continue
            fee = cost + fees[vertex]
            for other in near[vertex]:
                step(costs, rings, other, fee)
            if FIRST_CORRIDOR <= vertex < DOWN:
                partner = maze.partner(vertex)
                if partner >= 0:
                    step(costs, rings, partner, fee + jump - ACTION)
        cost += 1


def golem_steps(state: Table) -> list[int]:
    """Return how many steps the Golem is away from each node, up to three; 0 means farther."""
    steps = [0] * NODE_COUNT
    ring = [state.golem]
    for count in range(1, len(REACHED)):
        following = []
        for node in ring:
            for other in state.maze.adjacent(node):
                if other < DOWN and steps[other] == 0 and other != state.golem:
                    steps[other] = count
                    following.append(other)
        ring = following
    return steps

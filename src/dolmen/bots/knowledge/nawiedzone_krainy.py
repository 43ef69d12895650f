"""How good a table of Nawiedzone Krainy is for a seat: valour, means, and what can be reached from here."""

import math
from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.games.nawiedzone_krainy.names import (
    BUILD,
    BUILDING_COUNT,
    DECK_COUNT,
    DISTRICT,
    GATHER,
    GOOD_COUNT,
    HARVEST_BONUS,
    HILL,
    LAKE,
    NO_DEFEAT,
    NOTHING,
    PERSUASION,
    ROUNDS,
    SEASONS,
    STOPS_GATHER,
    TASK_COUNT,
    TRACK_COUNT,
    TRAVEL,
    WATER,
)
from dolmen.games.nawiedzone_krainy.scoring import task_points
from dolmen.games.nawiedzone_krainy.skills import learnt, leftmost_slot
from dolmen.games.nawiedzone_krainy.state import Player, Table
from dolmen.games.nawiedzone_krainy.steps.harvest import silencer
from dolmen.games.nawiedzone_krainy.steps.learning import train_price
from dolmen.kernel import engine

LAST_ROUND: Final = SEASONS * ROUNDS
# The value of the first, second, third, … good of a kind: each one more helps less.
GOODS_WORTH: Final = (0.0, 0.7, 1.25, 1.6, 1.7)
PECUNIA_WORTH: Final = 0.28
INCOME_WORTH: Final = 0.35
# The value of one more token of a track, for each turn to come.
TOKEN_WORTH: Final = (0.12, 0.05, 0.45, 0.3)
SKILL_WORTH: Final = 0.3
# The value of a persuasion besides its valour, and the cost of a missing Wraith in the reserve.
SHORTAGE: Final = 1.1
DANGER: Final = 6.0

# The log-odds of survival: at the start, and less for each Wraith that every player must persuade in every turn,
# and for each one that is missing for the next two Hauntings.
TRUST: Final = 3.0
NEED: Final = 1.5
NEAR: Final = 0.35
# The value of being able to persuade once and twice, for each turn.
POWER: Final = 1.3
SECOND_POWER: Final = 0.5
REWARD_WORTH: Final = (1.0, 2.3, 3.6)
REACH: Final = 0.8
OTHER_REACH: Final = 0.35
LATER: Final = 0.6
STEP: Final = 0.04


class NawiedzoneKrainyKnowledge(Knowledge):
    """Values valour and the means for more of it, the common threat, and the best thing that a Seer can reach."""

    def __init__(self) -> None:
        super().__init__(("Act", "PlaceWraith", "ChooseTasks"))
        self.counts_points = False  # its worth compares with the rivals and does not estimate the final valour

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        if state.defeat != NO_DEFEAT:
            return -200.0
        player = state.players[seat]
        if not state.agenda:
            return float(player.valour)
        ask = engine.pending(state)
        asked = type(ask).__name__
        future = rounds_to_come(state)
        value = player.valour + means(state, seat, future) - threat(state, future)
        if ask is not None and ask.seat == seat and asked not in ("PlaceWraith", "EndTurn"):
            return value + prospects(state, seat, player.active, future)
        return value + (LATER * prospects(state, seat, player.owned, future) if future else 0.0)

    def hope(self, state: Any) -> float:
        assert isinstance(state, Table)
        if state.partial:
            return 1.0
        each = state.parts.each_round
        future = rounds_to_come(state)
        need = max(0, each * future - state.reserve) / max(1, future * len(state.players))
        danger = max(0, (2 if future > 1 else 1) * each - state.reserve) if future else 0
        return 1.0 / (1.0 + math.exp(NEED * need + NEAR * danger - TRUST))


def rounds_to_come(state: Table) -> int:
    """Return how many Hauntings are to come, the current one included until it is over."""
    asked = type(engine.pending(state)).__name__
    return LAST_ROUND - (state.season - 1) * ROUNDS - state.round + (asked in ("PlaceWraith", "RollTerrain"))


def means(state: Table, seat: int, future: int) -> float:
    """Goods, Pecunia, tokens, skills, buildings and tasks, as far as there is time to use them."""
    player = state.players[seat]
    time = min(1.0, future / 4)
    value = 0.0
    for good in range(GOOD_COUNT):
        value += time * GOODS_WORTH[player.goods[good]]
    value += time * PECUNIA_WORTH * player.pecunia
    for track in range(TRACK_COUNT):
        extra = player.owned[track] - state.parts.tracks[track].start
        value += TOKEN_WORTH[track] * extra * future
    value += persuading_power(state, player.owned[PERSUASION], future)
    value += SKILL_WORTH * sum(1 for effect in player.effects if effect) * future
    value += income(state, seat) * INCOME_WORTH * future
    return value + tasks(state, seat)


def persuading_power(state: Table, owned: int, future: int) -> float:
    """Value being able to persuade at all in this Season and the next ones, and twice in a turn."""
    value = 0.0
    for season in range(state.season, SEASONS + 1):
        turns = min(future, ROUNDS - state.round) if season == state.season else ROUNDS
        cost = state.parts.reward_cards[season - 1].cost
        if owned >= cost:
            value += turns * (POWER + SECOND_POWER * min(1, owned // cost - 1))
        else:
            value += turns * 0.7 * POWER * owned / cost
    return value


def income(state: Table, seat: int) -> float:
    """Goods from buildings in a Harvest; a silenced one may work again."""
    bonus = state.players[seat].effects[HARVEST_BONUS]
    total = 0.0
    for cell, owner in enumerate(state.owner):
        if owner == seat:
            share = 0.5 if silencer(state, cell) != NOTHING else 0.9
            total += share * (state.parts.buildings[state.building[cell]].amount + bonus)
    return total


def tasks(state: Table, seat: int) -> float:
    """Value what chosen tasks give now; before the choice the best ones count a little, because one may be chosen."""
    player = state.players[seat]
    chosen = float(sum(task_points(state, seat, task) for task in player.tasks))
    if player.tasks or state.season == SEASONS:
        return chosen
    return chosen + 0.2 * max(task_points(state, seat, task) for task in range(TASK_COUNT))


def threat(state: Table, future: int) -> float:
    """Count the Wraiths that the reserve will lack for the coming Hauntings; the next one weighs most."""
    if state.partial:
        return 0.0
    each = state.parts.each_round
    shortage = max(0, each * future - state.reserve)
    danger = max(0, 2 * each - state.reserve) if future else 0
    if future == 1:
        danger = max(0, each - state.reserve)
    return SHORTAGE * shortage + DANGER * danger


def prospects(state: Table, seat: int, tokens: list[int], future: int) -> float:
    """Value the best thing in reach, and part of the best things of other kinds."""
    bests = [0.0, 0.0, 0.0, 0.0]
    for cell, cost in reachable(state, seat, tokens[TRAVEL]):
        values = (
            persuasion_value(state, cell, tokens, future),
            gather_value(state, seat, cell, tokens, future),
            build_value(state, seat, cell, tokens, future),
            city_value(state, seat, cell, future),
        )
        for kind, value in enumerate(values):
            if value > 0 and value - STEP * cost > bests[kind]:
                bests[kind] = value - STEP * cost
    best = max(bests)
    return REACH * best + OTHER_REACH * (sum(bests) - best)


def reachable(state: Table, seat: int, tokens: int) -> list[tuple[int, int]]:
    """The cells that a Seer can get to with some Travel tokens, each with its cost."""
    start = state.players[seat].cell
    costs = {start: 0}
    waiting: list[list[int]] = [[] for _ in range(tokens + 1)]
    waiting[0].append(start)
    terrain = state.land.terrain
    for spent in range(tokens + 1):
        for cell in waiting[spent]:
            if costs[cell] != spent:
                continue
            for near in state.parts.neighbours[cell]:
                if terrain[near] == LAKE:
                    continue
                cost = spent + state.entry_cost(seat, near)
                if cost <= tokens and cost < costs.get(near, tokens + 1):
                    costs[near] = cost
                    waiting[cost].append(near)
    return list(costs.items())


def persuasion_value(state: Table, cell: int, tokens: list[int], future: int) -> float:
    """A Wraith that can be persuaded there: the reward, and one more in the reserve."""
    if not state.wraiths[cell] or tokens[PERSUASION] < state.persuasion_cost():
        return 0.0
    lacking = state.parts.each_round * future - state.reserve
    danger = future > 1 and state.reserve < 2 * state.parts.each_round
    return REWARD_WORTH[state.season - 1] + (SHORTAGE if lacking > 0 else 0.0) + (DANGER if danger else 0.0)


def gather_value(state: Table, seat: int, cell: int, tokens: list[int], future: int) -> float:
    """The best good to gather there, for which there is room."""
    if tokens[GATHER] == 0 or future == 0:
        return 0.0
    player = state.players[seat]
    limit = state.storage_limit(seat)
    best = 0.0
    if open_cell(state, cell):
        good = state.parts.terrain_goods[state.land.terrain[cell]]
        if good != NOTHING:
            best = good_value(player, good, limit)
        if state.land.lakes[cell] and state.land.terrain[cell] != HILL:
            best = max(best, good_value(player, WATER, limit))
    if best < 0.7 and any(open_cell(state, lake) for lake in state.land.lakes[cell]):
        best = max(best, good_value(player, WATER, limit))
    return best * min(1.0, future / 4)


def open_cell(state: Table, cell: int) -> bool:
    """Tell whether a cell can be gathered from."""
    guarded = state.wraiths[cell] and state.haunts[STOPS_GATHER]
    return not state.depleted[cell] and state.building[cell] == NOTHING and not guarded


def good_value(player: Player, good: int, limit: int) -> float:
    """What one more good of a kind adds."""
    have = player.goods[good]
    return GOODS_WORTH[have + 1] - GOODS_WORTH[have] if have < limit and have < 4 else 0.0


def build_value(state: Table, seat: int, cell: int, tokens: list[int], future: int) -> float:
    """The best building that can be paid for and built there."""
    player = state.players[seat]
    if tokens[BUILD] == 0 or state.building[cell] != NOTHING or player.cubes == 0:
        return 0.0
    if state.wraiths[cell] and tokens[PERSUASION] < state.persuasion_cost():
        return 0.0
    best = 0.0
    for kind in range(BUILDING_COUNT):
        building = state.parts.buildings[kind]
        if state.land.terrain[cell] not in building.terrains or (building.lakeside and not state.land.lakes[cell]):
            continue
        if state.markers[kind] and player.has_goods(building.cost):
            spent = 0.6 * sum(building.cost) * min(1.0, future / 4)
            best = max(best, building.valour + INCOME_WORTH * 0.8 * future - spent)
    return best


def city_value(state: Table, seat: int, cell: int, future: int) -> float:
    """Skills and tokens that can be had in a District, or goods to sell on the City Hill."""
    terrain = state.land.terrain[cell]
    player = state.players[seat]
    if terrain == HILL and future:
        return 0.15 * max(0, sum(player.goods) - 4)
    if terrain != DISTRICT:
        return 0.0
    value = 0.0
    for deck in range(DECK_COUNT):
        skill = state.parts.skills[state.skills[deck]]
        if not learnt(state, seat, deck) and player.cubes and player.has_goods(skill.cost):
            slot = state.parts.slot_valour[leftmost_slot(state, deck)]
            value = max(value, slot + SKILL_WORTH * future - 0.6 * sum(skill.cost) * min(1.0, future / 4))
    return value + training_value(state, seat, future)


def training_value(state: Table, seat: int, future: int) -> float:
    """The best training that can be paid for: what the token will do, less its price."""
    player = state.players[seat]
    best = 0.0
    for track in range(TRACK_COUNT):
        board = state.parts.tracks[track]
        if player.owned[track] == board.slots or train_price(state, seat, track) > player.pecunia:
            continue
        value = TOKEN_WORTH[track] * future + (board.valour if player.owned[track] + 1 == board.slots else 0)
        if track == PERSUASION:
            owned = player.owned[PERSUASION]
            value += persuading_power(state, owned + 1, future) - persuading_power(state, owned, future)
        price = PECUNIA_WORTH * min(1.0, future / 4) * train_price(state, seat, track)
        best = max(best, value - price)
    return best

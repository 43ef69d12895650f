"""Nawiedzone Krainy evaluated with weights learned from thousands of games: valour to come, and the odds of survival."""

import math
from typing import Any, Final

from dolmen.bots.knowledge.base import Knowledge
from dolmen.bots.knowledge.nawiedzone_krainy import LAST_ROUND, build_value, city_value, gather_value, reachable
from dolmen.bots.weights import weights
from dolmen.games.nawiedzone_krainy.names import (
    BUILD,
    GATHER,
    GOOD_COUNT,
    HARVEST_BONUS,
    NO_DEFEAT,
    NOTHING,
    PERSUASION,
    ROUNDS,
    SEASONS,
    SKILL_COUNT,
    TASK_COUNT,
    TRAVEL,
)
from dolmen.games.nawiedzone_krainy.scoring import task_points
from dolmen.games.nawiedzone_krainy.state import Player, Table
from dolmen.games.nawiedzone_krainy.steps.harvest import silencer
from dolmen.games.nawiedzone_krainy.steps.turn import Act
from dolmen.kernel import engine

# Weight of the survival odds in a position's value.
DREAD: Final = 12.0


class LearnedNawiedzoneKrainy(Knowledge):
    """Estimates the final valour from features of a player, and survival from features of the table."""

    def __init__(self) -> None:
        super().__init__(("Act", "PlaceWraith", "ChooseTasks"))
        self.counts_points = False  # because the survival odds are part of it
        self.weights = weights("nawiedzone-krainy", "weights")
        self.saved = weights("nawiedzone-krainy", "saved")

    def worth(self, state: Any, seat: int) -> float:
        assert isinstance(state, Table)
        if state.defeat != NO_DEFEAT:
            return -200.0
        value = float(state.players[seat].valour)
        if not state.agenda:
            return value
        return value + dot(self.weights, features(state, seat)) + DREAD * math.log(self.hope(state))

    def hope(self, state: Any) -> float:
        assert isinstance(state, Table)
        if state.partial:
            return 1.0
        return 1.0 / (1.0 + math.exp(-dot(self.saved, signs(state))))


def dot(weighted: list[float], values: list[float]) -> float:
    """The weighted sum of some features."""
    total = 0.0
    for index in range(len(values)):
        total += weighted[index] * values[index]
    return total


def hauntings(state: Table) -> int:
    """Return how many Hauntings are to come, the current one included until it is over."""
    played = (state.season - 1) * ROUNDS + state.round
    asked = type(engine.pending(state)).__name__
    return LAST_ROUND - played + (asked in ("PlaceWraith", "RollTerrain"))


def yet_to_act(state: Table, seat: int) -> bool:
    """Tell whether a player's turn of this round is not over."""
    for step in state.agenda:
        if isinstance(step, Act):
            return any(isinstance(other, Act) and other.seat == seat for other in state.agenda)
        if type(step).__name__ in ("TakeTurns", "Place"):
            return True
    return False


def turns_in(state: Table, seat: int) -> list[int]:
    """How many turns a player still has in each Season."""
    turns = [0] * SEASONS
    now = state.season - 1
    asked = type(engine.pending(state)).__name__
    if asked != "ChooseTasks":
        turns[now] = ROUNDS - state.round + yet_to_act(state, seat)
    for season in range(now + 1, SEASONS):
        turns[season] = ROUNDS
    return turns


def features(state: Table, seat: int) -> list[float]:
    """Return the features of what a player has, as far as there is time to use it."""
    player = state.players[seat]
    turns = turns_in(state, seat)
    left = turns[0] + turns[1] + turns[2]
    time = min(1.0, left / 4)
    found = [1.0, float(left), left * left / 10]
    found += goods_features(player, time)
    found += [player.pecunia * time, min(player.pecunia, 8) * time, float(player.pecunia)]
    owned = player.owned[PERSUASION]
    for season in range(SEASONS):
        cost = state.parts.reward_cards[season].cost
        found.append(turns[season] * float(min(owned // cost, 2)))
        found.append(turns[season] * min(owned / cost, 2.0))
    found.append((owned - 1) * time)
    found.append(float(player.owned[TRAVEL] - 4) * left)
    found.append(float(player.owned[GATHER] - 1) * left)
    found.append(float(player.owned[BUILD] - 1) * left)
    for effect in range(SKILL_COUNT):
        found.append(float(left) if player.effects[effect] else 0.0)
    found += income_features(state, seat, left)
    found += task_features(state, seat)
    found += prospect_features(state, seat, left)
    return found


def goods_features(player: Player, time: float) -> list[float]:
    """First goods of a kind, second ones, further ones, and sets of all kinds."""
    first = 0
    second = 0
    more = 0
    least = 9
    for good in range(GOOD_COUNT):
        count = player.goods[good]
        first += min(1, count)
        second += count > 1
        more += max(0, count - 2)
        least = min(least, count)
    return [first * time, second * time, more * time, least * time]


def income_features(state: Table, seat: int, left: int) -> list[float]:
    """What buildings bring in the Harvests to come: free ones, silenced ones, and the skill for both."""
    free = 0
    silenced = 0
    for cell, owner in enumerate(state.owner):
        if owner == seat:
            if silencer(state, cell) == NOTHING:
                free += 1
            else:
                silenced += 1
    bonus = (free + silenced) * left if state.players[seat].effects[HARVEST_BONUS] else 0
    return [float(free * left), float(silenced * left), float(bonus), float(min(free + silenced, 3) * left)]


def task_features(state: Table, seat: int) -> list[float]:
    """What chosen tasks give now, and, as long as there may be a choice, the best of the others."""
    player = state.players[seat]
    chosen = 0
    best = 0
    for task in range(TASK_COUNT):
        points = task_points(state, seat, task)
        if task in player.tasks:
            chosen += points
        elif points > best:
            best = points
    open_choice = state.season < SEASONS
    leads = state.ranking()[0] == seat
    return [
        float(chosen),
        float(best) if open_choice and not leads else 0.0,
        float(best) if open_choice and leads else 0.0,
        float(len(player.tasks)),
        1.0 if open_choice and leads else 0.0,
    ]


def prospect_features(state: Table, seat: int, left: int) -> list[float]:
    """Value the best persuasion, gathering, building and city visit in reach, in the current turn or the next one."""
    player = state.players[seat]
    ask = engine.pending(state)
    now = ask is not None and ask.seat == seat and type(ask).__name__ == "Act"
    tokens = player.active if now else player.owned
    found = [0.0] * 12
    if left == 0:
        return found
    offset = 0 if now else 6
    future = left - 1 if now else left
    travel = tokens[TRAVEL]
    cost = state.persuasion_cost()
    able = tokens[PERSUASION] >= cost
    bests = [0.0, 0.0, 0.0]
    wraiths = 0
    near = 99
    for cell, spent in reachable(state, seat, travel):
        if able and state.wraiths[cell]:
            wraiths += 1
            near = min(near, spent)
        bests[0] = max(bests[0], gather_value(state, seat, cell, tokens, future))
        bests[1] = max(bests[1], build_value(state, seat, cell, tokens, future))
        bests[2] = max(bests[2], city_value(state, seat, cell, future))
    if wraiths:
        found[offset] = float(state.season)
        found[offset + 1] = 1.0 - near / 6
        found[offset + 2] = 1.0 if wraiths > 1 and tokens[PERSUASION] >= 2 * cost else 0.0
    found[offset + 3] = bests[0]
    found[offset + 4] = bests[1]
    found[offset + 5] = bests[2]
    return found


def signs(state: Table) -> list[float]:
    """Return the features that predict whether the land will be saved."""
    coming = hauntings(state)
    each = state.parts.each_round
    lacking = max(0, each * coming - state.reserve)
    found = [1.0, float(coming), float(lacking)]
    found.append(max(0.0, each * coming - state.reserve - 4.0))
    found.append(float(max(0, each - state.reserve)) if coming else 0.0)
    found.append(float(max(0, 2 * each - state.reserve)) if coming > 1 else 0.0)
    sure = 0.0
    likely = 0.0
    means = 0.0
    least = 99.0
    for seat in range(state.seats):
        player = state.players[seat]
        turns = turns_in(state, seat)
        if turns[2]:
            turns[2] -= 1  # the last turn comes after the last Haunting
        able = 0.0
        for season in range(SEASONS):
            cost = state.parts.reward_cards[season].cost
            sure += turns[season] * float(min(player.owned[PERSUASION] // cost, 2))
            able += turns[season] * min(player.owned[PERSUASION] / cost, 2.0)
        likely += able
        least = min(least, able)
        means += player.pecunia + 0.7 * sum(player.goods)
    found.append(min(sure, lacking * 1.5) if lacking else 0.0)
    found.append(lacking / max(1.0, sure) if lacking else 0.0)
    found.append(lacking / max(1.0, likely) if lacking else 0.0)
    found.append(min(means, 20.0) if lacking else 0.0)
    found.append(least if lacking else 0.0)
    poorest = min([player.valour for player in state.players])
    rounds = LAST_ROUND - coming
    found.append(min(poorest, 4 * rounds) / max(1, rounds) if lacking else 0.0)
    return found

"""Final scoring: tasks, ties and the winner, or the common defeat."""

from dolmen.games.nawiedzone_krainy.names import (
    BUILDING_COUNT,
    CELL_COUNT,
    GOODS_SETS,
    KALENA_CELLS,
    KALENA_FELL,
    LAST_SLOT,
    NO_DEFEAT,
    PECUNIA_SETS,
    PLACE_COUNT,
    RESERVE_EMPTY,
    ROUNDS,
    SEASONS,
    SKILL_SLOTS,
    SOURCES,
    TASKS,
)
from dolmen.games.nawiedzone_krainy.sentences import LOST_KALENA, LOST_NO_CELL, LOST_RESERVE, WON_BY_STACK
from dolmen.games.nawiedzone_krainy.state import Table
from dolmen.kernel.game import Points, Result
from dolmen.kernel.sentence import Said


def task_points(state: Table, seat: int, task: int) -> int:
    """NAW-137: the valour of a task card, as often as its requirement is met; incomplete sets give nothing.

    NAW-157: Wraiths do not matter here.
    """
    card = state.parts.tasks[task]
    player = state.players[seat]
    if card.requirement < BUILDING_COUNT:
        count = buildings_of(state, seat, card.requirement) // card.per  # NAW-155, NAW-156
    elif card.requirement == GOODS_SETS:
        count = sum(goods // card.per for goods in player.goods)  # NAW-151
    elif card.requirement == PECUNIA_SETS:
        count = player.pecunia // card.per  # NAW-152
    elif card.requirement == LAST_SLOT:
        count = state.slots[SKILL_SLOTS - 1 :: SKILL_SLOTS].count(seat) // card.per  # NAW-154
    else:
        count = regions_led(state, seat) // card.per
    return count * card.valour


def buildings_of(state: Table, seat: int, kind: int) -> int:
    """How many buildings of a kind a player owns."""
    count = 0
    for cell in range(CELL_COUNT):
        if state.building[cell] == kind and state.owner[cell] == seat:
            count += 1
    return count


def regions_led(state: Table, seat: int) -> int:
    """NAW-153: Region tiles in which a player has strictly more buildings than every other player."""
    led = 0
    for start in range(KALENA_CELLS, CELL_COUNT, PLACE_COUNT):
        owners = state.owner[start : start + PLACE_COUNT]
        counts = [owners.count(other) for other in range(state.seats)]
        own = counts[seat]
        if own and counts.count(own) == 1 and own == max(counts):
            led += 1
    return led


def breakdown(state: Table) -> Points:
    """Return the valour of each seat by source; tasks only once all are revealed, nothing after a defeat (NAW-005)."""
    lines: Points = []
    for seat, player in enumerate(state.players):
        if state.defeat != NO_DEFEAT:
            lines.append([])
            continue
        line = [(f"score-{name}", player.earned[source]) for source, name in enumerate(SOURCES)]
        if state.revealed:
            line.extend([(f"score-{TASKS[task]}", task_points(state, seat, task)) for task in player.tasks])
        start = player.valour - sum(points for _, points in line)
        lines.append([("score-start", start), *line])
    return lines


def result(state: Table) -> Result:
    """NAW-001, NAW-134, NAW-135: most valour, then the higher token of the stack.

    NAW-005: after a common defeat nobody has a place or a score.
    """
    if state.defeat != NO_DEFEAT:
        return Result([0] * state.seats, [0] * state.seats, why_lost(state))
    places = [0] * state.seats
    ranking = state.ranking()
    for place, seat in enumerate(ranking, start=1):
        places[seat] = place
    best = state.players[ranking[0]].valour
    tied = state.players[ranking[1]].valour == best
    why = Said(WON_BY_STACK, (ranking[0], best)) if tied else None
    return Result([player.valour for player in state.players], places, why)


def why_lost(state: Table) -> Said:
    """NAW-050, NAW-051, NAW-052: say why all players lost."""
    if state.defeat == RESERVE_EMPTY:
        return Said(LOST_RESERVE, (state.reserve, state.parts.each_round))
    return Said(LOST_KALENA if state.defeat == KALENA_FELL else LOST_NO_CELL)


def last_round(state: Table) -> bool:
    """NAW-002: tell whether the last round is being played."""
    return state.season == SEASONS and state.round == ROUNDS


def open_score(state: Table, viewer: int) -> Points:
    """Return the valour of each seat so far; NAW-124: only its owner sees the valour of a task before all are revealed."""
    lines = breakdown(state)
    if viewer >= 0 and not state.revealed and state.defeat == NO_DEFEAT:
        tasks = state.players[viewer].tasks
        lines[viewer].extend([(f"score-{TASKS[task]}", task_points(state, viewer, task)) for task in tasks])
    return lines

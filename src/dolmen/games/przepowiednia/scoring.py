"""Final scoring, ties and the winner."""

from dolmen.games.przepowiednia.names import NOTHING, RUNE_COUNT, SIDE_4B, TEMPLES, VIRTUAL, C
from dolmen.games.przepowiednia.sentences import TIE_COLOURED, TIE_COLOURLESS, TIE_LATER
from dolmen.games.przepowiednia.state import Table
from dolmen.kernel.game import Points, Result
from dolmen.kernel.sentence import Event, Said


def rune_kinds(state: Table, seat: int) -> int:
    """PRZ-087, PRZ-119, PRZ-131: different kinds of runes; a muted kind does not count, side 4B adds one."""
    player = state.players[seat]
    kinds = sum(1 for kind in range(RUNE_COUNT) if player.runes[kind] and kind != player.muted)
    return kinds + 1 if state.power(seat, SIDE_4B) else kinds


def rune_points(state: Table, seat: int) -> int:
    """PRZ-087: points for the different kinds of runes."""
    table = state.parts.rune_points
    return table[min(rune_kinds(state, seat), len(table) - 1)]


def markers_at(state: Table, temple: int, owner: int) -> int:
    """How many markers of a player (or VIRTUAL) lie on the track of a temple."""
    spaces = state.parts.spaces
    return state.tracks[temple * spaces : (temple + 1) * spaces].count(owner)


def objective_points(state: Table, temple: int) -> list[int]:
    """PRZ-088: points of each seat for the markers at a temple.

    PRZ-103, PRZ-104: the virtual player's markers count, its points are lost.
    """
    counts = [markers_at(state, temple, seat) for seat in range(state.seats)]
    virtual = markers_at(state, temple, VIRTUAL) if state.virtual != NOTHING else 0
    present = sorted({count for count in [*counts, virtual] if count > 0}, reverse=True)  # PRZ-089
    points = [0] * state.seats
    if not present:
        return points
    first, second = state.parts.objective_first, state.parts.objective_second
    leaders = counts.count(present[0]) + (virtual == present[0])
    if leaders > 1:
        shares = {present[0]: (first + second) // leaders}  # PRZ-090
    else:
        shares = {present[0]: first}  # PRZ-088
        if len(present) > 1:
            tied = counts.count(present[1]) + (virtual == present[1])
            shares[present[1]] = second // tied  # PRZ-091
    for seat, count in enumerate(counts):
        points[seat] = shares.get(count, 0)
    return points


def curse_points(state: Table, seat: int) -> int:
    """PRZ-066: the values of all spaces that hold a marker of this seat."""
    spaces = state.parts.spaces
    return sum(state.parts.values[index % spaces] for index, owner in enumerate(state.tracks) if owner == seat)


def breakdown(state: Table) -> Points:
    """Return the points of each seat by source, as if the game ended now; PRZ-092: crystals give none."""
    objectives = [(temple, objective_points(state, temple)) for temple in state.objectives]
    lines = []
    for seat, player in enumerate(state.players):
        curses = curse_points(state, seat)
        line = [("score-curses", curses)]
        if state.advanced or player.points != curses:  # PRZ-018, PRZ-120: only grid 4A has rewards
            line.append(("score-rewards", player.points - curses))
        line.append(("score-runes", rune_points(state, seat)))
        line.extend((f"score-objective-{TEMPLES[temple]}", points[seat]) for temple, points in objectives)
        lines.append(line)
    return lines


def totals(state: Table) -> list[int]:
    """PRZ-087, PRZ-088: points of each seat with all objectives."""
    points = [player.points + rune_points(state, seat) for seat, player in enumerate(state.players)]
    for temple in state.objectives:
        for seat, more in enumerate(objective_points(state, temple)):
            points[seat] += more
    return points


def standing(state: Table) -> list[tuple[int, int, int, int]]:
    """For each seat what decides: points (PRZ-094), coloured (PRZ-095) and colourless (PRZ-096) crystals, turn (PRZ-097)."""
    keys = []
    for seat, points in enumerate(totals(state)):
        player = state.players[seat]
        coloured = player.crystals() - player.counts[C]
        colourless = player.counts[C] + player.charges  # PRZ-116: charges count here
        keys.append((points, coloured, colourless, (seat - state.first) % state.seats))
    return keys


def tie_break(state: Table) -> tuple[Event, tuple[int, ...]] | None:
    """PRZ-095, PRZ-096, PRZ-097: what decided between players with the same points, with its values; None when points did."""
    keys = standing(state)
    best, following = sorted(keys, reverse=True)[:2]
    winner = keys.index(best)
    if best[0] != following[0]:
        return None
    if best[1] != following[1]:
        return TIE_COLOURED, (winner, best[0], best[1], following[1])
    if best[2] != following[2]:
        return TIE_COLOURLESS, (winner, best[0], best[2], following[2])
    return TIE_LATER, (winner, best[0])


def result(state: Table) -> Result:
    """PRZ-094: the order of all seats by what decides; there is always one winner."""
    keys = standing(state)
    ranking = sorted(range(state.seats), key=lambda seat: keys[seat], reverse=True)
    places = [0] * state.seats
    for place, seat in enumerate(ranking, start=1):
        places[seat] = place
    tie = tie_break(state)
    return Result([key[0] for key in keys], places, None if tie is None else Said(tie[0], tie[1]))


def last_round(state: Table) -> bool:
    """PRZ-085: tell whether the last round is being played."""
    return state.ending


def near_end(state: Table) -> list[int]:
    """PRZ-085: who needs only one more marker on a curse track."""
    return [seat for seat, player in enumerate(state.players) if player.markers == 1]


def open_score(state: Table, _viewer: int) -> Points:
    """Return all points: nothing is hidden in this game."""
    return breakdown(state)

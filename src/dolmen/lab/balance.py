"""What a study says: seats, things, length, lead, and differences between variants."""

import math
from typing import Any, Final, NamedTuple

import numpy as np

from dolmen.lab.effects import UNKNOWN, Effect, corrected, difference, games_needed, having, mean
from dolmen.lab.store import Rows
from dolmen.lab.study import Study

# A difference in the chance to win that a designer would act on.
MATTERS: Final = 0.05
CERTAIN: Final = 0.05
# Things that everybody does: to do one more often than the others at the table counts as having it.
DEEDS: Final = ("ability", "act", "do", "market", "token", "track", "trap")
CARDS_VISITED: Final = ("przepowiednia",)

STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
NO_MATTER: Final = "no-matter"
CANNOT_TELL: Final = "cannot-tell"

Array = Any


class ThingFound(NamedTuple):
    """One thing: where it was, and its effect on the share of the victory.

    `offered`, `taken` and `had` are shares of the seats (`taken` of those that were offered it); `won` is the mean share of the
    victory of those that had it; `p` is corrected for many comparisons, `needed` the games that would be needed to tell.
    """

    thing: str
    offered: float
    taken: float
    had: float
    seats: int
    won: float
    effect: Effect
    p: float
    verdict: str
    needed: int


class SeatFound(NamedTuple):
    """The share of the victory of the seat that plays `order`-th, less what would be fair, at tables of so many."""

    seats: int
    order: int
    won: float
    effect: Effect
    p: float
    verdict: str
    needed: int


class Measured(NamedTuple):
    """A measure of the whole game, at tables of so many players of a variant."""

    name: str
    seats: int
    variant: str
    effect: Effect


class Change(NamedTuple):
    """How a measure differs between a variant and the first one, in the same deals."""

    name: str
    seats: int
    variant: str
    effect: Effect
    p: float


class Found(NamedTuple):
    """Everything that a study says."""

    games: int
    deals: int
    seats: list[SeatFound]
    things: list[ThingFound]
    measures: list[Measured]
    changes: list[Change]
    turns: dict[tuple[str, int], list[int]]


class Games:
    """The rows of the games as arrays, with one entry for each seat of each game."""

    def __init__(self, study: Study, rows: Rows) -> None:
        games = rows.games.to_pydict()
        self.count = len(games["deal"])
        self.seats = np.array(games["seats"])
        self.variant = np.array(games["variant"])
        self.deal = np.array(games["deal"])
        self.rotation = np.array(games["rotation"])
        self.cluster = self.deal * 16 + self.seats
        self.first = np.array(games["first"])
        self.shares = games["shares"]
        self.measures = {name: _measure(name, games) for name in MEASURES}
        self.names = [variant.name for variant in study.variants]
        self.counts = [seats for seats in study.seats if (self.seats == seats).any()]

    def key(self, game: int) -> tuple[int, int, str, int]:
        """What the rows of the things name a game by."""
        return int(self.deal[game]), int(self.seats[game]), str(self.variant[game]), int(self.rotation[game])

    def place(self, game: int, seat: int) -> int:
        """The place of a seat in the order of play, from 0."""
        return int((seat - self.first[game]) % self.seats[game])


MEASURES: Final = (
    "turns",
    "choices",
    "options",
    "lead-changes",
    "decided",
    "first",
    "ties",
    "all-lost",
    "winning-score",
    "margin",
)


def _measure(name: str, games: dict[str, list[Any]]) -> Array:
    """One number for each game."""
    shares, scores, count = games["shares"], games["scores"], range(len(games["deal"]))
    made: dict[str, list[float]] = {
        "turns": games["turns"],
        "choices": [sum(one) for one in games["choices"]],
        "options": [sum(all_of) / max(1, sum(one)) for all_of, one in zip(games["options"], games["choices"], strict=True)],
        "lead-changes": games["lead_changes"],
        "decided": [min(1.0, games["decided"][n] / max(1, games["turns"][n])) for n in count],
        "first": [shares[n][games["first"][n]] for n in count],
        "ties": [float(0 < max(shares[n]) < 1) for n in count],
        "all-lost": [float(max(shares[n]) == 0) for n in count],
        "winning-score": [max(scores[n]) for n in count],
        "margin": [_margin(scores[n]) for n in count],
    }
    return np.array(made[name], dtype=float)


def _margin(scores: list[int]) -> float:
    best = sorted(scores, reverse=True)
    return float(best[0] - best[1])


def find(study: Study, rows: Rows) -> Found:
    """Evaluate a study."""
    games = Games(study, rows)
    base = games.variant == games.names[0]
    seats = _seats(games, base)
    things = _things(study, games, rows, base)
    measures = [
        Measured(name, count, variant, mean(games.measures[name][here], games.cluster[here]))
        for variant in games.names
        for count in games.counts
        for name in MEASURES
        if (here := (games.variant == variant) & (games.seats == count)).any()
    ]
    lengths = {
        (variant, count): sorted(
            int(turns) for turns in games.measures["turns"][(games.variant == variant) & (games.seats == count)]
        )
        for variant in games.names
        for count in games.counts
    }
    deals = len(np.unique(games.deal))
    return Found(games.count, deals, seats, things, measures, _changes(games), lengths)


def verdict(found: Effect, p: float) -> str:
    """What may be said of an effect on the chance to win."""
    if found is UNKNOWN or not math.isfinite(found.middle):
        return CANNOT_TELL
    if p < CERTAIN:
        return STRONGER if found.middle > 0 else WEAKER
    return NO_MATTER if found.low > -MATTERS and found.high < MATTERS else CANNOT_TELL


def _seats(games: Games, base: Array) -> list[SeatFound]:
    found = []
    for count in games.counts:
        here = np.nonzero(base & (games.seats == count))[0]
        for order in range(count):
            won = np.array([games.shares[game][(int(games.first[game]) + order) % count] for game in here])
            all_won = np.array([sum(games.shares[game]) for game in here])
            found.append((count, order, float(won.mean()), mean(won - all_won / count, games.cluster[here]), len(here)))
    ps = corrected([one[3].p for one in found])
    return [
        SeatFound(count, order, won, effect, p, verdict(effect, p), games_needed(effect.error, number, MATTERS))
        for (count, order, won, effect, number), p in zip(found, ps, strict=True)
    ]


def _things(study: Study, games: Games, rows: Rows, base: Array) -> list[ThingFound]:
    """The effect of every thing, on the share of the victory that its seat would have had by its place in the order of play."""
    number = {
        (int(games.deal[n]), int(games.seats[n]), str(games.variant[n]), int(games.rotation[n])): n
        for n in range(games.count)
        if base[n]
    }
    start = {}
    outcome: list[float] = []
    cluster: list[int] = []
    group: list[int] = []
    expected = _expected(games, base)
    for n in number.values():
        start[n] = len(outcome)
        for seat in range(int(games.seats[n])):
            outcome.append(games.shares[n][seat] - expected[int(games.seats[n]), games.place(n, seat)])
            cluster.append(int(games.cluster[n]))
            group.append(n)
    results, groups, clusters = np.array(outcome), np.array(group), np.array(cluster)
    won = np.array([share for n in number.values() for share in games.shares[n]])
    found = []
    for thing, counted in sorted(_counted(rows, number, start, len(results)).items()):
        has = _has(study, games, thing, counted, list(number.values()), start)
        offered = counted.offered > 0
        effect = having(results, has, groups, clusters)
        taken = float((counted.chosen[offered] > 0).mean()) if offered.any() else math.nan
        mine = has > 0
        found.append((thing, float(offered.mean()), taken, float(mine.mean()), int(mine.sum()), _mean(won[mine]), effect))
    ps = corrected([one[6].p for one in found])
    made = [
        ThingFound(*one, p, verdict(one[6], p), games_needed(one[6].error, len(number), MATTERS))
        for one, p in zip(found, ps, strict=True)
    ]
    return sorted(made, key=lambda one: (one.p, -abs(one.effect.middle) if one.effect.clusters else 0.0, one.thing))


def _mean(values: Array) -> float:
    return float(values.mean()) if len(values) else math.nan


def _expected(games: Games, base: Array) -> dict[tuple[int, int], float]:
    """The mean share of the victory of each place in the order of play."""
    sums: dict[tuple[int, int], list[float]] = {}
    for n in np.nonzero(base)[0].tolist():
        for seat, share in enumerate(games.shares[n]):
            sums.setdefault((int(games.seats[n]), games.place(n, seat)), []).append(share)
    return {key: sum(values) / len(values) for key, values in sums.items()}


class Counted(NamedTuple):
    """For one thing, an entry for each seat of each game."""

    offered: Array
    chosen: Array
    there: Array


def _counted(rows: Rows, number: dict[Any, int], start: dict[int, int], length: int) -> dict[str, Counted]:
    found: dict[str, Counted] = {}
    table = rows.things.to_pydict()
    keys = zip(table["deal"], table["seats"], table["variant"], table["rotation"], strict=True)
    for row, key in enumerate(keys):
        if key not in number:
            continue
        thing = table["thing"][row]
        if thing not in found:
            found[thing] = Counted(np.zeros(length), np.zeros(length), np.zeros(length))
        at = start[number[key]] + table["seat"][row]
        counted = found[thing]
        counted.offered[at] = table["offered"][row]
        counted.chosen[at] = table["chosen"][row]
        counted.there[at] = table["dealt"][row] or table["held"][row]
    return found


def is_deed(study: Study, thing: str) -> bool:
    """Tell whether a thing is something that everybody does, rather than has."""
    kind = thing.partition("-")[0]
    return kind in DEEDS or (kind == "card" and study.game in CARDS_VISITED)


def _has(study: Study, games: Games, thing: str, counted: Counted, numbers: list[int], start: dict[int, int]) -> Array:
    if not is_deed(study, thing):
        return ((counted.chosen > 0) | (counted.there > 0)).astype(float)
    has = np.zeros(len(counted.chosen))
    for n in numbers:
        here = slice(start[n], start[n] + int(games.seats[n]))
        has[here] = counted.chosen[here] > counted.chosen[here].mean()
    return has


def _changes(games: Games) -> list[Change]:
    """Every variant against the first, in the same deals."""
    found = []
    keys = list(zip(games.deal.tolist(), games.seats.tolist(), games.rotation.tolist(), games.variant.tolist(), strict=True))
    where = {key: n for n, key in enumerate(keys)}
    for variant in games.names[1:]:
        for count in games.counts:
            pairs = [
                (where[deal, seats, rotation, games.names[0]], n)
                for n, (deal, seats, rotation, name) in enumerate(keys)
                if name == variant and seats == count and (deal, seats, rotation, games.names[0]) in where
            ]
            for name in MEASURES:
                first, second = (games.measures[name][[pair[side] for pair in pairs]] for side in (0, 1))
                found.append((name, count, variant, difference(first, second) if pairs else UNKNOWN))
    ps = corrected([one[3].p for one in found])
    return [Change(*one, p) for one, p in zip(found, ps, strict=True)]

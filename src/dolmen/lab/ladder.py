"""The ladder: a round robin of levels with paired deals and rotated seats, stored in a file so that it can be continued."""

import hashlib
import json
import os
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from dolmen.bots import ANCHORS
from dolmen.bots.weights import weights
from dolmen.lab.bout import NO_OPTIONS, Entrant, Options, Played, play
from dolmen.lab.stored_lines import stored_lines
from dolmen.lab.strength import Ranking

# Where all can lose together, the land is one more contender: it comes first when it wins, and last when it does not.
LAND: Final = "the land"
# How much less often uninformative pairs meet.
SELDOM: Final = 5


class Bout(NamedTuple):
    """A game to be played: which level sits where, and the number of its deal."""

    levels: tuple[str, ...]
    deal: int


class Record(NamedTuple):
    """A game that was played."""

    bout: Bout
    played: Played


def schedule(levels: Sequence[str], counts: Sequence[int], deals: int, line_ups: int) -> list[Bout]:
    """With two seats every pair meets twice with every deal; with more seats as many random line-ups rotate round the table.

    `levels` go from weak to strong. Other pairs than neighbours, or the strongest and an anchor, tell little and meet less often.
    """
    bouts = []
    for deal in range(max(deals, line_ups)):
        for seats in counts:
            if seats == 2:
                for first, second in combinations(levels, 2):
                    if deal < (deals if telling(levels, first, second) else deals // SELDOM):
                        bouts += [Bout((first, second), deal), Bout((second, first), deal)]
            elif deal < line_ups:
                bouts += _rotated(_line_up(levels, seats, deal), deal)
    return bouts


def telling(levels: Sequence[str], first: str, second: str) -> bool:
    """Tell whether a pair says how far apart neighbours are, or how good the best one is."""
    apart = levels.index(second) - levels.index(first)
    return apart == 1 or (second == levels[-1] and first in ANCHORS)


def _line_up(levels: Sequence[str], seats: int, deal: int) -> list[str]:
    dice = random.Random(f"{seats}/{deal}")
    drawn = dice.sample(list(levels), min(seats, len(levels)))
    return drawn + dice.choices(list(levels), k=seats - len(drawn))


def _rotated(line_up: list[str], deal: int) -> list[Bout]:
    return [Bout((*line_up[turn:], *line_up[:turn]), deal) for turn in range(len(line_up))]


def digest(game: str, plan: Entrant) -> str:
    """Return a hash of a plan and its weights, so that games of a changed level are played again."""
    told: list[object] = [plan.document()]
    if plan.deeper:
        told += [weights(game, "weights"), weights(game, "saved")]
        if tuned := weights(game, "tuned"):
            told.append(tuned)
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:12]


class ResultsFile:
    """The file of a ladder: one line per game; a line is there as soon as its game is over."""

    def __init__(self, path: Path, game: str, plans: Mapping[str, Entrant], options: Options = NO_OPTIONS) -> None:
        self.path = path
        self.game = game
        self.options = dict(options)
        self.digests = {level: digest(game, plan) for level, plan in plans.items()}

    def records(self) -> list[Record]:
        """Return the games of these plans with these options; other lines, and a truncated last line, are skipped."""
        found = {}
        for entry in stored_lines(self.path):
            if entry["game"] != self.game or entry.get("options", {}) != self.options:
                continue
            if any(self.digests.get(name) != key for name, key in entry["plans"].items()):
                continue
            bout = Bout(tuple(entry["levels"]), entry["deal"])
            played = Played(entry["scores"], entry["places"], entry["winners"], entry["seconds"], entry["choices"])
            found[bout] = Record(bout, played)
        return list(found.values())

    def add(self, record: Record) -> None:
        """Append one game."""
        bout, played = record
        entry = {
            "game": self.game,
            "levels": bout.levels,
            "deal": bout.deal,
            "plans": {level: self.digests[level] for level in sorted(set(bout.levels))},
            **played._asdict(),
        }
        if self.options:
            entry["options"] = self.options
        entry["seconds"] = [round(value, 3) for value in played.seconds]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, separators=(",", ":")) + "\n")


def run(
    game: str,
    plans: Mapping[str, Entrant],
    bouts: Sequence[Bout],
    minutes: float,
    workers: int | None = None,
    options: Options = NO_OPTIONS,
) -> Iterator[Record]:
    """Play games in processes, in order; none is started after the time is up."""
    end = time.monotonic() + 60 * minutes
    waiting = list(reversed(bouts))
    going: dict[Future[Played], Bout] = {}
    count = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(count) as pool:
        while waiting or going:
            while waiting and len(going) < count and time.monotonic() < end:
                bout = waiting.pop()
                going[pool.submit(play, game, [plans[level] for level in bout.levels], bout.deal, options)] = bout
            if not going:
                return
            for future in wait(going, return_when=FIRST_COMPLETED).done:
                yield Record(going.pop(future), future.result())


def ranking(record: Record, all_can_lose: bool) -> Ranking:
    """Return a game as a ranking; two seats of the same level count once, with the better place."""
    places: dict[str, int] = {}
    lost = not record.played.winners
    for level, place in zip(record.bout.levels, record.played.places, strict=True):
        standing = 2 if lost else place
        places[level] = min(standing, places.get(level, standing))
    if all_can_lose:
        places[LAND] = 1 if lost else 1 + max(places.values())
    return Ranking(tuple(places), tuple(places.values()), record.bout.deal)


class Duel(NamedTuple):
    """How two levels did against each other at two-seat tables: won by the first, games, lost by both."""

    won: float
    games: int
    lost_by_both: int


def duel(records: Sequence[Record], first: str, second: str) -> Duel:
    """Return the score of two levels against each other; a shared victory counts half."""
    won = 0.0
    games = 0
    both = 0
    for bout, played in records:
        if sorted(bout.levels) == sorted((first, second)) and len(bout.levels) == 2:
            seat = bout.levels.index(first)
            games += 1
            both += not played.winners
            if seat in played.winners:
                won += 1 / len(played.winners)
    return Duel(won, games, both)


class MultiSeatScore(NamedTuple):
    """A level's record at tables of more than two: wins, seats played, and the wins that chance alone would have brought."""

    won: float
    seats: int
    fair: float


def multi_seat_score(records: Sequence[Record], level: str) -> MultiSeatScore:
    """Return the record of one level at tables of more than two; a shared victory is divided."""
    won = 0.0
    seats = 0
    fair = 0.0
    for bout, played in records:
        if len(bout.levels) > 2:
            for seat, name in enumerate(bout.levels):
                if name == level:
                    seats += 1
                    fair += 1 / len(bout.levels)
                    won += (seat in played.winners) / max(1, len(played.winners))
    return MultiSeatScore(won, seats, fair)

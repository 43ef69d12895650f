"""What reviews cost, how good their chances are, how honest their errors, and how much they cannot tell apart.

    python -m bench.review
    python -m bench.review przepowiednia --part reviews --reviews 2
    python -m bench.review labyrinth --part brier --part coverage --games 100 --decisions 250

Club bots play. Chances after a quarter, a half and three quarters of a game are compared with its result (Brier score: the
mean squared difference, 0 is best) and with the constant 1/seats. What is measured is kept game by game in .build/review, so
that a run that was stopped goes on where it was; another plan or build begins again. bench/results/review.json sums it up.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen import bots, catalog, compiled
from dolmen.bots.review import Review, plan_for, summary
from dolmen.bots.reviewing.accounts import Account
from dolmen.bots.reviewing.found import END
from dolmen.bots.reviewing.futures import shares_of
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.game import Game
from dolmen.kernel.history import Record
from dolmen.kernel.match import Match, start
from dolmen.lab.review_errors import Checked, checked_in_game

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "bench" / "results" / "review.json"
KEPT: Final = ROOT / ".build" / "review"
QUARTERS: Final = (1, 2, 3)
FIRST_GAME: Final = 1000
FIRST_CHECKED: Final = 2
REFERENCE: Final = 40
PARTS: Final = ("reviews", "brier", "coverage")
CAUSES: Final = ("luck", "own", "others", "rest")

Row = dict[str, Any]


class Task(NamedTuple):
    """One thing to measure: a part, a game, how many play, and the seed."""

    part: str
    game: str
    seats: int
    seed: int

    def named(self) -> str:
        """Return what is shown and kept."""
        return f"{self.part} {self.game} {self.seats} {self.seed}"


class Kept:
    """Rows that have been measured with the same plan, one file for each game and part."""

    def __init__(self, part: str, game: str) -> None:
        plans = [plan_for(catalog.find(game), seats).document() for seats in (2, 4)]
        self.header = json.dumps({"engine": compiled.status(), "plans": plans, "reference": REFERENCE})
        self.file = KEPT / f"{part}-{game}.jsonl"
        self.rows: dict[str, Row] = {}
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        if lines and lines[0] == self.header:
            self.rows = {row["task"]: row for row in map(json.loads, lines[1:])}
        else:
            KEPT.mkdir(parents=True, exist_ok=True)
            self.file.write_text(self.header + "\n", encoding="utf-8")

    def row(self, task: Task) -> Row:
        """Return the row of a task, measured now if need be."""
        name = task.named()
        if name not in self.rows:
            began = time.process_time()
            row = {"task": name, **MEASURES[task.part](task)}
            row["seconds"] = round(time.process_time() - began, 2)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            self.rows[name] = row
            print(f"{name}: {row['seconds']} s", file=sys.stderr, flush=True)
        return self.rows[name]


def played(game: Game[Any], seats: int, seed: int) -> Match:
    """A game between club bots."""
    names = [f"p{seat}" for seat in range(seats)]
    match = start(game, game.setup(seats, {}), names, secret=secret_from_seed(seed), table="t")
    players = [bots.find("club", game, 8 * seed + seat) for seat in range(seats)]
    while not match.over:
        ask = engine.pending(match.state)
        assert ask is not None
        sample = bots.worlds(game, match.state, ask.seat, FastRandom(match.moment))
        match.play(ask.seat, players[ask.seat].choose(game, ask.seat, sample, list(engine.options(match.state))))
    return match


def reviewed(task: Task) -> Row:
    """Review a whole game."""
    game = catalog.find(task.game)
    match = played(game, task.seats, task.seed)
    began = time.process_time()
    review = Review(game, match.setup, Record(match.journal), plan_for(game, task.seats))
    moments = review.moments()
    whole = summary({moment: review.evaluate(moment) for moment in moments})
    cpu = round(time.process_time() - began, 1)
    return {"moments": len(moments), "cpu_seconds": cpu, "seats": [parts_of(account) for account in whole.seats]}


def parts_of(account: Account) -> Row:
    """Return the parts of a change, and the standard errors of their estimates."""
    parts = {name: round(getattr(account, name).value, 3) for name in (*CAUSES, "missed")}
    errors = {f"{name}_error": round(getattr(account, name).error, 3) for name in CAUSES}
    return {"change": round(account.end - account.start, 3), **parts, **errors}


def predicted(task: Task) -> Row:
    """Return the chances after each quarter of a game, and its result."""
    game = catalog.find(task.game)
    match = played(game, task.seats, task.seed)
    review = Review(game, match.setup, Record(match.journal), plan_for(game, task.seats))
    moments = [review.stands_for(review.last * quarter // 4) for quarter in QUARTERS]
    chances = [review.position(moment, END, review.futures()).chances for moment in moments]
    return {"won": shares_of(match.result(), task.seats)[:-1], "chances": [[round(one, 4) for one in each] for each in chances]}


def compared(task: Task) -> Row:
    """Compare the losses of random decisions of one game with references."""
    game = catalog.find(task.game)
    # A loss does not depend on how far the rest of the review looks.
    found = checked_in_game(game, replace(plan_for(game, task.seats), far=0), task.seed, REFERENCE)
    return {"decisions": [[round(number, 5) for number in one] for one in found]}


MEASURES: Final = {"reviews": reviewed, "brier": predicted, "coverage": compared}


def tasks(part: str, game: Game[Any], arguments: argparse.Namespace) -> Iterator[Task]:
    """Yield what is to be measured; for decisions as many games as it takes."""
    if part == "reviews":
        yield from (Task(part, game.id, 2, FIRST_GAME + number) for number in range(arguments.reviews))
        if 4 in game.players:
            yield from (Task(part, game.id, 4, FIRST_GAME + number) for number in range(arguments.larger))
    elif part == "brier":
        yield from (Task(part, game.id, 2, FIRST_GAME + number) for number in range(arguments.games))
    else:
        number = FIRST_CHECKED
        while True:
            yield Task(part, game.id, game.players[0], number)
            number += 1


def measured(part: str, game: Game[Any], arguments: argparse.Namespace) -> Any:
    """Measure one part of a game, and sum it up."""
    kept = Kept(part, game.id)
    if part == "reviews":
        return summed_reviews([kept.row(task) for task in tasks(part, game, arguments)])
    if part == "brier":
        return brier([kept.row(task) for task in tasks(part, game, arguments)])
    checked: list[Checked] = []
    for task in tasks(part, game, arguments):
        if len(checked) >= arguments.decisions:
            break
        checked += [Checked(*numbers) for numbers in kept.row(task)["decisions"]]
    return coverage(checked[: arguments.decisions])


def summed_reviews(rows: list[Row]) -> Row:
    """Sum up whole reviews: what they cost, and how large the parts of the changes are (root mean squares)."""
    seats = [seat for row in rows for seat in row["seats"]]
    sizes = {name: round(math.sqrt(mean([seat[name] ** 2 for seat in seats])), 3) for name in ("change", *CAUSES)}
    errors = {f"{name}_error": round(math.sqrt(mean([seat[f"{name}_error"] ** 2 for seat in seats])), 3) for name in CAUSES}
    each = [{name: value for name, value in row.items() if name != "seconds"} for row in rows]
    return {"sizes": sizes | errors, "games": each}


def brier(rows: list[Row]) -> Row:
    """Compare chances with results; `better` is how much better than the constant, with its standard error."""
    constants = [squared([1 / len(row["won"])] * len(row["won"]), row["won"]) for row in rows]
    found: Row = {"games": len(rows), "constant": round(mean(constants), 4), "after_quarters": [], "better": []}
    for index in range(len(QUARTERS)):
        scores = [squared(row["chances"][index], row["won"]) for row in rows]
        gains = [constant - score for constant, score in zip(constants, scores, strict=True)]
        average = mean(gains)
        error = math.sqrt(sum((gain - average) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
        found["after_quarters"].append(round(mean(scores), 4))
        found["better"].append([round(average, 4), round(error, 4)])
    return found


def squared(chances: list[float], won: list[float]) -> float:
    """Return the mean squared difference."""
    return mean([(chance - share) ** 2 for chance, share in zip(chances, won, strict=True)])


def mean(values: list[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def coverage(checked: list[Checked]) -> Row:
    """Count how often the interval of a loss holds the reference."""
    covered = sum(one.covered for one in checked)
    error = mean([one.error for one in checked])
    return {"decisions": len(checked), "covered": covered, "share": round(covered / len(checked), 3), "error": round(error, 4)}


def together(results: Row) -> Row:
    """Return the coverage over all games."""
    each = [entry["coverage"] for entry in results.values() if "coverage" in entry]
    decisions, covered = sum(one["decisions"] for one in each), sum(one["covered"] for one in each)
    return {"decisions": decisions, "covered": covered, "share": round(covered / decisions, 3)} if decisions else {}


def main() -> None:
    """Measure, and write the results after each part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME")
    parser.add_argument("--part", action="append", choices=PARTS, help="what to measure; without it, all")
    parser.add_argument("--reviews", type=int, default=3, help="whole games of two players to review")
    parser.add_argument("--larger", type=int, default=1, help="whole games of four players to review")
    parser.add_argument("--games", type=int, default=100, help="games whose chances are compared with their results")
    parser.add_argument("--decisions", type=int, default=250, help="random decisions whose losses are checked")
    arguments = parser.parse_args()
    for name in arguments.games_to_measure or [game.id for game in catalog.games()]:
        game = catalog.find(name)
        for part in arguments.part or PARTS:
            found = measured(part, game, arguments)
            results: Row = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
            entry = results.setdefault("games", {}).setdefault(name, {})
            entry |= {"engine": compiled.status(), "plan": plan_for(game, 2).document(), part: found}
            results["coverage"] = together(results["games"])
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
            print(json.dumps({name: {part: found if part != "reviews" else found["sizes"]}}), flush=True)


if __name__ == "__main__":
    main()

"""How fast studies are played, and whether they find what is there and nothing else.

python -m bench.lab speed      games per second by place and number of processes; what noting a game costs
python -m bench.lab equal      200 comparisons of equal rules: how many find a difference
python -m bench.lab planted    a card that is too strong by a known amount: where is it found
"""

import argparse
import json
import math
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from dolmen import bots, compiled
from dolmen.cli import progress
from dolmen.lab import balance, bout, runner
from dolmen.lab.boxes import our_files
from dolmen.lab.chunk import tables
from dolmen.lab.effects import Effect
from dolmen.lab.store import Rows, Store
from dolmen.lab.study import Study, Variant
from dolmen.lab.watching import SEATS_MOST, play

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "bench" / "results" / "lab.json"

# The quickest game, by greedy bots: here the runner's own work weighs most.
SPEED: Final = Study("nawiedzone-krainy", (2,), 400, ("club",))
# Twenty deals are enough for two standard errors to mean what they should.
EQUAL: Final = Study("nawiedzone-krainy", (2,), 30, ("club",), (Variant("a"), Variant("b")))
REPETITIONS: Final = 200
PLANTED: Final = "11"
PLANTED_POINTS: Final = (3, 6, 9)
PLANTED_DEALS: Final = 200

Json = dict[str, Any]


def main() -> None:
    """Measure one part, and keep its figures beside those of the others."""
    parts: dict[str, Callable[[], Json]] = {"speed": speed, "equal": equal, "planted": planted}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=parts)
    part = parser.parse_args().part
    found = parts[part]() | {"engine": compiled.status()}
    print(json.dumps(found, indent=2))
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    RESULTS.write_text(json.dumps(kept | {part: found}, indent=2) + "\n")


def speed() -> Json:
    """Games per second of one process, of two, and on Ray; a share of two of one is what the machine could give at best."""
    places: dict[str, Callable[[], runner.Workers]] = {
        "one process": lambda: runner.Local(1),
        "two processes": lambda: runner.Local(2),
        "ray, this machine": runner.OnRay,
    }
    rates = {name: _rate(make()) for name, make in places.items()}
    return {
        "games": SPEED.games,
        "games_per_second": {name: round(rate, 2) for name, rate in rates.items()},
        "two_to_one": round(rates["two processes"] / rates["one process"], 2),
        "cost_of_noting": round(_cost_of_noting(), 4),
    }


def _rate(workers: runner.Workers) -> float:
    with tempfile.TemporaryDirectory() as folder:
        store = Store.create(Path(folder), SPEED)
        going = runner.run(store, workers)
        next(going)  # starting the processes does not count
        began = time.monotonic()
        games = sum(len(SPEED.chunk(chunk.number)) for chunk in going)
        return games / (time.monotonic() - began)


def _cost_of_noting() -> float:
    """How much more CPU time a game takes with its notes and its files than the same game alone, by turns."""
    plain = noted = 0.0
    for job in list(SPEED.jobs())[:60]:
        luck = SPEED.luck(job)
        players = [bots.find("club", SPEED.rules, luck * SEATS_MOST + seat) for seat in range(job.seats)]
        began = time.process_time()
        bout.play_as(SPEED.rules, players, luck)
        between = time.process_time()
        tables([play(SPEED, job)])
        plain += between - began
        noted += time.process_time() - between
    return noted / plain - 1


def equal() -> Json:
    """Compare equal rules again and again: each measure alone may differ in 5 of 100, corrected ones in 5 of 100 comparisons."""
    single = corrected = measures = 0
    for number in range(REPETITIONS):
        study = msgspec.structs.replace(EQUAL, seed=1000 + number)
        rows = Rows(*tables([play(study, job) for job in study.jobs()]))
        changes = [one for one in balance.find(study, rows).changes if one.effect.clusters and one.effect.error > 0]
        measures += len(changes)
        single += sum(one.effect.p < balance.CERTAIN for one in changes)
        corrected += any(one.p < balance.CERTAIN for one in changes)
        progress.show(number + 1, REPETITIONS, f"{number + 1} of {REPETITIONS}, {corrected} found a difference", number % 10 == 9)
    rate = corrected / REPETITIONS
    return {
        "game": EQUAL.game,
        "deals": EQUAL.deals,
        "comparisons": REPETITIONS,
        "found_a_difference": rate,
        "at_most": round(0.05 + 2 * math.sqrt(0.05 * 0.95 / REPETITIONS), 3),
        "single_measures_below_5_percent": round(single / measures, 4),
    }


def planted() -> Json:
    """Plant a card that gives power points at every use, ever more of them."""
    found = {}
    for points in PLANTED_POINTS:
        study = Study("rune-stones", (2,), PLANTED_DEALS, ("club",), (Variant("planted", files=_with_points(points)),))
        folder = Path(tempfile.mkdtemp(prefix="dolmen-planted-"))
        store = Store.create(folder, study)
        for done, _ in enumerate(runner.run(store, runner.Local()), 1):
            progress.show(done, study.chunks, f"{points} points: {done} of {study.chunks} chunks", done % 2 == 0)
        rows = store.rows()
        shutil.rmtree(folder)
        things = [one for one in balance.find(study, rows).things if one.thing.startswith("card-")]
        rank = next(number for number, one in enumerate(things, 1) if one.thing == f"card-{PLANTED}")
        card = things[rank - 1]
        found[str(points)] = {"rank": rank, "of": len(things), "verdict": card.verdict, **_said(card.effect)}
    return {"game": "rune-stones", "card": PLANTED, "deals": PLANTED_DEALS, "by_points": found}


def _said(effect: Effect) -> Json:
    return {name: round(getattr(effect, name), 4) for name in ("middle", "low", "high", "p")}


def _with_points(points: int) -> dict[str, str]:
    lines = our_files(Study("rune-stones", (2,), 1).rules)["creatures.toml"].splitlines(keepends=True)
    at = lines.index(f'id = "{PLANTED}"\n')
    ability = next(number for number in range(at, len(lines)) if lines[number].startswith("ability"))
    lines[ability] = f'ability = "B: pts:{points}"\n'
    return {"creatures.toml": "".join(lines)}


if __name__ == "__main__":
    main()

"""`dolmen ladder GAME`: play the levels of a game against each other and say how strong each one is."""

import argparse
import json
import time
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from dolmen import bots, catalog, compiled
from dolmen.bots.plan import read_levels
from dolmen.cli import progress
from dolmen.cli.arguments import add_options, chosen_options
from dolmen.cli.build import say
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game
from dolmen.lab import ladder, report
from dolmen.lab.bout import Entrant, Options
from dolmen.lab.outside import Outside

HELP = "Play a round robin of bot levels and fit their strengths, with intervals, a table and a plot; it can be resumed."
QUICK_MINUTES: Final = 8.0
QUICK_MILLISECONDS: Final = 60
QUICK_DEALS: Final = 4
DEALS: Final = 50
LINE_UPS: Final = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games to play."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--quick", action="store_true", help="at most 8 minutes, short searches, two seats only, nothing kept")
    parser.add_argument("--levels", help="only these levels, with commas between (default: all)")
    parser.add_argument("--seats", help="only these player counts, with commas between (default: all)")
    parser.add_argument("--deals", type=int, help=f"how many deals every pair plays at two seats (default {DEALS})")
    parser.add_argument("--line-ups", type=int, default=LINE_UPS, help=f"line-ups at more seats (default {LINE_UPS} each)")
    parser.add_argument("--budget", type=int, metavar="MS", help="the same CPU milliseconds for every search, whatever its level")
    parser.add_argument("--minutes", type=float, default=100_000.0, help="begin no game after so many minutes")
    parser.add_argument("--workers", type=int, help="how many games at once (default: one per core)")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that plays too (docs/bot-protocol.md)",
    )
    parser.add_argument("--file", type=Path, help="a levels file to try instead of our own")
    add_options(parser)
    parser.add_argument("--report-only", action="store_true", help="play nothing, report what is in the results file")


def run(arguments: argparse.Namespace) -> int:
    """Play the missing games, then report."""
    game = catalog.find(arguments.game)
    plans = _plans(game, arguments)
    counts = _counts(game, arguments)
    options = chosen_options(game, arguments.option)
    game.setup(counts[0], options)  # refuses options that the game does not allow before any game is played
    name = "-".join([f"ladder-{game.id}", *(f"{option}-{options[option]}" for option in sorted(options))])
    deals = arguments.deals or (QUICK_DEALS if arguments.quick else DEALS)
    bouts = ladder.schedule(list(plans), counts, deals, arguments.line_ups)
    records: list[ladder.Record] = []
    results = None
    if not arguments.quick:
        results = ladder.ResultsFile(_results() / "games" / f"{name}.jsonl", game.id, plans, options)
        wanted = set(bouts)
        records = [record for record in results.records() if record.bout in wanted]
    left = [] if arguments.report_only else _left(bouts, records)
    _announce(game, len(bouts), len(records))
    minutes = QUICK_MINUTES if arguments.quick else arguments.minutes
    began = time.monotonic()
    for record in ladder.run(game.id, plans, left, minutes, arguments.workers, options):
        if results is not None:
            results.add(record)
        records.append(record)
        _progress(len(records), len(bouts), time.monotonic() - began, len(left))
    if not records:
        raise BadInput(f"ladder: no games of {game.id} have been played")
    made = report.report(game.id, records, list(plans))
    print("\n".join(report.lines(made)))
    if results is not None:
        _keep(name, made, plans, options, len(records) < len(bouts))
    return 0


def _plans(game: Game[Any], arguments: argparse.Namespace) -> dict[str, Entrant]:
    known = {name: bots.plan_of(name, game) for name in bots.names(game)}
    levels = [known[name].document() for name in bots.levels(game)]
    known = {name: plan for name, plan in known.items() if name not in bots.ANCHORS or plan.document() not in levels}
    if arguments.file is not None:
        known = read_levels(arguments.file).get(game.id, {})
    if len(known) < 2:
        raise BadInput(f"ladder: {game.id} has no levels to compare")
    names = list(known) if arguments.levels is None else arguments.levels.split(",")
    for name in names:
        if name not in known:
            raise BadInput(f"ladder: {game.id} has no level {name!r}; there are {listed(known)}")
    plans = {name: known[name] for name in known if name in names}
    budget = arguments.budget or (QUICK_MILLISECONDS if arguments.quick else None)
    for plan in plans.values():
        if budget is not None and plan.kind == "search":
            plan.milliseconds = min(plan.milliseconds, budget) if arguments.quick else budget
    return {**plans, **_programs(arguments.bot, known)}


def _programs(given: list[str], known: Collection[str]) -> dict[str, Entrant]:
    """Return the programs that play too, by the names that they were given."""
    found: dict[str, Entrant] = {}
    for word in given:
        name, _, command = word.partition("=")
        if not name or not command or name in known or name in found:
            raise BadInput(f"--bot {word}: expected NAME=COMMAND with a name that no other bot has")
        found[name] = Outside(command)
    return found


def _counts(game: Game[Any], arguments: argparse.Namespace) -> list[int]:
    if arguments.seats is None:
        return [2] if arguments.quick else list(game.players)
    counts = []
    for word in arguments.seats.split(","):
        if not word.isdigit() or int(word) not in game.players:
            raise BadInput(f"ladder: {game.id} is for {listed(game.players)} players, not for {word}")
        counts.append(int(word))
    return counts


def _left(bouts: list[ladder.Bout], records: list[ladder.Record]) -> list[ladder.Bout]:
    done = {record.bout for record in records}
    return [bout for bout in bouts if bout not in done]


def _results() -> Path:
    root = compiled.checkout()
    return Path("results") if root is None else root / "bench" / "results"


def _announce(game: Game[Any], games: int, kept: int) -> None:
    goes_on = f", {kept} of them are in the results file" if kept else ""
    say(f"ladder of {game.id}: {games} games{goes_on}; engine: {compiled.status()}")


def _progress(done: int, all_games: int, seconds: float, begun: int) -> None:
    played = done - (all_games - begun)
    rest = seconds / max(1, played) * (all_games - done)
    words = f"{done} of {all_games} games, about {rest / 60:.0f} minutes left"
    progress.show(done, all_games, words, now=played % 20 == 0)


def _keep(name: str, made: report.Report, plans: Mapping[str, Entrant], options: Options, unfinished: bool) -> None:
    day = datetime.now(UTC).date().isoformat()
    place = _results()
    place.mkdir(parents=True, exist_ok=True)
    document = {
        "date": day,
        "engine": compiled.status(),
        "unfinished": unfinished,
        "options": dict(options),
        "plans": {level: plan.document() for level, plan in plans.items()},
        **report.document(made),
    }
    (place / f"{name}.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    rules = "".join(f", {option} = {value}" for option, value in sorted(options.items()))
    title = f"{made.game}{rules}, {day}: strength on the Elo scale, 95 % intervals"
    (place / f"{name}.svg").write_text(report.picture(made, title), encoding="utf-8")
    say(f"written to {place / name}.json and .svg")

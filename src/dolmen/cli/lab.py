"""`dolmen lab`: studies of many games, and their reports."""

import argparse
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import dolmen
from dolmen import catalog, compiled
from dolmen.cli import progress
from dolmen.cli.arguments import add_options, chosen_options
from dolmen.cli.build import say
from dolmen.cli.place import add_place, place_of
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game
from dolmen.texts import LANGUAGES

HELP = "Play thousands of games between bots and report, with intervals and pictures, what is too strong and what a change does."
DEALS: Final = 500
LEVEL: Final = "club"
REPORT: Final = "report-{language}.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One subcommand for each question."""
    questions = parser.add_subparsers(dest="question", required=True, metavar="QUESTION")
    balance = questions.add_parser("balance", help="is a card, a character, an action or a seat too strong?")
    _add_study(balance)
    add_options(balance)
    balance.add_argument("--components", type=Path, metavar="DIR", help="play with the component files in DIR")
    compare = questions.add_parser("compare", help="two sets of rules in the same deals: what changes?")
    _add_study(compare)
    for side in ("a", "b"):
        compare.add_argument(
            f"--{side}",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help=f"what the {'first' if side == 'a' else 'second'} plays by: an option of the game, FILE.toml:PATH=NUMBER of its "
            "components, or components=DIR; repeatable",
        )
    sweep = questions.add_parser("sweep", help="one option or number with several values: what does it change?")
    _add_study(sweep)
    sweep.add_argument(
        "--option", required=True, metavar="NAME=VALUE,VALUE,…", help="an option of the game, or FILE.toml:PATH of its components"
    )
    merge = questions.add_parser("merge", help="put the games of several folders of one study together")
    merge.add_argument("folder", type=Path, metavar="DIR")
    merge.add_argument("others", type=Path, nargs="+", metavar="OTHER")
    people = questions.add_parser("people", help="the same questions to the games that people finished on this server")
    people.add_argument("game", metavar="GAME")
    people.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where the reports are written (default: here)")
    add_place(people)
    report = questions.add_parser("report", help="write the report of the games that a folder has")
    report.add_argument("folder", type=Path, metavar="DIR")


def _add_study(parser: argparse.ArgumentParser) -> None:
    """What is played, where, and where it is kept."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many deals (default {DEALS}); more extend a study")
    parser.add_argument("--seats", help="only these player counts, with commas between (default: all)")
    parser.add_argument("--level", default=LEVEL, help=f"bots of this level, or one for each seat with commas (default {LEVEL})")
    parser.add_argument("--seed", type=int, default=1, help="other deals")
    parser.add_argument("--out", type=Path, metavar="DIR", help="the folder of the study; a study that is there is continued")
    parser.add_argument("--minutes", type=float, default=100_000.0, help="begin no game after so many minutes")
    parser.add_argument("--part", default="1/1", metavar="N/OF", help="play one part, others on other machines; then merge")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, help="how many processes play (default: one per core)")
    where.add_argument("--here", action="store_true", help="play in this process")
    where.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on the Ray cluster at ADDRESS, or on one on this machine"
    )


def run(arguments: argparse.Namespace) -> int:
    """Answer a question."""
    _need_the_extra()
    questions: dict[str, Callable[[argparse.Namespace], int]] = {
        "balance": _balance,
        "compare": _compare,
        "sweep": _sweep,
        "merge": _merge,
        "people": _people,
        "report": _report,
    }
    return questions[arguments.question](arguments)


def _need_the_extra() -> None:
    missing = [name for name in ("matplotlib", "pyarrow") if find_spec(name) is None]
    if missing:
        raise BadInput(f"the lab needs {' and '.join(missing)}: install the extra dolmen[lab], or run ./dolmen lab in a checkout")


def _balance(arguments: argparse.Namespace) -> int:
    from dolmen.lab.boxes import changed_files
    from dolmen.lab.study import Variant

    game = catalog.find(arguments.game)
    files = {} if arguments.components is None else changed_files(game, arguments.components)
    variant = Variant("standard" if not files else arguments.components.name, chosen_options(game, arguments.option), files)
    return _play(arguments, game, (variant,))


def _compare(arguments: argparse.Namespace) -> int:
    game = catalog.find(arguments.game)
    return _play(arguments, game, (_variant(game, arguments.a), _variant(game, arguments.b)))


def _sweep(arguments: argparse.Namespace) -> int:
    game = catalog.find(arguments.game)
    name, equals, values = arguments.option.partition("=")
    if not equals or len(values.split(",")) < 2:
        raise BadInput(f"--option {arguments.option!r}: expected NAME=VALUE,VALUE,… with two values or more")
    variants = tuple(_variant(game, [f"{name}={value}"], value) for value in values.split(","))
    return _play(arguments, game, variants)


def _variant(game: Game[Any], pairs: list[str], name: str = "") -> Any:
    """A set of rules from pairs of names and values."""
    from dolmen.lab.boxes import changed_files, with_number
    from dolmen.lab.study import Variant

    files: dict[str, str] = {}
    options = []
    for pair in pairs:
        key, _, value = pair.partition("=")
        if key == "components":
            files |= changed_files(game, Path(value))
        elif ".toml:" in key:
            if not value.removeprefix("-").isdigit():
                raise BadInput(f"{pair!r}: a whole number must stand after =")
            files |= with_number(game, key, int(value), files)
        else:
            options.append(pair)
    return Variant(name or ", ".join(pairs) or "standard", chosen_options(game, options), files)


def _play(arguments: argparse.Namespace, game: Game[Any], variants: tuple[Any, ...]) -> int:
    """Play what is missing of a study, then write its report."""
    from dolmen.lab import runner
    from dolmen.lab.store import Store
    from dolmen.lab.study import Study

    study = Study(
        game.id, _counts(game, arguments.seats), arguments.deals, tuple(arguments.level.split(",")), variants, arguments.seed
    )
    study.check()
    folder = arguments.out or Path("studies") / f"{arguments.question}-{game.id}-{study.key()}"
    store = Store.create(folder, study)
    part, parts = _part(arguments.part)
    left = store.missing(part, parts)
    chunks = len(left)
    say(f"{arguments.question} of {game.id}: {store.study.games} games in {folder}; engine: {compiled.status()}")
    if chunks < store.study.chunks and parts == 1:
        say(f"{store.study.chunks - chunks} of {store.study.chunks} chunks have been played before")
    began = time.monotonic()
    for done, _ in enumerate(runner.run(store, _workers(arguments), arguments.minutes, part, parts), 1):
        seconds = time.monotonic() - began
        rest = seconds / done * (chunks - done) / 60
        games = sum(len(store.study.chunk(number)) for number in left[:done])
        progress.show(done, chunks, f"{done} of {chunks} chunks, {games / seconds:.1f} games a second, {rest:.0f} minutes left")
    return _write_reports(store)


def _workers(arguments: argparse.Namespace) -> Any:
    from dolmen.lab import runner

    if arguments.here:
        return runner.Here()
    if arguments.ray is not None:
        return runner.OnRay(arguments.ray)
    if arguments.workers is not None and arguments.workers < 1:
        raise BadInput("--workers: at least one process must play")
    return runner.Local(arguments.workers or os.cpu_count())


def _counts(game: Game[Any], seats: str | None) -> tuple[int, ...]:
    if seats is None:
        return game.players
    words = seats.split(",")
    if any(not word.isdigit() or int(word) not in game.players for word in words):
        raise BadInput(f"--seats {seats}: {game.id} is for {listed(game.players)} players")
    return tuple(sorted({int(word) for word in words}))


def _part(text: str) -> tuple[int, int]:
    number, slash, of = text.partition("/")
    if not slash or not number.isdigit() or not of.isdigit() or not 1 <= int(number) <= int(of):
        raise BadInput(f"--part {text!r}: expected N/OF, such as 2/3 for the second of three machines")
    return int(number) - 1, int(of)


def _merge(arguments: argparse.Namespace) -> int:
    from dolmen.lab.store import Store

    store = Store.open(arguments.folder)
    for other in arguments.others:
        say(f"{store.merge(Store.open(other))} chunks taken from {other}")
    left = len(store.missing())
    if left:
        say(f"{left} of {store.study.chunks} chunks are still missing")
    return _write_reports(store)


def _report(arguments: argparse.Namespace) -> int:
    from dolmen.lab.store import Store

    return _write_reports(Store.open(arguments.folder))


def _people(arguments: argparse.Namespace) -> int:
    from dolmen.lab.people import study_of
    from dolmen.server.finished import finished_by_people

    game = catalog.find(arguments.game)
    study, rows = study_of(game, finished_by_people(place_of(arguments), game.id))
    today = datetime.now(UTC).date().isoformat()
    manifest = {"dolmen": dolmen.__version__, "compiled": compiled.status(), "begun": today}
    return _write(arguments.out, study, rows, manifest)


def _write_reports(store: Any) -> int:
    return _write(store.folder, store.study, store.rows(), store.manifest)


def _write(folder: Path, study: Any, rows: Any, manifest: dict[str, Any]) -> int:
    """Write the report in both languages, and print what matters."""
    from dolmen.lab import balance
    from dolmen.lab.page import headlines, page
    from dolmen.lab.report_words import Words

    found = balance.find(study, rows)
    for language in LANGUAGES:
        file = folder / REPORT.format(language=language)
        file.write_text(page(study, found, manifest, language), encoding="utf-8")
    for sentence in headlines(study, found, Words(study, "en")):
        print(sentence)
    say(f"the report is in {folder / REPORT.format(language='en')} (Polish: {REPORT.format(language='pl')})")
    return 0

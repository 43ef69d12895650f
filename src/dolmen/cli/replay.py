"""`dolmen replay`: show a journal step by step."""

import argparse
import sys
from pathlib import Path

from dolmen import catalog
from dolmen.cli.arguments import add_components, chosen_box
from dolmen.cli.tables import draw
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.journal import read_journal
from dolmen.kernel.step import WATCHER
from dolmen.kernel.verify import replayed
from dolmen.texts import LANGUAGES, texts

HELP = "Show a journal step by step: what was asked, what was chosen, what happened."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the part of it, and how to show it."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="begin after choice N")
    parser.add_argument("--to", type=int, default=None, dest="last", metavar="N", help="stop after choice N")
    parser.add_argument("--table", action="store_true", help="draw the table at the end of what is shown")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each choice")
    add_components(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay and print."""
    journal = read_journal(arguments.file)
    game = catalog.find(str(journal.header["game"]))
    speech = texts(game, arguments.lang)
    names = [str(name) for name in journal.header["seats"]]
    if not 0 <= arguments.first <= journal.moment:
        raise BadInput(f"--from {arguments.first}: the journal has {journal.moment} choices")
    match = None
    try:
        for match in replayed(game, journal, chosen_box(game, arguments.components)):
            moment = match.moment
            if moment == arguments.last == 0:
                break
            if moment <= arguments.first or moment == 0:
                continue
            line = journal.lines[moment]
            who = names[line["seat"]] if line["seat"] >= 0 else "·"
            ask = game.steps[line["ask"]]
            chosen = "pass" if line["choice"] < 0 else getattr(ask, "names", ())[line["choice"]]
            print(f"{moment:>4}  {who}: {line['ask']} {chosen}")
            for at, told in match.told:
                if at == moment and told.for_seat(WATCHER):
                    print(f"        {speech.told(told, names)} ({told.event.rule})")
            if arguments.step and sys.stdin.isatty():
                input()
            if moment == arguments.last:
                break
    except BadJournal as bad:
        raise BadInput(f"{arguments.file}, {bad}") from None
    if match is not None and arguments.table:
        print(draw(game, match, speech, WATCHER))
    if match is not None and engine.over(match.state):
        print(f"{match.result().scores}")
    return 0

"""`dolmen replay`: show a journal step by step."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dolmen import catalog
from dolmen.cli.arguments import add_components, chosen_box
from dolmen.cli.replay_session import ReplaySession
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.game import Game
from dolmen.kernel.journal import Journal, read_journal
from dolmen.kernel.match import Match
from dolmen.kernel.verify import replayed
from dolmen.tables import draw
from dolmen.texts import LANGUAGES, texts

HELP = "Show a journal step by step: at a terminal the table at every moment, into a pipe what was asked and chosen."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the part of it, and how to show it."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="begin after choice N")
    parser.add_argument("--to", type=int, default=None, dest="last", metavar="N", help="stop after choice N")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="see the table as player N did; 0 is a watcher")
    parser.add_argument("--table", action="store_true", help="list the choices, and draw the table at the end of them")
    parser.add_argument("--step", action="store_true", help="read what to show next, forwards and backwards, also from a pipe")
    parser.add_argument("--list", action="store_true", help="list the choices, also at a terminal")
    add_components(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay, and show or list."""
    journal = read_journal(arguments.file)
    game = catalog.find(str(journal.header["game"]))
    if not 0 <= arguments.first <= journal.moment:
        raise BadInput(f"--from {arguments.first}: the journal has {journal.moment} choices")
    players = len(journal.header["seats"])
    if not 0 <= arguments.seat <= players:
        raise BadInput(f"--seat {arguments.seat}: the game has {players} players")
    try:
        matches = replayed(game, journal, chosen_box(game, arguments.components))
        if arguments.step or (sys.stdin.isatty() and sys.stdout.isatty() and not (arguments.list or arguments.table)):
            return _step(matches, arguments)
        return _list(game, journal, matches, arguments)
    except BadJournal as bad:
        raise BadInput(f"{arguments.file}, {bad}") from None


def _step(matches: Iterator[Match], arguments: argparse.Namespace) -> int:
    """Show the table at every moment that the reader asks for."""
    for match in matches:
        if match.moment == arguments.last:
            break
    first = min(arguments.first, match.moment)
    return ReplaySession(match, arguments.lang, arguments.seat - 1, sys.stdin, first).run()


def _list(game: Game[Any], journal: Journal, matches: Iterator[Match], arguments: argparse.Namespace) -> int:
    """Print what was asked, chosen and told."""
    speech = texts(game, arguments.lang)
    names = [str(name) for name in journal.header["seats"]]
    for match in matches:
        moment = match.moment
        if moment > arguments.first:
            line = journal.lines[moment]
            who = names[line["seat"]] if line["seat"] >= 0 else "·"
            ask = game.steps[line["ask"]]
            chosen = "pass" if line["choice"] < 0 else getattr(ask, "names", ())[line["choice"]]
            print(f"{moment:>4}  {who}: {line['ask']} {chosen}")
            for at, told in match.told:
                if at == moment and told.for_seat(arguments.seat - 1):
                    print(f"        {speech.told(told, names)} ({told.event.rule})")
        if moment == arguments.last:
            break
    if arguments.table:
        print(draw(game, match, speech, arguments.seat - 1))
    if engine.over(match.state):
        print(f"{match.result().scores}")
    return 0

"""`dolmen review`: evaluate every decision and every draw of a recorded game."""

import argparse
import json
from pathlib import Path
from typing import Any

from dolmen import catalog
from dolmen.bots.review import Found, Review, plan_for, summary
from dolmen.bots.reviewing.plans import NAMES
from dolmen.cli import progress
from dolmen.cli.arguments import add_components, chosen_box
from dolmen.cli.review_report import Report
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.game import Game
from dolmen.kernel.history import Record
from dolmen.kernel.journal import Journal, read_journal
from dolmen.kernel.match import setup_of
from dolmen.kernel.verify import verify
from dolmen.texts import LANGUAGES, texts

HELP = "Evaluate every decision and every draw of a recorded game: chances to win, luck apart from decisions, what cost most."
# Where the bar cannot be redrawn, a line is printed after so many moments.
EVERY = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, how much work to put into it, and how to show what was found."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--plan", choices=NAMES, default=NAMES[0], help="quick is coarse, and costs a small part of the time")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="print what was found at every moment, and the sum, as JSON")
    add_components(parser)


def run(arguments: argparse.Namespace) -> int:
    """Verify the journal, evaluate its moments, and report."""
    journal = read_journal(arguments.file)
    game = catalog.find(str(journal.header["game"]))
    box = chosen_box(game, arguments.components)
    try:
        verify(game, journal, box)
    except BadJournal as bad:
        raise BadInput(f"{arguments.file}, {bad}") from None
    setup = setup_of(game, journal, box)
    review = Review(game, setup, Record(journal), plan_for(game, setup.seats, arguments.plan))
    found = evaluated(review, arguments.lang)
    if arguments.json:
        print(json.dumps(document(review, found), ensure_ascii=False, indent=1))
    else:
        show(game, journal, review, found, arguments.lang)
    return 0


def evaluated(review: Review, language: str) -> dict[int, Found]:
    """Evaluate all moments, with a bar."""
    speech = texts(None, language)
    moments = review.moments()
    found: dict[int, Found] = {}
    for done, moment in enumerate(moments, start=1):
        found[moment] = review.evaluate(moment)
        words = speech.say("review-working", done=done, whole=len(moments))
        progress.show(done, len(moments), words, now=done % EVERY == 0)
    return found


def document(review: Review, found: dict[int, Found]) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "plan": review.plan.document(),
        "moments": [found[moment].document() for moment in sorted(found)],
        "summary": summary(found).document(),
    }


def show(game: Game[Any], journal: Journal, review: Review, found: dict[int, Found], language: str) -> None:
    """Print the report."""
    names = [str(name) for name in journal.header["seats"]]
    for line in Report(texts(game, language), names, review, found).lines():
        print(line)

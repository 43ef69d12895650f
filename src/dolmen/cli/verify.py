"""`dolmen verify`: check a journal."""

import argparse
from pathlib import Path

from dolmen import catalog
from dolmen.cli.arguments import add_components, chosen_box
from dolmen.kernel.branching import check_parent
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.journal import read_journal
from dolmen.kernel.verify import verify

HELP = "Check a journal: its chain, its commitment, every answer of chance, every rule, the result."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--parent", type=Path, metavar="FILE", help="the journal from which this one goes on")
    add_components(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check it, and say what was checked."""
    journal = read_journal(arguments.file)
    game = catalog.find(str(journal.header["game"]))
    try:
        match = verify(game, journal, chosen_box(game, arguments.components))
        if arguments.parent is not None:
            check_parent(journal, read_journal(arguments.parent))
    except BadJournal as bad:
        raise BadInput(f"{arguments.file}, {bad}") from None
    draws = sum(1 for line in journal.choices() if "key" in line)
    earlier = sum(1 for line in journal.choices()[: journal.branch_moment] if "key" in line)
    names = [journal.header["seats"][seat] for seat in match.result().winners]
    print(f"{arguments.file}: all is well.")
    print(f"  chain       {len(journal.lines)} lines, each holds the hash of the one before")
    print(f"  commitment  {journal.header['commitment'][:16]}… was published before the first move and fits the secret")
    print(f"  chance      {draws - earlier} answers follow from the secret and the players' words")
    if journal.branch_moment:
        checked = "it is that of --parent" if arguments.parent is not None else "--parent FILE compares them"
        print(f"  parent      {journal.branch_moment} lines are those of the table {journal.header['from']['table']}; {checked}")
    print(f"  rules       {journal.moment - draws} choices keep the rules of {game.id}, version {game.version}")
    print(f"  result      {match.result().scores}, won by {', '.join(names) or 'nobody'}")
    return 0

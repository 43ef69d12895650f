"""`dolmen migrate-database`: move all tables to another database."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dolmen.server.database import Place

HELP = (
    "Copy everything from one database to another that is empty, and check the copy: a data folder (SQLite) or a "
    "postgresql:// URL, in either direction. The servers must be stopped. When it is interrupted, the same command goes on."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The two databases."""
    parser.add_argument("source", metavar="FROM", help="a data folder, or postgresql://user@host/database; it stays as it is")
    parser.add_argument("target", metavar="TO", help="a data folder, or postgresql://user@host/database")


def run(arguments: argparse.Namespace) -> int:
    """Copy, check, and say what to do next."""
    from dolmen.cli.progress import Steps
    from dolmen.server.transfer import transfer

    source, target = _place(arguments.source), _place(arguments.target)
    found = transfer(source, target, Steps().tell)
    print(f"dolmen: {target} holds all {found.tables} tables of {source}; every row was compared, and every journal checked")
    if found.damaged:
        print(f"  these were damaged before, and cannot be opened: {', '.join(found.damaged)}")
    return 0


def _place(text: str) -> "Place":
    from dolmen.server.database import Place
    from dolmen.server.postgres import is_url

    return Place(Path(), text) if is_url(text) else Place(Path(text))

"""`dolmen restore`: put the tables of a backup in place."""

import argparse
from pathlib import Path

from dolmen.cli.place import add_place, place_of

HELP = "Put the tables of a backup in place. The server must be stopped; tables that are there are kept unless --force."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file that `dolmen backup` wrote")
    add_place(parser)
    parser.add_argument("--force", action="store_true", help="replace the tables that are there")
    parser.add_argument("--damaged", action="store_true", help="restore even if journals of some tables are damaged")


def run(arguments: argparse.Namespace) -> int:
    from dolmen.cli.progress import Steps
    from dolmen.server.backup import restore

    place = place_of(arguments)
    tables = restore(place, arguments.file, Steps().tell, force=arguments.force, damaged=arguments.damaged)
    print(f"dolmen: {tables} tables are back in {place}")
    return 0

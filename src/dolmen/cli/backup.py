"""`dolmen backup`: copy all tables into one file."""

import argparse
from pathlib import Path

from dolmen.cli.place import add_place, place_of

HELP = "Copy all tables into one file, while the server runs. Keep the file secret: it holds every table's secret."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write")
    add_place(parser)
    parser.add_argument("--force", action="store_true", help="overwrite the file")


def run(arguments: argparse.Namespace) -> int:
    from dolmen.cli.progress import Steps
    from dolmen.server.backup import backup

    tables = backup(place_of(arguments), arguments.file, Steps().tell, force=arguments.force)
    print(f"dolmen: {arguments.file} holds {tables} tables")
    return 0

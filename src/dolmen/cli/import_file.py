"""`dolmen import`: make a table of a file."""

import argparse
from pathlib import Path

from dolmen.cli.place import add_place, place_of

HELP = "Make a table of a file: the journal of a finished game, or the sealed file of one that goes on. Prints its links."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file and the data folder."""
    parser.add_argument("file", type=Path, help="a journal, or a file that `dolmen export` or the host wrote")
    add_place(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check the file, store the table, and print the links to it."""
    from dolmen.server.moving import imported

    found = imported(place_of(arguments), arguments.file)
    if found.known:
        print(f"dolmen: {arguments.file} is the table {found.table}, which is already there")
    else:
        state = "finished" if found.over else "going on"
        print(f"dolmen: {arguments.file} is now the table {found.table} ({found.game}, {state}, {found.moments} moments)")
    for name, path in found.seats:
        print(f"  {name}: {path}")
    print(f"  to watch: {found.watch}")
    if found.host:
        print(f"  to be the host, who makes new links: {found.host}")
    print("  put the address of the server in front of these links; those to a seat and to be the host work once")
    return 0

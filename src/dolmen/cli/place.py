"""Arguments of the commands that use the tables of a server: where the tables are."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dolmen.server.database import Place

DATA_HELP = "the server's folder (default: DOLMEN_DATA, or the user's data folder)"
DATABASE_HELP = (
    "keep the tables in PostgreSQL: postgresql://user@host/database (default: DOLMEN_DATABASE, or a file in the data folder); "
    "others on this machine can read arguments, so put a password into DOLMEN_DATABASE or ~/.pgpass"
)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Add the data folder and the database."""
    parser.add_argument("--data", type=Path, help=DATA_HELP)
    parser.add_argument("--database", metavar="URL", help=DATABASE_HELP)


def place_of(arguments: argparse.Namespace) -> "Place":
    """Where the tables are; `--data` alone means the folder, whatever the environment says."""
    from dolmen.server.database import FROM_ENVIRONMENT, Place
    from dolmen.server.settings import default_data

    url = arguments.database
    if url is None:
        url = "" if arguments.data else os.environ.get(FROM_ENVIRONMENT, "")
    return Place(arguments.data or default_data(), url)

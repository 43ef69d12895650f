"""`dolmen restore`: put the tables of a backup in place."""

import argparse
from pathlib import Path

HELP = "Put the tables of a backup in place. The server must be stopped; tables that are there are kept unless --force."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file that `dolmen backup` wrote")
    parser.add_argument("--data", type=Path, help="the server's folder (default: DOLMEN_DATA, or the user's data folder)")
    parser.add_argument("--force", action="store_true", help="replace the tables that are there")


def run(arguments: argparse.Namespace) -> int:
    from dolmen.server.backup import restore
    from dolmen.server.database import database_file
    from dolmen.server.settings import default_data

    data = arguments.data or default_data()
    tables = restore(data, arguments.file, force=arguments.force)
    print(f"dolmen: {tables} tables are back in {database_file(data)}")
    return 0

"""`dolmen backup`: copy all tables into one file."""

import argparse
from pathlib import Path

HELP = "Copy all tables into one file, while the server runs. Keep the file secret: it holds every table's secret."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write")
    parser.add_argument("--data", type=Path, help="the server's folder (default: DOLMEN_DATA, or the user's data folder)")
    parser.add_argument("--force", action="store_true", help="overwrite the file")


def run(arguments: argparse.Namespace) -> int:
    from dolmen.server.backup import backup
    from dolmen.server.settings import default_data

    tables = backup(arguments.data or default_data(), arguments.file, force=arguments.force)
    print(f"dolmen: {arguments.file} holds {tables} tables")
    return 0

"""`dolmen export`: write a table to a file."""

import argparse
import os
from pathlib import Path

from dolmen.cli.place import add_place, place_of

HELP = (
    "Write a table to a file, also while the server runs. A finished table becomes its journal. The file of an unfinished one "
    "lets another Dolmen go on with it: whoever has it can see every secret of the table, and what chance will answer."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the file, the data folder."""
    parser.add_argument("table", help="the id of the table, as in its address")
    parser.add_argument("file", type=Path, nargs="?", help="the file to write (default: a name with the table's id, here)")
    add_place(parser)
    parser.add_argument("--force", action="store_true", help="overwrite the file")


def run(arguments: argparse.Namespace) -> int:
    """Write the file, and say what it holds."""
    from dolmen.server.moving import exported

    found = exported(place_of(arguments), arguments.table)
    path: Path = arguments.file or Path(found.name)
    _write(path, found.text, arguments.force)
    print(f"dolmen: {path} holds the table {arguments.table}, {found.moments} moments")
    if not found.over:
        print("  the game goes on: whoever has this file can see every secret of the table, and what chance will answer")
        print("  dolmen import makes a table of it elsewhere; the table here stays as it is")
    return 0


def _write(path: Path, text: str, force: bool) -> None:
    """Write a file that only its owner may read, whole or not at all."""
    from dolmen.kernel.errors import BadInput

    if path.exists() and not force:
        raise BadInput(f"{path}: there is already such a file; --force overwrites it")
    draft = path.with_name(path.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "wb") as file:
            file.write(text.encode())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None

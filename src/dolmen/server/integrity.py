"""Whether the SQLite file of a server is whole, as a start and `dolmen doctor` check it."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from dolmen.kernel.errors import BadInput
from dolmen.server.database import Place

log = logging.getLogger("dolmen.server")

# A start checks this much of a file in about a second; dolmen doctor checks larger ones.
CHECKED_AT_START: Final = 512 * 1024 * 1024
RESTORE_HINT: Final = "put a backup in place with: dolmen restore BACKUP --force"
SALVAGE_HINT: Final = "dolmen doctor --all names the tables that are damaged, and dolmen export saves one that is whole"


def check_file(place: Place) -> None:
    """BadInput when the SQLite file of a server is damaged; a large one is not read as a whole."""
    if place.address is not None or not place.file.is_file():
        return
    size = place.file.stat().st_size
    if size == 0:
        log.warning("%s is empty: it becomes a new database with a new key, and nobody is signed in there", place.file)
    elif size <= CHECKED_AT_START:
        fault = damage(place.file)
        if fault:
            raise BadInput(f"{place.file} is damaged ({fault}); {RESTORE_HINT}; {SALVAGE_HINT}")


def damage(file: Path) -> str:
    """What is wrong with a SQLite file, or an empty text."""
    try:
        with closing(sqlite3.connect(file, timeout=30)) as database:
            found = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError:
        # It cannot be opened or is locked: whoever opens it next says why.
        return ""
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else found.splitlines()[-1]

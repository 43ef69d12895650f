"""Journals of finished tables in archives: compressed, without what can be worked out again, and opened like any other.

The footer stays in the journal, because lists read who has won from it. Every other line is stored without the hash of the line
before: the hashes are worked out again from the header on, and the footer's proves that nothing has changed.
"""

import zlib
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from dolmen.kernel.errors import BadJournal
from dolmen.kernel.journal import line_hash
from dolmen.server import schema

LEVEL: Final = 9
# Where the hash stands in a line: it is always the last entry.
PREV: Final = ',"prev":"'
END: Final = '"}'
HASH: Final = 64
SHORTEST: Final = 3

_lines = schema.journal.c


class Archived(msgspec.Struct):
    """The lines of a journal, but the last, without their hashes, and who made each; thoughts, each with its moment."""

    lines: list[str]
    makers: list[str | None]
    thoughts: list[tuple[int, str]]


_decoder = msgspec.json.Decoder(Archived)


def packed(lines: list[str], makers: list[str | None], thoughts: list[tuple[int, str]]) -> bytes | None:
    """The lines as they are archived, or None when they could not be restored exactly."""
    bare = [lines[0], *(_without_hash(line) for line in lines[1:])]
    found = zlib.compress(msgspec.json.encode(Archived(bare, makers, thoughts)), LEVEL)
    return found if unpacked(found).lines == lines else None


def unpacked(content: bytes) -> Archived:
    """The lines with their hashes; what was changed is found by the footer's hash, as in any other journal."""
    try:
        found = _decoder.decode(zlib.decompress(content))
    except (zlib.error, msgspec.MsgspecError):
        raise BadJournal(1, "the archive of this journal is damaged") from None
    lines = found.lines[:1]
    for line in found.lines[1:]:
        lines.append(f"{line}{PREV}{line_hash(lines[-1])}{END}")
    found.lines = lines
    return found


def _without_hash(line: str) -> str:
    return line[: -len(PREV) - HASH - len(END)]


def prepared(connection: Connection, table: str) -> bytes | None:
    """The archive of a finished table, which nobody changes any more; None where it stays as it is."""
    rows = connection.execute(select(_lines.line, _lines.made_by).where(_lines.table == table).order_by(_lines.moment)).all()
    said = schema.thoughts.c
    thoughts = [(row.moment, row.said) for row in connection.execute(select(schema.thoughts).where(said.table == table))]
    # A header with a footer alone is not worth it.
    if len(rows) < SHORTEST:
        return None
    return packed([row.line for row in rows[:-1]], [row.made_by for row in rows[:-1]], thoughts)


def store(connection: Connection, table: str, content: bytes) -> None:
    """Replace the journal of a table, up to the footer, by its archive."""
    connection.execute(insert(schema.archives).values(table=table, content=content))
    last = select(func.max(_lines.moment)).where(_lines.table == table).scalar_subquery()
    connection.execute(delete(schema.journal).where(_lines.table == table, _lines.moment < last))
    # Clicks need not be told apart any more: nobody can choose at a finished table.
    for part in (schema.answered, schema.thoughts):
        connection.execute(delete(part).where(part.c.table == table))


def archived(connection: Connection, table: str) -> Archived | None:
    """The lines of a table that are in an archive."""
    content = connection.execute(select(schema.archives.c.content).where(schema.archives.c.table == table)).scalar()
    return None if content is None else unpacked(content)

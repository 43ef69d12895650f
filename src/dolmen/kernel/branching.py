"""Playing on from a moment of another table: the lines before are that table's, what comes after has a secret of its own."""

from collections.abc import Sequence
from typing import Any

from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.game import Game
from dolmen.kernel.journal import BRANCHED, ORIGIN, Journal, Line
from dolmen.kernel.match import new_header, setup_of


def branched(
    game: Game[Any], parent: Journal, moment: int, names: Sequence[str], table: str, secret: bytes, words: Sequence[str] = ()
) -> Journal:
    """The journal of a table that goes on from a moment of another; who opens it, lets chance answer from there on.

    Numbers of draws go on counting, so no draw of the parent comes again with the new secret.
    """
    if not 0 <= moment <= parent.moment:
        raise BadInput(f"the table has the moments 0 to {parent.moment}, not {moment}")
    setup = setup_of(game, parent)
    if len(names) != setup.seats:
        raise BadInput(f"{len(names)} names were given for {setup.seats} seats")
    origin = {"table": parent.header["table"], "moment": moment, "hash": parent.hashes[moment]}
    header = new_header(game, setup, names, words, table, secret)
    journal = Journal({**header, "dolmen": BRANCHED, ORIGIN: origin})
    for line in parent.lines[1 : moment + 1]:
        journal.add_again(line)
    return journal


def check_parent(journal: Journal, parent: Journal) -> None:
    """Check that the first lines of a branch are those of the table that its header names."""
    origin = journal.header.get(ORIGIN)
    if origin is None:
        raise BadJournal(1, "this journal does not go on from another one")
    moment = journal.branch_moment
    if (origin["table"], origin["hash"]) != (parent.header["table"], _hash_at(parent, moment)):
        raise BadJournal(1, f"it goes on from moment {moment} of table {origin['table']}, and the other journal is not that")
    for number in range(1, moment + 1):
        if _said(journal.lines[number]) != _said(parent.lines[number]):
            raise BadJournal(number + 1, "this line is not that of the table from which the journal goes on")


def _hash_at(journal: Journal, moment: int) -> str:
    return journal.hashes[moment] if moment <= journal.moment else ""


def _said(line: Line) -> Line:
    return {key: value for key, value in line.items() if key != "prev"}

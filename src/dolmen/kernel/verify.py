"""Checks a journal: chain, commitment, every draw, every rule, the result."""

from collections.abc import Iterator
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.chance import SECRET_BYTES, commitment
from dolmen.kernel.errors import BadJournal
from dolmen.kernel.game import Box, Game
from dolmen.kernel.journal import Journal
from dolmen.kernel.match import Match, replay_line, setup_of

HEXADECIMAL: Final = frozenset("0123456789abcdef")


def replayed(game: Game[Any], journal: Journal, box: Box | None = None, secret: bytes | None = None) -> Iterator[Match]:
    """Yield the match after each line of a journal, the header first."""
    match = Match(game, setup_of(game, journal, box), Journal(journal.header), secret)
    yield match
    for _ in journal.choices():
        replay_line(match, journal)
        yield match


def verify(game: Game[Any], journal: Journal, box: Box | None = None) -> Match:
    """Check everything in a finished journal; BadJournal says which line is wrong and how."""
    secret = revealed_secret(journal) if journal.finished else None
    *_, last = replayed(game, journal, box, secret)
    line = len(journal.lines)
    if not journal.finished:
        raise BadJournal(
            line,
            f"the journal ends here without a footer: the game is not finished, or the file was cut. "
            f"Its {journal.moment} choices keep the rules; chance cannot be checked before the secret is revealed",
            "unfinished",
        )
    if not engine.over(last.state):
        raise BadJournal(line, "the footer stands before the end of the game", "rules")
    if journal.lines[-1]["result"] != last.result().document():
        raise BadJournal(
            line,
            f"the result is written as {journal.lines[-1]['result']!r}, the rules give {last.result().document()}",
            "rules",
        )
    return last


def revealed_secret(journal: Journal) -> bytes:
    """Return the secret from the footer, checked against the commitment in the header."""
    return checked_secret(journal, journal.lines[-1]["secret"], len(journal.lines))


def checked_secret(journal: Journal, written: object, line: int) -> bytes:
    """Return a secret that is written in hexadecimal digits, checked against the commitment in a journal's header."""
    if not isinstance(written, str) or len(written) != 2 * SECRET_BYTES or not set(written) <= HEXADECIMAL:
        raise BadJournal(line, f"the secret is not a row of {2 * SECRET_BYTES} hexadecimal digits", "secret")
    secret = bytes.fromhex(written)
    if commitment(journal.header["table"], secret) != journal.header["commitment"]:
        raise BadJournal(line, "the secret is not the one that the header committed to", "secret")
    return secret

"""Tables as files: the journal of a finished one, and a sealed file with which another Dolmen can go on with an unfinished one.

Every file is checked against the rules; one that is damaged or foreign raises BadJournal, never anything else.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from dolmen import bots, catalog
from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.game import Game
from dolmen.kernel.journal import Journal, parse_journal
from dolmen.kernel.match import Match, resume
from dolmen.kernel.verify import checked_secret, verify
from dolmen.server.cleaning import cleaned

FORMAT: Final = 1
PERSON: Final = "person"
BOT: Final = "bot"
KIND: Final = "dolmen-sealed"
WARNING: Final = (
    "Whoever has this file can see every secret of this table, and what chance will answer. "
    "It is for its host to move the table to another Dolmen; do not give it to anybody who plays."
)
KEYS: Final = [KIND, "warning", "secret", "talk", "warn", "seats", "answers", "journal", "check"]
SEAT_KEYS: Final = ["name", "kind", "colour", "level", "owner"]
HOST: Final = "host"
GUEST: Final = "guest"
NOBODY: Final = ""
NAME_LENGTH: Final = 40
COLOURS: Final = 12
LARGEST: Final = 2 * 1024 * 1024

Document = dict[str, Any]


class FileSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table from a file: who plays it, and whose it was: the host's, another guest's or nobody's."""

    name: str
    kind: str = PERSON
    colour: int = 0
    level: str = ""
    owner: Literal["host", "guest", ""] = ""


class TableFile(msgspec.Struct):
    """What a file holds, after it was checked."""

    game: str
    lines: list[str]
    secret: str
    seats: list[FileSeat]
    over: bool
    talk: bool = False
    warn: bool = False
    answers: dict[str, int] = {}


def read(content: bytes) -> TableFile:
    """Read and check a file; BadJournal says where it is wrong and how."""
    if len(content) > LARGEST:
        raise BadJournal(1, f"the file has more than {LARGEST} bytes, so it is not the file of a table", "foreign")
    return _sealed(content) if f'"{KIND}"'.encode() in content[:64] else _finished(content)


def _game_of(journal: Journal) -> Game[Any]:
    try:
        return catalog.find(journal.header["game"])
    except BadInput as bad:
        raise BadJournal(1, str(bad), "game") from None


def _finished(content: bytes) -> TableFile:
    """A journal; who sat where is not in it but for the names, and nobody needs to play on."""
    journal = parse_journal(content)
    verify(_game_of(journal), journal)
    names = [cleaned(name)[:NAME_LENGTH] or str(seat + 1) for seat, name in enumerate(journal.header["seats"])]
    seats = [FileSeat(name, colour=seat) for seat, name in enumerate(names)]
    return TableFile(journal.header["game"], journal.texts, journal.lines[-1]["secret"], seats, True)


# Sealed files


def sealed(
    lines: list[str], secret: bytes, seats: Sequence[FileSeat], answers: Mapping[int, int], *, talk: bool, warn: bool
) -> str:
    """The file of an unfinished table; its first lines say what it is."""
    document: Document = {
        KIND: FORMAT,
        "warning": WARNING,
        "secret": secret.hex(),
        "talk": talk,
        "warn": warn,
        "seats": [{key: getattr(seat, key) for key in SEAT_KEYS} for seat in seats],
        "answers": {str(seat): choice for seat, choice in answers.items()},
        "journal": lines,
    }
    return _written({**document, "check": _check(document)})


def _written(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _check(document: Document) -> str:
    """The hash by which damage is noticed."""
    return hashlib.sha256(_written({key: value for key, value in document.items() if key != "check"}).encode()).hexdigest()


def _sealed(content: bytes) -> TableFile:
    document = _document(content)
    journal = _journal_in(document, content)
    if document["check"] != _check(document):
        raise BadJournal(1, "something in the file was changed: its hash does not fit")
    for key in ("talk", "warn"):
        if type(document[key]) is not bool:
            raise BadJournal(1, f"{key} must be true or false")
    game = _game_of(journal)
    secret = checked_secret(journal, document["secret"], 1)
    match = resume(game, journal, secret)
    seats = _seats(game, match, document["seats"])
    answers = _answers(match, document["answers"])
    return TableFile(
        game.id, match.journal.texts, document["secret"], seats, match.over, document["talk"], document["warn"], answers
    )


def _document(content: bytes) -> Document:
    """The document with the keys that it must have, and nothing else in the file."""
    try:
        document = json.loads(content.decode())
        again = _written(document).encode(errors="replace") if isinstance(document, dict) else b""
    except UnicodeDecodeError:
        raise BadJournal(1, "the file is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        fault = "cut" if error.pos >= len(content.decode().rstrip()) - 1 else "changed"
        raise BadJournal(error.lineno, "the file is not well-formed JSON: it was cut or changed", fault) from None
    except (ValueError, RecursionError):
        raise BadJournal(1, "the file is not well-formed JSON: it was changed") from None
    if not isinstance(document, dict) or KIND not in document:
        raise BadJournal(1, "this is not a table that Dolmen has exported", "foreign")
    form = document[KIND]
    if type(form) is int and form > FORMAT:
        raise BadJournal(1, f"the sealed file has format {form}; this program reads format {FORMAT}", "newer")
    if type(form) is not int or form != FORMAT or list(document) != KEYS:
        raise BadJournal(1, f"a sealed file has the keys {', '.join(KEYS)}; found {', '.join(document)}")
    if again != content:
        raise BadJournal(1, "the file is not written as Dolmen writes it: it was changed")
    return document


def _journal_in(document: Document, content: bytes) -> Journal:
    """The journal in a sealed file; faults are told with the line of the file."""
    lines = document["journal"]
    if not isinstance(lines, list) or not lines or not all(isinstance(line, str) and "\n" not in line for line in lines):
        raise BadJournal(1, "journal must be a list of lines")
    before = content.decode().split('\n "journal": [', 1)[0].count("\n") + 2
    return _shifted(before, lambda: parse_journal("".join(f"{line}\n" for line in lines).encode(errors="replace")))


def _shifted(lines: int, call: Callable[[], Journal]) -> Journal:
    try:
        return call()
    except BadJournal as bad:
        raise BadJournal(bad.line + lines, bad.reason, bad.fault) from None


def _seats(game: Game[Any], match: Match, written: object) -> list[FileSeat]:
    if not isinstance(written, list) or len(written) != match.setup.seats:
        raise BadJournal(1, "there must be one seat for each player")
    return [_seat(game, entry) for entry in written]


def _seat(game: Game[Any], entry: object) -> FileSeat:
    """A seat with values that a table may have."""
    try:
        seat = msgspec.convert(entry, FileSeat)
    except msgspec.ValidationError as error:
        raise BadJournal(1, f"a seat is wrong: {error}") from None
    known = bots.names(game) if seat.kind == BOT else ("",)
    if seat.kind == BOT and seat.level not in known:
        raise BadJournal(1, f"there is no bot of the level {seat.level!r} for {game.id}", "game")
    named = seat.name.isprintable() and 0 < len(seat.name) <= NAME_LENGTH
    if not named or seat.kind not in (BOT, PERSON) or seat.level not in known or not 0 <= seat.colour < COLOURS:
        raise BadJournal(1, f"a seat is wrong: {entry!r}")
    return seat


def _answers(match: Match, written: object) -> dict[str, int]:
    """Answers that wait until the others have answered."""
    answers: dict[str, int] = {}
    try:
        answers = msgspec.convert(written, dict[str, int])
        asked = {str(ask.seat): ask for ask in match.open_asks()}
        fits = not answers or len(answers) < len(asked)
        for seat, choice in answers.items():
            fits = fits and asked[seat].together and match.why_not(int(seat), choice) is None
    except (msgspec.ValidationError, KeyError):
        fits = False
    if not fits:
        raise BadJournal(1, "the answers that wait do not fit the questions")
    return answers

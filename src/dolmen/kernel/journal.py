"""The journal: header, one line for every choice, footer; each line holds the hash of the one before."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.step import CHANCE

# A journal that goes on from another table has the second format; all others have the first, which older programs read.
FORMAT: Final = 1
BRANCHED: Final = 2
HEADER_KEYS: Final = [
    "dolmen",
    "game",
    "rules",
    "components",
    "table",
    "options",
    "seats",
    "words",
    "commitment",
]
# Which moment of which table a branch goes on from, and the hash of that table's line there.
ORIGIN: Final = "from"
ORIGIN_KEYS: Final = ["table", "moment", "hash"]
CHOICE_KEYS: Final = ["n", "seat", "ask", "choice", "prev"]
DRAW_KEYS: Final = ["n", "seat", "ask", "key", "weights", "choice", "prev"]
FOOTER_KEYS: Final = ["end", "result", "secret", "prev"]

Line = dict[str, Any]

# Made once: `json.dumps` makes one for every line.
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def written(line: Line) -> str:
    """Encode a line; there is only this way to write it."""
    return ENCODER.encode(line)


def line_hash(text: str) -> str:
    """Return the hash that the next line carries."""
    return hashlib.sha256(text.encode()).hexdigest()


class Journal:
    """A hash chain of lines, in memory; `texts` is the file, line by line."""

    __slots__ = ("hashes", "lines", "texts")

    def __init__(self, header: Line) -> None:
        self.lines: list[Line] = []
        self.texts: list[str] = []
        self.hashes: list[str] = []
        self._append(header)

    def _append(self, line: Line) -> None:
        text = written(line)
        self.lines.append(line)
        self.texts.append(text)
        self.hashes.append(line_hash(text))

    @property
    def header(self) -> Line:
        """The first line."""
        return self.lines[0]

    @property
    def branch_moment(self) -> int:
        """The last moment that is another table's, from which this one goes on; 0 where all is its own."""
        moment: int = self.header[ORIGIN]["moment"] if ORIGIN in self.header else 0
        return moment

    @property
    def moment(self) -> int:
        """The number of choices made so far, chance included."""
        return len(self.lines) - 1 - (1 if self.finished else 0)

    @property
    def finished(self) -> bool:
        """Tell whether the footer is there."""
        return "end" in self.lines[-1]

    def choices(self) -> list[Line]:
        """The lines between header and footer."""
        return self.lines[1 : self.moment + 1]

    def add_choice(self, seat: int, ask: str, choice: int) -> None:
        """Record what a player chose."""
        self._append({"n": self.moment + 1, "seat": seat, "ask": ask, "choice": choice, "prev": self.hashes[-1]})

    def add_draw(self, ask: str, key: str, weights: list[int], choice: int) -> None:
        """Record what chance answered, with everything needed to check it."""
        line = {
            "n": self.moment + 1,
            "seat": CHANCE,
            "ask": ask,
            "key": key,
            "weights": weights,
            "choice": choice,
        }
        self._append({**line, "prev": self.hashes[-1]})

    def add_footer(self, result: Line, secret: bytes) -> None:
        """Close the journal with the result and the secret that the header committed to."""
        self._append({"end": True, "result": result, "secret": secret.hex(), "prev": self.hashes[-1]})

    def add_again(self, line: Line) -> None:
        """Record what a line of another journal says, after other lines than there."""
        self._append({**line, "prev": self.hashes[-1]})

    def copy_line(self, other: "Journal", number: int) -> None:
        """Add a line of another journal with the same lines before it, as it is written there."""
        self.lines.append(other.lines[number])
        self.texts.append(other.texts[number])
        self.hashes.append(other.hashes[number])

    def until(self, moment: int) -> "Journal":
        """A copy of the journal as it was at a moment."""
        found = Journal(self.header)
        for number in range(1, moment + 1):
            found.copy_line(self, number)
        return found

    def cut(self, moment: int) -> None:
        """Drop everything after a moment (for undo)."""
        del self.lines[moment + 1 :]
        del self.texts[moment + 1 :]
        del self.hashes[moment + 1 :]

    def text(self) -> str:
        """The whole file."""
        return "\n".join(self.texts) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_text(self.text(), encoding="utf-8", newline="\n")
            draft.replace(path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise BadInput(f"{path}: cannot be written: {error.strerror}") from None


def read_journal(path: Path) -> Journal:
    """Read a journal file and check its form and its chain."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    try:
        return parse_journal(content)
    except BadJournal as bad:
        raise BadInput(f"{path}, {bad}") from None


def parse_journal(content: bytes) -> Journal:
    """Build a journal from the bytes of a file; BadJournal says which line is wrong and how."""
    if not content:
        raise BadJournal(1, "the file is empty", "foreign")
    raw = content.split(b"\n")
    whole = raw[-1] == b""
    if whole:
        raw.pop()
    journal = Journal(_header(raw[0]))
    for number, text in enumerate(raw[1:], start=2):
        _append_checked(journal, text, number, raw[number] if number < len(raw) else b"", number == len(raw) and not whole)
    if not whole:
        raise BadJournal(len(raw), "the file was cut: the last line does not end with a line feed", "cut")
    if journal.moment < journal.branch_moment:
        raise BadJournal(len(raw), "the file was cut: it ends before the moment from which it goes on", "cut")
    return journal


def _header(text: bytes) -> Line:
    """The first line, with values of the kinds that Dolmen writes."""
    try:
        header = _decoded(text, 1)
    except BadJournal as bad:
        # What begins like a journal was one; anything else never was.
        raise BadJournal(1, bad.reason, "changed" if text.startswith(b'{"dolmen":') else "foreign") from None
    if "dolmen" not in header:
        raise BadJournal(1, f"the first line of a journal begins with the key dolmen; found {', '.join(header)}", "foreign")
    form = header["dolmen"]
    if type(form) is not int or form not in (FORMAT, BRANCHED):
        newer = "newer" if type(form) is int and form > BRANCHED else "changed"
        reason = f"the journal has format {form!r}; this program reads the formats {FORMAT} and {BRANCHED}"
        raise BadJournal(1, reason, newer)
    _check_keys(header, [*HEADER_KEYS, ORIGIN] if form == BRANCHED else HEADER_KEYS, 1, "a journal's header")
    for key in ("game", "components", "table", "commitment"):
        if not isinstance(header[key], str):
            raise BadJournal(1, f"{key} must be a text")
    for key in ("seats", "words"):
        if not isinstance(header[key], list) or not all(isinstance(text, str) for text in header[key]):
            raise BadJournal(1, f"{key} must be a list of texts")
    if not isinstance(header["options"], dict):
        raise BadJournal(1, "options must be a table")
    if form == BRANCHED:
        _check_origin(header[ORIGIN])
    return header


def _check_origin(origin: Any) -> None:
    if not isinstance(origin, dict):
        raise BadJournal(1, "the header must say from which table it goes on")
    _check_keys(origin, ORIGIN_KEYS, 1, "the origin of a journal")
    moment = origin["moment"]
    if not isinstance(origin["table"], str) or not isinstance(origin["hash"], str) or type(moment) is not int or moment < 0:
        raise BadJournal(1, "the origin of a journal is a table, a moment and a hash")


def _append_checked(journal: Journal, text: bytes, number: int, following: bytes, cut: bool) -> None:
    if journal.finished:
        raise BadJournal(number, "there is something after the footer")
    try:
        line = _decoded(text, number)
    except BadJournal as bad:
        raise BadJournal(number, bad.reason, "cut" if cut else bad.fault) from None
    if "end" in line:
        _check_keys(line, FOOTER_KEYS, number, "a journal's footer")
        if line["end"] is not True:
            raise BadJournal(number, "the end of a journal must be true")
    else:
        _check_keys(line, DRAW_KEYS if "key" in line else CHOICE_KEYS, number, "a choice")
        if type(line["n"]) is not int or line["n"] != journal.moment + 1:
            raise BadJournal(
                number,
                f"this is choice {line['n']!r}, expected {journal.moment + 1}: a line is missing or doubled",
            )
        if type(line["seat"]) is not int or type(line["choice"]) is not int:
            raise BadJournal(number, "seat and choice must be whole numbers")
    if line["prev"] != journal.hashes[-1]:
        if line_hash(text.decode()).encode() in following:
            raise BadJournal(number - 1, f"this line was changed: line {number} holds the hash of another one")
        raise BadJournal(number, f"the chain is broken: this line, or line {number - 1} before it, was changed")
    journal._append(line)


def _decoded(text: bytes, number: int) -> Line:
    try:
        line = json.loads(text.decode("utf-8"))
        again = written(line) if isinstance(line, dict) else ""
    except UnicodeDecodeError:
        raise BadJournal(number, "the line is not UTF-8 text") from None
    except (ValueError, RecursionError):
        # Also a number with thousands of digits.
        raise BadJournal(number, "the line is not well-formed JSON: it was cut or changed") from None
    if not isinstance(line, dict):
        raise BadJournal(number, "the line is not a JSON object")
    if again.encode(errors="replace") != text:
        raise BadJournal(number, "the line is not written as Dolmen writes it: it was changed")
    return line


def _check_keys(line: Line, expected: list[str], number: int, what: str) -> None:
    if list(line) != expected:
        raise BadJournal(number, f"{what} has the keys {', '.join(expected)}; found {', '.join(line)}")

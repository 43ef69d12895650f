"""The journal: header, one line for every choice, footer; each line holds the hash of the one before."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.kernel.step import CHANCE

FORMAT: Final = 1
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
CHOICE_KEYS: Final = ["n", "seat", "ask", "choice", "prev"]
DRAW_KEYS: Final = ["n", "seat", "ask", "key", "weights", "choice", "prev"]
FOOTER_KEYS: Final = ["end", "result", "secret", "prev"]

Line = dict[str, Any]


def written(line: Line) -> str:
    """Encode a line; there is only this way to write it."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


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

    def copy_line(self, other: "Journal", number: int) -> None:
        """Add a line of another journal with the same lines before it, as it is written there."""
        self.lines.append(other.lines[number])
        self.texts.append(other.texts[number])
        self.hashes.append(other.hashes[number])

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
        raise BadJournal(1, "the file is empty")
    raw = content.split(b"\n")
    whole = raw[-1] == b""
    if whole:
        raw.pop()
    header = _decoded(raw[0], 1)
    _check_keys(header, HEADER_KEYS, 1, "a journal's header")
    if header["dolmen"] != FORMAT:
        raise BadJournal(1, f"the journal has format {header['dolmen']!r}; this program reads format {FORMAT}")
    journal = Journal(header)
    for number, text in enumerate(raw[1:], start=2):
        _append_checked(journal, text, number, raw[number] if number < len(raw) else b"")
    if not whole:
        raise BadJournal(len(raw), "the file was cut: the last line does not end with a line feed")
    return journal


def _append_checked(journal: Journal, text: bytes, number: int, following: bytes) -> None:
    if journal.finished:
        raise BadJournal(number, "there is something after the footer")
    line = _decoded(text, number)
    if "end" in line:
        _check_keys(line, FOOTER_KEYS, number, "a journal's footer")
    else:
        _check_keys(line, DRAW_KEYS if "key" in line else CHOICE_KEYS, number, "a choice")
        if line["n"] != journal.moment + 1:
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
    except UnicodeDecodeError:
        raise BadJournal(number, "the line is not UTF-8 text") from None
    except (json.JSONDecodeError, RecursionError):
        raise BadJournal(number, "the line is not well-formed JSON: it was cut or changed") from None
    if not isinstance(line, dict):
        raise BadJournal(number, "the line is not a JSON object")
    if written(line).encode(errors="replace") != text:
        raise BadJournal(number, "the line is not written as Dolmen writes it: it was changed")
    return line


def _check_keys(line: Line, expected: list[str], number: int, what: str) -> None:
    if list(line) != expected:
        raise BadJournal(number, f"{what} has the keys {', '.join(expected)}; found {', '.join(line)}")

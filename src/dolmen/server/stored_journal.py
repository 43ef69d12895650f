"""Reads journals that this server has stored: faster than a file, because how the lines are written need not be checked."""

from typing import Any, Final

import msgspec

from dolmen.kernel.errors import BadJournal
from dolmen.kernel.journal import Journal, line_hash
from dolmen.server.pauses import pause

AT_ONCE: Final = 128

_lines = msgspec.json.Decoder(list[dict[str, Any]])
_answers = msgspec.json.Decoder(dict[int, int])


def stored_journal(texts: list[str]) -> Journal:
    """Build a journal from stored lines; BadJournal when the chain of their hashes is broken."""
    try:
        journal = Journal(_lines.decode(f"[{texts[0]}]")[0])
        if journal.texts != texts[:1]:
            raise BadJournal(1, "the header is not written as Dolmen writes it: it was changed")
        for begin in range(1, len(texts), AT_ONCE):
            _extend(journal, texts[begin : begin + AT_ONCE])
            pause()
    except (msgspec.MsgspecError, LookupError, ValueError):
        raise BadJournal(1, "a line of this journal was damaged where it is stored") from None
    return journal


def stored_answers(text: str) -> dict[int, int]:
    """The answers that wait for others, by seat; BadJournal when they were damaged where they are stored."""
    try:
        return _answers.decode(text)
    except (msgspec.MsgspecError, ValueError):
        raise BadJournal(1, "what waits for other answers was damaged where it is stored") from None


def _extend(journal: Journal, texts: list[str]) -> None:
    lines = _lines.decode(f"[{','.join(texts)}]")
    number, before = len(journal.lines), journal.hashes[-1]
    for line, text in zip(lines, texts, strict=True):
        if line["prev"] != before or line.get("n", number) != number:
            raise BadJournal(number + 1, "the chain is broken: this line, or the one before it, was changed")
        before = line_hash(text)
        journal.hashes.append(before)
        number += 1
    journal.lines.extend(lines)
    journal.texts.extend(texts)

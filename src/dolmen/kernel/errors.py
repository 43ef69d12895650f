"""Errors about input from outside.

BadInput            one sentence: what, where, which value, what is allowed; exit code 2
├── BadJournal      a journal file that is not valid, with the line at fault
└── IllegalChoice   a choice that the rules refuse, with the refusal (in engine.py, which knows questions)
"""

from collections.abc import Iterable
from typing import Final

SHOWN_CHOICES: Final = 12
LONGEST_REASON: Final = 300


class BadInput(Exception):
    """Something from outside is wrong; the message is one clear sentence."""


class BadJournal(BadInput):
    """A journal that is not valid; `line` says where (1 is the header), `fault` what kind of fault it is, for players.

    changed     lines were changed, left out, doubled or put elsewhere
    cut         the file ends too early
    foreign     the file is not from Dolmen
    newer       a newer Dolmen wrote it
    game        this installation cannot play the game as it was played
    rules       the rules contradict a line
    chance      an answer of chance does not follow from the secret
    secret      the secret is not the one that was sealed
    unfinished  the game is not over, so nobody can check or play it without its secret
    """

    def __init__(self, line: int, reason: str, fault: str = "changed") -> None:
        # A reason may show what the file says, which can be long.
        reason = " ".join(reason.split())
        reason = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.fault = fault


def listed(names: Iterable[object]) -> str:
    """List what is allowed, shortened when the list is long."""
    words = [str(name) for name in names]
    if len(words) > SHOWN_CHOICES:
        return ", ".join(words[:SHOWN_CHOICES]) + f", … ({len(words)} in all)"
    return ", ".join(words) if words else "nothing"

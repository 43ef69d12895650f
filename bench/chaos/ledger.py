"""What the clients of a chaos run have done and seen, to be compared with the database at the end."""

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


def digest(part: object) -> bytes:
    """A short hash of a part of a message, whatever the order of its keys."""
    return hashlib.blake2b(json.dumps(part, sort_keys=True).encode(), digest_size=12).digest()


@dataclass
class Click:
    """A choice or an undo that a client has sent; `choice` is None for an undo."""

    client: str
    guest: str
    seat: int
    moment: int
    choice: int | None
    together: bool = False
    acknowledged: bool = False
    refused: str = ""


@dataclass
class Sheet:
    """All that is known of one table: who sits where, what was clicked, what was shown."""

    table: str
    game: str
    clicks: dict[str, Click] = field(default_factory=dict)
    # By moment and seat, hashes of the views, and of the choices of the questions that were asked.
    views: dict[tuple[int, int], set[bytes]] = field(default_factory=dict)
    questions: dict[tuple[int, int], set[bytes]] = field(default_factory=dict)
    # By seat, the moments and hashes of the lines of the log.
    log: dict[int, set[tuple[int, bytes]]] = field(default_factory=dict)
    chat: set[str] = field(default_factory=set)
    last: int = 0
    over: bool = False
    # The lowest moment to which somebody may have taken a choice back: what was seen after it may not be there any more.
    undone_to: int | None = None

    def see(self, state: Json) -> None:
        """Note what a client was sent."""
        seat, moment = state["seat"], state["moment"]
        self.views.setdefault((moment, seat), set()).add(digest(state["view"]))
        if state["question"]:
            self.questions.setdefault((moment, seat), set()).add(digest(state["question"]["choices"]))
        lines = self.log.setdefault(seat, set())
        lines.update((line["moment"], digest(line)) for line in state["log"])
        self.last = max(self.last, moment)
        self.over = self.over or state["result"] is not None

    def may_be_undone(self, moment: int) -> bool:
        """Tell whether what was seen at a moment may have been taken back since."""
        return self.undone_to is not None and moment > self.undone_to


class Ledger:
    """The sheets of all tables, and what went wrong on the way."""

    def __init__(self) -> None:
        self.sheets: dict[str, Sheet] = {}
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()

    def sheet(self, table: str, game: str) -> Sheet:
        """The sheet of a table."""
        return self.sheets.setdefault(table, Sheet(table, game))

    @property
    def moves(self) -> int:
        """How many choices were acknowledged."""
        return self.counts["acknowledged"]

    def acknowledge(self, click: Click) -> None:
        """Note that a click was carried out, as far as its client was told."""
        if not click.acknowledged:
            click.acknowledged = True
            self.counts["undos" if click.choice is None else "acknowledged"] += 1

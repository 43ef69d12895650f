"""What goes over the wire for puzzles."""

from typing import Literal

from dolmen.server.incoming import Incoming, Whole
from dolmen.server.wire import Outgoing, Phrase, TableState

Progress = Literal["", "tried", "solved"]


class PuzzleInfo(Outgoing):
    """A puzzle in the list: how hard it is, from 1 to 5, and what the guest has made of it."""

    id: str
    difficulty: int
    progress: Progress


class Puzzles(Outgoing):
    """The puzzles of a game, and which of them is the puzzle of the day; "" when there are none."""

    day: str
    puzzles: list[PuzzleInfo]


class Solution(Outgoing):
    """The best choice, its chance to win (of 100), the next best with its own, and what speaks for the best against that.

    `after` is the table after it, up to the next question.
    """

    choice: int
    move: Phrase
    chance: int
    other: Phrase
    other_chance: int
    reasons: list[Phrase]
    after: TableState


class Verdict(Outgoing):
    """What a choice is worth: its chance to win and that of the best (of 100), and what speaks for the best against it.

    Only the right choice is answered with the solution.
    """

    right: bool
    move: Phrase
    chance: int
    best: int
    reasons: list[Phrase]
    solution: Solution | None = None


class PuzzleAnswer(Incoming):
    """A choice; `helped` says that the guest has seen the solution before, so that the puzzle does not count as solved."""

    choice: Whole
    helped: bool = False

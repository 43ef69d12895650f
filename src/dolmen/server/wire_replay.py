"""What goes over the wire for looking back: a table at an earlier moment, and the list of its moments."""

from typing import Any, Literal

from dolmen.server.wire import LogLine, Outgoing, Phrase, Question, Result, ThoughtMessage

Mark = Literal["turn", "score", "last-round", "end"]


class Past(Outgoing):
    """The table at a moment, as somebody saw it then; nothing here comes from what happened later.

    `seat` is whose eyes these are, -1 for a watcher and for all cards open; `question` is what that seat was asked, or with
    all cards open what anybody was asked. `log` and `thoughts` hold what came after the moment that the call named.
    """

    moment: int
    seat: int
    view: dict[str, Any]
    question: Question | None
    waiting: list[int]
    log: list[LogLine]
    score: list[list[tuple[str, int]]]
    turn: int
    last_round: bool
    result: Result | None
    thoughts: list[ThoughtMessage]


class Moment(Outgoing):
    """A moment in the list: what was answered to come there, by a seat or by chance (-1), in which turn (-1: between turns).

    `words` is the first line of the log about it (`told`), otherwise the choice in the words of its button, null if these
    eyes may not know it; `reader` is the seat to which a line says "you", -1 for a line to everybody.
    `place` is where on the table the choice was made, or empty.
    Marks: a turn ended here, points changed, the last round began, the game ended.
    """

    moment: int
    seat: int
    turn: int
    turn_seat: int
    words: Phrase | None
    told: bool
    reader: int
    place: str
    marks: list[Mark]


class Led(Outgoing):
    """The number of the caller's lead, by which its page knows it again; 0 when it does not lead."""

    number: int


class Timeline(Outgoing):
    """All moments of a table but its beginning, which is moment 0.

    `seat` is whose eyes these are, `eyes` lists the seats whose eyes may be asked for, `open` tells whether all cards may be.
    """

    table: str
    game: str
    moment: int
    over: bool
    seat: int
    eyes: list[int]
    open: bool
    moments: list[Moment]

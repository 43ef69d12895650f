"""What goes over the wire: the words of docs/wire.md as types; web/src/generated/wire.ts is made from them."""

from typing import Any, Literal

import msgspec

from dolmen.server.incoming import ChoiceMessage as ChoiceMessage
from dolmen.server.incoming import GroupChange as GroupChange
from dolmen.server.incoming import Incoming as Incoming
from dolmen.server.incoming import Name as Name
from dolmen.server.incoming import NewBranch as NewBranch
from dolmen.server.incoming import NewChatLine as NewChatLine
from dolmen.server.incoming import NewChoice as NewChoice
from dolmen.server.incoming import NewHint as NewHint
from dolmen.server.incoming import NewJoin as NewJoin
from dolmen.server.incoming import NewJudgement as NewJudgement
from dolmen.server.incoming import NewLead as NewLead
from dolmen.server.incoming import NewLeave as NewLeave
from dolmen.server.incoming import NewSeat as NewSeat
from dolmen.server.incoming import NewTable as NewTable
from dolmen.server.incoming import NewUndo as NewUndo
from dolmen.server.incoming import PongMessage as PongMessage
from dolmen.server.incoming import SeatChange as SeatChange
from dolmen.server.incoming import UndoMessage as UndoMessage

OptionValue = bool | int | str | None
Value = tuple[str, str, int | list[int]]
Arg = int | list[int]


class Outgoing(msgspec.Struct):
    """What the server sends."""


class Phrase(Outgoing):
    """A text key with its values: each is a variable, its kind and its value."""

    key: str
    values: list[Value] = []


class Refused(Outgoing):
    """Why a choice is not possible."""

    rule: str
    phrase: Phrase


class Choice(Outgoing):
    """One candidate of a question: an option, or refused with the reason.

    `place` is where on the table it belongs, such as "card:12" or "button:end"; a part of a place follows a slash.
    `role` says what it means to the player; `loses` what would be lost by it, which the page asks about before it is made.
    """

    choice: int
    name: str
    label: Phrase
    rule: str
    refusal: Refused | None
    place: str
    role: Literal["plain", "main", "gives-up", "end-turn"] = "plain"
    loses: Phrase | None = None


class Question(Outgoing):
    """What a seat is asked; `standing` says that it may be declined once and for all.

    `topic` says what it is about, as far as a page draws such questions in its own way; `focus` is the place to look at, if any.
    """

    seat: int
    ask: str
    topic: str
    focus: str
    args: list[Arg]
    phrase: Phrase
    rule: str
    together: bool
    choices: list[Choice]
    standing: bool = False


class Seat(Outgoing):
    """Who sits where; a person's seat is ready when somebody has taken it.

    `replaceable_in` is in how many seconds the others may hand the seat to a bot (0: now; null: not as things are),
    `not_replaceable` why not now; a seat's owner may always do so.
    """

    name: str
    kind: Literal["person", "bot"]
    colour: int
    level: str
    online: bool
    ready: bool
    replaceable_in: int | None = None
    not_replaceable: str = ""


class LogLine(Outgoing):
    """Something that happened, known since a moment, in a turn by its number and its seat (-1: between turns)."""

    moment: int
    turn: int
    turn_seat: int
    rule: str
    event: str
    phrase: Phrase


class ChatLine(Outgoing):
    """A line of chat: a text, or the key of a ready phrase; seat -1 is a watcher."""

    n: int
    seat: int
    text: str
    phrase: str


class Result(Outgoing):
    """How a game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    why: Phrase | None = None


class Undo(Outgoing):
    """Whether the last choice can be taken back, and why not."""

    possible: bool
    reason: Phrase | None


class Fairness(Outgoing):
    """The commitment that was published before the first move, and after the end the secret."""

    commitment: str
    words: list[str]
    secret: str | None


class StandingAnswer(Outgoing):
    """A kind of question that a seat declines without being asked; in the words of the question that was declined."""

    seat: int
    ask: str
    phrase: Phrase
    label: Phrase


class Links(Outgoing):
    """Links to give away: for the seats that are still open (to the host only), and for watching.

    `taken` lists, to the host, the seats of others, which a new link would open again; `new_in` says for each of them
    in how many seconds that is possible, null while its owner is there. `host` says that the viewer is the host.
    """

    seats: dict[str, str]
    watch: str
    taken: list[int] = []
    new_in: list[int | None] = []
    host: bool = False


class Hint(Outgoing):
    """What a bot would choose, and why: chance to win (of 100), points that it expects, the same for another choice.

    `reasons` are quantities after its choice and after the other one; `later`: after the seat's next turn, not after this one.
    """

    seat: int
    moment: int
    choice: int
    move: Phrase
    chance: int | None = None
    points: int | None = None
    other: Phrase | None = None
    other_chance: int | None = None
    other_points: int | None = None
    reasons: list[Phrase] = []
    later: bool = False


class Judgement(Outgoing):
    """What a choice costs against the best one, in percent of the victory; `hint` is about the best, its `other` the choice."""

    choice: int
    cost: int
    costly: bool
    hint: Hint


class ThoughtMessage(Hint, tag_field="type", tag="thought"):
    """Why a bot chose as it did; `moment` is that of the choice's line, and the log says what it did."""


class Origin(Outgoing):
    """Whether a table goes on from another one or comes from a file, and the group of its deal, `sealed` while one goes on."""

    parent: str | None = None
    parent_moment: int | None = None
    imported: bool = False
    group: str | None = None
    sealed: bool = False


class TableState(Outgoing):
    """All that one viewer may know of a table; at a `practice` table all people are this one guest, who may ask for hints.

    `private` says that the shown seat sees something that the other players at this screen may not; `leaving` what
    becomes of the viewer's seats: they are open again, bots play them, or the table is deleted. `closed` is why the server's
    host has closed the table, so that nothing can be changed; `removed_on` when it will be removed, if nobody plays on.
    """

    table: str
    game: str
    moment: int
    options: dict[str, OptionValue]
    seats: list[Seat]
    mine: list[int]
    watching: bool
    seat: int
    view: dict[str, Any]
    question: Question | None
    standing: list[StandingAnswer]
    waiting: list[int]
    undo: Undo
    log: list[LogLine]
    score: list[list[tuple[str, int]]]
    turn: int
    last_round: bool
    result: Result | None
    fairness: Fairness
    links: Links
    chat: list[ChatLine]
    thoughts: list[ThoughtMessage]
    talk: bool
    warn: bool
    practice: bool
    private: bool
    leaving: Literal["", "open", "bot", "delete"]
    origin: Origin | None = None
    closed: str | None = None
    removed_on: str | None = None


class Preview(Outgoing):
    """What a choice would do."""

    view: dict[str, Any]
    log: list[LogLine]
    stops: Literal["question", "chance", "end"]


class GameOption(Outgoing):
    """A setting of a game: one of `values`, or a whole number from `low` to `high`.

    One that `needs` another, such as "mode=advanced", means nothing without it.
    """

    id: str
    default: OptionValue
    values: list[OptionValue]
    low: int
    high: int
    needs: str = ""


class GameInfo(Outgoing):
    """A game that can be played here; `lessons` and `puzzles` say how many it has."""

    id: str
    players: list[int]
    options: list[GameOption]
    bots: list[str]
    words: dict[str, list[str]]
    secrets: bool
    lessons: int
    puzzles: int


class Games(Outgoing):
    """All games."""

    games: list[GameInfo]


class MyTable(Outgoing):
    """A table at which the guest sits; `changed` is a time in UTC, `winners` the seats that won a finished game.

    `closed` is why the server's host has closed the table; `removed_on` when it will be removed, if nobody plays on.
    """

    table: str
    game: str
    seats: list[str]
    turn: int | None
    mine: list[int]
    over: bool
    moment: int
    changed: str
    winners: list[int] = []
    closed: str | None = None
    removed_on: str | None = None


class Me(Outgoing):
    """The guest, the guest's tables, the lessons of each game that the guest has finished, and how many puzzles are solved.

    `lacks` is what the guest still needs to make a table: "password", "invitation" or nothing.
    """

    name: str
    tables: list[MyTable]
    lessons: dict[str, list[str]]
    puzzles: dict[str, int]
    lacks: str = ""


class Invitation(Outgoing):
    """What a link leads to: a seat of a table (-1 for watching, -2 for being its host), the names of all seats, and the
    viewer's own seats there."""

    table: str
    game: str
    seat: int
    host: str
    seats: list[str]
    colour: int
    mine: list[int]
    began: bool


class Joined(Outgoing):
    """The table to which a link has led."""

    table: str


class Commitment(Outgoing):
    """The id of the next table and the commitment to its secret, published before the server learns any word."""

    table: str
    commitment: str


class Failure(Outgoing):
    """Why something was not done; `detail` is for developers, `reason` what the server's host says and `until` its end."""

    error: str
    phrase: Phrase | None = None
    rule: str = ""
    state: TableState | None = None
    detail: str = ""
    reason: str = ""
    until: str | None = None


class Notice(Outgoing):
    """A message of the server's host to everybody, shown until a time (UTC)."""

    id: int
    text: str
    until: str


class Notices(Outgoing):
    """The messages that are shown now."""

    notices: list[Notice]


class Health(Outgoing):
    """Whether the server works."""

    ok: bool
    version: str
    engine: str
    database: str

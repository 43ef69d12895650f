"""What goes over the wire: the words of docs/wire.md as types; web/src/generated/wire.ts is made from them."""

from typing import Any, Literal

import msgspec

OptionValue = bool | int | str | None
Value = tuple[str, str, int | list[int]]
Arg = int | list[int]


class Told(msgspec.Struct):
    """What the server says."""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser asks; a field that is not known is refused."""


# What the server says


class Phrase(Told):
    """A text key with its values: each is a variable, its kind and its value."""

    key: str
    values: list[Value] = []


class Refused(Told):
    """Why a choice is not possible."""

    rule: str
    phrase: Phrase


class Choice(Told):
    """One candidate of a question: an option, or the reason why it is none.

    `role` says what it means to the player; `loses` what would be lost by it, which the page asks about before it is made.
    """

    choice: int
    name: str
    label: Phrase
    rule: str
    refusal: Refused | None
    role: Literal["plain", "main", "gives-up", "end-turn"] = "plain"
    loses: Phrase | None = None


class Question(Told):
    """What a seat is asked; `standing` says that it may be declined once and for all."""

    seat: int
    ask: str
    args: list[Arg]
    phrase: Phrase
    rule: str
    together: bool
    choices: list[Choice]
    standing: bool = False


class Seat(Told):
    """Who sits where; a person's seat is ready when somebody has taken it."""

    name: str
    kind: Literal["person", "bot"]
    colour: int
    level: str
    online: bool
    ready: bool


class LogLine(Told):
    """Something that happened, known since a moment, in a turn by its number and its seat (-1: between turns)."""

    moment: int
    turn: int
    turn_seat: int
    rule: str
    event: str
    phrase: Phrase


class Said(Told):
    """A line of chat: a text, or the key of a ready phrase; seat -1 is a watcher."""

    n: int
    seat: int
    text: str
    phrase: str


class Result(Told):
    """How a game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    why: Phrase | None = None


class Undo(Told):
    """Whether the last choice can be taken back, and why not."""

    possible: bool
    reason: Phrase | None


class Fairness(Told):
    """The promise that was made before the first move; the secret is told at the end."""

    commitment: str
    words: list[str]
    secret: str | None


class Standing(Told):
    """A kind of question that a seat declines without being asked; the words are those of the time when it was settled."""

    seat: int
    ask: str
    phrase: Phrase
    label: Phrase


class Links(Told):
    """Links to give away: for the seats that are still open (to the host only), and for watching.

    `taken` lists, to the host, the seats of others, which a new link would open again.
    """

    seats: dict[str, str]
    watch: str
    taken: list[int] = []


class Hint(Told):
    """What a bot would choose, and why: chance to win (of 100), points that it expects, the same for the best other choice."""

    seat: int
    moment: int
    choice: int
    move: Phrase
    chance: int | None = None
    points: int | None = None
    other: Phrase | None = None
    other_chance: int | None = None
    other_points: int | None = None


class ThoughtMessage(Hint, tag_field="type", tag="thought"):
    """Why a bot chose as it did; `moment` is that of the choice's line, and the log says what it did."""


class TableState(Told):
    """All that one reader may know of a table; at a `practice` table all people are this one guest, who may ask for hints."""

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
    standing: list[Standing]
    waiting: list[int]
    undo: Undo
    log: list[LogLine]
    score: list[list[tuple[str, int]]]
    turn: int
    last_round: bool
    result: Result | None
    fairness: Fairness
    links: Links
    chat: list[Said]
    thoughts: list[ThoughtMessage]
    talk: bool
    practice: bool


class Past(Told):
    """The table at an earlier moment."""

    moment: int
    view: dict[str, Any]
    log: list[LogLine]
    score: list[list[tuple[str, int]]]


class Preview(Told):
    """What a choice would do."""

    view: dict[str, Any]
    log: list[LogLine]
    stops: Literal["question", "chance", "end"]


class GameOption(Told):
    """A setting of a game: one of `values`, or a whole number from `low` to `high`."""

    id: str
    default: OptionValue
    values: list[OptionValue]
    low: int
    high: int


class GameInfo(Told):
    """A game that can be played here."""

    id: str
    players: list[int]
    options: list[GameOption]
    bots: list[str]
    words: dict[str, list[str]]
    secrets: bool


class Games(Told):
    """All games."""

    games: list[GameInfo]


class MyTable(Told):
    """A table at which the guest sits; `changed` is a time in UTC."""

    table: str
    game: str
    seats: list[str]
    turn: int | None
    mine: list[int]
    over: bool
    moment: int
    changed: str


class Me(Told):
    """The guest and the guest's tables."""

    name: str
    tables: list[MyTable]


class Promise(Told):
    """What the server binds itself to before it hears anybody's word: the next table's id and the seal of its secret."""

    table: str
    commitment: str


class Failure(Told):
    """Why something was not done; `detail` is for developers."""

    error: str
    phrase: Phrase | None = None
    rule: str = ""
    state: TableState | None = None
    detail: str = ""


class Health(Told):
    """Whether the server works."""

    ok: bool
    version: str
    engine: str
    database: str


# What the server sends over a socket


class StateMessage(Told, tag_field="type", tag="state"):
    """The table has changed; `answers` are the ids of this socket's clicks that are committed in it."""

    answers: list[str]
    state: TableState


class ChatMessage(Told, tag_field="type", tag="chat"):
    """Somebody said something."""

    n: int
    seat: int
    text: str
    phrase: str


class PresenceMessage(Told, tag_field="type", tag="presence"):
    """Who is there now, by seat."""

    seats: list[bool]


class ThinkingMessage(Told, tag_field="type", tag="thinking"):
    """A bot thinks, at a moment of the table."""

    seat: int
    moment: int


class PingMessage(Told, tag_field="type", tag="ping"):
    """Is anybody there?"""


class AnswerMessage(Told, tag_field="type", tag="answer"):
    """Why a choice that was sent over the socket was not carried out."""

    client: str
    status: int
    failure: Failure


# What a browser asks


class Name(Asked):
    """The guest's name."""

    name: str


class NewSeat(Asked):
    """Who will sit on a seat of a new table."""

    kind: Literal["me", "local", "link", "bot"]
    name: str = ""
    colour: int = -1
    level: str = ""


class NewTable(Asked):
    """A new table; `first` is the seat that starts, or null; `promised` the id of a promise; with `talk` its bots say why."""

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    first: int | None = None
    word: str = ""
    promised: str = ""
    talk: bool = False


class NewChoice(Asked):
    """A choice, made at a moment that the browser knows; `client` is the browser's own id of this click."""

    seat: int
    moment: int
    choice: int
    client: str


class NewUndo(Asked):
    """Take the last choice back."""

    seat: int
    moment: int
    client: str


class NewHint(Asked):
    """Ask what the strongest bot would choose for a seat that is asked."""

    seat: int
    moment: int


class NewLine(Asked):
    """Say something: a text or the key of a ready phrase."""

    text: str = ""
    phrase: str = ""


class SeatChange(Asked):
    """Change a seat.

    "bot" hands it to a bot, "return" takes it back, "rename" gives it another name;
    "decline" says "no" to the present question now and whenever it comes outside one's own turn, "ask" takes that back;
    "link" gives the host a new link to a seat whose browser is lost.
    """

    action: Literal["bot", "return", "rename", "decline", "ask", "link"]
    level: str = ""
    name: str = ""
    ask: str = ""


class PongMessage(Asked, tag_field="type", tag="pong"):
    """Yes, I am here."""


class ChooseMessage(Asked, tag_field="type", tag="choose"):
    """A choice over the socket, as `NewChoice`."""

    seat: int
    moment: int
    choice: int
    client: str


SocketMessage = StateMessage | ChatMessage | PresenceMessage | ThinkingMessage | ThoughtMessage | PingMessage | AnswerMessage
BrowserMessage = PongMessage | ChooseMessage

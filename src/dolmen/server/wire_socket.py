"""What the server sends over a socket: the messages of docs/wire.md as types."""

from typing import Any

from dolmen.server.wire import Failure, LogLine, Notices, Outgoing, Question, TableState, ThoughtMessage


class StateMessage(Outgoing, tag_field="type", tag="state"):
    """The table has changed; `answers` are the clicks, sent over this socket, that have been carried out.

    A socket that was opened with `short` gets each choice only once: the question holds those that are new, `choices` are the
    numbers of all its choices in order. The new ones are numbered from `first` on; what had these numbers before is forgotten.
    Other sockets always get whole states with whole questions, and no numbers.
    """

    answers: list[str]
    first: int
    choices: list[int]
    state: TableState


class PatchMessage(Outgoing, tag_field="type", tag="patch"):
    """The table has changed, on a socket that was opened with `short` and has been sent a state.

    `state` has the fields that are no longer as they were, `view` the parts of the view; `question` and `log` are whole, but
    choices are sent only once, as above. The new state has neither chat nor thoughts.
    """

    answers: list[str]
    first: int
    choices: list[int]
    question: Question | None
    log: list[LogLine]
    view: dict[str, Any]
    state: dict[str, Any]


class RefusedMessage(Outgoing, tag_field="type", tag="refused"):
    """A click that was sent over this socket and was not carried out; a call would have had this status and body."""

    client: str
    status: int
    failure: Failure


class ChatMessage(Outgoing, tag_field="type", tag="chat"):
    """Somebody said something."""

    n: int
    seat: int
    text: str
    phrase: str


class PresenceMessage(Outgoing, tag_field="type", tag="presence"):
    """Who is there now, by seat."""

    seats: list[bool]


class ThinkingMessage(Outgoing, tag_field="type", tag="thinking"):
    """A bot thinks, at a moment of the table."""

    seat: int
    moment: int


class LeadMessage(Outgoing, tag_field="type", tag="lead"):
    """Who leads those who look back together, and at what: `number` is that of the lead, 0 when nobody leads."""

    number: int
    seat: int
    moment: int
    eyes: str


class NoticesMessage(Notices, tag_field="type", tag="notices"):
    """The messages of the server's host have changed."""


class PingMessage(Outgoing, tag_field="type", tag="ping"):
    """Is anybody there?"""


SocketMessage = (
    StateMessage
    | PatchMessage
    | RefusedMessage
    | ChatMessage
    | PresenceMessage
    | ThinkingMessage
    | ThoughtMessage
    | LeadMessage
    | NoticesMessage
    | PingMessage
)

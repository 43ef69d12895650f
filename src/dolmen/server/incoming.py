"""What a browser may send: the other half of wire.py, which exports these types too."""

from typing import Annotated, Literal

import msgspec

# A number with more digits than any seat, moment or choice has is refused before it is parsed.
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
AskedOption = bool | Whole | str | None


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends; unknown fields are refused."""


class Name(Incoming):
    """The guest's name."""

    name: str


class NewJoin(Incoming):
    """Open a link: sit down under a name, or begin to watch."""

    token: str
    name: str = ""


class NewSeat(Incoming):
    """Who will sit on a seat of a new table."""

    kind: Literal["me", "local", "link", "bot"]
    name: str = ""
    colour: Whole = -1
    level: str = ""


class NewTable(Incoming):
    """A new table; `first` is the seat that starts, or null; `reserved` the id of a table with a reserved secret.

    With `talk` its bots say why; with `warn` the page warns before a costly mistake, where that is fair (a practice table).

    `like` is a finished table whose deal comes again: at both, everybody but the guest is a bot.
    `tables` says how many tables get this deal; the guest sits at the first of them.
    """

    game: str
    seats: list[NewSeat]
    options: dict[str, AskedOption] = {}
    first: Whole | None = None
    word: str = ""
    reserved: str = ""
    talk: bool = False
    warn: bool = False
    like: str = ""
    tables: Whole = 1


class NewBranch(Incoming):
    """Play on from a moment of a table, with these people and bots."""

    moment: Whole
    seats: list[NewSeat]
    talk: bool = False
    warn: bool = False


class GroupChange(Incoming):
    """Change the group of tables with the same deal: "close" opens the finished ones although others go on."""

    action: Literal["close"]


class NewChoice(Incoming):
    """A choice, made at a moment that the browser knows; `client` is the browser's own id of this click.

    `page` is the id that the page gave to its socket: the answer holds the new state, so that socket is not sent it again.
    """

    seat: Whole
    moment: Whole
    choice: Whole
    client: str
    page: str = ""


class NewUndo(Incoming):
    """Take the last choice back; `client` and `page` are those of `NewChoice`."""

    seat: Whole
    moment: Whole
    client: str
    page: str = ""


class ChoiceMessage(NewChoice, tag_field="type", tag="choose"):
    """`NewChoice`, sent over the table's socket."""


class UndoMessage(NewUndo, tag_field="type", tag="undo"):
    """`NewUndo`, sent over the table's socket."""


class NewHint(Incoming):
    """Ask what the strongest bot would choose for a seat that is asked."""

    seat: Whole
    moment: Whole


class NewJudgement(Incoming):
    """Ask what a choice would cost against what the strongest bot would choose."""

    seat: Whole
    moment: Whole
    choice: Whole


class NewChatLine(Incoming):
    """Say something: a text or the key of a ready phrase."""

    text: str = ""
    phrase: str = ""


class NewLeave(Incoming):
    """Leave the table in the way that its state tells of."""

    how: Literal["open", "bot", "delete"]


class NewLead(Incoming):
    """Lead those who look back together: take the lead, show another moment, or give the lead up.

    `eyes` are those of the call for a moment; `page` is the id that the page gave to its socket.
    """

    action: Literal["take", "move", "give-up"]
    page: str
    moment: Whole = 0
    eyes: str = ""


class SeatChange(Incoming):
    """Change a seat.

    "bot" hands it to a bot, "return" takes it back, "rename" gives it another name;
    "decline" says "no" to the present question now and whenever it comes outside one's own turn, "ask" takes that back;
    "link" gives the host a new link to a seat whose browser is lost.
    """

    action: Literal["bot", "return", "rename", "decline", "ask", "link"]
    level: str = ""
    name: str = ""
    ask: str = ""


class PongMessage(Incoming, tag_field="type", tag="pong"):
    """Yes, I am here."""


# For administrators


class AdminSignIn(Incoming):
    """The secret of a link that signs a browser in as an administrator."""

    token: str


class NewNotice(Incoming):
    """A message to everybody, and for how many hours it is shown."""

    text: str
    hours: float


class NewRestriction(Incoming):
    """Ban or mute a guest or an address; without `hours` for good."""

    kind: Literal["ban", "mute"]
    guest: str = ""
    address: str = ""
    hours: float | None = None
    reason: str = ""


class NewClosing(Incoming):
    """Close a table, for a reason that its people read; an empty one opens it again."""

    reason: str = ""


class NewKey(Incoming):
    """Replace the key that signs cookies and links; for `keep_hours` those with the former one count as well."""

    keep_hours: float


class NewInvitation(Incoming):
    """A link that lets `uses` guests make tables (null: any number)."""

    hours: float
    label: str = ""
    uses: Whole | None = None


class Admission(Incoming):
    """What lets a guest make tables: the club's password, or the token of an invitation."""

    password: str = ""
    invitation: str = ""

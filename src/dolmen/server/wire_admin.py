"""What goes over the wire between an administrator's page and the server."""

from dolmen.server.wire import Outgoing


class AdminTable(Outgoing):
    """A table in the administrator's list; times are in UTC, `bytes` is what its journal takes in the database."""

    table: str
    game: str
    seats: list[str]
    host: str
    moment: int
    bytes: int
    over: bool
    archived: bool
    closed: str | None
    changed: str
    removed_on: str | None


class AdminTables(Outgoing):
    """Tables that were searched for, the newest first; `more` says that there are further ones."""

    tables: list[AdminTable]
    more: bool


class AdminGuest(Outgoing):
    """A guest in the administrator's list; `tables` counts the tables at which the guest has a seat."""

    guest: str
    name: str
    seen: str | None
    address: str | None
    tables: int
    signed_out: bool
    admitted: bool
    banned: bool
    muted: bool


class AdminGuests(Outgoing):
    """Guests who were searched for, those who called last first; `more` says that there are further ones."""

    guests: list[AdminGuest]
    more: bool


class AdminFailure(Outgoing):
    """Something that went wrong: `kind` is what the page says about it, `message` what the log says."""

    at: str
    kind: str
    message: str
    table: str


class AdminProcess(Outgoing):
    """What a process of the server does; rates are per second, over the last few seconds."""

    process: str
    at: str
    moves: float
    commits: float
    sockets: int
    tables: int
    failed_commits: int
    memory: int
    failures: list[AdminFailure]


class AdminLoad(Outgoing):
    """What all processes do, and how many tables wait for a bot."""

    processes: list[AdminProcess]
    waiting_for_bots: int
    version: str
    engine: str


class AdminNotice(Outgoing):
    """A message to everybody."""

    id: int
    text: str
    until: str


class AdminRestriction(Outgoing):
    """A ban or a mute, with the name of its guest."""

    id: int
    kind: str
    guest: str | None
    name: str
    address: str | None
    reason: str
    until: str | None


class AdminToken(Outgoing):
    """A session of an administrator (`own`: this one), an unused link for one, or an invitation."""

    id: str
    kind: str
    label: str
    address: str
    made: str
    until: str
    uses: int | None
    own: bool


class AdminRules(Outgoing):
    """Everything that is decided; `former_until` are the times until which replaced keys count."""

    notices: list[AdminNotice]
    restrictions: list[AdminRestriction]
    tokens: list[AdminToken]
    former_until: list[str]
    tables_need: str
    link: str = ""


class AdminEntry(Outgoing):
    """A line of the audit log."""

    id: int
    at: str
    who: str
    address: str
    action: str
    about: str
    detail: str


class AdminAudit(Outgoing):
    """The newest lines of the audit log; `more` says that there are older ones."""

    entries: list[AdminEntry]
    more: bool

"""What goes over the wire for tables as files, tables that go on from others, and tables with the same deal."""

from dolmen.server.wire import Outgoing


class Imported(Outgoing):
    """The table that was made of a file, or that the same guest made of the same file before (`known`)."""

    table: str
    game: str
    seats: list[str]
    moment: int
    over: bool
    winners: list[int]
    known: bool


class Try(Outgoing):
    """A table in the tree of tries: it goes on from a moment of its `parent`, or is the root (null).

    `bots` says which seats are bots'; `scores`, `places` and `winners` are empty while the table goes on.
    """

    table: str
    parent: str | None
    moment: int | None
    seats: list[str]
    bots: list[bool]
    mine: list[int]
    over: bool
    scores: list[int]
    places: list[int]
    winners: list[int]


class Tries(Outgoing):
    """All tables that go on from the same root, as far as the guest may see them; `table` is the one that was asked about."""

    table: str
    tries: list[Try]


class GroupTable(Outgoing):
    """One of the tables with the same deal; what it came to is empty until it may be known.

    `links` has, for the host, the links to its open seats; `watch` the link by which it may be looked at, or nothing.
    """

    table: str
    seats: list[str]
    bots: list[bool]
    mine: list[int]
    over: bool
    scores: list[int]
    places: list[int]
    winners: list[int]
    links: dict[str, str]
    watch: str


class Group(Outgoing):
    """The tables with the same deal; while one of them goes on, the deal is `sealed`. Only the host may close the group."""

    group: str
    sealed: bool
    host: bool
    tables: list[GroupTable]

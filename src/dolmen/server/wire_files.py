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

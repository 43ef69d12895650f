"""Export and import by the operator, straight from and to the database, also while the server runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from dolmen.kernel.errors import BadInput, BadJournal
from dolmen.server import postgres, relations
from dolmen.server.database import Place, connect, open_database, version_of
from dolmen.server.deal import Deal
from dolmen.server.guests import WATCH, Signer, new_guest
from dolmen.server.importing import sealed_of, table_row
from dolmen.server.live_table import PERSON, LiveTable
from dolmen.server.new_tables import stored
from dolmen.server.queries import Queries
from dolmen.server.schema import HEAD
from dolmen.server.table_files import LARGEST, read

OPERATOR: Final = "operator"


class Exported(NamedTuple):
    """A table as a file, and how the file is usually called."""

    name: str
    text: str
    moments: int
    over: bool


class Brought(NamedTuple):
    """A table that was made of a file, with the links to its open seats, for watching, and to be its host.

    `known` says that it was there before; a finished table needs no host.
    """

    table: str
    game: str
    moments: int
    over: bool
    known: bool
    seats: list[tuple[str, str]]
    watch: str
    host: str


@contextmanager
def _database(place: Place) -> Iterator[Queries]:
    """The database that a server of this version has made."""
    if place.address is None and not place.file.is_file():
        raise BadInput(f"{place}: there is no such file (see --data)")
    engine = connect(place)
    try:
        if place.address is not None:
            postgres.check_server(engine, place.address)
        with engine.connect() as connection:
            version = version_of(connection)
        if version != HEAD:
            raise BadInput(f"{place} has version {version}, this Dolmen knows {HEAD}; a start of the server brings it up to date")
        yield Queries(engine)
    except SQLAlchemyError as error:
        raise BadInput(f"{place}: cannot be used: {error.__class__.__name__}") from None
    finally:
        engine.dispose()


def exported(place: Place, table: str) -> Exported:
    """A table as a file: a finished one as its journal, another sealed."""
    with _database(place) as queries:
        row = queries.load(table)
        if row is None:
            raise BadInput(f"{place}: there is no table {table!r}")
        if row.group is not None and Deal(row.group, relations.deal(queries.engine, row.group)).running:
            raise BadInput(
                f"the table {table} has the same deal as others that go on; its secret must be kept until all are over"
            )
        live = LiveTable(row, Signer(queries.server_key()))
    moments = live.match.moment
    if live.match.over:
        return Exported(f"{row.game}-{row.id}.journal", live.match.journal.text(), moments, True)
    return Exported(f"{row.game}-{row.id}.dolmen-sealed.json", sealed_of(live)(), moments, False)


def imported(place: Place, path: Path) -> Brought:
    """Make a table of a file; all seats of people are open, and nobody is its host until the link to that is opened."""
    content = _content(path)
    try:
        file = read(content)
    except BadJournal as bad:
        raise BadInput(f"{path}, {bad}") from None
    open_database(place).dispose()
    with _database(place) as queries:
        signer = Signer(queries.server_key())
        table = signer.imported_table(OPERATOR, content)
        row = queries.load(table)
        known = row is not None
        row = row or table_row(table, new_guest(), file, None)
        live = LiveTable(row, signer)
        if not known:
            with queries.engine.begin() as connection:
                stored(row, live, len(file.lines) - 1)(connection)
    opened = [seat for seat, who in enumerate(row.seats) if who.guest is None and who.kind == PERSON and not file.over]
    links = [(row.seats[seat].name, f"/join/{signer.link(live.seat_link(seat))}") for seat in opened]
    watch = f"/watch/{signer.link(live.seat_link(WATCH))}"
    host = "" if live.match.over else f"/join/{signer.host_link(table, row.host)}"
    return Brought(table, row.game, live.match.moment, live.match.over, known, links, watch, host)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None

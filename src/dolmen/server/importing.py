"""Tables that come from files, and files of unfinished tables: checked in another process, stored under a new id."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from dolmen.server import table_files, wire, writes
from dolmen.server.broadcast import Viewer
from dolmen.server.failures import CallRefused
from dolmen.server.import_worker import Verdict
from dolmen.server.live_table import PERSON, LiveTable
from dolmen.server.new_tables import add_table
from dolmen.server.queries import EXPORTED, SeatRow, TableRow
from dolmen.server.retrying import tried_again
from dolmen.server.table_files import GUEST, HOST, NOBODY, FileSeat, TableFile
from dolmen.server.table_registry import TableRegistry
from dolmen.server.wire_files import Imported
from dolmen.server.writer import Commit

log = logging.getLogger("dolmen.server")

PATIENCE: Final = 120.0
AT_ONCE: Final = 1
MOST_WAITING: Final = 16

_verdicts = msgspec.json.Decoder(Verdict)


class Checker:
    """Checks files in processes of their own, one after another."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def check(self, content: bytes) -> TableFile:
        """What a file holds; CallRefused says which line is wrong and how."""
        if self.waiting >= MOST_WAITING:
            raise CallRefused(503, "try-again")
        self.waiting += 1
        try:
            async with self.places:
                verdict = await _verdict(content)
        finally:
            self.waiting -= 1
        if verdict.found is None:
            key = f"file-{verdict.fault}"
            said = wire.Phrase(key, [("line", "number", verdict.line)])
            raise CallRefused(422, key, said, detail=verdict.detail)
        return verdict.found


async def _verdict(content: bytes) -> Verdict:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "dolmen.server.import_worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=dict(os.environ),
        start_new_session=True,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(content), PATIENCE)
        return _verdicts.decode(said)
    except (TimeoutError, msgspec.MsgspecError):
        log.warning("a file could not be checked")
        raise CallRefused(503, "try-again") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def bring(registry: TableRegistry, checker: Checker, guest: str, content: bytes) -> Imported:
    """Make a table of a file; its host is the guest, who finds the same table when the file comes again."""
    table = registry.signer.imported_table(guest, content)
    known = await registry.read(registry.queries.has, table)
    if not known:
        await _make(registry, table, guest, await checker.check(content))
    live, _ = await registry.find_for(table, guest)
    winners = live.match.result().winners if live.match.over else []
    names = [row.name for row in live.seats]
    return Imported(table, live.game.id, names, live.match.moment, live.match.over, winners, known)


async def _make(registry: TableRegistry, table: str, guest: str, file: TableFile) -> None:
    row = table_row(table, guest, file, guest)
    # Building it again from its lines takes long, so it is done in a thread.
    live = await registry.read(lambda: LiveTable(row, registry.signer, registry.settings.absence))
    try:
        await add_table(registry, row, live, len(file.lines) - 1)
    except CallRefused:
        # Two calls with the same file at the same time: the other one was first.
        if not await registry.read(registry.queries.has, table):
            raise


def table_row(table: str, host: str, file: TableFile, owner: str | None) -> TableRow:
    """A table from a file as it is stored; the seats that were its host's are now the owner's, if there is one."""
    answers = msgspec.json.encode(file.answers).decode()
    rows = [_seat_row(seat, owner) for seat in file.seats]
    secret = bytes.fromhex(file.secret)
    row = TableRow(table, file.game, host, secret, answers, None, rows, file.lines, [], set(), set())
    return row._replace(talk=file.talk, warn=file.warn, imported=True)


def _seat_row(seat: FileSeat, owner: str | None) -> SeatRow:
    if seat.owner == GUEST or (seat.owner == HOST and owner is None):
        # Also one that a bot has kept meanwhile: its person comes back by a new link.
        return SeatRow(PERSON, seat.name, seat.colour, "", None, 0)
    return SeatRow(seat.kind, seat.name, seat.colour, seat.level, owner if seat.owner == HOST else None, 0)


@tried_again
async def export(registry: TableRegistry, table: str, guest: str) -> str:
    """The sealed file of an unfinished table, for its host; everybody at the table is told."""
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        check_export(live, viewer)
        seat = viewer.mine[0] if viewer.mine else -1
        line = live.chat_line_at(seat, "", EXPORTED)
        await registry.save(live, Commit(writes.add_chat_line(live.id, line)))
        live.say(line)
        write = sealed_of(live)
    return await registry.work_aside(write)


def check_export(live: LiveTable, viewer: Viewer) -> None:
    """CallRefused where the sealed file may not leave the server."""
    if viewer.guest != live.host:
        raise CallRefused(403, "not-the-host")
    if live.match.over:
        raise CallRefused(409, "already-finished")
    if live.deal is not None and live.deal.running:
        # The secret is that of the other tables as well.
        raise CallRefused(409, "deal-open")


def sealed_of(live: LiveTable) -> Callable[[], str]:
    """What writes the sealed file of a table as it is now; a long one takes a while."""
    seats = [
        FileSeat(row.name, row.kind, row.colour, row.level, HOST if row.guest == live.host else GUEST if row.guest else NOBODY)
        for row in live.seats
    ]
    match, talk, warn = live.match, live.talk, live.warn
    lines, secret, answers = match.journal.texts[:], match.secret, dict(match.early_answers)
    assert secret is not None
    return lambda: table_files.sealed(lines, secret, seats, answers, talk=talk, warn=warn)

"""All tables that are open in this process, and every change to them: checked, played, committed, told."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from dolmen import catalog
from dolmen.kernel.chance import SECRET_BYTES, commitment
from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import NOT_ASKED, checked_word, start
from dolmen.kernel.sentence import Refusal
from dolmen.kernel.step import Ask
from dolmen.server import seats, states, store, wire
from dolmen.server.chat import checked_line
from dolmen.server.failures import Failed
from dolmen.server.guests import Signer, new_table_id
from dolmen.server.metrics import Metrics
from dolmen.server.presence import Reader
from dolmen.server.room import BOT, PERSON, Room
from dolmen.server.settings import Settings
from dolmen.server.store import ListedTable, SeatRow, Store, now
from dolmen.server.writer import Conflict, Write, Writer

log = logging.getLogger("dolmen.server")

T = TypeVar("T")

READERS: Final = 2
PROMISES: Final = 10_000
PROMISES_A_GUEST: Final = 3


class Rooms:
    """The open tables. `after_change` is called when a table has changed, so that bots may go on."""

    def __init__(self, settings: Settings, reads: Store, writer: Writer, signer: Signer, metrics: Metrics) -> None:
        self.settings = settings
        self.reads = reads
        self.writer = writer
        self.signer = signer
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.promises: dict[str, tuple[str, bytes]] = {}
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.after_change: Callable[[Room], None] = lambda _: None

    async def read(self, call: Callable[..., T], *arguments: Any) -> T:
        """Read the database outside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, call, *arguments)

    # Finding

    async def find(self, table: str) -> Room:
        """An open table, or one opened from its journal; the last ones asked for are kept longest."""
        room = self.rooms.pop(table, None)
        if room is not None:
            self.rooms[table] = room
            return room
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        found = await asyncio.shield(task)
        if found is None:
            raise Failed(404, "no-table")
        return found

    async def _load(self, table: str) -> Room | None:
        row = await self.read(self.reads.load, table)
        if row is None:
            return None
        room = Room(row, self.signer, self.settings.absence)
        self._make_place(len(room.match.journal.texts))
        self.rooms[table] = room
        if room.stored != len(room.match.journal.texts):
            # Chance had been asked and not yet recorded; it answers the same again.
            async with room.lock:
                await self.store(room, room.pending_write())
                room.written("", "")
        # A bot may be asked: nobody thinks for a table that is not in memory.
        self.after_change(room)
        return room

    def _make_place(self, moments: int) -> None:
        """Close tables at which nobody is, those asked for longest ago first, until one more of so many moments has room."""
        moments += sum(len(room.match.journal.texts) for room in self.rooms.values())
        for room in list(self.rooms.values()):
            if len(self.rooms) < self.settings.rooms_kept and moments <= self.settings.moments_kept:
                return
            if not room.listeners and not room.lock.locked() and room.thinking is None:
                moments -= len(room.match.journal.texts)
                self.forget(room)

    def forget(self, room: Room) -> None:
        """Drop a table from memory; its sockets will come back to a fresh one."""
        room.gone = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for listener in room.listeners:
            listener.ready.set()

    async def find_for(self, table: str, guest: str | None) -> tuple[Room, Reader]:
        """A table and how a guest may look at it; a table that one may not see does not exist."""
        room = await self.find(table)
        reader = room.reader(guest)
        if reader is None:
            raise Failed(404, "no-table")
        return room, reader

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[Room]:
        """A table that nobody else changes meanwhile, and that is what the disk holds.

        A table whose last write failed has been dropped from memory; those who waited for it get a fresh one.
        """
        while True:
            room = await self.find(table)
            async with room.lock:
                if not room.gone:
                    yield room
                    return

    @asynccontextmanager
    async def held(self, table: str, guest: str | None) -> AsyncIterator[tuple[Room, Reader]]:
        """A table as `locked`, and how a guest may look at it; a table that one may not see does not exist."""
        async with self.locked(table) as room:
            reader = room.reader(guest)
            if reader is None:
                raise Failed(404, "no-table")
            room.presence.see(reader.mine)
            yield room, reader

    async def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables of a guest."""
        return await self.read(self.reads.tables_of, guest)

    # Moves

    async def choose(self, table: str, guest: str | None, asked: wire.NewChoice | wire.ChooseMessage) -> None:
        """Make a choice; returns when it is committed."""
        began = time.perf_counter()
        async with self.held(table, guest) as (room, reader):
            if self._done_before(room, reader, asked.client):
                return
            self._check_seat(room, reader, asked.seat)
            self._check_moment(room, reader, asked.moment)
            try:
                room.match.play(asked.seat, asked.choice)
            except IllegalChoice as illegal:
                raise self._refused(room, reader, asked.seat, asked.choice, illegal.refusal) from None
            except BadInput:
                raise self._refused(room, reader, asked.seat, asked.choice, NOT_ASKED) from None
            room.stand()
            await self.commit(room, reader.guest, asked.client)
        self.metrics.moved("person", time.perf_counter() - began)

    async def choose_for_bot(self, room: Room, seat: int, moment: int, choice: int, mark: str = "") -> bool:
        """Make a bot's choice; False when the table has moved on or the seat is a person's again. The log tells the mark."""
        began = time.perf_counter()
        async with room.lock:
            ask = room.bot_asked()
            if room.gone or room.match.moment != moment or ask is None or ask.seat != seat:
                return False
            room.match.play(seat, choice)
            if mark and room.match.moment > moment:
                room.marks[moment + 1] = mark
            room.stand()
            await self.commit(room, "", "")
        self.metrics.moved("bot", time.perf_counter() - began)
        return True

    async def undo(self, table: str, guest: str | None, asked: wire.NewUndo) -> None:
        """Take the last choice back: the journal's tail is replaced in one transaction."""
        async with self.held(table, guest) as (room, reader):
            if self._done_before(room, reader, asked.client):
                return
            self._check_seat(room, reader, asked.seat)
            self._check_moment(room, reader, asked.moment)
            match = room.match
            own = [seat for seat in room.playing(reader.mine) if states.why_no_undo(match, seat) is None]
            if not own:
                reason = states.why_no_undo(match, asked.seat)
                assert reason is not None
                said = states.phrase(room.game, reason, ())
                raise Failed(422, reason.key, said, reason.rule, room.state(reader, asked.moment, chat=False))
            match.undo(own[0])
            room.taken_back()
            write = room.pending_write()
            write.work = store.cut(room.id, match.moment, reader.guest, asked.client)
            await self.store(room, write)
            room.written(reader.guest, asked.client)
            self._changed(room)

    def _done_before(self, room: Room, reader: Reader, client: str) -> bool:
        if not 1 <= len(client) <= 64:
            raise Failed(400, "bad-client-id")
        return (reader.guest, client) in room.answered

    def _check_seat(self, room: Room, reader: Reader, seat: int) -> None:
        if seat not in reader.mine:
            raise Failed(403, "not-your-seat")
        if room.seats[seat].kind != PERSON:
            raise Failed(409, "seat-played-by-bot", state=room.state(reader))

    def _check_moment(self, room: Room, reader: Reader, moment: int) -> None:
        if moment != room.match.moment:
            raise Failed(409, "stale", state=room.state(reader, min(moment, room.match.moment), chat=False))

    def hinted(self, room: Room, reader: Reader, asked: wire.NewHint) -> Ask[Any]:
        """The question that a reader wants a hint for; Failed where hints are not given."""
        self._check_seat(room, reader, asked.seat)
        if not room.practice(reader.mine):
            raise Failed(403, "not-a-practice-table")
        self._check_moment(room, reader, asked.moment)
        for ask in room.match.open_asks():
            if ask.seat == asked.seat:
                return ask
        raise Failed(422, "not-asked")

    def _refused(self, room: Room, reader: Reader, seat: int, choice: int, refusal: Refusal) -> Failed:
        match = room.match
        said = states.phrase(room.game, refusal, ()) if not refusal.params else None
        for ask in match.open_asks():
            if ask.seat == seat and said is None:
                said = states.refused(room.game, match.state, ask, choice, refusal).phrase
        return Failed(422, refusal.key, said, refusal.rule, room.state(reader, match.moment, chat=False))

    async def commit(self, room: Room, guest: str, client: str) -> None:
        """Store what was played, then tell everybody."""
        await self.store(room, room.pending_write(guest, client))
        room.written(guest, client)
        self._changed(room)

    async def store(self, room: Room, write: Write) -> None:
        """Commit; when that fails, what is in memory is not what is on the disk, so it is dropped."""
        try:
            await self.writer.commit(write)
        except Conflict:
            self.forget(room)
            raise Failed(409, "stale") from None
        except asyncio.CancelledError:
            self.forget(room)
            raise
        except Exception:
            self.forget(room)
            log.exception("a commit failed", extra={"table": room.id})
            raise Failed(503, "not-stored") from None

    def _changed(self, room: Room) -> None:
        room.tell_state()
        self.after_change(room)

    # Tables, chat

    def promise(self, guest: str) -> wire.Promise:
        """Draw a table's secret and bind the server to it, before anybody's word is known."""
        table, secret = new_table_id(), secrets.token_bytes(SECRET_BYTES)
        own = [promised for promised, (owner, _) in self.promises.items() if owner == guest]
        for promised in own[: 1 - PROMISES_A_GUEST]:
            del self.promises[promised]
        while len(self.promises) >= PROMISES:
            del self.promises[next(iter(self.promises))]
        self.promises[table] = (guest, secret)
        return wire.Promise(table, commitment(table, secret))

    def _promised(self, guest: str, table: str) -> tuple[str, bytes]:
        """The table and secret of a promise, which holds once; without a promise they are drawn now."""
        if not table:
            return new_table_id(), secrets.token_bytes(SECRET_BYTES)
        owner, secret = self.promises.get(table, ("", b""))
        if owner != guest:
            raise Failed(409, "no-promise")
        del self.promises[table]
        return table, secret

    async def _deal_of(self, guest: str, asked: wire.NewTable, rows: Sequence[SeatRow]) -> tuple[bytes, list[str]]:
        """The secret and the words of a finished table; who knows them may play by them against bots only."""
        room, reader = await self.find_for(asked.like, guest)
        alone = all(row.guest == guest or row.kind == BOT for row in rows) and room.practice(reader.mine)
        like = room.match.over and room.game.id == asked.game and len(room.seats) == len(rows)
        if not alone or not like or room.match.secret is None:
            raise Failed(422, "no-such-deal")
        return room.match.secret, list(room.match.journal.header["words"])

    async def make(self, guest: str, name: str, asked: wire.NewTable) -> Room:
        """Set up a new table: chance lays it out from the promised secret and the word, all of it is stored."""
        game = catalog.find(asked.game)
        options = dict(asked.options)
        if asked.first is not None:
            if not any(option.id == "first_player" for option in game.options):
                detail = f"{game.id} has no option first_player: leave `first` out, the rules say who begins"
                raise Failed(422, "no-first-player", detail=detail)
            options["first_player"] = str(asked.first + 1)
        rows = [seats.new_seat(guest, name, number, seat, game) for number, seat in enumerate(asked.seats)]
        if not any(row.guest == guest or row.guest is None for row in rows):
            raise Failed(422, "nobody-sits")
        setup = game.setup(len(rows), options)
        words = [checked_word(asked.word) if row.guest == guest else "" for row in rows]
        table, secret = self._promised(guest, asked.promised)
        if asked.like:
            secret, words = await self._deal_of(guest, asked, rows)
        match = start(game, setup, [row.name for row in rows], table=table, words=words, secret=secret)
        lines = match.journal.texts
        row = store.TableRow(table, game.id, guest, secret, "{}", None, rows, lines, [], set(), set(), talk=asked.talk)
        room = Room(row, self.signer, self.settings.absence)
        stored = room.table_row()._asdict() | {"game": game.id, "host": guest, "secret": secret.hex(), "talk": asked.talk}
        added = store.add_table(stored | {"made": now(), "changed": now()}, rows, lines)
        await self.store(room, Write(store.together(store.meet_guest(guest), added)))
        self._make_place(len(lines))
        self.rooms[table] = room
        self.metrics.tables_made.inc()
        log.info("a table was made", extra={"table": table, "game": game.id})
        self.after_change(room)
        return room

    async def change_seat(self, table: str, guest: str | None, seat: int, asked: wire.SeatChange) -> None:
        """Change a seat; a question that is declined for good is answered at once."""
        async with self.held(table, guest) as (room, reader):
            if not 0 <= seat < len(room.seats):
                raise Failed(404, "no-seat")
            row = seats.changed(room, reader, seat, asked)
            # It could be misused, so everybody hears of it, in the same transaction; the line stands at the seat itself.
            await self.set_seat(room, seat, row, seats.notice(room, reader, seat, row))
            if asked.action == "decline":
                room.stand()
                await self.commit(room, "", "")
            self.after_change(room)

    async def set_seat(self, room: Room, seat: int, row: SeatRow, notice: str) -> None:
        """Store a changed seat, with what everybody hears of it."""
        line = room.line_of(seat, "", notice) if notice else None
        works = [store.set_seat(room.id, seat, row), *([store.add_line(room.id, line)] if line else [])]
        await self.store(room, Write(store.together(*works)))
        room.set_seat(seat, row)
        if line is not None:
            room.say(line)

    async def say(self, table: str, guest: str | None, asked: wire.NewLine) -> None:
        """Add a line of chat."""
        text, phrase = checked_line(asked)
        async with self.held(table, guest) as (room, reader):
            line = room.next_line(reader, text, phrase)
            await self.store(room, Write(store.add_line(room.id, line)))
            room.say(line)

    async def say_of_bot(self, room: Room, seat: int, phrase: str) -> None:
        """Let everybody know what became of a bot; what was just said is not said again."""
        async with room.lock:
            last = room.chat[-1] if room.chat else None
            if not room.gone and (last is None or (last.seat, last.phrase) != (seat, phrase)):
                line = room.line_of(seat, "", phrase)
                await self.store(room, Write(store.add_line(room.id, line)))
                room.say(line)

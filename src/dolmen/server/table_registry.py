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
from dolmen.server import projection, seating, wire, writes
from dolmen.server.chat import checked_chat_line
from dolmen.server.failures import CallRefused
from dolmen.server.guests import Signer, new_table_id
from dolmen.server.live_table import BOT, PERSON, LiveTable
from dolmen.server.metrics import Metrics
from dolmen.server.presence import Viewer
from dolmen.server.queries import ListedTable, Queries, SeatRow, TableRow, now
from dolmen.server.settings import Settings
from dolmen.server.writer import Commit, Conflict, Writer

log = logging.getLogger("dolmen.server")

T = TypeVar("T")

DB_THREADS: Final = 2
MOST_RESERVED: Final = 10_000
RESERVED_A_GUEST: Final = 3


class TableRegistry:
    """The open tables. `after_change` is called when a table has changed, so that bots may go on."""

    def __init__(self, settings: Settings, queries: Queries, writer: Writer, signer: Signer, metrics: Metrics) -> None:
        self.settings = settings
        self.queries = queries
        self.writer = writer
        self.signer = signer
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.reserved_secrets: dict[str, tuple[str, bytes]] = {}
        self.threads = ThreadPoolExecutor(DB_THREADS, thread_name_prefix="database")
        self.after_change: Callable[[LiveTable], None] = lambda _: None

    async def read(self, call: Callable[..., T], *arguments: Any) -> T:
        """Read the database outside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, call, *arguments)

    # Finding

    async def find(self, table: str) -> LiveTable:
        """An open table, or one opened from its journal; the last ones asked for are kept longest."""
        live = self.tables.pop(table, None)
        if live is not None:
            self.tables[table] = live
            return live
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        found = await asyncio.shield(task)
        if found is None:
            raise CallRefused(404, "no-table")
        return found

    async def _load(self, table: str) -> LiveTable | None:
        row = await self.read(self.queries.load, table)
        if row is None:
            return None
        live = LiveTable(row, self.signer, self.settings.absence)
        self._make_place(len(live.match.journal.texts))
        self.tables[table] = live
        if live.stored_lines != len(live.match.journal.texts):
            # Chance had been asked and not yet recorded; it answers the same again.
            async with live.lock:
                await self.save(live, live.pending_commit())
                live.written("", "")
        # A bot may be asked: nobody thinks for a table that is not in memory.
        self.after_change(live)
        return live

    def _make_place(self, moments: int) -> None:
        """Close tables at which nobody is, those asked for longest ago first, until one more of so many moments has space."""
        moments += sum(len(live.match.journal.texts) for live in self.tables.values())
        for live in list(self.tables.values()):
            if len(self.tables) < self.settings.tables_kept and moments <= self.settings.moments_kept:
                return
            if not live.listeners and not live.lock.locked() and live.thinking is None:
                moments -= len(live.match.journal.texts)
                self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; its sockets will come back to a fresh one."""
        live.evicted = True
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for listener in live.listeners:
            listener.ready.set()

    async def find_for(self, table: str, guest: str | None) -> tuple[LiveTable, Viewer]:
        """A table and how a guest may look at it; a table that one may not see does not exist."""
        live = await self.find(table)
        viewer = live.viewer(guest)
        if viewer is None:
            raise CallRefused(404, "no-table")
        return live, viewer

    @asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[LiveTable]:
        """A table that nobody else changes meanwhile, and that is what the disk holds.

        A table whose last write failed has been dropped from memory; those who waited for it get a fresh one.
        """
        while True:
            live = await self.find(table)
            async with live.lock:
                if not live.evicted:
                    yield live
                    return

    @asynccontextmanager
    async def locked_for(self, table: str, guest: str | None) -> AsyncIterator[tuple[LiveTable, Viewer]]:
        """A table as `locked`, and how a guest may look at it; a table that one may not see does not exist."""
        async with self.locked(table) as live:
            viewer = live.viewer(guest)
            if viewer is None:
                raise CallRefused(404, "no-table")
            live.presence.see(viewer.mine)
            yield live, viewer

    async def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables of a guest."""
        return await self.read(self.queries.tables_of, guest)

    # Moves

    async def choose(self, table: str, guest: str | None, asked: wire.NewChoice | wire.ChooseMessage) -> None:
        """Make a choice; returns when it is committed."""
        began = time.perf_counter()
        async with self.locked_for(table, guest) as (live, viewer):
            if self._done_before(live, viewer, asked.client):
                return
            self._check_seat(live, viewer, asked.seat)
            self._check_moment(live, viewer, asked.moment)
            try:
                live.match.play(asked.seat, asked.choice)
            except IllegalChoice as illegal:
                raise self._refused(live, viewer, asked.seat, asked.choice, illegal.refusal) from None
            except BadInput:
                raise self._refused(live, viewer, asked.seat, asked.choice, NOT_ASKED) from None
            live.give_standing_answers()
            await self.commit(live, viewer.guest, asked.client)
        self.metrics.moved("person", time.perf_counter() - began)

    async def choose_for_bot(self, live: LiveTable, seat: int, moment: int, choice: int, mark: str = "") -> bool:
        """Make a bot's choice; False when the table has moved on or the seat is a person's again. The log tells the mark."""
        began = time.perf_counter()
        async with live.lock:
            ask = live.bot_asked()
            if live.evicted or live.match.moment != moment or ask is None or ask.seat != seat:
                return False
            live.match.play(seat, choice)
            if mark and live.match.moment > moment:
                live.marks[moment + 1] = mark
            live.give_standing_answers()
            await self.commit(live, "", "")
        self.metrics.moved("bot", time.perf_counter() - began)
        return True

    async def undo(self, table: str, guest: str | None, asked: wire.NewUndo) -> None:
        """Take the last choice back: the journal's tail is replaced in one transaction."""
        async with self.locked_for(table, guest) as (live, viewer):
            if self._done_before(live, viewer, asked.client):
                return
            self._check_seat(live, viewer, asked.seat)
            self._check_moment(live, viewer, asked.moment)
            match = live.match
            own = [seat for seat in live.playing(viewer.mine) if projection.why_no_undo(match, seat) is None]
            if not own:
                reason = projection.why_no_undo(match, asked.seat)
                assert reason is not None
                said = projection.phrase(live.game, reason, ())
                raise CallRefused(422, reason.key, said, reason.rule, live.state(viewer, asked.moment, chat=False))
            match.undo(own[0])
            live.taken_back()
            commit = live.pending_commit()
            commit.statement = writes.cut_journal(live.id, match.moment, viewer.guest, asked.client)
            await self.save(live, commit)
            live.written(viewer.guest, asked.client)
            self._changed(live)

    def _done_before(self, live: LiveTable, viewer: Viewer, client: str) -> bool:
        if not 1 <= len(client) <= 64:
            raise CallRefused(400, "bad-client-id")
        return (viewer.guest, client) in live.seen_clicks

    def _check_seat(self, live: LiveTable, viewer: Viewer, seat: int) -> None:
        if seat not in viewer.mine:
            raise CallRefused(403, "not-your-seat")
        if live.seats[seat].kind != PERSON:
            raise CallRefused(409, "seat-played-by-bot", state=live.state(viewer))

    def _check_moment(self, live: LiveTable, viewer: Viewer, moment: int) -> None:
        if moment != live.match.moment:
            raise CallRefused(409, "stale", state=live.state(viewer, min(moment, live.match.moment), chat=False))

    def hinted(self, live: LiveTable, viewer: Viewer, asked: wire.NewHint) -> Ask[Any]:
        """The question that a viewer wants a hint for; CallRefused where hints are not given."""
        self._check_seat(live, viewer, asked.seat)
        if not live.practice(viewer.mine):
            raise CallRefused(403, "not-a-practice-table")
        self._check_moment(live, viewer, asked.moment)
        for ask in live.match.open_asks():
            if ask.seat == asked.seat:
                return ask
        raise CallRefused(422, "not-asked")

    def _refused(self, live: LiveTable, viewer: Viewer, seat: int, choice: int, refusal: Refusal) -> CallRefused:
        match = live.match
        said = projection.phrase(live.game, refusal, ()) if not refusal.params else None
        for ask in match.open_asks():
            if ask.seat == seat and said is None:
                said = projection.refused(live.game, match.state, ask, choice, refusal).phrase
        return CallRefused(422, refusal.key, said, refusal.rule, live.state(viewer, match.moment, chat=False))

    async def commit(self, live: LiveTable, guest: str, client: str) -> None:
        """Queries what was played, then tell everybody."""
        await self.save(live, live.pending_commit(guest, client))
        live.written(guest, client)
        self._changed(live)

    async def save(self, live: LiveTable, commit: Commit) -> None:
        """Commit; when that fails, what is in memory is not what is on the disk, so it is dropped."""
        try:
            await self.writer.write(commit)
        except Conflict:
            self.forget(live)
            raise CallRefused(409, "stale") from None
        except asyncio.CancelledError:
            self.forget(live)
            raise
        except Exception:
            self.forget(live)
            log.exception("a commit failed", extra={"table": live.id})
            raise CallRefused(503, "not-stored") from None

    def _changed(self, live: LiveTable) -> None:
        live.tell_state()
        self.after_change(live)

    # Tables, chat

    def reserve_secret(self, guest: str) -> wire.Commitment:
        """Draw a table's secret and bind the server to it, before anybody's word is known."""
        table, secret = new_table_id(), secrets.token_bytes(SECRET_BYTES)
        own = [promised for promised, (owner, _) in self.reserved_secrets.items() if owner == guest]
        for promised in own[: 1 - RESERVED_A_GUEST]:
            del self.reserved_secrets[promised]
        while len(self.reserved_secrets) >= MOST_RESERVED:
            del self.reserved_secrets[next(iter(self.reserved_secrets))]
        self.reserved_secrets[table] = (guest, secret)
        return wire.Commitment(table, commitment(table, secret))

    def _reserved(self, guest: str, table: str) -> tuple[str, bytes]:
        """A reserved table and its secret, which can be used once; without a reservation they are drawn now."""
        if not table:
            return new_table_id(), secrets.token_bytes(SECRET_BYTES)
        owner, secret = self.reserved_secrets.get(table, ("", b""))
        if owner != guest:
            raise CallRefused(409, "no-promise")
        del self.reserved_secrets[table]
        return table, secret

    async def _deal_of(self, guest: str, asked: wire.NewTable, rows: Sequence[SeatRow]) -> tuple[bytes, list[str]]:
        """The secret and the words of a finished table; who knows them may play by them against bots only."""
        live, viewer = await self.find_for(asked.like, guest)
        alone = all(row.guest == guest or row.kind == BOT for row in rows) and live.practice(viewer.mine)
        like = live.match.over and live.game.id == asked.game and len(live.seats) == len(rows)
        if not alone or not like or live.match.secret is None:
            raise CallRefused(422, "no-such-deal")
        return live.match.secret, list(live.match.journal.header["words"])

    async def make(self, guest: str, name: str, asked: wire.NewTable) -> LiveTable:
        """Set up a new table: chance lays it out from the reserved secret and the word, all of it is stored."""
        game = catalog.find(asked.game)
        options = dict(asked.options)
        if asked.first is not None:
            if not any(option.id == "first_player" for option in game.options):
                detail = f"{game.id} has no option first_player: leave `first` out, the rules say who begins"
                raise CallRefused(422, "no-first-player", detail=detail)
            options["first_player"] = str(asked.first + 1)
        rows = [seating.new_seat(guest, name, number, seat, game) for number, seat in enumerate(asked.seats)]
        if not any(row.guest == guest or row.guest is None for row in rows):
            raise CallRefused(422, "nobody-sits")
        setup = game.setup(len(rows), options)
        words = [checked_word(asked.word) if row.guest == guest else "" for row in rows]
        table, secret = self._reserved(guest, asked.promised)
        if asked.like:
            secret, words = await self._deal_of(guest, asked, rows)
        match = start(game, setup, [row.name for row in rows], table=table, words=words, secret=secret)
        lines = match.journal.texts
        row = TableRow(table, game.id, guest, secret, "{}", None, rows, lines, [], set(), set(), talk=asked.talk)
        live = LiveTable(row, self.signer, self.settings.absence)
        stored = live.summary()._asdict() | {"game": game.id, "host": guest, "secret": secret.hex(), "talk": asked.talk}
        added = writes.add_table(stored | {"made": now(), "changed": now()}, rows, lines)
        await self.save(live, Commit(writes.in_order(writes.add_guest_if_new(guest), added)))
        self._make_place(len(lines))
        self.tables[table] = live
        self.metrics.tables_made.inc()
        log.info("a table was made", extra={"table": table, "game": game.id})
        self.after_change(live)
        return live

    async def change_seat(self, table: str, guest: str | None, seat: int, asked: wire.SeatChange) -> None:
        """Change a seat; a question that is declined for good is answered at once."""
        async with self.locked_for(table, guest) as (live, viewer):
            if not 0 <= seat < len(live.seats):
                raise CallRefused(404, "no-seat")
            row = seating.changed(live, viewer, seat, asked)
            # It could be misused, so everybody hears of it, in the same transaction; the line stands at the seat itself.
            await self.set_seat(live, seat, row, seating.notice(live, viewer, seat, row))
            if asked.action == "decline":
                live.give_standing_answers()
                await self.commit(live, "", "")
            self.after_change(live)

    async def set_seat(self, live: LiveTable, seat: int, row: SeatRow, notice: str) -> None:
        """Queries a changed seat, with what everybody hears of it."""
        line = live.chat_line_at(seat, "", notice) if notice else None
        works = [writes.set_seat(live.id, seat, row), *([writes.add_chat_line(live.id, line)] if line else [])]
        await self.save(live, Commit(writes.in_order(*works)))
        live.set_seat(seat, row)
        if line is not None:
            live.say(line)

    async def say(self, table: str, guest: str | None, asked: wire.NewChatLine) -> None:
        """Add a line of chat."""
        text, phrase = checked_chat_line(asked)
        async with self.locked_for(table, guest) as (live, viewer):
            line = live.next_chat_line(viewer, text, phrase)
            await self.save(live, Commit(writes.add_chat_line(live.id, line)))
            live.say(line)

    async def say_of_bot(self, live: LiveTable, seat: int, phrase: str) -> None:
        """Let everybody know what became of a bot; what was just said is not said again."""
        async with live.lock:
            last = live.chat[-1] if live.chat else None
            if not live.evicted and (last is None or (last.seat, last.phrase) != (seat, phrase)):
                line = live.chat_line_at(seat, "", phrase)
                await self.save(live, Commit(writes.add_chat_line(live.id, line)))
                live.say(line)

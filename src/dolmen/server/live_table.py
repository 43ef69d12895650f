"""A table in memory: the match, the seats, the chat and the lock. Everything here can be built again from the database."""

import asyncio
import json
import math
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.history import History
from dolmen.kernel.match import Match, reopen
from dolmen.kernel.step import Ask
from dolmen.server import wire, wire_socket, writes
from dolmen.server.broadcast import Broadcast, Viewer
from dolmen.server.deal import Deal
from dolmen.server.guests import WATCH, Link, Signer
from dolmen.server.leading import Leading
from dolmen.server.pauses import pause
from dolmen.server.presence import Presence
from dolmen.server.queries import THOUGHTS_SHOWN, ChatRow, SeatRow, TableRow, shown, stamp
from dolmen.server.schema import BY_BOT, BY_CHANCE, BY_PERSON
from dolmen.server.stored_journal import stored_answers, stored_journal
from dolmen.server.table_log import TableLog
from dolmen.server.view_cache import ViewCache
from dolmen.server.writer import Commit, JournalRow, TableSummary

PERSON: Final = BY_PERSON
BOT: Final = BY_BOT
ABSENCE: Final = 180.0


class LiveTable:
    """One table. `lock` is taken for every change, from the check of a move until its commit.

    `absence` is for how many seconds a person who is asked may be away before the others may call a bot.
    """

    def __init__(self, row: TableRow, signer: Signer, absence: float = ABSENCE) -> None:
        self.id = row.id
        self.host = row.host
        self.game = catalog.find(row.game)
        self.seats = row.seats
        self.chat = row.chat
        self.watchers = row.watchers
        self.seen_clicks = row.seen_clicks
        self.undone_to = row.undone_to
        self.unclicked = dict(row.unclicked)
        self.thoughts = [msgspec.json.decode(said, type=wire.ThoughtMessage) for said in row.thoughts]
        self.talk = row.talk
        self.warn = row.warn
        self.parent = row.parent
        self.parent_moment = row.parent_moment
        self.imported = row.imported
        self.group = row.group
        self.closed = row.closed
        self.removed_on = row.removed_on
        # The version that is in memory, and the newest that another process is known to have stored.
        self.version = self.heard = row.version
        # The other tables with the same deal; set by who opens the table.
        self.deal: Deal | None = None
        self.signer = signer
        self.match: Match = reopen(self.game, stored_journal(row.lines), row.secret, pause)
        self.match.early_answers.update(stored_answers(row.early_answers))
        self.history = History(self.game, self.match.setup)
        self.log = TableLog(self.game)
        self.log.follow(self.match)
        self.stored_lines = len(row.lines)
        self.lock = asyncio.Lock()
        self.absence = absence
        self.broadcast = Broadcast()
        self.presence = Presence(len(self.seats), self.broadcast.listeners, lambda seat: self.seats[seat].guest)
        self.leading = Leading(self.broadcast, self.presence)
        self.cache = ViewCache()
        self._choosers: set[int] = set()
        self._chosen_until = self.match.journal.branch_moment
        self.evicted = False
        # The hash of the line after which this process thinks for a bot of this table, which then stays in memory; or empty.
        self.thinking = ""
        self.used = time.monotonic()
        # When somebody last looked on, by time.monotonic(), and up to when that is stored.
        self.looked = self.look_stored = -math.inf
        self.note_asked()

    # Who is who

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(seat for seat, row in enumerate(self.seats) if row.guest == guest)

    @property
    def revealed(self) -> bool:
        """Tell whether all secrets of this table may be known: it is over, and so are all with the same deal."""
        return self.match.over and not (self.deal is not None and self.deal.running)

    def viewer(self, guest: str | None) -> Viewer | None:
        """How a guest may look at this table, or None."""
        if guest is None:
            return None
        mine = self.seats_of(guest)
        if mine:
            return Viewer(guest, mine, False)
        if self.deal is not None and self.deal.plays_elsewhere(guest, self.id):
            return None
        return Viewer(guest, (), True) if guest in self.watchers or guest == self.host else None

    def playing(self, mine: Sequence[int]) -> list[int]:
        """The given seats that no bot plays at present; at a closed table nobody plays."""
        return [] if self.closed is not None else [seat for seat in mine if self.seats[seat].kind == PERSON]

    def began(self) -> bool:
        """Tell whether anybody has made a choice yet."""
        return any(line["seat"] >= 0 for line in self.match.journal.choices())

    def choosers(self) -> set[int]:
        """The seats that have made a choice; what was chosen at the table from which this one goes on does not count."""
        lines, moment = self.match.journal.lines, self.match.moment
        for later in range(self._chosen_until + 1, moment + 1):
            self._choosers.add(lines[later]["seat"])
        self._chosen_until = moment
        return self._choosers

    def online(self) -> list[bool]:
        """Who is there now."""
        here = {seat for listener in self.broadcast.listeners for seat in listener.viewer.mine}
        elsewhere = {guest for pages in self.presence.elsewhere.values() for guest, _ in pages}
        return [row.kind == BOT or seat in here or row.guest in elsewhere for seat, row in enumerate(self.seats)]

    def note_asked(self) -> None:
        """Note who is asked now, because the time of their absence starts to run."""
        if self.presence.ask({ask.seat for ask in self.match.open_asks()}):
            self.cache.seats = None

    def seat_link(self, seat: int) -> Link:
        """The present link of a seat, or WATCH."""
        return Link(self.id, seat, 0 if seat == WATCH else self.seats[seat].joins)

    def bot_asked(self, seats: Sequence[SeatRow] | None = None) -> Ask[Any] | None:
        """The question that waits for a bot, if one does; also where other seats are about to be stored."""
        ask = None if self.closed is not None else engine.pending(self.match.state)
        return ask if ask is not None and ask.seat >= 0 and (seats or self.seats)[ask.seat].kind == BOT else None

    # Changes

    def summary(self) -> TableSummary:
        """The table's row after a change."""
        match = self.match
        waiting = engine.pending(match.state)
        asked = None if waiting is None else waiting.seat
        early = json.dumps(match.early_answers) if match.early_answers else "{}"
        return TableSummary(match.moment, asked, waiting is None, early, self.undone_to, stamp())

    def pending_commit(self, guest: str = "", client: str = "") -> Commit:
        """What must be stored after a move: the new lines, the first with the click that made it, and the table's row."""
        commit = Commit()
        texts = self.match.journal.texts
        for number in range(self.stored_lines, len(texts)):
            commit.lines.append(self.journal_row(number, guest, client))
            guest = client = ""
        if client:
            # An answer that waits until others have answered has no line yet.
            commit.statement = writes.add_click(self.id, guest, client)
        commit.summary = self.summary()
        return commit

    def journal_row(self, number: int, guest: str = "", client: str = "") -> JournalRow:
        """A line of the journal as it is stored, with the click that made it."""
        return JournalRow(self.id, number, self.match.journal.texts[number], guest or None, client or None, self._maker(number))

    def _maker(self, number: int) -> str | None:
        """Who made a line of the journal; nobody made its header and its footer."""
        seat: int | None = self.match.journal.lines[number].get("seat")
        if seat is None:
            return None
        return self.unclicked.get(number) or (BY_CHANCE if seat < 0 else self.seats[seat].kind)

    def written(self, guest: str, client: str) -> None:
        """Note that a move has been stored."""
        self.stored_lines = len(self.match.journal.texts)
        if client:
            self.seen_clicks.add((guest, client))

    def taken_back(self) -> None:
        """Drop what was said after the present moment, after the match has undone choices."""
        moment = self.match.moment
        self.stored_lines = moment + 1
        self._choosers, self._chosen_until = set(), self.match.journal.branch_moment
        self.unclicked = {made: maker for made, maker in self.unclicked.items() if made <= moment}
        self.thoughts = [thought for thought in self.thoughts if thought.moment <= moment]
        self.undone_to = moment if self.undone_to is None else min(moment, self.undone_to)
        self.broadcast.resend_since(moment)

    def tell_state(self, answered: str = "") -> None:
        """Send everybody who looks on the new state, each when ready; the page `answered` gets it as the answer to its call."""
        self.note_asked()
        self.cache.drop()
        self.broadcast.tell_state(answered)

    def explain(self, thought: wire.ThoughtMessage) -> None:
        """Publish a bot's thought; people who come later can still read it."""
        self.thoughts.append(thought)
        del self.thoughts[:-THOUGHTS_SHOWN]
        self.cache.drop()
        self.broadcast.tell(thought)

    def chat_line_at(self, seat: int, text: str, phrase: str) -> ChatRow:
        """What is said on a seat, with its number."""
        return ChatRow(self.chat[-1].n + 1 if self.chat else 1, seat, text, phrase)

    def say(self, line: ChatRow) -> None:
        """Show a line of chat that has been stored."""
        self.chat = shown([*self.chat, line])
        self.cache.drop()
        self.broadcast.tell(wire_socket.ChatMessage(*line))

    def set_seat(self, seat: int, row: SeatRow) -> None:
        """Take over a seat that has been stored."""
        self.presence.see([seat])
        self.sit([*self.seats[:seat], row, *self.seats[seat + 1 :]], self.host, self.watchers)
        self.tell_state()

    def sit(self, seats: list[SeatRow], host: str, watchers: set[str]) -> None:
        """Take over who sits at the table, whose it is and who watches; those who look on see what they may see now."""
        self.seats, self.host, self.watchers = seats, host, watchers
        if self.deal is not None:
            self.deal.seat(self.id, seats)
        for listener in self.broadcast.listeners:
            fresh = self.viewer(listener.viewer.guest)
            listener.dismissed = fresh is None
            listener.viewer = fresh or Viewer(listener.viewer.guest, (), False)
        self.cache.drop_seats()


def is_idle(live: LiveTable) -> bool:
    """Tell whether a table may leave memory: nobody looks on, nothing is being changed, and no bot thinks."""
    return not live.broadcast.listeners and not live.lock.locked() and not live.thinking

"""A table in memory: the match, who sits there, who looks on. Everything here can be built again from the database."""

import asyncio
import json
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, cast

import msgspec

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.journal import Journal, parse_journal
from dolmen.kernel.match import Match, replay_line, resume, setup_of
from dolmen.kernel.step import PASS, WATCHER, Ask
from dolmen.server import projection, standing_answers, wire, writes
from dolmen.server.guests import WATCH, Link, Signer
from dolmen.server.presence import Listener, Presence, Viewer
from dolmen.server.queries import ChatRow, SeatRow, TableRow, shown, stamp
from dolmen.server.schema import STANDING_ANSWER
from dolmen.server.writer import Commit, JournalRow, TableSummary

T = TypeVar("T")

PERSON: Final = "person"
BOT: Final = "bot"
THOUGHTS_SHOWN: Final = 100
ABSENCE: Final = 180.0
ENCODED_KEPT: Final = 8


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
        self.marks = dict(row.marks)
        self.thoughts: list[wire.ThoughtMessage] = []
        self.talk = row.talk
        self.signer = signer
        journal = parse_journal(("\n".join(row.lines) + "\n").encode())
        self.match: Match = resume(self.game, journal, row.secret)
        self.match.early_answers.update({int(seat): choice for seat, choice in json.loads(row.early_answers).items()})
        self.stored_lines = len(row.lines)
        self.lock = asyncio.Lock()
        self.absence = absence
        self.presence = Presence(len(self.seats))
        self.version = 0
        self.evicted = False
        self.thinking: asyncio.Task[None] | None = None
        self.options = projection.encoded(self.match.journal.header["options"])
        self.fairness_bytes = projection.encoded(projection.fairness(self.match))
        self.people: list[wire.Seat] | None = None
        self.counted_at = 0
        self.counting = False
        self.parts: dict[str | int | tuple[str, int], Any] = {}
        self.parts_version = -1
        self.link_texts: dict[Link, str] = {}
        self.encoded: dict[tuple[Any, ...], bytes] = {}
        self.encoded_version = -1
        self.note_asked()

    # Who is who

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(seat for seat, row in enumerate(self.seats) if row.guest == guest)

    def viewer(self, guest: str | None) -> Viewer | None:
        """How a guest may look at this table, or None."""
        if guest is None:
            return None
        mine = self.seats_of(guest)
        if mine:
            return Viewer(guest, mine, False)
        return Viewer(guest, (), True) if guest in self.watchers or guest == self.host else None

    def playing(self, mine: Sequence[int]) -> list[int]:
        """Own seats that no bot plays at present."""
        return [seat for seat in mine if self.seats[seat].kind == PERSON]

    @property
    def listeners(self) -> list[Listener]:
        """The open sockets."""
        return self.presence.listeners

    def began(self) -> bool:
        """Tell whether anybody has made a choice yet."""
        return any(line["seat"] >= 0 for line in self.match.journal.choices())

    def online(self) -> list[bool]:
        """Who is there now."""
        here = {seat for listener in self.listeners for seat in listener.viewer.mine}
        return [row.kind == BOT or seat in here for seat, row in enumerate(self.seats)]

    def note_asked(self) -> None:
        """Somebody else is asked: the time of their absence begins."""
        if self.presence.ask({ask.seat for ask in self.match.open_asks()}):
            self.people = None

    def replaceable(self, seat: int) -> tuple[int | None, str]:
        """In how many seconds the others may hand a seat to a bot (None: not as things are), and why not now."""
        row = self.seats[seat]
        if row.kind == BOT:
            return None, "seat-played-by-bot"
        if row.guest is None:
            return None, "seat-open"
        if seat not in self.presence.asked:
            return None, "seat-not-asked"
        if self.presence.is_here(seat):
            return None, "seat-is-here"
        left = math.ceil(self.absence - self.presence.waited_for(seat))
        return (left, "not-absent-long-enough") if left > 0 else (0, "")

    def link_in(self, seat: int) -> int | None:
        """In how many seconds the host may make a new link for a seat that is taken; None while its owner is there."""
        if self.presence.is_here(seat):
            return None
        return max(0, math.ceil(self.absence - self.presence.absent_for(seat)))

    def practice(self, mine: Sequence[int]) -> bool:
        """Tell whether all other seats are bots' own, so that nobody is wronged by a hint."""
        return bool(mine) and all(seat in mine or (row.kind == BOT and row.guest is None) for seat, row in enumerate(self.seats))

    def bot_asked(self) -> Ask[Any] | None:
        """The question that waits for a bot, if one does."""
        ask = engine.pending(self.match.state)
        return ask if ask is not None and ask.seat >= 0 and self.seats[ask.seat].kind == BOT else None

    # What a viewer may know

    def state(self, viewer: Viewer, since: int = projection.START, chat: bool = True) -> wire.TableState:
        """The table for a viewer, with the log after `since`."""
        self.count_down()
        match, mine = self.match, viewer.mine
        playing = self.playing(mine)
        seat = projection.seat_shown(match, mine, playing)
        private = self.private(seat, playing)
        if len(mine) > 1 and self.game.secrets:
            # Each own seat knows other lines; what was sent before may have been for another one.
            since = projection.START
        return wire.TableState(
            table=self.id,
            game=self.game.id,
            moment=match.moment,
            options=self.options,
            seats=self.seats_known(),
            mine=list(mine),
            watching=viewer.watching,
            seat=seat,
            view=self.view(seat),
            question=projection.question_for(match, seat, playing, self.game.turn(match.state)),
            standing=standing_answers.answers_for(self.seats, mine),
            waiting=[ask.seat for ask in match.open_asks()],
            undo=projection.undo(match, seat, playing),
            log=self.log(match, self.memory(seat, playing), since),
            score=self.once(("score", seat if self.game.secrets else WATCHER), lambda: projection.score(match, seat)),
            turn=self.game.turn(match.state),
            last_round=self.game.last_round(match.state),
            result=projection.result(match),
            fairness=projection.fairness(match) if match.over else self.fairness_bytes,
            links=self.links(viewer),
            chat=[wire.ChatLine(*line) for line in self.chat] if chat else [],
            thoughts=list(self.thoughts) if chat else [],
            talk=self.talk,
            practice=self.practice(mine),
            private=private,
            leaving=projection.leaving(match, self.seats, self.host, viewer),
        )

    def private(self, seat: int, playing: Sequence[int]) -> bool:
        """Tell whether a seat sees something that the other players at its screen may not."""
        return len(playing) > 1 and projection.private(self.match, seat)

    def memory(self, seat: int, playing: Sequence[int]) -> int:
        """Who remembers what is told of the past: at a shared screen that is not private, a watcher."""
        return WATCHER if self.game.secrets and len(playing) > 1 and not self.private(seat, playing) else seat

    def log(self, match: Match, seat: int, since: int) -> list[wire.LogLine]:
        """What happened after a moment, with what is to be said of how choices were made."""
        lines = projection.log(self.game, match.told, match.turns, seat, since)
        if self.marks:
            lines = sorted(projection.marked(match, self.marks, since) + lines, key=lambda line: line.moment)
        return lines

    def once(self, part: str | int | tuple[str, int], make: Callable[[], T]) -> T:
        """A part that is the same for several viewers, encoded once for each version of the table."""
        if self.parts_version != self.version:
            self.parts.clear()
            self.parts_version = self.version
        found = self.parts.get(part)
        if found is None:
            found = projection.encoded(make())
            self.parts[part] = found
        return cast(T, found)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees; in a game without secrets all see the same."""
        shown = seat if self.game.secrets else WATCHER
        return self.once(shown, lambda: dict(self.game.view(self.match.state, shown)))

    def log_since(self, since: int) -> int:
        """The moment from which to send the log to somebody who comes back; after an undo, from the undo."""
        if self.undone_to is not None and since > self.undone_to:
            return self.undone_to
        return since if since <= self.match.moment else projection.START

    def message(self, viewer: Viewer, since: int, chat: bool) -> bytes:
        """The state in bytes, encoded once for everyone who may see the same; only the last few forms are kept."""
        self.count_down()
        if self.encoded_version != self.version:
            self.encoded.clear()
            self.encoded_version = self.version
        key = (viewer.mine, viewer.guest == self.host, viewer.watching, since, chat)
        found = self.encoded.get(key)
        if found is None:
            found = msgspec.json.encode(self.state(viewer, since, chat))
            while len(self.encoded) >= ENCODED_KEPT:
                del self.encoded[next(iter(self.encoded))]
            self.encoded[key] = found
        return found

    def seats_known(self) -> list[wire.Seat]:
        """The seats, encoded once for as long as nobody comes or goes."""
        if self.people is None:
            self.people = projection.encoded(self.seats_told())
        return self.people

    def count_down(self) -> None:
        """While the time of an absence runs, what is said of the seats holds for a second."""
        second = int(time.monotonic())
        if self.counting and second != self.counted_at:
            self.people_changed()
            self.counted_at = second

    def people_changed(self) -> None:
        """Somebody came, went or changed a seat."""
        self.people = None
        self.version += 1

    def seats_told(self) -> list[wire.Seat]:
        """The seats as everybody may know them."""
        online = self.online()
        found = []
        for seat, row in enumerate(self.seats):
            ready = row.kind == BOT or row.guest is not None
            kind: Any = BOT if row.kind == BOT else PERSON
            found.append(wire.Seat(row.name, kind, row.colour, row.level, online[seat], ready, *self.replaceable(seat)))
        self.counting = any(row.guest is not None and not self.presence.is_here(seat) for seat, row in enumerate(self.seats))
        return found

    def seat_link(self, seat: int) -> Link:
        """The present link of a seat, or WATCH."""
        return Link(self.id, seat, 0 if seat == WATCH else self.seats[seat].joins)

    def link_text(self, kind: str, link: Link) -> str:
        """A link's path."""
        found = self.link_texts.get(link)
        if found is None:
            found = f"/{kind}/{self.signer.link(link)}"
            self.link_texts[link] = found
        return found

    def links(self, viewer: Viewer) -> wire.Links:
        """Seat links only for the host, and only of seats that nobody has taken."""
        opened: dict[str, str] = {}
        taken: list[int] = []
        new_in: list[int | None] = []
        if viewer.guest == self.host:
            taken = [seat for seat, row in enumerate(self.seats) if row.guest not in (None, self.host)]
            new_in = [self.link_in(seat) for seat in taken]
            for seat, row in enumerate(self.seats):
                if row.kind == PERSON and row.guest is None:
                    opened[str(seat)] = self.link_text("join", self.seat_link(seat))
        return wire.Links(opened, self.link_text("watch", self.seat_link(WATCH)), taken, new_in)

    def past(self, viewer: Viewer, moment: int) -> wire.Past:
        """The table at an earlier moment, by replay."""
        earlier = replay(self.match, moment)
        playing = self.playing(viewer.mine)
        seat = self.memory(projection.seat_shown(self.match, viewer.mine, playing), playing)
        view = dict(self.game.view(earlier.state, seat))
        return wire.Past(earlier.moment, view, self.log(earlier, seat, projection.START), projection.score(earlier, seat))

    # Changes

    def give_standing_answers(self) -> None:
        """Give the standing answers to the questions that have come up."""
        while standing_answers.declines(self.match, self.seats):
            ask = engine.pending(self.match.state)
            assert ask is not None
            # The line of this choice is the next one, whatever chance adds after it.
            self.marks[self.match.moment + 1] = STANDING_ANSWER
            self.match.play(ask.seat, PASS)

    def summary(self) -> TableSummary:
        """The table's row after a change."""
        match = self.match
        waiting = engine.pending(match.state)
        asked = None if waiting is None else waiting.seat
        early = json.dumps(match.early_answers) if match.early_answers else "{}"
        return TableSummary(match.moment, asked, waiting is None, early, self.undone_to, stamp(), self.id)

    def pending_commit(self, guest: str = "", client: str = "") -> Commit:
        """What must be stored after a move: the new lines, the first with the click that made it, and the table's row."""
        commit = Commit()
        texts = self.match.journal.texts
        for number in range(self.stored_lines, len(texts)):
            maker = self.marks.get(number, guest)
            commit.lines.append(JournalRow(self.id, number, texts[number], maker or None, client or None))
            guest = client = ""
        if client:
            # An answer that waits until others have answered has no line yet.
            commit.statement = writes.add_click(self.id, guest, client)
        commit.summary = self.summary()
        return commit

    def written(self, guest: str, client: str) -> None:
        """The move is on the disk."""
        self.stored_lines = len(self.match.journal.texts)
        if client:
            self.seen_clicks.add((guest, client))

    def taken_back(self) -> None:
        """The match has undone choices: what was said after the present moment is no longer true."""
        moment = self.match.moment
        self.stored_lines = moment + 1
        self.marks = {marked: mark for marked, mark in self.marks.items() if marked <= moment}
        self.thoughts = [thought for thought in self.thoughts if thought.moment <= moment]
        self.undone_to = moment if self.undone_to is None else min(moment, self.undone_to)
        for listener in self.listeners:
            listener.since = min(listener.since, moment)

    def tell_state(self) -> None:
        """Everybody who looks on gets the new state, each when ready."""
        self.note_asked()
        self.version += 1
        for listener in self.listeners:
            listener.stale = True
            listener.ready.set()

    def tell(self, message: wire.Outgoing) -> None:
        """Everybody who looks on gets a message."""
        letter = msgspec.json.encode(message)
        for listener in list(self.listeners):
            listener.post(letter)

    def explain(self, thought: wire.ThoughtMessage) -> None:
        """A bot says why; people who come later can still read it."""
        self.thoughts.append(thought)
        del self.thoughts[:-THOUGHTS_SHOWN]
        self.version += 1
        self.tell(thought)

    def next_chat_line(self, viewer: Viewer, text: str, phrase: str) -> ChatRow:
        """What a viewer says, with its number."""
        return self.chat_line_at(viewer.mine[0] if viewer.mine else WATCH, text, phrase)

    def chat_line_at(self, seat: int, text: str, phrase: str) -> ChatRow:
        """What is said on a seat, with its number."""
        return ChatRow(self.chat[-1].n + 1 if self.chat else 1, seat, text, phrase)

    def say(self, line: ChatRow) -> None:
        """A line of chat that has been stored."""
        self.chat = shown([*self.chat, line])
        self.version += 1
        self.tell(wire.ChatMessage(*line))

    def set_seat(self, seat: int, row: SeatRow) -> None:
        """A seat that has been stored."""
        self.seats[seat] = row
        self.presence.see([seat])
        for listener in self.listeners:
            fresh = self.viewer(listener.viewer.guest)
            listener.dismissed = fresh is None
            listener.viewer = fresh or Viewer(listener.viewer.guest, (), False)
        self.people_changed()
        self.tell_state()


def replay(match: Match, moment: int) -> Match:
    """The match as it was at a moment, without its secret."""
    journal = Journal(match.journal.header)
    earlier = Match(match.game, setup_of(match.game, journal, match.setup.box), journal, None)
    for line in match.journal.choices()[:moment]:
        replay_line(earlier, line)
    return earlier

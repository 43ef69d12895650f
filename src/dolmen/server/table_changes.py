"""Changes to a table that are not moves: seats, chat, and who leads those who look back."""

import msgspec

from dolmen.server import replay, seating, standing_answers, wire, writes
from dolmen.server.chat import checked_chat_line
from dolmen.server.closing import check_open
from dolmen.server.coming import lead_of
from dolmen.server.failures import CallRefused
from dolmen.server.guests import WATCH
from dolmen.server.live_table import LiveTable
from dolmen.server.queries import SeatRow
from dolmen.server.retrying import tried_again
from dolmen.server.table_registry import TableRegistry
from dolmen.server.writer import Commit


@tried_again
async def change_seat(registry: TableRegistry, table: str, guest: str | None, seat: int, asked: wire.SeatChange) -> None:
    """Change a seat; a question that is now always declined is answered at once."""
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        if not 0 <= seat < len(live.seats):
            raise CallRefused(404, "no-seat")
        check_open(live)
        row = seating.changed(live, viewer, seat, asked)
        # It could be misused, so a chat line at the seat, stored in the same transaction, tells everybody.
        await set_seat(registry, live, seat, row, seating.notice(live, viewer, seat, row))
        if asked.action == "decline":
            standing_answers.give(live)
            await registry.commit(live)


async def set_seat(registry: TableRegistry, live: LiveTable, seat: int, row: SeatRow, notice: str) -> None:
    """Store a changed seat, with the chat line about it."""
    line = live.chat_line_at(seat, "", notice) if notice else None
    statements = [writes.add_chat_line(live.id, line)] if line else []
    await registry.save_seat(live, seat, row, Commit(writes.in_order(*statements)))
    if line is not None:
        live.say(line)


@tried_again
async def say(registry: TableRegistry, table: str, guest: str | None, asked: wire.NewChatLine) -> None:
    """Add a line of chat."""
    text, phrase = checked_chat_line(asked)
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        check_open(live)
        line = live.chat_line_at(viewer.mine[0] if viewer.mine else WATCH, text, phrase)
        await registry.save(live, Commit(writes.add_chat_line(live.id, line)))
        live.say(line)


@tried_again
async def lead(registry: TableRegistry, table: str, guest: str | None, asked: wire.NewLead) -> int:
    """Take the lead of those who look back at a finished table, move them on, or give it up; the number of the lead, or 0."""
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        if not live.revealed:
            raise CallRefused(409, "not-finished")
        leading = live.leading
        if asked.action == "take":
            if not leading.is_open(viewer, asked.page):
                raise CallRefused(409, "no-socket")
        elif not leading.is_of(viewer, asked.page):
            raise CallRefused(409, "not-leading")
        if asked.action == "give-up":
            leading.give_up()
            registry.bus.send(lead_of(live))
            return 0
        if not 0 <= asked.moment <= live.match.moment:
            raise CallRefused(404, "no-such-moment")
        eyes = replay.name_of(replay.eyes_of(live, viewer, asked.eyes))
        if asked.action == "take":
            leading.take(viewer, asked.page)
        leading.show(viewer, asked.moment, eyes)
        registry.bus.send(lead_of(live))
        return leading.taken


@tried_again
async def explain(registry: TableRegistry, live: LiveTable, thought: wire.ThoughtMessage) -> None:
    """Store and publish what a bot said about its choice, unless the choice was taken back meanwhile."""
    async with registry.locked(live.id, fresh=False) as live:
        if thought.moment <= live.match.moment:
            said = msgspec.json.encode(thought).decode()
            await registry.save(live, Commit(writes.add_thought(live.id, thought.moment, said)))
            live.explain(thought)


@tried_again
async def say_of_bot(registry: TableRegistry, live: LiveTable, seat: int, phrase: str) -> None:
    """Tell everybody what happened to a bot, unless the same was just said."""
    async with registry.locked(live.id, fresh=False) as live:
        last = live.chat[-1] if live.chat else None
        if last is None or (last.seat, last.phrase) != (seat, phrase):
            line = live.chat_line_at(seat, "", phrase)
            await registry.save(live, Commit(writes.add_chat_line(live.id, line)))
            live.say(line)

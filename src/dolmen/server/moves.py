"""Moves: choices and undos, checked, played, committed and told."""

import time
from typing import Any, Final

from dolmen.kernel.engine import IllegalChoice
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import NOT_ASKED
from dolmen.kernel.sentence import Refusal
from dolmen.kernel.step import Ask
from dolmen.server import projection, seating, standing_answers, wire, writes
from dolmen.server.broadcast import Viewer
from dolmen.server.closing import check_open
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import PERSON, LiveTable
from dolmen.server.retrying import tried_again
from dolmen.server.table_registry import TableRegistry
from dolmen.server.table_state import state_for

CLIENT_LENGTH: Final = 64


@tried_again
async def choose(registry: TableRegistry, table: str, guest: str | None, asked: wire.NewChoice) -> None:
    """Make a choice; returns when it is committed."""
    began = time.perf_counter()
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        if _done_before(live, viewer, asked.client):
            return
        check_open(live)
        _check_seat(live, viewer, asked.seat)
        _check_moment(live, viewer, asked.moment)
        try:
            live.match.play(asked.seat, asked.choice)
        except IllegalChoice as illegal:
            raise _refused(live, viewer, asked.seat, asked.choice, illegal.refusal) from None
        except BadInput:
            raise _refused(live, viewer, asked.seat, asked.choice, NOT_ASKED) from None
        standing_answers.give(live)
        await registry.commit(live, viewer.guest, asked.client, asked.page)
    registry.metrics.moved("person", time.perf_counter() - began)


@tried_again
async def choose_for_bot(registry: TableRegistry, table: str, seat: int, tail: str, choice: int, maker: str = "") -> bool:
    """Make a bot's choice; False when the table has moved on or the seat is a person's again. The log tells of `maker`.

    `tail` is the hash of the last line that the bot knew: an answer to a question that was taken back does not count.
    """
    began = time.perf_counter()
    async with registry.locked(table, fresh=False) as live:
        ask, moment = live.bot_asked(), live.match.moment
        if live.match.journal.hashes[-1] != tail or ask is None or ask.seat != seat:
            return False
        live.match.play(seat, choice)
        if maker and live.match.moment > moment:
            live.unclicked[moment + 1] = maker
        standing_answers.give(live)
        await registry.commit(live)
    registry.metrics.moved("bot", time.perf_counter() - began)
    return True


@tried_again
async def undo(registry: TableRegistry, table: str, guest: str | None, asked: wire.NewUndo) -> None:
    """Take the last choice back: the journal's tail is replaced in one transaction."""
    async with registry.locked_for(table, guest, fresh=False) as (live, viewer):
        if _done_before(live, viewer, asked.client):
            return
        check_open(live)
        _check_seat(live, viewer, asked.seat)
        _check_moment(live, viewer, asked.moment)
        match = live.match
        own = [seat for seat in live.playing(viewer.mine) if projection.why_no_undo(match, seat) is None]
        if not own:
            reason = projection.why_no_undo(match, asked.seat)
            assert reason is not None
            said = projection.phrase(live.game, reason, ())
            raise CallRefused(422, reason.key, said, reason.rule, state_for(live, viewer, asked.moment, chat=False))
        match.undo(own[0])
        live.taken_back()
        commit = live.pending_commit()
        commit.statement = writes.cut_journal(live.id, match.moment, viewer.guest, asked.client)
        await registry.save(live, commit)
        live.written(viewer.guest, asked.client)
        registry.changed(live, asked.page)


def hinted(live: LiveTable, viewer: Viewer, asked: wire.NewHint) -> Ask[Any]:
    """The question that a viewer wants a hint for; CallRefused where hints are not given."""
    _check_seat(live, viewer, asked.seat)
    if not seating.is_practice(live, viewer.mine):
        raise CallRefused(403, "not-a-practice-table")
    _check_moment(live, viewer, asked.moment)
    for ask in live.match.open_asks():
        if ask.seat == asked.seat:
            return ask
    raise CallRefused(422, "not-asked")


def _done_before(live: LiveTable, viewer: Viewer, client: str) -> bool:
    if not (1 <= len(client) <= CLIENT_LENGTH and client.isprintable()):
        raise CallRefused(400, "bad-client-id")
    return (viewer.guest, client) in live.seen_clicks


def _check_seat(live: LiveTable, viewer: Viewer, seat: int) -> None:
    if seat not in viewer.mine:
        raise CallRefused(403, "not-your-seat")
    if live.seats[seat].kind != PERSON:
        raise CallRefused(409, "seat-played-by-bot", state=state_for(live, viewer))


def _check_moment(live: LiveTable, viewer: Viewer, moment: int) -> None:
    if moment != live.match.moment:
        raise CallRefused(409, "stale", state=state_for(live, viewer, min(moment, live.match.moment), chat=False))


def _refused(live: LiveTable, viewer: Viewer, seat: int, choice: int, refusal: Refusal) -> CallRefused:
    match = live.match
    said = projection.phrase(live.game, refusal, ()) if not refusal.params else None
    for ask in match.open_asks():
        if ask.seat == seat and said is None:
            said = projection.refused(live.game, match.state, ask, choice, refusal).phrase
    return CallRefused(422, refusal.key, said, refusal.rule, state_for(live, viewer, match.moment, chat=False))

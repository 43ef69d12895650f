"""Bots at the tables: worker processes do the thinking, and no table is blocked meanwhile.

What there is to think about is a row of the table `work`, which any process that has workers may claim.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.journal import line_hash
from dolmen.kernel.step import Ask
from dolmen.server import bot_talk, moves, table_changes, wire_socket, work
from dolmen.server.advice import Advice
from dolmen.server.bot_talk import BotAnswer
from dolmen.server.claims import Claims, Range, WorkStore
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import BOT, LiveTable
from dolmen.server.metrics import Metrics
from dolmen.server.queries import SeatRow
from dolmen.server.schema import AT_RANDOM, REPLACED
from dolmen.server.settings import Settings
from dolmen.server.slots import Slots
from dolmen.server.table_registry import TableRegistry
from dolmen.server.work import Work, WorkChange
from dolmen.server.worker_process import Worker, WorkerFailed

log = logging.getLogger("dolmen.server")

TRIES: Final = 2
ENDLESS: Final = 100_000
# Work is claimed ahead for so many seconds, but for no more than so many thoughts of each worker.
AHEAD_SECONDS: Final = 0.1
MOST_AHEAD: Final = 8
# How much the newest thought counts in the mean time of a thought.
NEWEST: Final = 0.1


class BotWorker(Worker[BotAnswer]):
    """A worker process that thinks for bots."""

    def __init__(self, limit: float) -> None:
        super().__init__("dolmen.server.bot_worker", bot_talk.read, limit)


class Bots:
    """Plays the seats of kind bot, and answers what people ask the best bot."""

    def __init__(self, settings: Settings, registry: TableRegistry, metrics: Metrics, store: WorkStore) -> None:
        self.settings = settings
        self.registry = registry
        self.metrics = metrics
        self.workers = [BotWorker(settings.bot_limit) for _ in range(settings.bot_workers)]
        self.slots = Slots(self.workers)
        # How long a thought takes; the first ones are expected to be long.
        self.mean = 1.0
        self.closing = False
        wanted = Range(work.PRIORITIES[work.QUESTION], work.UNWATCHED)
        process = secrets.token_hex(8)
        # Where there are no more workers than one host's bots may have, there is nothing to limit.
        share = settings.bots_a_host if settings.bots_a_host < len(self.workers) else 0
        self.claims = Claims(store, process, wanted, self._room, self._think, share)
        self.advice = Advice(registry, self.claims, bool(self.workers), settings.bot_limit)

    @property
    def busy(self) -> bool:
        """Tell whether a worker thinks for a table now."""
        return len(self.slots.free) < len(self.workers)

    def _room(self) -> int:
        """For how many more thoughts there is room; short ones are claimed ahead, many at a time."""
        if self.closing:
            return 0
        most = len(self.workers) * (1 + min(MOST_AHEAD, int(AHEAD_SECONDS / self.mean)))
        busy = len(self.claims.owners)
        return most - busy if busy <= most // 2 else 0

    def work_of(self, live: LiveTable, seats: Sequence[SeatRow]) -> WorkChange | None:
        """What a change of a table means for its bots, with the seats as they are stored with it."""
        ask = live.bot_asked(seats)
        if ask is None or live.match.moment >= ENDLESS:
            had_bots = any(row.kind == BOT for row in (*seats, *live.seats))
            return WorkChange(live.id, None) if had_bots else None
        moment = live.match.moment
        tail = live.match.journal.hashes[moment]
        if tail == live.thinking:
            # This changes nothing of the question.
            return None
        lease = self.claims.lease(live.host)
        return WorkChange(live.id, Work(work.move_key(live.id), live.id, work.MOVE, moment, tail, live.host, holder=lease))

    def work_stored(self, change: WorkChange, done: bool) -> None:
        """Begin to think if this process has the lease."""
        if change.work is not None:
            self.claims.stored(change.work, done)

    # Thinking

    async def _think(self, found: Work) -> None:
        """Do one piece of work."""
        if found.kind == work.MOVE:
            await self._play(found)
        else:
            await self._answer(found)

    async def _play(self, found: Work) -> None:
        """Make one choice for a bot."""
        live = await self._fresh(found)
        ask = live.bot_asked()
        tail = live.match.journal.hashes[-1]
        if ask is None or tail != (found.tail or tail):
            # The table has moved on; what there is to think about now is stored with that.
            await self.claims.finish(found)
            return
        live.thinking = tail
        try:
            await self._choose(found, live, ask)
        finally:
            live.thinking = ""

    async def _fresh(self, found: Work) -> LiveTable:
        """The table of some work; what another process has stored is not yet known in memory."""
        live = await self.registry.find(found.table)
        hashes = live.match.journal.hashes
        if found.tail is None or found.moment >= len(hashes) or hashes[found.moment] != found.tail:
            async with self.registry.locked(found.table) as live:
                return live
        return live

    async def _choose(self, found: Work, live: LiveTable, ask: Ask[Any]) -> None:
        """Think, commit the choice and, where the table allows it, explain it."""
        moment, tail = live.match.moment, live.match.journal.hashes[-1]
        self.registry.tell(live, wire_socket.ThinkingMessage(ask.seat, moment))
        began = time.monotonic() - found.waited
        answer, maker = await self._chosen(found, live, ask.seat)
        self.claims.thought(found)
        await asyncio.sleep(max(0.0, began + self.settings.bot_pace - time.monotonic()))
        if live.match.journal.hashes[-1] != tail:
            # Somebody took a choice back, so this answers another question.
            return
        said = bot_talk.thought(live.game, live.match.state, ask, answer, moment + 1) if live.talk else None
        if not await moves.choose_for_bot(self.registry, live.id, ask.seat, tail, answer.choice, maker):
            raise CallRefused(409, "stale")
        if said is not None:
            await table_changes.explain(self.registry, live, said)
        if maker:
            await table_changes.say_of_bot(self.registry, live, ask.seat, bot_talk.BOT_FAILURE_PHRASES[maker])

    async def _chosen(self, found: Work, live: LiveTable, seat: int) -> tuple[BotAnswer, str]:
        """What a bot chooses, and what the log must say about it: that the worker was replaced, or that the choice is random."""
        options = list(engine.options(live.match.state))
        if len(options) == 1:
            return BotAnswer(options[0]), ""
        if found.tries >= TRIES:
            return BotAnswer(secrets.choice(options)), AT_RANDOM
        asked = {"seat": seat, "level": live.seats[seat].level, "talk": live.talk}
        answer = await self._ask_worker(found, live.game.id, live.match.journal.texts, asked)
        if answer.choice not in options:
            self.metrics.bot_failures.inc()
            log.warning("a bot chose what is not possible", extra={"table": live.id, "seat": seat})
            raise WorkerFailed("impossible")
        return answer, REPLACED if found.tries else ""

    async def _answer(self, found: Work) -> None:
        """Answer a question that somebody has asked."""
        said = work.FAILED
        if found.tries < TRIES:
            game, lines = await self.registry.read(self.registry.queries.journal_until, found.table, found.moment)
            if line_hash(lines[-1]) != found.tail:
                # The choices that it was about have been taken back.
                await self.claims.finish(found)
                return
            said = bot_talk.written(await self._ask_worker(found, game, lines, found.asked))
        await self.advice.answer(found, said)

    async def _ask_worker(self, found: Work, game: str, lines: Sequence[str], asked: dict[str, Any]) -> BotAnswer:
        """What a worker answers; it gets the journal, never the table's secret."""
        journal, seed = "\n".join(lines) + "\n", secrets.randbelow(2**31)
        request = {"table": found.table, "game": game, "journal": journal, "seed": seed, **asked}
        async with self.slots.one(work.PRIORITIES[found.kind]) as worker:
            began = time.monotonic()
            try:
                return await worker.ask(request)
            except WorkerFailed as failed:
                self.metrics.bot_failures.inc()
                log.warning("a bot failed: %s", failed, extra={"table": found.table, "seat": asked["seat"]})
                raise
            finally:
                self.mean += NEWEST * (time.monotonic() - began - self.mean)

    # Opening and closing

    async def open(self) -> None:
        """Begin to claim."""
        store = self.claims.store
        if store.alone:
            # No other process is there, so all leases are those of one that has ended.
            await store.do(work.release)
        if self.workers:
            self.claims.open()

    async def close(self) -> None:
        """Stop thinking; other processes go on at once, or this one after the next start."""
        self.closing = True
        await self.claims.close()
        for worker in self.workers:
            await worker.close()

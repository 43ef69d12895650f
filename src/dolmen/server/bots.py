"""Bots at the tables: worker processes do the thinking, and no table is blocked meanwhile."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from dolmen.kernel import engine
from dolmen.kernel.step import Ask
from dolmen.server import bot_talk, moves, table_changes, wire, wire_socket
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.metrics import Metrics
from dolmen.server.schema import AT_RANDOM, REPLACED
from dolmen.server.settings import Settings
from dolmen.server.table_registry import TableRegistry
from dolmen.server.table_state import state_for
from dolmen.server.worker_process import Worker, WorkerFailed

T = TypeVar("T")
HintKey = tuple[str, int, str]

log = logging.getLogger("dolmen.server")

TRIES: Final = 2
ENDLESS: Final = 100_000
RESUMED: Final = 1000
HINTS_KEPT: Final = 200


class BotWorker(Worker[bot_talk.BotAnswer]):
    """A worker process that thinks for bots."""

    def __init__(self, limit: float) -> None:
        super().__init__("dolmen.server.bot_worker", bot_talk.read, limit)


class Bots:
    """Plays the seats of kind bot."""

    def __init__(self, settings: Settings, registry: TableRegistry, metrics: Metrics) -> None:
        self.settings = settings
        self.registry = registry
        self.metrics = metrics
        self.workers = [BotWorker(settings.bot_limit) for _ in range(max(1, settings.bot_workers))]
        # The worker that was used last is taken first: it still has the search that a bot may continue.
        self.free: asyncio.LifoQueue[BotWorker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hints: dict[HintKey, asyncio.Task[bot_talk.BotAnswer]] = {}
        self.closing = False

    def look(self, live: LiveTable) -> None:
        """Start thinking if a bot is asked and none is thinking yet."""
        if self.closing or live.evicted or live.thinking is not None or live.bot_asked() is None:
            return
        live.thinking = self._begin(self._play(live))

    @property
    def busy(self) -> bool:
        """Tell whether a worker thinks for a table now."""
        return self.free.qsize() < len(self.workers)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work in the background, until it is done or the server closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def resume(self) -> None:
        """After a start: open the tables that wait for a bot."""
        for table in await self.registry.read(self.registry.queries.going_on, RESUMED):
            try:
                self.look(await self.registry.find(table))
            except Exception:
                log.exception("a table could not be opened", extra={"table": table})
            await asyncio.sleep(0)

    async def _play(self, live: LiveTable) -> None:
        """Answer for bots until a person is asked."""
        try:
            while not self.closing and not live.evicted and live.match.moment < ENDLESS:
                ask = live.bot_asked()
                if ask is None:
                    return
                await self._play_once(live, ask)
        except Exception:
            log.exception("a bot could not play", extra={"table": live.id})
        finally:
            live.thinking = None
            if not live.evicted and live.bot_asked() is not None and not self.closing:
                # The seat changed hands while this task was ending.
                asyncio.get_running_loop().call_later(1.0, self.look, live)

    async def _play_once(self, live: LiveTable, ask: Ask[Any]) -> None:
        """Make one choice: think, commit it and, where the table allows it, explain it."""
        moment, tail = live.match.moment, live.match.journal.texts[-1]
        self.registry.tell(live, wire_socket.ThinkingMessage(ask.seat, moment))
        began = time.monotonic()
        answer, maker = await self._think(live, ask.seat)
        await asyncio.sleep(max(0.0, began + self.settings.bot_pace - time.monotonic()))
        if live.match.journal.texts[-1] != tail:
            # Somebody took a choice back, so this answers another question.
            return
        said = bot_talk.thought(live.game, live.match.state, ask, answer, moment + 1) if live.talk else None
        if await moves.choose_for_bot(self.registry, live, ask.seat, moment, answer.choice, maker) and said is not None:
            await table_changes.explain(self.registry, live, said)
        if maker:
            await table_changes.say_of_bot(self.registry, live, ask.seat, bot_talk.BOT_FAILURE_PHRASES[maker])

    async def _think(self, live: LiveTable, seat: int) -> tuple[bot_talk.BotAnswer, str]:
        """What a bot chooses, and what the log must say about it: that the worker was replaced, or that the choice is random."""
        options = list(engine.options(live.match.state))
        if len(options) == 1:
            return bot_talk.BotAnswer(options[0]), ""
        request = self._request(live, seat) | {"level": live.seats[seat].level, "talk": live.talk}
        answer, failures = await self.ask(live.id, request, options)
        if answer is None:
            return bot_talk.BotAnswer(secrets.choice(options)), AT_RANDOM
        return answer, REPLACED if failures else ""

    def _request(self, live: LiveTable, seat: int) -> dict[str, Any]:
        journal, seed = live.match.journal.text(), secrets.randbelow(2**31)
        return {"table": live.id, "game": live.game.id, "journal": journal, "seat": seat, "seed": seed}

    async def ask(self, table: str, request: dict[str, Any], options: list[int]) -> tuple[bot_talk.BotAnswer | None, int]:
        """A worker's answer, or None, and how many workers failed before; a failed one is replaced and the next one is asked."""
        seat = request["seat"]
        for failures in range(TRIES):
            worker = await self.free.get()
            try:
                answer = await worker.ask(request)
                if answer.choice in options:
                    return answer, failures
                log.warning("a bot chose what is not possible", extra={"table": table, "seat": seat})
                worker.kill()
            except WorkerFailed as failed:
                log.warning("a bot failed: %s", failed, extra={"table": table, "seat": seat})
            finally:
                self.free.put_nowait(worker)
            self.metrics.bot_failures.inc()
        return None, TRIES

    async def hint(self, table: str, guest: str | None, asked: wire.NewHint) -> wire.Hint:
        """What the strongest bot would do at one of the viewer's seats; the table is not blocked meanwhile."""
        async with self.registry.locked_for(table, guest) as (live, viewer):
            ask = moves.hinted(live, viewer, asked)
            tail, best = live.match.journal.texts[-1], self._best(live, ask)
        answer = await asyncio.shield(best)
        async with self._unchanged(table, guest, tail) as live:
            return bot_talk.hint(live.game, live.match.state, ask, answer, asked.moment)

    async def judge(self, table: str, guest: str | None, asked: wire.NewJudgement) -> wire.Judgement:
        """What a choice costs against the one that a hint names; it is searched for only once."""
        async with self.registry.locked_for(table, guest) as (live, viewer):
            ask = moves.hinted(live, viewer, wire.NewHint(asked.seat, asked.moment))
            refusal = live.match.why_not(asked.seat, asked.choice)
            if refusal is not None:
                raise CallRefused(422, refusal.key, rule=refusal.rule)
            tail, best = live.match.journal.texts[-1], self._best(live, ask)
        answer = await asyncio.shield(best)
        async with self._unchanged(table, guest, tail) as live:
            request = self._request(live, ask.seat) | {"best": answer.choice, "mine": asked.choice}
        if answer.choice != asked.choice:
            compared, _ = await self.ask(live.id, request, [answer.choice])
            if compared is None:
                raise CallRefused(503, "try-again")
            answer = compared
        async with self._unchanged(table, guest, tail) as live:
            said = bot_talk.hint(live.game, live.match.state, ask, answer, asked.moment)
            return bot_talk.judgement(said, asked.choice)

    @asynccontextmanager
    async def _unchanged(self, table: str, guest: str | None, tail: str) -> AsyncIterator[LiveTable]:
        """A table at which nobody has chosen since its journal ended with `tail`."""
        async with self.registry.locked_for(table, guest) as (live, viewer):
            if live.match.journal.texts[-1] != tail:
                raise CallRefused(409, "stale", state=state_for(live, viewer))
            yield live

    def _best(self, live: LiveTable, ask: Ask[Any]) -> asyncio.Task[bot_talk.BotAnswer]:
        """The search for the best answer to a question, begun now or before."""
        key = (live.id, ask.seat, live.match.journal.texts[-1])
        task = self.hints.get(key)
        if task is None:
            options = list(ask.options(live.match.state))
            task = self._begin(self._hint(live, self._request(live, ask.seat) | {"hint": True}, options))
            self.hints[key] = task
            task.add_done_callback(lambda done: self._keep_hint(key, done))
        return task

    def _keep_hint(self, key: HintKey, done: asyncio.Task[bot_talk.BotAnswer]) -> None:
        """Keep the newest hints, so that a judgement compares with the same choice; one that failed is searched for again."""
        if done.cancelled() or done.exception() is not None:
            self.hints.pop(key, None)
        while len(self.hints) > HINTS_KEPT:
            del self.hints[next(iter(self.hints))]

    async def _hint(self, live: LiveTable, request: dict[str, Any], options: list[int]) -> bot_talk.BotAnswer:
        if len(options) == 1:
            return bot_talk.BotAnswer(options[0])
        answer, _ = await self.ask(live.id, request, options)
        if answer is None:
            raise CallRefused(503, "try-again")
        return answer

    async def close(self) -> None:
        """Stop thinking; after the next start the bots go on."""
        self.closing = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.close()

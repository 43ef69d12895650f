"""Reviews of finished games: a worker evaluates moment after moment, what it finds is stored, and all readers share it."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from typing import Any, Final

from dolmen.bots.review import Found, ReviewPlan, plan_for, summary
from dolmen.server import review_words, wire, writes
from dolmen.server.bots import Bots
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.replay import OPEN, Recording
from dolmen.server.settings import Settings
from dolmen.server.table_registry import TableRegistry
from dolmen.server.wire_review import ReviewedMoment, ReviewState, ReviewSummary
from dolmen.server.worker_process import Worker, WorkerFailed
from dolmen.server.writer import Commit

log = logging.getLogger("dolmen.server")

TRIES: Final = 2
KEPT: Final = 40
# Under this moment the list of all moments is stored that the review looks at.
LIST: Final = -1
# A review waits while bots think, but where they always think it goes on after so many seconds for one moment.
PATIENCE: Final = 10.0
PAUSE: Final = 0.05

Document = dict[str, Any]


class Review:
    """The review of one table: what is found so far, in the order in which it came, and the task that goes on with it."""

    def __init__(self, live: LiveTable, plan_name: str) -> None:
        self.recording = Recording(live, OPEN)
        self.table = live.id
        self.game = live.game
        self.seats = [wire.Seat(row.name, "person", row.colour, row.level, True, True) for row in live.seats]
        self.journal = live.match.journal
        self.plan: ReviewPlan = plan_for(live.game, len(self.seats), plan_name)
        self.plan_name = plan_name
        self.name = f"{live.id} {plan_name} {self.journal.hashes[live.match.moment]}"
        self.moments: list[int] = []
        self.found: dict[int, Found] = {}
        self.sent: list[ReviewedMoment] = []
        self.skipped: set[int] = set()
        self.summary: ReviewSummary | None = None
        self.loading: asyncio.Task[None] | None = None
        self.working: asyncio.Task[None] | None = None

    @property
    def complete(self) -> bool:
        """Tell whether everything is known."""
        return self.summary is not None and not self.skipped

    @property
    def missing(self) -> list[int]:
        """The moments that nothing is known about, the most useful first."""
        return [moment for moment in self.moments if moment not in self.found]

    @property
    def text(self) -> str:
        """The journal without its footer, which has the table's secret."""
        return "\n".join(self.journal.texts[: self.recording.record.last + 1]) + "\n"

    def stored(self, document: Any) -> str:
        """Something found as it is stored: with the plan by which it was found."""
        return json.dumps({"plan": [self.plan_name, self.plan.version], "found": document}, separators=(",", ":"))

    def read(self, stored: str) -> Any:
        """What was found, or None when it was found by another plan."""
        said = json.loads(stored)
        return said["found"] if said["plan"] == [self.plan_name, self.plan.version] else None

    def take(self, found: list[Found]) -> None:
        """Add what was found to what readers are sent; in a thread, because it looks back."""
        sent = review_words.moments(self.recording, found)
        self.found |= {one.moment: one for one in found}
        self.sent += sent

    def sum_up(self) -> None:
        """Say what the whole review says, once nothing is missing but what was skipped."""
        if self.moments and not set(self.missing) - self.skipped:
            self.summary = review_words.summary(summary(self.found))

    def state(self, since: int) -> ReviewState:
        """How far it has come, and what was found after the first `since` moments."""
        at_work = self.working is not None
        known = "running" if at_work else "done" if self.summary is not None else "none"
        of = len(self.moments)
        return ReviewState(known, len(self.sent), of, len(self.skipped), self.sent[max(0, since) :], self.summary)  # type: ignore[arg-type]


def finished(live: LiveTable) -> None:
    """Refuse a table whose game goes on, or another one with the same deal."""
    if not live.revealed:
        raise CallRefused(409, "not-finished")


class Reviews:
    """All reviews that somebody has asked for since the server started, and the worker that finds out."""

    def __init__(self, settings: Settings, registry: TableRegistry, bots: Bots) -> None:
        self.settings = settings
        self.registry = registry
        self.bots = bots
        self.worker: Worker[Document] = Worker("dolmen.server.review_worker", dict, settings.review_limit)
        # Reviews of several tables take turns.
        self.turn = asyncio.Lock()
        self.reviews: dict[str, Review] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def find(self, table: str, guest: str | None) -> Review:
        """What is known of a finished table that the guest may see."""
        async with self.registry.locked_for(table, guest) as (live, _):
            finished(live)
            review = self.reviews.pop(table, None) or Review(live, self.settings.review_plan)
            self.reviews[table] = review
        if review.loading is None:
            review.loading = self._begin(self._load(review))
        self._make_place()
        await asyncio.shield(review.loading)
        return review

    def go_on(self, review: Review) -> None:
        """Start a review, or go on with it; what was skipped is tried again."""
        if review.working is None and not review.complete:
            review.skipped.clear()
            review.working = self._begin(self._work(review))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def _make_place(self) -> None:
        """Forget the reviews that were read longest ago and do not go on."""
        for table, review in list(self.reviews.items()):
            if len(self.reviews) > KEPT and review.working is None:
                del self.reviews[table]

    async def _load(self, review: Review) -> None:
        """Read what is stored; what was found by another plan is deleted."""
        try:
            rows = await self.registry.read(self.registry.queries.review_of, review.table)
            stored = {moment: review.read(text) for moment, text in rows}
            if None in stored.values():
                await self.registry.writer.write(Commit(writes.forget_review(review.table)))
                return
            review.moments = stored.pop(LIST, [])
            found = [Found.read(document) for document in stored.values()]
            await self.registry.work_aside(lambda: review.take(found))
            await self.registry.work_aside(review.sum_up)
        except BaseException:
            self.reviews.pop(review.table, None)
            raise

    async def _work(self, review: Review) -> None:
        """Evaluate what is missing, the most useful first."""
        try:
            if not review.moments:
                answer = await self._asked(review, {})
                if answer is None:
                    return
                await self._keep(review, LIST, answer["moments"])
                review.moments = answer["moments"]
            for moment in review.missing:
                answer = await self._asked(review, {"moment": moment})
                if answer is None:
                    review.skipped.add(moment)
                    continue
                await self._keep(review, moment, answer["found"])
                found = Found.read(answer["found"])
                await self.registry.work_aside(lambda found=found: review.take([found]))  # type: ignore[misc]
            await self.registry.work_aside(review.sum_up)
        except Exception:
            # Not stored: the table was deleted meanwhile, or the disk is full.
            log.exception("a review ended", extra={"table": review.table})
            self.reviews.pop(review.table, None)
        finally:
            review.working = None

    async def _keep(self, review: Review, moment: int, document: Any) -> None:
        await self.registry.writer.write(Commit(writes.keep_found(review.table, moment, review.stored(document))))

    async def _asked(self, review: Review, about: Document) -> Document | None:
        """What the worker answers, after a second try if need be; it never works while a bot or a hint is waited for."""
        request = {"review": review.name, **about}
        whole = {**request, "game": review.game.id, "journal": review.text, "plan": review.plan_name}
        for _ in range(TRIES):
            async with self.turn:
                await self._quiet()
                try:
                    answer = await self.worker.ask(request)
                    return await self.worker.ask(whole) if "unknown" in answer else answer
                except WorkerFailed as failed:
                    log.warning("a review failed: %s", failed, extra={"table": review.table, **about})
        return None

    async def _quiet(self) -> None:
        """Wait until no bot thinks, but not for ever."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while self.bots.busy and loop.time() < until:
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop; when somebody asks after the next start, reviews go on."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.worker.close()

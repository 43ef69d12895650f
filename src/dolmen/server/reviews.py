"""Reviews of finished games: workers evaluate moment after moment, what they find is stored, and all readers share it.

The moments that are still to be evaluated are in the table `work`, so that several processes can share a review.
"""

import asyncio
import json
import secrets
from typing import Any, Final

from sqlalchemy import Connection

from dolmen.bots.review import Found, ReviewPlan, plan_for, summary
from dolmen.server import review_words, wire, work, writes
from dolmen.server.bots import Bots
from dolmen.server.claims import Claims, Range, WorkStore
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.replay import OPEN, Recording
from dolmen.server.settings import Settings
from dolmen.server.table_registry import TableRegistry
from dolmen.server.wire_review import ReviewedMoment, ReviewState, ReviewSummary
from dolmen.server.work import Work
from dolmen.server.worker_process import Worker

TRIES: Final = 2
KEPT: Final = 40
# Under this moment the list of all moments is stored that the review looks at.
LIST: Final = -1
BEFORE_ALL: Final = -2
# A review waits while bots think, but where they always think it goes on after so many seconds for one moment.
PATIENCE: Final = 10.0
PAUSE: Final = 0.05

Document = dict[str, Any]


class Review:
    """The review of one table: what is found so far, in the order in which it came, and how much is left."""

    def __init__(self, live: LiveTable, plan_name: str) -> None:
        self.recording = Recording(live, OPEN)
        self.table = live.id
        self.host = live.host
        self.game = live.game
        self.seats = [wire.Seat(row.name, "person", row.colour, row.level, True, True) for row in live.seats]
        self.journal = live.match.journal
        self.plan: ReviewPlan = plan_for(live.game, len(self.seats), plan_name)
        self.plan_name = plan_name
        self.name = f"{live.id} {plan_name} {self.journal.hashes[live.match.moment]}"
        self.moments: list[int] = []
        self.found: dict[int, Found] = {}
        self.sent: list[ReviewedMoment] = []
        self.summary: ReviewSummary | None = None
        # How many moments somebody is to evaluate, and up to which of what was found is known here.
        self.left = 0
        self.known = BEFORE_ALL
        self.reading = asyncio.Lock()

    @property
    def skipped(self) -> int:
        """How many moments nobody could evaluate."""
        return max(0, len(self.missing) - self.left)

    @property
    def complete(self) -> bool:
        """Tell whether everything is known."""
        return self.summary is not None and not self.missing

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
        """Say what the whole review says, once nothing is left to evaluate."""
        if self.moments and not self.left:
            self.summary = review_words.summary(summary(self.found))

    def state(self, since: int) -> ReviewState:
        """How far it has come, and what was found after the first `since` moments."""
        known = "running" if self.left else "done" if self.summary is not None else "none"
        of = len(self.moments)
        return ReviewState(known, len(self.sent), of, self.skipped, self.sent[max(0, since) :], self.summary)  # type: ignore[arg-type]


def finished(live: LiveTable) -> None:
    """Refuse a table whose game goes on, or another one with the same deal."""
    if not live.revealed:
        raise CallRefused(409, "not-finished")


class Reviews:
    """The reviews that somebody reads or evaluates at this process, and the worker that evaluates."""

    def __init__(self, settings: Settings, registry: TableRegistry, bots: Bots, store: WorkStore) -> None:
        self.settings = settings
        self.registry = registry
        self.bots = bots
        self.store = store
        self.worker: Worker[Document] = Worker("dolmen.server.review_worker", dict, settings.review_limit)
        urgency = work.PRIORITIES[work.REVIEW]
        self.claims = Claims(store, secrets.token_hex(8), Range(urgency, urgency), self._room, self._evaluate)
        self.reviews: dict[tuple[str, str], Review] = {}

    def open(self) -> None:
        """Begin to evaluate, where there are workers."""
        if self.bots.workers:
            self.claims.open()

    def _room(self) -> int:
        return 1 - len(self.claims.owners)

    # Reading

    async def find(self, table: str, guest: str | None) -> Review:
        """What is known of a finished table that the guest may see."""
        async with self.registry.locked_for(table, guest) as (live, _):
            finished(live)
            review = self._of(live, self.settings.review_plan)
        await self._read(review)
        return review

    def _of(self, live: LiveTable, plan: str) -> Review:
        """The review of a table; those that were needed longest ago are forgotten."""
        key = live.id, plan
        review = self.reviews.pop(key, None) or Review(live, plan)
        self.reviews[key] = review
        while len(self.reviews) > KEPT:
            del self.reviews[next(iter(self.reviews))]
        return review

    async def _read(self, review: Review) -> None:
        """Read what was found since; what was found by another plan is deleted."""
        async with review.reading:
            left, rows = await self.registry.read(self.registry.queries.review_since, review.table, review.known)
            found = {moment: review.read(text) for _, moment, text in rows}
            if None in found.values():
                await self.store.do(writes.forget_review(review.table))
                self.reviews.pop((review.table, review.plan_name), None)
                return
            review.moments = found.pop(LIST, review.moments)
            review.left = left
            documents = [Found.read(document) for document in found.values()]
            if documents:
                await self.registry.work_aside(lambda: review.take(documents))
            if documents or review.summary is None:
                await self.registry.work_aside(review.sum_up)
            review.known = max([review.known, *(n for n, _, _ in rows)])

    async def go_on(self, review: Review) -> None:
        """Start a review, or go on with it; what was skipped is tried again."""
        moments = review.missing if review.moments else [LIST]
        due = [_due(review, moment) for moment in moments]
        if due:
            await self.store.do(writes.add_review(due))
            self.claims.wake()
        await self._read(review)

    # Evaluating

    async def _evaluate(self, found: Work) -> None:
        """Evaluate one moment, or find out which ones there are to evaluate; it is skipped when nobody could."""
        # As it is stored: another process may have finished a game that this one has in memory.
        async with self.registry.locked(found.table) as live:
            review = self._of(live, found.asked["plan"]) if live.revealed else None
        if found.tries >= TRIES or review is None:
            await self.claims.finish(found)
            return
        if found.moment == LIST:
            moments = (await self._asked(review, {}))["moments"]
            due = [_due(review, moment) for moment in moments]
            await self._keep(review, found, moments, due)
        else:
            await self._keep(review, found, (await self._asked(review, {"moment": found.moment}))["found"], [])

    async def _keep(self, review: Review, found: Work, document: Any, due: list[Work]) -> None:
        """Store what was found, with what is to be evaluated next."""
        stored, shift = review.stored(document), self.store.shift

        def statement(connection: Connection) -> None:
            if work.drop(connection, found):
                writes.keep_found(found.table, found.moment, stored)(connection)
                work.add(connection, due, shift)

        await self.store.do(statement)
        self.claims.wake()

    async def _asked(self, review: Review, about: Document) -> Document:
        """What the worker answers; it does not work while a bot or a hint is waited for."""
        request = {"review": review.name, **about}
        whole = {**request, "game": review.game.id, "journal": review.text, "plan": review.plan_name}
        await self._quiet()
        answer = await self.worker.ask(request)
        return await self.worker.ask(whole) if "unknown" in answer else answer

    async def _quiet(self) -> None:
        """Wait until no bot thinks, but not for ever."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while self.bots.busy and loop.time() < until:
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop; after the next start, reviews go on."""
        await self.claims.close()
        await self.worker.close()


def _due(review: Review, moment: int) -> Work:
    """A moment of a review that is to be evaluated; reviews of several tables take turns, whoever their hosts are."""
    request = json.dumps({"plan": review.plan_name})
    return Work(f"{work.REVIEW} {review.table} {moment}", review.table, work.REVIEW, moment, None, review.table, request)

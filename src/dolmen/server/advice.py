"""Advice of the best bot: hints, and what a choice costs. A question is asked once, whoever asks it and at whichever process."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection

from dolmen.kernel.step import Ask
from dolmen.server import bot_talk, moves, wire, work
from dolmen.server.bot_talk import BotAnswer
from dolmen.server.claims import POLL, Claims
from dolmen.server.failures import CallRefused
from dolmen.server.live_table import LiveTable
from dolmen.server.table_registry import TableRegistry
from dolmen.server.table_state import state_for
from dolmen.server.work import Work

# A question is given up after so many times the time that a thought may take.
PATIENCE: Final = 3


class Advice:
    """What people ask the best bot; `workers` says whether this process can think itself."""

    def __init__(self, registry: TableRegistry, claims: Claims, workers: bool, limit: float) -> None:
        self.registry = registry
        self.claims = claims
        self.workers = workers
        self.limit = limit
        self.answered = asyncio.Event()

    async def hint(self, table: str, guest: str | None, asked: wire.NewHint) -> wire.Hint:
        """What the strongest bot would do at one of the viewer's seats; the table is not blocked meanwhile."""
        async with self.registry.locked_for(table, guest) as (live, viewer):
            ask = moves.hinted(live, viewer, asked)
            tail, question, options = live.match.journal.texts[-1], _hint(live, ask), list(ask.options(live.match.state))
        answer = await self._best(question, options)
        async with self._unchanged(table, guest, tail) as live:
            return bot_talk.hint(live.game, live.match.state, ask, answer, asked.moment)

    async def judge(self, table: str, guest: str | None, asked: wire.NewJudgement) -> wire.Judgement:
        """What a choice costs against the one that a hint names; it is searched for only once."""
        async with self.registry.locked_for(table, guest) as (live, viewer):
            ask = moves.hinted(live, viewer, wire.NewHint(asked.seat, asked.moment))
            refusal = live.match.why_not(asked.seat, asked.choice)
            if refusal is not None:
                raise CallRefused(422, refusal.key, rule=refusal.rule)
            tail, question, options = live.match.journal.texts[-1], _hint(live, ask), list(ask.options(live.match.state))
        answer = await self._best(question, options)
        if answer.choice != asked.choice:
            compared = await self.ask(comparison(question, ask.seat, answer.choice, asked.choice), [answer.choice])
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

    async def _best(self, question: Work, options: list[int]) -> BotAnswer:
        """The best answer to a question, thought about now or before."""
        if len(options) == 1:
            return BotAnswer(options[0])
        answer = await self.ask(question, options)
        if answer is None:
            raise CallRefused(503, "try-again")
        return answer

    async def ask(self, question: Work, options: Sequence[int]) -> BotAnswer | None:
        """What a worker answers, here or elsewhere; None when it cannot."""
        store = self.claims.store
        if self.workers:
            question = question._replace(holder=self.claims.new_lease())
        if await store.do(lambda connection: work.add_one(connection, question, store.shift)):
            self.claims.stored(question, True)
        said = await self._answer_to(question)
        answer = bot_talk.read(json.loads(said)) if said else None
        if answer is not None and answer.choice in options:
            return answer
        # Whoever asks again gets another try.
        await store.do(lambda connection: work.forget(connection, question.key))
        return None

    async def _answer_to(self, question: Work) -> str | None:
        """Wait for an answer; None when the question is gone or nobody answers."""

        def said(connection: Connection) -> tuple[bool, str | None]:
            return work.answer_to(connection, question.key)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE * self.limit):
                while True:
                    answered = self.answered
                    there, answer = await self.claims.store.read(said)
                    if not there or answer is not None:
                        return answer
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(POLL):
                            await answered.wait()
        return None

    async def answer(self, question: Work, said: str) -> None:
        """Store the answer to a question, and tell those who wait here."""
        store = self.claims.store
        await store.do(lambda connection: work.answer(connection, question, said, store.shift))
        self.answered.set()
        self.answered = asyncio.Event()


def question_about(table: str, moment: int, tail: str, owner: str, **asked: Any) -> Work:
    """Something to ask the best bot about a moment of a table; `tail` is the hash of its line."""
    about = " ".join(f"{name}={value}" for name, value in sorted(asked.items()))
    key = f"{work.QUESTION} {table} {moment} {tail[:16]} {about}"
    return Work(key, table, work.QUESTION, moment, tail, owner, json.dumps(asked))


def comparison(question: Work, seat: int, best: int, mine: int) -> Work:
    """What a choice costs against the best one, about the same moment as another question."""
    assert question.tail is not None
    return question_about(question.table, question.moment, question.tail, question.owner, seat=seat, best=best, mine=mine)


def _hint(live: LiveTable, ask: Ask[Any]) -> Work:
    moment = live.match.moment
    return question_about(live.id, moment, live.match.journal.hashes[moment], live.host, seat=ask.seat, hint=True)

"""Bots in worker processes: they see no secret, and their failures never stop a table."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.match import Match, start
from dolmen.server import bot_worker, bots, schema
from dolmen.server.bot_talk import BotAnswer
from dolmen.server.projection import UNCLICKED_KEYS
from dolmen.server.schema import AT_RANDOM
from tests.server.serving import Server, ok, sensible, serving

# What a worker may be told.
ALLOWED = {"table", "game", "journal", "seat", "seed", "level", "talk", "hint", "best", "mine"}


def a_match() -> Match:
    game = catalog.find("przepowiednia")
    return start(game, game.setup(2, {}), ["A", "B"])


def request(match: Match, seat: int, level: str, hint: bool = False) -> dict[str, Any]:
    """What the server asks a worker."""
    asked = {"game": match.game.id, "journal": match.journal.text(), "seat": seat, "seed": 1}
    return {**asked, "hint": True} if hint else {**asked, "level": level}


def test_a_thinker_plays_a_journal_on_and_follows_an_undo() -> None:
    match = a_match()
    for _ in range(20):
        ask = engine.pending(match.state)
        assert ask is not None
        choice: int = bot_worker.think(request(match, ask.seat, "uniform"))["choice"]
        match.play(ask.seat, choice)
    seat = match.journal.lines[-1]["seat"]
    if match.why_no_undo(seat) is None:
        match.undo(seat)
    assert bot_worker.match_of("przepowiednia", match.journal.text()).journal.texts == match.journal.texts


def moments(server: Server, table: str, at_least: int, seconds: float = 120) -> int:
    """Wait until a table has reached a moment."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        live = server.services.registry.tables[table]
        if live.match.moment >= at_least:
            return live.match.moment
        time.sleep(0.02)
    raise AssertionError("the bots stopped")


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=0.02) as server, server.guest() as guest:
        state = guest.new_table("bot", "bot", "link", first=0, options={"max_rounds": 30})
        table = state["table"]
        ok(guest.post(f"/api/tables/{table}/seats/2", {"action": "bot", "level": "uniform"}))
        for _ in range(3):
            moment = moments(server, table, 0)
            moments(server, table, moment + 3)
            for worker in server.services.bots.workers:
                if worker.process is not None:
                    os.kill(worker.process.pid, signal.SIGKILL)
        moments(server, table, moment + 12)
        assert server.services.metrics.bot_failures._value.get() >= 1


class Stubborn(bots.BotWorker):
    """A worker that never answers in time, or answers nonsense."""

    def __init__(self, answer: int | None) -> None:
        super().__init__(0.05)
        self.answer = answer

    async def _ask(self, _request: dict[str, Any]) -> BotAnswer:
        if self.answer is None:
            await asyncio.sleep(60)
        assert self.answer is not None
        return BotAnswer(self.answer)


class Listening(bots.BotWorker):
    """A worker that notes what it is told."""

    def __init__(self) -> None:
        super().__init__(60.0)
        self.told: list[str] = []

    async def _ask(self, request: dict[str, Any]) -> BotAnswer:
        self.told.append(json.dumps(request))
        return await super()._ask(request)


def test_a_worker_is_never_told_the_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        worker = Listening()
        server.services.bots.workers.append(worker)
        server.services.bots.slots.free[:] = [worker]
        state = guest.new_table("me", "bot", first=1)
        moments(server, state["table"], state["moment"] + 1)
        state = guest.new_table("me", "local", first=0)
        ok(guest.post(f"/api/tables/{state['table']}/hint", {"seat": 0, "moment": state["moment"]}))
        assert len(worker.told) >= 2
        with server.services.engine.connect() as connection:
            secrets = connection.execute(select(schema.tables.c.secret)).scalars().all()
        assert len(secrets) == 2
        assert not any(secret in told for secret in secrets for told in worker.told)
        assert all(set(json.loads(told)) <= ALLOWED for told in worker.told)


@pytest.mark.parametrize("answer", [None, 12345])
def test_a_slow_or_silly_bot_is_played_at_random(tmp_path: Path, answer: int | None) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        services = server.services
        worker = Stubborn(answer)
        services.bots.slots.free[:] = [worker]
        state = guest.new_table("me", "bot", first=1)
        table, moment = state["table"], state["moment"]
        reached = moments(server, table, moment + 2)
        journal = server.services.registry.tables[table].match.journal
        made = {number for number in range(moment + 1, reached + 1) if journal.lines[number]["seat"] == 1}
        log = guest.state(table, since=moment)["log"]
        assert made
        assert made <= {line["moment"] for line in log if line["event"] == UNCLICKED_KEYS[AT_RANDOM]}


def test_a_thinking_bot_does_not_block_other_tables(tmp_path: Path) -> None:
    with serving(tmp_path, bot_limit=30.0) as server, server.guest() as guest:
        services = server.services
        worker = Stubborn(None)
        worker.limit = 30.0
        services.bots.slots.free[:] = [worker]
        waiting = guest.new_table("me", "bot", first=1)
        state = guest.new_table("me", "local")
        for _ in range(10):
            state = ok(guest.choose(state, sensible(state)))
        assert guest.state(waiting["table"])["moment"] == waiting["moment"]
        # The bot cannot be hurried, but the table can still be read, and chat still works.
        assert guest.post(f"/api/tables/{waiting['table']}/chat", {"text": "?"}).status_code == 204


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=0.05) as server, server.guest() as guest:
        table = guest.new_table("me", "bot", first=1, options={"max_rounds": 5})["table"]
        server.services.bots.closing = True
        moment = server.services.registry.tables[table].match.moment
    with serving(tmp_path) as server:
        deadline = time.monotonic() + 120
        while table not in server.services.registry.tables and time.monotonic() < deadline:
            time.sleep(0.02)
        moments(server, table, moment + 1)

"""Bots that say why, hints at practice tables, and the messages about a bot that failed."""

import contextlib
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from dolmen import bots as levels
from dolmen import catalog
from dolmen.kernel import engine
from dolmen.server import bot_talk, bot_worker
from dolmen.server.bot_talk import BotAnswer, Reasons
from dolmen.server.schema import AT_RANDOM, REPLACED
from tests.server.serving import Guest, Json, hear, ok, options, sensible, serving
from tests.server.test_bots import Stubborn, a_match, moments, request

WORDS = ("thought", "chance", "other_chance", "other_points", "iterations")
WHY = Reasons(0.618, 40.6, None, 0.0, None)


class Talkative(Stubborn):
    """A worker that takes the first option and always has a reason."""

    def __init__(self) -> None:
        super().__init__(None)
        self.limit = 30.0

    async def _ask(self, request: Json) -> BotAnswer:
        state = bot_worker.match_of(request["game"], request["journal"]).state
        possible = engine.options(state)
        return BotAnswer(possible[0], WHY._replace(other=possible[1], other_chance=0.55, other_points=38.2))


def only(services: Any, worker: Any) -> None:
    """Let one worker think for all."""
    services.bots.slots.free[:] = [worker]


def overheard(socket: ClientConnection, seconds: float = 0.4) -> list[str]:
    """Collect all messages until it is quiet."""
    found = []
    with contextlib.suppress(TimeoutError):
        while True:
            found.append(str(socket.recv(seconds)))
    return found


def hint(guest: Guest, state: Json, **changes: Any) -> Any:
    body = {"seat": state["seat"], "moment": state["moment"], **changes}
    return guest.post(f"/api/tables/{state['table']}/hint", body)


def test_a_bot_gives_its_reasons_and_goes_on_with_its_search() -> None:
    match = a_match()
    ask = engine.pending(match.state)
    assert ask is not None
    said = bot_worker.think(request(match, ask.seat, "", hint=True))
    assert said["choice"] in engine.options(match.state)
    assert 0 <= said["why"]["chance"] <= 1
    assert said["why"]["other"] != said["choice"]
    table, level = match.journal.header["table"], levels.levels(match.game)[-1]
    bot = bot_worker.bot_of(match.game, table, ask.seat, level, True, 2)
    assert bot is bot_worker.bot_of(match.game, table, ask.seat, level, True, 3)
    assert bot is not bot_worker.bot_of(match.game, table, ask.seat, level, False, 3)
    for other in range(2 * bot_worker.KEPT_BOTS):
        bot_worker.bot_of(match.game, f"t{other}", 0, "uniform", False, 1)
    assert len(bot_worker._bots) == bot_worker.KEPT_BOTS


def test_reasons_for_another_choice_are_none() -> None:
    assert bot_worker.reasons(levels.Thought(3, 0.5, None, 10), 4) is None
    assert bot_worker.reasons(None, 4) is None


def test_a_silent_table_tells_nothing_of_what_a_bot_thought(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        only(server.services, Talkative())
        state = guest.new_table("me", "bot", first=1)
        assert state["talk"] is False
        with guest.socket(state["table"]) as socket:
            heard = overheard(socket)
            while not (state := guest.state(state["table"]))["question"]:
                heard += overheard(socket)
            ok(guest.choose(state, sensible(state)))
            heard += overheard(socket)
        assert any(json.loads(line)["type"] == "state" for line in heard)
        for line in [*heard, json.dumps(guest.state(state["table"]))]:
            assert not any(f'"{word}"' in line for word in WORDS)


def test_a_talking_bot_says_why_to_all_after_its_choice(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=0.3) as server, server.guest() as guest, server.guest() as watcher:
        only(server.services, Talkative())
        state = guest.new_table("me", "bot", first=1, talk=True)
        watcher.join(state["links"]["watch"])
        assert state["talk"] is True
        with guest.socket(state["table"]) as mine, watcher.socket(state["table"]) as watching:
            for socket in (mine, watching):
                said = hear(socket, "thought")
                assert (said["seat"], said["chance"], said["points"]) == (1, 62, 41)
                assert (said["other_chance"], said["other_points"]) == (55, 38)
                assert said["move"]["key"]
                assert said["other"]["key"]
                line = server.services.registry.tables[state["table"]].match.journal.lines[said["moment"]]
                assert (line["seat"], line["choice"]) == (1, said["choice"])
        # Later viewers see it too, unless it was taken back.
        assert guest.state(state["table"])["thoughts"][0] == said
        live = server.services.registry.tables[state["table"]]
        live.thoughts.append(msgspec.structs.replace(live.thoughts[0], moment=live.match.moment + 1))
        live.taken_back()
        assert max(thought.moment for thought in live.thoughts) <= live.match.moment
    with serving(tmp_path) as server:
        # The table keeps its choice.
        stored = server.services.queries.load(state["table"])
        assert stored is not None
        assert stored.talk


def test_nothing_is_said_of_a_secret_choice() -> None:
    match = a_match()
    ask = engine.pending(match.state)
    assert ask is not None

    class Hidden:
        """A question whose answer stays hidden."""

        secret = True

    hidden: Any = Hidden()
    answer = BotAnswer(engine.options(match.state)[0], WHY)
    said = bot_talk.thought(match.game, match.state, ask, answer, 1)
    assert said is not None
    assert said.points == 41
    below = bot_talk.hint(match.game, match.state, ask, answer._replace(why=WHY._replace(points=-3.0)), 1)
    assert below.points is None
    assert bot_talk.thought(match.game, match.state, hidden, answer, 1) is None
    assert bot_talk.thought(match.game, match.state, ask, BotAnswer(answer.choice), 1) is None


def test_a_hint_for_your_own_seat_at_a_practice_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        for game in catalog.games():
            state = guest.new_table("me", "local", first=None, game=game.id, options={})
            assert state["practice"]
            found = ok(hint(guest, state))
            assert (found["seat"], found["moment"]) == (state["seat"], state["moment"])
            assert found["choice"] in options(state)
            if len(options(state)) > 1:
                assert 0 <= found["chance"] <= 100
                assert found["other"]["key"]
            # Nothing has happened at the table.
            assert guest.state(state["table"])["moment"] == state["moment"]


def test_a_hint_when_another_seat_is_asked_at_the_same_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "local", first=None, game="nawiedzone-krainy", options={"mode": "mieszczanin"})
        while state["question"]["ask"] != "ChooseTasks":
            state = ok(guest.choose(state, options(state)[0]))
        live = server.services.registry.tables[state["table"]]
        below = live.match.open_asks()[1]
        found = ok(hint(guest, state, seat=below.seat))
        assert found["seat"] == below.seat
        assert found["choice"] in below.options(live.match.state)
        # The worker thinks about exactly this question, and the table does not change.
        top = engine.pending(live.match.state)
        assert engine.seat_asked(bot_worker.asked_first(live.match, below.seat)) == below.seat
        assert engine.pending(live.match.state) is top


def test_a_worker_steps_back_and_its_time_is_limited(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "local", first=0)
        ok(hint(guest, state))
        (process,) = [worker.process for worker in server.services.bots.workers if worker.process is not None]
        assert os.getpriority(os.PRIO_PROCESS, process.pid) >= os.getpriority(os.PRIO_PROCESS, 0)
        soft, _ = resource.prlimit(process.pid, resource.RLIMIT_CPU)
        assert 0 < soft <= 2 * bot_worker.CPU_SECONDS


def test_hints_are_refused_where_they_would_wrong_somebody_or_mean_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest, server.guest() as friend:
        only(server.services, Talkative())
        state = guest.new_table("me", "local", "link", first=0)
        assert not state["practice"]
        refused = hint(guest, state)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-a-practice-table")
        friend.join(state["links"]["seats"]["2"])
        assert hint(friend, state, seat=2).status_code == 403
        state = guest.new_table("me", "local", first=0)
        assert hint(friend, state).status_code == 404
        assert hint(guest, state, seat=5).status_code == 403
        stale = hint(guest, state, moment=state["moment"] - 1)
        assert (stale.status_code, stale.json()["error"]) == (409, "stale")
        assert stale.json()["state"]["moment"] == state["moment"]
        not_asked = hint(guest, state, seat=1 - state["seat"])
        assert (not_asked.status_code, not_asked.json()["error"]) == (422, "not-asked")
        assert ok(hint(guest, state))["chance"] == 62


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, hints_a_minute=2.0) as server, server.guest() as guest:
        only(server.services, Talkative())
        state = guest.new_table("me", "local", first=0)
        assert [hint(guest, state).status_code for _ in range(3)] == [200, 200, 429]


def test_a_hint_that_no_worker_can_give(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        only(server.services, Stubborn(12345))
        state = guest.new_table("me", "local", first=0)
        assert hint(guest, state).status_code == 503
        assert ok(guest.choose(state, sensible(state)))["moment"] > state["moment"]


def said_of(guest: Guest, table: str, phrase: str, seconds: float = 120) -> Json:
    """Wait for a line of chat."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for line in guest.state(table)["chat"]:
            if line["phrase"] == phrase:
                found: Json = line
                return found
        time.sleep(0.05)
    raise AssertionError(f"nobody said {phrase}")


def test_everybody_hears_that_a_killed_worker_was_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=0.02) as server, server.guest() as guest:
        state = guest.new_table("me", "bot", "bot", first=1, options={"max_rounds": 30})
        table = state["table"]
        ok(guest.post(f"/api/tables/{table}/seats/0", {"action": "bot", "level": "uniform"}))
        moment = moments(server, table, state["moment"] + 2)
        for worker in server.services.bots.workers:
            if worker.process is not None:
                os.kill(worker.process.pid, signal.SIGKILL)
        assert said_of(guest, table, bot_talk.BOT_FAILURE_PHRASES[REPLACED])["seat"] in (0, 1, 2)
        moments(server, table, moment + 5)
    with serving(tmp_path) as server:
        stored = server.services.queries.load(table)
        assert stored is not None
        assert REPLACED in stored.unclicked.values()
        assert [line.phrase for line in stored.chat].count(bot_talk.BOT_FAILURE_PHRASES[REPLACED]) >= 1


def test_everybody_hears_once_that_chance_chose_for_a_bot(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        only(server.services, Stubborn(12345))
        state = guest.new_table("me", "bot", first=1)
        assert said_of(guest, state["table"], bot_talk.BOT_FAILURE_PHRASES[AT_RANDOM])["seat"] == 1
        moments(server, state["table"], state["moment"] + 2)
        # The log tells it of each choice, and goes on telling it after a restart.
        marked = [line for line in guest.state(state["table"])["log"] if line["event"] == "bot-random"]
        assert marked[0]["phrase"]["values"] == [["player", "player", 1]]
        stored = server.services.queries.load(state["table"])
        assert stored is not None
        assert [stored.unclicked[line["moment"]] for line in marked] == [AT_RANDOM] * len(marked)
        assert [line["phrase"] for line in guest.state(state["table"])["chat"]] == [bot_talk.BOT_FAILURE_PHRASES[AT_RANDOM]]
        # What the server says cannot be said by a guest.
        forged = guest.post(f"/api/tables/{state['table']}/chat", {"phrase": bot_talk.BOT_FAILURE_PHRASES[AT_RANDOM]})
        assert forged.status_code == 422


def test_anchors_can_still_be_chosen(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        for level in ("uniform", "greedy", *levels.levels(catalog.find("przepowiednia"))):
            assert guest.new_table("me", "bot", first=0, level=level)["seats"][1]["level"] == level

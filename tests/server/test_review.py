"""Reviews: started at a finished table, shared by all readers, stored, and never in the way of a move."""

import asyncio
import itertools
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select, update

from dolmen.bots.review import Found
from dolmen.server import reviews as module
from dolmen.server import schema
from dolmen.server.reviews import LIST
from dolmen.server.worker_process import Worker, WorkerFailed
from tests.server.serving import Guest, Json, Server, ok, sensible, serving
from tests.server.test_replay import finished

PATIENCE = 300.0
SHARE = 0.0002


class Reviewed(NamedTuple):
    """A finished table with its whole review."""

    guest: Guest
    table: str
    whole: Json

    @property
    def at(self) -> str:
        return f"/api/tables/{self.table}/review"

    def costly(self) -> Json:
        """The decision that cost most."""
        decisions = [one for one in self.whole["moments"] if one["decided"] and one["decided"]["best"]]
        found: Json = max(decisions, key=lambda one: one["decided"]["loss"])
        return found


def until(true: Callable[[], Any]) -> Any:
    """Wait for a condition and return it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def go_on(guest: Guest, table: str, at_least: int = 0) -> Json:
    """Ask for a review, and return it once it is done or so many moments are known."""
    at = f"/api/tables/{table}/review"
    ok(guest.post(at, None))

    def far() -> Json | None:
        state = ok(guest.get(at))
        return state if state["state"] != "running" or (at_least and state["done"] >= at_least) else None

    found: Json = until(far)
    return found


@pytest.fixture(scope="module")
def reviewed(server: Server) -> Iterator[Reviewed]:
    with server.guest() as guest:
        table = finished(guest)["table"]
        yield Reviewed(guest, table, go_on(guest, table))


def in_order(whole: Json) -> list[Json]:
    return sorted(whole["moments"], key=lambda one: one["moment"])


def test_a_review_knows_every_chance_and_what_changed_it(reviewed: Reviewed) -> None:
    whole, last = reviewed.whole, reviewed.guest.state(reviewed.table)
    assert (whole["state"], whole["skipped"]) == ("done", 0)
    moments = in_order(whole)
    assert whole["done"] == whole["of"] == len({one["moment"] for one in moments}) > 20
    for one in moments:
        assert sum(one["chances"]) + one["lost"] == pytest.approx(1.0, abs=SHARE)
        assert (one["decided"] is None) == (one["kind"] != "decision")
    assert (moments[0]["kind"], moments[-1]["kind"], moments[-1]["moment"]) == ("setup", "end", last["moment"])
    assert [share > 0 for share in moments[-1]["chances"]] == [seat in last["result"]["winners"] for seat in (0, 1)]
    decided = reviewed.costly()["decided"]
    assert decided["loss"] > 0
    assert decided["best"]["key"]
    for number, seat in enumerate(whole["summary"]["seats"]):
        parts = sum(seat[part]["value"] for part in ("luck", "own", "others", "rest"))
        assert parts == pytest.approx(seat["end"] - seat["start"], abs=4 * SHARE)
        own = [one["change"][number] for one in moments if one["kind"] == "decision" and one["seat"] == number]
        changes = sum(one["change"][number] for one in moments)
        # What the decisions did, and a share of what is left over.
        low, high = sorted((0.0, seat["end"] - seat["start"] - changes))
        rounding = SHARE * len(moments)
        assert low - rounding <= seat["own"]["value"] - sum(own) <= high + rounding
        assert isinstance(seat["own"]["sure"], bool)
        assert len(seat["said"]) == 2


def test_a_reader_is_sent_what_came_since(reviewed: Reviewed) -> None:
    moments = reviewed.whole["moments"]
    for since in (0, 5, len(moments), len(moments) + 5):
        found = ok(reviewed.guest.get(reviewed.at, since=since))
        assert (found["moments"], found["done"]) == (moments[since:], len(moments))
    for wrong in ("-1", "x", "9" * 30):
        assert reviewed.guest.get(reviewed.at, since=wrong).status_code == 400


def test_a_second_reader_has_it_at_once(reviewed: Reviewed, server: Server) -> None:
    state = reviewed.guest.state(reviewed.table)
    with server.guest() as friend:
        assert friend.post(reviewed.at, None).status_code == 404
        friend.join(state["links"]["watch"])
        assert ok(friend.post(reviewed.at, None)) == reviewed.whole


def test_strangers_see_nothing_and_nobody_before_the_end(reviewed: Reviewed, server: Server, guest: Guest) -> None:
    moment = reviewed.costly()["moment"]
    running = guest.new_table("me", "local")["table"]
    asked = [("GET", ""), ("POST", ""), ("GET", f"/{moment}"), ("POST", f"/{moment}"), ("POST", f"/{moment}/solution")]
    asked += [("GET", f"/{moment}/preview")]
    for method, path in asked:
        body = {"choice": 0} if path == f"/{moment}" else None
        for table, error in ((reviewed.table, (404, "no-table")), (running, (409, "not-finished")), ("x", (404, "no-table"))):
            at = f"/api/tables/{table}/review{path}"
            answer = guest.get(at, choice=0) if method == "GET" else guest.post(at, body)
            assert (answer.status_code, answer.json()["error"]) == error, (method, path)
    assert running not in {table for table, _ in server.services.reviews.reviews}


def test_a_costly_decision_can_be_tried_again(reviewed: Reviewed) -> None:
    guest, one = reviewed.guest, reviewed.costly()
    at, seat = f"{reviewed.at}/{one['moment']}", one["seat"]
    state = ok(guest.get(at))
    assert (state["moment"], state["seat"], state["mine"], state["result"]) == (one["moment"], seat, [seat], None)
    assert [found["name"] for found in state["seats"]] == [found["name"] for found in guest.state(reviewed.table)["seats"]]
    past = ok(guest.get(f"/api/tables/{reviewed.table}/moments/{one['moment']}", eyes=seat))
    assert state["question"] == past["question"]
    assert (state["view"], state["log"]) == (past["view"], past["log"])
    solution = ok(guest.post(f"{at}/solution", None))
    assert (solution["move"], solution["other"]) == (one["decided"]["best"], one["decided"]["move"])
    assert solution["chance"] - solution["other_chance"] == pytest.approx(100 * one["decided"]["loss"], abs=1.01)
    for choice in state["question"]["choices"]:
        tried = guest.post(at, {"choice": choice["choice"]})
        preview = guest.get(f"{at}/preview", choice=choice["choice"])
        if choice["refusal"]:
            assert (tried.status_code, preview.status_code) == (422, 422)
            continue
        verdict = ok(tried)
        assert ok(preview)["view"]
        assert verdict["move"] == choice["label"]
        assert verdict["chance"] <= verdict["best"] == solution["chance"]
        assert verdict["right"] == (verdict["solution"] is not None)
        if choice["choice"] == solution["choice"]:
            assert verdict["right"]
            assert verdict["solution"] == solution
        elif choice["label"] == one["decided"]["move"]:
            assert not verdict["right"]
            assert verdict["reasons"] == one["decided"]["reasons"]
    assert guest.post(at, {"choice": 10_000}).status_code == 422
    for other in (0, reviewed.whole["of"] * 1000, -1):
        assert guest.get(f"{reviewed.at}/{other}").status_code == 404


def test_a_review_is_stored_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        table = finished(guest)["table"]
        at = f"/api/tables/{table}/review"
        assert ok(guest.get(at)) == {"state": "none", "done": 0, "of": 0, "skipped": 0, "moments": [], "summary": None}
        begun = go_on(guest, table, at_least=4)
        assert (begun["state"], begun["summary"]) == ("running", None)
    with serving(tmp_path) as server:
        guest.http.base_url = server.address
        # It goes on by itself.
        half = ok(guest.get(at))
        assert half["state"] == "running"
        assert {one["moment"]: one for one in half["moments"]}.items() >= {one["moment"]: one for one in begun["moments"]}.items()
        worker = server.services.reviews.worker
        until(lambda: worker.process)
        assert worker.process is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        whole = go_on(guest, table)
        assert (whole["state"], whole["skipped"]) == ("done", 0)
        assert whole["moments"][: half["done"]] == half["moments"]
    with serving(tmp_path) as server, guest:
        guest.http.base_url = server.address
        again = ok(guest.post(at, None))
        assert (again["state"], in_order(again), again["summary"]) == ("done", in_order(whole), whole["summary"])
        assert server.services.reviews.worker.process is None
        # What another plan found is found anew.
        with server.services.engine.begin() as connection:
            rows = connection.execute(select(schema.reviews.c.moment, schema.reviews.c.found)).all()
            assert len(rows) == whole["of"] + 1
            old = json.dumps({**json.loads(rows[-1].found), "plan": ["quick", 0]})
            connection.execute(update(schema.reviews).where(schema.reviews.c.moment == rows[-1].moment).values(found=old))
        server.services.reviews.reviews.clear()
        assert ok(guest.get(at))["done"] == 0


class Stub(Worker[Json]):
    """A worker that finds the same everywhere, may fail at a moment, and notes what it was asked."""

    def __init__(self, moments: list[int], failing: int = -1) -> None:
        super().__init__("no.module", dict, PATIENCE)
        self.moments = moments
        self.failing = failing
        self.asked: list[Json] = []
        self.held = threading.Event()
        self.held.set()

    async def ask(self, request: Json) -> Json:
        self.asked.append(request)
        while not self.held.is_set():
            await asyncio.sleep(0.01)
        if "moment" not in request:
            return {"moments": self.moments}
        if request["moment"] == self.failing:
            raise WorkerFailed("at once")
        end = request["moment"] == self.moments[-1]
        return {"found": Found(request["moment"], "end" if end else "setup", 0, [0.25, 0.75], [0.0, 0.0]).document()}


@pytest.fixture
def given_back(server: Server) -> Iterator[None]:
    """The server's own worker comes back after the test."""
    worker = server.services.reviews.worker
    yield
    server.services.reviews.worker = worker


def stubbed(server: Server, guest: Guest, **more: Any) -> tuple[str, Stub]:
    """A finished table, and a worker that needs no time."""
    state = finished(guest)
    stub = Stub([0, 5, 10, state["moment"]], **more)
    server.services.reviews.worker = stub
    return state["table"], stub


@pytest.mark.usefixtures("given_back")
def test_a_moment_that_fails_twice_is_skipped_and_said_so(guest: Guest, server: Server) -> None:
    table, stub = stubbed(server, guest, failing=5)
    state = go_on(guest, table)
    assert (state["state"], state["done"], state["of"], state["skipped"]) == ("done", 3, 4, 1)
    assert state["summary"] is not None
    assert [request.get("moment") for request in stub.asked] == [None, 0, 5, 5, 10, stub.moments[-1]]
    stub.failing = -1
    assert go_on(guest, table)["skipped"] == 0
    assert [request.get("moment") for request in stub.asked[6:]] == [5]


@pytest.mark.usefixtures("given_back")
def test_a_worker_that_does_not_know_a_journal_is_sent_it_without_the_secret(guest: Guest, server: Server) -> None:
    table, stub = stubbed(server, guest)

    async def forgetful(request: Json) -> Json:
        stub.asked.append(request)
        return {"moments": stub.moments[:1]} if "journal" in request else {"unknown": True}

    stub.ask = forgetful  # type: ignore[method-assign]
    ok(guest.post(f"/api/tables/{table}/review", None))
    until(lambda: len(stub.asked) > 1)
    live = server.services.registry.tables[table]
    sent = stub.asked[1]["journal"].splitlines()
    assert sent == live.match.journal.texts[: live.match.moment + 1]
    assert live.match.secret is not None
    assert live.match.secret.hex() not in json.dumps(stub.asked)


@pytest.mark.usefixtures("given_back")
def test_two_reviews_share_the_worker_and_all_readers_share_a_review(guest: Guest, server: Server) -> None:
    first, _ = stubbed(server, guest)
    second, stub = stubbed(server, guest)
    stub.held.clear()
    for table in (first, second, first, second, first):
        assert ok(guest.post(f"/api/tables/{table}/review", None))["state"] == "running"
    stub.moments = list(range(8))
    stub.held.set()
    for table in (first, second):
        state = go_on(guest, table)
        assert state["done"] == 8, str([one["moment"] for one in state["moments"]])
    ahead = [request["review"].startswith(first) or -1 for request in stub.asked]
    assert len(ahead) == 2 * 9
    assert max(map(abs, itertools.accumulate(ahead))) <= 2


@pytest.mark.usefixtures("given_back")
def test_a_move_and_a_hint_do_not_wait_for_a_review(guest: Guest, server: Server) -> None:
    table, stub = stubbed(server, guest)
    stub.held.clear()
    ok(guest.post(f"/api/tables/{table}/review", None))
    until(lambda: stub.asked)
    state = guest.new_table("me", "bot", first=0)
    hint = ok(guest.post(f"/api/tables/{state['table']}/hint", {"seat": 0, "moment": state["moment"]}))
    assert hint["move"]
    while state["turn"] == 0 and not state["result"]:
        state = ok(guest.choose(state, sensible(state)))
    until(lambda: guest.state(state["table"])["question"])
    assert len(stub.asked) == 1
    stub.held.set()
    assert go_on(guest, table)["state"] == "done"


@pytest.mark.usefixtures("given_back")
def test_a_review_waits_while_a_bot_thinks(guest: Guest, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", PATIENCE)
    waits = 0

    async def counted(seconds: float) -> None:
        nonlocal waits
        waits += seconds == module.PAUSE
        await asyncio.wait([asyncio.ensure_future(asyncio.to_thread(time.sleep, seconds))])

    table, stub = stubbed(server, guest)
    bots = server.services.bots
    until(lambda: not bots.busy)
    thinking = bots.slots.free.pop()
    monkeypatch.setattr(asyncio, "sleep", counted)
    ok(guest.post(f"/api/tables/{table}/review", None))
    until(lambda: waits > 3)
    assert stub.asked == []
    bots.slots.free.append(thinking)
    assert go_on(guest, table)["state"] == "done"


@pytest.mark.usefixtures("given_back")
def test_a_review_goes_on_where_bots_always_think(guest: Guest, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    table, stub = stubbed(server, guest)
    until(lambda: not server.services.bots.busy)
    thinking = server.services.bots.slots.free.pop()
    assert go_on(guest, table)["done"] == len(stub.moments)
    server.services.bots.slots.free.append(thinking)


def test_new_reviews_are_limited_but_not_those_that_are_there(tmp_path: Path) -> None:
    with serving(tmp_path, reviews_a_minute=1.0) as server, server.guest() as guest:
        first, _ = stubbed(server, guest)
        second = finished(guest)["table"]
        go_on(guest, first)
        refused = guest.post(f"/api/tables/{second}/review", None)
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-reviews")
        assert ok(guest.post(f"/api/tables/{first}/review", None))["state"] == "done"


@pytest.mark.usefixtures("given_back")
def test_a_stored_list_comes_before_the_moments(guest: Guest, server: Server) -> None:
    table, stub = stubbed(server, guest)
    go_on(guest, table)
    left, rows = server.services.queries.review_since(table, module.BEFORE_ALL)
    assert left == 0
    assert [moment for _, moment, _ in rows] == [LIST, *stub.moments]
    assert [n for n, _, _ in rows] == list(range(-1, len(stub.moments)))

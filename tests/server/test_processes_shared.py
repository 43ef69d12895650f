"""What is not stored is known in all processes too: deals, who leads, thinking bots, absence, limits; and the bus itself."""

import time
from collections.abc import Iterator
from functools import partial

import pytest

from dolmen.server import presence
from dolmen.server.broadcast import Viewer
from dolmen.server.guard import Buckets
from dolmen.server.peer_messages import MOST_BYTES, Changed, envelopes, read
from tests.server.processes import both, there, until
from tests.server.serving import Guest, Json, Server, hear, ok
from tests.server.test_duplicates import group, to_the_end
from tests.server.test_replay import finished

pytestmark = pytest.mark.postgresql

SETTINGS = {"poll": 3600.0, "chat_lines_a_second": 0.01, "chat_lines_at_once": 6.0}
SHORT: Json = {"max_rounds": 1, "first_player": "1"}


@pytest.fixture
def two_tables(guest: Guest) -> list[Json]:
    """Two tables with the same deal."""
    made = guest.new_table("me", "bot", options=SHORT, tables=2)
    tables: list[Json] = group(guest, made["table"])["tables"]
    return tables


@pytest.fixture
def friend(other: Server) -> Iterator[Guest]:
    with other.guest() as friend:
        yield friend


def test_nobody_sits_down_at_two_tables_with_the_same_deal(server: Server, other: Server, guest: Guest) -> None:
    made = guest.new_table("me", "bot", options=SHORT, tables=3)
    links = [one["links"]["0"] for one in group(guest, made["table"])["tables"][1:]]
    for _ in range(3):
        with server.guest() as near, there(near, other) as away:
            answers = both(partial(near.join, links[0]), partial(away.join, links[1]))
            refused = [answer.json()["error"] for answer in answers if answer.status_code != 200]
            assert refused == ["deal-known"]
            seated = next(answer.json()["table"] for answer in answers if answer.status_code == 200)
            assert near.state(seated)["mine"] == away.state(seated)["mine"] == [0]
        made = guest.new_table("me", "bot", options=SHORT, tables=3)
        links = [one["links"]["0"] for one in group(guest, made["table"])["tables"][1:]]


def test_a_deal_is_open_everywhere_when_the_last_table_is_over(
    guest: Guest, far: Guest, friend: Guest, two_tables: list[Json]
) -> None:
    first, second = (one["table"] for one in two_tables)
    ok(friend.join(two_tables[1]["links"]["0"]))
    to_the_end(guest, first)
    with far.socket(first) as socket:
        assert hear(socket, "state")["state"]["fairness"]["secret"] is None
        assert guest.state(first)["fairness"]["secret"] is None
        to_the_end(friend, second)
        # Nothing was stored at the first table; both processes say all the same that its secret may be known.
        while hear(socket, "state")["state"]["fairness"]["secret"] is None:
            pass
    until(lambda: guest.state(first)["fairness"]["secret"] is not None)


def test_a_deal_closed_in_one_process_is_open_in_the_other(
    guest: Guest, far: Guest, friend: Guest, two_tables: list[Json]
) -> None:
    first = two_tables[0]["table"]
    ok(friend.join(two_tables[1]["links"]["0"]))
    to_the_end(guest, first)
    assert far.state(first)["fairness"]["secret"] is None
    ok(guest.post(f"/api/tables/{first}/group", {"action": "close"}))
    until(lambda: far.state(first)["fairness"]["secret"] is not None)
    assert [line["phrase"] for line in far.state(first)["chat"]] == ["chat-deal-closed"]


def test_one_page_leads_those_in_both_processes(guest: Guest, far: Guest, other: Server) -> None:
    over = finished(guest)
    path = f"/api/tables/{over['table']}/lead"
    with other.guest() as watcher:
        ok(watcher.join(over["links"]["watch"]))
        with guest.socket(over["table"], page="g") as own, watcher.socket(over["table"], page="w") as away:
            live = other.services.registry.tables[over["table"]]
            until(lambda: live.leading.is_open(Viewer(guest.id, (0,), False), "g"))
            # The page has its socket in one process, its calls go to the other.
            number = ok(far.post(path, {"action": "take", "page": "g", "moment": 3}))["number"]
            told = {"type": "lead", "number": number, "seat": 0, "moment": 3, "eyes": "0"}
            assert hear(own, "lead") == hear(away, "lead") == told
            ok(guest.post(path, {"action": "move", "page": "g", "moment": 4}))
            assert hear(away, "lead")["moment"] == 4
            own.close()
            assert hear(away, "lead")["number"] == 0


def test_a_bot_that_thinks_in_one_process_is_seen_in_the_other(guest: Guest, far: Guest, server: Server) -> None:
    state = guest.new_table("me", "bot", options=SHORT)
    with far.socket(state["table"]) as socket:
        hear(socket, "state")
        while not state["result"]:
            state = to_the_end(guest, state["table"])
        assert hear(socket, "thinking")["seat"] == 1
    assert server.services.bus.connected


def test_absence_is_counted_on_by_a_process_that_opens_the_table_later(
    guest: Guest, far: Guest, server: Server, other: Server
) -> None:
    state = guest.new_table("me", "link")
    live = server.services.registry.tables[state["table"]]
    live.presence.last_seen = [seen - 1000.0 for seen in live.presence.last_seen]
    live.presence.began -= 1000.0
    far.state(state["table"])
    opened = other.services.registry.tables[state["table"]]
    until(lambda: opened.presence.absent_for(1) > 900.0)
    # The guest has just looked, which both know.
    assert opened.presence.absent_for(0) < 900.0


def test_sockets_of_a_process_that_ended_without_a_word_are_forgotten(
    guest: Guest, server: Server, other: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = guest.new_table("me", "link")
    with other.guest() as friend:
        ok(friend.join(state["links"]["seats"]["1"]))
        with guest.socket(state["table"]), friend.socket(state["table"]):
            live = server.services.registry.tables[state["table"]]
            until(lambda: live.online() == [True, True])
            later = time.monotonic() + presence.FORGOTTEN + 1
            monkeypatch.setattr(presence, "FORGOTTEN", -1.0)
            gone = live.presence.forget_silent()
            assert [page[0] for page, _ in gone] == [friend.id]
            assert live.online() == [True, False]
            assert gone[0][1] < later


def test_a_limit_holds_for_both_processes_together(guest: Guest, far: Guest, server: Server, other: Server) -> None:
    state = guest.new_table("me", "local")
    path = f"/api/tables/{state['table']}/chat"
    for _ in range(6):
        assert guest.post(path, {"phrase": "chat-hello"}).status_code == 204
    assert guest.post(path, {"phrase": "chat-hello"}).status_code == 429
    here, there_ = (process.services.chat_lines.guests for process in (server, other))
    until(lambda: there_.found.get(guest.id, (6.0, 0.0))[0] < 1.0)
    assert far.post(path, {"phrase": "chat-hello"}).status_code == 429
    assert here.found[guest.id][0] < 1.0


def test_what_others_used_is_never_more_than_one_reserve() -> None:
    buckets = Buckets(0.001, 4.0)
    buckets.charge("a", 100.0)
    assert buckets.found["a"][0] == -4.0
    assert not buckets.take("a")
    assert buckets.take("b")


def test_many_messages_are_split_into_notifications() -> None:
    messages = [Changed(f"{number:016x}", 10**9 + number) for number in range(1000)]
    found = list(envelopes("process", messages))
    assert len(found) > 1
    assert all(len(envelope.encode()) <= MOST_BYTES for envelope in found)
    received = [read(envelope) for envelope in found]
    assert [message for envelope in received if envelope is not None for message in envelope.messages] == messages
    assert read('["process", [["unknown", "t"]]]') is None

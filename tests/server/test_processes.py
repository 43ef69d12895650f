"""Two processes serve the same tables: what happens in one is known in the other, and of two changes at once one wins."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest

from dolmen.server.peer_messages import Changed, Envelope
from tests.server.processes import both, hear_online, there, until, until_at
from tests.server.serving import Guest, Json, Server, hear, ok, options, sensible

pytestmark = pytest.mark.postgresql


SETTINGS = {"poll": 3600.0}


def test_a_move_is_seen_at_once_by_calls_to_the_other_process(guest: Guest, far: Guest) -> None:
    state = guest.new_table("me", "local")
    for near in range(20):
        one, two = (guest, far) if near % 2 else (far, guest)
        known = two.state(state["table"])
        assert known["moment"] == one.state(state["table"])["moment"]
        moved = ok(one.choose(known, sensible(known)))
        assert two.state(state["table"])["view"] == moved["view"]


def test_a_socket_follows_what_the_other_process_does(guest: Guest, far: Guest, other: Server) -> None:
    state = guest.new_table("me", "local")
    with far.socket(state["table"]) as socket:
        heard = hear(socket, "state")["state"]
        for _ in range(12):
            state = ok(guest.choose(state, sensible(state)))
            while heard["moment"] < state["moment"]:
                heard = hear(socket, "state")["state"]
            for part in ("moment", "view", "question", "waiting", "undo", "turn", "score"):
                assert heard[part] == state[part]
        guest.post(f"/api/tables/{state['table']}/chat", {"text": "menhir"})
        assert hear(socket, "chat")["text"] == "menhir"
    # It was followed, not opened again.
    live = other.services.registry.tables[state["table"]]
    assert live.match.moment == state["moment"]
    assert not live.evicted


def test_of_two_clicks_in_two_processes_one_wins(guest: Guest, far: Guest) -> None:
    for _ in range(10):
        state = guest.new_table("me", "local")
        far.state(state["table"])
        for _ in range(3):
            state = guest.state(state["table"])
            possible = options(state)
            first, second = possible[0], possible[-1]
            answers = both(partial(guest.choose, state, first), partial(far.choose, state, second))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            refused = next(answer for answer in answers if answer.status_code == 409).json()
            assert refused["error"] == "stale"
            assert refused["state"]["moment"] > state["moment"]


def test_the_same_click_sent_to_two_processes_counts_once(guest: Guest, far: Guest) -> None:
    for _ in range(10):
        state = guest.new_table("me", "local")
        far.state(state["table"])
        client = secrets.token_hex(8)
        answers = both(*(partial(who.choose, state, sensible(state), client=client) for who in (guest, far)))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json()["moment"] == answers[1].json()["moment"]
        assert ok(far.choose(state, sensible(state), client=client))["moment"] == answers[0].json()["moment"]


def test_chat_in_both_processes_is_all_said(guest: Guest, far: Guest) -> None:
    state = guest.new_table("me", "local")
    far.state(state["table"])
    path = f"/api/tables/{state['table']}/chat"
    calls = [partial(who.post, path, {"text": f"{n}"}) for n, who in enumerate([guest, far] * 5)]
    assert {answer.status_code for answer in both(*calls)} == {204}
    for who in (guest, far):
        lines = who.state(state["table"])["chat"]
        assert [line["n"] for line in lines] == list(range(1, 11))
        assert sorted(int(line["text"]) for line in lines) == list(range(10))


def test_moves_and_chat_at_the_same_time_are_both_stored(guest: Guest, far: Guest) -> None:
    state = guest.new_table("me", "local")
    path = f"/api/tables/{state['table']}/chat"
    for said in range(1, 16):
        answers = both(partial(guest.choose, state, sensible(state)), partial(far.post, path, {"text": "x"}))
        assert [answer.status_code for answer in answers] == [200, 204]
        state = far.state(state["table"])
        assert len(state["chat"]) == said
        assert state["moment"] == guest.state(state["table"])["moment"]


def test_undo_in_one_process_and_a_move_in_the_other(guest: Guest, far: Guest) -> None:
    undone = moved = 0
    for _ in range(8):
        state = guest.new_table("me", "local")
        with far.socket(state["table"]) as socket:
            while not state["undo"]["possible"]:
                state = ok(guest.choose(state, sensible(state)))
            answers = both(partial(guest.undo, state), partial(far.choose, state, sensible(state)))
            statuses = [answer.status_code for answer in answers]
            assert sorted(statuses) == [200, 409]
            undone += statuses[0] == 200
            moved += statuses[1] == 200
            now = guest.state(state["table"])
            heard = hear(socket, "state")["state"]
            while heard["moment"] != now["moment"] or heard["view"] != now["view"]:
                heard = hear(socket, "state")["state"]
            assert far.state(state["table"])["view"] == now["view"]
    assert undone + moved == 8


def test_an_undo_and_other_choices_are_followed_without_opening_the_table_again(guest: Guest, far: Guest, other: Server) -> None:
    state = guest.new_table("me", "local")
    with far.socket(state["table"]) as socket:
        live = other.services.registry.tables[state["table"]]
        for _ in range(4):
            while not state["undo"]["possible"]:
                state = ok(guest.choose(state, sensible(state)))
            state = ok(guest.undo(state))
            for _ in range(3):
                state = ok(guest.choose(state, options(state)[-1]))
            until_at(live, state)
            assert far.state(state["table"])["view"] == state["view"]
            assert far.state(state["table"])["log"] == guest.state(state["table"])["log"]
        assert other.services.registry.tables[state["table"]] is live
        stored = other.services.queries.load(live.id)
        assert stored is not None
        assert live.match.journal.texts == stored.lines
        hear(socket, "state")


def test_a_seat_is_taken_by_one_of_two(server: Server, other: Server, guest: Guest) -> None:
    for _ in range(5):
        state = guest.new_table("me", "link")
        link = state["links"]["seats"]["1"]
        with server.guest() as one, other.guest() as two:
            answers = both(partial(one.join, link), partial(two.join, link))
            assert sorted(answer.status_code for answer in answers) == [200, 404]
            sits, stands = (one, two) if answers[0].status_code == 200 else (two, one)
            for process in (server, other):
                with there(sits, process) as seated, there(stands, process) as stranger:
                    assert seated.state(state["table"])["mine"] == [1]
                    assert stranger.get(f"/api/tables/{state['table']}").status_code == 404


@contextmanager
def losing(other: Server, table: str, version: int) -> Iterator[None]:
    """A process to which all notifications are lost, until that of a version of a table as well."""
    peers, lost = other.services.peers, list[Envelope]()
    peers.bus.on_message = lost.append
    try:
        yield
        until(lambda: Changed(table, version) in [message for envelope in lost for message in envelope.messages])
    finally:
        peers.bus.on_message = peers.hear


@pytest.mark.parametrize("repair", ["next", "poll"])
def test_a_lost_notification_is_repaired(guest: Guest, far: Guest, other: Server, repair: str) -> None:
    state = guest.new_table("me", "local")
    with far.socket(state["table"]) as socket:
        hear(socket, "state")
        live = other.services.registry.tables[state["table"]]
        with losing(other, live.id, live.version + 3):
            for _ in range(3):
                state = ok(guest.choose(state, sensible(state)))
        assert live.match.moment < state["moment"]
        if repair == "next":
            state = ok(guest.choose(state, sensible(state)))
        else:
            asyncio.run_coroutine_threadsafe(other.services.peers.poll(), other.services.writer.loop).result(60)
        until_at(live, state)


def test_who_is_there_is_known_in_both(guest: Guest, other: Server) -> None:
    state = guest.new_table("me", "link")
    with other.guest() as friend:
        ok(friend.join(state["links"]["seats"]["1"]))
        with guest.socket(state["table"]) as near, friend.socket(state["table"]) as away:
            hear_online(near, [True, True])
            seats = friend.state(state["table"])["seats"]
            assert [seat["online"] for seat in seats] == [True, True]
            near.close()
            hear_online(away, [False, True])
            assert other.services.registry.tables[state["table"]].presence.absent_for(0) < 30


def test_a_secret_reserved_in_one_process_is_used_in_the_other(guest: Guest, far: Guest) -> None:
    reserved = ok(guest.post("/api/reservations", None))
    body: Json = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}], "reserved": reserved["table"]}
    answers = both(partial(guest.post, "/api/tables", body), partial(far.post, "/api/tables", body))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    made = next(answer.json() for answer in answers if answer.status_code == 200)
    assert made["fairness"]["commitment"] == reserved["commitment"]


def test_a_guest_of_one_process_has_the_same_name_in_the_other(guest: Guest, far: Guest) -> None:
    for name in ("Ada", "Beata"):
        ok(guest.post("/api/me", {"name": name}))
        assert ok(far.get("/api/me"))["name"] == name


def test_a_table_deleted_in_one_process_is_gone_in_the_other(guest: Guest, far: Guest, other: Server) -> None:
    state = guest.new_table("me", "bot")
    with far.socket(state["table"]) as socket:
        hear(socket, "state")
        assert guest.post(f"/api/tables/{state['table']}/leave", {"how": "delete"}).status_code == 204
        until(lambda: state["table"] not in other.services.registry.tables)
    assert far.get(f"/api/tables/{state['table']}").status_code == 404

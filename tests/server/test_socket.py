"""The socket sends the state at once, after every change and after a drop; nobody waits for a slow viewer."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Guest, Server, hear, ok, sensible


def test_the_state_comes_at_once_and_after_every_change(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    with guest.socket(state["table"]) as socket:
        first = hear(socket, "state")["state"]
        assert first["moment"] == state["moment"]
        assert first["log"] == state["log"]
        assert all(seat["online"] for seat in first["seats"])
        after = ok(guest.choose(state, sensible(state)))
        pushed = hear(socket, "state")["state"]
        assert pushed["moment"] == after["moment"]
        assert pushed["log"] == after["log"]


def test_after_a_drop_exactly_what_was_missed_is_sent(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    missed = []
    now = state
    for _ in range(5):
        now = ok(guest.choose(now, sensible(now)))
        missed += now["log"]
    with guest.socket(state["table"], since=state["moment"]) as socket:
        assert hear(socket, "state")["state"]["log"] == missed
    assert guest.state(state["table"], since=state["moment"])["log"] == missed


def test_the_page_that_chose_gets_the_new_state_once(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "local")
    table = state["table"]
    with guest.socket(table, page="p1") as own, guest.socket(table) as other:
        assert hear(own, "state")["state"]["moment"] == hear(other, "state")["state"]["moment"] == state["moment"]
        after = ok(guest.choose(state, sensible(state), page="p1"))
        stored = server.services.queries.load(table)
        assert stored is not None
        assert len(stored.lines) == after["moment"] + 1
        assert hear(other, "state")["state"]["moment"] == after["moment"]
        # What another page does is told; it holds what this page has got as an answer, too.
        later = ok(guest.choose(after, sensible(after), page="p2"))
        told = hear(own, "state")["state"]
        assert told["moment"] == later["moment"]
        assert told["log"] == after["log"] + later["log"]
        back = ok(guest.undo(later, page="p1"))
        assert back["moment"] < later["moment"]
        guest.post(f"/api/tables/{table}/chat", {"text": "Hej"})
        assert json.loads(own.recv(60))["type"] == "chat"


def test_presence_and_chat_are_told(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link")
    table = state["table"]
    with server.guest() as friend, guest.socket(table) as socket:
        friend.join(state["links"]["seats"]["1"])
        assert hear(socket, "state")["state"]["seats"][0]["online"]
        with friend.socket(table):
            while hear(socket, "presence")["seats"] != [True, True]:
                pass
            friend.post(f"/api/tables/{table}/chat", {"text": "Hej"})
            line = hear(socket, "chat")
            assert (line["n"], line["seat"], line["text"]) == (1, 1, "Hej")
        assert hear(socket, "presence")["seats"] == [True, False]


def test_bots_are_announced_and_move(guest: Guest) -> None:
    state = guest.new_table("me", "bot", first=1)
    with guest.socket(state["table"]) as socket:
        while True:
            told = hear(socket, "state")["state"]
            if told["question"]:
                break
        assert told["moment"] > state["moment"]


def test_a_reader_who_does_not_read_holds_up_nobody(guest: Guest) -> None:
    state = guest.new_table("me", "local", options={"max_rounds": 40})
    with guest.socket(state["table"]) as deaf:
        for _ in range(150):
            state = ok(guest.choose(state, sensible(state)))
        deaf.recv(60)


def test_strangers_and_foreign_pages_are_refused(server: Server, guest: Guest) -> None:
    table = guest.new_table("me", "local")["table"]
    with server.guest() as stranger, pytest.raises((InvalidStatus, ConnectionClosed)):
        stranger.socket(table).recv(60)
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        guest.socket(table, origin="http://evil.example").recv(60)
    with guest.socket(table, origin=server.address) as socket:
        assert hear(socket, "state")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type": "dance"}', '{"type": "pong", "more": 1}'])
def test_nonsense_ends_the_conversation(guest: Guest, text: str) -> None:
    table = guest.new_table("me", "local")["table"]
    with guest.socket(table) as socket:
        socket.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400

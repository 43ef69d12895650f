"""Seats: the secret that is reserved before a word is told, new links for lost browsers."""

from datetime import timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dolmen.kernel.chance import commitment
from dolmen.server import reservations
from dolmen.server.broadcast import Viewer
from dolmen.server.queries import CHAT_SHOWN, now
from dolmen.server.reservations import RESERVED_A_GUEST
from tests.server.serving import Guest, Json, Server, hear, ok, sensible, serving


def reserve(guest: Guest) -> Json:
    return ok(guest.post("/api/reservations", None))


def test_the_seal_is_published_before_any_word_is_known(server: Server, guest: Guest) -> None:
    reserved = reserve(guest)
    assert set(reserved) == {"table", "commitment"}
    state = guest.new_table("me", "local", word="menhir", reserved=reserved["table"])
    assert state["table"] == reserved["table"]
    assert state["fairness"] == {"commitment": reserved["commitment"], "words": ["menhir", "menhir"], "secret": None}
    secret = server.services.registry.tables[state["table"]].match.secret
    assert secret is not None
    assert commitment(state["table"], secret) == reserved["commitment"]


def test_a_reservation_holds_once_and_for_one_guest(server: Server, guest: Guest) -> None:
    reserved = reserve(guest)["table"]
    body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}], "reserved": reserved}
    with server.guest() as other:
        assert other.post("/api/tables", body).json()["error"] == "no-reservation"
    # What is refused for another reason does not use the reservation up.
    assert guest.post("/api/tables", body | {"word": "x" * 65}).status_code == 422
    ok(guest.post("/api/tables", body))
    answer = guest.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-reservation")


def reserved_by(server: Server, guest: Guest, names: list[str]) -> list[str]:
    return [name for name in names if server.services.queries.reserved(guest.id, name) is not None]


def test_reservations_do_not_pile_up(server: Server, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    old = reserve(guest)["table"]
    monkeypatch.setattr(reservations, "now", lambda: now() + reservations.KEPT + timedelta(minutes=1))
    with server.guest() as other:
        reserve(other)
    assert reserved_by(server, guest, [old]) == []
    monkeypatch.undo()
    names = [reserve(guest)["table"] for _ in range(5)]
    assert reserved_by(server, guest, names) == names[-RESERVED_A_GUEST:]


def test_one_guest_cannot_use_up_the_reservations_of_others(server: Server) -> None:
    with server.guest() as greedy, server.guest() as patient:
        first = reserve(patient)["table"]
        own = [reserve(greedy)["table"] for _ in range(9)]
        assert reserved_by(server, greedy, own) == own[-RESERVED_A_GUEST:]
        patient.new_table("me", "local", reserved=first)


def change(guest: Guest, table: str, seat: int, **body: str) -> tuple[int, str]:
    answer = guest.post(f"/api/tables/{table}/seats/{seat}", body)
    return answer.status_code, answer.json().get("error", "")


def test_the_host_makes_a_new_link_for_a_seat_whose_browser_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path, absence=0.0) as server, server.guest() as host, server.guest() as lost, server.guest() as found:
        state = host.new_table("me", "link", first=1)
        table, old_link = state["table"], state["links"]["seats"]["1"]
        lost.join(old_link)
        mine = lost.state(table)
        with lost.socket(table) as socket:
            hear(socket, "state")
            # Somebody who is there keeps the seat.
            assert host.state(table)["links"]["new_in"] == [None]
            assert change(host, table, 1, action="link") == (403, "seat-is-here")
        with host.socket(table) as socket:
            while hear(socket, "state")["state"]["links"]["new_in"] != [0]:
                pass
        assert change(host, table, 1, action="link") == (200, "")
        assert lost.get(f"/api/tables/{table}").status_code == 404
        assert lost.choose(mine, sensible(mine)).status_code == 404
        link = host.state(table)["links"]["seats"]["1"]
        assert link != old_link
        assert found.join(old_link).json()["error"] == "no-link"
        # A player at the table would see a second hand.
        answer = host.join(link)
        assert (answer.status_code, answer.json()["error"]) == (409, "already-seated")
        ok(found.join(link))
        again = found.state(table)
        assert again["mine"] == [1]
        assert again["view"] == mine["view"]
        # The line stands at the seat that was opened.
        assert (again["chat"][-1]["seat"], again["chat"][-1]["phrase"]) == (1, "chat-new-link")
        ok(found.choose(again, sensible(again)))


def test_a_person_who_has_just_left_keeps_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path, absence=1000.0) as server, server.guest() as host, server.guest() as friend:
        state = host.new_table("me", "link", first=1)
        friend.join(state["links"]["seats"]["1"])
        assert change(host, state["table"], 1, action="link") == (403, "not-absent-long-enough")
        assert 900 < host.state(state["table"])["links"]["new_in"][0] <= 1000
        assert friend.state(state["table"])["mine"] == [1]


def test_what_is_said_of_a_seat_stays_in_sight(tmp_path: Path) -> None:
    with serving(tmp_path, absence=0.0) as server, server.guest() as host, server.guest() as friend:
        state = host.new_table("me", "link")
        friend.join(state["links"]["seats"]["1"])
        assert change(host, state["table"], 1, action="link") == (200, "")
        for n in range(CHAT_SHOWN + 5):
            assert host.post(f"/api/tables/{state['table']}/chat", {"text": str(n)}).status_code == 204
        chat = host.state(state["table"])["chat"]
        assert chat[0]["phrase"] == "chat-new-link"
        assert chat[-1]["text"] == str(CHAT_SHOWN + 4)
        assert len(chat) == CHAT_SHOWN + 1
        stored = server.services.queries.load(state["table"])
        assert stored is not None
        assert [line.n for line in stored.chat] == [line["n"] for line in chat]


def test_an_open_socket_ends_when_its_seat_is_given_to_another_browser(tmp_path: Path) -> None:
    with serving(tmp_path, absence=0.0) as server, server.guest() as host, server.guest() as friend:
        state = host.new_table("me", "link")
        friend.join(state["links"]["seats"]["1"])
        live = server.services.registry.tables[state["table"]]
        with friend.socket(state["table"]) as socket:
            hear(socket, "state")
            # As if it had been silent for long, which only the next ping would find out.
            live.broadcast.listeners[0].viewer = Viewer(friend.id, (), True)
            assert change(host, state["table"], 1, action="link") == (200, "")
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, "the end")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("game", ["rune-stones", "labyrinth", "nawiedzone-krainy"])
def test_the_host_cannot_open_a_bots_seat_once_the_game_began(server: Server, guest: Guest, game: str) -> None:
    state = guest.new_table("me", "local", "bot", game=game, options={})
    table = state["table"]
    live = server.services.registry.tables[table]
    if not live.began():
        # Before the first choice there is nothing to see yet.
        assert change(guest, table, 2, action="return") == (200, "")
        assert change(guest, table, 2, action="bot", level="uniform") == (200, "")
    while not live.began():
        state = guest.state(table)
        if state["question"]:
            guest.choose(state, sensible(state))
    for body in ({"action": "return"}, {"action": "bot", "level": "uniform"}):
        assert change(guest, table, 2, **body) == (409, "game-began")
    assert guest.state(table)["seats"][2]["kind"] == "bot"
    assert guest.state(table)["links"]["seats"] == {}


def test_only_the_host_makes_links_and_never_for_their_own_seat_or_a_bot(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link", "bot")
    with server.guest() as other:
        other.join(state["links"]["seats"]["1"])
        answer = other.post(f"/api/tables/{state['table']}/seats/1", {"action": "link"})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-the-host")
    for seat in (0, 2):
        answer = guest.post(f"/api/tables/{state['table']}/seats/{seat}", {"action": "link"})
        assert (answer.status_code, answer.json()["error"]) == (409, "no-link-needed")

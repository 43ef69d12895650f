"""Seats: what is promised before a word is told, new links for lost browsers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dolmen.kernel.chance import commitment
from tests.server.serving import Guest, Json, Server, hear, ok, sensible, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


def promise(guest: Guest) -> Json:
    return ok(guest.post("/api/promises", None))


def test_the_seal_is_published_before_any_word_is_known(server: Server, guest: Guest) -> None:
    promised = promise(guest)
    assert set(promised) == {"table", "commitment"}
    state = guest.new_table("me", "local", word="menhir", promised=promised["table"])
    assert state["table"] == promised["table"]
    assert state["fairness"] == {"commitment": promised["commitment"], "words": ["menhir", "menhir"], "secret": None}
    secret = server.hall.rooms.rooms[state["table"]].match.secret
    assert secret is not None
    assert commitment(state["table"], secret) == promised["commitment"]


def test_a_promise_holds_once_and_for_one_guest(server: Server, guest: Guest) -> None:
    promised = promise(guest)["table"]
    body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}], "promised": promised}
    with server.guest() as other:
        assert other.post("/api/tables", body).json()["error"] == "no-promise"
    # What is refused for another reason does not use the promise up.
    assert guest.post("/api/tables", body | {"word": "x" * 65}).status_code == 422
    ok(guest.post("/api/tables", body))
    answer = guest.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-promise")


def test_promises_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dolmen.server.rooms.PROMISES", 3)
    with serving(tmp_path) as server, server.guest() as guest:
        names = [promise(guest)["table"] for _ in range(5)]
        assert list(server.hall.rooms.promises) == names[2:]


def new_link(guest: Guest, table: str, seat: int) -> Json:
    return ok(guest.post(f"/api/tables/{table}/seats/{seat}", {"action": "link"}))


def test_the_host_makes_a_new_link_for_a_seat_whose_browser_is_lost(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link", first=1)
    old_link = state["links"]["seats"]["1"]
    with server.guest() as lost, server.guest() as found:
        lost.get(old_link)
        mine = lost.state(state["table"])
        with lost.socket(state["table"]) as socket:
            hear(socket, "state")
            fresh = new_link(guest, state["table"], 1)
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, "the end")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert lost.get(f"/api/tables/{state['table']}").status_code == 404
        assert lost.choose(mine, sensible(mine)).status_code == 404
        link = fresh["links"]["seats"]["1"]
        assert link != old_link
        assert found.get(old_link).headers["location"] == "/?link=no-link"
        assert found.get(link).headers["location"] == f"/table/{state['table']}"
        again = found.state(state["table"])
        assert again["mine"] == [1]
        assert again["view"] == mine["view"]
        assert again["chat"][-1]["phrase"] == "chat-new-link"
        ok(found.choose(again, sensible(again)))


def test_only_the_host_makes_links_and_never_for_an_own_seat_or_a_bot(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link", "bot")
    with server.guest() as other:
        other.get(state["links"]["seats"]["1"])
        answer = other.post(f"/api/tables/{state['table']}/seats/1", {"action": "link"})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-the-host")
    for seat in (0, 2):
        answer = guest.post(f"/api/tables/{state['table']}/seats/{seat}", {"action": "link"})
        assert (answer.status_code, answer.json()["error"]) == (409, "no-link-needed")

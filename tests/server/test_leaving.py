"""Leaving: an unused seat is open again, a bot plays on, and a host takes away a table at which nobody else has played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dolmen import bots, catalog
from tests.server.serving import Guest, Json, Server, hear, ok, sensible, serving

BEST = bots.levels(catalog.find("przepowiednia"))[-1]


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp(database)) as server:
        yield server


@pytest.fixture
def host(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


@pytest.fixture
def friend(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


def leave(guest: Guest, table: str, how: str) -> tuple[int, str]:
    answer = guest.post(f"/api/tables/{table}/leave", {"how": how})
    return answer.status_code, "" if answer.status_code == 204 else answer.json()["error"]


def two_at_a_table(host: Guest, friend: Guest, first: int) -> Json:
    state = host.new_table("me", "link", first=first)
    ok(friend.join(state["links"]["seats"]["1"], "Ania"))
    return state


def test_a_guest_who_has_not_played_gives_the_seat_free(server: Server, host: Guest, friend: Guest) -> None:
    state = two_at_a_table(host, friend, 1)
    table, link = state["table"], state["links"]["seats"]["1"]
    assert friend.state(table)["leaving"] == "open"
    assert leave(friend, table, "bot") == (409, "stale")
    assert leave(friend, table, "open") == (204, "")
    assert friend.get(f"/api/tables/{table}").status_code == 404
    after = host.state(table)
    assert (after["seats"][1]["name"], after["seats"][1]["kind"], after["seats"][1]["ready"]) == ("2", "person", False)
    assert [(line["seat"], line["phrase"]) for line in after["chat"]] == [(1, "chat-left")]
    assert after["links"]["seats"]["1"] != link
    with server.guest() as another:
        assert another.join(link).json()["error"] == "no-link"
        ok(another.join(after["links"]["seats"]["1"], "Ola"))
        assert host.state(table)["seats"][1]["name"] == "Ola"


def test_a_bot_plays_on_for_a_guest_who_has_played(host: Guest, friend: Guest) -> None:
    table = two_at_a_table(host, friend, 1)["table"]
    state = friend.state(table)
    ok(friend.choose(state, sensible(state)))
    assert friend.state(table)["leaving"] == "bot"
    assert leave(friend, table, "open") == (409, "stale")
    assert leave(friend, table, "bot") == (204, "")
    seat = host.state(table)["seats"][1]
    assert (seat["kind"], seat["level"], seat["name"]) == ("bot", BEST, "Ania")
    # The seat is still Ania's: she may come back.
    assert ok(friend.post(f"/api/tables/{table}/seats/1", {"action": "return"}))["seats"][1]["kind"] == "person"


def test_a_host_deletes_a_table_at_which_nobody_else_has_played(server: Server, host: Guest, friend: Guest) -> None:
    state = two_at_a_table(host, friend, 0)
    table = state["table"]
    ok(host.choose(state, sensible(state)))
    assert host.post(f"/api/tables/{table}/chat", {"text": "Halo"}).status_code == 204
    with server.guest() as watcher, friend.socket(table) as socket:
        ok(watcher.join(state["links"]["watch"]))
        hear(socket, "state")
        assert leave(friend, table, "delete") == (409, "stale")
        assert leave(watcher, table, "delete") == (409, "stale")
        assert watcher.state(table)["leaving"] == ""
        assert host.state(table)["leaving"] == "delete"
        assert leave(host, table, "delete") == (204, "")
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        for guest in (host, friend, watcher):
            assert guest.get(f"/api/tables/{table}").status_code == 404
            assert table not in [one["table"] for one in ok(guest.get("/api/me"))["tables"]]
        assert friend.join(state["links"]["seats"]["1"]).json()["error"] == "no-link"
    assert leave(host, table, "delete") == (404, "no-table")


def test_a_host_cannot_delete_what_somebody_else_has_played(host: Guest, friend: Guest) -> None:
    table = two_at_a_table(host, friend, 1)["table"]
    state = friend.state(table)
    ok(friend.choose(state, sensible(state)))
    assert host.state(table)["leaving"] == "bot"
    assert leave(host, table, "delete") == (409, "stale")
    assert friend.state(table)["mine"] == [1]


def test_a_deleted_table_is_gone_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "bot")
        assert leave(guest, state["table"], "delete") == (204, "")
        kept = guest.new_table("me", "bot")["table"]
        cookies = guest.http.cookies
    with serving(tmp_path) as server, server.guest() as guest:
        guest.http.cookies = cookies
        assert [one["table"] for one in ok(guest.get("/api/me"))["tables"]] == [kept]
        assert guest.get(f"/api/tables/{state['table']}").status_code == 404


def test_nobody_leaves_a_finished_game(host: Guest) -> None:
    state = host.new_table("me", "local", options={"max_rounds": 1})
    while not state["result"]:
        state = ok(host.choose(state, sensible(state)))
    assert state["leaving"] == ""
    assert leave(host, state["table"], "delete") == (409, "stale")


def test_a_guest_takes_the_place_of_the_bot_that_the_host_called_for_an_open_seat(host: Guest, friend: Guest) -> None:
    state = host.new_table("me", "link", first=0)
    table, link = state["table"], state["links"]["seats"]["1"]
    assert ok(host.post(f"/api/tables/{table}/seats/1", {"action": "bot"}))["seats"][1]["kind"] == "bot"
    ok(friend.join(link, "Ania"))
    seat = host.state(table)["seats"][1]
    assert (seat["kind"], seat["level"], seat["name"]) == ("person", "", "Ania")

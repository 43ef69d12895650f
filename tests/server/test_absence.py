"""Absence: when others may call a bot for somebody, and how strong that bot is; everybody may leave a seat to a bot."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen import bots, catalog
from dolmen.server.broadcast import Listener, Viewer
from dolmen.server.presence import Presence
from tests.server.serving import Guest, Json, Server, hear, ok, sensible, serving

BEST = bots.levels(catalog.find("przepowiednia"))[-1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, absence=100.0) as server:
        yield server


def change(guest: Guest, table: str, seat: int, **body: str) -> tuple[int, str]:
    answer = guest.post(f"/api/tables/{table}/seats/{seat}", body)
    return answer.status_code, answer.json().get("error", "")


def seat_of(guest: Guest, table: str, seat: int) -> tuple[int | None, str]:
    found = guest.state(table)["seats"][seat]
    return found["replaceable_in"], found["not_replaceable"]


def go_back(server: Server, table: str, seconds: float) -> None:
    """Pretend that everything at a table happened so many seconds earlier."""
    live = server.services.registry.tables[table]
    presence = live.presence
    presence.last_seen = [seen - seconds for seen in presence.last_seen]
    presence.asked = {seat: since - seconds for seat, since in presence.asked.items()}
    live.cache.drop_seats()


def two_at_a_table(host: Guest, friend: Guest, first: int = 1) -> Json:
    state = host.new_table("me", "link", first=first)
    ok(friend.join(state["links"]["seats"]["1"]))
    return state


def test_the_state_says_when_a_seat_may_be_handed_to_a_bot_and_why_not_yet(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        state = host.new_table("me", "link", "bot", first=1)
        table = state["table"]
        assert seat_of(host, table, 1) == (None, "seat-open")
        assert seat_of(host, table, 2) == (None, "seat-played-by-bot")
        ok(friend.join(state["links"]["seats"]["1"]))
        assert seat_of(host, table, 0) == (None, "seat-not-asked")
        left, reason = seat_of(host, table, 1)
        assert left is not None
        assert 90 < left <= 100
        assert reason == "not-absent-long-enough"
        assert change(host, table, 1, action="bot") == (403, "not-absent-long-enough")
        with friend.socket(table) as socket:
            hear(socket, "state")
            assert seat_of(host, table, 1) == (None, "seat-is-here")
            go_back(server, table, 1000)
            assert change(host, table, 1, action="bot") == (403, "seat-is-here")
        with host.socket(table) as socket:
            # Watchers are told when a player leaves.
            while hear(socket, "state")["state"]["seats"][1]["not_replaceable"] == "seat-is-here":
                pass
        go_back(server, table, 101)
        assert seat_of(host, table, 1) == (0, "")
        assert change(host, table, 1, action="bot") == (200, "")


def test_the_bot_that_others_call_is_the_best_and_everybody_hears_of_it(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        table = two_at_a_table(host, friend)["table"]
        go_back(server, table, 101)
        assert change(host, table, 1, action="bot", level="uniform") == (200, "")
        state = host.state(table)
        assert state["seats"][1]["level"] == BEST
        assert [(line["seat"], line["phrase"]) for line in state["chat"]] == [(1, "chat-away-bot")]
        assert change(friend, table, 1, action="return") == (200, "")
        assert host.state(table)["chat"][-1]["phrase"] == "chat-back"


def test_a_player_may_leave_their_seat_to_a_bot_of_any_level_at_any_time(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        table = two_at_a_table(host, friend, first=0)["table"]
        with friend.socket(table) as socket:
            hear(socket, "state")
            assert change(friend, table, 1, action="bot", level="uniform") == (200, "")
            state = host.state(table)
            assert (state["seats"][1]["kind"], state["seats"][1]["level"]) == ("bot", "uniform")
            assert state["chat"][-1]["phrase"] == "chat-own-bot"
            # Going back and forth does not fill the chat.
            for _ in range(5):
                assert change(friend, table, 1, action="return") == (200, "")
                assert change(friend, table, 1, action="bot") == (200, "")
            assert len(host.state(table)["chat"]) == 2


def test_watchers_and_strangers_call_no_bots(server: Server) -> None:
    with server.guest() as host, server.guest() as friend, server.guest() as watcher:
        state = two_at_a_table(host, friend)
        ok(watcher.join(state["links"]["watch"]))
        go_back(server, state["table"], 101)
        assert change(watcher, state["table"], 1, action="bot") == (403, "not-your-seat")
        with server.guest() as stranger:
            assert change(stranger, state["table"], 1, action="bot") == (404, "no-table")


def test_a_click_is_a_sign_of_life_and_absence_counts_only_while_asked(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        state = two_at_a_table(host, friend)
        table = state["table"]
        go_back(server, table, 101)
        mine = ok(friend.get(f"/api/tables/{table}"))
        ok(friend.choose(mine, sensible(mine)))
        # It is still the friend's turn, or the host's.
        assert seat_of(host, table, 1)[1] in ("not-absent-long-enough", "seat-not-asked")
        assert seat_of(host, table, 1)[0] != 0


def test_the_time_before_somebody_was_asked_does_not_count() -> None:
    listeners: list[Listener] = []
    presence = Presence(2, listeners, lambda _: None)
    presence.last_seen = [presence.last_seen[0] - 1000.0] * 2
    assert presence.ask({1})
    assert presence.absent_for(1) >= 1000
    assert presence.waited_for(1) < 500
    assert presence.waited_for(0) == 0
    presence.asked[1] -= 2000.0
    assert not presence.ask({1})
    assert presence.waited_for(1) >= 1000
    listeners.append(Listener(Viewer("guest", (1,), False), -1))
    assert presence.waited_for(1) == 0
    assert presence.ask({0})
    assert presence.asked.keys() == {0}


def test_an_absent_host_is_replaced_as_anybody_is(server: Server) -> None:
    with server.guest() as host, server.guest() as friend:
        table = two_at_a_table(host, friend, first=0)["table"]
        go_back(server, table, 101)
        assert change(friend, table, 0, action="bot") == (200, "")

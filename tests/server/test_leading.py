"""Looking back together: who leads, what the others are told, and when the lead is free."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.serving import Guest, Json, Server, hear, ok
from tests.server.test_replay import finished

NOBODY = {"type": "lead", "number": 0, "seat": -1, "moment": 0, "eyes": ""}


@pytest.fixture
def over(guest: Guest) -> Json:
    return finished(guest)


@pytest.fixture
def watcher(server: Server, over: Json) -> Iterator[Guest]:
    with server.guest() as found:
        ok(found.join(over["links"]["watch"]))
        yield found


def lead(guest: Guest, table: Json, action: str, page: str, **more: Any) -> httpx.Response:
    return guest.post(f"/api/tables/{table['table']}/lead", {"action": action, "page": page, **more})


def test_others_are_told_where_the_leader_looks(guest: Guest, watcher: Guest, over: Json) -> None:
    with guest.socket(over["table"], page="g") as own, watcher.socket(over["table"], page="w") as other:
        number = ok(lead(guest, over, "take", "g", moment=4, eyes="1"))["number"]
        told = {"type": "lead", "number": number, "seat": 0, "moment": 4, "eyes": "1"}
        assert hear(other, "lead") == hear(own, "lead") == told
        assert ok(lead(guest, over, "move", "g", moment=5))["number"] == number
        # Without a name the leader's own eyes, which are not those of who follows.
        assert hear(other, "lead") == {**told, "moment": 5, "eyes": "0"}
        with watcher.socket(over["table"], page="later") as late:
            assert hear(late, "lead")["moment"] == 5
        taken = ok(lead(watcher, over, "take", "w", moment=2))["number"]
        assert taken != number
        assert hear(other, "lead") == {"type": "lead", "number": taken, "seat": -1, "moment": 2, "eyes": "public"}
        assert (hear(own, "lead")["moment"], hear(own, "lead")["number"]) == (5, taken)
        refused = lead(guest, over, "move", "g", moment=1)
        assert (refused.status_code, refused.json()["error"]) == (409, "not-leading")
        assert lead(guest, over, "give-up", "g").status_code == 409
        assert ok(lead(watcher, over, "give-up", "w"))["number"] == 0
        assert hear(own, "lead") == NOBODY
        assert lead(watcher, over, "move", "w").status_code == 409


def test_the_lead_is_free_when_the_leaders_page_is_gone(guest: Guest, over: Json) -> None:
    with guest.socket(over["table"], page="another") as other:
        with guest.socket(over["table"], page="g"), guest.socket(over["table"], page="g") as second:
            ok(lead(guest, over, "take", "g", moment=1))
            assert hear(other, "lead")["moment"] == 1
            second.close()
            ok(lead(guest, over, "move", "g", moment=2))
            assert hear(other, "lead")["moment"] == 2
        assert hear(other, "lead") == NOBODY
        with guest.socket(over["table"], page="late") as late:
            ok(guest.get(f"/api/tables/{over['table']}"))
            guest.post(f"/api/tables/{over['table']}/chat", {"phrase": "chat-hello"})
            heard = [late.recv(60) for _ in range(2)]
            assert not any('"lead"' in str(message) for message in heard)


def test_only_an_open_page_leads_and_only_at_a_finished_table(server: Server, guest: Guest, over: Json) -> None:
    refused = lead(guest, over, "take", "g")
    assert (refused.status_code, refused.json()["error"]) == (409, "no-socket")
    running = guest.new_table("me", "local")
    with guest.socket(running["table"], page="g"), guest.socket(over["table"], page="g"):
        for action in ("take", "move", "give-up"):
            refused = lead(guest, running, action, "g")
            assert (refused.status_code, refused.json()["error"]) == (409, "not-finished")
        for wrong, error in (
            ({"moment": -1}, "no-such-moment"),
            ({"moment": 10**6}, "no-such-moment"),
            ({"eyes": "7"}, "no-seat"),
        ):
            refused = lead(guest, over, "take", "g", **wrong)
            assert (refused.status_code, refused.json()["error"]) == (404, error)
        assert lead(guest, over, "take", "g", moment="x").status_code == 400
        assert lead(guest, over, "dance", "g").status_code == 400
        with server.guest() as stranger:
            assert lead(stranger, over, "take", "g").status_code == 404
        ok(lead(guest, over, "take", "g"))

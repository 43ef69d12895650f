"""Tables with the same deal: nobody learns from one what is to come at another, and at the end all are open."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.serving import Guest, Json, Server, ok, options

SHORT: Json = {"max_rounds": 1, "first_player": "1"}


def to_the_end(guest: Guest, table: str) -> Json:
    state = guest.state(table)
    while not state["result"]:
        state = guest.state(table)
        if state["question"]:
            state = ok(guest.choose(state, options(state)[-1]))
    return guest.state(table)


def group(guest: Guest, table: str) -> Json:
    return ok(guest.get(f"/api/tables/{table}/group"))


class Party:
    """A host and friends, each alone against a bot with the same deal."""

    def __init__(self, server: Server, stack: ExitStack, tables: int, game: str = "przepowiednia") -> None:
        self.host = stack.enter_context(server.guest())
        made = self.host.new_table("me", "bot", game=game, options=SHORT if game == "przepowiednia" else {}, tables=tables)
        self.tables = [one["table"] for one in group(self.host, made["table"])["tables"]]
        self.guests = [self.host]
        self.watch = made["links"]["watch"]
        for one in group(self.host, made["table"])["tables"][1:]:
            friend = stack.enter_context(server.guest())
            assert ok(friend.join(one["links"]["0"]))["table"] == one["table"]
            self.guests.append(friend)

    def finish(self, number: int) -> Json:
        return to_the_end(self.guests[number], self.tables[number])


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_all_tables_have_the_same_deal_under_seals_of_their_own(server: Server, stack: ExitStack) -> None:
    party = Party(server, stack, 3)
    first, *others = [guest.state(table) for guest, table in zip(party.guests, party.tables, strict=True)]
    assert first["origin"] == {"parent": None, "parent_moment": None, "imported": False, "group": first["table"], "sealed": True}
    seals = {first["fairness"]["commitment"]}
    for other in others:
        assert other["view"] == first["view"]
        assert other["fairness"]["words"] == first["fairness"]["words"]
        assert other["practice"] is False
        seals.add(other["fairness"]["commitment"])
    assert len(seals) == 3
    for number in (0, 9):
        body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": SHORT, "tables": number}
        answer = party.host.post("/api/tables", body)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-input")


def test_the_hosts_word_goes_into_all_draws(server: Server, stack: ExitStack) -> None:
    host = stack.enter_context(server.guest())
    made = host.new_table("me", "link", options=SHORT, tables=2, word="mech")
    links = group(host, made["table"])["tables"][1]["links"]
    assert sorted(links) == ["0", "1"]
    friend = stack.enter_context(server.guest())
    other = friend.state(ok(friend.join(links["0"]))["table"])
    assert other["fairness"]["words"] == made["fairness"]["words"] == ["mech", ""]
    assert other["view"] == made["view"]


def closed(guest: Guest, table: str) -> None:
    """Nothing of a finished table is told that would give away what is to come elsewhere."""
    at = f"/api/tables/{table}"
    state = guest.state(table)
    assert state["result"] is not None
    assert (state["fairness"]["secret"], state["origin"]["sealed"]) == (None, True)
    journal = guest.get(f"{at}/journal")
    assert (journal.status_code, journal.json()["error"]) == (409, "deal-open")
    for eyes in ("1", "open"):
        for path in ("moments/3", "timeline"):
            assert guest.get(f"{at}/{path}", eyes=eyes).json()["error"] == "not-your-eyes"
    own = ok(guest.get(f"{at}/timeline"))
    assert (own["eyes"], own["open"], own["over"]) == ([0], False, True)
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot"}]
    assert guest.post(f"{at}/branch", {"moment": 1, "seats": seats}).json()["error"] == "not-yet-over"
    leading = {"action": "take", "page": "p", "moment": 1, "eyes": ""}
    refused = [guest.get(f"{at}/review"), guest.post(f"{at}/review", None), guest.post(f"{at}/lead", leading)]
    assert [answer.json()["error"] for answer in refused] == ["not-finished"] * len(refused)
    again = guest.post("/api/tables", {"game": state["game"], "seats": seats, "options": SHORT, "like": table})
    assert again.json()["error"] == "no-such-deal"


def test_the_secret_is_kept_until_all_are_over(server: Server, stack: ExitStack) -> None:
    party = Party(server, stack, 3)
    over = [party.finish(0), party.finish(1)]
    for number in (0, 1):
        closed(party.guests[number], party.tables[number])
        found = group(party.guests[number], party.tables[number])
        assert (found["sealed"], found["host"]) == (True, number == 0)
        assert [one["over"] for one in found["tables"]] == [True, True, False]
        shown = [one["scores"] for one in found["tables"]]
        assert shown == [over[number]["result"]["scores"] if place == number else [] for place in range(3)]
        assert [one["watch"] for one in found["tables"]] == ["", "", ""]
    assert party.host.get(f"/api/tables/{party.tables[0]}/sealed").json()["error"] == "already-finished"
    running = party.guests[2]
    assert running.get(f"/api/tables/{party.tables[2]}/sealed").json()["error"] == "not-the-host"
    # After a restart the same holds.
    server.services.registry.tables.clear()
    server.services.registry.deals.found.clear()
    closed(party.guests[1], party.tables[1])
    over.append(party.finish(2))
    secrets = {guest.state(table)["fairness"]["secret"] for guest, table in zip(party.guests, party.tables, strict=True)}
    assert len(secrets) == 1
    assert None not in secrets
    for guest, table in zip(party.guests, party.tables, strict=True):
        found = group(guest, table)
        assert found["sealed"] is False
        assert [one["scores"] for one in found["tables"]] == [state["result"]["scores"] for state in over]
        for one in found["tables"]:
            assert ok(guest.join(one["watch"]))["table"] == one["table"]
            assert ok(guest.get(f"/api/tables/{one['table']}/timeline", eyes="open"))["open"] is True
            assert guest.get(f"/api/tables/{one['table']}/journal").status_code == 200


def test_the_host_may_not_export_while_others_play_the_same_deal(server: Server, stack: ExitStack) -> None:
    party = Party(server, stack, 2)
    refused = party.host.get(f"/api/tables/{party.tables[0]}/sealed")
    assert (refused.status_code, refused.json()["error"]) == (409, "deal-open")
    assert party.host.state(party.tables[0])["chat"] == []


def test_who_plays_sees_no_other_table(server: Server, stack: ExitStack) -> None:
    party = Party(server, stack, 3)
    host, friend, third = party.guests
    assert host.get(f"/api/tables/{party.tables[1]}").status_code == 404, "the host plays as well"
    watch = {table: server.services.registry.tables[table] for table in party.tables}
    links = {table: f"/watch/{live.signer.link(live.seat_link(-1))}" for table, live in watch.items()}
    for guest, table in ((friend, party.tables[0]), (host, party.tables[1])):
        refused = guest.join(links[table])
        assert (refused.status_code, refused.json()["error"]) == (409, "deal-open")
        assert guest.get(f"/api/tables/{table}/moments/0").status_code == 404
    with server.guest() as onlooker:
        assert ok(onlooker.join(links[party.tables[0]]))["table"] == party.tables[0]
        assert onlooker.state(party.tables[0])["watching"] is True
    party.finish(1)
    # Whoever has finished may watch the others, and plays no more.
    assert ok(friend.join(links[party.tables[0]]))["table"] == party.tables[0]
    party.finish(0)
    assert host.state(party.tables[2])["watching"] is True
    assert third.get(f"/api/tables/{party.tables[0]}").status_code == 404


def test_one_sits_at_only_one_of_the_tables(server: Server, stack: ExitStack) -> None:
    host, friend, onlooker = (stack.enter_context(server.guest()) for _ in range(3))
    made = host.new_table("me", "link", options=SHORT, tables=3)
    first, second, third = group(host, made["table"])["tables"]
    ok(friend.join(second["links"]["0"]))
    for guest, link in ((friend, third["links"]["0"]), (friend, first["links"]["1"]), (host, second["links"]["1"])):
        refused = guest.join(link)
        assert (refused.status_code, refused.json()["error"]) == (409, "deal-known")
    ok(onlooker.join(made["links"]["watch"]))
    assert onlooker.join(third["links"]["0"]).json()["error"] == "deal-known", "who has watched knows the deal"
    # Who leaves a seat free has seen the beginning.
    assert friend.post(f"/api/tables/{second['table']}/leave", {"how": "open"}).status_code == 204
    assert friend.join(third["links"]["0"]).json()["error"] == "deal-known"
    links = group(host, made["table"])["tables"][1]["links"]
    assert ok(friend.join(links["0"]))["table"] == second["table"]


def received(guest: Guest, table: str) -> list[Any]:
    """All that a player receives about a table and its group."""
    at = f"/api/tables/{table}"
    moment = guest.state(table)["moment"]
    past = [ok(guest.get(f"{at}/moments/{number}")) for number in range(moment + 1)]
    tries = ok(guest.get(f"{at}/tries"))
    found = [guest.state(table), past, ok(guest.get(f"{at}/timeline")), group(guest, table), tries]
    return [*found, ok(guest.get("/api/me"))["tables"]]


def test_what_a_player_receives_does_not_depend_on_another_table(server: Server, stack: ExitStack) -> None:
    """Two worlds: the same table, and beside it another with the same deal at different moments of different games."""
    party = Party(server, stack, 3, "rune-stones")
    mine, other = party.tables[:2]
    before = received(party.host, mine)
    moments = set()
    for _ in range(12):
        state = party.guests[1].state(other)
        if state["question"]:
            ok(party.guests[1].choose(state, options(state)[-1]))
        moments.add(state["moment"])
        assert received(party.host, mine) == before
    assert len(moments) > 2


def test_a_deleted_table_does_not_lock_the_others(server: Server, stack: ExitStack) -> None:
    host = stack.enter_context(server.guest())
    made = host.new_table("link", "bot", options=SHORT, tables=2)
    first, second = group(host, made["table"])["tables"]
    friend = stack.enter_context(server.guest())
    ok(friend.join(second["links"]["0"]))
    state = to_the_end(friend, second["table"])
    assert state["fairness"]["secret"] is None
    assert host.post(f"/api/tables/{first['table']}/leave", {"how": "delete"}).status_code == 204
    assert friend.state(second["table"])["fairness"]["secret"] is not None


def test_the_host_can_close_the_group_and_everybody_is_told(server: Server, stack: ExitStack) -> None:
    party = Party(server, stack, 3)
    party.finish(1)
    at = f"/api/tables/{party.tables[1]}/group"
    refused = party.guests[1].post(at, {"action": "close"})
    assert (refused.status_code, refused.json()["error"]) == (403, "not-the-host")
    for _ in range(2):
        found = ok(party.host.post(f"/api/tables/{party.tables[0]}/group", {"action": "close"}))
        assert found["sealed"] is False
    assert party.guests[1].state(party.tables[1])["fairness"]["secret"] is not None
    assert party.guests[2].state(party.tables[2])["fairness"]["secret"] is None
    for guest, table in zip(party.guests, party.tables, strict=True):
        assert [line["phrase"] for line in guest.state(table)["chat"]] == ["chat-deal-closed"]
    server.services.registry.tables.clear()
    server.services.registry.deals.found.clear()
    assert party.guests[1].state(party.tables[1])["fairness"]["secret"] is not None
    assert party.finish(2)["fairness"]["secret"] is not None


def test_a_table_alone_has_no_group(guest: Guest) -> None:
    table = guest.new_table("me", "bot")["table"]
    for answer in (guest.get(f"/api/tables/{table}/group"), guest.post(f"/api/tables/{table}/group", {"action": "close"})):
        assert (answer.status_code, answer.json()["error"]) == (404, "no-group")

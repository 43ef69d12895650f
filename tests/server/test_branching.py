"""Playing on from a moment of a table, and the tree of tries."""

from typing import Any

from dolmen import catalog
from dolmen.kernel.branching import check_parent
from dolmen.kernel.journal import parse_journal
from dolmen.kernel.verify import verify
from tests.server.serving import Guest, Json, Server, ok, options, sensible

SHORT: Json = {"max_rounds": 1, "first_player": "1"}
ALONE: list[Json] = [{"kind": "me"}, {"kind": "local"}]


def to_the_end(guest: Guest, state: Json) -> Json:
    while not state["result"]:
        state = guest.state(state["table"])
        if state["question"]:
            state = ok(guest.choose(state, options(state)[-1]))
    return guest.state(state["table"])


def branch(guest: Guest, table: str, moment: int, seats: list[Json] = ALONE, **more: Any) -> Any:
    return guest.post(f"/api/tables/{table}/branch", {"moment": moment, "seats": seats, **more})


def journal(guest: Guest, table: str) -> Any:
    return parse_journal(guest.get(f"/api/tables/{table}/journal").content)


def past(guest: Guest, table: str, moment: int) -> Json:
    return ok(guest.get(f"/api/tables/{table}/moments/{moment}"))


def test_one_plays_on_from_any_moment_after_the_end(guest: Guest) -> None:
    over = to_the_end(guest, guest.new_table("me", "local", options=SHORT))
    table = over["table"]
    for moment in range(over["moment"]):
        made = ok(branch(guest, table, moment))
        assert made["moment"] >= moment
        assert made["table"] != table
        assert made["fairness"]["commitment"] != over["fairness"]["commitment"]
        assert made["origin"] == {
            "parent": table, "parent_moment": moment, "imported": False, "group": None, "sealed": False,
        }  # fmt: skip
        assert ok(guest.get(f"/api/tables/{made['table']}/moments/{moment}"))["view"] == past(guest, table, moment)["view"]
    ended = to_the_end(guest, made)
    mine, parents = journal(guest, made["table"]), journal(guest, table)
    assert verify(catalog.find("przepowiednia"), mine).over
    check_parent(mine, parents)
    assert ended["result"] is not None
    again = guest.post("/api/tables", {"game": "przepowiednia", "seats": ALONE, "options": SHORT, "like": made["table"]})
    assert again.json()["error"] == "no-such-deal"


def test_a_branch_survives_a_restart_and_keeps_its_floor(server: Server, guest: Guest) -> None:
    state = to_the_end(guest, guest.new_table("me", "local", options=SHORT))
    chosen = [entry.sent.moment for entry in server.services.registry.tables[state["table"]].log.entries]
    made = ok(branch(guest, state["table"], max(2, chosen[len(chosen) // 2])))
    assert made["undo"]["possible"] is False
    floor = made["moment"]
    made = ok(guest.choose(made, sensible(made)))
    server.services.registry.tables.clear()
    assert guest.state(made["table"])["moment"] == made["moment"]
    while made["undo"]["possible"]:
        made = ok(guest.undo(made))
    assert made["moment"] >= floor


def test_while_a_game_runs_only_a_practice_table_may_be_branched(server: Server, guest: Guest) -> None:
    alone = guest.new_table("me", "bot", options=SHORT)
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
    made = ok(branch(guest, alone["table"], alone["moment"], seats))
    assert made["view"] == alone["view"]
    shared = guest.new_table("me", "link", options=SHORT)
    refused = branch(guest, shared["table"], 0, seats)
    assert (refused.status_code, refused.json()["error"]) == (403, "not-yet-over")
    with server.guest() as stranger:
        assert branch(stranger, alone["table"], 0, seats).status_code == 404


def test_wrong_branches_are_refused(guest: Guest) -> None:
    over = to_the_end(guest, guest.new_table("me", "local", options=SHORT))
    table = over["table"]
    for moment, seats, status, error in (
        (-1, ALONE, 404, "no-such-moment"),
        (over["moment"] + 1, ALONE, 404, "no-such-moment"),
        (over["moment"], ALONE, 422, "nothing-to-play"),
        (0, [*ALONE, {"kind": "bot"}], 422, "bad-input"),
        (0, [], 422, "bad-input"),
        (0, [{"kind": "me"}, {"kind": "bot", "level": "none"}], 422, "no-such-bot"),
    ):
        refused = branch(guest, table, moment, seats)
        assert (refused.status_code, refused.json()["error"]) == (status, error)


def test_a_seat_of_a_branch_can_be_given_by_a_link(server: Server, guest: Guest) -> None:
    over = to_the_end(guest, guest.new_table("me", "local", options=SHORT))
    made = ok(branch(guest, over["table"], 6, [{"kind": "link", "name": ""}, {"kind": "me", "name": "Ola"}]))
    assert (made["mine"], list(made["links"]["seats"]), made["leaving"]) == ([1], ["0"], "delete")
    with server.guest() as friend:
        assert ok(friend.join(made["links"]["seats"]["0"]))["table"] == made["table"]
        # Nobody has chosen anything since the moment: what was chosen before was not chosen here.
        assert friend.state(made["table"])["leaving"] == "open"
        assert guest.state(made["table"])["leaving"] == "delete"


def tries(guest: Guest, table: str) -> dict[str, Json]:
    found = ok(guest.get(f"/api/tables/{table}/tries"))
    assert found["table"] == table
    return {entry["table"]: entry for entry in found["tries"]}


def test_the_tree_of_tries_has_all_that_the_guest_may_see(server: Server, guest: Guest) -> None:
    root = to_the_end(guest, guest.new_table("me", "local", options=SHORT))
    first = to_the_end(guest, ok(branch(guest, root["table"], 5)))
    second = ok(branch(guest, first["table"], first["moment"] - 1))
    third = ok(branch(guest, root["table"], 3, [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]))
    expected = {
        root["table"]: (None, None, True),
        first["table"]: (root["table"], 5, True),
        second["table"]: (first["table"], first["moment"] - 1, second["result"] is not None),
        third["table"]: (root["table"], 3, False),
    }
    for table in expected:
        found = tries(guest, table)
        assert {id: (one["parent"], one["moment"], one["over"]) for id, one in found.items()} == expected
    found = tries(guest, root["table"])
    assert next(iter(found)) == root["table"]
    assert found[first["table"]]["scores"] == first["result"]["scores"]
    assert found[first["table"]]["winners"] == first["result"]["winners"]
    assert found[third["table"]]["scores"] == []
    assert found[third["table"]]["bots"] == [False, True]
    with server.guest() as friend:
        assert friend.get(f"/api/tables/{root['table']}/tries").status_code == 404
        ok(friend.join(root["links"]["watch"]))
        assert list(tries(friend, root["table"])) == [root["table"]]
        ok(friend.join(second["links"]["watch"]))
        # The table between is not theirs to see, so the way there leaves the root where that one did.
        assert {id: (one["parent"], one["moment"]) for id, one in tries(friend, root["table"]).items()} == {
            root["table"]: (None, None),
            second["table"]: (root["table"], 5),
        }


def test_a_deleted_parent_leaves_its_branches(guest: Guest) -> None:
    alone = guest.new_table("me", "bot", options=SHORT)
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
    made = ok(branch(guest, alone["table"], 0, seats))
    assert guest.post(f"/api/tables/{alone['table']}/leave", {"how": "delete"}).status_code == 204
    found = tries(guest, made["table"])
    assert {id: one["parent"] for id, one in found.items()} == {made["table"]: None}

"""A recap over the wire: who may ask for it, and for whom."""

from tests.server.serving import Guest, Json, Server, ok, sensible


def answered(guest: Guest, table: str) -> int:
    """Answer all that a guest is asked; the moment after that."""
    while (state := guest.state(table))["question"]:
        ok(guest.choose(state, sensible(state)))
    return int(state["moment"])


def test_a_player_who_comes_back_is_told(guest: Guest, server: Server) -> None:
    state = guest.new_table("me", "link", options={})
    table = state["table"]
    at = f"/api/tables/{table}"
    with server.guest() as friend, server.guest() as stranger:
        ok(friend.join(state["links"]["seats"]["1"], "Jan"))
        assert stranger.get(f"{at}/recap").status_code == 404
        left = 0
        while left == 0 or guest.state(table)["turn"] != 0 or friend.state(table)["log"][-1]["turn_seat"] != 1:
            left = answered(guest, table) or left
            answered(friend, table)
        found = ok(guest.get(f"{at}/recap"))
        assert (found["seat"], found["since"], found["turns"]) == (0, left, 1)
        assert found["players"][0]["seat"] == 1
        assert found["players"][0]["lines"]
        assert ok(guest.get(f"{at}/recap", seat=0)) == found
        assert ok(guest.get(f"{at}/recap", seat=0, since=found["until"]))["players"] == []
        own = ok(friend.get(f"{at}/recap"))
        assert own["seat"] == 1
        for seat, who in ((1, guest), (0, friend), (7, guest)):
            refused = who.get(f"{at}/recap", seat=seat)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
        assert guest.get(f"{at}/recap", since=100_000).json()["error"] == "no-such-moment"
        assert guest.get(f"{at}/recap", seat="x").status_code == 400
        ok(stranger.join(state["links"]["watch"]))
        watched = ok(stranger.get(f"{at}/recap", since=left))
        assert (watched["seat"], watched["since"], watched["losses"]) == (-1, left, [])


def test_at_a_shared_screen_with_secrets_only_the_shown_seat_has_a_recap(guest: Guest) -> None:
    state = guest.new_table("me", "local", game="rune-stones", options={})
    at = f"/api/tables/{state['table']}"
    other = 1 - state["seat"]
    refused = guest.get(f"{at}/recap", seat=other)
    assert (refused.status_code, refused.json()["error"]) == (403, "not-your-eyes")
    assert ok(guest.get(f"{at}/recap", seat=state["seat"]))["seat"] == state["seat"]
    plain = guest.new_table("me", "local")
    assert ok(guest.get(f"/api/tables/{plain['table']}/recap", seat=1 - plain["seat"]))["seat"] == 1 - plain["seat"]


def test_a_player_is_told_what_the_bot_at_the_seat_did(guest: Guest, server: Server) -> None:
    state = guest.new_table("me", "link", options={})
    table = state["table"]
    with server.guest() as friend:
        ok(friend.join(state["links"]["seats"]["1"], "Jan"))
        for _ in range(3):
            left = answered(guest, table)
            answered(friend, table)
        ok(guest.post(f"/api/tables/{table}/seats/0", {"action": "bot", "level": "uniform"}))
        turn = friend.state(table)["turn"]
        while (now := friend.state(table))["turn"] != 1 or not now["question"] or turn != 0:
            turn = 0
            answered(friend, table)
        found = ok(guest.get(f"/api/tables/{table}/recap"))
        assert found["since"] <= left
        assert 0 in seats_told(found)
        log = friend.state(table)["log"]
        done = {line["moment"] for line in log if line["turn_seat"] == 0 and line["moment"] > left}
        (own,) = (player for player in found["players"] if player["seat"] == 0)
        assert {line["moment"] for line in own["lines"]} <= done


def seats_told(found: Json) -> list[int]:
    return [player["seat"] for player in found["players"]]

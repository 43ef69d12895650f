"""The same deal again for a player who was alone against bots, and the winner in the list of tables."""

from tests.server.serving import Guest, Json, Server, ok, options

SHORT: Json = {"max_rounds": 1, "first_player": "1"}


def finished(guest: Guest, *kinds: str) -> Json:
    """Play a game with all seats of one guest to the end."""
    state = guest.new_table(*kinds, options=SHORT)
    while not state["result"]:
        state = ok(guest.choose(state, options(state)[-1]))
    return guest.state(state["table"])


def test_the_same_deal_comes_again_at_another_table(guest: Guest) -> None:
    first = guest.new_table("me", "local", options=SHORT)
    over = first
    while not over["result"]:
        over = ok(guest.choose(over, options(over)[-1]))
    again = guest.new_table("me", "local", options=SHORT, like=first["table"])
    assert again["view"] == first["view"]
    assert again["log"] == first["log"]
    assert again["table"] != first["table"]
    assert again["fairness"]["commitment"] != first["fairness"]["commitment"]
    other = guest.new_table("me", "local", options=SHORT)
    assert other["view"] != first["view"] or other["log"] != first["log"]


def test_a_deal_that_somebody_knows_is_not_for_others(server: Server, guest: Guest) -> None:
    over = finished(guest, "me", "local")
    running = guest.new_table("me", "local", options=SHORT)
    seats = [{"kind": "me", "name": "a"}, {"kind": "link", "name": "b"}]
    body = {"game": "przepowiednia", "options": SHORT, "seats": seats, "like": over["table"]}
    assert guest.post("/api/tables", body).json()["error"] == "no-such-deal", "a guest by link would be wronged"
    mine = [{"kind": "me", "name": "a"}, {"kind": "local", "name": "b"}]
    three = [*mine, {"kind": "local", "name": "c"}]
    for wrong in (
        {"like": running["table"], "seats": mine},
        {"seats": three},
        {"game": "rune-stones", "seats": mine, "options": {}},
    ):
        assert guest.post("/api/tables", {**body, **wrong}).json()["error"] == "no-such-deal"
    with server.guest() as stranger:
        assert stranger.post("/api/tables", {**body, "seats": mine}).status_code == 404


def test_my_tables_say_who_won(guest: Guest) -> None:
    over = finished(guest, "me", "local")
    running = guest.new_table("me", "local", options=SHORT)
    listed = {table["table"]: table for table in ok(guest.get("/api/me"))["tables"]}
    assert listed[over["table"]]["winners"] == over["result"]["winners"] != []
    assert listed[running["table"]]["winners"] == []

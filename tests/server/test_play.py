"""Playing over HTTP: choices, undo, links and bots."""

import time
from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.kernel.journal import parse_journal
from dolmen.kernel.verify import verify
from tests.server.serving import Guest, Json, Server, hear, ok, options, sensible, serving

SETTINGS = {"absence": 0.0}


def play_until(guest: Guest, state: Json, ask: str) -> Json:
    """Play sensibly until a question comes."""
    for _ in range(200):
        if state["question"]["ask"] == ask:
            return state
        state = ok(guest.choose(state, sensible(state)))
    raise AssertionError(f"nobody was asked {ask}")


def test_a_new_table_asks_the_first_question_with_every_candidate(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    assert state["mine"] == [0, 1]
    assert state["waiting"] == [state["question"]["seat"]]
    assert state["seat"] == state["question"]["seat"]
    assert options(state)
    assert state["fairness"]["secret"] is None
    assert state["log"][0]["phrase"]["key"]
    assert not state["undo"]["possible"]
    assert state["undo"]["reason"]["key"] == "undo-after-chance"


def test_a_choice_is_answered_with_the_log_after_it(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    after = ok(guest.choose(state, sensible(state)))
    assert after["moment"] > state["moment"]
    assert all(line["moment"] > state["moment"] for line in after["log"])
    assert guest.state(state["table"])["log"][: len(state["log"])] == state["log"]


def test_the_same_client_id_counts_once(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    choice = sensible(state)
    first = ok(guest.choose(state, choice, client="click-1"))
    again = ok(guest.choose(state, choice, client="click-1"))
    assert again == first


def test_a_stale_moment_gets_the_fresh_state(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    fresh = ok(guest.choose(state, sensible(state)))
    answer = guest.choose(state, sensible(state))
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["state"]["moment"] == fresh["moment"]


def test_a_refused_choice_names_the_rule_and_the_numbers(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    for _ in range(120):
        refused = [entry for entry in state["question"]["choices"] if entry["refusal"]]
        if refused and refused[0]["refusal"]["phrase"]["values"]:
            break
        state = ok(guest.choose(state, sensible(state)))
    answer = guest.choose(state, refused[0]["choice"])
    assert answer.status_code == 422
    body = answer.json()
    assert body["rule"] == refused[0]["refusal"]["rule"]
    assert body["phrase"] == refused[0]["refusal"]["phrase"]
    assert body["state"]["moment"] == state["moment"]
    assert guest.choose(state, 9999).json()["error"] == "no-such-choice"


def test_a_seat_that_is_not_asked_or_not_mine_is_refused(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "local")
    other = 1 - state["seat"]
    assert guest.choose(state, options(state)[0], seat=other).json()["error"] == "not-asked"
    with server.guest() as stranger:
        assert stranger.choose(state, options(state)[0]).status_code == 404
        assert stranger.get(f"/api/tables/{state['table']}").status_code == 404
        shared = guest.new_table("me", "link")
        ok(stranger.join(shared["links"]["seats"]["1"]))
        mine = stranger.state(shared["table"])
        assert mine["mine"] == [1]
        wrong = stranger.choose({**mine, "seat": 0}, 0)
        assert (wrong.status_code, wrong.json()["error"]) == (403, "not-your-seat")


def test_undo_takes_back_until_it_is_closed(guest: Guest) -> None:
    state = play_until(guest, guest.new_table("me", "local"), "EndTurn")
    while state["undo"]["possible"]:
        back = ok(guest.undo(state))
        assert back["moment"] == state["moment"] - 1
        state = back
    answer = guest.undo(state)
    assert answer.status_code == 422
    assert answer.json()["error"] == state["undo"]["reason"]["key"]
    state = play_until(guest, guest.state(state["table"]), "EndTurn")
    ended = ok(guest.choose(state, 0))
    assert ended["undo"]["reason"]["key"] == "undo-after-turn"


def test_after_an_undo_the_journal_and_the_log_are_those_of_the_new_way(server: Server, guest: Guest) -> None:
    state = play_until(guest, guest.new_table("me", "local"), "EndTurn")
    away = state["moment"]
    back = ok(guest.undo(state, client="back"))
    assert ok(guest.undo(state, client="back"))["moment"] == back["moment"]
    assert all(line["moment"] <= back["moment"] for line in guest.state(state["table"])["log"])
    on = ok(guest.choose(back, sensible(back)))
    missed = guest.state(state["table"], since=away)
    assert [line for line in missed["log"] if line["moment"] > back["moment"]] == on["log"]
    stored = server.services.queries.load(state["table"])
    assert stored is not None
    assert len(stored.lines) == on["moment"] + 1


def test_two_people_play_over_a_link_and_a_third_watches(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link")
    table, link = state["table"], state["links"]["seats"]["1"]
    assert not state["seats"][1]["ready"]
    with server.guest() as friend, server.guest() as third:
        assert ok(friend.join(link)) == {"table": table}
        assert guest.state(table)["links"]["seats"] == {}
        assert third.join(link).json()["error"] == "no-link"
        assert ok(third.join(state["links"]["watch"])) == {"table": table}
        assert third.state(table)["watching"]
        assert third.post(f"/api/tables/{table}/choices", {"seat": 0, "moment": 0, "choice": 0, "client": "x"}).status_code == 403
        for _ in range(600):
            state = guest.state(table)
            if state["result"]:
                break
            mover = guest if state["question"] else friend
            now = mover.state(table)
            ok(mover.choose(now, sensible(now)))
        assert state["result"]["winners"]
        assert third.state(table)["result"] == state["result"]


def test_bots_play_a_whole_game_and_its_journal_verifies(guest: Guest) -> None:
    state = guest.new_table("me", "bot", "bot", level="")
    table = state["table"]
    assert guest.get(f"/api/tables/{table}/journal").status_code == 409
    with guest.socket(table) as socket:
        while True:
            state = hear(socket, "state")["state"]
            if state["result"]:
                break
            if state["question"]:
                ok(guest.choose(state, sensible(state)))
    text = guest.get(f"/api/tables/{table}/journal").content
    journal = parse_journal(text)
    verify(catalog.find("przepowiednia"), journal)
    assert guest.state(table)["fairness"]["secret"] == journal.lines[-1]["secret"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "link", first=1)
    table = state["table"]
    with server.guest() as friend:
        friend.join(state["links"]["seats"]["1"])
        mine = friend.state(table)
        assert mine["question"]["seat"] == 1
        # The friend is away (absence is 0 s here), so anybody at the table may call a bot.
        handed = ok(guest.post(f"/api/tables/{table}/seats/1", {"action": "bot", "level": "uniform"}))
        assert handed["seats"][1]["kind"] == "bot"
        wait_for_question(guest, table)
        assert friend.choose(mine, 0).json()["error"] == "seat-played-by-bot"
        assert guest.post(f"/api/tables/{table}/seats/1", {"action": "return"}).status_code == 403
        back = ok(friend.post(f"/api/tables/{table}/seats/1", {"action": "return"}))
        assert back["seats"][1]["kind"] == "person"
        named = ok(friend.post(f"/api/tables/{table}/seats/1", {"action": "rename", "name": "  Ola  K "}))
        assert named["seats"][1]["name"] == "Ola K"
        assert guest.post(f"/api/tables/{table}/seats/1", {"action": "rename", "name": "X"}).status_code == 403


def wait_for_question(guest: Guest, table: str) -> Json:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        state = guest.state(table)
        if state["question"]:
            return state
        time.sleep(0.05)
    raise AssertionError("the bots stopped")


def test_an_earlier_moment_and_a_preview(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    choice = sensible(state)
    table, moment = state["table"], state["moment"]
    ahead = ok(guest.get(f"/api/tables/{table}/preview", seat=state["seat"], moment=moment, choice=choice))
    after = ok(guest.choose(state, choice))
    if ahead["stops"] != "chance":
        assert ahead["view"] == after["view"]
    before = ok(guest.get(f"/api/tables/{table}/moments/{moment}"))
    assert before["view"] == state["view"]
    assert before["log"] == state["log"]
    assert guest.get(f"/api/tables/{table}/moments/9999").status_code == 404
    assert guest.get(f"/api/tables/{table}/preview", seat=state["seat"], moment=moment, choice=choice).status_code == 409


def test_my_tables_say_whose_turn_it_is(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    ok(guest.post("/api/me", {"name": "Radek"}))
    me = ok(guest.get("/api/me"))
    assert me["name"] == "Radek"
    assert me["tables"][0]["table"] == state["table"]
    assert me["tables"][0]["turn"] == state["seat"]
    assert me["tables"][0]["mine"] == [0, 1]
    assert guest.new_table("me", "local", seats=[{"kind": "me"}, {"kind": "local"}])["seats"][0]["name"] == "Radek"


def test_chat_is_kept(guest: Guest) -> None:
    table = guest.new_table("me", "local")["table"]
    assert guest.post(f"/api/tables/{table}/chat", {"text": "Cześć!"}).status_code == 204
    assert guest.post(f"/api/tables/{table}/chat", {"phrase": "chat-nice-move"}).status_code == 204
    for bad in ({}, {"text": " "}, {"text": "a" * 501}, {"text": "a", "phrase": "b"}, {"phrase": "<b>"}, {"phrase": "link-dead"}):
        assert guest.post(f"/api/tables/{table}/chat", bad).status_code == 422
    said = guest.state(table)["chat"]
    assert [(line["n"], line["text"], line["phrase"]) for line in said] == [(1, "Cześć!", ""), (2, "", "chat-nice-move")]


def test_who_starts_and_the_options_can_be_chosen(guest: Guest) -> None:
    assert guest.new_table("me", "local", first=1)["seat"] == 1
    body = {"game": "przepowiednia", "options": {"mode": "wild"}, "seats": [{"kind": "me"}, {"kind": "local"}]}
    answer = guest.post("/api/tables", body)
    assert answer.status_code == 422
    assert "allowed are basic, advanced" in answer.json()["detail"]
    assert guest.post("/api/tables", {**body, "game": "chess"}).status_code == 422


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_who_begins_can_be_chosen_in_every_game(guest: Guest, game: Game[Any]) -> None:
    state = guest.new_table("me", "local", game=game.id, first=1, options={})
    assert state["options"]["first_player"] == "2"


def test_a_game_without_a_choice_of_who_begins_says_so(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.find("przepowiednia")
    monkeypatch.setattr(game, "options", tuple(option for option in game.options if option.id != "first_player"))
    body = {"game": "przepowiednia", "seats": [{"kind": "me"}, {"kind": "local"}], "first": 1}
    answer = guest.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]) == (422, "no-first-player")
    assert "leave `first` out" in answer.json()["detail"]


def test_a_server_that_starts_again_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        state = guest.new_table("me", "local")
        state = ok(guest.choose(state, sensible(state), client="before"))
        ok_chat = guest.post(f"/api/tables/{state['table']}/chat", {"text": "a"})
        assert ok_chat.status_code == 204
    with serving(tmp_path) as server:
        guest.http.base_url = server.address
        guest.address = server.address
        again = guest.state(state["table"])
        assert {**again, "log": [], "chat": []} == {**state, "log": [], "chat": []}
        repeated = guest.choose({**state, "moment": 0}, 0, client="before")
        assert ok(repeated)["moment"] == state["moment"]
        ok(guest.choose(again, sensible(again)))
        guest.http.close()

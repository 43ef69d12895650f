"""Standing answers: declined once, answered by the server from then on, taken back at any time."""

from pathlib import Path

import pytest

from dolmen.kernel.chance import FastRandom, secret_from_seed
from dolmen.kernel.step import PASS
from dolmen.server import reservations
from dolmen.server.projection import UNCLICKED_KEYS
from dolmen.server.schema import STANDING_ANSWER
from tests.server.serving import Guest, Json, Server, ok, options, serving

SEED = 33  # a game in which one seat is asked the same thing again and again in the others' turns
LONG = 200


def a_table(server: Server, guest: Guest) -> Json:
    """A game of the Labyrinth that goes the same way every time."""
    with server.services.engine.begin() as connection:
        reservations.add(guest.id, "seeded", secret_from_seed(SEED))(connection)
    return guest.new_table("me", "local", "local", "local", game="labyrinth", options={}, reserved="seeded")


def play(guest: Guest, state: Json, random: FastRandom, ask: str = "") -> Json:
    """Play at random until a question comes that may be declined for good (of this name), or until the end."""
    for _ in range(LONG):
        question = state["question"]
        if question is None or (question["standing"] and ask in ("", question["ask"])):
            break
        possible = options(state)
        state = ok(guest.choose(state, possible[random.below(len(possible))]))
    return state


def change(guest: Guest, state: Json, **body: object) -> Json:
    return ok(guest.post(f"/api/tables/{state['table']}/seats/{state['seat']}", body))


def stood(state: Json) -> list[tuple[int, int]]:
    """When and for whom a standing answer was given, as the log says."""
    lines = [line for line in state["log"] if line["event"] == UNCLICKED_KEYS[STANDING_ANSWER]]
    return [(line["moment"], line["phrase"]["values"][0][2]) for line in lines]


def test_a_question_out_of_turn_is_declined_for_good_and_asked_again_when_wanted(tmp_path: Path) -> None:
    random = FastRandom(SEED)
    with serving(tmp_path) as server, server.guest() as guest:
        state = play(guest, a_table(server, guest), random)
        seat, ask = state["seat"], state["question"]["ask"]
        assert state["view"]["active_seat"] != seat
        words = state["question"]["phrase"]

        after = change(guest, state, action="decline", ask=ask)
        assert [(found["seat"], found["ask"], found["phrase"]) for found in after["standing"]] == [(seat, ask, words)]
        assert stood(after) == [(state["moment"] + 1, seat)]
        line = server.services.registry.tables[state["table"]].match.journal.lines[state["moment"] + 1]
        assert (line["seat"], line["ask"], line["choice"]) == (seat, ask, PASS)

        later = guest.state(state["table"])
        for _ in range(LONG):
            if later["result"] is not None or len(stood(later)) > 1:
                break
            possible = options(later)
            assert not (later["seat"] == seat and later["question"]["ask"] == ask and later["question"]["standing"])
            ok(guest.choose(later, possible[random.below(len(possible))]))
            later = guest.state(state["table"])
        assert [who for _, who in stood(later)] == [seat, seat]

    with serving(tmp_path) as server, server.guest() as fresh_guest:
        fresh_guest.http.cookies = guest.http.cookies
        guest = fresh_guest
        again = guest.state(state["table"])
        assert (again["log"], again["standing"]) == (later["log"], later["standing"])
        fresh = ok(guest.post(f"/api/tables/{state['table']}/seats/{seat}", {"action": "ask", "ask": ask}))
        assert fresh["standing"] == []
        asked = play(guest, fresh, random, ask)
        while asked["question"] is not None and asked["seat"] != seat:
            asked = play(guest, ok(guest.choose(asked, PASS)), random, ask)
        assert (asked["seat"], asked["question"]["ask"]) == (seat, ask)


def test_your_own_turn_and_what_cannot_be_declined_are_always_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        state = a_table(server, guest)
        assert not state["question"]["standing"]
        answer = guest.post(f"/api/tables/{state['table']}/seats/0", {"action": "decline", "ask": state["question"]["ask"]})
        assert (answer.status_code, answer.json()["error"]) == (409, "not-declinable")
        with server.guest() as other:
            answer = other.post(f"/api/tables/{state['table']}/seats/0", {"action": "ask", "ask": "WantFight"})
            assert answer.status_code == 404


@pytest.mark.parametrize("action", ["decline", "ask"])
def test_nobody_settles_answers_for_another_seat(tmp_path: Path, action: str) -> None:
    with serving(tmp_path) as server, server.guest() as host, server.guest() as guest:
        state = host.new_table("me", "link", game="labyrinth", options={})
        guest.join(state["links"]["seats"]["1"])
        answer = guest.post(f"/api/tables/{state['table']}/seats/0", {"action": action, "ask": "WantFight"})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")


def test_an_undo_takes_a_standing_answer_back_and_the_question_waits(tmp_path: Path) -> None:
    random = FastRandom(SEED)
    with serving(tmp_path) as server, server.guest() as guest:
        state = play(guest, a_table(server, guest), random)
        after = change(guest, state, action="decline", ask=state["question"]["ask"])
        assert after["undo"]["possible"], "chance has spoken after this answer: another SEED is needed"
        back = ok(guest.undo(after))
        assert back["moment"] == state["moment"]
        assert back["question"]["ask"] == state["question"]["ask"]
        assert stood(guest.state(state["table"])) == []

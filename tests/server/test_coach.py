"""The coach at practice tables: hints with reasons, what a choice costs, and thoughts that outlive the server."""

from pathlib import Path
from typing import Any

import msgspec

from dolmen.bots.coaching import quantities_of
from dolmen.kernel import engine
from dolmen.server import bot_talk, bot_worker, writes
from dolmen.server.bot_talk import BotAnswer
from tests.server.serving import Guest, Json, Server, hear, ok, options, sensible, serving
from tests.server.test_bot_talk import WHY, Talkative, hint, only
from tests.server.test_bots import a_match, request

REASON = (1, 6, 3)


class Coaching(Talkative):
    """A worker that always likes the first option, and knows one reason against every other."""

    async def _ask(self, request: Json) -> BotAnswer:
        first, second = engine.options(bot_worker.match_of(request["game"], request["journal"]).state)[:2]
        why = WHY._replace(chance=0.6, other=request.get("mine", second), other_chance=0.45, reasons=[REASON])
        return BotAnswer(first, why)


def judgement(guest: Guest, state: Json, choice: int, **changes: Any) -> Any:
    body = {"seat": state["seat"], "moment": state["moment"], "choice": choice, **changes}
    return guest.post(f"/api/tables/{state['table']}/judgement", body)


def test_a_hint_and_a_judgement_give_reasons_in_words(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        only(server.services, Coaching())
        state = guest.new_table("me", "local", first=0)
        found = ok(hint(guest, state))
        sentence = quantities_of(state["game"])[REASON[0]].sentence
        told = {"key": sentence.key, "values": [["best", "number", 6], ["other", "number", 3]]}
        assert (found["reasons"], found["later"]) == ([told], False)
        possible = options(state)
        mine = ok(judgement(guest, state, possible[1]))
        assert (mine["choice"], mine["cost"], mine["costly"]) == (possible[1], 15, True)
        assert (mine["hint"]["choice"], mine["hint"]["reasons"]) == (possible[0], [told])
        best = ok(judgement(guest, state, possible[0]))
        assert (best["cost"], best["costly"], best["hint"]["reasons"]) == (0, False, [told])
        labels = {choice["choice"]: choice["label"] for choice in state["question"]["choices"]}
        assert mine["hint"]["other"] == labels[possible[1]]


def test_the_best_choice_costs_nothing_and_a_hint_stays_the_same(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "local", first=0)
        found = ok(hint(guest, state))
        best = ok(judgement(guest, state, found["choice"]))
        assert (best["cost"], best["costly"], best["hint"]) == (0, False, found)
        assert ok(hint(guest, state)) == found
        for choice in options(state)[:3]:
            told = ok(judgement(guest, state, choice))
            assert told["hint"]["choice"] == found["choice"]
            assert told["cost"] == max(0, told["hint"]["chance"] - told["hint"]["other_chance"]) or choice == found["choice"]


def test_a_judgement_is_refused_like_a_hint_and_for_what_is_not_possible(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest, server.guest() as friend:
        only(server.services, Coaching())
        open_table = guest.new_table("me", "link", first=0)
        assert judgement(guest, open_table, options(open_table)[0]).status_code == 403
        state = guest.new_table("me", "local", first=0)
        assert judgement(friend, state, options(state)[0]).status_code == 404
        assert judgement(guest, state, options(state)[0], moment=state["moment"] - 1).status_code == 409
        refused = [choice["choice"] for choice in state["question"]["choices"] if choice["refusal"]]
        assert judgement(guest, state, (refused or [9999])[0]).status_code == 422


def test_a_worker_compares_two_choices_in_the_same_worlds() -> None:
    match = a_match()
    ask = engine.pending(match.state)
    assert ask is not None
    best, mine = engine.options(match.state)[:2]
    asked = request(match, ask.seat, "") | {"best": best, "mine": mine}
    there, back = (bot_talk.read(bot_worker.think(asked | swapped)) for swapped in ({}, {"best": mine, "mine": best}))
    assert there.why is not None
    assert back.why is not None
    assert (there.choice, there.why.other, back.choice, back.why.other) == (best, mine, mine, best)
    # Only one of the two can be better.
    assert not (there.why.reasons and back.why.reasons)


def test_a_table_may_warn(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        assert guest.new_table("me", "bot", first=0)["warn"] is False
        state = guest.new_table("me", "bot", first=0, warn=True)
        assert state["warn"] is True
    with serving(tmp_path) as server:
        stored = server.services.queries.load(state["table"])
        assert stored is not None
        assert (stored.warn, stored.talk) == (True, False)


def test_what_bots_said_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=0.3) as server, server.guest() as guest:
        only(server.services, Coaching())
        state = guest.new_table("me", "bot", first=1, talk=True)
        with guest.socket(state["table"]) as socket:
            hear(socket, "thought")
        said = guest.state(state["table"])["thoughts"]
        assert said[0]["reasons"]
    with serving(tmp_path) as server:
        stored = server.services.queries.load(state["table"])
        assert stored is not None
        assert [msgspec.json.decode(text) for text in stored.thoughts][: len(said)] == said


def test_what_was_said_of_an_undone_choice_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "local", first=0)
        after = ok(guest.choose(state, sensible(state)))
        with server.services.queries.engine.begin() as connection:
            for moment in (state["moment"], after["moment"], after["moment"]):
                writes.add_thought(state["table"], moment, "{}")(connection)
        assert len(stored_thoughts(server, state)) == 2
        ok(guest.undo(after))
        assert len(stored_thoughts(server, state)) == 1


def stored_thoughts(server: Server, state: Json) -> list[str]:
    stored = server.services.queries.load(state["table"])
    assert stored is not None
    return list(stored.thoughts)

"""Lessons over the wire: beats, remarks, and what is remembered of a guest."""

from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import DO, Lesson, lessons
from dolmen.texts import LANGUAGES
from tests.server.serving import Guest

TAUGHT = [game for game in catalog.games() if lessons(game)]


def all_lessons() -> list[Any]:
    return [pytest.param(game, lesson, id=f"{game.id}-{lesson.id}") for game in TAUGHT for lesson in lessons(game)]


def step(guest: Guest, game: str, lesson: str, beat: int, made: list[int], choice: int | None = None) -> dict[str, Any]:
    answer = guest.post(f"/api/games/{game}/lessons/{lesson}", {"beat": beat, "made": made, "choice": choice})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize(("game", "lesson"), all_lessons())
def test_a_lesson_is_played_to_its_end_and_remembered(guest: Guest, game: Game[Any], lesson: Lesson) -> None:
    made: list[int] = []
    at = step(guest, game.id, lesson.id, 0, made)
    assert at["beat"]["count"] == len(lesson.beats)
    while at["beat"]["index"] < at["beat"]["count"] - 1:
        assert lesson.id not in guest.get("/api/me").json()["lessons"].get(game.id, [])
        beat, state = at["beat"], at["state"]
        assert beat["say"].keys() == set(LANGUAGES)
        assert beat["made"] == len(made)
        assert (state["mine"], state["table"], state["undo"]["possible"]) == ([lesson.pupil], "", False)
        assert (state["question"] is not None) == (beat["kind"] == DO)
        if beat["kind"] == DO:
            at = step(guest, game.id, lesson.id, beat["index"], made, beat["choices"][0])
            made.append(beat["choices"][0])
        else:
            at = step(guest, game.id, lesson.id, beat["index"] + 1, made)
        assert at["beat"]["index"] == beat["index"] + 1
        assert [one["moment"] for one in at["before"]] == sorted({one["moment"] for one in at["before"]})
    assert lesson.id in guest.get("/api/me").json()["lessons"][game.id]
    listed = guest.get(f"/api/games/{game.id}/lessons").json()["lessons"]
    assert [one["id"] for one in listed if one["done"]] == [lesson.id]


@pytest.mark.parametrize(("game", "lesson"), all_lessons())
def test_a_choice_that_is_not_waited_for_is_answered_and_not_made(guest: Guest, game: Game[Any], lesson: Lesson) -> None:
    made: list[int] = []
    for index, beat in enumerate(lesson.beats):
        if beat.kind != DO:
            continue
        at = step(guest, game.id, lesson.id, index, made)
        wanted = at["beat"]["choices"]
        possible = [one["choice"] for one in at["state"]["question"]["choices"] if one["refusal"] is None]
        for choice in [one for one in possible if one not in wanted][:2]:
            answer = step(guest, game.id, lesson.id, index, made, choice)
            assert answer["remark"] is not None
            assert (answer["state"], answer["beat"]) == (at["state"], at["beat"])
        made.append(wanted[0])


def test_what_is_not_there_is_refused(guest: Guest) -> None:
    game = TAUGHT[0]
    name = lessons(game)[0].id
    for path, body in (
        (f"/api/games/{game.id}/lessons/none", {"beat": 0}),
        (f"/api/games/none/lessons/{name}", {"beat": 0}),
        (f"/api/games/{game.id}/lessons/{name}", {"beat": 99}),
        (f"/api/games/{game.id}/lessons/{name}", {"beat": -1}),
    ):
        assert guest.post(path, body).status_code == 404
    assert guest.get("/api/games/none/lessons").status_code == 404
    last = len(lessons(game)[0].beats) - 1
    missing = guest.post(f"/api/games/{game.id}/lessons/{name}", {"beat": last, "made": []})
    assert missing.status_code == (422 if any(beat.kind == DO for beat in lessons(game)[0].beats) else 200)

"""Puzzles over the wire: the table, what a choice is worth, and what is remembered of a guest."""

from datetime import UTC, date, datetime
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import of_the_day, position, puzzles
from dolmen.server import puzzles as served
from tests.server.serving import Guest

POSED = [game for game in catalog.games() if puzzles(game)]
GAMES = pytest.mark.parametrize("game", POSED, ids=lambda game: game.id)


def path(game: Game[Any], puzzle: str = "") -> str:
    return f"/api/games/{game.id}/puzzles" + (f"/{puzzle}" if puzzle else "")


def progress(guest: Guest, game: Game[Any]) -> dict[str, str]:
    return {one["id"]: one["progress"] for one in guest.get(path(game)).json()["puzzles"]}


def answered(guest: Guest, game: Game[Any], puzzle: str, choice: int, helped: bool = False) -> dict[str, Any]:
    answer = guest.post(path(game, puzzle), {"choice": choice, "helped": helped})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_game_has_puzzles() -> None:
    assert list(catalog.games()) == POSED


@pytest.mark.sqlite
@GAMES
def test_a_puzzle_is_a_table_of_the_asked_seat_and_keeps_its_solution(guest: Guest, game: Game[Any]) -> None:
    for puzzle in puzzles(game):
        state = guest.get(path(game, puzzle.id)).json()
        assert (state["mine"], state["table"], state["game"], state["fairness"]["secret"]) == ([puzzle.seat], "", game.id, None)
        assert state["question"]["seat"] == puzzle.seat
        legal = {one["choice"] for one in state["question"]["choices"] if one["refusal"] is None}
        assert legal == {answer.choice for answer in puzzle.answers}
        assert state["view"] == dict(game.view(position(game, puzzle).state, puzzle.seat))
        assert state["log"]
        assert "solution" not in state


@GAMES
def test_a_wrong_choice_costs_and_a_right_one_solves(guest: Guest, game: Game[Any]) -> None:
    puzzle = puzzles(game)[0]
    assert progress(guest, game)[puzzle.id] == ""
    before = guest.get(path(game, puzzle.id)).json()
    best = round(puzzle.answers[0].chance * 100)
    for answer in puzzle.answers[1:]:
        verdict = answered(guest, game, puzzle.id, answer.choice)
        assert (verdict["right"], verdict["solution"]) == (False, None)
        assert (verdict["best"], verdict["chance"]) == (best, round(answer.chance * 100))
        assert [one["key"] for one in verdict["reasons"]] == [said.sentence.key for said in answer.reasons]
        assert progress(guest, game)[puzzle.id] == "tried"
    verdict = answered(guest, game, puzzle.id, puzzle.solution)
    assert (verdict["right"], verdict["chance"], verdict["best"]) == (True, best, best)
    solution = verdict["solution"]
    assert solution["choice"] == puzzle.solution
    assert solution["other_chance"] == round(puzzle.answers[1].chance * 100)
    assert (solution["after"]["moment"], solution["after"]["question"]) == (before["moment"] + 1, None)
    assert solution["after"]["log"][: len(before["log"])] == before["log"]
    assert progress(guest, game)[puzzle.id] == "solved"
    assert guest.get("/api/me").json()["puzzles"] == {game.id: 1}
    answered(guest, game, puzzle.id, puzzle.answers[-1].choice)
    assert progress(guest, game)[puzzle.id] == "solved"
    assert guest.get(path(game, puzzle.id)).json() == before


def test_somebody_who_was_shown_the_solution_has_only_tried(guest: Guest) -> None:
    game = POSED[0]
    first, second = puzzles(game)[:2]
    shown = guest.post(path(game, first.id) + "/solution", {})
    assert shown.status_code == 200
    assert shown.json()["choice"] == first.solution
    assert answered(guest, game, first.id, first.solution, helped=True)["right"]
    assert progress(guest, game) == {one.id: "tried" if one == first else "" for one in puzzles(game)}
    answered(guest, game, second.id, second.solution)
    guest.post(path(game, second.id) + "/solution", {})
    assert progress(guest, game)[second.id] == "solved"
    answered(guest, game, first.id, first.solution)
    assert progress(guest, game)[first.id] == "solved"


@GAMES
def test_a_puzzle_shows_what_a_choice_would_do_and_what_was_before(guest: Guest, game: Game[Any]) -> None:
    puzzle = puzzles(game)[0]
    preview = guest.get(path(game, puzzle.id) + "/preview", choice=puzzle.solution)
    assert preview.status_code == 200, preview.text
    assert preview.json()["stops"] in ("question", "chance", "end")
    moment = position(game, puzzle).moment
    for earlier in (0, moment // 2, moment):
        past = guest.get(path(game, puzzle.id) + f"/moments/{earlier}").json()
        assert past["moment"] == earlier
        assert all(line["moment"] <= earlier for line in past["log"])
    assert past["view"] == guest.get(path(game, puzzle.id)).json()["view"]
    assert guest.get(path(game, puzzle.id) + f"/moments/{moment + 1}").status_code == 404


@GAMES
def test_what_the_rules_refuse_is_refused(guest: Guest, game: Game[Any]) -> None:
    puzzle = puzzles(game)[0]
    match = position(game, puzzle)
    ask = engine.pending(match.state)
    assert ask is not None
    legal = engine.options(match.state)
    refused = [choice for choice in ask.candidates(match.state) if choice not in legal]
    for choice in [*refused[:2], 2**30]:
        for answer in (
            guest.post(path(game, puzzle.id), {"choice": choice}),
            guest.get(path(game, puzzle.id) + "/preview", choice=choice),
        ):
            assert answer.status_code == 422
            assert answer.json()["phrase"]["key"] == answer.json()["error"]
    assert progress(guest, game)[puzzle.id] == ""


def test_what_is_not_there_is_refused(guest: Guest) -> None:
    game = POSED[0]
    for missing in (
        path(game, "999"),
        path(game, "none"),
        path(game, "²"),
        "/api/games/none/puzzles",
        "/api/games/none/puzzles/001",
    ):
        assert guest.get(missing).status_code == 404
    assert guest.post(path(game, "999"), {"choice": 0}).json()["error"] == "no-puzzle"
    assert guest.post(path(game, "999") + "/solution", {}).status_code == 404


@GAMES
def test_the_puzzle_of_the_day_is_that_of_the_date(guest: Guest, game: Game[Any]) -> None:
    before = datetime.now(UTC).date()
    found = guest.get(path(game)).json()["day"]
    days = {before, datetime.now(UTC).date()}
    assert found in {of_the_day(game, day).id for day in days}
    assert served.listed(game, {}, date(2026, 11, 18)).day != served.listed(game, {}, date(2026, 11, 19)).day


def test_every_game_says_how_many_puzzles_it_has(guest: Guest) -> None:
    counts = {one["id"]: one["puzzles"] for one in guest.get("/api/games").json()["games"]}
    assert counts == {game.id: len(puzzles(game)) for game in catalog.games()}

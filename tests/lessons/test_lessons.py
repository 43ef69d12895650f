"""Every lesson of every game is played to its end by the engine alone, and every course passes its checks."""

from typing import Any

import pytest

from dolmen import catalog
from dolmen.cli.lesson_check import complaints
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import Lesson, lessons
from dolmen.kernel.lesson_proof import prove

LESSONS = [pytest.param(game, lesson, id=f"{game.id}-{lesson.path.stem}") for game in catalog.games() for lesson in lessons(game)]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_engine_plays_the_lesson(game: Game[Any], lesson: Lesson) -> None:
    prove(game, lesson)


@pytest.mark.parametrize("game", [catalog.find(name) for name in catalog.OURS], ids=lambda game: game.id)
def test_the_course_keeps_its_budgets_and_teaches_every_chapter(game: Game[Any]) -> None:
    assert complaints(game) == []

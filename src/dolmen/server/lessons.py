"""Lessons on the server: a lesson is replayed for every call, and nothing of it is kept but that a guest has finished it."""

from collections.abc import Collection
from typing import Any

from dolmen import texts
from dolmen.kernel import engine
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import DO, Lesson, find_lesson, lessons
from dolmen.kernel.lesson_run import MADE, LessonRun, at_beat
from dolmen.kernel.step import Draw, State
from dolmen.server import wire
from dolmen.server.failures import CallRefused
from dolmen.server.staged_table import staged_table
from dolmen.server.wire_lessons import Beat, LessonInfo, Lessons, LessonState, LessonStep, Words


def listed(game: Game[Any], done: Collection[str]) -> Lessons:
    """The lessons of a game; `done` are those that the guest has finished."""
    return Lessons(
        [
            LessonInfo(one.id, _words(game, one.title), _words(game, one.about), len(one.beats), one.id in done)
            for one in lessons(game)
        ]
    )


def find(game: Game[Any], name: str) -> Lesson:
    """A lesson by its name."""
    try:
        return find_lesson(game, name)
    except BadInput:
        raise CallRefused(404, "no-lesson") from None


def step(game: Game[Any], lesson: Lesson, asked: LessonStep) -> LessonState:
    """The lesson at a beat, or after a choice there: at the next beat if the lesson waits for it, otherwise with a remark."""
    if not 0 <= asked.beat < len(lesson.beats):
        raise CallRefused(404, "no-lesson")
    before = sum(1 for beat in lesson.beats[: asked.beat] if beat.kind == DO)
    run = at_beat(game, lesson, asked.beat, asked.made[:before])
    remark: Words | None = None
    if asked.choice is not None:
        verdict = run.choose(asked.choice)
        if verdict.kind != MADE:
            remark = _words(game, verdict.remark) if verdict.remark else {}
    return LessonState(_beat(run), _state(run, run.match.state, run.match.moment), _frames(run), remark)


def finished(lesson: Lesson, at: LessonState) -> bool:
    """Tell whether a lesson has come to its last beat."""
    return at.beat.index == len(lesson.beats) - 1


def _beat(run: LessonRun) -> Beat:
    beat = run.beat
    choices = run.waited() if beat.kind == DO else []
    kind: Any = beat.kind
    refused: dict[str, Words] = {}
    if beat.kind == DO:
        ask = run.question()
        for name, key in beat.wrong.items():
            choice = engine.named_choice(ask, name)
            if choice is not None and engine.check(run.state, choice) is not None:
                refused[str(choice)] = _words(run.game, key)
    say, made = _words(run.game, beat.say), len(run.made)
    return Beat(run.index, len(run.lesson.beats), kind, say, list(beat.point), choices, made, refused)


def _words(game: Game[Any], key: str) -> Words:
    """A text of the lessons in every language."""
    return {language: texts.lesson_texts(game, language).say(key) for language in texts.LANGUAGES}


def _frames(run: LessonRun) -> list[wire.TableState]:
    """The tables since the beat before, each after a choice, without those at which chance was asked and without the last."""
    first = run.match.moment - len(run.frames) + 1
    return [
        _state(run, frame.state, first + number)
        for number, frame in enumerate(run.frames[:-1])
        if not isinstance(engine.pending(frame.state), Draw)
    ]


def _state(run: LessonRun, state: State, moment: int) -> wire.TableState:
    """The table as the pupil sees it; a question only while the lesson waits for an answer."""
    match = run.match
    asked = run.beat.kind == DO and moment == match.moment
    return staged_table(match, state, moment, run.lesson.pupil, match.told, asked)

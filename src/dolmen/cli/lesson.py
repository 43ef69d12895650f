"""`dolmen lesson`: learn a game at the terminal; for authors, show and check lessons."""

import argparse
import sys
from pathlib import Path
from typing import Any

from dolmen import catalog
from dolmen.cli import lesson_check
from dolmen.cli.lesson_session import LessonSession, asked_choices
from dolmen.cli.play import default_language
from dolmen.kernel import engine
from dolmen.kernel.by_name import Failed
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import DO, Lesson, find_lesson, lessons
from dolmen.kernel.lesson_run import LessonRun
from dolmen.texts import LANGUAGES, lesson_texts

HELP = "Learn a game at the terminal, one lesson at a time; for authors of lessons, show and check them."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game and the lesson, or a file, and what to do with it."""
    parser.add_argument("game", nargs="?", metavar="GAME|FILE", help="a game, or the file of a lesson")
    parser.add_argument("lesson", nargs="?", default="1", help="the number or the name of a lesson; default 1")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--list", action="store_true", help="list the lessons")
    parser.add_argument("--show", action="store_true", help="for authors: every beat, with the names and places of choices")
    parser.add_argument("--check", action="store_true", help="for authors: check the lessons of a game, or of all games")


def run(arguments: argparse.Namespace) -> int:
    """Play, list, show or check."""
    if arguments.check:
        games = [catalog.find(arguments.game)] if arguments.game else [catalog.find(name) for name in catalog.OURS]
        return lesson_check.report(games)
    if arguments.game is None:
        raise BadInput(f"name a game: {listed(catalog.names())}")
    if arguments.list:
        return show_list(catalog.find(arguments.game), arguments.lang)
    lesson = chosen_lesson(arguments.game, arguments.lesson)
    game = catalog.find(lesson.game)
    if arguments.show:
        return show_beats(game, lesson, arguments.lang)
    try:
        finished = LessonSession(game, lesson, arguments.lang, sys.stdin).run()
    except Failed as reason:
        raise BadInput(str(reason)) from None
    if finished:
        say_what_follows(game, lesson, arguments.lang)
    return 0


def chosen_lesson(game: str, name: str) -> Lesson:
    """A lesson of a game by its number or name, or the one in a file."""
    return Lesson(Path(game)) if game.endswith(".toml") else find_lesson(catalog.find(game), name)


def show_list(game: Game[Any], language: str) -> int:
    """Print the titles."""
    if not lessons(game):
        raise BadInput(f"{game.id} has no lessons yet")
    speech = lesson_texts(game, language)
    for lesson in lessons(game):
        print(f"{lesson.number:>2}  {speech.say(lesson.title)} ({lesson.id})\n    {speech.say(lesson.about)}")
    return 0


def say_what_follows(game: Game[Any], lesson: Lesson, language: str) -> None:
    """Name the next lesson, if the game has one."""
    following = [other for other in lessons(game) if other.number == lesson.number + 1]
    if following:
        speech = lesson_texts(game, language)
        command = f"dolmen lesson {game.id} {following[0].number}"
        print(speech.say("lesson-follows", title=speech.say(following[0].title), command=command))


def show_beats(game: Game[Any], lesson: Lesson, language: str) -> int:
    """Print every beat on the way of the file, and after each one what could be chosen, by name and place."""
    speech = lesson_texts(game, language, lesson.path.parent)
    play = LessonRun(game, lesson)
    try:
        while True:
            beat = play.beat
            print(f"\n{beat.where} ({beat.kind}): {speech.say(beat.say) if speech.has(beat.say) else beat.say}")
            print(f"  point {listed(beat.point)}; wait {listed(beat.wait)}; let {listed(beat.let)}")
            show_choices(play)
            if play.last:
                return 0
            if beat.kind == DO:
                play.choose(play.waited()[0])
            else:
                play.go_on()
    except (BadInput, Failed) as reason:
        print(f"FAILED {reason}")
        show_choices(play)
        return 1


def show_choices(play: LessonRun) -> None:
    """Print who is asked what, and the name and place of every choice."""
    ask = engine.pending(play.state)
    print(f"  asked: {'nothing, the game is over' if ask is None else f'seat {ask.seat} {ask!r}'}")
    for name, place, reason in asked_choices(play):
        print(f"    {name:<16} {place:<28} {reason}".rstrip())

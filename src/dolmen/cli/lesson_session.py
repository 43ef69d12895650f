"""A lesson at the terminal: what it says, the table, and what the pupil answers."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TextIO

from dolmen.cli.console import Console, Quit
from dolmen.cli.places import Place
from dolmen.cli.question import Question
from dolmen.cli.screen import Screen
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import DO, SEAT, Lesson
from dolmen.kernel.lesson_run import MADE, LessonRun, at_beat
from dolmen.kernel.step import Ask
from dolmen.texts import Texts, lesson_texts

NOT_YET: Final = -1


class LessonSession(Console):
    """One pupil in one lesson."""

    def __init__(self, game: Game[Any], lesson: Lesson, language: str, source: TextIO) -> None:
        self.lesson = lesson
        speech = lesson_texts(game, language, lesson.path.parent)
        self.names = [speech.say("lesson-player", number=seat + 1) for seat in range(lesson.seats)]
        self.names[lesson.pupil] = speech.say("play-me")
        self.lesson_run = LessonRun(game, lesson, names=self.names)
        super().__init__(Screen(self.lesson_run.match, language, private=False), source)
        self.drawn = NOT_YET
        self.shown = NOT_YET

    def run(self) -> bool:
        """Play to the end, and tell whether the pupil came there."""
        self.screen.say("lesson-heading", number=self.lesson.number, title=self.speech.say(self.lesson.title))
        print(self.speech.say(self.lesson.about))
        try:
            while self.one_line():
                pass
        except Quit:
            self.screen.say("play-quit")
            return False
        self.screen.say("lesson-finished", title=self.speech.say(self.lesson.title))
        return True

    @property
    def speech(self) -> Texts:
        """The texts of the lesson in the reader's language."""
        return lesson_texts(self.lesson_run.game, self.screen.speech.language, self.lesson.path.parent)

    def one_line(self) -> bool:
        """Show the beat if it is new, and carry out a line; False after the last one."""
        run = self.lesson_run
        ask = run.question() if run.beat.kind == DO else None
        if self.shown != run.index:
            self.show(ask)
        if ask is not None:
            self.command(self.read("> "), ask)
            return True
        prompt = self.speech.say("lesson-finish") if run.last else self.speech.say("lesson-next")
        line = self.read(f"({prompt}) ")
        if line:
            self.command(line, None)
        elif not run.last:
            run.go_on()
        return bool(line) or self.shown != run.index

    def show(self, ask: Ask[Any] | None) -> None:
        """Print what happened, the table if it has changed, what the lesson says and the question."""
        run = self.lesson_run
        self.screen.tell_news(self.lesson.pupil)
        if self.drawn != run.match.moment:
            self.screen.draw_table(self.lesson.pupil)
            self.drawn = run.match.moment
        self.shown = run.index
        print(f"\n[{run.index + 1}/{len(self.lesson.beats)}] {self.speech.say(run.beat.say)}")
        if run.beat.point:
            self.screen.say("lesson-look", places=", ".join(map(self.place, run.beat.point)))
        if ask is not None:
            self.screen.question(ask).show()

    def place(self, place: str) -> str:
        """Return a place as the table draws it."""
        kind, _, name = place.partition(":")
        if kind == SEAT:
            return self.names[int(name)]
        found = Place(self.lesson_run.game, place, self.screen.speech)
        written = found.written(len(found.parts))
        return f"{kind}:{written}" if written.isdigit() else written

    def commands(self, rest: str, ask: Ask[Any] | None) -> dict[str, Callable[[], None]]:
        found = super().commands(rest, ask)
        found["back"] = self.back
        found["undo"] = self.back
        if ask is not None:
            found["hint"] = lambda: self.hint(ask)
        return found

    def viewer(self, ask: Ask[Any] | None) -> int:
        return self.lesson.pupil if ask is None else ask.seat

    def say_help(self) -> None:
        self.screen.say("lesson-help")

    def remind(self) -> None:
        self.screen.say("lesson-prompt-help")

    def make(self, ask: Ask[Any], choice: int) -> None:
        label = self.screen.question(ask).label(choice)
        verdict = self.lesson_run.choose(choice)
        if verdict.kind != MADE:
            print(f"{label}: {self.remark(verdict.remark) or self.speech.say('lesson-not-this')}")

    def refuse(self, question: Question, choices: Sequence[int]) -> None:
        question.show_reasons(choices)
        for remark in dict.fromkeys(self.lesson_run.judge(choice).remark for choice in choices):
            print(self.remark(remark), end="\n" if remark else "")

    def remark(self, key: str) -> str:
        """Return what the lesson says to a choice that it does not wait for; it may say nothing."""
        return self.speech.say(key) if key else ""

    def hint(self, ask: Ask[Any]) -> None:
        """Show what the lesson waits for."""
        self.screen.question(ask).show_choices(self.lesson_run.waited())

    def back(self) -> None:
        """Go back to the beat before, with the choices that led there."""
        run = self.lesson_run
        if run.index == 0:
            self.screen.say("lesson-first")
            return
        waited = sum(1 for beat in self.lesson.beats[: run.index - 1] if beat.kind == DO)
        self.lesson_run = at_beat(run.game, self.lesson, run.index - 1, run.made[:waited], names=self.names)
        self.screen.match = self.lesson_run.match


def asked_choices(run: LessonRun) -> list[tuple[str, str, str]]:
    """List what anybody might try at a beat: names, places, and the refusals of those that are not legal."""
    ask = engine.pending(run.state)
    if ask is None:
        return []
    found = []
    for choice in ask.candidates(run.state):
        refusal = ask.why_not(run.state, choice)
        reason = "" if refusal is None else f"{refusal.key} ({refusal.rule})"
        found.append((engine.choice_name(ask, choice), ask.place(run.state, choice), reason))
    return found

"""A puzzle at the terminal: the table, the question, and what the player's move costs."""

from collections.abc import Callable
from typing import Any, Final, TextIO

from dolmen.cli.console import Console, Quit
from dolmen.cli.screen import Screen
from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import HARDEST, Answer, Puzzle, position
from dolmen.kernel.step import Ask
from dolmen.texts import texts

PERCENT: Final = 100
# How many log lines before the position are shown.
NEWS: Final = "6"


class PuzzleSession(Console):
    """One player with one puzzle."""

    def __init__(self, game: Game[Any], puzzle: Puzzle, language: str, source: TextIO) -> None:
        self.puzzle = puzzle
        speech = texts(game, language)
        names = [speech.say("lesson-player", number=seat + 1) for seat in range(puzzle.seats)]
        names[puzzle.seat] = speech.say("play-me")
        match = position(game, puzzle, names)
        super().__init__(Screen(match, language, private=False), source)
        asked = engine.pending(match.state)
        assert asked is not None
        self.asked: Ask[Any] = asked
        self.solved = False
        self.over = False

    def run(self) -> bool:
        """Ask until the puzzle is solved or shown; tell whether the player wants the next one."""
        screen = self.screen
        screen.say("puzzle-heading", number=int(self.puzzle.id), difficulty=self.puzzle.difficulty, hardest=HARDEST)
        screen.show_log(NEWS, self.puzzle.seat)
        screen.draw_table(self.puzzle.seat)
        screen.say("puzzle-your-move")
        try:
            screen.question(self.asked).show()
            while not self.over:
                self.command(self.read("> "), self.asked)
            while line := self.read(f"({screen.speech.say('puzzle-next')}) "):
                self.command(line, None)
        except Quit:
            screen.say("play-quit")
            return False
        return True

    def commands(self, rest: str, ask: Ask[Any] | None) -> dict[str, Callable[[], None]]:
        found = super().commands(rest, ask)
        if ask is not None:
            found["solution"] = self.show_solution
        return found

    def viewer(self, ask: Ask[Any] | None) -> int:
        return self.puzzle.seat if ask is None else ask.seat

    def say_help(self) -> None:
        self.screen.say("puzzle-help")

    def remind(self) -> None:
        self.screen.say("puzzle-prompt-help")

    def make(self, ask: Ask[Any], choice: int) -> None:
        """Say what a move costs; only the solution ends the puzzle."""
        answer, best = self.puzzle.answer(choice), self.puzzle.answers[0]
        move = self.screen.question(ask).label(choice)
        if choice == self.puzzle.solution:
            self.screen.say("puzzle-right", move=move, chance=percent(best.chance))
            self.praise()
            self.solved = self.over = True
            return
        cost = percent(self.puzzle.cost(choice))
        self.screen.say("puzzle-wrong", move=move, chance=percent(answer.chance), cost=cost)
        reasons = self.reasons(answer)
        if reasons:
            self.screen.say("puzzle-why-better", reasons=reasons)

    def praise(self) -> None:
        """Say what speaks for the solution against the second best, if there is something to say."""
        second = self.puzzle.answers[1]
        reasons = self.reasons(second)
        if reasons:
            self.screen.say("puzzle-why-best", reasons=reasons, other=self.screen.question(self.asked).label(second.choice))

    def reasons(self, answer: Answer) -> str:
        """What speaks for the solution against another answer, in words."""
        return "; ".join(self.screen.speech.said(reason, self.screen.names) for reason in answer.reasons)

    def show_solution(self) -> None:
        """Show the best move; the puzzle does not count as solved."""
        best = self.puzzle.answers[0]
        move = self.screen.question(self.asked).label(best.choice)
        self.screen.say("puzzle-solution", move=move, chance=percent(best.chance))
        self.praise()
        self.over = True


def percent(chance: float) -> int:
    """A chance as a whole number of percents."""
    return round(PERCENT * chance)

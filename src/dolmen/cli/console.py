"""What every game and lesson at the terminal shares: reading lines, commands, and answers to the question that waits."""

from collections.abc import Callable, Sequence
from typing import Any, TextIO

from dolmen.cli.question import Question
from dolmen.cli.screen import Screen
from dolmen.kernel import engine
from dolmen.kernel.step import Ask


class Quit(Exception):
    """The player wants to stop, or the input has ended."""


class Console:
    """Reads lines about the table of a screen and carries them out."""

    def __init__(self, screen: Screen, source: TextIO) -> None:
        self.screen = screen
        self.source = source

    def read(self, prompt: str) -> str:
        """Read a line of input; from a pipe it is echoed, so that the output reads like a game."""
        if self.source.isatty():
            print(prompt, end="", flush=True)
        line = self.source.readline()
        if not line:
            raise Quit
        if not self.source.isatty():
            print(f"{prompt}{line.rstrip()}")
        return line.strip()

    def command(self, line: str, ask: Ask[Any] | None) -> None:
        """Carry out a line of input; `ask` is the pending question, if any."""
        word, _, rest = line.partition(" ")
        commands = self.commands(rest.strip(), ask)
        if word in ("quit", "exit"):
            raise Quit
        if word in commands:
            commands[word]()
        elif ask is not None and line.startswith("?"):
            self.screen.question(ask).explain(line[1:].strip())
        elif ask is not None and line:
            self.choose(line, ask)
        elif line:
            self.screen.say("play-unknown", input=line)

    def commands(self, rest: str, ask: Ask[Any] | None) -> dict[str, Callable[[], None]]:
        """What a first word does; `rest` is the rest of the line."""
        return {
            "help": self.say_help,
            "log": lambda: self.screen.show_log(rest, self.viewer(ask)),
            "rules": lambda: self.screen.show_rules(rest),
            "score": self.screen.show_scores,
            "table": lambda: self.screen.draw_table(max(self.viewer(ask), 0)),
            "lang": lambda: self.screen.change_language(rest),
        }

    def viewer(self, ask: Ask[Any] | None) -> int:
        """Return the seat that the person at the keyboard has now."""
        raise NotImplementedError

    def say_help(self) -> None:
        """List the commands."""
        raise NotImplementedError

    def remind(self) -> None:
        """Name the commands in one line."""
        raise NotImplementedError

    def choose(self, line: str, ask: Ask[Any]) -> None:
        """Take a number of the list, or what is meant by a place or a name if that is one choice."""
        options = engine.options(self.screen.match.state)
        if line.isdigit() and 1 <= int(line) <= len(options):
            self.make(ask, options[int(line) - 1])
            return
        question = self.screen.question(ask)
        meant = question.meant(line)
        possible = [choice for choice in meant if choice in options]
        if len(possible) == 1:
            self.make(ask, possible[0])
        elif possible:
            self.screen.say("play-which", input=line)
            question.show_choices(possible)
        elif meant:
            self.refuse(question, meant)
        else:
            question.say_unknown(line)
            self.remind()

    def make(self, ask: Ask[Any], choice: int) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError

    def refuse(self, question: Question, choices: Sequence[int]) -> None:
        """Say why choices are not possible."""
        question.show_reasons(choices)

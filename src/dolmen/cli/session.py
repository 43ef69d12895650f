"""A game at the terminal: the loop of questions, answers and commands."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from dolmen.bots import Bot, find, levels, names, worlds
from dolmen.cli.screen import Screen
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import Match
from dolmen.kernel.step import WATCHER, Ask

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The player wants to stop, or the input has ended."""


class Session:
    """One match at one keyboard; `players` holds a bot, or None for a person.

    When several people share the keyboard in a game with secrets, a curtain makes sure that each sees only their own view.
    """

    def __init__(self, match: Match, players: Sequence[Bot | None], language: str, save: Path | None, source: TextIO) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.save_to = save
        self.source = source
        people = [seat for seat, bot in enumerate(players) if bot is None]
        self.alone = people[0] if len(people) == 1 else WATCHER
        self.private = self.game.secrets and len(people) > 1
        self.screen = Screen(match, language, private=self.private)
        self.at_keyboard = WATCHER
        self.drawn = (-1, -1)
        self.automatic: set[int] = set()
        self.random = FastRandom(match.moment)

    def run(self) -> int:
        """Play to the end, then answer commands until the input ends."""
        self.screen.say("play-fair", commitment=self.match.journal.header["commitment"])
        try:
            while not self.match.over:
                self.one_choice()
            self.screen.tell_news(self.alone)
            self.screen.show_result()
            while True:
                self.command(self.read("> "), None)
        except Quit:
            pass
        if self.save_to is not None:
            self.save(self.save_to)
        elif not self.match.over:
            self.screen.say("play-quit")
        return 0

    def one_choice(self) -> None:
        """Let a bot choose, or ask the person whose turn it is."""
        ask = engine.pending(self.match.state)
        assert ask is not None
        bot = self.players[ask.seat]
        if bot is None and ask.seat in self.automatic:
            # Fast rather than good: the rest of the game is only played out.
            quick = "greedy" if "greedy" in names(self.game) else "uniform"
            bot = find(quick, self.game, self.match.moment)
        if bot is not None:
            self.match.play(ask.seat, self.bot_choice(bot, ask.seat))
            return
        if self.private and ask.seat != self.at_keyboard:
            self.draw_curtain(ask.seat)
        self.screen.tell_news(ask.seat)
        round_and_seat = (ask.seat, self.match.floor)
        if round_and_seat != self.drawn:
            self.drawn = round_and_seat
            self.screen.draw_table(ask.seat)
        self.screen.question(ask).show()
        self.command(self.read("> "), ask)

    def bot_choice(self, bot: Bot, seat: int) -> int:
        """Return a bot's choice, made from worlds that its seat cannot tell from the true one."""
        options = engine.options(self.match.state)
        if len(options) == 1:
            return options[0]
        return bot.choose(self.game, seat, worlds(self.game, self.match.state, seat, self.random), options)

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

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last player saw, and wait until only the next one looks at the screen."""
        if self.source.isatty():
            print(CLEAR, end="")
        print()
        self.read(self.screen.speech.say("play-curtain", player=self.screen.names[seat]) + " ")
        self.at_keyboard = seat

    def command(self, line: str, ask: Ask[Any] | None) -> None:
        """Carry out a line of input; `ask` is the pending question, if any."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        always: dict[str, Callable[[], None]] = {
            "help": lambda: self.screen.say("play-help"),
            "log": lambda: self.screen.show_log(rest, ask.seat if ask else self.alone),
            "rules": lambda: self.screen.show_rules(rest),
            "score": self.screen.show_scores,
            "table": lambda: self.screen.draw_table(ask.seat if ask else 0),
            "lang": lambda: self.screen.change_language(rest),
            "save": lambda: self.save(Path(rest or "table.jsonl")),
        }
        if word in ("quit", "exit"):
            raise Quit
        if word in always:
            always[word]()
        elif ask is not None:
            self.answer(line, word, ask)
        elif line:
            self.screen.say("play-unknown", input=line)

    def answer(self, line: str, word: str, ask: Ask[Any]) -> None:
        """Carry out a line about the pending question."""
        if line.startswith("?"):
            self.screen.question(ask).explain(line[1:].strip())
        elif word == "undo":
            self.undo(ask.seat)
        elif word == "hint":
            self.hint(ask)
        elif word == "auto":
            self.automatic.add(ask.seat)
        elif line:
            self.choose(line, ask)

    def choose(self, line: str, ask: Ask[Any]) -> None:
        """Take a number of the list, or what is meant by a place or a name if that is one choice."""
        options = engine.options(self.match.state)
        if line.isdigit() and 1 <= int(line) <= len(options):
            self.match.play(ask.seat, options[int(line) - 1])
            return
        question = self.screen.question(ask)
        meant = question.meant(line)
        possible = [choice for choice in meant if choice in options]
        if len(possible) == 1:
            self.match.play(ask.seat, possible[0])
        elif possible:
            self.screen.say("play-which", input=line)
            question.show_choices(possible)
        elif meant:
            question.show_reasons(meant)
        else:
            question.say_unknown(line)
            self.screen.say("play-prompt-help")

    def undo(self, seat: int) -> None:
        """Take the last choice back, or say why that is not possible."""
        refusal = self.match.why_no_undo(seat)
        if refusal is not None:
            self.screen.say("play-cannot-undo", reason=self.screen.speech.sentence(refusal, (), self.screen.names))
            return
        self.match.undo(seat)
        self.screen.forget_undone()
        self.screen.say("play-undone")

    def hint(self, ask: Ask[Any]) -> None:
        """Say what the best bot would do."""
        choice = self.bot_choice(find(levels(self.game)[-1], self.game, self.match.moment), ask.seat)
        print(f"  {self.screen.question(ask).described(choice)}")

    def save(self, path: Path) -> None:
        """Write the journal; if the path does not work, say so and continue the game."""
        try:
            self.match.journal.save(path)
        except BadInput as bad:
            print(f"dolmen: {bad}", file=sys.stderr)
            return
        self.screen.say("play-saved", file=str(path), choices=self.match.moment)

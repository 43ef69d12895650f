"""A game at the terminal: the loop of questions, answers and commands."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from dolmen.bots import Bot, coach, find, levels, names, worlds
from dolmen.cli.console import Console, Quit
from dolmen.cli.screen import Screen
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.match import Match
from dolmen.kernel.step import WATCHER, Ask
from dolmen.lab.outside import ThrownOut

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


class Session(Console):
    """One match at one keyboard; `players` holds a bot, or None for a person.

    When several people share the keyboard in a game with secrets, a curtain makes sure that each sees only their own view.
    """

    def __init__(self, match: Match, players: Sequence[Bot | None], language: str, save: Path | None, source: TextIO) -> None:
        people = [seat for seat, bot in enumerate(players) if bot is None]
        self.alone = people[0] if len(people) == 1 else WATCHER
        self.private = match.game.secrets and len(people) > 1
        super().__init__(Screen(match, language, private=self.private), source)
        self.match = match
        self.game = match.game
        self.players = list(players)
        self.save_to = save
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
        """Return a bot's choice, made from worlds that its seat cannot tell from the true one.

        A program that hangs or lies is thrown out, and a bot that chooses at random goes on for it.
        """
        options = engine.options(self.match.state)
        if len(options) == 1:
            return options[0]
        try:
            return bot.choose(self.game, seat, worlds(self.game, self.match.state, seat, self.random), options)
        except ThrownOut as error:
            print(f"dolmen: {error}; a bot that chooses at random goes on for it", file=sys.stderr)
            self.players[seat] = find("uniform", self.game, self.match.moment)
            return self.bot_choice(self.players[seat] or bot, seat)

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last player saw, and wait until only the next one looks at the screen."""
        if self.source.isatty():
            print(CLEAR, end="")
        print()
        self.read(self.screen.speech.say("play-curtain", player=self.screen.names[seat]) + " ")
        self.at_keyboard = seat

    def commands(self, rest: str, ask: Ask[Any] | None) -> dict[str, Callable[[], None]]:
        found = super().commands(rest, ask)
        found["save"] = lambda: self.save(Path(rest or "table.jsonl"))
        if ask is not None:
            found["undo"] = lambda: self.undo(ask.seat)
            found["hint"] = lambda: self.hint(ask)
            found["auto"] = lambda: self.automatic.add(ask.seat)
        return found

    def viewer(self, ask: Ask[Any] | None) -> int:
        return self.alone if ask is None else ask.seat

    def say_help(self) -> None:
        self.screen.say("play-help")

    def remind(self) -> None:
        self.screen.say("play-prompt-help")

    def make(self, ask: Ask[Any], choice: int) -> None:
        self.match.play(ask.seat, choice)

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
        """Say what the best bot would do, and why."""
        bot = find(levels(self.game)[-1], self.game, self.match.moment)
        choice = self.bot_choice(bot, ask.seat)
        print(f"  {self.screen.question(ask).described(choice)}")
        thought, helper = bot.why(), coach(self.game, ask.seat, worlds(self.game, self.match.state, ask.seat, self.random))
        advice = None if thought is None or helper is None else helper.advise(choice, thought.others)
        if advice is not None and advice.reasons:
            said = self.screen.speech.said
            reasons = "; ".join(said(reason.said(), self.screen.names) for reason in advice.reasons)
            other = said(ask.label(self.match.state, advice.other), self.screen.names)
            if advice.later:
                self.screen.say("play-hint-later", reasons=reasons, other=other)
            else:
                self.screen.say("play-hint-now", reasons=reasons, other=other)

    def save(self, path: Path) -> None:
        """Write the journal; if the path does not work, say so and continue the game."""
        try:
            self.match.journal.save(path)
        except BadInput as bad:
            print(f"dolmen: {bad}", file=sys.stderr)
            return
        self.screen.say("play-saved", file=str(path), choices=self.match.moment)

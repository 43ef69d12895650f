"""A recorded game at the terminal: the table at every moment, forwards and backwards, step by step or turn by turn."""

from collections.abc import Callable
from typing import Any, TextIO

from dolmen.cli.console import Console, Quit
from dolmen.cli.screen import Screen
from dolmen.kernel import engine
from dolmen.kernel.history import History, Record
from dolmen.kernel.match import Match
from dolmen.kernel.step import WATCHER, Ask, Draw


class ReplaySession(Console):
    """One reader of one game; `match` has been played to the end of its journal and is shown at `moment`."""

    def __init__(self, match: Match, language: str, seat: int, source: TextIO, first: int = 0) -> None:
        super().__init__(Screen(match, language, private=False), source)
        self.match = match
        self.seat = seat
        self.record = Record(match.journal)
        self.history = History(match.game, match.setup)
        self.told = match.told
        self.moment = first
        self.shown = -1

    def run(self) -> int:
        """Show the first moment, then whatever the reader asks for."""
        try:
            while True:
                if self.shown != self.moment:
                    self.show()
                line = self.read(self.screen.speech.say("replay-prompt", moment=self.moment, last=self.record.last) + " ")
                if line.isdecimal():
                    self.go_to(int(line))
                elif line:
                    self.command(line, None)
                else:
                    self.go_to(self.moment + 1)
        except Quit:
            return 0

    def show(self) -> None:
        """Draw the table at the moment, and say what led there."""
        self.match.state = self.history.state_at(self.record, self.moment)
        self.match.told = [told for told in self.told if told[0] <= self.moment]
        self.shown = self.moment
        self.screen.draw_table(self.seat)
        print()
        if self.moment == 0:
            self.screen.say("replay-beginning")
        else:
            self.say_what_was_chosen()
        for moment, told in self.match.told:
            if moment == self.moment and told.for_seat(self.seat):
                print(f"  {self.screen.speech.told(told, self.screen.names)} ({told.event.rule})")
        if self.match.over:
            self.screen.show_end()

    def say_what_was_chosen(self) -> None:
        """Print who answered, and what, to come to this moment; a choice that the reader may not know stays secret."""
        before = self.history.state_at(self.record, self.moment - 1)
        ask = engine.pending(before)
        assert ask is not None
        if isinstance(ask, Draw):
            self.screen.say("replay-chance", moment=self.moment)
            return
        player = self.screen.names[ask.seat]
        if type(ask).secret and self.seat not in (WATCHER, ask.seat):
            self.screen.say("replay-secret", moment=self.moment, player=player)
            return
        choice = self.record.lines[self.moment]["choice"]
        label = self.screen.speech.said(ask.label(before, choice), self.screen.names)
        print(f"{self.moment}. {player}: {label}")

    def commands(self, rest: str, ask: Ask[Any] | None) -> dict[str, Callable[[], None]]:
        turns = [moment for moment, _ in self.match.turns]
        found = super().commands(rest, ask)
        found["next"] = found["n"] = lambda: self.go_to(self.moment + 1)
        found["back"] = found["b"] = lambda: self.go_to(self.moment - 1)
        found["turn"] = found["t"] = lambda: self.go_to(min([at for at in turns if at > self.moment], default=self.record.last))
        found["turn-back"] = found["tb"] = lambda: self.go_to(max([at for at in turns if at < self.moment], default=0))
        found["first"] = lambda: self.go_to(0)
        found["last"] = lambda: self.go_to(self.record.last)
        found["table"] = lambda: self.screen.draw_table(self.seat)
        found["eyes"] = lambda: self.look_through(rest)
        return found

    def go_to(self, moment: int) -> None:
        """Show another moment, or say that there is none."""
        if moment < 0:
            self.screen.say("replay-no-earlier")
        elif moment > self.record.last:
            self.screen.say("replay-no-later", last=self.record.last)
        else:
            self.moment = moment

    def look_through(self, whose: str) -> None:
        """Show the table as a player saw it, by name or number, or as a watcher."""
        names = self.screen.names
        if whose in names:
            self.seat = names.index(whose)
        elif whose.isdecimal() and 1 <= int(whose) <= len(names):
            self.seat = int(whose) - 1
        elif not whose:
            self.seat = WATCHER
        else:
            self.screen.say("replay-no-player", input=whose)
            return
        self.shown = -1

    def viewer(self, ask: Ask[Any] | None) -> int:
        return self.seat if ask is None else ask.seat

    def say_help(self) -> None:
        self.screen.say("replay-help")

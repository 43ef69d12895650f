"""A game at the terminal: the loop of questions, answers and commands."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from dolmen.bots import Bot, find, levels, names, worlds
from dolmen.cli.rules import shown
from dolmen.cli.tables import draw
from dolmen.kernel import engine
from dolmen.kernel.chance import FastRandom
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Points
from dolmen.kernel.match import Match
from dolmen.kernel.step import WATCHER, Ask
from dolmen.texts import LANGUAGES, Texts, texts
from dolmen.texts.rulebook import rulebook, search

MANY: Final = 14
WIDTH: Final = 100
CELL: Final = 6
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


def counts_points(lines: Points) -> bool:
    """Tell whether a game is won by points; in a race the breakdown has only one line, for the victory."""
    return any(source != "score-victory" for line in lines for source, _ in line)


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
        self.names = [str(name) for name in match.journal.header["seats"]]
        self.speech: Texts = texts(self.game, language)
        self.save_to = save
        self.source = source
        people = [seat for seat, bot in enumerate(players) if bot is None]
        self.alone = people[0] if len(people) == 1 else WATCHER
        self.private = self.game.secrets and len(people) > 1
        self.at_keyboard = WATCHER
        self.said: dict[int, int] = {}
        self.drawn = (-1, -1)
        self.automatic: set[int] = set()
        self.random = FastRandom(match.moment)

    def say(self, key: str, **values: Any) -> None:
        """Print a text of the shell."""
        print(self.speech.say(key, **values))

    def run(self) -> int:
        """Play to the end, then answer commands until the input ends."""
        self.say("play-fair", commitment=self.match.journal.header["commitment"])
        try:
            while not self.match.over:
                self.one_choice()
            self.tell_news(self.alone)
            self.show_result()
            while True:
                self.command(self.read("> "), None)
        except Quit:
            pass
        if self.save_to is not None:
            self.save(self.save_to)
        elif not self.match.over:
            self.say("play-quit")
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
        self.tell_news(ask.seat)
        round_and_seat = (ask.seat, self.match.floor)
        if round_and_seat != self.drawn:
            self.drawn = round_and_seat
            self.draw_table(ask.seat)
        self.show_question(ask)
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
        self.read(self.speech.say("play-curtain", player=self.names[seat]) + " ")
        self.at_keyboard = seat

    def tell_news(self, seat: int) -> None:
        """Print the new log lines that a seat may read."""
        reader = seat if self.private else WATCHER
        begin = min(self.said.get(reader, 0), len(self.match.told))
        for _, told in self.match.told[begin:]:
            if told.for_seat(seat):
                print(f"  {self.speech.told(told, self.names)}")
        self.said[reader] = len(self.match.told)

    def draw_table(self, seat: int) -> None:
        """Print the table as a seat sees it."""
        print()
        print(draw(self.game, self.match, self.speech, seat))

    def show_question(self, ask: Ask[Any]) -> None:
        """Print the question with its rule, and the numbered options with theirs."""
        state = self.match.state
        print(f"\n{self.names[ask.seat]}: {self.speech.said(ask.asked(state), self.names)} [{ask.rule_asked()}]")
        options = engine.options(state)
        if len(options) > MANY:
            labels = [self.speech.said(ask.label(state, choice), self.names) for choice in options]
            if 2 * (max(map(len, labels)) + CELL) > WIDTH:
                labels = [engine.choice_name(ask, choice) for choice in options]
            cells = [f"{number:>3} {label}" for number, label in enumerate(labels, start=1)]
            width = max(map(len, cells)) + 2
            across = max(1, WIDTH // width)
            for start in range(0, len(cells), across):
                print("".join(cell.ljust(width) for cell in cells[start : start + across]).rstrip())
            return
        for number, choice in enumerate(options, start=1):
            label = self.speech.said(ask.label(state, choice), self.names)
            print(f"{number:>3} {label} [{ask.rule_here(state, choice)}]")

    def command(self, line: str, ask: Ask[Any] | None) -> None:
        """Carry out a line of input; `ask` is the pending question, if any."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        always: dict[str, Callable[[], None]] = {
            "help": lambda: self.say("play-help"),
            "log": lambda: self.show_log(rest, ask.seat if ask else self.alone),
            "rules": lambda: self.show_rules(rest),
            "score": self.show_scores,
            "table": lambda: self.draw_table(ask.seat if ask else 0),
            "lang": lambda: self.change_language(rest),
            "save": lambda: self.save(Path(rest or "table.jsonl")),
        }
        if word in ("quit", "exit"):
            raise Quit
        if word in always:
            always[word]()
        elif ask is not None:
            self.answer(line, word, ask)
        elif line:
            self.say("play-unknown", input=line)

    def answer(self, line: str, word: str, ask: Ask[Any]) -> None:
        """Carry out a line about the pending question."""
        if line.startswith("?"):
            self.explain(line[1:].strip(), ask)
        elif word == "undo":
            self.undo(ask.seat)
        elif word == "hint":
            self.hint(ask)
        elif word == "auto":
            self.automatic.add(ask.seat)
        elif line:
            self.choose(line, ask)

    def choose(self, line: str, ask: Ask[Any]) -> None:
        """Take a number of the list, or a choice by its name; `=3` is the choice named 3."""
        options = engine.options(self.match.state)
        name = line.removeprefix("=")
        named = engine.named_choice(ask, name)
        if line.isdigit() and 1 <= int(line) <= len(options):
            self.match.play(ask.seat, options[int(line) - 1])
        elif named is not None and not line.isdigit() and named in ask.candidates(self.match.state):
            if named in options:
                self.match.play(ask.seat, named)
            else:
                self.explain(name, ask)
        else:
            self.say("play-unknown", input=line)
            self.say("play-prompt-help")

    def explain(self, name: str, ask: Ask[Any]) -> None:
        """Say why one choice, or every choice, is not possible."""
        state = self.match.state
        shown_any = False
        for choice in ask.candidates(state):
            choice_name = engine.choice_name(ask, choice)
            if name and name != choice_name:
                continue
            reason = self.speech.refusal(ask, state, choice, self.names)
            refusal = ask.why_not(state, choice)
            if reason is not None and refusal is not None:
                label = self.speech.said(ask.label(state, choice), self.names)
                self.say("play-not-possible", reason=f"{label}: {reason}", rule=refusal.rule)
                shown_any = True
            elif name:
                print(f"{choice_name}: {self.speech.said(ask.label(state, choice), self.names)} [{ask.rule_here(state, choice)}]")
                shown_any = True
        if not shown_any:
            self.say("play-unknown", input=name) if name else self.say("play-all-possible")

    def undo(self, seat: int) -> None:
        """Take the last choice back, or say why that is not possible."""
        refusal = self.match.why_no_undo(seat)
        if refusal is not None:
            self.say("play-cannot-undo", reason=self.speech.sentence(refusal, (), self.names))
            return
        self.match.undo(seat)
        self.said = {reader: min(begin, len(self.match.told)) for reader, begin in self.said.items()}
        self.say("play-undone")

    def hint(self, ask: Ask[Any]) -> None:
        """Say what the best bot would do."""
        choice = self.bot_choice(find(levels(self.game)[-1], self.game, self.match.moment), ask.seat)
        print(
            f"  {self.speech.said(ask.label(self.match.state, choice), self.names)} [{ask.rule_here(self.match.state, choice)}]"
        )

    def show_log(self, count: str, seat: int) -> None:
        """Print the last log lines that a seat may read, with their rules."""
        lines = [
            f"{moment:>4}  {self.speech.told(told, self.names)} ({told.event.rule})"
            for moment, told in self.match.told
            if told.for_seat(seat)
        ]
        if not lines:
            self.say("play-log-empty")
        for line in lines[-(int(count) if count.isdigit() and int(count) else 20) :]:
            print(line)

    def show_rules(self, what: str) -> None:
        """Print a rule by its id, or the rules that contain a word."""
        rules = rulebook(self.game, self.speech.language)
        if what.upper() in rules:
            print(shown(rules[what.upper()]))
            return
        found = search(self.game, self.speech.language, what) if what else []
        if not found:
            self.say("play-rule-unknown", rule=what)
        for rule in found:
            print(f"{rule.id} · {rule.title}")

    def show_scores(self) -> None:
        """Print everybody's points by source, as if the game ended now; but not while they would reveal a secret."""
        if self.game.secrets and not self.match.over:
            self.say("play-score-secret")
            return
        for seat, lines in enumerate(self.game.breakdown(self.match.state)):
            parts = ", ".join(f"{self.speech.say(key)} {points}" for key, points in lines if points)
            print(f"  {self.names[seat]}: {sum(points for _, points in lines)} ({parts or '0'})")

    def show_result(self) -> None:
        """Print the final places, the points and the winner."""
        self.draw_table(0)
        result = self.match.result()
        print()
        self.say("play-result-heading")
        if not result.winners:
            self.say("play-no-winner")
            if result.why is not None:
                print(self.speech.said(result.why, self.names))
            return
        if counts_points(self.game.breakdown(self.match.state)):
            for seat in sorted(range(len(self.names)), key=lambda seat: result.places[seat]):
                self.say("play-result-line", place=result.places[seat], player=self.names[seat], points=result.scores[seat])
            self.show_scores()
        players = self.speech.listed([self.names[seat] for seat in result.winners])
        self.say("play-winner", players=players, count=len(result.winners))
        if result.why is not None:
            print(self.speech.said(result.why, self.names))

    def change_language(self, language: str) -> None:
        """Switch to another language."""
        if language not in LANGUAGES:
            self.say("play-unknown", input=f"lang {language}")
            return
        self.speech = texts(self.game, language)
        self.say("play-language")

    def save(self, path: Path) -> None:
        """Write the journal; if the path does not work, say so and continue the game."""
        try:
            self.match.journal.save(path)
        except BadInput as bad:
            print(f"dolmen: {bad}", file=sys.stderr)
            return
        self.say("play-saved", file=str(path), choices=self.match.moment)

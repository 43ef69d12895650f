"""What a game at the terminal prints: the news, the table, the question, rules and scores."""

from typing import Any

from dolmen.cli.question import Question
from dolmen.cli.rules import shown
from dolmen.kernel.game import Points
from dolmen.kernel.match import Match
from dolmen.kernel.step import WATCHER, Ask
from dolmen.tables import draw
from dolmen.texts import LANGUAGES, Texts, texts
from dolmen.texts.rulebook import rulebook, search


def counts_points(lines: Points) -> bool:
    """Tell whether a game is won by points; in a race the breakdown has only one line, for the victory."""
    return any(source != "score-victory" for line in lines for source, _ in line)


class Screen:
    """Prints a match in one language; `private` says that each player may see only their own view."""

    def __init__(self, match: Match, language: str, *, private: bool) -> None:
        self.match = match
        self.game = match.game
        self.names = [str(name) for name in match.journal.header["seats"]]
        self.speech: Texts = texts(self.game, language)
        self.private = private
        self.said: dict[int, int] = {}

    def say(self, key: str, **values: Any) -> None:
        """Print a text of the shell."""
        print(self.speech.say(key, **values))

    def tell_news(self, seat: int) -> None:
        """Print the new log lines that a seat may read."""
        reader = seat if self.private else WATCHER
        begin = min(self.said.get(reader, 0), len(self.match.told))
        for _, told in self.match.told[begin:]:
            if told.for_seat(seat):
                print(f"  {self.speech.told(told, self.names)}")
        self.said[reader] = len(self.match.told)

    def forget_undone(self) -> None:
        """Count the log lines that were taken back as not yet printed."""
        self.said = {reader: min(begin, len(self.match.told)) for reader, begin in self.said.items()}

    def draw_table(self, seat: int) -> None:
        """Print the table as a seat sees it."""
        print()
        print(draw(self.game, self.match, self.speech, seat))

    def question(self, ask: Ask[Any]) -> Question:
        """Return the pending question, as the reader's language says it."""
        return Question(self.match, ask, self.speech, self.names)

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
        """Print the table at the end, the final places, the points and the winner."""
        self.draw_table(0)
        print()
        self.show_end()

    def show_end(self) -> None:
        """Print the final places, the points and the winner."""
        result = self.match.result()
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

"""Puzzles: a position of a real game, the one choice that is clearly best there, and what every other one costs."""

import hashlib
import json
import re
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dolmen.kernel import engine
from dolmen.kernel.chance import secret_from_seed
from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game, Value
from dolmen.kernel.match import Match, start
from dolmen.kernel.reading import Reader, read_file
from dolmen.kernel.sentence import Said

FILE_NAME: Final = re.compile(r"\d{3}")
HASH: Final = re.compile(r"[0-9a-f]{64}")
MOST_DIGITS: Final = 9
EASIEST: Final = 1
HARDEST: Final = 5
MOST_SEATS: Final = 9
MOST_RULES: Final = 99
MOST_REASONS: Final = 2
LARGEST: Final = 1 << 40


class Answer:
    """A legal choice: the chance of winning with it, and what speaks for the solution against it."""

    __slots__ = ("chance", "choice", "reasons")

    def __init__(self, choice: int, chance: float, reasons: list[Said]) -> None:
        self.choice = choice
        self.chance = chance
        self.reasons = reasons


class Puzzle:
    """A puzzle file that has been read; `id` is its name: 012 for 012.toml.

    `seed`, `seats`, `options` and `moves` lead to the position, in which `seat` is asked.
    `solution` is the best choice, and `name` its name; `answers` are all legal choices, the best first.
    `found_by` are the levels of bots that find the solution; `difficulty` goes from EASIEST to HARDEST.
    """

    def __init__(self, game: Game[Any], path: Path) -> None:
        if FILE_NAME.fullmatch(path.stem) is None or path.suffix != ".toml":
            raise BadInput(f"{path.name}: expected a file name such as 012.toml")
        self.path = path
        self.id = path.stem
        reader = Reader(read_file(path), path.name)
        self.game = reader.text("game", (game.id,))
        self.rules = reader.number("rules", 1, MOST_RULES)
        self.seed = reader.number("seed", 0, LARGEST)
        self.seats = reader.number("seats", 1, MOST_SEATS)
        self.options: dict[str, Value] = dict(reader.inside("options").table)
        self.moves = reader.numbers("moves", None, -1, LARGEST)
        self.hash = reader.text("hash")
        self.seat = reader.number("seat", 0, self.seats - 1)
        self.solution = reader.number("solution", -1, LARGEST)
        self.name = reader.text("name")
        self.difficulty = reader.number("difficulty", EASIEST, HARDEST)
        self.found_by: list[str] = [str(level) for level in reader.entries("found_by")]
        self.answers = [_answer(game, entry) for entry in reader.each("answers")]
        reader.done()
        self._check(reader)

    def _check(self, reader: Reader) -> None:
        if HASH.fullmatch(self.hash) is None:
            raise reader.wrong("hash", "expected 64 hexadecimal digits")
        choices = [answer.choice for answer in self.answers]
        if len(choices) < 2 or len(set(choices)) < len(choices):
            raise BadInput(f"{self.path.name}: expected at least two answers, each to another choice")
        chances = [answer.chance for answer in self.answers]
        if choices[0] != self.solution or chances != sorted(chances, reverse=True):
            raise BadInput(f"{self.path.name}: expected the answers in the order of their chances, the solution first")

    def answer(self, choice: int) -> Answer:
        """What is known about a legal choice."""
        for answer in self.answers:
            if answer.choice == choice:
                return answer
        raise BadInput(f"{self.path.name}: {choice} is not an answer; there are {listed(one.choice for one in self.answers)}")

    def cost(self, choice: int) -> float:
        """How much of the chance of winning a choice gives away against the solution, from 0 to 1."""
        return self.answers[0].chance - self.answer(choice).chance


def _answer(game: Game[Any], reader: Reader) -> Answer:
    choice = reader.number("choice", -1, LARGEST)
    chance = reader.raw("chance")
    if not isinstance(chance, int | float) or isinstance(chance, bool) or not 0 <= chance <= 1:
        raise reader.wrong("chance", "expected a number from 0 to 1")
    entries = reader.entries("reasons")
    if len(entries) > MOST_REASONS:
        raise reader.wrong("reasons", f"expected at most {MOST_REASONS}")
    reasons = [_reason(game, reader, entry) for entry in entries]
    reader.done()
    return Answer(choice, float(chance), reasons)


def _reason(game: Game[Any], reader: Reader, entry: Any) -> Said:
    """A reason in words: the key of a sentence of the game, the value after the solution and the one after this choice."""
    if not isinstance(entry, list) or len(entry) != 3 or not all(type(value) is int for value in entry[1:]):
        raise reader.wrong("reasons", "expected the key of a sentence and two whole numbers each")
    for sentence in game.sentences:
        if sentence.key == entry[0] and len(sentence.params) == 2:
            return Said(sentence, (int(entry[1]), int(entry[2])))
    raise reader.wrong("reasons", f"{game.id} has no reason {entry[0]!r}")


def position_hash(match: Match) -> str:
    """The hash of everything on the table; a rule that has changed what leads to it changes it."""
    plain = json.dumps(match.game.dump_position(match.state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def begin(game: Game[Any], puzzle: Puzzle, names: list[str]) -> Match:
    """The table of a puzzle before the first choice."""
    if puzzle.rules > game.version:
        raise BadInput(f"{puzzle.path.name}: rules is {puzzle.rules}; this program has versions 1 to {game.version}")
    try:
        setup = game.setup(puzzle.seats, puzzle.options, None, puzzle.rules)
    except BadInput as bad:
        raise BadInput(f"{puzzle.path.name}: {bad}") from None
    return start(game, setup, names, secret=secret_from_seed(puzzle.seed), table="puzzle")


def position(game: Game[Any], puzzle: Puzzle, names: list[str] | None = None) -> Match:
    """The table at which a puzzle asks; all choices that led to it are made again and checked."""
    where = puzzle.path.name
    match = begin(game, puzzle, names or [str(seat + 1) for seat in range(puzzle.seats)])
    for number, choice in enumerate(puzzle.moves, start=1):
        ask = engine.pending(match.state)
        if ask is None:
            raise BadInput(f"{where}: the game was over before move {number}")
        try:
            match.play(ask.seat, choice)
        except BadInput as bad:
            raise BadInput(f"{where}, move {number}: {bad}") from None
    ask = engine.pending(match.state)
    if ask is None or ask.seat != puzzle.seat:
        raise BadInput(f"{where}: seat {puzzle.seat} is not asked anything in this position")
    if position_hash(match) != puzzle.hash:
        raise BadInput(f"{where}: the moves lead to another position than they once did; a rule has changed")
    return match


def check(game: Game[Any], puzzle: Puzzle) -> Match:
    """Play a puzzle to its position and check that its answers are exactly the legal choices."""
    match = position(game, puzzle)
    ask = engine.pending(match.state)
    assert ask is not None
    legal = sorted(engine.options(match.state))
    answered = sorted(answer.choice for answer in puzzle.answers)
    if answered != legal:
        raise BadInput(f"{puzzle.path.name}: the answers are {listed(answered)}; the legal choices are {listed(legal)}")
    name = engine.choice_name(ask, puzzle.solution)
    if name != puzzle.name:
        raise BadInput(f"{puzzle.path.name}: name is {puzzle.name!r}; the solution is called {name!r}")
    return match


def puzzles_folder(game: Game[Any]) -> Path:
    """The folder of a game's puzzles; a game need not have one."""
    return Path(str(files(game.package))) / "puzzles"


@cache
def puzzles(game: Game[Any]) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of their numbers."""
    folder = puzzles_folder(game)
    return tuple([Puzzle(game, path) for path in sorted(folder.glob("*.toml"))] if folder.is_dir() else [])


def find_puzzle(game: Game[Any], name: str) -> Puzzle:
    """A puzzle by its number, with or without zeros before it."""
    for puzzle in puzzles(game):
        if name.isdecimal() and len(name) < MOST_DIGITS and int(name) == int(puzzle.id):
            return puzzle
    raise BadInput(f"{game.id} has no puzzle {name!r}; there are {listed(puzzle.id for puzzle in puzzles(game))}")


def of_the_day(game: Game[Any], day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; none comes again before all others have had their day."""
    found = puzzles(game)
    if not found:
        raise BadInput(f"{game.id} has no puzzles yet")
    return sorted(found, key=_shuffled)[day.toordinal() % len(found)]


def _shuffled(puzzle: Puzzle) -> str:
    return hashlib.sha256(f"dolmen/puzzle/1\n{puzzle.game}\n{puzzle.id}".encode()).hexdigest()

"""Texts with names, counts and lists read right; all variants are written to .build/composed/ for a person to read.

Every such text of the shell, of the games and of the page is rendered with counts of 0, 1, 2, 5 and 22, and with
one and several players, in both languages.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.kernel.sentence import NUMBER, PLAYER, POOL, Sentence
from dolmen.texts import LANGUAGES, texts
from tests.contract import spoken
from tests.contract.test_page_texts import LATE, PAGE, ROOT, SHELL, own, rules
from tests.contract.test_texts import Finder

NUMBERS: Final = (0, 1, 2, 5, 22)
NAMES: Final = ("Ania", "Radek", "Hania", "Bogumił", "Ewa", "Jan")
FOLDER: Final = ROOT / ".build" / "composed"
GAMES: Final = {game.id: game for game in catalog.games()}

# Variables of the page and of the terminal that hold a number, one name or several; all others hold some word.
COUNTS: Final = {"active", "chance", "choices", "count", "draws", "lines", "more", "need", "have", "left", "points", "cost"}
COUNTS_TOO: Final = {
    "owned",
    "pecunia",
    "valour",
    "goods",
    "lives",
    "keys",
    "hidden",
    "crystals",
    "items",
    "curses",
    "tokens",
    "daze",
}
# Numbers that do not count anything: numbers of rounds or cards, and the ends of a range.
LABELS: Final = {"round", "season", "number", "place", "line", "low", "high"}
LABEL: Final = 7
PLAYERS: Final = {"player", "rival", "owner", "winner", "leader", "who"}
SEVERAL: Final = {"players"}

# Words that do not change after a number, in either language.
FIXED: Final = re.compile(
    r"na|do|za|od|po|lub|albo|oraz|are|is|of|in|on|at|to|and|or|from|for|with|per|more|short|less|instead|zamiast"
)
# English words that have no plural.
FIXED_TOO: Final = re.compile(r"active|each|face|left|pecunia|valour")
# The number that this text is about is never 1.
NEVER_ONE: Final = {"exchange-impossible"}
FAULTS: Final = {
    "a value is missing": re.compile(r"\{|\}|\$\w|None|undefined"),
    "two spaces": re.compile(r"\S {2,}\S"),
    "a space before a mark": re.compile(r"\s[,.;:?)](?!\.)"),
    "a space after a bracket": re.compile(r"\(\s"),
    "two marks": re.compile(r"[,;:]\s*[,.;:]|(?<!\.)\.\.(?!\.)"),
}
ONE_OF_MANY: Final = re.compile(r"\b1 (?!less|plus|this|is|was|has|as|across|pass|loss)([a-z]+[^su]s)\b")


class Counted(Visitor):
    """Finds numbers with a noun behind them that does not change with the number."""

    def __init__(self, numbers: set[str], message: ast.Message) -> None:
        self.numbers = numbers
        self.chosen: list[str] = []
        self.found: list[str] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.chosen.append(name)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for one, after in zip(node.elements, node.elements[1:], strict=False):
            inside = one.expression if isinstance(one, ast.Placeable) else None
            if isinstance(inside, ast.VariableReference) and isinstance(after, ast.TextElement):
                word = re.match(r"[ \u00a0]([^\W\d_]{2,})", after.value)
                counted = inside.id.name in self.numbers and inside.id.name not in self.chosen
                if counted and word and not any(fixed.fullmatch(word[1].lower()) for fixed in (FIXED, FIXED_TOO)):
                    self.found.append(f"{inside.id.name} {word[1]}")
        self.generic_visit(node)


class Plurals(Visitor):
    """Finds the variables on which a plural depends."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"one", "few", "many"}:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def numbers_of(message: ast.Message) -> set[str]:
    """The variables of a text of the page that are numbers: by their names, or because a plural depends on them."""
    return (Plurals(message).found | COUNTS | COUNTS_TOO) & Finder(message).variables - LABELS


def values_for(game: Game[Any], sentence: Sentence) -> Iterator[tuple[int, ...]]:
    """Return values for a game's sentence: each number in turn, different words, one thing, several equal ones, several kinds."""
    size = len(game.words.get(POOL, ()))
    for turn, number in enumerate(NUMBERS):
        several = [0] * size
        found: list[int] = []
        for place, (label, kind) in enumerate(sentence.kinds(game.words)):
            if kind == POOL:
                several[turn % size] = number
                several[(turn + 1) % size] = turn % 3
                found += several
            elif kind == PLAYER:
                found.append((turn + place) % len(NAMES))
            elif kind in game.words:
                found.append((turn * 3 + place) % len(game.words[kind]))
            else:
                found.append(LABEL if label in LABELS else number)
        yield tuple(found)


def said_by_rules(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Return everything that a game's own texts say."""
    game = GAMES[name]
    speech = texts(game, language)
    for sentence in sorted(spoken.of_game(game).values(), key=lambda one: one.key):
        if sentence.params:
            for values in values_for(game, sentence):
                yield sentence.key, speech.sentence(sentence, values, NAMES)
    for key in game.words.get(POOL, ()):
        for number in NUMBERS[1:]:
            yield key, speech.say(key, count=number)


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The page's texts at a table of a game."""
    found = FluentBundle([language], use_isolating=False)
    shared = ROOT / "src/dolmen/texts"
    files = [PAGE / "texts", *(PAGE / "texts" / part for part in LATE), shared, shared / "recap"]
    if game:
        files += [ROOT / "src/dolmen/games" / game.replace("-", "_") / "texts", PAGE / "games" / game / "texts"]
    for folder in files:
        found.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True)
    return found


def said_by_the_page(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Return everything that the page's own texts say, for a game or everywhere, including the terminal's texts."""
    speech = bundle(game, language)
    all_of_them = own(game, language) if game else {**own(game, language), **rules(game, language)}
    joined = "i" if language == "pl" else "and"
    for key, message in sorted(all_of_them.items()):
        variables = Finder(message).variables
        if not variables or message.value is None:
            continue
        counted = numbers_of(message)
        for turn, number in enumerate(NUMBERS):
            values: dict[str, Any] = {name: f"«{name}»" for name in variables}
            values |= dict.fromkeys(counted, number)
            values |= dict.fromkeys(variables & LABELS, LABEL)
            values |= dict.fromkeys(variables & PLAYERS, NAMES[turn])
            values |= dict.fromkeys(variables & SEVERAL, "Ania" if number == 1 else f"Ania, Radek {joined} Jan")
            pattern = speech.get_message(key).value
            assert pattern is not None
            value, errors = speech.format_pattern(pattern, values)
            assert errors == [], (key, errors)
            yield key, str(value)


def written(name: str, language: str, said: list[tuple[str, str]]) -> Path:
    """Return the file for a person to read: each key once, with all its variants."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.{language}.txt"
    lines: list[str] = []
    for key, text in dict.fromkeys(said):
        if f"[{key}]" not in lines[-6:]:
            lines += ["", f"[{key}]"]
        lines.append(f"    {text}")
    file.write_text("\n".join(lines).lstrip() + "\n", encoding="utf-8")
    return file


SOURCES: Final = [
    *((f"rules-{name}", name, said_by_rules) for name in GAMES),
    *((f"page-{name or 'shell'}", name, said_by_the_page) for name in (SHELL, *GAMES)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "game", "say"), SOURCES, ids=[name for name, _, _ in SOURCES])
def test_what_is_put_together_reads_right(name: str, game: str, say: Any, language: str) -> None:
    said = list(say(game, language))
    assert said
    file = written(name, language, said)
    assert file.read_text(encoding="utf-8").count("\n") > len({key for key, _ in said})
    wrong = {
        (key, fault, text)
        for key, text in said
        for fault, pattern in FAULTS.items()
        if key not in ("play-help", "play-prompt-help") and pattern.search(text)
    }
    if language == "en":
        wrong |= {(key, "one of many", text) for key, text in said if ONE_OF_MANY.search(text)}
    assert wrong == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_noun_behind_a_number_depends_on_it_in_the_rules(name: str, language: str) -> None:
    there = rules(name, language)
    found = {}
    for sentence in spoken.of_game(GAMES[name]).values():
        numbers = {label for label, kind in sentence.kinds(GAMES[name].words) if kind == NUMBER} - LABELS
        wrong = Counted(numbers, there[sentence.key]).found if sentence.key in there else []
        if wrong and sentence.key not in NEVER_ONE:
            found[sentence.key] = wrong
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [SHELL, *GAMES])
def test_a_noun_behind_a_number_depends_on_it_on_the_page(game: str, language: str) -> None:
    all_of_them = own(game, language) if game else {**own(game, language), **rules(game, language)}
    found = {key: Counted(numbers_of(message), message).found for key, message in all_of_them.items()}
    assert {key: wrong for key, wrong in found.items() if wrong} == {}

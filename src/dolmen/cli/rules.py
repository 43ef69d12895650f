"""`dolmen rules`: read rules, or see where each rule is in code and tests."""

import argparse
import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dolmen import catalog
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.texts import LANGUAGES
from dolmen.texts.rulebook import Rule, rulebook, search

HELP = "Read the rules of a game, or (--coverage) see where each rule is cited in code and which tests name it."

ROOT: Final = Path(__file__).parents[3]
RULE_ID: Final = re.compile(r"\b[A-Z]{3}-\d{3}\b")
DEFINITION: Final = re.compile(r"\*\*([A-Z]{3}-\d{3})\b")
RULE_RANGE: Final = re.compile(r"\b[A-Z]{3}-\d{3}\s*(?:to|-|–|…|\.{2,3})\s*(?:[A-Z]{3}-)?\d{3}\b")
TEST_MARK: Final = re.compile(r"mark\.rule\(([^)]*)\)", re.DOTALL)
SCENARIO_RULES: Final = re.compile(r"^rules\s*=\s*\[([^\]]*)\]", re.MULTILINE | re.DOTALL)
TEST_NAME: Final = re.compile(r"def (test_\w+)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, and what to look for."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("what", nargs="?", help="a rule id, or a word to search for")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--coverage", action="store_true", help="fail when a rule is not cited or not tested")
    parser.add_argument("--all", action="store_true", help="with --coverage: all games")
    parser.add_argument("--quiet", "-q", action="store_true", help="with --coverage: print only the sums and what is missing")


def run(arguments: argparse.Namespace) -> int:
    """Show rules or their coverage."""
    if arguments.all:
        return max(coverage(game, arguments.quiet) for game in catalog.games() if game.id in catalog.OURS)
    if arguments.game is None:
        raise BadInput(f"name a game: {', '.join(catalog.names())}")
    game = catalog.find(arguments.game)
    if arguments.coverage:
        return coverage(game, arguments.quiet)
    return show(game, arguments.what, arguments.lang)


def show(game: Game[Any], what: str | None, language: str) -> int:
    """Print one rule, the rules that contain a word, or all titles."""
    rules = rulebook(game, language)
    if what is None:
        chapter = ""
        for rule in rules.values():
            if rule.chapter != chapter:
                chapter = rule.chapter
                print(f"\n{chapter}")
            print(f"  {rule.id} {rule.title}")
        return 0
    found = [rules[what.upper()]] if what.upper() in rules else search(game, language, what)
    if not found:
        raise BadInput(f"{game.id} has no rule {what!r}, and no rule speaks of it; ids go from {min(rules)} to {max(rules)}")
    print("\n\n".join(shown(rule) for rule in found))
    return 0


def shown(rule: Rule) -> str:
    """Return a rule as text."""
    return f"{rule.id} · {rule.title} ({rule.chapter})\n{rule.body}"


def coverage(game: Game[Any], quiet: bool) -> int:
    """Say for each rule of docs/rules where it is cited and tested; 1 when one is missing."""
    folder = game.id.replace("-", "_")
    code = ROOT / "src" / "dolmen" / "games" / folder
    tests = ROOT / "tests" / "games" / folder
    law = ROOT / "docs" / "rules" / f"{game.id}.md"
    if not code.is_dir() or not tests.is_dir() or not law.is_file():
        places = " and ".join(str(path.relative_to(ROOT)) for path in (tests, law))
        raise BadInput(f"the coverage of {game.id} can only be seen in a checkout, with {places}")
    known = defined_rules(law)
    books = [rulebook(game, language) for language in LANGUAGES]
    cited, tested = citations(code), test_citations(tests)
    missing = 0
    for rule in known:
        faults = [f"not in the {language} rulebook" for language, book in zip(LANGUAGES, books, strict=True) if rule not in book]
        faults += ["not cited at the code that does it"] if rule not in cited else []
        faults += ["no test names it"] if rule not in tested else []
        missing += bool(faults)
        if faults:
            print(f"{rule}: {', '.join(faults).upper()}")
        elif not quiet:
            print(f"{rule}: code {brief(cited[rule])}; tests {brief(tested[rule])}")
    named = mentions(code)
    strays = sorted({*named, *tested, *books[0], *books[1]} - set(known))
    for rule in strays:
        print(f"{rule}: NOT IN docs/rules/{game.id}.md, BUT IN {brief(named[rule] + tested[rule]) or 'A RULEBOOK'}")
    print(f"{game.id}: {len(known) - missing} of {len(known)} rules of docs/rules are in both rulebooks, in code and in tests")
    return 1 if missing or strays else 0


def defined_rules(law: Path) -> list[str]:
    """Return the ids of all rules that a page of docs/rules defines: those in bold."""
    return sorted(set(DEFINITION.findall(law.read_text(encoding="utf-8"))))


def brief(places: list[str]) -> str:
    """List a few places, and say how many more there are."""
    return ", ".join(places[:3]) + (f" and {len(places) - 3} more" if len(places) > 3 else "")


def citations(folder: Path) -> dict[str, list[str]]:
    """Return for each rule the files and lines where the code that does it cites it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for rule, line in cited_in(path.read_text(encoding="utf-8")):
            found[rule].append(f"{path.relative_to(folder).as_posix()}:{line}")
    return found


def cited_in(source: str) -> Iterator[tuple[str, int]]:
    """Yield the rules that comments and docstrings of classes and functions cite, with their lines.

    A module's docstring and a range of rules do not count: they do not say which code does the rule.
    """
    for first, text in sorted([*_comments(source), *_docstrings(source)]):
        for offset, line in enumerate(text.splitlines()):
            for rule in dict.fromkeys(RULE_ID.findall(RULE_RANGE.sub("", line))):
                yield rule, first + offset


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _docstrings(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node, clean=False)
            if text is not None:
                yield node.body[0].lineno, text


def mentions(folder: Path) -> dict[str, list[str]]:
    """Return for each rule id the files that contain it anywhere, so that an id which no rule has is found."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for rule in sorted(set(RULE_ID.findall(path.read_text(encoding="utf-8")))):
            found[rule].append(path.relative_to(folder).as_posix())
    return found


def test_citations(folder: Path) -> dict[str, list[str]]:
    """Return for each rule the tests and scenarios that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.toml")):
        for listing in SCENARIO_RULES.findall(path.read_text(encoding="utf-8")):
            for rule in RULE_ID.findall(listing):
                found[rule].append(path.stem)
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for mark in TEST_MARK.finditer(source):
            name = TEST_NAME.search(source, mark.end())
            for rule in RULE_ID.findall(mark[1]):
                found[rule].append(name[1] if name else path.stem)
    return found

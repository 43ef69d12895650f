"""The page's texts: both languages have the same keys, every text that the page uses exists, and every text is used."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from dolmen import catalog
from dolmen.texts import LANGUAGES
from tests.contract.test_texts import Finder

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "web" / "src"
SERVER: Final = ROOT / "src" / "dolmen" / "server"
GAMES: Final = [game.id for game in catalog.games()]
SHELL: Final = ""
# Folders of texts that pages of the shell load when they are opened.
LATE: Final = ("admin", "files", "host", "puzzles", "recap", "replay", "review")

# Calls that take a key first; `.has(` belongs to sets and maps.
SAID: Final = re.compile(r"(?<![.\w])(?:say|has|form)\(")
QUOTED: Final = re.compile(r"""["']([a-zA-Z][\w-]*)["']""")
FILLED: Final = re.compile(r"\$\{[^`{}]*(?:\{[^{}]*\}[^{}]*)*\}")
TEMPLATE: Final = re.compile(rf"`((?:[\w-]|{FILLED.pattern})+)`")
# What is compared, passed on or looked up inside an argument is not a key.
NOT_A_KEY: Final = re.compile(r"""[!=]==\s*["'][^"']*["']|["'][^"']*["']\s*[!=]==|\.\w+\([^()]*\)|\[["'][^"']*["']\]""")
# Code in which a word is never a key: comments, styles, imports, and attributes with names for the browser.
NOT_CODE: Final = re.compile(
    r"""/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|<style.*?</style>|^import\b[^;]*;"""
    r"""|\b(?:class|id|href|src|type|role|rel|for|name|style|data-[\w-]+)=(?:"[^"{]*"|'[^'{]*')""",
    re.DOTALL | re.MULTILINE,
)
# The page builds these keys from the key of a game's sentence.
MADE: Final = ("short-",)


def folder(game: str) -> Path:
    return PAGE / "games" / game if game else PAGE


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    """Return the texts of a file; a missing file has none."""
    if not file.is_file():
        return {}
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)], file
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def files_of(game: str, *patterns: str) -> list[Path]:
    """Return the files of a game in the page, or those of the shell."""
    found = sorted(file for pattern in patterns for file in folder(game).rglob(pattern))
    return [file for file in found if game or "games" not in file.relative_to(PAGE).parts]


def own(game: str, language: str) -> dict[str, ast.Message]:
    """Return the texts that only the page has, for a game or for the shell."""
    texts = folder(game) / "texts"
    parts = ("", *LATE) if not game else ("",)
    return {key: text for part in parts for key, text in messages(texts / part / f"{language}.ftl").items()}


def rules(game: str, language: str) -> dict[str, ast.Message]:
    """Return the texts of a game's rules, or those that all games share."""
    where = ROOT / "src" / "dolmen" / ("games/" + game.replace("-", "_") if game else "")
    texts = where / "texts"
    return {**messages(texts / f"{language}.ftl"), **messages(texts / "recap" / f"{language}.ftl")}


def known(game: str, language: str) -> set[str]:
    """Return every key that the page can use at a table of a game; without a game, on every page."""
    found = set(own(SHELL, language)) | set(rules(SHELL, language))
    if game:
        return found | set(own(game, language)) | set(rules(game, language))
    everywhere = set.intersection(*(set(rules(one, language)) for one in GAMES))
    titles = {f"{one}-{key}" for one in GAMES for key in rules(one, language) if key.startswith("game-")}
    return found | everywhere | titles


@cache
def sources(game: str) -> str:
    """Return the page's code for a game, or for the shell, without what cannot name a text."""
    files = [file for file in files_of(game, "*.svelte", "*.ts") if not file.name.endswith(".test.ts")]
    return NOT_CODE.sub("", "\n".join(file.read_text(encoding="utf-8") for file in files))


def said_in(code: str) -> Iterator[str]:
    """Yield the first argument of each call that takes a key, without what is no key."""
    for call in SAID.finditer(code):
        yield NOT_A_KEY.sub("", code[call.end() : end_of_argument(code, call.end())])


def end_of_argument(code: str, at: int) -> int:
    """Return where an argument ends: at a comma or a bracket that it has not opened."""
    depth, quote = 0, ""
    while at < len(code):
        sign = code[at]
        if quote:
            at += sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif depth == 0 and sign in ",)]}":
            return at
        else:
            depth += (sign in "([{") - (sign in ")]}")
        at += 1
    return at


def templates(code: str) -> Iterator[re.Pattern[str]]:
    """Yield composed keys as patterns; templates without a fixed word would match anything and are skipped."""
    for found in TEMPLATE.findall(code):
        parts = FILLED.split(found)
        if any(len(part.strip("-")) >= 3 for part in parts):
            yield re.compile("(.+)".join(re.escape(part) for part in parts) + r"\Z")


@cache
def vocabulary() -> set[str]:
    """Return the words that can be put into a composed key: all that code and data quote, and the keys of data."""
    python = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "src" / "dolmen").rglob("*.py"))]
    data = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "src" / "dolmen" / "games").rglob("*.toml"))]
    return set(re.findall(r"""["']([\w-]+)["']""", "\n".join([*python, *data, *(sources(one) for one in (SHELL, *GAMES))])))


def fits(key: str, pattern: re.Pattern[str]) -> bool:
    """Tell whether a template makes a key out of words that exist."""
    found = pattern.match(key)
    return found is not None and all(part in vocabulary() or part.isdigit() for part in found.groups())


@pytest.mark.parametrize("game", [SHELL, *GAMES])
def test_both_languages_have_the_same_keys_with_the_same_values(game: str) -> None:
    polish, english = (own(game, language) for language in LANGUAGES)
    assert polish.keys() ^ english.keys() == set()
    different = {
        key: (Finder(polish[key]).variables, Finder(english[key]).variables)
        for key in polish
        if Finder(polish[key]).variables != Finder(english[key]).variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [SHELL, *GAMES])
def test_the_page_has_every_text_that_it_says(game: str, language: str) -> None:
    there = known(game, language)
    arguments = list(said_in(sources(game)))
    said = {key for argument in arguments for key in QUOTED.findall(TEMPLATE.sub("", argument))}
    assert len(said) > 50, "the search finds what is said"
    assert said - there == set()
    made = [pattern for argument in arguments for pattern in templates(argument)]
    assert {pattern.pattern for pattern in made if not any(map(pattern.match, there))} == set()


@pytest.mark.parametrize("game", [SHELL, *GAMES])
def test_every_text_of_the_page_is_said(game: str) -> None:
    code = sources(game) if game else "\n".join(sources(one) for one in (SHELL, *GAMES))
    if not game:
        code += "\n".join(file.read_text(encoding="utf-8") for file in sorted(SERVER.rglob("*.py")))
    quoted = set(QUOTED.findall(code))
    made = list(templates(code))
    shared = set(rules(game, "pl"))
    unused = {
        key
        for key in own(game, "pl")
        if key not in quoted
        and not any(fits(key, pattern) for pattern in made)
        and not any(key.startswith(start) and key.removeprefix(start) in shared for start in MADE)
    }
    assert unused == set()


def test_no_file_of_texts_is_forgotten() -> None:
    """The texts that Rune Stones loads late are checked in test_rune_words.py."""
    checked = {folder(game) / "texts" for game in (SHELL, *GAMES)} | {folder("rune-stones") / "about"}
    checked |= {PAGE / "texts" / part for part in LATE}
    assert {file.parent for file in PAGE.rglob("*.ftl")} == checked


def test_the_search_finds_keys_in_calls_only() -> None:
    code = """
      <b class="loud">{say(kind === "bot" ? "robot" : `seat-${kind}`, { name: say("who") })}</b>
      {#if set.has("shut")}{form(of["x"].replace("a", "b") ? "open" : "", "gen")}{/if}
    """
    arguments = list(said_in(NOT_CODE.sub("", code)))
    assert [QUOTED.findall(TEMPLATE.sub("", argument)) for argument in arguments] == [["robot"], ["who"], ["open"]]
    assert [pattern.pattern for argument in arguments for pattern in templates(argument)] == [r"seat\-(.+)\Z"]
    assert "loud" not in QUOTED.findall(NOT_CODE.sub("", code))

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

SAID: Final = re.compile(r"""\b(?:say|has|form)\(\s*["']([^"']+)["']""")
QUOTED: Final = re.compile(r"""["']([a-zA-Z][\w-]*)["']""")
TEMPLATE: Final = re.compile(r"`((?:[\w-]|\$\{[^`{}]*(?:\{[^{}]*\}[^{}]*)*\})+)`")
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


def own(game: str, language: str) -> dict[str, ast.Message]:
    """Return the texts that only the page has, for a game or for the shell."""
    return messages(folder(game) / "texts" / f"{language}.ftl")


def rules(game: str, language: str) -> dict[str, ast.Message]:
    """Return the texts of a game's rules, or those that all games share."""
    where = ROOT / "src" / "dolmen" / ("games/" + game.replace("-", "_") if game else "")
    return messages(where / "texts" / f"{language}.ftl")


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
    """Return the page's code for a game, or for the shell."""
    files = sorted(file for kind in ("*.svelte", "*.ts") for file in folder(game).rglob(kind))
    shell = [file for file in files if game or "games" not in file.relative_to(PAGE).parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in shell)


def templates(code: str) -> Iterator[re.Pattern[str]]:
    """Yield composed keys as patterns; templates without a fixed word would match anything and are skipped."""
    for found in TEMPLATE.findall(code):
        parts = re.split(r"\$\{[^`{}]*(?:\{[^{}]*\}[^{}]*)*\}", found)
        if any(len(part.strip("-")) >= 3 for part in parts):
            yield re.compile(".+".join(re.escape(part) for part in parts) + r"\Z")


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
    said = {key for key in SAID.findall(sources(game)) if "${" not in key}
    assert said, "the search finds what is said"
    assert said - there == set()


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
        and not any(pattern.match(key) for pattern in made)
        and not any(key.startswith(start) and key.removeprefix(start) in shared for start in MADE)
    }
    assert unused == set()

"""The late-loaded texts about pieces and places of Rune Stones are complete, with the same keys in both languages."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from dolmen.games.rune_stones.names import STONES
from dolmen.texts import LANGUAGES
from tests.contract.test_page_texts import messages, templates
from tests.contract.test_texts import Finder

ABOUT: Final = Path(__file__).parents[2] / "web/src/games/rune-stones/about"
CODE: Final = (ABOUT / "index.ts").read_text(encoding="utf-8")


def words(language: str) -> dict[str, ast.Message]:
    return messages(ABOUT / f"{language}.ftl")


def test_both_languages_have_the_same_keys_with_the_same_values() -> None:
    polish, english = (words(language) for language in LANGUAGES)
    assert polish.keys() ^ english.keys() == set()
    assert [key for key in polish if Finder(polish[key]).variables != Finder(english[key]).variables] == []


def test_everything_told_is_there_and_everything_there_is_told() -> None:
    there = set(words("pl"))
    told = set(re.findall(r"""\btell\([^"`()]*"([\w-]+)\"""", CODE))
    assert told
    assert told - there == set()
    assert {f"stone-{stone}-more" for stone in STONES} <= there
    quoted = set(re.findall(r'"([\w-]+)"', CODE))
    made = list(templates(CODE))
    assert {key for key in there if key not in quoted and not any(pattern.match(key) for pattern in made)} == set()

"""Tips: what they wait for, what they speak of and the rules that they name exist, and each is one short sentence."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast

from dolmen import catalog
from dolmen.texts import LANGUAGES
from dolmen.texts.rulebook import rulebook
from tests.contract.test_page_texts import GAMES, PAGE, known, messages, rules

TIP: Final = re.compile(r'\{ id: "([^"]+)", when: \{ (\w+): "([^"]+)" \}, at: "([^"]+)", rule: "([^"]+)" \}')
MOST_WORDS: Final = 25
# Parts of the table that are no places.
PARTS: Final = {"bar", "seats", "aside", "threat"}


class Tip(NamedTuple):
    id: str
    kind: str
    what: str
    at: str
    rule: str


def tips_of(game: str) -> list[Tip]:
    code = (PAGE / "games" / game / "tips.ts").read_text(encoding="utf-8")
    found = [Tip(*one) for one in TIP.findall(code)]
    assert len(found) == code.count("id: "), "every tip is written on a line of its own"
    return found


def kind_of(place: str) -> str:
    return place.partition("/")[0].partition(":")[0]


def text(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_waits_for_something_that_exists(game: str) -> None:
    topics = set(re.findall(r'"([\w-]+)"', re.findall(r"type Topic = (.*);", (PAGE / f"generated/{game}.ts").read_text())[0]))
    kinds = {*catalog.find(game).places, "button"}
    sentences = set(rules(game, "en"))
    for tip in tips_of(game):
        match tip.kind:
            case "topic":
                assert tip.what in topics, tip
            case "question" | "event":
                assert tip.what in sentences, tip
            case "possible" | "seen":
                assert kind_of(tip.what) in kinds, tip
            case _:
                pytest.fail(f"nobody knows when {tip} is due")


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_speaks_of_a_place_and_names_a_rule(game: str) -> None:
    places = {*catalog.find(game).places, *PARTS}
    ids = rulebook(catalog.find(game), "pl")
    for tip in tips_of(game):
        assert kind_of(tip.at) in places, tip
        assert tip.rule in ids, tip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_tip_is_one_short_sentence(game: str, language: str) -> None:
    words = messages(PAGE / "games" / game / "texts" / f"{language}.ftl")
    for tip in tips_of(game):
        assert tip.id in known(game, language), tip
        said = text(words[tip.id])
        assert len(said.split()) <= MOST_WORDS, said
        assert re.fullmatch(r"[^.!?]+\.", said), said


def test_every_game_has_tips() -> None:
    assert {file.parent.name for file in Path(PAGE / "games").glob("*/tips.ts")} == set(GAMES)

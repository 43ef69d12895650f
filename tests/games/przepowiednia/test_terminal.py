"""The table in the terminal is in the reader's language."""

import pytest

from dolmen.games.przepowiednia.view import view
from dolmen.tables.przepowiednia import draw
from dolmen.texts import texts
from tests.games.przepowiednia.table import BOX, GAME, table

PLAYERS = [{"figure": "T-R", "grid": "CR ... .. ... ..", "side": "3A", "runes": "DD", "muted": "D"}, {"side": "1A"}]


def drawn(language: str) -> list[str]:
    state = table(advanced=True, players=PLAYERS)
    return draw(view(state, 0), BOX, texts(GAME, language), ["Ann", "Bob"], 0).splitlines()


@pytest.mark.parametrize(
    ("language", "supply", "legend"),
    [
        ("pl", "Zasoby: B 23  C 7  Ż 8  N 8  Z 6  F 6", "B – bezbarwny  C – czerwony  Ż – żółty"),
        ("en", "Supply: C 23  R 7  Y 8  B 8  G 6  P 6", "C colourless  R red  Y yellow"),
    ],
)
def test_crystals_have_the_letters_of_the_language_and_a_legend(language: str, supply: str, legend: str) -> None:
    lines = drawn(language)
    assert supply in lines
    assert any(line.startswith(legend) for line in lines)
    grid = "1[B]      2[C]" if language == "pl" else "1[C]      2[R]"
    assert any(grid in line for line in lines)
    arc = "CŻŻZNFCCN" if language == "pl" else "RYYGBPRRB"
    assert any(arc in line for line in lines)


def test_empty_nodes_are_counted_from_one() -> None:
    text = "\n".join(drawn("en"))
    assert " 12 " in text
    assert " 0 " not in text.split("①")[1].split("╔")[0]


@pytest.mark.rule("PRZ-119")
def test_the_kind_that_does_not_score_is_shown() -> None:
    assert any("rune D scores nothing" in line for line in drawn("en"))
    assert any("run D bez punktów" in line for line in drawn("pl"))

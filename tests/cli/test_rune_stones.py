"""Rune Stones at the terminal: cards in text, secrets kept, a whole game."""

from pathlib import Path

import pytest

from dolmen.games.rune_stones.view import view
from dolmen.tables.rune_stones import draw
from dolmen.texts import texts
from tests.cli.terminal import Terminal
from tests.games.by_name import choose
from tests.games.rune_stones.table import BOX, GAME, random_table, table

GIVEN = {
    "players": [
        {"hand": [21, 60, 76, 107], "gems": "bbyw", "ores": 2, "upper": "b...w", "stones": ["joker"], "joker": "green"},
        {"hand": [33, 101], "pile": [44]},
    ],
    "display": [55, 56, 16, 30, 71, 12],
}


def test_cards_are_drawn_with_number_points_and_ability() -> None:
    drawn = draw(view(table(**GIVEN), 0), BOX, texts(GAME, "en"), ["Ola", "Radek"], 0)
    assert "│ 60     R•• │" in drawn
    assert "│ RR→3★      │" in drawn
    assert "║ 76     *•• ║" in drawn
    assert "│ B→WW       │" in drawn
    assert "│ W / 3★     │" in drawn
    assert "│ ⚄ + ▭R     │" in drawn
    assert "D1 ••••" in drawn
    assert "=4 +3★" in drawn
    assert "upper row: [B] y  g  r [W]" in drawn
    assert "Wild gem (G)" in drawn


def test_the_table_speaks_the_reader_s_language() -> None:
    drawn = draw(view(table(**GIVEN), 0), BOX, texts(GAME, "pl"), ["Ola", "Radek"], 0)
    assert "│ CC→3★      │" in drawn
    assert "górny rząd: [N] ż  z  c [B]" in drawn
    assert "harpia" in drawn


def test_the_hand_of_another_is_a_number() -> None:
    for seat in (0, -1):
        drawn = draw(view(table(**GIVEN), seat), BOX, texts(GAME, "en"), ["Ola", "Radek"], seat)
        assert "② Radek" in drawn
        assert "Hand 2" in drawn
        assert "33" not in drawn
        assert ("107" in drawn) == (seat == 0)


def test_what_is_laid_out_and_the_points_left_are_seen_by_all() -> None:
    state = table(**GIVEN)
    choose(state, "summon", "107", "21", "12")
    drawn = draw(view(state, 1), BOX, texts(GAME, "en"), ["Ola", "Radek"], 1)
    assert "Laid out: 21 107 (2 •)" in drawn


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_table_of_a_game_can_be_drawn(language: str) -> None:
    for choices in range(0, 1500, 60):
        state = random_table(3, 5, choices)
        for seat in (0, 2, -1):
            lines = draw(view(state, seat), BOX, texts(GAME, language), ["Ola", "Radek", "Hania"], seat).splitlines()
            assert max(map(len, lines)) <= 105


def test_a_scripted_game_reaches_the_end_and_its_journal_verifies(terminal: Terminal, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    script = f"beige\nuse\n1\n1\n? 107a\npass\nend\nauto\nsave {journal}\nscore\n"
    words = ("play", "rune-stones", "--seats", "me,uniform", "--seed", "3", "--lang", "en", "-o", "max_rounds=6")
    played = terminal.run(*words, typed=script)
    assert played.code == 0
    assert "[RUN-016]" in played.out
    assert "random 2 draws" in played.out
    assert "You draw" in played.out
    assert "The game ends after 6 rounds" in played.out
    verified = terminal.run("verify", str(journal))
    assert verified.code == 0
    assert "all is well" in verified.out

"""Nawiedzone Krainy at the terminal, over a pipe."""

from pathlib import Path

from tests.cli.terminal import Terminal

PLAY = ("play", "nawiedzone-krainy", "--seed", "3", "--lang", "en")


def test_a_game_with_greedy_bots_reaches_the_final_scoring_and_its_journal_verifies(terminal: Terminal, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    played = terminal.run(*PLAY, "--seats", "me,greedy,greedy", typed=f"table\nauto\nsave {journal}\nscore\n")
    assert played.code == 0
    assert "Where does a Wraith appear?" in played.out
    assert "task cards in secret" in played.out
    assert "reveals a task" in played.out
    assert "1. " in played.out
    verified = terminal.run("verify", str(journal))
    assert verified.code == 0
    assert "all is well" in verified.out


def test_a_common_defeat_is_told_without_places(terminal: Terminal, tmp_path: Path) -> None:
    journal = tmp_path / "lost.jsonl"
    played = terminal.run(*PLAY, "--seats", "uniform,uniform", typed=f"save {journal}\n")
    assert played.code == 0
    assert "Nobody wins: everybody loses together." in played.out
    assert "0. " not in played.out
    assert terminal.run("verify", str(journal)).code == 0


def test_what_is_not_possible_says_why_with_its_rule(terminal: Terminal) -> None:
    played = terminal.run(*PLAY, "--seats", "greedy,me", typed="1\n1\n1\n1\n? build-mine\n? K.C\nquit\n")
    assert "Nothing is ever built in Kalena. (rule NAW-085)" in played.out
    assert ": Your Seer stands here already. (rule NAW-065)" in played.out

"""Scenario, rules, perft, replay: what they print and how they fail."""

from pathlib import Path

from tests.cli.terminal import Terminal

SCENARIO = """
id = "T-1"
title = "A step clockwise"
game = "przepowiednia"
rules = ["PRZ-029"]
[given]
players = [{ figure = "W6" }, {}, {}, {}]
[[steps]]
then = { options = ["W7", "W8", "W9", "T-G", "T-P", "T-R"] }
"""


def test_a_scenario_passes_and_a_wrong_one_says_what_it_found(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace('"W9", ', ""))
    assert terminal.run("scenario", str(good)).code == 0
    outcome = terminal.run("scenario", str(tmp_path))
    assert outcome.code == 1
    assert "1 passed, 1 failed" in outcome.out
    assert "options: expected" in outcome.err


def test_rules_are_read_by_id_by_word_and_as_a_list(terminal: Terminal) -> None:
    assert "PRZ-034 · Speed spell" in terminal.run("rules", "przepowiednia", "prz-034").out
    assert "PRZ-034" in terminal.run("rules", "przepowiednia", "szybkości", "--lang", "pl").out
    listing = terminal.run("rules", "przepowiednia").out
    assert listing.count("PRZ-") == 133


def test_perft_counts(terminal: Terminal) -> None:
    out = terminal.run("perft", "przepowiednia", "--players", "2", "--depth", "2").out
    assert "depth 1:           12" in out
    assert "depth 2:          132" in out


def test_components_are_listed_with_their_provenance(terminal: Terminal) -> None:
    out = terminal.run("components", "list", "przepowiednia").out
    assert "crystals.toml: 6 seed" in out
    assert "reconstructed" in out

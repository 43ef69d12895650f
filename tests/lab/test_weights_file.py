"""Weights are written into their own section, and all others stay."""

from pathlib import Path

from bench.weights_file import write

from dolmen.bots.weights import read


def test_what_is_written_for_one_game_leaves_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("# Weights.\n\n[a]\ntuned = [1.0]\nsaved = [2.0]\n\n[b]\ntuned = [3.0]\n")
    write("a", "tuned", [4.0, 0.123456], file)
    write("c", "tuned", [5.0], file)
    assert read(file) == {"a": {"saved": [2.0], "tuned": [4.0, 0.1235]}, "b": {"tuned": [3.0]}, "c": {"tuned": [5.0]}}

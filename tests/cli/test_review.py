"""`dolmen review`: curves, luck apart from decisions, and what cost most, in words and as JSON."""

import json
import re
from pathlib import Path

import pytest

from dolmen.bots.reviewing.found import END
from dolmen.cli.review_report import BARS, curve
from dolmen.kernel.journal import read_journal
from dolmen.texts import texts
from tests.cli.terminal import Terminal


@pytest.fixture
def file(terminal: Terminal, tmp_path: Path) -> Path:
    """A short game of two bots."""
    file = tmp_path / "game.jsonl"
    seats = ("--seats", "uniform:Ola,greedy:Radek", "--seed", "4", "-o", "max_rounds=2")
    assert terminal.run("play", "rune-stones", *seats, "--save", str(file), typed="").code == 0
    return file


def test_a_review_in_words_and_as_json(terminal: Terminal, file: Path) -> None:
    found = terminal.run("review", str(file), "--plan", "quick", "--json")
    assert found.code == 0
    document = json.loads(found.out)
    moments = [each["moment"] for each in document["moments"]]
    assert moments == sorted(moments)
    assert (moments[-1], document["moments"][-1]["kind"]) == (read_journal(file).moment, END)
    assert f"{len(moments)} of {len(moments)} moments" in found.err
    said, polish = (terminal.run("review", str(file), "--plan", "quick", "--lang", language).out for language in ("en", "pl"))
    for name, account in zip(("Ola", "Radek"), document["summary"]["seats"], strict=True):
        parts = [account[part]["value"] for part in ("luck", "own", "others", "rest")]
        assert sum(parts) == pytest.approx(account["end"] - account["start"])
        row = next(line for line in said.splitlines() if re.match(rf"{name} +\d+%", line))
        numbers = [int(number) for number in re.findall(r"([+-]\d+) ± \d+ %", row)]
        assert numbers == [int(f"{100 * part:+.0f}") for part in parts]
        (balance, values), decisive = account["said"]
        assert f"{name}: {texts(None, 'en').say(balance, **values)} " in said
        assert f"{name}: {texts(None, 'pl').say(balance, **values)} " in polish
        assert decisive[0].startswith("review-decisive-")
        for cost in account["costliest"]:
            assert f"moment {cost['moment']}: " in said
    assert "None" not in said
    assert "nie do rozdzielenia" in polish


def test_a_changed_journal_is_refused_before_anything_is_evaluated(terminal: Terminal, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:5], *lines[6:], ""]), encoding="utf-8")
    failed = terminal.run("review", str(file))
    assert (failed.code, failed.out) == (2, "")
    assert "moments" not in failed.err


def test_an_unfinished_game_is_refused(terminal: Terminal, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:30], ""]), encoding="utf-8")
    failed = terminal.run("review", str(file))
    assert (failed.code, "the game is not finished" in failed.err) == (2, True)


def test_a_curve_has_a_bar_for_every_chance() -> None:
    assert curve([0.0, 0.5, 1.0]) == BARS[0] + BARS[4] + BARS[7]

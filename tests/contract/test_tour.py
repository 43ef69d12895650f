"""The tour (docs/tour.md) can be followed: its files exist, its edits apply, and its commands print what it says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from dolmen import catalog
from dolmen.cli.main import COMMANDS
from dolmen.texts.rulebook import rulebook

ROOT: Final = Path(__file__).parents[2]
TOUR: Final = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
FILE: Final = re.compile(r"`((?:src|tests|docs|web)/[^`]+)`")
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TRIED: Final = {"play": "1\n2\n", "rules": "", "scenario": ""}
"""The commands that are run here, with what is typed before the tour's own lines."""


class Block(NamedTuple):
    """A fenced block, and the file that the text before it names last."""

    kind: str
    text: str
    file: str


def blocks() -> list[Block]:
    found = []
    for match in BLOCK.finditer(TOUR):
        files = FILE.findall(TOUR[: match.start()])
        found.append(Block(match[1], match[2], files[-1] if files else ""))
    return found


def commands() -> list[list[str]]:
    lines = [line for block in blocks() if block.kind == "sh" for line in block.text.splitlines()]
    return [line.split()[1:] for line in lines if line.startswith("./dolmen ")]


class Follower:
    """Somebody who follows the tour in a copy of the rules."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.output = ""
        left_out = shutil.ignore_patterns("__pycache__", "server")
        shutil.copytree(ROOT / "src", root / "src", ignore=left_out)
        scenarios = "tests/games/przepowiednia/scenarios"
        shutil.copytree(ROOT / scenarios, root / scenarios)

    def follow(self, block: Block, expected: str) -> None:
        if block.kind == "toml":
            (self.root / block.file).write_text(block.text, encoding="utf-8")
        elif block.kind == "diff":
            self.edit(self.root / block.file, block.text.splitlines(keepends=True))
        elif block.kind == "sh":
            self.output = ""
            for line in block.text.splitlines():
                words = line.split()
                if words[0] == "./dolmen" and words[1] in TRIED:
                    self.run(words[1:], expected)

    def edit(self, file: Path, diff: list[str]) -> None:
        before = "".join(line[1:] for line in diff if line[0] != "+")
        after = "".join(line[1:] for line in diff if line[0] != "-")
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{file.name}: {before}"
        file.write_text(text.replace(before, after), encoding="utf-8")

    def run(self, words: list[str], expected: str) -> None:
        typed = TRIED[words[0]] + "".join(line[2:] + "\n" for line in expected.splitlines() if line.startswith("> "))
        done = subprocess.run(
            [sys.executable, "-m", "dolmen", *words],
            cwd=self.root,
            env={**os.environ, "DOLMEN_INTERPRETED": "1", "PYTHONPATH": str(self.root / "src")},
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        self.output += done.stdout


def test_following_the_tour_gives_what_it_says(tmp_path: Path) -> None:
    follower = Follower(tmp_path)
    everything = blocks()
    kinds = [block.kind for block in everything]
    assert (kinds.count("toml"), kinds.count("diff")) == (1, 6)
    compared = 0
    for number, block in enumerate(everything):
        following = everything[number + 1] if number + 1 < len(everything) else block
        follower.follow(block, following.text if following.kind == "text" else "")
        if block.kind == "text":
            lines = [line for line in block.text.splitlines() if not line.startswith("> ")]
            assert [line for line in lines if line not in follower.output.splitlines()] == [], follower.output
            compared += 1
    assert compared == kinds.count("text") >= 6


@pytest.mark.parametrize("file", sorted(set(FILE.findall(TOUR)) - {block.file for block in blocks() if block.kind == "toml"}))
def test_the_tour_names_files_that_exist(file: str) -> None:
    assert (ROOT / file).exists()


def test_the_scenario_of_the_tour_is_new() -> None:
    (file,) = (block.file for block in blocks() if block.kind == "toml")
    assert not (ROOT / file).exists()


def test_the_tour_names_commands_and_rules_that_exist() -> None:
    assert len(commands()) > 6
    assert {command[0] for command in commands()} <= set(COMMANDS)
    rules = set(re.findall(r"PRZ-\d{3}(?!\w)", TOUR))
    assert rules
    assert rules <= set(rulebook(catalog.find("przepowiednia"), "en"))

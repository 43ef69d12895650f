"""Running commands as a person would, in this process."""

import io
import sys
from typing import NamedTuple

import pytest

from dolmen.cli.main import main


class Outcome(NamedTuple):
    """The output and exit code of a command."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs `dolmen …` with lines of input over a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *words: str, typed: str = "") -> Outcome:
        """Run a command to its end."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(words))
        captured = self.capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

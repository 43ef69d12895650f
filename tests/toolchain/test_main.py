"""The console script finds commands and turns errors into sentences and exit codes."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dolmen
from dolmen.cli.main import COMMANDS, _module, main
from tests.toolchain import toy


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    toy.make(tmp_path)
    return tmp_path


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name, command in COMMANDS.items():
        assert any(line.split() == [name, *command.help.split()] for line in lines)


def test_version_says_how_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"dolmen {dolmen.__version__}, engine: ")


@pytest.mark.parametrize(("typed", "meant"), [("tset", "test"), ("scenarios", "scenario"), ("paly", "play")])
def test_an_unknown_command_names_the_nearest(typed: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([typed]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"dolmen: there is no command {typed!r}; did you mean {meant!r}? Commands: play, ")
    assert told.count("\n") == 1


def test_a_command_like_no_other_gets_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["xyzzy"]) == 2
    assert capsys.readouterr().err.startswith("dolmen: there is no command 'xyzzy'. Commands: play, ")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_module(name: str) -> None:
    module = _module(name)
    assert isinstance(module.HELP, str)
    module.add_arguments(argparse.ArgumentParser())
    assert callable(module.run)


def test_bad_input_is_one_sentence_and_exit_code_2(checkout: Path) -> None:
    done = toy.dolmen(checkout, "play", "--how", "badly", DOLMEN_INTERPRETED="1")
    assert done.returncode == 2
    assert (done.stdout, done.stderr) == ("", "dolmen: --how badly: it can be played well only\n")


def test_an_interrupt_is_quiet(checkout: Path) -> None:
    done = toy.dolmen(checkout, "play", "--how", "interrupted", DOLMEN_INTERPRETED="1")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_reader_that_has_gone_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-m", "dolmen", "--help"], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_only_the_asked_command_is_imported(checkout: Path) -> None:
    (checkout / "src/dolmen/cli/bench.py").write_text("raise RuntimeError('imported')\n")
    assert toy.dolmen(checkout, "play").stdout == "42\n"

"""Every check of our own, and the layers contract, complains about what it is there for."""

import subprocess
from pathlib import Path

import pytest

from tests.toolchain import toy


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    toy.make(tmp_path)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def check(root: Path, *names: str) -> tuple[int, str]:
    done = toy.dolmen(root, "check", *names)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_clean_checkout_passes(checkout: Path) -> None:
    code, told = check(checkout, "layers", "kernel", "budgets", "addresses")
    assert code == 0, told
    assert told.count(" ok") == 5
    assert told.endswith("4 checks ok, 0 FAILED\n")


@pytest.mark.parametrize(
    ("name", "file", "text", "complaint"),
    [
        ("layers", "src/dolmen/kernel/steps.py", "import dolmen.games.toy\n", "not allowed to import"),
        ("layers", "src/dolmen/games/other/__init__.py", "import dolmen.games.toy\n", "games never import"),
        ("kernel", "src/dolmen/kernel/steps.py", "import babel.dates\n", "steps.py:1: imports babel.dates"),
        ("kernel", "src/dolmen/games/toy/state.py", "x = 1  # type: ignore\n", "state.py:1: nothing is"),
        ("budgets", "src/dolmen/kernel/steps.py", "\n" * 401, "steps.py: 401 lines, the budget is 400"),
        ("budgets", "tests/test_it.py", "def f():\n" + "    x = 1\n" * 60, "test_it.py:1: f has 61 lines"),
        ("addresses", "requirements.lock", "x==1 @ ht" + "tps://host/x", "requirements.lock:1: a lock file"),
        ("addresses", "README.md", "see /" + "home/me/notes", "README.md:1: a path of one machine"),
        ("types", "src/dolmen/kernel/steps.py", "START: str = 1\n", "steps.py:1: error: Incompatible types"),
        ("lint", "src/dolmen/kernel/steps.py", "import os\n", "F401"),
    ],
    ids=[
        "kernel imports a game",
        "game imports a game",
        "kernel imports a package",
        "game silences mypy",
        "long file",
        "long function",
        "address in a lock",
        "path of one machine",
        "type error",
        "unused import",
    ],
)
def test_what_is_wrong_is_found(checkout: Path, name: str, file: str, text: str, complaint: str) -> None:
    (checkout / file).parent.mkdir(exist_ok=True)
    (checkout / file).write_text(text)
    code, told = check(checkout, name)
    assert code == 1
    assert complaint in told
    assert told.endswith("0 checks ok, 1 FAILED\n")


def test_an_unknown_check_is_refused(checkout: Path) -> None:
    done = toy.dolmen(checkout, "check", "spelling")
    assert done.returncode == 2
    assert done.stderr.startswith("dolmen: no check spelling; there are lint, format, ")

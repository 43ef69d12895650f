"""Every check of our own, and the layers contract, finds what it is made to find."""

import re
import subprocess
from pathlib import Path

import pytest

from dolmen.cli.check import CHECKS
from tests.toolchain import toy

LONG_METHOD = "class C {\n  m(): void {\n" + "    f();\n" * 49 + "  }\n}\n"
LONG_CLASS = "export class C {\n" + "  x = 1;\n" * 199 + "}\n"


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
        ("budgets", "src/dolmen/kernel/steps.py", "\n" * 401, "steps.py has 401 lines, the budget is 400"),
        ("budgets", "tests/test_it.py", "def f():\n" + "    x = 1\n" * 50, "test_it.py:1: function f has 51 lines"),
        ("budgets", "bench/it.py", "class C:\n" + "    x = 1\n" * 200, "it.py:1: class C has 201 lines, the budget is 200"),
        ("budgets", "web/src/it.svelte", "\n" * 401, "it.svelte has 401 lines"),
        ("budgets", "web/src/it.ts", LONG_METHOD, "it.ts:2: function m has 51"),
        ("budgets", "web/src/it.ts", LONG_CLASS, "it.ts:1: class C has 201 lines"),
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
        "long class",
        "long file of the page",
        "long method of the page",
        "long class of the page",
        "address in a lock",
        "path of one machine",
        "type error",
        "unused import",
    ],
)
def test_what_is_wrong_is_found(checkout: Path, name: str, file: str, text: str, complaint: str) -> None:
    (checkout / file).parent.mkdir(parents=True, exist_ok=True)
    (checkout / file).write_text(text)
    code, told = check(checkout, name)
    assert code == 1
    assert complaint in told
    assert told.endswith("0 checks ok, 1 FAILED\n")


def test_an_unknown_check_is_refused(checkout: Path) -> None:
    done = toy.dolmen(checkout, "check", "spelling")
    assert done.returncode == 2
    assert done.stderr.startswith("dolmen: no check spelling; there are lint, format, ")


def test_hooks_and_hosted_runs_call_checks_that_exist() -> None:
    hooks = (toy.ROOT / ".pre-commit-config.yaml").read_text()
    called = re.findall(r"entry: \./dolmen check(.*)", hooks)
    assert len(called) == 2
    assert {name for names in called for name in names.split()} <= set(CHECKS)
    hosted = (toy.ROOT / ".github/workflows/ci.yml").read_text()
    assert re.findall(r"run: (.*)", hosted) == ["./dolmen check", "./dolmen test"]
    assert {"3.11", "3.12", "3.13"} == set(re.findall(r'"(3\.\d+)"', hosted))

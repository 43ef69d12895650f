"""A toy checkout: the real tool chain around a kernel of two modules, so that it compiles in seconds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL_CHAIN = (
    "dolmen",
    "pyproject.toml",
    "setup.py",
    "LICENSE",
    "NOTICE.md",
    "NOTICE.pl.md",
    "requirements.lock",
    "src/dolmen/__init__.py",
    "src/dolmen/__main__.py",
    "src/dolmen/compiled.py",
    "src/dolmen/py.typed",
    "src/dolmen/cli/__init__.py",
    "src/dolmen/cli/browser.py",
    "src/dolmen/cli/budgets.py",
    "src/dolmen/cli/build.py",
    "src/dolmen/cli/check.py",
    "src/dolmen/cli/main.py",
    "src/dolmen/cli/site.py",
    "src/dolmen/cli/test.py",
    "tests/conftest.py",
    "tests/postgres.py",
)
COMPILES = ("ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "setuptools", "typing-extensions")
IMPORTED = ("attrs", "babel", "filelock", "fluent-runtime", "fluent-syntax", "pytz")
OWN_FILES = {
    "README.md": "A toy.\n",
    "bench/__init__.py": "",
    "tests/test_toy.py": """
import pytest

from dolmen.kernel.engine import answer


@pytest.mark.rule("TOY-001")
def test_the_answer() -> None:
    assert answer() == 42


@pytest.mark.slow
def test_it_takes_long_to_be_sure() -> None:
    assert answer() == 42
""",
    "src/dolmen/kernel/__init__.py": "",
    "src/dolmen/kernel/errors.py": "class BadInput(Exception):\n    pass\n",
    "src/dolmen/kernel/engine.py": """
from dolmen.kernel.steps import START


def answer() -> int:
    return START + 1
""",
    "src/dolmen/kernel/steps.py": "from typing import Final\n\nSTART: Final = 41\n",
    "src/dolmen/games/__init__.py": "",
    "src/dolmen/games/toy/__init__.py": "",
    "src/dolmen/games/toy/data/toy.toml": "stones = 3\n",
    "src/dolmen/games/toy/texts/pl.ftl": "toy = Zabawka\n",
    "src/dolmen/games/toy/rulebook/pl.md": "# TOY-001\n",
    "src/dolmen/games/toy/lessons/01-aim.toml": 'game = "toy"\n',
    "src/dolmen/games/toy/lessons/pl.ftl": "aim-title = Cel\n",
    "src/dolmen/cli/play.py": """
import argparse

from dolmen.kernel.engine import answer
from dolmen.kernel.errors import BadInput

HELP = "say the answer"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--how", default="well")


def run(arguments: argparse.Namespace) -> int:
    if arguments.how == "interrupted":
        raise KeyboardInterrupt
    if arguments.how != "well":
        raise BadInput(f"--how {arguments.how}: it can be played well only")
    print(answer())
    return 0
""",
    "src/dolmen/cli/bench.py": """
import argparse

from dolmen import compiled

HELP = "say the answer fast"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(arguments: argparse.Namespace) -> int:
    from dolmen.kernel.engine import answer

    print(answer(), compiled.status())
    return 0
""",
}


def make(root: Path) -> None:
    """Write the toy checkout."""
    for name in TOOL_CHAIN:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    for name, text in OWN_FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


def shorten_lock(root: Path) -> None:
    """Leave in the toy's lock what compiles it and what its commands import, so that it installs in seconds."""
    kept: list[str] = []
    for line in (root / "requirements.lock").read_text().splitlines(keepends=True):
        name = line.partition("==")[0]
        if not line.startswith(" "):
            keeping = name in COMPILES or name in IMPORTED
        if keeping:
            kept.append(line)
    assert sum("==" in line for line in kept) == len(COMPILES) + len(IMPORTED)
    (root / "requirements.lock").write_text("".join(kept))


def clean_environment() -> dict[str, str]:
    """The environment without what belongs to the test run itself."""
    ours = ("DOLMEN_", "PYTEST_", "PYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def run(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in the toy checkout, as if not from within a test."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**clean_environment(), "PYTHONPATH": str(root / "src"), **environment},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def dolmen(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m dolmen` in the toy checkout."""
    return run(root, "-m", "dolmen", *arguments, **environment)

"""The examples of docs/research.md run as they stand."""

import re
import subprocess
import sys

import pytest

from tests.toolchain.toy import ROOT

EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text(), re.DOTALL)
EXPECTED = ["numbers, 629 actions", "'place': 1", "python_dolmen_labyrinth", r"\(64, 214\) \(64, 337\)"]


@pytest.mark.parametrize(
    ("code", "expected"), list(zip(EXAMPLES, EXPECTED, strict=True)), ids=["layout", "aec", "spiel", "vector"]
)
def test_an_example_runs(code: str, expected: str) -> None:
    """Each example ends well, without a warning, and prints what the page says."""
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(expected, done.stdout)


def test_the_sizes_are_those_of_the_layouts() -> None:
    """The table of sizes says what the layouts say."""
    from dolmen import catalog
    from dolmen.research.observing import observer

    found = re.findall(r"^\| [A-Z][\w ]+ \| (\d+) \| (\d+) \|$", (ROOT / "docs" / "research.md").read_text(), re.MULTILINE)
    observers = [observer(game.id) for game in catalog.games()]
    assert found == [(str(one.layout.size), str(one.actions.size)) for one in observers]

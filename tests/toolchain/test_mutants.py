"""`dolmen check rules --mutate`: which clauses are found, and what is left when one is taken out."""

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from dolmen.cli import mutants
from dolmen.cli.mutants import NO_RULE, find_mutants, patch
from tests.toolchain import toy

SOURCE = '''"""A sample of rules."""

from typing import Final


class Refusal:
    def __init__(self, rule: str) -> None:
        self.rule = rule


FULL: Final = Refusal("TOY-001")
FAR: Final = Refusal("TOY-002")
SHUT: Final = Refusal("TOY-003")


def near(cell: int) -> bool:
    """TOY-004: how far one may go."""
    if cell > 8:
        return False
    return True


class Base:
    def why_not(self, cell: int) -> Refusal | None:
        if cell == 0 or cell == 1:
            return FULL
        return None if near(cell) else FAR


class Gate(Base):
    def why_not(self, cell: int) -> Refusal | None:
        if cell == 7:
            return super().why_not(cell)
        return SHUT

    def label(self, cell: int) -> str:
        return "gate" if cell else "wall"
'''
ALL = [
    ("TOY-004", "near", "`cell > 8` is False"),
    ("TOY-001", "Base.why_not", "`cell == 0` is False"),
    ("TOY-001", "Base.why_not", "`cell == 1` is False"),
    ("TOY-002", "Base.why_not", "`near(cell)` is True"),
    (NO_RULE, "Gate.why_not", "`cell == 7` is False"),
    ("TOY-003", "Gate.why_not", "`return SHUT` is None"),
]
# What each mutant above allows, of Base and of Gate; without a mutant it is 2 to 8, and 7.
CELLS = range(10)
ALLOWED = [
    ({2, 3, 4, 5, 6, 7, 8, 9}, {7}),
    ({0, 2, 3, 4, 5, 6, 7, 8}, {7}),
    ({1, 2, 3, 4, 5, 6, 7, 8}, {7}),
    ({2, 3, 4, 5, 6, 7, 8, 9}, {7}),
    ({2, 3, 4, 5, 6, 7, 8}, set()),
    ({2, 3, 4, 5, 6, 7, 8}, set(CELLS)),
]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "sample_rules"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "gates.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in ("sample_rules.gates", "sample_rules"):
        sys.modules.pop(name, None)


def allowed(module: ModuleType) -> tuple[set[int], set[int]]:
    gates = [module.Base(), module.Gate()]
    base, gate = ({cell for cell in CELLS if one.why_not(cell) is None} for one in gates)
    return base, gate


def test_every_clause_is_found_with_its_rule(package: Path) -> None:
    found = find_mutants(package, "sample_rules")
    assert [(mutant.rule, mutant.function, mutant.what) for mutant in found] == ALL
    assert str(found[0]) == "gates.py:18 near: `cell > 8` is False"


@pytest.mark.parametrize("number", range(len(ALL)))
def test_a_mutant_lacks_its_clause_and_nothing_else(package: Path, number: int) -> None:
    module = importlib.import_module("sample_rules.gates")
    assert allowed(module) == ({2, 3, 4, 5, 6, 7, 8}, {7})
    patch(find_mutants(package, "sample_rules")[number])
    assert allowed(module) == ALLOWED[number]
    assert (package / "gates.py").read_text() == SOURCE


def test_a_clause_of_our_games_is_found_where_a_helper_does_the_rule() -> None:
    """LAB-108 stands in a function that `why_not` of the Golem's step calls."""
    golem = Path(mutants.__file__).parents[1] / "games" / "labyrinth" / "steps" / "golem.py"
    names = [place.name for place in mutants.judging(ast.parse(golem.read_text(encoding="utf-8")))]
    assert "StepGolem.way_back" in names


RUNNER = """
from pathlib import Path
from dolmen import catalog
from dolmen.cli import mutate
from dolmen.cli.mutants import Mutant

def mutant(line, what):
    return Mutant("rules", "why_not", line, "RUN-007", "gates.py", line, what)

ALL = [mutant(1, "caught"), mutant(2, "missed"), mutant(3, "endless"), mutant(4, "caught")]
patched = []

class Trial(mutate.Trial):
    def failing_scenario(self, rule):
        while patched and patched[0].what == "endless":
            pass
        return "W-01" if patched and patched[0].what == "caught" else ""
    def broken_law(self):
        return ""
    def failing_test(self, rule):
        return ""
    def start(self, mutant):
        print("try", mutant.line if mutant else "nothing", flush=True)
        return super().start(mutant)

mutate.find_mutants = lambda folder, package: ALL
mutate.patch = patched.append
game = catalog.find("rune-stones")
for tests in ("old", "old", "new"):
    trial = Trial(Path.cwd(), game, 1)
    trial.file = Path({file!r})
    trial.digests = lambda: {{"rules": "same", "tests": tests}}
    mutate.report(game, trial.run())
"""


def test_a_trial_reports_survivors_and_goes_on_with_what_is_not_known(tmp_path: Path) -> None:
    """A mutant that was killed is not tried again; one that survived is, when a test has changed."""
    script = RUNNER.format(file=str(tmp_path / "results.jsonl"))
    done = subprocess.run([sys.executable, "-c", script], cwd=toy.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = ["RUN-007: gates.py:2 why_not: missed", "rune-stones: killed 3 of 4 (75 %)"]
    first = ["try nothing", *(f"try {line}" for line in (1, 2, 3, 4)), *told]
    assert done.stdout.splitlines() == [*first, *told, "try nothing", "try 2", *told]
    assert "4 of 4 tried, 3 killed" in done.stderr

"""`dolmen test`: run pytest on the compiled rules, then on the interpreted ones."""

import argparse
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

from dolmen import compiled
from dolmen.cli.browser import find_or_install
from dolmen.cli.build import build, why_no_build

HELP = (
    "Run the tests, first on the compiled rules, then on the interpreted ones. "
    "What is not listed here goes to pytest: dolmen test --quick tests/kernel -k undo"
)
NO_TESTS_FOUND = 5
# Tests whose result does not depend on compilation: the tool chain, the page, killed servers, databases, words, strength of play.
ONCE = (
    "toolchain",
    "web",
    "server/test_chaos_runs.py",
    "server/test_kill.py",
    "server/test_postgres.py",
    "server/test_copies.py",
    "server/test_processes.py",
    "server/test_two_worlds_hints.py",
    "contract/test_texts.py",
    "bots/test_strength.py",
    "bots/test_deeper.py",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="one run without the slow tests; builds nothing")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--interpreted", action="store_true", help="only on the interpreted rules")
    way.add_argument("--compiled", action="store_true", help="only on the compiled rules")


class Counts(NamedTuple):
    """The results of one test run, or of all runs."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def plus(self, other: "Counts") -> "Counts":
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def run(arguments: argparse.Namespace) -> int:
    root = compiled.checkout()
    if root is None:
        print("dolmen: the tests are in the checkout, not in the installed package", file=sys.stderr)
        return 2
    passed_on: list[str] = arguments.passed_on
    if arguments.quick:
        passed_on = ["-m", "not slow", *passed_on]
    elif not passed_on:
        find_or_install()
    ways, code = _ways(root, arguments)
    total = Counts()
    ran: list[str] = []
    for way in ways:
        extra = [f"--ignore=tests/{name}" for name in ONCE] if ran else []
        # What compilation changes has nothing to do with the database.
        postgres = not ran and not arguments.quick
        result, counts = _pytest(root, way, [*extra, *passed_on], postgres)
        if result == NO_TESTS_FOUND and ran:
            result = 0
        code = code or result
        total = total.plus(counts)
        ran.append(f"{way}: {counts}")
    print()
    for line in ran:
        print(line)
    print(total)
    return code


def _ways(root: Path, arguments: argparse.Namespace) -> tuple[list[str], int]:
    """Return the runs to make, and an exit code that is not 0 when a wanted run is impossible."""
    if arguments.interpreted:
        return ["interpreted"], 0
    if arguments.quick and not arguments.compiled:
        return ["compiled" if compiled.status() == "compiled" else "interpreted"], 0
    os.environ.pop("DOLMEN_INTERPRETED", None)
    if build(root):
        return ["compiled"] if arguments.compiled else ["compiled", "interpreted"], 0
    reason = why_no_build()
    if arguments.compiled:
        return [], 2
    if reason:
        print(f"dolmen: {reason}, so the tests run interpreted only", file=sys.stderr)
        return ["interpreted"], 0
    return ["interpreted"], 1


def _pytest(root: Path, way: str, passed_on: list[str], postgres: bool) -> tuple[int, Counts]:
    report = root / ".build" / f"tests-{way}.xml"
    report.parent.mkdir(exist_ok=True)
    report.unlink(missing_ok=True)
    environment = {name: value for name, value in os.environ.items() if name != "DOLMEN_INTERPRETED"}
    if way == "interpreted":
        environment["DOLMEN_INTERPRETED"] = "1"
    environment.setdefault("DOLMEN_TEST_POSTGRES", "1" if postgres else "0")
    command = [sys.executable, "-m", "pytest", f"--junitxml={report}"]
    if not {"--pdb", "--trace"} & set(passed_on):
        # One more than there are cores, because the tests of page and server often wait.
        command += ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
    sys.stdout.flush()
    code = subprocess.run([*command, *passed_on], cwd=root, env=environment, check=False).returncode
    return code, _counts(report)


def _counts(report: Path) -> Counts:
    """Read the counts from pytest's report; a run without a report has failed."""
    try:
        suites = list(ElementTree.parse(report).iter("testsuite"))
    except (FileNotFoundError, ElementTree.ParseError):
        return Counts(failed=1)

    def number(name: str) -> int:
        return sum(int(suite.get(name, "0")) for suite in suites)

    failed, skipped = number("failures") + number("errors"), number("skipped")
    return Counts(number("tests") - failed - skipped, failed, skipped)

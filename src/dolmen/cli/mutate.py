"""`dolmen check rules --mutate`: take out each clause of a refusal in turn, and report those that no test misses.

Each mutant lives in a forked process, which runs the scenarios of the game, then the law of options, then the game's other tests,
and stops at the first failure.
Results are kept in .build/mutants: a clause that was caught is not tried again while the rules stay as they are,
and one that was not caught is tried again when a test has changed.
"""

import argparse
import hashlib
import importlib
import json
import multiprocessing
import os
import signal
import sys
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen import catalog, compiled
from dolmen.cli.mutants import Mutant, find_mutants, patch
from dolmen.kernel.errors import BadInput
from dolmen.kernel.game import Game
from dolmen.kernel.scenario import Scenario, find_scenarios

SURVIVED: Final = ""
# A mutant that needs so many times the processor time of the tests plays in circles.
PATIENCE: Final = 4
SOURCES: Final = (".py", ".toml")


class Running(NamedTuple):
    """A mutant that is being tested in a process of its own."""

    mutant: Mutant | None
    process: BaseProcess
    answer: Connection


def main() -> int:
    """Mutate the rules of the games named on the command line, or of all games."""
    parser = argparse.ArgumentParser(prog="dolmen check rules --mutate")
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    root = compiled.checkout()
    if root is None or "fork" not in multiprocessing.get_all_start_methods():
        print("dolmen: mutants need a checkout, and a system that can fork processes", file=sys.stderr)
        return 2
    os.chdir(root)
    os.environ["CI"] = "1"  # Hypothesis takes the same examples every time.
    sys.path.insert(0, str(root))
    try:
        games = [catalog.find(name) for name in arguments.games or catalog.OURS]
        for game in games:
            report(game, Trial(root, game, max(1, arguments.jobs)).run())
    except BadInput as error:
        print(f"dolmen: {error}", file=sys.stderr)
        return 2
    return 0


def report(game: Game[Any], results: dict[Mutant, str]) -> None:
    """Print the mutants that survived, by rule, and the sum."""
    survivors = [mutant for mutant, killer in results.items() if killer == SURVIVED]
    for mutant in sorted(survivors, key=lambda mutant: (mutant.rule, mutant.file, mutant.line)):
        print(f"{mutant.rule}: {mutant}")
    killed = len(results) - len(survivors)
    print(f"{game.id}: killed {killed} of {len(results)} ({100 * killed / max(1, len(results)):.0f} %)", flush=True)


class Trial:
    """All mutants of one game, tried in several processes at a time."""

    def __init__(self, root: Path, game: Game[Any], jobs: int) -> None:
        folder = game.id.replace("-", "_")
        self.root = root
        self.game = game
        self.jobs = jobs
        self.rules = root / "src" / "dolmen" / "games" / folder
        self.tests = root / "tests" / "games" / folder
        self.file = root / ".build" / "mutants" / f"{game.id}.jsonl"
        self.scenarios = [Scenario(path) for path in find_scenarios([self.tests / "scenarios"])]
        self.context = multiprocessing.get_context("fork")
        self.seconds = 0

    def run(self) -> dict[Mutant, str]:
        """Return what killed each mutant, or SURVIVED."""
        mutants = find_mutants(self.rules, self.game.package)
        known = self.read()
        results = {mutant: known[str(mutant)] for mutant in mutants if str(mutant) in known}
        left = [mutant for mutant in mutants if mutant not in results]
        if left:
            self.seconds = PATIENCE * self.seconds_without_mutant()
        self.write(results)
        running: list[Running] = []
        began = time.monotonic()
        tried = 0
        while left or running:
            while left and len(running) < self.jobs:
                running.append(self.start(left.pop(0)))
            wait([one.answer for one in running], timeout=1.0)
            for one in list(running):
                killer = self.killer_of(one)
                if killer is not None and one.mutant is not None:
                    running.remove(one)
                    results[one.mutant] = killer
                    self.append(one.mutant, killer)
                    tried += 1
                    self.show(results, tried, len(left) + len(running), time.monotonic() - began)
        return {mutant: results[mutant] for mutant in mutants}

    def seconds_without_mutant(self) -> int:
        """Return how long the tests take as long as nothing is taken out; they must pass."""
        one = self.start(None)
        failed, seconds = one.answer.recv()
        one.process.join()
        if failed != SURVIVED:
            raise BadInput(f"{self.game.id}: {failed} fails without a mutant")
        return int(seconds) + 1

    def start(self, mutant: Mutant | None) -> Running:
        """Begin to test a mutant."""
        ours, theirs = self.context.Pipe(duplex=False)
        process = self.context.Process(target=self.work, args=(mutant, theirs))
        process.start()
        theirs.close()
        return Running(mutant, process, ours)

    def killer_of(self, one: Running) -> str | None:
        """Return what killed a mutant, SURVIVED, or None while it is being tested."""
        if not one.answer.poll():
            return None
        try:
            killer = str(one.answer.recv()[0])
            one.process.join()
        except EOFError as error:
            one.process.join()
            if one.process.exitcode != -signal.SIGXCPU:
                raise RuntimeError(f"{one.mutant}: its process ended without an answer") from error
            killer = "the clock"
        one.answer.close()
        return killer

    def work(self, mutant: Mutant | None, answer: Connection) -> None:
        """Test a mutant, in a process of its own."""
        import resource  # not on every system, as little as fork

        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        rule = ""
        if mutant is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds + 1))
            patch(mutant)
            rule = mutant.rule
        killer = self.failing_scenario(rule) or self.broken_law() or self.failing_test(rule)
        answer.send((killer, time.process_time()))

    def failing_scenario(self, rule: str) -> str:
        """Run the scenarios, those of a rule first; return the first that fails."""
        for scenario in sorted(self.scenarios, key=lambda scenario: rule not in scenario.rules):
            try:
                scenario.run(self.game)
            except Exception:
                return scenario.id
        return SURVIVED

    def broken_law(self) -> str:
        """Play the random games in which `options` must agree with `why_not`; return the first in which it does not."""
        cases = importlib.import_module("tests.contract.cases")
        laws = importlib.import_module("tests.contract.test_places")
        for case in cases.cases():
            if case.game is self.game:
                try:
                    laws.test_every_question_of_a_random_game_keeps_the_laws(case)
                except Exception:
                    return str(case)
        return SURVIVED

    def failing_test(self, rule: str) -> str:
        """Run the other quick tests of the game, files that name a rule first; return the first that fails."""
        import pytest

        failed: list[str] = []

        class Plugin:
            def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
                if report.failed:
                    failed.append(report.nodeid)

        files = sorted(self.tests.glob("test_*.py"), key=lambda file: rule not in file.read_text(encoding="utf-8"))
        options = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not slow"]
        code = pytest.main([*options, *map(str, files)], plugins=[Plugin()])
        return failed[0] if failed else SURVIVED if code == 0 else f"pytest ({code})"

    def show(self, results: dict[Mutant, str], tried: int, left: int, seconds: float) -> None:
        """Say how far we are."""
        rate = tried / max(seconds, 0.001)
        killed = sum(killer != SURVIVED for killer in results.values())
        line = f"{self.game.id}: {len(results)} of {len(results) + left} tried, {killed} killed, "
        line += f"{rate:.1f} per second, {left / rate / 60:.1f} min left"
        if sys.stderr.isatty():
            print(f"\r{line}\x1b[K", end="" if left else "\n", file=sys.stderr, flush=True)
        elif left == 0 or tried % 25 == 0:
            print(line, file=sys.stderr, flush=True)

    def digests(self) -> dict[str, str]:
        """Return what the results depend on: the rules, and the tests."""
        kernel = self.root / "src" / "dolmen" / "kernel"
        return {
            "rules": digest(self.rules, kernel),
            "tests": digest(self.tests, self.root / "tests" / "contract"),
        }

    def read(self) -> dict[str, str]:
        """Return the results of an earlier run that still hold."""
        if not self.file.is_file():
            return {}
        header, *lines = map(json.loads, self.file.read_text(encoding="utf-8").splitlines())
        now = self.digests()
        if header["rules"] != now["rules"]:
            return {}
        found = {line["mutant"]: line["killer"] for line in lines}
        same_tests = header["tests"] == now["tests"]
        return {mutant: killer for mutant, killer in found.items() if killer != SURVIVED or same_tests}

    def write(self, results: dict[Mutant, str]) -> None:
        """Begin the file of results with those that are known."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.digests()) + "\n", encoding="utf-8")
        for mutant, killer in results.items():
            self.append(mutant, killer)

    def append(self, mutant: Mutant, killer: str) -> None:
        """Keep a result."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"mutant": str(mutant), "killer": killer}, ensure_ascii=False) + "\n")


def digest(*folders: Path) -> str:
    """Return a digest of the sources and data in some folders."""
    content = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in SOURCES):
        content.update(file.read_bytes())
    return content.hexdigest()


if __name__ == "__main__":
    sys.exit(main())

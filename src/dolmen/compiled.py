"""Serves the modules that `dolmen build` compiled, and only those made from the sources as they are now."""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

FOLDERS: Final = ("kernel", "games", "bots", "research/fast")
ABOVE: Final = ("cli", "server", "lab", "tables", "research")
SUFFIX: Final = importlib.machinery.EXTENSION_SUFFIXES[0]
PACKAGE: Final = Path(__file__).parent

_status = "interpreted"


def checkout() -> Path | None:
    """The folder that holds `src`, or None when dolmen was installed from a wheel."""
    root = PACKAGE.parent.parent
    return root if PACKAGE.parent.name == "src" and (root / "setup.py").is_file() else None


def to_compile(package: Path = PACKAGE) -> list[Path]:
    """The files that mypyc compiles."""
    files = [file for folder in FOLDERS for file in (package / folder).rglob("*.py")]
    return sorted(file for file in files if file.name != "__init__.py")


def build_folder(root: Path) -> Path:
    """Where a build of the sources as they are now is kept: one folder per content, so none is ever stale."""
    # All that a compiled module may import counts, compiled or not: mypyc copies constants out of it.
    files = [file for file in PACKAGE.rglob("*.py") if file.relative_to(PACKAGE).parts[0] not in ABOVE]
    files += [file for folder in FOLDERS if folder.partition("/")[0] in ABOVE for file in (PACKAGE / folder).rglob("*.py")]
    files += [root / "requirements.lock", root / "setup.py"]
    content = hashlib.sha256()
    for file in sorted(files):
        content.update(f"{file.relative_to(root).as_posix()}\n".encode())
        content.update(hashlib.sha256(file.read_bytes()).digest())
    return builds(root) / content.hexdigest()[:20]


def builds(root: Path) -> Path:
    """All builds for this Python on this machine."""
    return root / ".build" / SUFFIX.split(".")[1]


def status() -> str:
    """How the rules run, for people: `compiled` or `interpreted (why)`."""
    return _status


class Finder:
    """Finds the modules of one build, or the sources beside installed compiled modules."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else importlib.util.spec_from_file_location(name, file)


def install() -> str:
    """Decide how the rules run in this process and return the status; a second call looks again."""
    global _status
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Finder)]
    root = checkout()
    asked = os.environ.get("DOLMEN_INTERPRETED", "") not in ("", "0")
    files, _status = _from_wheel(asked) if root is None else _from_checkout(root, asked)
    if any(getattr(sys.modules.get(name), "__file__", file) != file for name, file in files.items()):
        _status = "interpreted (built after the start)"
    elif files:
        sys.meta_path.insert(0, Finder(files))
    return _status


def _from_checkout(root: Path, asked: bool) -> tuple[dict[str, str], str]:
    if asked:
        return {}, "interpreted (asked for)"
    folder = build_folder(root)
    try:
        modules: dict[str, str] = json.loads((folder / "manifest.json").read_bytes())["modules"]
    except FileNotFoundError:
        return {}, f"interpreted ({_why_not_built(root)})"
    return {name: str(folder / file) for name, file in modules.items()}, "compiled"


def _why_not_built(root: Path) -> str:
    try:
        return (root / ".build" / "cannot").read_text().strip()
    except FileNotFoundError:
        pass
    return "sources changed since the build" if any(builds(root).glob("*/manifest.json")) else "not built yet"


def _from_wheel(asked: bool) -> tuple[dict[str, str], str]:
    if not any((PACKAGE / "kernel").glob(f"*{SUFFIX}")):
        return {}, "interpreted (installed without compiled modules)"
    if not asked:
        return {}, "compiled"
    sources = to_compile()
    names = (".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in sources)
    return dict(zip(names, map(str, sources), strict=True)), "interpreted (asked for)"

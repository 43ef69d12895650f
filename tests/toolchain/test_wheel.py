"""`pip install .` gives a console script that works without the checkout."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toolchain import toy

pytestmark = pytest.mark.slow

WHERE = "import dolmen.kernel.engine as e; print(e.__file__)"


def install(source: Path, folder: Path, *options: str, **environment: str) -> Path:
    """Install the checkout into a new virtual environment; the result is its folder of programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    done = subprocess.run(
        [str(folder / "bin" / "python"), "-m", "pip", "install", "-qq", *options, str(source)],
        cwd=folder,
        env={**toy.clean_environment(), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder / "bin"


def said_by(programs: Path, name: str, *arguments: str, **environment: str) -> str:
    return subprocess.run(
        [str(programs / name), *arguments],
        cwd=programs.parent,
        env={**toy.clean_environment(), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def test_the_wheel_of_a_toy_is_compiled_and_has_its_data(tmp_path: Path) -> None:
    toy.make(tmp_path / "toy")
    programs = install(tmp_path / "toy", tmp_path / "venv", "--no-deps", DOLMEN_OPT_LEVEL="0")
    assert said_by(programs, "dolmen", "play") == "42"
    assert said_by(programs, "dolmen", "--version") == "dolmen 0.1.0, engine: compiled"
    assert said_by(programs, "python", "-c", WHERE).endswith(".so")
    assert said_by(programs, "dolmen", "--version", DOLMEN_INTERPRETED="1").endswith("interpreted (asked for)")
    assert said_by(programs, "python", "-c", WHERE, DOLMEN_INTERPRETED="1").endswith("engine.py")
    package = Path(said_by(programs, "python", "-c", "import dolmen; print(dolmen.__file__)")).parent
    for name in ("py.typed", *(f"games/toy/{name}" for name in ("data/toy.toml", "texts/pl.ftl"))):
        assert (package / name).is_file()
    assert (package / "games/toy/rulebook/pl.md").is_file()


def test_without_a_c_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    toy.make(tmp_path / "toy")
    programs = install(tmp_path / "toy", tmp_path / "venv", "--no-deps", CC="no-such-compiler")
    assert said_by(programs, "dolmen", "play") == "42"
    assert said_by(programs, "dolmen", "--version").endswith("interpreted (installed without compiled modules)")


def test_a_failing_compiler_gives_a_pure_wheel(tmp_path: Path) -> None:
    toy.make(tmp_path / "toy")
    programs = install(tmp_path / "toy", tmp_path / "venv", "--no-deps", CC="false")
    assert said_by(programs, "dolmen", "play") == "42"
    assert not list(tmp_path.glob("venv/lib/*/site-packages/dolmen*/**/*.so"))
    tag = next(tmp_path.glob("venv/lib/*/site-packages/dolmen-*.dist-info/WHEEL")).read_text()
    assert "Root-Is-Purelib: true" in tag


def test_dolmen_itself_installs_and_runs_outside_the_checkout(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(toy.ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements.lock"):
        shutil.copy(toy.ROOT / name, source)
    programs = install(source, tmp_path / "venv", DOLMEN_OPT_LEVEL="0")
    shutil.rmtree(source)
    assert said_by(programs, "dolmen", "--version").startswith("dolmen 0.1.0, engine: ")
    assert said_by(programs, "dolmen", "--help").startswith("usage: dolmen COMMAND")
    package = Path(said_by(programs, "python", "-c", "import dolmen; print(dolmen.__file__)")).parent
    for file in (toy.ROOT / "src/dolmen").rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            assert (package / file.relative_to(toy.ROOT / "src/dolmen")).is_file()

"""`pip install .` gives a console script that works without the checkout."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dolmen
from tests.toolchain import toy

pytestmark = pytest.mark.slow

VERSION = f"dolmen {dolmen.__version__}"
WHERE = "import dolmen.kernel.engine as e; print(e.__file__)"


def install(source: Path, folder: Path, **environment: str) -> Path:
    """Install the checkout, or a wheel, into a new virtual environment; the result is its folder of programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    without = ["--no-deps"] if source.suffix == ".whl" else []
    pip([str(folder / "bin" / "python"), "-m", "pip", "install", "-qq", *without, str(source)], folder, **environment)
    return folder / "bin"


def install_toy(folder: Path, **environment: str) -> Path:
    """Make the toy's wheel with this Python's tools (downloading them again takes a minute), and install it."""
    toy.make(folder / "toy")
    make = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", str(folder / "toy")]
    pip(make, folder, DOLMEN_OPT_LEVEL="0", **environment)
    return install(next(folder.glob("dolmen-*.whl")), folder / "venv")


def pip(command: list[str], folder: Path, **environment: str) -> None:
    given = {**toy.clean_environment(), **environment}
    done = subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


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
    programs = install_toy(tmp_path)
    assert said_by(programs, "dolmen", "play") == "42"
    assert said_by(programs, "dolmen", "--version") == f"{VERSION}, engine: compiled"
    assert said_by(programs, "python", "-c", WHERE).endswith(".so")
    assert said_by(programs, "dolmen", "--version", DOLMEN_INTERPRETED="1").endswith("interpreted (asked for)")
    assert said_by(programs, "python", "-c", WHERE, DOLMEN_INTERPRETED="1").endswith("engine.py")
    package = Path(said_by(programs, "python", "-c", "import dolmen; print(dolmen.__file__)")).parent
    for name in ("py.typed", *(f"games/toy/{name}" for name in ("data/toy.toml", "texts/pl.ftl"))):
        assert (package / name).is_file()
    for name in ("rulebook/pl.md", "lessons/01-aim.toml", "lessons/pl.ftl"):
        assert (package / "games/toy" / name).is_file()


def test_without_a_c_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    programs = install_toy(tmp_path, CC="no-such-compiler")
    assert said_by(programs, "dolmen", "play") == "42"
    assert said_by(programs, "dolmen", "--version").endswith("interpreted (installed without compiled modules)")
    warned = subprocess.run([str(programs / "dolmen"), "play"], env=toy.clean_environment(), capture_output=True, text=True)
    assert "the rules run interpreted, several times slower" in warned.stderr


def test_where_a_wheel_is_made_without_a_compiler_it_takes_the_modules_of_a_finished_build(tmp_path: Path) -> None:
    toy.make(tmp_path / "toy")
    assert toy.dolmen(tmp_path / "toy", "build", DOLMEN_OPT_LEVEL="0").stderr.endswith("engine: compiled\n")
    programs = install_toy(tmp_path, CC="no-such-compiler")
    assert said_by(programs, "dolmen", "--version").endswith("engine: compiled")
    assert said_by(programs, "python", "-c", WHERE).endswith(".so")


def test_a_build_with_another_optimization_is_not_taken_into_the_wheel(tmp_path: Path) -> None:
    toy.make(tmp_path / "toy")
    assert toy.dolmen(tmp_path / "toy", "build", DOLMEN_OPT_LEVEL="1").stderr.endswith("engine: compiled\n")
    programs = install_toy(tmp_path, CC="no-such-compiler")
    assert said_by(programs, "dolmen", "--version").endswith("interpreted (installed without compiled modules)")


def test_a_failing_compiler_gives_a_pure_wheel(tmp_path: Path) -> None:
    programs = install_toy(tmp_path, CC="false")
    assert said_by(programs, "dolmen", "play") == "42"
    assert not list(tmp_path.glob("venv/lib/*/site-packages/dolmen*/**/*.so"))
    tag = next(tmp_path.glob("venv/lib/*/site-packages/dolmen-*.dist-info/WHEEL")).read_text()
    assert "Root-Is-Purelib: true" in tag


def test_dolmen_itself_installs_and_runs_outside_the_checkout(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(toy.ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements.lock"):
        shutil.copy(toy.ROOT / name, source)
    # The modules were compiled before the tests; here the contents and needs of the wheel matter.
    programs = install(source, tmp_path / "venv", CC="no-such-compiler")
    shutil.rmtree(source)
    assert said_by(programs, "dolmen", "--version") == f"{VERSION}, engine: interpreted (installed without compiled modules)"
    assert said_by(programs, "dolmen", "--help").startswith("usage: dolmen COMMAND")
    package = Path(said_by(programs, "python", "-c", "import dolmen; print(dolmen.__file__)")).parent
    for file in (toy.ROOT / "src/dolmen").rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            assert (package / file.relative_to(toy.ROOT / "src/dolmen")).is_file()

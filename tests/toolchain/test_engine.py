"""A compiled module is used only when it was made from the current source."""

import shutil
from pathlib import Path

import pytest

from tests.toolchain import toy

WHERE = "import dolmen.kernel.engine as e; print(e.answer(), e.__file__)"
SOURCE_41 = "from typing import Final\n\nSTART: Final = 41\n"
SOURCE_1 = "from typing import Final\n\nSTART: Final = 1\n"


@pytest.fixture(scope="module")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("toy checkout")
    toy.make(root)
    done = toy.dolmen(root, "build", DOLMEN_OPT_LEVEL="0")
    if "no C compiler" in done.stderr or "no Python headers" in done.stderr:
        pytest.skip("nothing can be compiled here")
    assert done.returncode == 0, done.stderr
    assert done.stderr.endswith("engine: compiled\n")
    return root


@pytest.fixture
def built(built_once: Path, tmp_path: Path) -> Path:
    """Return a built copy of the toy checkout; builds are found by content, so they can be copied."""
    shutil.copytree(built_once, tmp_path / "toy")
    return tmp_path / "toy"


def engine(root: Path, **environment: str) -> tuple[int, str]:
    """Return the answer of the toy's engine, and its origin: `.py` or an extension module."""
    done = toy.run(root, "-c", WHERE, **environment)
    assert done.returncode == 0, done.stderr
    answer, file = done.stdout.rstrip().split(" ", 1)
    return int(answer), Path(file).suffix


def version(root: Path, **environment: str) -> str:
    return toy.dolmen(root, "--version", **environment).stdout.split("engine: ")[1].strip()


def test_a_fresh_build_is_used_and_lies_outside_the_sources(built: Path) -> None:
    assert engine(built) == (42, ".so")
    assert version(built) == "compiled"
    assert not list((built / "src").rglob("*.so"))


def test_an_edited_source_is_never_shadowed(built: Path) -> None:
    source = built / "src/dolmen/kernel/steps.py"
    source.write_text(SOURCE_1)
    assert engine(built) == (2, ".py")
    assert version(built) == "interpreted (sources changed since the build)"

    source.write_text(SOURCE_41)
    assert engine(built) == (42, ".so")


@pytest.mark.parametrize("name", ["src/dolmen/kernel/new.py", "src/dolmen/kernel/__init__.py", "src/dolmen/games/toy/state.py"])
def test_a_new_file_or_a_changed_package_makes_everything_interpreted(built: Path, name: str) -> None:
    (built / name).write_text("NEW = 1\n")
    assert engine(built) == (42, ".py")


def test_a_source_that_is_gone_makes_everything_interpreted(built: Path) -> None:
    (built / "src/dolmen/kernel/steps.py").unlink()
    (built / "src/dolmen/kernel/engine.py").write_text("def answer() -> int:\n    return 7\n")
    assert engine(built) == (7, ".py")
    assert toy.run(built, "-c", "import dolmen.kernel.steps").returncode != 0


def test_another_tool_version_makes_everything_interpreted(built: Path) -> None:
    with (built / "requirements.lock").open("a") as lock:
        lock.write("# mypy is newer\n")
    assert engine(built) == (42, ".py")


def test_interpreted_can_be_asked_for(built: Path) -> None:
    assert engine(built, DOLMEN_INTERPRETED="1") == (42, ".py")
    assert version(built, DOLMEN_INTERPRETED="1") == "interpreted (asked for)"


def test_a_command_on_changed_sources_says_once_that_it_is_interpreted(built: Path) -> None:
    (built / "src/dolmen/kernel/steps.py").write_text(SOURCE_1)
    done = toy.dolmen(built, "play")
    assert done.stdout == "2\n"
    assert done.stderr == ("dolmen: interpreted (sources changed since the build); ./dolmen build makes it fast\n")


@pytest.mark.slow
def test_a_command_that_needs_speed_builds_first(built: Path) -> None:
    (built / "src/dolmen/kernel/steps.py").write_text(SOURCE_1)
    done = toy.dolmen(built, "bench", DOLMEN_OPT_LEVEL="0")
    assert done.stdout == "2 compiled\n", done.stderr
    assert engine(built) == (2, ".so")


def test_a_failing_build_shows_the_error_and_leaves_nothing_behind(built: Path) -> None:
    source = built / "src/dolmen/kernel/steps.py"
    source.write_text(f"{SOURCE_41}WRONG: str = START\n")
    done = toy.dolmen(built, "build")
    assert done.returncode == 1
    assert "src/dolmen/kernel/steps.py:4: error: Incompatible types" in done.stderr
    assert engine(built) == (42, ".py")
    assert not list(built.glob(".build/*/unfinished*"))


def test_without_a_c_compiler_it_says_so_once_and_goes_on(built: Path, tmp_path: Path) -> None:
    shutil.rmtree(built / ".build")
    (tmp_path / "nothing").mkdir()
    poor = {"PATH": str(tmp_path / "nothing"), "CC": ""}

    first = toy.dolmen(built, "bench", **poor)
    assert first.stdout == "42 interpreted (no C compiler)\n"
    assert first.stderr.count("no C compiler") == 1

    second = toy.dolmen(built, "bench", **poor)
    assert second.stderr == ""
    assert toy.dolmen(built, "build", **poor).returncode == 0
    assert version(built, **poor) == "interpreted (no C compiler)"

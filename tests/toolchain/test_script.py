"""The script `./dolmen` sets up what it needs and runs from anywhere."""

import shutil
import subprocess
from pathlib import Path

import pytest

import dolmen
from tests.toolchain import toy

READY = (toy.ROOT / ".venv" / "requirements.lock").exists()


def script(path: Path, cwd: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(path), *arguments],
        cwd=cwd,
        env={**toy.clean_environment(), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(not READY, reason="this checkout was not set up by ./dolmen")
def test_it_runs_through_a_symlink_from_another_folder(tmp_path: Path) -> None:
    (tmp_path / "my tools").mkdir()
    (tmp_path / "my tools" / "game").symlink_to(toy.ROOT / "dolmen")
    (tmp_path / "again").symlink_to("my tools/game")
    done = script(tmp_path / "again", tmp_path, "--version")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"dolmen {dolmen.__version__}, engine: ")
    assert done.stderr == ""


@pytest.mark.parametrize("command", ["bench", "chaos", "play", "serve", "test"])
def test_how_a_command_is_used_is_said_before_anything_is_installed(tmp_path: Path, command: str) -> None:
    shutil.copy(toy.ROOT / "dolmen", tmp_path)
    (tmp_path / "src").symlink_to(toy.ROOT / "src")
    done = script(tmp_path / "dolmen", tmp_path, command, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"usage: dolmen {command} ")
    assert done.stderr == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dolmen", "src"]


def test_without_a_new_enough_python_it_says_so(tmp_path: Path) -> None:
    shutil.copy(toy.ROOT / "dolmen", tmp_path)
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("dirname", "readlink", "mkdir", "rm", "cat"):
        found = shutil.which(name)
        assert found is not None
        (tools / name).symlink_to(found)
    (tools / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tools / "python3").chmod(0o755)

    done = script(tmp_path / "dolmen", tmp_path, "--version", PATH=str(tools))
    assert done.returncode == 2
    assert done.stderr.startswith("dolmen: Python 3.11 or newer is needed, and none was found as python3.\n")
    assert not (tmp_path / ".venv.busy").exists()


def test_what_postgresql_needs_is_installed_when_a_database_of_it_is_named(tmp_path: Path) -> None:
    shutil.copy(toy.ROOT / "dolmen", tmp_path)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@"\n')
    python.chmod(0o755)
    (tmp_path / ".venv" / "interpreter").write_text(f"{python.resolve()}\n")
    (tmp_path / ".build").mkdir()
    (tmp_path / ".build" / "tried").touch()
    for name in ("requirements.lock", "requirements-postgres.lock"):
        (tmp_path / name).write_text(name)
    shutil.copy(tmp_path / "requirements.lock", tmp_path / ".venv")
    url = "postgresql://host/name"

    def installed(*arguments: str, **environment: str) -> bool:
        (tmp_path / ".venv" / "requirements-postgres.lock").unlink(missing_ok=True)
        done = script(tmp_path / "dolmen", tmp_path, *arguments, **environment)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1] == " ".join(["-m dolmen", *arguments])
        return "requirements-postgres.lock" in done.stdout

    assert not installed("serve")
    assert installed("serve", "--database", url)
    assert installed("serve", f"--database={url}")
    assert installed("migrate-database", "folder", url)
    assert installed("serve", DOLMEN_DATABASE=url)


@pytest.mark.slow
def test_the_first_run_sets_up_and_an_interrupted_one_is_repeated(tmp_path: Path) -> None:
    root = tmp_path / "a check out"
    toy.make(root)
    toy.shorten_lock(root)
    first = script(root / "dolmen", tmp_path, "play", DOLMEN_OPT_LEVEL="0")
    assert first.stdout == "42\n", first.stderr
    assert "making .venv" in first.stderr
    assert "installing what requirements.lock pins" in first.stderr

    second = script(root / "dolmen", tmp_path, "play")
    assert (second.stdout, second.stderr) == ("42\n", "")

    # As an interrupt leaves it: the mark is there, a package is half installed, the guard's owner is gone.
    (root / ".venv" / "unfinished").touch()
    (root / ".venv.busy").mkdir()
    ended = subprocess.run(["sh", "-c", "echo $$"], capture_output=True, text=True, check=True).stdout
    (root / ".venv.busy" / "owner").write_text(ended)
    shutil.rmtree(next((root / ".venv").glob("lib/*/site-packages/fluent")))
    third = script(root / "dolmen", tmp_path, "play")
    assert third.stdout == "42\n", third.stderr
    assert "making .venv" in third.stderr
    assert list((root / ".venv").glob("lib/*/site-packages/fluent"))

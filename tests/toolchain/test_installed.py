"""The wheel of Dolmen itself, installed where there is neither Node nor a C compiler: it is compiled and a game can be played."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen import compiled
from tests.server.serving import Guest, hear, ok, sensible
from tests.toolchain import toy
from tests.toolchain.test_wheel import pip, said_by

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout; the modules that were compiled before the tests are taken into it."""
    folder = tmp_path_factory.mktemp("wheel")
    # Where nothing is compiled yet, it is compiled here, without optimization.
    manifest = compiled.build_folder(toy.ROOT) / "manifest.json"
    level = json.loads(manifest.read_bytes())["opt_level"] if manifest.is_file() else "0"
    make = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", str(folder), str(toy.ROOT)]
    pip(make, folder, DOLMEN_OPT_LEVEL=level)
    return next(folder.glob("dolmen-*.whl"))


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """The folder of programs of an environment with the wheel; other packages are those of the tests."""
    folder = wheel.parent / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip([str(folder / "bin" / "python"), "-m", "pip", "install", "-qq", "--no-deps", "--no-index", str(wheel)], folder)
    packages = next(folder.glob("lib/*/site-packages"))
    (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


@contextlib.contextmanager
def installed_server(programs: Path, data: Path) -> Iterator[str]:
    """`dolmen serve` of the installed copy; the result is its address."""
    # Only what the environment itself has: no Node, no compiler, no checkout.
    environment = {"PATH": str(programs), "HOME": str(data), "LANG": os.environ.get("LANG", "C.UTF-8")}
    command = [str(programs / "dolmen"), "serve", "--port", "0", "--no-open", "--bot-pace", "0", "--data", str(data / "tables")]
    with subprocess.Popen(command, env=environment, cwd=data, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+[0-9]", server.stdout.readline())
            assert found is not None, "the server did not say where it is"
            yield found[0]
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=120)
    assert server.returncode in (0, -signal.SIGTERM)


def test_the_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    listed = subprocess.run(["git", "ls-files", "src/dolmen"], cwd=toy.ROOT, capture_output=True, text=True, check=True)
    assert {name.removeprefix("src/") for name in listed.stdout.split()} - names == set()
    modules = {"/".join(file.relative_to(compiled.PACKAGE.parent).with_suffix("").parts) for file in compiled.to_compile()}
    assert {f"{name}{compiled.SUFFIX}" for name in modules} - names == set()
    assert f"dolmen__mypyc{compiled.SUFFIX}" in names
    assert "dolmen/server/site/index.html" in names


def test_an_installed_dolmen_serves_the_page_and_plays_compiled(programs: Path, tmp_path: Path) -> None:
    where = "import shutil, sys, dolmen; print(dolmen.__file__, *map(shutil.which, ('node', 'npm', 'cc', 'gcc')))"
    said = said_by(programs, "python", "-c", where, PATH=str(programs)).split()
    assert Path(said[0]).is_relative_to(programs.parent)
    assert said[1:] == ["None"] * 4
    with installed_server(programs, tmp_path) as address, Guest(address) as guest:
        health = ok(guest.get("/health"))
        assert (health["ok"], health["engine"]) == (True, "compiled")
        page = guest.get("/")
        assert page.status_code == 200
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
        assert script is not None
        assert guest.get(script[1]).headers["content-type"].startswith("text/javascript")
        table = guest.new_table("me", "local", "bot")["table"]
        with guest.socket(table) as socket:
            while True:
                state = hear(socket, "state")["state"]
                if state["result"]:
                    break
                if state["question"]:
                    click = {"type": "choose", "seat": state["seat"], "moment": state["moment"], "choice": sensible(state)}
                    socket.send(json.dumps({**click, "client": str(state["moment"])}))
        journal = tmp_path / "game.journal"
        journal.write_bytes(guest.get(f"/api/tables/{table}/journal").content)
    assert "all is well" in said_by(programs, "dolmen", "verify", str(journal), PATH=str(programs))

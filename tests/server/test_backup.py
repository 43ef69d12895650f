"""Backup and restore, the lock of the data folder, and the messages of `dolmen serve` when it cannot start."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dolmen.cli.main import main
from dolmen.kernel.errors import BadInput
from dolmen.server.backup import backup, restore
from dolmen.server.database import DataLock, Place, open_database
from tests.server.serving import ok, sensible, serving

# On PostgreSQL see test_copies.py.
pytestmark = pytest.mark.sqlite


def quiet(_done: int, _whole: int, _words: str) -> None:
    pass


def test_a_backup_of_a_running_server_goes_on_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    with serving(tmp_path / "old") as server:
        guest = server.guest()
        state = guest.new_table("me", "local")
        assert backup(Place(tmp_path / "old"), file, quiet) == 1
        later = ok(guest.choose(state, sensible(state)))
    assert restore(Place(tmp_path / "new"), file, quiet) == 1
    with serving(tmp_path / "new") as server:
        guest.http.base_url = server.address
        again = guest.state(state["table"])
        assert again["moment"] == state["moment"] < later["moment"]
        ok(guest.choose(again, sensible(again)))
        guest.http.close()


def test_restore_keeps_what_is_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    open_database(Place(tmp_path)).dispose()
    backup(Place(tmp_path), file, quiet)
    with pytest.raises(BadInput, match="there are already tables; --force replaces them"):
        restore(Place(tmp_path), file, quiet)
    assert restore(Place(tmp_path), file, quiet, force=True) == 0
    lock = DataLock(tmp_path)
    assert lock.take()
    with pytest.raises(BadInput, match="stop it first"):
        restore(Place(tmp_path), file, quiet, force=True)
    lock.release()


def test_the_lock_of_a_killed_server_is_free(tmp_path: Path) -> None:
    hold = (
        f"from dolmen.server.database import *\nlock = DataLock(Path({str(tmp_path)!r}))\nprint(lock.take(), flush=True)\ninput()"
    )
    with subprocess.Popen([sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        lock = DataLock(tmp_path)
        assert not lock.take()
        other.kill()
    assert lock.take()
    lock.release()


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    with pytest.raises(BadInput, match="there is no such file"):
        restore(Place(tmp_path), wrong, quiet)
    wrong.write_bytes(b"not a database at all, but long enough to look at" * 100)
    with pytest.raises(BadInput, match="is not a backup of Dolmen"):
        restore(Place(tmp_path), wrong, quiet)
    with pytest.raises(BadInput, match="nothing to back up"):
        backup(Place(tmp_path / "nowhere"), tmp_path / "file", quiet)
    open_database(Place(tmp_path)).dispose()
    with pytest.raises(BadInput, match="--force overwrites"):
        backup(Place(tmp_path), wrong, quiet)


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_database(Place(tmp_path)).dispose()
    file = str(tmp_path / "file")
    assert main(["backup", file, "--data", str(tmp_path)]) == 0
    assert main(["restore", file, "--data", str(tmp_path)]) == 2
    assert main(["restore", file, "--data", str(tmp_path), "--force"]) == 0
    told = capsys.readouterr()
    assert "holds 0 tables" in told.out
    assert "--force replaces them" in told.err


def test_a_taken_port_and_a_taken_folder_are_one_sentence_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-open", "--port", port, "--data", str(tmp_path)]) == 2
    assert f"port {port} on 127.0.0.1 is taken by another program; choose another one with --port" in capsys.readouterr().err
    lock = DataLock(tmp_path)
    assert lock.take()
    assert main(["serve", "--no-open", "--port", "0", "--data", str(tmp_path)]) == 2
    lock.release()
    assert "another Dolmen server uses" in capsys.readouterr().err

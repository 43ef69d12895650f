"""`dolmen doctor`, and what a start and a restore say about damaged files."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dolmen.cli.main import main
from dolmen.kernel.errors import BadInput
from dolmen.server import doctor, integrity
from dolmen.server.backup import backup, restore
from dolmen.server.database import Place, database_file, open_database
from dolmen.server.doctor import Found, examine
from dolmen.server.serve import serve
from dolmen.server.settings import Settings
from tests.server.serving import Server, ok, place_of, sensible, serving


def quietly(_done: int, _of: int, _what: str) -> None:
    """Nobody looks at the progress."""


def by_check(place: Place, every: bool = False) -> dict[str, Found]:
    return {found.check: found for found in examine(place, every)}


def played(folder: Path) -> tuple[Place, str]:
    """A data folder with a table at which something was played."""
    with serving(folder) as server, server.guest() as guest:
        state = guest.new_table("me", "local")
        ok(guest.choose(state, sensible(state)))
        table: str = state["table"]
        return server.services.settings.place, table


def break_line(file: Path, table: str) -> None:
    """Change a line of a journal, as a damaged disk would."""
    with closing(sqlite3.connect(file)) as database:
        database.execute(
            'UPDATE journal SET line = replace(line, \'"choice":\', \'"choice":9\') WHERE "table" = ? AND moment = 1', [table]
        )
        database.commit()


def scramble(file: Path) -> None:
    """Overwrite pages in the middle of a file."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode=DELETE")
    with file.open("r+b") as content:
        size = content.seek(0, os.SEEK_END)
        content.seek(4096)
        content.write(os.urandom(size - 8192))


def start(folder: Path) -> str:
    """What a server says that cannot start with a data folder."""
    with pytest.raises(BadInput) as refused:
        serve(Settings(data=folder), "127.0.0.1", 0, browser=False)
    return str(refused.value)


def test_a_healthy_installation_has_nothing_wrong(tmp_path: Path) -> None:
    place, _ = played(tmp_path)
    found = by_check(place, every=True)
    # A page need not be built, and the tests' PostgreSQL does not wait for its disk.
    assert {one.check for one in found.values() if one.state == "wrong"} <= {"page", "durability"}
    assert found["journals"].says == "All 1 journals are whole."
    assert found["database"].state == "ok"


def test_an_empty_place_is_only_a_hint(tmp_path: Path) -> None:
    found = by_check(Place(tmp_path / "nowhere"))
    assert found["folder"].state == found["database"].state == "hint"
    open_database(Place(tmp_path)).dispose()
    database_file(tmp_path).write_bytes(b"")
    assert by_check(Place(tmp_path))["database"].state == "wrong"


@pytest.mark.sqlite
def test_a_damaged_journal_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place, table = played(tmp_path)
    break_line(place.file, table)
    found = by_check(place)["journals"]
    assert found.state == "wrong"
    assert table in found.says
    assert main(["doctor", "--data", str(tmp_path), "--json"]) == 1
    told = {one["check"]: one for one in json.loads(capsys.readouterr().out)}
    assert told["journals"]["says"] == found.says
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert f"WRONG  {found.says}" in capsys.readouterr().out


@pytest.mark.sqlite
def test_files_that_others_can_read_are_wrong(tmp_path: Path) -> None:
    place, _ = played(tmp_path)
    assert by_check(place)["mode"].state == "ok"
    place.file.chmod(0o644)
    assert by_check(place)["mode"].advice == f"Run: chmod 600 {place.file}"


@pytest.mark.sqlite
def test_an_older_and_a_newer_database_are_told_apart(tmp_path: Path) -> None:
    place, _ = played(tmp_path)
    for version, state in (("0004", "hint"), ("9999", "wrong")):
        with closing(sqlite3.connect(place.file)) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", [version])
            database.commit()
        assert by_check(place)["database"].state == state


def test_little_room_few_files_and_a_wrong_clock_are_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = Place(tmp_path)
    monkeypatch.setattr(doctor, "LITTLE_DISK", 1 << 80)
    monkeypatch.setattr(doctor, "FILES_WANTED", 1 << 62)
    monkeypatch.setattr("dolmen.server.doctor.time.time", lambda: 0.0)
    found = by_check(place)
    assert (found["disk"].state, found["clock"].state) == ("wrong", "wrong")
    assert "1970" in found["clock"].says


def test_settings_of_postgresql_are_checked(database: str, server: Server) -> None:
    found = by_check(server.services.settings.place)
    assert ("durability" in found) == (database == "postgresql")
    if database == "postgresql":
        # The tests' own server does not wait for its disk.
        assert found["durability"].state == "wrong"
        assert "fsync" in found["durability"].says
        assert found["connections"].state == "ok"


@pytest.mark.sqlite
@pytest.mark.parametrize("content", [b"not a database at all, but long enough" * 200, b"SQLite format 3\0" + b"\0" * 8000])
def test_a_file_that_is_no_database_ends_the_start_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    database_file(tmp_path).write_bytes(content)
    assert "put a backup in place with: dolmen restore BACKUP --force" in start(tmp_path)
    assert database_file(tmp_path).read_bytes() == content
    # A large file is not read as a whole at the start; then opening it says the same.
    with pytest.raises(BadInput, match="is not a database of Dolmen, or it is damaged"):
        open_database(Place(tmp_path))


@pytest.mark.sqlite
def test_damaged_pages_are_found_at_the_start_and_by_the_doctor(tmp_path: Path) -> None:
    place, _ = played(tmp_path)
    scramble(place.file)
    assert "is damaged" in start(tmp_path)
    assert by_check(place)["database"].state == "wrong"


@pytest.mark.sqlite
def test_an_empty_file_is_warned_of(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = Place(tmp_path)
    place.file.touch()
    integrity.check_file(place)
    assert "is empty: it becomes a new database with a new key" in caplog.text


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_made_or_locked_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be the data folder" in start(tmp_path / "file" / "data")
    (tmp_path / "server.lock").mkdir()
    assert "cannot be written" in start(tmp_path)


@pytest.mark.sqlite
def test_a_backup_with_a_damaged_journal_is_restored_only_when_told_to(tmp_path: Path) -> None:
    place, table = played(tmp_path / "old")
    file = tmp_path / "backup"
    assert backup(place, file, quietly) == 1
    break_line(file, table)
    target = place_of(tmp_path / "new")
    with pytest.raises(BadInput, match=f"damaged: {table}; take another backup"):
        restore(target, file, quietly)
    assert not target.file.exists()
    assert restore(target, file, quietly, damaged=True) == 1
    assert by_check(target)["journals"].state == "wrong"

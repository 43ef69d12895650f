"""The data folder: where the system keeps a user's data, or where an earlier version kept its tables."""

from pathlib import Path

import pytest

from dolmen.server.database import database_file
from dolmen.server.settings import default_data

NEW = "new/dolmen"
FORMER = ("Local/Dolmen", "home/Library/Application Support/Dolmen", "home/.local/share/dolmen", "relative/dolmen")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is stored; the new place is in `new`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DOLMEN_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    monkeypatch.setattr("dolmen.server.settings.user_data_path", lambda name, **_: tmp_path / "new" / name)
    return tmp_path


def store_tables(folder: Path) -> Path:
    folder.mkdir(parents=True)
    database_file(folder).touch()
    return folder


def test_without_tables_the_system_says_where(machine: Path) -> None:
    assert default_data() == machine / NEW


@pytest.mark.parametrize("former", FORMER)
def test_tables_of_an_earlier_version_are_found(machine: Path, monkeypatch: pytest.MonkeyPatch, former: str) -> None:
    if former == "relative/dolmen":
        monkeypatch.setenv("XDG_DATA_HOME", "relative")
    else:
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    found = store_tables(machine / former)
    assert default_data().absolute() == found


def test_tables_at_the_new_place_come_first(machine: Path) -> None:
    store_tables(machine / FORMER[0])
    new = store_tables(machine / NEW)
    assert default_data() == new


def test_the_chosen_folder_is_taken_as_it_is(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store_tables(machine / NEW)
    monkeypatch.setenv("DOLMEN_DATA", "chosen")
    assert default_data() == Path("chosen")


def test_the_place_of_earlier_versions_is_the_place_of_this_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOLMEN_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "dolmen"

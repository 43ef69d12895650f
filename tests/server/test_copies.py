"""Moving everything between SQLite and PostgreSQL, and backups of PostgreSQL: nothing is lost, and nothing is overwritten."""

import itertools
import lzma
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from dolmen.cli.main import main
from dolmen.kernel.errors import BadInput
from dolmen.server import archive, copying, postgres, schema
from dolmen.server.backup import backup, restore
from dolmen.server.copying import Content, Side
from dolmen.server.database import Place, connect, open_database
from dolmen.server.transfer import transfer
from tests.postgres import Databases
from tests.server.serving import Guest, Json, Server, ok, options, sensible, settings

pytestmark = pytest.mark.sqlite

RECORDED = Path(__file__).parents[1] / "recorded"


class Stopped(Exception):
    """What a test raises in the middle of a copy."""


def quiet(_done: int, _whole: int, _words: str) -> None:
    pass


@pytest.fixture
def empty(postgres_databases: Databases) -> Iterator[Place]:
    """A PostgreSQL database without tables."""
    url = postgres_databases.empty()
    yield Place(Path(), url)
    postgres_databases.drop(postgres_databases.made[-1])


def running(place: Place) -> Server:
    return Server(settings(place.data, database=place.url))


def played(place: Place, tables: int = 3) -> list[Json]:
    """Fill a database with tables that have journals, chat, undone choices, bots, watchers, lessons; return their states."""
    server = running(place)
    with server.guest() as guest:
        ok(guest.post("/api/me", {"name": "Żółw ☃"}))
        states = []
        for number in range(tables):
            state = guest.new_table("me", "local")
            for _ in range(3 + number):
                state = ok(guest.choose(state, sensible(state)))
            guest.post(f"/api/tables/{state['table']}/chat", {"text": "zażółć gęślą jaźń 🐢"}).raise_for_status()
            states.append(state)
        ok(guest.undo(states[-1]))
    server.stop()
    return states


def contents(place: Place) -> dict[str, Content]:
    """What each database table holds."""
    engine = connect(place)
    with engine.connect() as connection:
        side = Side(connection)
        found = {name: side.content(table) for name, table in side.by_name.items()}
    engine.dispose()
    return found


def host_of(place: Place, server: Server, table: str) -> Guest:
    """The browser of a table's host."""
    row = server.services.queries.load(table)
    assert row is not None, place
    guest = server.guest()
    guest.http.cookies.clear()
    guest.http.cookies.set(server.services.signer.cookie_name, server.services.signer.cookie(row.host), domain="127.0.0.1")
    guest.http.get("/api/me").raise_for_status()
    return guest


def test_everything_moves_to_postgresql_and_back(tmp_path: Path, empty: Place) -> None:
    old, again = Place(tmp_path / "old"), Place(tmp_path / "again")
    states = played(old)
    before = contents(old)
    assert min(before[name].rows for name in ("journal", "answered", "chat", "seats", "guests", "settings")) > 0
    assert transfer(old, empty, quiet) == (len(states), [])
    assert contents(empty) == contents(old) == before
    server = running(empty)
    with host_of(empty, server, states[0]["table"]) as host:
        state = host.state(states[0]["table"])
        assert (state["moment"], state["chat"]) == (states[0]["moment"], state["chat"])
        assert ok(host.choose(state, options(state)[0]))["moment"] > state["moment"]
        host.new_table("me", "local")
    server.stop()
    after = contents(empty)
    assert after != before
    assert transfer(empty, again, quiet).tables == len(states) + 1
    assert contents(again) == after
    assert not again.file.with_name(again.file.name + ".part").exists()
    assert again.file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("to_postgresql", [True, False])
def test_an_interrupted_copy_goes_on_where_it_was(
    tmp_path: Path, empty: Place, to_postgresql: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "TABLES_AT_ONCE", 1)
    source, target = Place(tmp_path / "old"), empty
    played(source)
    if not to_postgresql:
        transfer(source, empty, quiet)
        source, target = empty, Place(tmp_path / "new")
    begun_at: list[int] = []
    for stop in itertools.count(1, 3):
        steps = itertools.count(1)

        def interrupted(done: int, _whole: int, _words: str, steps: Iterator[int] = steps, stop: int = stop) -> None:
            step = next(steps)
            if step == 1:
                begun_at.append(done)
            if step == stop:
                raise Stopped

        try:
            transfer(source, target, interrupted)
        except Stopped:
            continue
        break
    assert stop > 5
    assert contents(target) == contents(source)
    # Each attempt began with what the one before had copied.
    assert begun_at[:3] == [0, 0, 3]


def test_a_killed_copy_goes_on(tmp_path: Path, empty: Place) -> None:
    source = Place(tmp_path / "old")
    played(source)
    program = (
        "import os, signal, sys\nfrom pathlib import Path\nfrom dolmen.server import copying\n"
        "from dolmen.server.database import Place\nfrom dolmen.server.transfer import transfer\n"
        "copying.TABLES_AT_ONCE = 1\n"
        "def tell(done, whole, words):\n    if done == 2: os.kill(os.getpid(), signal.SIGKILL)\n"
        "transfer(Place(Path(sys.argv[1])), Place(Path(), sys.argv[2]), tell)\n"
    )
    killed = subprocess.run([sys.executable, "-c", program, str(source.data), empty.url], check=False)
    assert killed.returncode == -signal.SIGKILL
    with pytest.raises(BadInput, match="unfinished copy; run `dolmen migrate-database` again"):
        open_database(empty)
    assert main(["migrate-database", str(source.data), empty.url]) == 0
    assert contents(empty) == contents(source)


def test_a_copy_begins_again_when_the_source_was_used_meanwhile(tmp_path: Path, empty: Place) -> None:
    source = Place(tmp_path / "old")
    played(source)

    def stop(done: int, _whole: int, _words: str) -> None:
        if done:
            raise Stopped

    with pytest.raises(Stopped):
        transfer(source, empty, stop)
    played(source, 1)
    assert transfer(source, empty, quiet).tables == 4
    assert contents(empty) == contents(source)


def test_what_cannot_be_copied_is_refused(tmp_path: Path, empty: Place) -> None:
    source, other = Place(tmp_path / "old"), Place(tmp_path / "other")
    played(source, 1)
    played(other, 1)
    with pytest.raises(BadInput, match="there is no such file"):
        transfer(Place(tmp_path / "nowhere"), empty, quiet)
    with pytest.raises(BadInput, match="no Dolmen has kept tables there"):
        transfer(empty, Place(tmp_path / "new"), quiet)
    with pytest.raises(BadInput, match="to itself"):
        transfer(source, source, quiet)
    with pytest.raises(BadInput, match="there are already tables"):
        transfer(source, other, quiet)

    def stop(_done: int, _whole: int, _words: str) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        transfer(source, empty, stop)
    with pytest.raises(BadInput, match="an unfinished copy of another database"):
        transfer(other, empty, quiet)
    transfer(source, empty, quiet)
    with pytest.raises(BadInput, match="there are already tables"):
        transfer(source, empty, quiet)


def test_no_server_may_run_meanwhile(tmp_path: Path, empty: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LOCK_SECONDS", 0.2)
    source = Place(tmp_path / "old")
    played(source, 1)
    transfer(source, empty, quiet)
    backup(empty, tmp_path / "file", quiet)
    server = running(empty)
    with pytest.raises(BadInput, match="a Dolmen server uses this database; stop it first"):
        transfer(empty, Place(tmp_path / "new"), quiet)
    with pytest.raises(BadInput, match="a Dolmen server uses this database; stop it first"):
        restore(empty, tmp_path / "file", quiet, force=True)
    server.stop()
    monkeypatch.undo()
    restore(empty, tmp_path / "file", quiet, force=True)


def test_archived_journals_are_copied_and_checked(tmp_path: Path, empty: Place) -> None:
    source, again = Place(tmp_path / "old"), Place(tmp_path / "again")
    server = running(source)
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        while not state["result"]:
            state = ok(guest.choose(state, options(state)[-1]))
    server.stop()
    engine = connect(source)
    with engine.begin() as connection:
        content = archive.prepared(connection, state["table"])
        assert content is not None
        archive.store(connection, state["table"], content)
    engine.dispose()
    assert contents(source)["archives"].rows == contents(source)["journal"].rows == 1
    assert transfer(source, empty, quiet) == (1, [])
    assert transfer(empty, again, quiet) == (1, [])
    assert contents(again) == contents(source)


def test_a_damaged_journal_is_copied_and_named(tmp_path: Path, empty: Place) -> None:
    source = Place(tmp_path / "old")
    table = played(source, 1)[0]["table"]
    engine = connect(source)
    with engine.begin() as connection:
        line = connection.execute(select(schema.journal.c.line).where(schema.journal.c.moment == 1)).scalar_one()
        connection.execute(schema.journal.update().where(schema.journal.c.moment == 1).values(line=line.replace("1", "2")))
    engine.dispose()
    assert transfer(source, empty, quiet) == (1, [table])


def test_a_character_that_postgresql_cannot_store_is_replaced(tmp_path: Path, empty: Place) -> None:
    source = Place(tmp_path / "old")
    played(source, 1)
    engine = connect(source)
    with engine.begin() as connection:
        row = connection.execute(select(schema.answered)).mappings().first()
        assert row is not None
        connection.execute(schema.answered.insert().values({**row, "client": "a\0b"}))
    engine.dispose()
    transfer(source, empty, quiet)
    engine = connect(empty)
    with engine.connect() as connection:
        assert "a\ufffdb" in set(connection.execute(select(schema.answered.c.client)).scalars())
    engine.dispose()


def test_a_backup_of_a_running_server_restores_into_both(tmp_path: Path, empty: Place, postgres_databases: Databases) -> None:
    server, file = running(empty), tmp_path / "tables.backup"
    with server.guest() as guest:
        state = guest.new_table("me", "local")
        assert backup(empty, file, quiet) == 1
        later = ok(guest.choose(state, sensible(state)))
        assert file.stat().st_mode & 0o777 == 0o600
        other, folder = Place(tmp_path, postgres_databases.empty()), Place(tmp_path / "new")
        for place in (other, folder):
            assert restore(place, file, quiet) == 1
            second = running(place)
            guest.http.base_url = second.address
            again = guest.state(state["table"])
            assert again["moment"] == state["moment"] < later["moment"]
            ok(guest.choose(again, sensible(again)))
            second.stop()
            with pytest.raises(BadInput, match="there are already tables; --force replaces them"):
                restore(place, file, quiet)
    server.stop()


def test_a_file_of_sqlite_restores_into_postgresql(tmp_path: Path, empty: Place) -> None:
    source, file = Place(tmp_path / "old"), tmp_path / "file"
    played(source)
    backup(source, file, quiet)
    was = file.read_bytes()
    open_database(empty).dispose()
    assert restore(empty, file, quiet) == 3
    assert contents(empty) == contents(source)
    assert file.read_bytes() == was


def test_a_restore_that_fails_leaves_everything_as_it_was(tmp_path: Path, empty: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    source, file = Place(tmp_path / "old"), tmp_path / "file"
    played(source, 1)
    backup(source, file, quiet)
    played(empty, 2)
    before = contents(empty)

    def fail(*_: object) -> None:
        raise Stopped

    monkeypatch.setattr("dolmen.server.backup.check_copy", fail)
    with pytest.raises(Stopped):
        restore(empty, file, quiet, force=True)
    assert contents(empty) == before


def test_the_commands_take_a_database(
    tmp_path: Path, empty: Place, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOLMEN_DATABASE", empty.url)
    table = played(empty, 1)[0]["table"]
    file = str(tmp_path / "file")
    assert main(["backup", file]) == 0
    assert main(["restore", file]) == 2
    assert main(["restore", file, "--database", empty.url, "--force"]) == 0
    assert main(["export", table, str(tmp_path / "table")]) == 0
    assert main(["import", str(tmp_path / "table")]) == 0
    assert main(["export", "nothing", str(tmp_path / "nothing")]) == 2
    told = capsys.readouterr()
    assert "1 tables are back in postgresql:///dolmen_test_" in told.out
    assert "--force replaces them" in told.err
    assert "there is no table 'nothing'" in told.err
    # A folder that is named counts, whatever the environment says.
    assert main(["backup", str(tmp_path / "other"), "--data", str(tmp_path / "none")]) == 2
    assert "there is nothing to back up" in capsys.readouterr().err
    assert os.environ["DOLMEN_DATABASE"] == empty.url


def test_a_database_of_0_1_0_is_copied_as_it_is_and_brought_up_to_date_later(tmp_path: Path, empty: Place) -> None:
    source, file, again = Place(tmp_path), tmp_path / "file", Place(tmp_path / "again")
    with lzma.open(RECORDED / "server-0.1.0.sqlite.xz") as stored:
        source.file.write_bytes(stored.read())
    before = contents(source)
    assert transfer(source, empty, quiet).tables == before["tables"].rows == 8
    assert contents(source) == contents(empty) == before
    # A backup that is made before a newer version is started for the first time.
    backup(empty, file, quiet)
    restore(again, file, quiet)
    assert contents(again) == before
    restore(empty, file, quiet, force=True)
    open_database(again).dispose()
    after = contents(again)
    assert contents(empty) == after != before

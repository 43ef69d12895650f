"""What is kept for how long: archives of finished tables, removal of abandoned ones, guests who have nothing."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from dolmen.kernel.errors import BadJournal
from dolmen.server import archive, leases, schema
from dolmen.server.backup import backup
from dolmen.server.copying import Side, check_copy
from dolmen.server.moving import exported
from dolmen.server.queries import now
from dolmen.server.retention import LEASE, Done
from dolmen.server.stored_journal import stored_journal
from tests.server.serving import Guest, Server, hear, ok, sensible, serving
from tests.server.test_admin import sign_in

OLD = timedelta(days=100)
SETTINGS = {"archive_days": 90.0, "remove_days": 90.0, "notice_days": 14.0, "follow": 0.05}


def round_of(server: Server) -> Done:
    """Do what is due now, in the server's own loop."""
    loop = server.services.writer.loop
    return asyncio.run_coroutine_threadsafe(server.services.retention.round(), loop).result(120)


def age(server: Server, table: Any, column: Any, key: str, by: timedelta = OLD) -> None:
    """Let a row be older than it is."""
    with server.services.engine.begin() as connection:
        connection.execute(update(table).where(table.c.id == key).values({column: now() - by}))


def stored_lines(server: Server, table: str) -> int:
    with server.services.engine.connect() as connection:
        query = select(func.count()).select_from(schema.journal).where(schema.journal.c.table == table)
        return int(connection.execute(query).scalar_one())


def finished(guest: Guest) -> str:
    """A table that has been played to its end."""
    state = guest.new_table("me", "local", game="przepowiednia", options={"max_rounds": 1})
    while state["result"] is None:
        state = ok(guest.choose(state, sensible(state)))
    table: str = state["table"]
    return table


def drop(server: Server, table: str) -> None:
    """Let a table be loaded again at its next use."""
    live = server.services.registry.tables[table]
    server.services.writer.loop.call_soon_threadsafe(server.services.registry.forget, live)
    while table in server.services.registry.tables:
        pass


def test_a_finished_table_is_archived_and_opened_as_before(server: Server, guest: Guest, tmp_path: Path) -> None:
    table = finished(guest)
    before = guest.state(table)
    journal = guest.get(f"/api/tables/{table}/journal").text
    timeline = ok(guest.get(f"/api/tables/{table}/timeline"))
    whole = stored_lines(server, table)
    assert round_of(server).archived == 0
    age(server, schema.tables, "changed", table)
    assert round_of(server).archived == 1
    assert stored_lines(server, table) == 1 < whole
    drop(server, table)
    assert guest.state(table) == before
    assert guest.get(f"/api/tables/{table}/journal").text == journal
    assert ok(guest.get(f"/api/tables/{table}/timeline")) == timeline
    moment = before["moment"] // 2
    assert ok(guest.get(f"/api/tables/{table}/moments/{moment}"))["moment"] == moment
    mine = next(one for one in ok(guest.get("/api/me"))["tables"] if one["table"] == table)
    assert mine["winners"] == before["result"]["winners"]
    place = server.services.settings.place
    assert exported(place, table).text == journal
    assert server.services.queries.made_by_bots(table) == frozenset()
    with sign_in(server) as admin:
        found = ok(admin.get("/api/admin/tables", search=table))["tables"][0]
        assert found["archived"]
        assert found["bytes"] < len(journal) / 2
    assert round_of(server).archived == 0
    # A backup holds the archive, and what checks a copy reads it.
    assert backup(place, tmp_path / "backup", lambda *_: None) >= 1


def test_an_archive_is_exact_and_a_damaged_one_is_noticed(guest: Guest) -> None:
    table = finished(guest)
    lines = guest.get(f"/api/tables/{table}/journal").text.splitlines()
    content = archive.packed(lines[:-1], [None] * (len(lines) - 1), [])
    assert content is not None
    assert archive.unpacked(content).lines == lines[:-1]
    assert stored_journal([*archive.unpacked(content).lines, lines[-1]]).texts == lines
    with pytest.raises(BadJournal):
        archive.unpacked(content[:-20])
    changed = [*lines[:3], lines[3].replace('"choice":', '"choice":1'), *lines[4:-1]]
    with pytest.raises(BadJournal):
        stored_journal([*archive.unpacked(archive.packed(lines[:-1], [], []) or b"").lines[:3], *changed[3:], lines[-1]])
    # What is not written as a journal's line is not archived, because it could not be restored.
    assert archive.packed([lines[0], "x" * 200], [None, None], []) is None


def test_the_people_of_an_abandoned_table_are_told_before_it_is_removed(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "local")
    table = state["table"]
    assert round_of(server).announced == 0
    age(server, schema.tables, "changed", table, timedelta(days=80))
    with guest.socket(table) as socket:
        hear(socket, "state")
        assert round_of(server).announced == 1
        assert hear(socket, "state")["state"]["removed_on"].endswith("Z")
    mine = next(one for one in ok(guest.get("/api/me"))["tables"] if one["table"] == table)
    assert mine["removed_on"] is not None
    assert round_of(server) == Done()
    # Who plays on keeps the table.
    after = ok(guest.choose(state, sensible(state)))
    assert after["removed_on"] is None
    drop(server, table)
    assert guest.state(table)["removed_on"] is None
    age(server, schema.tables, "changed", table, timedelta(days=80))
    assert round_of(server).announced == 1
    age(server, schema.tables, "removed_on", table, timedelta(days=1))
    drop(server, table)
    assert guest.state(table)["removed_on"] is not None
    assert round_of(server).removed == 1
    assert guest.get(f"/api/tables/{table}").status_code == 404
    with server.services.engine.connect() as connection:
        assert connection.execute(select(schema.audit.c.about).where(schema.audit.c.action == "table-removed")).scalar() == table


def test_nothing_is_removed_unless_the_host_wants_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        assert server.services.settings.remove_days == 0
        table = guest.new_table("me", "local")["table"]
        age(server, schema.tables, "changed", table, timedelta(days=4000))
        assert round_of(server) == Done()
        assert guest.state(table)["removed_on"] is None


def test_guests_who_have_nothing_are_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, guest_days=400.0, address_days=30.0) as server, server.guest() as idle, server.guest() as player:
        ok(idle.post("/api/me", {"name": "Idle"}))
        ok(player.post("/api/me", {"name": "Player"}))
        player.new_table("me", "local")
        for guest in (idle, player):
            age(server, schema.guests, "seen", guest.id, timedelta(days=500))
        with server.services.engine.begin() as connection:
            connection.execute(update(schema.guests).values(address="192.0.2.7"))
        assert round_of(server).guests == 1
        with server.services.engine.connect() as connection:
            found = connection.execute(select(schema.guests.c.name, schema.guests.c.address)).all()
        assert [tuple(row) for row in found] == [("Player", None)]


def test_one_process_works_at_a_time_and_a_dead_one_is_replaced(server: Server) -> None:
    with server.services.engine.begin() as connection:
        leases.end(connection, LEASE)
        assert leases.take(connection, LEASE, "first", 60)
        assert leases.take(connection, LEASE, "first", 60)
        assert not leases.take(connection, LEASE, "second", 60)
    assert round_of(server) == Done()
    with server.services.engine.begin() as connection:
        assert leases.take(connection, LEASE, "first", -1)
        assert leases.take(connection, LEASE, "second", 60)
        leases.end(connection, LEASE)


def test_journals_in_archives_are_checked_when_a_database_is_copied(server: Server, guest: Guest) -> None:
    table = finished(guest)
    age(server, schema.tables, "changed", table)
    assert round_of(server).archived == 1
    with server.services.engine.connect() as connection:
        assert check_copy(Side(connection), Side(connection), lambda *_: None).damaged == []
    with server.services.engine.connect() as connection:
        content = connection.execute(select(schema.archives.c.content).where(schema.archives.c.table == table)).scalar_one()
        changed = archive.unpacked(content)
        wrong = archive.packed(changed.lines[:-1], changed.makers[:-1], [])
        connection.execute(update(schema.archives).where(schema.archives.c.table == table).values(content=wrong))
        assert check_copy(Side(connection), Side(connection), lambda *_: None).damaged == [table]

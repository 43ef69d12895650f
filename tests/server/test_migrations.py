"""Migrations: from nothing, from the first version, and never back from a newer one; commits are durable."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dolmen.kernel.errors import BadInput
from dolmen.server.database import Place, connect, migrate, open_database
from dolmen.server.schema import metadata
from tests.server.serving import ok, place_of, sensible, serving


def test_migrations_make_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    engine = open_database(place_of(tmp_path, empty=True))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_dolmen_is_refused(tmp_path: Path) -> None:
    engine = open_database(place_of(tmp_path))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="made by a newer Dolmen"):
        migrate(engine)
    engine.dispose()


@pytest.mark.sqlite
def test_commits_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    engine = open_database(Place(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = connect(place_of(tmp_path, empty=True))
    migrate(engine, "0001")
    engine.dispose()
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "local")
        ok(guest.choose(state, sensible(state)))

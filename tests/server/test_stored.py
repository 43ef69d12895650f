"""A database of Dolmen 0.1.0: its running tables play on, its finished tables verify."""

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import MetaData, insert, select

from dolmen import catalog
from dolmen.kernel.journal import parse_journal
from dolmen.kernel.verify import verify
from dolmen.server.database import Place, connect, migrate, version_of
from tests.server.serving import Guest, Server, ok, options, place_of, serving

RECORDED: Final = Path(__file__).parents[1] / "recorded"
STORED: Final[dict[str, Any]] = json.loads((RECORDED / "server-0.1.0.json").read_text(encoding="utf-8"))
GAMES: Final = sorted(STORED["tables"])
MORE_CHOICES: Final = 12


def copy_as_it_was(folder: Path, place: Place) -> None:
    """Give a PostgreSQL database the schema of that time, and the rows of the stored one."""
    old, new = connect(Place(folder)), connect(place)
    with old.connect() as source:
        version = version_of(source)
        assert version is not None
        migrate(new, version)
        then, now = MetaData(), MetaData()
        then.reflect(old)
        now.reflect(new)
        with new.begin() as target:
            for table in now.sorted_tables:
                rows = source.execute(select(then.tables[table.name])).mappings().all()
                if rows and table.name != "alembic_version":
                    target.execute(insert(table), [dict(row) for row in rows])
    old.dispose()
    new.dispose()


@pytest.fixture(scope="module")
def stored(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a copy of the stored database."""
    folder = tmp_path_factory.mktemp(database)
    with lzma.open(RECORDED / "server-0.1.0.sqlite.xz") as file:
        (folder / "dolmen.sqlite").write_bytes(file.read())
    place = place_of(folder, empty=True)
    if place.url:
        copy_as_it_was(folder, place)
    with serving(folder) as server:
        yield server


@pytest.fixture
def owner(stored: Server) -> Iterator[Guest]:
    """The browser that made the tables, with the cookies it was given then."""
    with stored.guest() as guest:
        guest.http.cookies.clear()
        guest.http.cookies.set("dolmen_guest", STORED["cookies"]["dolmen_guest"], domain="127.0.0.1")
        guest.http.get("/api/me").raise_for_status()
        yield guest


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_there_and_verifies(owner: Guest, game: str) -> None:
    told = STORED["tables"][game]
    state = owner.state(told["finished"])
    assert (state["moment"], state["result"]["scores"]) == (told["moments"], told["result"]["scores"])
    assert state["result"]["winners"] == told["result"]["winners"]
    journal = parse_journal(owner.get(f"/api/tables/{told['finished']}/journal").content)
    assert journal.header["rules"] == 1
    assert verify(catalog.find(game), journal).over


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_plays_on_by_the_rules_it_was_begun_with(owner: Guest, game: str) -> None:
    told = STORED["tables"][game]
    made = 0
    while made < MORE_CHOICES:
        state = owner.state(told["running"])
        assert state["moment"] >= told["running_moment"]
        if state["result"]:
            break
        if state["question"] is not None:
            made += ok(owner.choose(state, options(state)[-1]))["moment"] > state["moment"]
    assert owner.state(told["running"])["moment"] >= told["running_moment"] + made

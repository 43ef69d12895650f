"""A server for the tests of one module, and a guest for each test; a module changes the settings by a dictionary SETTINGS.

Tests that start servers run on SQLite and on PostgreSQL, those marked `sqlite` on SQLite only, those marked
`postgresql` on PostgreSQL only.
"""

from collections.abc import Iterator

import pytest

from tests import postgres
from tests.postgres import Databases
from tests.server import serving as places
from tests.server.processes import there
from tests.server.serving import Guest, Server, serving

KINDS = ("sqlite", "postgresql")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if any(metafunc.definition.iter_markers("postgresql")):
        metafunc.parametrize("database", KINDS[1:], indirect=True, scope="module")
        return
    serves = "server" in metafunc.fixturenames or hasattr(metafunc.module, "serving")
    if serves and postgres.wanted():
        kinds = KINDS[:1] if any(metafunc.definition.iter_markers("sqlite")) else KINDS
        metafunc.parametrize("database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the servers of a test keep their tables."""
    kind: str = getattr(request, "param", KINDS[0])
    if kind == KINDS[0]:
        yield kind
        return
    databases: Databases = request.getfixturevalue("postgres_databases")
    before = list(databases.made)
    places.databases = databases
    try:
        # The template stays.
        yield kind
    finally:
        places.databases = None
        places.urls.clear()
        databases.drop(*[name for name in databases.made if name not in before and name != databases.template])


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp(database), **getattr(request.module, "SETTINGS", {})) as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


@pytest.fixture(scope="module")
def other(request: pytest.FixtureRequest, server: Server) -> Iterator[Server]:
    """A second process that uses the database of the first."""
    with serving(server.services.settings.data, **getattr(request.module, "SETTINGS", {})) as other:
        yield other


@pytest.fixture
def far(guest: Guest, other: Server) -> Iterator[Guest]:
    """The guest, whose calls go to the second process."""
    with there(guest, other) as far:
        yield far

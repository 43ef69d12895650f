"""A server for the tests of one module, and a guest for each test; a module changes the settings by a dictionary SETTINGS."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Guest, Server, serving


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), **getattr(request.module, "SETTINGS", {})) as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest

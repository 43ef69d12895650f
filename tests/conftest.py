"""Prints at the top of every test run whether the rules are compiled, and sets up Hypothesis."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from dolmen import compiled
from tests.postgres import Databases

# The database of somebody's server is no place for tests.
os.environ.pop("DOLMEN_DATABASE", None)

# In CI the same examples every time, so that only changes can cause failures; elsewhere new ones in every run.
settings.register_profile("dolmen", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("dolmen")


def pytest_report_header() -> str:
    return f"engine: {compiled.status()}"


@pytest.fixture(scope="session")
def postgres_databases() -> Iterator[Databases]:
    """Databases of a PostgreSQL for tests, started by the first test that needs it."""
    databases = Databases()
    try:
        yield databases
    finally:
        databases.close()

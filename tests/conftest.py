"""Prints at the top of every test run whether the rules are compiled, and sets up Hypothesis."""

import os

from hypothesis import settings

from dolmen import compiled

# In CI the same examples every time, so that only changes can cause failures; elsewhere new ones in every run.
settings.register_profile("dolmen", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("dolmen")


def pytest_report_header() -> str:
    return f"engine: {compiled.status()}"

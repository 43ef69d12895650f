"""Says at the top of every test run how the rules run."""

from dolmen import compiled


def pytest_report_header() -> str:
    return f"engine: {compiled.status()}"

"""The unit tests of the page's TypeScript, in web/tests, which vitest runs without a browser."""

from dolmen.cli import site
from tests.toolchain.toy import ROOT


def test_the_units_of_the_page_pass() -> None:
    assert site.run_node(ROOT, *site.UNITS) is None

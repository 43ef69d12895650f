"""The report of a study in a real browser: it is accessible, sorts by keyboard, and needs nothing but itself."""

from pathlib import Path
from typing import Any

import pytest

from dolmen.cli.main import main
from tests.web.test_axe import AXE


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study")
    words = [
        "balance",
        "nawiedzone-krainy",
        "--deals",
        "12",
        "--seats",
        "2",
        "--level",
        "uniform",
        "--here",
        "--out",
        str(folder),
    ]
    assert main(["lab", *words]) == 0
    return folder


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("pl", 390)])
def test_the_report_is_accessible_and_sorts_by_keyboard(chromium: Any, study: Path, language: str, width: int) -> None:
    page = chromium.new_page(viewport={"width": width, "height": 844})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((study / f"report-{language}.html").as_uri())
    assert len(asked) == 1
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [one["id"] for one in found["violations"]] == []
    column = page.locator("table").nth(1).locator("thead th").nth(6)
    column.locator("button").focus()
    page.keyboard.press("Enter")
    assert column.get_attribute("aria-sort") == "descending"
    cells = page.locator("table").nth(1).locator("tbody tr td:nth-child(7)")
    values = [float(value) for value in cells.evaluate_all("all => all.map(cell => cell.dataset.v)") if value]
    assert values == sorted(values, reverse=True)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.close()

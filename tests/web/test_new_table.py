"""Setting a new table by its page."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import state_of


@pytest.mark.parametrize("game", ["labyrinth", "nawiedzone-krainy"])
def test_a_player_who_begins_can_be_named(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto(f"/new/{game}")
    begins = page.locator("input[name=first]")
    expect(begins.nth(2)).to_be_attached()
    begins.nth(2).check()
    page.click("[data-create]")
    page.wait_for_url("**/table/*")
    assert state_of(page)["options"]["first_player"] == "2"


def test_a_seal_that_comes_too_late_is_not_expected_of_the_table(new_page: NewPage) -> None:
    page = new_page()
    seals: list[Any] = []
    tables: list[Any] = []
    page.route("**/api/reservations", lambda route: seals.append(route))
    page.route("**/api/tables", lambda route: tables.append(route))
    with page.expect_request("**/api/reservations"):
        page.goto("/new/przepowiednia")
    with page.expect_request("**/api/tables"):
        page.click("[data-create]")
    seals[0].continue_()
    page.wait_for_selector("[data-seal]")
    tables[0].continue_()
    page.wait_for_url("**/table/*")

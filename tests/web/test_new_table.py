"""Setting a new table by its page."""

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

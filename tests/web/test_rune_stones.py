"""Rune Stones in the browser: whole games at every number of seats, and the curtain."""

import pytest

from tests.web import runes
from tests.web.conftest import NewPage
from tests.web.playing import settle, state_of

CLICKS = 6000


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_a_person_plays_bots_to_the_end(new_page: NewPage, rivals: int) -> None:
    page = new_page(phone=rivals == 2, language="en" if rivals == 3 else "pl", theme="light" if rivals == 3 else "dark")
    # Two play until somebody reaches the throne; with more it takes very long, and the last agreed round ends it.
    options = {} if rivals == 1 else {"max_rounds": 8}
    runes.sit(page, runes.create(page, runes.with_bots(rivals), **options))
    assert runes.play(page, CLICKS)
    page.wait_for_selector("dialog tr.sum td")
    result = state_of(page)["result"]
    assert rivals > 1 or max(result["scores"]) >= 65
    shown = page.eval_on_selector_all("dialog tr.sum td", "cells => cells.map((cell) => Number(cell.textContent))")
    assert sorted(shown) == sorted(result["scores"])


def test_two_people_at_one_screen_never_see_each_others_hand(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/table/{runes.create(page, runes.BOTH, max_rounds=2)}")
    page.wait_for_selector(".curtain")
    curtains = 0
    over = False
    for _ in range(400):
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator("[data-place], .bar").count() == 0
        over = runes.play(page, 1)
        if over:
            break
        now = state_of(page)
        assert [player["hand"] is not None for player in now["view"]["players"]] == [number == now["seat"] for number in range(2)]
    assert over
    assert curtains >= 3


def test_cards_show_who_leaves_before_anything_is_used(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.with_bots(1))
    runes.reach(page, table, "ChooseCard")
    runes.sit(page, table)
    page.locator("[data-place^='hand:'].possible").first.dispatch_event("click")
    page.wait_for_selector("text=wyłożon")
    settle(page)
    names = page.eval_on_selector_all("[data-place^='hand:'].possible", "all => all.map((one) => one.ariaLabel)")
    assert names
    assert all("zostaje" in name or "odejdzie" in name for name in names)

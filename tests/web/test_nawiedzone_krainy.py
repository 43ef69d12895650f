"""Nawiedzone Krainy in the browser: whole games at every count of seats, secrets, the curtain, the common defeat."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import lands
from tests.web.conftest import NewPage
from tests.web.lands import BOTH, CLICK, begin, create, play, play_until, sit
from tests.web.playing import against_bots, caught_up, clicked, seat, settle, state_of
from tests.web.test_axe import violations


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_a_person_plays_bots_to_the_final_scoring(new_page: NewPage, rivals: int) -> None:
    page = new_page(phone=rivals == 2, language="en" if rivals == 3 else "pl")
    sit(page, create(page, against_bots(rivals), wraith_supply_rule="partial"))
    assert play(page)[-1] == "over"
    page.wait_for_selector("dialog tr.sum td")
    state = state_of(page)
    assert state["result"]["winners"]
    shown = page.eval_on_selector_all("dialog tr.sum td", "cells => cells.map((cell) => Number(cell.textContent))")
    assert sorted(shown) == sorted(state["result"]["scores"])
    scored = {source for line in state["score"] for source, points in line if points}
    expect(page.locator("dialog tbody tr")).to_have_count(len(scored) + 2)  # the total and the place


@pytest.mark.slow
def test_a_land_without_persuasion_is_lost_by_all(new_page: NewPage) -> None:
    page = new_page()
    seats = [seat("me", "Radek", 0), seat("bot", "Bot", 1, "uniform")]
    sit(page, create(page, seats))
    assert play(page, lazy=True)[-1] == "over"
    state = state_of(page)
    assert state["view"]["defeat"] == "reserve-empty"
    assert state["result"]["winners"] == []
    page.wait_for_selector("dialog .winner")
    told = page.inner_text("dialog")
    assert "Wspólna porażka" in told
    assert re.search("W rezerwie .*Wszyscy przegrywają", told)
    assert page.locator("dialog table").count() == 0


@pytest.mark.slow
def test_at_one_screen_a_curtain_keeps_the_task_cards_secret(new_page: NewPage) -> None:
    page = new_page()
    sit(page, create(page, BOTH, mode="mieszczanin", wraith_supply_rule="partial"))
    chosen: dict[int, int] = {}
    for _ in range(600):
        before = caught_up(page)
        (done,) = clicked(page, CLICK, 1, True)
        if done == "task":
            chosen[before["question"]["seat"]] = before["view"]["players"][before["question"]["seat"]]["task_count"]
        if len(chosen) == 2:
            break
    assert chosen == {0: 0, 1: 0}
    page.wait_for_selector(".curtain, [data-board]")
    view = state_of(page)["view"]
    known = [player["tasks"] for player in view["players"]]
    assert known.count(None) == 1
    assert [player["task_count"] for player in view["players"]] == [2, 2]


def test_places_say_why_not_and_a_step_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page()
    begin(page, BOTH)
    page.locator("[data-place='do:build']").dispatch_event("click")
    page.wait_for_selector("[role=alert] [data-rule=NAW-085]")
    page.keyboard.press("Escape")
    before = state_of(page)
    page.locator("[data-place='cell:2'].possible").dispatch_event("click")
    settle(page)
    seat_number = before["question"]["seat"]
    assert state_of(page)["view"]["players"][seat_number]["cell"] == 2
    page.click("[data-undo]")
    settle(page)
    assert state_of(page)["view"]["players"][seat_number]["cell"] == 0
    page.focus("[data-place='cell:0']")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.dataset.place === 'cell:1'")
    page.keyboard.press("i")
    page.wait_for_selector("[data-about]:has-text('Dzielnica')")


def both_sizes(page: Any) -> list[str]:
    """What axe finds on a wide screen and on a phone."""
    wide = violations(page)
    lands.resize(page, 390, 844)
    narrow = violations(page)
    lands.resize(page, 1280, 800)
    return [*wide, *narrow]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme, bypass_csp=True)
    found: dict[str, list[str]] = {}
    begin(page, against_bots(3), mode="mieszczanin", extra_wraith_cards="both", wraith_supply_rule="partial")
    found["table"] = both_sizes(page)
    page.locator("[data-place='do:build']").dispatch_event("click")
    page.wait_for_selector("[role=alert]")
    found["reason"] = violations(page)
    page.keyboard.press("Escape")
    page.locator("[data-place^='cell:'][aria-label*='droga za']").first.dispatch_event("click")
    page.wait_for_selector("[data-go]")
    found["way"] = violations(page)
    page.keyboard.press("Escape")
    lands.resize(page, 390, 844)
    page.click("nav button:has-text('Cele')")
    page.wait_for_selector("dialog[open] .body > *")
    found["goals"] = violations(page)
    page.keyboard.press("Escape")
    lands.resize(page, 1280, 800)
    # Nobody chooses tasks when the land falls in the first Season, so until then this player is not lazy.
    play_until(page, "[data-picker]")
    found["picker"] = both_sizes(page)
    play(page, lazy=True)
    page.wait_for_selector("dialog[open] .winner")
    found["result"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}

"""The table by keyboard: few keys for a decision, a focus that follows the question, one key to bar, undo, options and help."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.keyboard import decide
from tests.web.playing import against_bots, create, settle, sit, state_of
from tests.web.test_shell import new_table

ENOUGH = 900
MOST_KEYS = 4.0
GAMES = {"przepowiednia": {"max_rounds": 4}, "rune-stones": {"max_rounds": 4}}
HERE = "document.activeElement.matches('[data-place].possible, .bar, .bar *, [role=alert] *')"


def first_turn(page: Any) -> None:
    state = create(page, against_bots())
    sit(page, state["table"])
    page.wait_for_selector("[data-place='node:3'].possible")


def moment(page: Any) -> int:
    return int(page.get_attribute(".bar", "data-moment"))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_few_keys_for_a_decision(new_page: NewPage, game: str) -> None:
    page = new_page()
    sit(page, new_table(page, game, ["me", "bot"], "klawisze", **GAMES[game])["table"])
    chance = random.Random(3)
    keys = made = 0
    for _ in range(ENOUGH):
        before = moment(page)
        used = decide(page, chance)
        if used < 0:
            break
        keys += used
        if used and moment(page) > before:
            made += 1
            # The focus is where the question is, and never nowhere.
            page.wait_for_function(f"() => {HERE} || document.querySelector('dialog[open]')")
    page.wait_for_selector("dialog[open] .winner")
    assert made > 20
    assert keys / made <= MOST_KEYS, f"{keys} keys for {made} decisions"


def test_the_board_is_one_stop_and_the_bar_is_the_next(new_page: NewPage) -> None:
    page = new_page()
    first_turn(page)
    page.wait_for_selector("[data-board] [data-place][tabindex='0']:not([data-place^='tray:'])")
    expect(page.locator("[data-board] [data-place][tabindex='0']:not([data-place^='tray:'])")).to_have_count(1)
    page.focus("[data-board] [data-place].possible[tabindex='0']")
    page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement.closest('.bar, [data-place^=\"tray:\"]')")
    page.focus("[data-place='node:3']")
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement.closest('.bar')")
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement.dataset.place === 'node:3'")


def test_keys_choose_take_back_and_help(new_page: NewPage) -> None:
    page = new_page()
    first_turn(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-undo]:not([aria-disabled=true])")
    page.wait_for_function(f"() => {HERE}")
    before = moment(page)
    page.keyboard.press("u")
    page.wait_for_function(f"() => Number(document.querySelector('.bar').dataset.moment) < {before}")
    settle(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    page.keyboard.press("u")  # in the dialog it is a letter
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.focus("[data-place='card:6']")
    page.keyboard.press("i")
    page.wait_for_selector("[role=alert], [data-about]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=alert], [data-about]", state="detached")


def test_a_mouse_keeps_its_focus_where_it_is(new_page: NewPage) -> None:
    page = new_page()
    first_turn(page)
    page.locator("[data-place='node:3']").click()
    page.wait_for_selector("[data-place='node:3']:not(.possible)")
    settle(page)
    page.locator("[data-place='node:8']").click()
    page.wait_for_selector("[data-place='card:5'].possible")
    settle(page)
    assert not page.evaluate("document.activeElement.matches('[data-place^=\"card:\"]')")
    assert state_of(page)["question"]["ask"] == "PlaceFigure"

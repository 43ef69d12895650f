"""Nawiedzone Krainy at the table: ways of several steps, menus with pictures, the keyboard, and mistakes not to be made."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import lands
from tests.web.conftest import NewPage
from tests.web.keyboard import first_of, tab_to
from tests.web.playing import POST, against_bots, at_last, caught_up, settle, state_of

FAR = "[data-place^='cell:'][aria-label*='droga za']"
LAKE = 3
TRAVEL = 0
SLOTS = ("K", "S1", "S2", "S3", "S4", "S5", "S6")
PLACES = ("C", "E", "NE", "NW", "W", "SW", "SE")


def mine(state: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = state["view"]["players"][state["question"]["seat"]]
    return found


def open_names(state: dict[str, Any]) -> dict[str, int]:
    return {choice["name"]: choice["choice"] for choice in state["question"]["choices"] if choice["refusal"] is None}


def test_a_far_hex_shows_the_way_and_each_step_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, lands.BOTH)
    before = state_of(page)
    start = mine(before)
    target = page.locator(FAR).last.get_attribute("data-place")
    lands.click(page, target)
    assert page.get_attribute("[data-way]", "data-way") == target.partition(":")[2]
    assert state_of(page)["moment"] == before["moment"]
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-go]", state="detached")
    lands.click(page, target)
    page.click("[data-go]")
    page.wait_for_selector(f"[data-place='{target}'][aria-label*='Widzący']")
    settle(page)
    after = state_of(page)
    steps = after["moment"] - before["moment"]
    assert steps >= 2
    assert f"cell:{mine(after)['cell']}" == target
    taken = [line for line in after["log"] if line["event"] == "travelled"][-steps:]
    costs = [next(value for name, _, value in line["phrase"]["values"] if name == "cost") for line in taken]
    assert start["active"][TRAVEL] - mine(after)["active"][TRAVEL] == sum(costs)
    for step in range(1, steps + 1):
        page.click("[data-undo]")
        settle(page)
        assert state_of(page)["moment"] == after["moment"] - step
    assert mine(state_of(page))["cell"] == start["cell"]


def test_a_way_that_is_too_dear_says_what_is_missing(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, lands.BOTH)
    cells = page.eval_on_selector_all(
        "[data-place^='cell:']",
        "all => all.filter((one) => !/droga za|jezioro|możliwe$/.test(one.ariaLabel) || /niemożliwe$/.test(one.ariaLabel))"
        ".filter((one) => !/jezioro|Widzący/.test(one.ariaLabel)).map((one) => one.dataset.place)",
    )
    lands.click(page, cells[-1])
    assert "brakuje" in page.inner_text("[data-way]")
    assert page.locator("[data-go]").count() == 0


def to_a_lake(page: Any, table: str) -> int:
    """Walk until water can be taken from a lake beside the Seer; the lake's cell. The page is not involved."""
    for number in range(80):
        state = state_of(page)
        assert state["question"], "the land is lost, and no lake was found"
        names = open_names(state)
        for name in names:
            kind, _, rest = name.partition("-")
            slot, _, place = rest.partition("-")[0].partition(".")
            cell = SLOTS.index(slot) * 7 + PLACES.index(place) if kind == "gather" else -1
            if cell >= 0 and state["view"]["terrain"][cell] == LAKE and any(n.startswith("gather-") and n != name for n in names):
                return cell
        steps = [choice for choice in names.values() if 0 <= choice < 49]
        body = {
            "seat": state["question"]["seat"],
            "moment": state["moment"],
            "choice": max(steps, default=-1),
            "client": f"lake{number}",
        }
        page.evaluate(POST, [f"/api/tables/{table}/choices", body])
        for _ in range(20):
            question = caught_up(page)["question"]
            if question and question["ask"] == "Act":
                break
            lands.play(page, 1, lazy=True)
    raise AssertionError("no lake was found")


def test_a_menu_has_pictures_and_water_from_a_lake_wears_out_the_lake(new_page: NewPage) -> None:
    page = new_page()
    table = lands.begin(page, lands.BOTH, wraith_supply_rule="partial")
    lake = to_a_lake(page, table)
    caught_up(page)
    if page.locator(".curtain").count():
        page.click(".curtain .button.main")
    page.wait_for_selector("[data-place='do:gather'].possible")
    lands.click(page, "do:gather")
    buttons = page.locator("[role=alert] .button.can")
    expect(buttons.nth(1)).to_be_visible()
    expect(page.locator("[role=alert] .button.can svg")).to_have_count(buttons.count())
    page.keyboard.press("Escape")
    own = mine(state_of(page))["cell"]
    lands.click(page, f"cell:{lake}")
    worn = state_of(page)["view"]["depleted"]
    assert worn[lake]
    assert not worn[own]


def test_a_haunting_offers_only_cells_of_the_rolled_kind(new_page: NewPage) -> None:
    page = new_page()
    table = lands.create(page, lands.BOTH)
    lands.sit(page, table)
    for _ in range(60):
        state = caught_up(page)
        if state["question"] and state["question"]["ask"] == "PlaceWraith" and page.locator("[data-board]").count():
            break
        lands.play(page, 1, lazy=True)
    cells = set(open_names(state).values())
    assert len({state["view"]["terrain"][cell] for cell in cells}) == 1
    glowing = page.eval_on_selector_all("[data-place^='cell:'].possible", "all => all.map((one) => one.dataset.place)")
    assert set(glowing) == {f"cell:{cell}" for cell in cells}


def test_at_1280_by_800_the_log_has_room(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, against_bots(3))
    room = page.locator("aside .log").bounding_box()
    assert room["height"] >= 190
    assert room["y"] + room["height"] <= page.locator("section.bar").bounding_box()["y"]


def test_text_twice_as_large_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, lands.BOTH)
    lands.resize(page, 640, 400)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-choice=pass]")).to_be_visible()
    lands.resize(page, 1280, 800)
    page.evaluate("document.documentElement.style.fontSize = '34px'")
    lands.resize(page, 1280, 800)
    assert page.locator("[data-board] [data-place='cell:0']").bounding_box()["width"] >= 24
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    panels = "aside .side .panel, .seats li, section.bar"
    assert at_last(page, lambda: page.eval_on_selector_all(panels, wide), []) == []


ARROWS = {"U": "ArrowUp", "R": "ArrowRight", "D": "ArrowDown", "L": "ArrowLeft"}


def press(page: Any, selector: str) -> None:
    """With n over the places that glow, or with Tab to a button, as long as it is there; then Enter."""
    key = "n" if selector.startswith("[data-place") else "Tab"
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            page.keyboard.press("Enter")
            settle(page)
            return
    assert not page.locator(selector).count(), f"{key} never comes to {selector}"


def far_by_keyboard(page: Any) -> None:
    """With the arrows to a far cell (a spiral, then here and there: the edge may stop it), Enter for the way, Enter to go."""
    before = state_of(page)["moment"]
    tab_to(page, "[data-place^='cell:'].possible")
    for arrow in [*"URDDLLUUURRRDDDDLLLLUUUUU", *random.Random(5).choices("URDL", k=300)]:
        page.keyboard.press(ARROWS[arrow])
        if page.evaluate("document.activeElement.ariaLabel.includes('droga za')"):
            break
    assert page.evaluate("document.activeElement.ariaLabel.includes('droga za')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-go]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-go]", state="detached")
    settle(page)
    assert state_of(page)["moment"] >= before + 2


WAYS = (
    "[role=alert] .button.can",
    "[data-pick]:not([aria-disabled=true])",
    "[data-picker] .card.possible:not(.on)",
    *(f"[data-place='do:{action}'].possible" for action in ("persuade", "build", "gather", "sell", "train")),
    "[data-main]:not([aria-disabled=true])",
    "[data-choice=pass]",
    "[data-place^='cell:'].possible",
    ".option.can",
)


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    lands.sit(page, lands.create(page, against_bots(), wraith_supply_rule="partial"))
    walked = 0
    for _ in range(400):
        page.wait_for_selector(", ".join((*WAYS, "dialog[open] .winner")))
        if page.locator("dialog[open] .winner").count():
            break
        way = first_of(page, WAYS)
        if "Co robisz" in page.inner_text("section.bar") and walked < 3 and page.locator(FAR).count():
            far_by_keyboard(page)
            walked += 1
        elif way:
            press(page, way)
    page.wait_for_selector("dialog[open] .winner")
    assert walked == 3

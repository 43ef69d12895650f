"""Labyrinth for everybody: on phone and desk with bots, axe-core at the dice, targets for a thumb, no turn ended by mistake."""

import time
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.playing import GET, seat, settle, sit, state_of
from tests.web.test_axe import violations
from tests.web.test_labyrinth import CLICK, NAMES, asked, create, seats_of, somewhere

SMALL = """() => [...document.querySelectorAll(".maze button, .seats button, .bar button")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const shown = box.width && box.height && getComputedStyle(one).visibility !== "hidden";
  const small = box.width < 43.5 || box.height < 43.5;
  return shown && small ? [`${one.className}: ${one.textContent.trim()} ${box.width}x${box.height}`] : [];
})"""


IN_SIGHT = """(number) => {
  const box = document.querySelectorAll(".seats > li")[number].getBoundingClientRect();
  return box.left >= -1 && box.right <= 391;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_dice_panels_have_no_violation(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(theme=theme, phone=phone, bypass_csp=True)
    found: dict[str, Any] = {}
    for ask in ("RepeatTest", "ActInCombat"):
        somewhere(page, 4, ask)
        page.wait_for_selector(".dice-test .roll")
        found[ask] = violations(page) + (page.evaluate(SMALL) if phone else [])
        page.locator(".bar [data-option]:not([aria-disabled=true])").first.click()
        settle(page)
        found[f"after {ask}"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_laying_a_tile_has_no_violation_and_room_for_a_thumb(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme, phone=True, bypass_csp=True)
    question = somewhere(page, 3, "PlaceTile")["question"]
    spot = next(choice["name"] for choice in question["choices"] if choice["refusal"] is None)
    page.locator(f"[data-place='cell:{spot.partition('r')[0]}']").click()
    page.wait_for_selector(".hand .turns")
    assert violations(page) == []
    assert page.evaluate(SMALL) == []


def test_ending_a_turn_with_actions_left_is_asked_again(new_page: NewPage) -> None:
    page = new_page(language="en")
    state = somewhere(page, 2, "ChooseDeed")
    actions = state["view"]["actions"]
    page.click("[data-main]")
    page.wait_for_selector(".question[role=alert]")
    assert f"{actions} action" in page.inner_text(".question")
    assert state_of(page)["moment"] == state["moment"]
    page.click("[data-main]")
    page.wait_for_function("() => !document.querySelector('.question[role=alert]')")
    settle(page)
    assert state_of(page)["moment"] > state["moment"]


def test_on_a_phone_the_strip_of_seats_shows_who_is_asked(new_page: NewPage) -> None:
    page = new_page(phone=True)
    table = create(page, seats_of(6, "local"))
    asked_seats = set()
    for _ in range(6):
        state = asked(page, table, "ChooseDeed")
        number = state["question"]["seat"]
        asked_seats.add(number)
        page.wait_for_function(IN_SIGHT, arg=number)
        page.click("[data-main]")
        settle(page)
        if page.locator(".question[role=alert]").count():
            page.click("[data-main]")
            settle(page)
    assert len(asked_seats) > 2


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 4, 6])
def test_two_people_one_on_a_phone_play_with_bots_to_the_end(new_page: NewPage, count: int) -> None:
    wide, phone = new_page(language="en", theme="light"), new_page(phone=True)
    seats = [seat("me", NAMES[0], 0), seat("link", NAMES[1], 1)]
    seats += [seat("bot", NAMES[n], n, "greedy") for n in range(2, count)]
    table = create(wide, seats, max_rounds=5)
    link = wide.evaluate(GET, f"/api/tables/{table}")["links"]["seats"]["1"]
    phone.goto(link)
    phone.click("[data-sit]")
    phone.wait_for_selector("[data-place]")
    sit(wide, table)
    done: set[str] = set()
    deadline = time.monotonic() + 900
    while time.monotonic() < deadline and len(done) < 2:
        for name, page in (("wide", wide), ("phone", phone)):
            if page.evaluate(CLICK) == "over":
                done.add(name)
            page.wait_for_timeout(15)
    assert done == {"wide", "phone"}
    results = [page.evaluate(GET, f"/api/tables/{table}")["result"]["winners"] for page in (wide, phone)]
    assert results[0] == results[1] != []

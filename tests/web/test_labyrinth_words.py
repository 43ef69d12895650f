"""Labyrinth in words: names that say where corridors lead, what things do before they are chosen, cards that cover nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, settle, sit, state_of
from tests.web.test_labyrinth import UNTIL, WORDS, create, open_curtain, seats_of, somewhere

MOVING = '{"language": "pl", "theme": "dark", "motion": "auto", "tips": "off"}'

# Corners of two boxes of the page, to tell whether one lies over the other.
BOXES = """([card, thing]) => {
  const box = (one) => { const {left, right, top, bottom} = one.getBoundingClientRect(); return {left, right, top, bottom}; };
  const card_ = document.querySelector(card);
  return [card_ && box(card_), [...document.querySelectorAll(thing)].map(box)];
}"""


def overlaps(page: Any, card: str, thing: str) -> bool:
    first, others = page.evaluate(BOXES, [card, thing])
    assert first
    assert others
    return any(
        first["left"] < one["right"]
        and one["left"] < first["right"]
        and first["top"] < one["bottom"]
        and one["top"] < first["bottom"]
        for one in others
    )


def test_the_name_of_a_corridor_says_where_every_move_leads(new_page: NewPage) -> None:
    """A player who only hears the names can find every corridor that the rules offer."""
    page = new_page(language="en")
    table = create(page, seats_of(3, "local"), WORDS[0])
    checked = 0
    for _ in range(40):
        page.evaluate(UNTIL, [table, ["never"], 9, False])
        if page.evaluate(UNTIL, [table, ["ChooseDeed"], 60, False]) != "ChooseDeed":
            break
        state = page.evaluate(GET, f"/api/tables/{table}")
        here = state["view"]["players"][state["question"]["seat"]]["node"]
        moves = [choice["name"][5:] for choice in state["question"]["choices"] if choice["refusal"] is None]
        moves = [name for name in moves if re.fullmatch(r"\(.*\)[abc]", name)]
        if not here.startswith("(") or not moves:
            continue
        page.goto(f"/table/{table}")
        open_curtain(page)
        name = page.get_attribute(f"[data-place='node:{here}']", "aria-label")
        for move in moves:
            called = page.get_attribute(f"[data-place='node:{move}']", "aria-label").partition(",")[0]  # "corridor C3a"
            assert f"({called})" in name
            checked += 1
        if checked > 5:
            break
    assert checked > 0


def test_an_empty_cell_answers_how_one_builds_there(new_page: NewPage) -> None:
    page = new_page(language="en")
    table = create(page, seats_of(2, "local"))
    page.goto(f"/table/{table}")
    open_curtain(page)
    page.locator("[data-place='cell:(0,0)']").click()
    page.wait_for_selector("[role=alert]")
    assert "start space" in page.inner_text("[role=alert]")  # the rules' own reason
    page.keyboard.press("Escape")
    page.click("[data-main].main")
    settle(page)
    page.locator("[data-place='cell:(0,0)']").click()
    page.wait_for_selector("[role=alert] .button.can")
    page.click("[role=alert] .button.can")
    settle(page)
    assert state_of(page)["question"]["ask"] in ("PlaceTile", "ChooseTile")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_an_item_does_is_in_sight_before_it_is_taken(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    question = somewhere(page, 3, "PickUp")["question"]
    page.wait_for_selector("[data-offer] dd")
    things = [choice for choice in question["choices"] if choice["refusal"] is None and choice["choice"] >= 0]
    expect(page.locator("[data-offer] dt")).to_have_count(len(things))
    page.wait_for_selector(".bar [data-option].main")  # taking is bright,
    assert page.locator(".bar [data-option].main[data-choice='pass']").count() == 0  # and not leaving it


def test_dice_do_not_cover_who_rolls_and_the_seats_stay_in_sight(new_page: NewPage) -> None:
    page = new_page()
    somewhere(page, 3, "RepeatTest", "ActInCombat")
    page.wait_for_selector(".dice-test .roll")
    settle(page)
    assert not overlaps(page, ".dice-test", "[data-board]")
    assert not overlaps(page, ".dice-test", ".seats li")
    assert not overlaps(page, ".dice-test", ".bar")


def test_an_event_is_shown_before_its_question_is_answered(new_page: NewPage) -> None:
    page = new_page(language="en")
    state = somewhere(page, 3, "ChooseTarget", "ChooseSteps", "SeeTrap", "PlaceGift", "RemoveTile")
    assert state["view"]["event"] == ""
    page.wait_for_selector(".event.now")
    assert page.inner_text(".event.now").strip().count("Now: ") == 1


def test_numbers_and_signs_say_what_they_are(new_page: NewPage) -> None:
    page = new_page(language="en")
    table = create(page, seats_of(2, "bot"))
    sit(page, table)
    for number in range(5):
        button = page.locator(".aside .pools button").nth(number)
        button.click()
        page.wait_for_selector("[data-about] p")
        assert page.inner_text("[data-about] b") in button.get_attribute("aria-label")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-about]", state="detached")
    page.locator(".seats .info").first.click()
    assert "Lives: 4" in page.inner_text("[data-about]")


def test_a_golem_card_is_shown_when_it_is_turned_up_and_goes_at_a_click(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('dolmen-settings', '{MOVING}')")
    for word in WORDS:
        table = create(page, seats_of(2, "local"), word)
        if page.evaluate(UNTIL, [table, ["ChooseDeed"], 40, False]) != "ChooseDeed":
            continue
        state = page.evaluate(GET, f"/api/tables/{table}")
        while state["question"] and state["question"]["ask"] == "ChooseDeed":
            named = {choice["name"]: choice for choice in state["question"]["choices"] if choice["refusal"] is None}
            if "golem" in named and state["view"]["players"][state["seat"]]["character"] != "C03":
                page.goto(f"/table/{table}")
                open_curtain(page)
                page.click(".bar [data-choice=golem]")
                page.wait_for_selector("[data-reveal=golem]")
                if state_of(page)["question"]["ask"] != "StepGolem":
                    page.evaluate("document.querySelector('[data-reveal=golem]')?.click()")  # it goes by itself, too
                    page.wait_for_selector("[data-reveal]", state="detached")
                return
            wanted = next(choice for name, choice in named.items() if name != "end")
            made = {"seat": state["question"]["seat"], "moment": state["moment"], "choice": wanted["choice"]}
            state = page.evaluate(POST, [f"/api/tables/{table}/choices", {**made, "client": f"g{state['moment']}"}])
    pytest.fail("no Golem Move was possible")

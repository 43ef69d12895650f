"""Tips: each comes once, beside what it speaks of, over nothing that matters; and everything on the table can be asked."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import against_bots, at_last, create_table, seat, settle, sit

GAMES = ["przepowiednia", "rune-stones", "labyrinth", "nawiedzone-krainy"]
TIP = "[data-tip]"
LOOKED = "[data-tips]:not([data-tips=''])"
SETTINGS = "header nav > button:last-child"

# How many points of the tip, by whole ones, lie over the question bar, over what it speaks of, and outside the window.
COVERED = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const along = (one, other, from, to) => {
    const length = Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
    return length < 1 ? 0 : length;
  };
  const over = (one, other) => along(one, other, "left", "right") * along(one, other, "top", "bottom");
  const tip = box("[data-tip]");
  const window = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  return [over(tip, box(".bar")), over(tip, box("[data-tip-at]")), tip.width * tip.height - over(tip, window)].map(Math.round);
}"""
FREE = [0, 0, 0]

# What every place says when it is asked with the key i.
ANSWERS = """async () => {
  const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const press = (element, key) =>
    element.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
  const answers = {};
  for (const place of [...document.querySelectorAll("[data-place]")].map((one) => one.dataset.place)) {
    const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
    element.focus();
    let words = "";
    for (const begun = performance.now(); words.length < 20 && performance.now() - begun < 60_000;) {
      // The words come when the table is touched for the first time.
      if (!document.querySelector("[data-about]")) press(element, "i");
      await later(10);
      words = [...document.querySelectorAll("[data-about] b, [data-about] p")].map((one) => one.textContent).join(" ");
    }
    answers[place] = words;
    press(document.body, "Escape");
    await later(10);
  }
  return answers;
}"""


def practice(page: Any, game: str) -> None:
    sit(page, create_table(page, game, against_bots(2), {}, first=0)["table"])


def shown(page: Any) -> str:
    page.wait_for_selector(TIP)
    return str(page.get_attribute(TIP, "data-tip"))


def again(page: Any) -> None:
    """Load the page again, and wait until a tip has been looked for."""
    page.reload()
    page.wait_for_selector(LOOKED, state="attached")
    settle(page)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_comes_once_and_covers_nothing_that_matters(new_page: NewPage, game: str, phone: bool) -> None:
    page = new_page("pl", phone=phone, tips="practice")
    practice(page, game)
    seen = [shown(page)]
    assert at_last(page, lambda: page.evaluate(COVERED), FREE) == FREE
    assert page.locator(f"{TIP} p").inner_text().endswith(".")
    # The same question brings other tips when the page is opened again, and in the end none.
    for _ in range(30):
        again(page)
        if not page.locator(TIP).count():
            break
        assert at_last(page, lambda: page.evaluate(COVERED), FREE) == FREE, seen
        assert shown(page) not in seen
        seen.append(shown(page))
    assert not page.locator(TIP).count()
    assert page.evaluate("localStorage.getItem('dolmen-tips')") == json.dumps(
        [f"{game}/{tip}" for tip in seen], separators=(",", ":")
    )


def test_a_choice_ends_the_tip(new_page: NewPage) -> None:
    page = new_page("en", tips="practice")
    practice(page, "przepowiednia")
    first = shown(page)
    page.locator("[data-place='node:11']").click()
    settle(page)
    page.wait_for_function("(first) => document.querySelector('[data-tip]')?.dataset.tip !== first", arg=first)


def test_tips_are_switched_off_by_one_click_and_on_again_in_the_settings(new_page: NewPage) -> None:
    page = new_page("en", tips="practice")
    practice(page, "labyrinth")
    first = shown(page)
    page.click("[data-no-tips]")
    page.wait_for_selector("[data-tips]", state="detached")
    page.clock.install()
    page.reload()
    page.wait_for_selector("[data-place]")
    for _ in range(4):
        page.clock.run_for(5_000)
    assert not page.locator("[data-tips]").count()
    page.click(SETTINGS)
    page.click("[data-tips-again]")
    page.keyboard.press("Escape")
    for _ in range(4):
        page.clock.run_for(5_000)
    assert shown(page) == first


def test_a_tip_by_keyboard(new_page: NewPage) -> None:
    page = new_page("en", tips="practice")
    practice(page, "nawiedzone-krainy")
    shown(page)
    assert page.locator(TIP).locator("xpath=..").get_attribute("aria-live") == "polite"
    page.keyboard.press("t")
    page.wait_for_function("() => document.activeElement.matches('[data-got-it]')")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_function("() => document.activeElement.matches('[data-tip] [data-rule]')")
    page.keyboard.press("Escape")
    page.wait_for_selector(TIP, state="detached")
    page.wait_for_function("() => document.activeElement.closest('[data-board], .bar')")


@pytest.mark.parametrize(("wish", "count"), [("practice", 0), ("all", 1)])
def test_at_other_tables_tips_come_only_when_wished_for(new_page: NewPage, wish: str, count: int) -> None:
    page = new_page("pl", tips=wish)
    page.clock.install()
    seats = [seat("me", "Radek", 0), seat("link", "Hania", 1)]
    sit(page, create_table(page, "przepowiednia", seats, {}, first=0)["table"])
    for _ in range(4):
        page.clock.run_for(5_000)
    if count:
        page.wait_for_selector(TIP)
    expect(page.locator(TIP)).to_have_count(count)


@pytest.mark.parametrize("game", GAMES)
def test_every_place_says_what_it_is(new_page: NewPage, game: str) -> None:
    page = new_page("en")
    practice(page, game)
    page.mouse.click(4, 400)
    answers = page.evaluate(ANSWERS)
    assert len(answers) > 20
    assert {place for place, words in answers.items() if len(words) < 20} == set()

"""What the Rune Stones table tells a new player: the aim, words for signs, bright buttons, what others did, moments of joy."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import runes
from tests.web.conftest import NewPage
from tests.web.playing import settle, state_of

BRIGHT = ".bar [data-option].main"
# A key of the texts that was not found shows itself.
KEY = r"(^|\s)[a-z]+(-[a-zA-Z0-9]+)+\b(?!\s*\d)"


def row_waits(state: runes.State) -> bool:
    return any(choice in (1, 2) for choice in runes.open_choices(state))


def awake(page: Any) -> None:
    """The words about places come when somebody touches the table."""
    page.keyboard.press("Shift")
    came = "(what) => performance.getEntriesByType('resource').some(({name}) => name.includes(what))"
    for file in ("/about-", "/pl-" if page.evaluate("document.documentElement.lang") == "pl" else "/en-"):
        page.wait_for_function(came, arg=file)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_place_says_what_it_is(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    table = runes.create(page, runes.with_bots(1))
    told: dict[str, str] = {}
    for ask in ("ChooseDruid", "Action", "UseItem", "EndTurn"):
        runes.reach(page, table, ask)
        runes.sit(page, table)
        awake(page)
        for place in page.eval_on_selector_all("[data-place]", "all => all.map((one) => one.dataset.place)"):
            kind = place.partition(":")[0]
            if kind == "pile" or place in told:
                continue
            page.locator(f"[data-place='{place}']").first.focus()
            page.keyboard.press("i")
            page.wait_for_selector("[data-about].pinned")
            told[place] = page.inner_text("[data-about] b") + "\n" + "\n".join(page.locator("[data-about] p").all_inner_texts())
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-about]", state="detached")
    kinds = {place.partition(":")[0] for place in told}
    assert {"druid", "card", "hand", "item", "forge", "place", "row", "gem", "supply", "stone", "act"} <= kinds
    short = {place: words for place, words in told.items() if "\n" not in words.strip() and not place.startswith("item")}
    assert short == {}
    silent = page.evaluate(f"(told) => Object.entries(told).filter(([, words]) => /{KEY}/m.test(words))", told)
    assert silent == []


def test_an_action_says_what_it_does_before_it_is_chosen(new_page: NewPage) -> None:
    page = new_page(phone=True)
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "Action", lambda now: 1 in runes.open_choices(now))
    runes.sit(page, table)
    bar = page.locator(".bar").bounding_box()
    awake(page)
    page.locator("[data-place^='hand:']").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("[data-about].pinned")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-about]", state="detached")
    assert page.locator(".bar").bounding_box() == bar  # nothing moves when the words come
    page.click(".bar [data-choice=use]")
    page.wait_for_selector(".bar [data-undo]:not([aria-disabled=true])")
    settle(page)
    page.click("[data-undo]")
    page.click(".choice:has([data-choice=use]) [data-i]")
    page.wait_for_selector("[data-about].pinned")
    assert "wyższym numerem odchodzi" in page.inner_text("[data-about]")


SIZES = ((1280, 800), (1024, 768), (390, 844), (844, 390), (683, 384))
AIMS = """all => all.filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}).map((one) => one.textContent)"""
CUT = """() => {
  const board = document.querySelector("[data-board]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-numbers] text")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > board.bottom || box.left < board.left || box.right > board.right;
  }).map((one) => one.textContent);
}"""


def test_the_aim_is_in_sight_and_the_digits_of_the_numbers_are_whole(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.with_bots(1))
    runes.reach(page, table, "Action")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        runes.sit(page, table)
        low = height < 500  # there the board is looked at from near
        seen = page.eval_on_selector_all("p[data-aim]" if low else "[data-aim]", AIMS)
        assert any("65" in words for words in seen), (width, height)
        assert low or page.evaluate(CUT) == [], (width, height)
        if width == 1024:
            assert page.locator("[data-board]").bounding_box()["width"] > 580


def test_what_scores_is_bright_and_in_words_and_what_gives_up_is_not(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "UseItem")
    runes.sit(page, table)
    assert page.locator(f"{BRIGHT}[data-choice=pass]").count() == 0
    state = runes.reach(page, table, "EndTurn", row_waits)
    runes.sit(page, table)
    labels = page.locator(BRIGHT).all_inner_texts()
    assert labels
    assert all("Wymień" in label and "punkt" in label for label in labels)
    row = next(choice for choice in runes.open_choices(state) if choice in (1, 2)) - 1
    # The board says the same, and a click there exchanges the row too.
    runes.click(page, f"row:{row}")
    assert state_of(page)["question"]["ask"] == "TakeStone"
    words = page.text_content("[data-part=stones]")
    assert "rękę uzupełniasz" in words


def test_a_payment_has_one_bright_button(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "PayGem")
    runes.sit(page, table)
    page.wait_for_selector("[data-place='pay:all']")
    assert page.locator(BRIGHT).count() == 0


def test_all_of_a_payment_is_in_sight_in_a_low_window(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "PayGem")
    page.set_viewport_size({"width": 844, "height": 390})
    runes.sit(page, table)
    page.wait_for_selector("[data-place='pay:all']")
    seen = """() => [...document.querySelectorAll("[data-place^='piece:'], [data-place='pay:all']")].every((one) => {
      const [box, board] = [one.getBoundingClientRect(), document.querySelector("[data-board]").getBoundingClientRect()];
      const across = box.left >= board.left && box.right <= board.right;
      return across && box.top >= board.top && box.bottom <= board.bottom && box.height >= 43;
    })"""
    page.wait_for_function(seen)


def test_a_gem_of_ones_choice_has_buttons_in_the_bar(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "TakeGem")
    runes.sit(page, table)
    expect(page.locator(".bar [data-option] svg")).to_have_count(4)
    page.locator(".bar [data-option]:not([aria-disabled=true])").first.click()
    settle(page)
    assert state_of(page)["question"]["ask"] != "TakeGem"


def test_a_card_that_was_clicked_is_not_asked_for_again(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    state = runes.reach(page, table, "Action", lambda now: {0, 1} <= set(runes.open_choices(now)))
    runes.sit(page, table)
    card = state["view"]["players"][state["seat"]]["hand"][-1]
    runes.click(page, f"hand:{card}")
    page.locator("[role=alert] .button.can").nth(1).click()
    page.wait_for_function(f"() => document.querySelector('.bar').dataset.moment > {state['moment'] + 1}")
    settle(page)
    now = state_of(page)
    assert now["question"]["ask"] == "ChooseCard"
    assert now["view"]["players"][now["seat"]]["in_play"] == [card]
    # Taken back, it is asked for like any other card.
    page.click("[data-undo]")
    settle(page)
    assert state_of(page)["view"]["players"][now["seat"]]["in_play"] == []


def test_what_the_others_did_is_lit(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.with_bots(1))
    runes.reach(page, table, "EndTurn")
    runes.sit(page, table)
    page.evaluate(
        """() => {
          window.lit = new Set();
          const note = () => document.querySelectorAll(".lit").forEach((one) => window.lit.add(one));
          const all = {subtree: true, childList: true, attributes: true, attributeFilter: ["class"]};
          new MutationObserver(note).observe(document.body, all);
        }"""
    )
    page.click(".bar [data-choice=end]")
    settle(page)
    if page.locator("[data-sure]").count():
        page.click("[data-sure]")
    page.wait_for_function("() => window.lit.size > 0")


def with_motion(page: Any, motion: str) -> None:
    wishes = json.dumps({"language": "pl", "theme": "dark", "motion": motion, "tips": "off"})
    page.evaluate(f"localStorage.setItem('dolmen-settings', {json.dumps(wishes)})")


@pytest.mark.parametrize("motion", ["auto", "off"])
def test_points_fly_to_the_track_where_things_may_move(new_page: NewPage, motion: str) -> None:
    page = new_page(reduced_motion="no-preference")
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "EndTurn", row_waits)
    with_motion(page, motion)
    runes.sit(page, table)
    awake(page)
    if motion == "auto":
        page.wait_for_selector(".joy", state="attached")
        page.evaluate(
            """() => new MutationObserver(() => { window.flew ||= document.querySelector(".joy .flight")?.textContent; })
              .observe(document.querySelector(".joy"), {subtree: true, childList: true})"""
        )
    page.locator(BRIGHT).first.click()
    page.wait_for_selector("[data-place^='stone:'].possible")
    if motion == "auto":
        page.wait_for_function("() => window.flew")
    settle(page)
    assert page.evaluate("window.flew") == ("+3" if motion == "auto" else None)
    expect(page.locator(".joy")).to_have_count(1 if motion == "auto" else 0)


def test_on_a_phone_the_whole_table_can_be_seen_at_once(new_page: NewPage) -> None:
    page = new_page(phone=True)
    table = runes.create(page, runes.with_bots(1))
    runes.reach(page, table, "Action")
    runes.sit(page, table)
    page.click("[data-whole]")
    page.wait_for_selector("[data-back-to-cards]")
    boxes = page.eval_on_selector_all(
        "[data-place^='card:'], [data-place^='forge:'], [data-place^='gem:'], [data-place^='hand:']",
        "all => all.map((one) => one.getBoundingClientRect()).map(({top, bottom, left, right}) => [top, bottom, left, right])",
    )
    assert len(boxes) > 15
    assert all(top >= 0 and bottom <= 844 and left >= 0 and right <= 390 for top, bottom, left, right in boxes)
    page.click("[data-back-to-cards]")
    page.wait_for_selector("[data-back-to-cards]", state="detached")

"""The Rune Stones table for everybody: by keyboard, by finger, in large text, and what axe-core says."""

from typing import Any

import pytest

from tests.web import runes
from tests.web.conftest import NewPage
from tests.web.keyboard import FOCUSED, first_of
from tests.web.playing import at_last, settle, state_of
from tests.web.test_axe import violations

MAIN = "[data-main]:not([aria-disabled=true])"
WAYS = (
    "[role=alert] .button.can",
    *(
        f"[data-place^='{kind}:'].possible"
        for kind in ("druid", "item", "card", "hand", "forge", "place", "row", "stone", "supply", "gem")
    ),
    MAIN,
    ".option.can",
)


def enter(page: Any, selector: str) -> None:
    """Walk over the places that glow with n, over everything else with Tab, and do it, as long as it is there."""
    for key in ("n",) * 30 + ("Tab",) * 90:
        if page.evaluate(FOCUSED, selector):
            page.keyboard.press("Enter")
            settle(page)
            return
        page.keyboard.press(key)
    assert not page.locator(selector).count(), f"neither n nor Tab comes to {selector}"


def act_by_digit(page: Any, action: str) -> None:
    """The key that a button of the bar names."""
    page.keyboard.press(page.get_attribute(f".option.can[data-choice={action}]", "aria-keyshortcuts"))
    settle(page)


def forge_by_keyboard(page: Any) -> None:
    """A white artifact, paid otherwise than proposed, after a change of mind."""
    act_by_digit(page, "forge")
    enter(page, "[data-place='forge:5'].possible")
    before = runes.labels(page, "piece")
    enter(page, "[data-place='piece:0']")
    assert runes.labels(page, "piece") != before
    enter(page, "[data-place='pay:all']")
    page.wait_for_selector("[data-place='place:9'].possible")
    enter(page, "[data-undo]:not([aria-disabled=true])")
    page.wait_for_selector("[data-place='pay:all']")
    assert state_of(page)["question"]["ask"] == "PayGem"
    enter(page, "[data-place='pay:all']")
    page.wait_for_selector("[data-place='place:9'].possible")
    enter(page, "[data-place='place:9'].possible")


@pytest.mark.slow
def test_a_short_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    runes.sit(page, runes.create(page, runes.with_bots(1), max_rounds=3))
    actions = ["summon", "use"]
    forged = False
    for _ in range(120):
        page.wait_for_selector(", ".join((*WAYS, "dialog[open] .winner")))
        if page.locator("dialog[open] .winner").count():
            break
        if page.locator(".option.can[data-choice=forge]").count() and not forged:
            forge_by_keyboard(page)
            forged = True
        elif page.locator(".option.can[data-choice=use]").count() and actions:
            act_by_digit(page, actions.pop())
        elif way := first_of(page, WAYS):
            enter(page, way)
    page.wait_for_selector("dialog[open] .winner")
    assert forged
    assert not actions
    told = {line["event"] for line in state_of(page)["log"]}
    assert {"artifact-forged", "card-used", "card-played", "card-summoned"} <= told


def test_on_a_phone_everything_is_large_enough_for_a_finger(new_page: NewPage) -> None:
    page = new_page(phone=True)
    for ask, wanted in (
        ("UseItem", lambda state: any(one > 0 and one % 2 for one in runes.open_choices(state))),
        ("PayGem", lambda _: True),
    ):
        table = runes.create(page, runes.BOTH)
        runes.reach(page, table, ask, wanted)
        runes.sit(page, table)
        small = page.evaluate(
            """() => [...document.querySelectorAll("[data-place], main button, .bar button")]
              .map((one) => [one.dataset.place ?? one.className, one.getBoundingClientRect()])
              .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
              .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
        )
        assert small == []


def test_text_twice_as_large_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "Summon")
    # The browser's zoom of 200 %: the page has half as many CSS pixels.
    page.set_viewport_size({"width": 640, "height": 400})
    runes.sit(page, table)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    hand = page.locator("[data-place^='hand:'].possible").first
    hand.click()
    settle(page)
    assert state_of(page)["view"]["points"] > 0
    assert page.locator(".bar").bounding_box()["y"] < 400
    # Only the text twice as large.
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.documentElement.style.fontSize = '34px'")
    page.locator("[data-place^='hand:']").last.focus()
    settle(page)
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    assert at_last(page, lambda: page.eval_on_selector_all(".aside .panel, .bar, .bar .words", wide), []) == []
    assert page.locator(".bar").bounding_box()["y"] < 700


def both_sizes(page: Any) -> list[str]:
    """What axe finds on a wide screen and on a phone."""
    wide = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    narrow = violations(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    return [*wide, *narrow]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme, bypass_csp=True)
    found: dict[str, list[str]] = {}
    for ask in ("ChooseDruid", "Summon", "UseItem", "PayGem"):
        table = runes.create(page, runes.BOTH, max_rounds=60)
        runes.reach(page, table, ask)
        runes.sit(page, table)
        found[ask] = both_sizes(page)
    runes.click(page, "pile:deck")
    page.wait_for_selector("dialog[open] h3")
    found["cards"] = violations(page)
    page.keyboard.press("Escape")
    runes.click(page, "forge:0")
    page.wait_for_selector("[role=alert]")
    found["reason"] = violations(page)
    runes.sit(page, runes.create(page, runes.with_bots(3), max_rounds=1))
    assert runes.play(page, 600)
    found["result"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}

"""Bots at the page: hints by button and by key, what a bot says of its move, and the pace at which moves are shown."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import CLICK, GET, POST, Seat, against_bots, clicked, create, seat, settle, sit, state_of
from tests.web.test_axe import violations

PL_FIGURES = r"zansa na wygraną \d+\u00a0%(, spodziewany wynik: około \d+ punkt(u|ów))?\."
EN_FIGURES = r"hance of winning \d+%(, (expects )?about \d+ points?( expected)?)?\."
PL_OTHER = r"(.+\. )?Inny ruch: .+ \(\d+\u00a0%(, około \d+ punkt(u|ów))?\)\."
EN_OTHER = r"(.+\. )?Otherwise: .+ \(\d+%(, about \d+ points?)?\)\."
# Shows at once what waits, until the reader is asked.
SKIP = """() => {
  if (document.querySelector("[data-hint]")) return "over";
  const skip = document.querySelector("[data-skip]");
  skip?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  return skip ? "clicked" : "waiting";
}"""
KEPT = "JSON.parse(localStorage.getItem('dolmen-settings'))"


def talking(page: Any, seats: list[Seat]) -> str:
    """A table at which bots say why."""
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    body = {"game": "przepowiednia", "options": {}, "first": 1, "seats": seats, "talk": True}
    table: str = page.evaluate(POST, ["/api/tables", body])["table"]
    return table


def strongest(page: Any) -> str:
    page.goto("/")
    level: str = page.evaluate(GET, "/api/games/przepowiednia")["bots"][-1]
    return level


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_hint_by_button(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone, bypass_csp=True)
    sit(page, create(page, against_bots())["table"])
    moment = state_of(page)["moment"]
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-text]")
    said = page.inner_text("[data-hint-text]")
    assert re.fullmatch(rf"Podpowiedź: .+\. S{PL_FIGURES} {PL_OTHER}", said), said
    page.wait_for_selector(".suggested, .hinted")
    expect(page.locator("[role=status]", has_text="Podpowiedź")).to_have_count(1)
    assert violations(page) == []
    # A hint is only a hint.
    assert state_of(page)["moment"] == moment
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hint-text]", state="detached")
    expect(page.locator(".suggested, .hinted")).to_have_count(0)


def test_a_hint_by_key(new_page: NewPage) -> None:
    page = new_page(language="en")
    sit(page, create(page, against_bots())["table"])
    page.click("nav button:has-text('Chat')")
    page.locator("#chat-text").press("h")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    settle(page)
    assert page.locator("[data-hint-text]").count() == 0
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint-text]")
    said = page.inner_text("[data-hint-text]")
    assert re.fullmatch(rf"Hint: .+\. C{EN_FIGURES} {EN_OTHER}", said), said
    # What was hinted can be done, and then the hint is gone.
    page.locator(".suggested, .button.hinted").first.dispatch_event("click")
    page.wait_for_selector("[data-hint-text]", state="detached")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_after_a_hint_a_move_of_ones_own_is_judged_and_not_made(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone, bypass_csp=True)
    sit(page, create(page, against_bots())["table"])
    moment = state_of(page)["moment"]
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint-text]")
    page.click("[data-hint]")
    page.wait_for_selector("[data-hint][aria-pressed=true]")
    page.locator(".suggested, .button.hinted").first.dispatch_event("click")
    page.wait_for_selector("[data-judged]")
    assert page.inner_text("[data-judged]") == "To właśnie ruch z podpowiedzi."
    assert state_of(page)["moment"] == moment
    assert violations(page) == []


def test_with_other_people_the_button_says_why_there_are_no_hints(new_page: NewPage) -> None:
    page = new_page()
    sit(page, create(page, [seat("me", "Radek", 0), seat("link", "Hania", 1)])["table"])
    assert page.get_attribute("[data-hint]", "aria-disabled") == "true"
    page.locator("[data-hint]").dispatch_event("click")
    assert "oprócz ciebie grają same boty" in page.inner_text(".card[role=alert]")


def test_a_bot_says_why_in_the_readers_language(new_page: NewPage) -> None:
    page = new_page(bypass_csp=True)
    level = strongest(page)
    sit(page, talking(page, [seat("me", "Radek", 0), seat("bot", "Jagna", 1, level)]))
    # When the reader is asked, the bot has said everything for now.
    page.wait_for_selector("[data-hint]", timeout=300_000)
    assert re.search(rf"^Jagna: (.+\. S|s){PL_FIGURES}$", page.inner_text(".aside li.thought >> nth=0"))
    assert re.search(PL_FIGURES, page.inner_text("[data-thought]"))
    assert violations(page) == []
    page.click("nav button:has-text('Dziennik')")
    page.wait_for_selector("dialog li.thought")
    assert re.search(PL_OTHER, " ".join(page.locator("dialog li.thought").all_inner_texts()))
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click("nav button[aria-label^='EN']")
    page.wait_for_selector("li.thought:has-text('hance of winning')")
    assert re.search(rf"^Jagna: (.+\. C|c){EN_FIGURES}$", page.inner_text(".aside li.thought >> nth=0"))
    page.click("nav button:has-text('Log')")
    page.wait_for_selector("dialog li.thought")
    assert re.search(EN_OTHER, " ".join(page.locator("dialog li.thought").all_inner_texts()))


def test_the_new_table_offers_talking_bots_and_warns_of_secrets(new_page: NewPage) -> None:
    page = new_page()
    for game, warned in (("przepowiednia", False), ("labyrinth", True)):
        page.goto(f"/new/{game}")
        page.wait_for_selector("[data-talk]")
        settle(page)
        assert not page.is_checked("[data-talk]")
        assert ("zdradza" in page.inner_text("#talk-help")) == warned
    page.check("[data-talk]")
    page.click("[data-create]")
    page.wait_for_url("**/table/*")
    assert state_of(page)["talk"]


def test_the_pace_can_be_set(new_page: NewPage) -> None:
    page = new_page()
    sit(page, create(page, against_bots(3))["table"])
    assert page.evaluate(KEPT)["pace"] == "once"
    page.click("nav button[aria-label=Ustawienia]")
    page.click("label:has-text('wolne')")
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => {KEPT}.pace === 'slow'")
    assert clicked(page, f"() => document.querySelector('[data-skip]') ? 'over' : ({CLICK})()", 60)[-1] == "over"
    # What waits can be shown at once.
    assert clicked(page, SKIP, 80)[-1] == "over"
    expect(page.locator("[data-hint]")).to_have_count(1)
    # The setting is kept.
    page.reload()
    page.wait_for_selector("[data-place]")
    assert json.loads(page.evaluate("localStorage.getItem('dolmen-settings')"))["pace"] == "slow"

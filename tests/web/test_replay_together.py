"""Looking back together: one browser leads, another follows, looks around alone, comes back and takes the lead."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.playing import create, seat
from tests.web.replaying import finish, join, look_back, moment_of, table_of_two, wait_for_moment
from tests.web.test_axe import violations


def says(page: Any, words: str) -> None:
    page.wait_for_selector(f"[data-lead]:has-text('{words}')")


def lead_and_follow(page: Any, other: Any, watcher: Any, last: int) -> None:
    """The first leads, and the others turn the switch to follow."""
    page.check("[data-together]")
    says(page, "Nobody leads yet")
    page.click("[data-take]")
    says(page, "You lead")
    assert violations(page) == []
    # Who comes to the same moment follows only when they wish to.
    other.wait_for_selector(".bar:has-text('Prowadzi Radek')")
    page.keyboard.press("End")
    wait_for_moment(page, last)
    assert moment_of(other) == 3
    other.click("[data-replay-tools]")
    other.check("dialog [data-together]")
    wait_for_moment(other, last)
    assert violations(other) == []
    watcher.check("[data-together]")
    wait_for_moment(watcher, last)


def alone_and_back(page: Any, other: Any, watcher: Any, last: int) -> None:
    """One looks around alone while the others go on, and comes back."""
    watcher.keyboard.press(".")
    wait_for_moment(watcher, 1)
    says(watcher, "looking around alone")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("End")
    wait_for_moment(other, last)
    assert moment_of(watcher) == 1
    watcher.click("[data-follow]")
    wait_for_moment(watcher, last)


def test_one_leads_and_others_follow(new_page: NewPage) -> None:
    page, other, watcher = new_page("en", bypass_csp=True), new_page("pl", phone=True, bypass_csp=True), new_page("en")
    made = table_of_two(page, other, "rune-stones", max_rounds=2)
    table = made["table"]
    join(watcher, made["links"]["watch"])
    last = finish(page, other, table=table)["moment"]
    for one in (page, other, watcher):
        look_back(one, table, "?at=3")
    lead_and_follow(page, other, watcher, last)
    # The leader's eyes are the eyes of all who follow.
    page.select_option("[data-replay-eyes]", "open")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    for one in (other, watcher):
        wait_for_moment(one, 0)
        one.wait_for_function("() => location.search === '?at=0&eyes=open'")
    page.fill("#chat-text", "Spójrz")
    page.keyboard.press("Enter")
    other.wait_for_selector("dialog .lines li:has-text('Spójrz')")
    alone_and_back(page, other, watcher, last)
    # Anybody may take the lead, and leaving the page gives it up.
    other.click("dialog [data-take]")
    says(other, "Prowadzisz")
    says(page, "Hania leads")
    other.keyboard.press("Escape")
    other.click("[data-replay-step=first]")
    for one in (page, watcher):
        wait_for_moment(one, 0)
    other.goto("/")
    for one in (page, watcher):
        says(one, "Nobody leads yet")
    page.click("[data-take]")
    says(watcher, "Radek leads")
    page.uncheck("[data-together]")
    says(watcher, "Nobody leads yet")


# A network that lets no socket through.
NO_SOCKET = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.(), 0); }
  send() {}
  close() {}
}"""


@pytest.mark.parametrize(("language", "words"), [("pl", "nie prowadzić ani iść"), ("en", "neither lead nor follow")])
def test_without_a_socket_nobody_can_lead_and_the_page_says_so(new_page: NewPage, language: str, words: str) -> None:
    page = new_page(language)
    table = create(page, [seat("me", "Radek", 0), seat("bot", "Hania", 1, "uniform")], max_rounds=1)["table"]
    finish(page, table=table)
    page.add_init_script(NO_SOCKET)
    look_back(page, table)
    page.check("[data-together]")
    says(page, words)
    assert page.locator("[data-take]").is_disabled()

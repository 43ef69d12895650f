"""At the table: reasons, undo, preview, languages, the log, a small screen."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import against_bots, at_last, caught_up, create, play, settle, sit, state_of

LOGGED = 60


def place(page: Any, name: str) -> Any:
    return page.locator(f"[data-place='{name}']")


def table_at_first_turn(page: Any) -> dict[str, Any]:
    """The first two crystals are placed, and the figure waits beside the ring."""
    state = create(page, against_bots())
    sit(page, state["table"])
    for node in (3, 8):
        page.wait_for_selector(f"[data-place='node:{node}'].possible")
        place(page, f"node:{node}").click()
    page.wait_for_selector("[data-place='card:5'].possible")
    return state


def test_what_is_possible_glows_and_what_is_not_says_why_with_the_rule(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    place(page, "card:7").click()
    page.wait_for_selector("[data-place='node:0'].possible")
    place(page, "node:3").click(force=True)
    card = page.locator("[role=alert]")
    assert "leży już kryształ" in card.inner_text()
    expect(card.locator("[data-rule=PRZ-005]")).to_have_count(1)
    place(page, "card:0/track:2").click(force=True)
    settle(page)
    assert re.fullmatch(r"PRZ-\d{3}", card.locator("[data-rule]").get_attribute("data-rule"))
    card.locator(".chip").click()
    page.wait_for_selector("dialog[open] article.cited")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_a_choice_can_be_taken_back_until_it_is_closed_and_then_the_reason_is_said(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    place(page, "card:5").click()
    page.wait_for_selector("[data-place='node:0'].possible")
    assert state_of(page)["view"]["players"][0]["figure"] == 5
    page.click("[data-undo]")
    page.wait_for_selector("[data-place='card:5'].possible")
    assert state_of(page)["view"]["players"][0]["figure"] == -1
    place(page, "card:5").click()
    for node in (0, 1, 2):
        page.wait_for_selector(f"[data-place='node:{node}'].possible")
        place(page, f"node:{node}").click()
    page.click("[data-main]")  # the end of the turn
    page.wait_for_selector("[data-place^='card:'].possible")  # the bot has played
    assert page.get_attribute("[data-undo]", "aria-disabled") == "true"
    page.locator("[data-undo]").click(force=True)
    assert page.locator("[role=alert]").inner_text().strip()


def test_a_preview_says_what_a_move_will_do(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    place(page, "card:9").hover()
    page.wait_for_selector(".detail.preview")
    assert "Pustkowi" in page.inner_text(".detail")


def test_the_language_changes_at_the_table_and_nothing_else(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    before = state_of(page)["moment"]
    assert page.inner_text(".question") == "Gdzie stawiasz pionek?"
    page.click("nav button:text-is('EN')")
    page.wait_for_function("() => document.querySelector('.question').textContent.startsWith('Where do you p')")
    assert page.get_attribute("html", "lang") == "en"
    assert state_of(page)["moment"] == before


def test_every_place_has_a_name_that_says_whether_it_is_possible(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    names = page.eval_on_selector_all(
        "[data-place^='card:']:not([data-place*='/'])", "cards => cards.map((card) => card.getAttribute('aria-label'))"
    )
    assert len(names) == 13
    assert any(name.startswith("Pustkowie 8") and "możliwe" in name and "za darmo" in name for name in names)


def test_a_line_of_the_log_shows_its_moment_and_the_bar_leads_back(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    page.locator(".log button.line").last.click()
    page.wait_for_selector("[data-past]")
    expect(page.locator("[data-place].possible")).to_have_count(0)
    page.click("[data-back-to-now]")
    page.wait_for_selector("[data-place='card:5'].possible")


def test_looking_at_a_space_shows_the_chains_that_pay_for_it(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    place(page, "card:1/track:0").hover()
    expect(page.locator("circle.wanted")).to_have_count(3)
    place(page, "card:1/track:2").hover()
    expect(page.locator("circle.wanted")).to_have_count(9 + 1 - 1)  # both ends, the middle once


def unfit(page: Any, begin: str) -> list[str]:
    """The possible places that are too small for a finger, line and all, or outside the screen of a phone."""
    found = []
    for one in page.locator(f"[data-place^='{begin}'].possible").all():
        box = one.bounding_box()
        if min(box["width"], box["height"]) < 44 or box["x"] < -1 or box["x"] + box["width"] > 391:
            found.append(one.get_attribute("data-place"))
    return found


def test_on_a_phone_the_board_follows_the_question_and_targets_are_large(new_page: NewPage) -> None:
    page = new_page(phone=True)
    state = create(page, against_bots())
    sit(page, state["table"])
    page.wait_for_selector("[data-place='node:3'].possible")
    assert at_last(page, lambda: unfit(page, "node:3"), []) == []
    place(page, "node:3").tap()
    page.wait_for_selector("[data-place='node:3']:not(.possible)")
    settle(page)
    place(page, "node:8").tap()
    page.wait_for_selector("[data-place='card:5'].possible")
    assert at_last(page, lambda: unfit(page, "card:"), []) == []
    page.wait_for_function("document.documentElement.scrollWidth <= 390")
    play(page, 40)


def test_new_lines_of_the_log_leave_the_others_as_they_are(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, against_bots())
    sit(page, state["table"])
    lines = page.locator(".aside ol button.line")
    while len(state_of(page)["log"]) < 2 * LOGGED:  # from here on the oldest ones are left out
        play(page, 10)
    page.wait_for_function("() => document.querySelector('[data-place].possible, [data-main]')")
    caught_up(page)
    page.evaluate("() => document.querySelectorAll('.aside ol button.line').forEach((line) => { line.dataset.old = '1'; })")
    assert page.locator(".aside ol button.line[data-old]").count() == lines.count()
    newest = lines.first.inner_text()
    play(page, 3)
    page.wait_for_selector(".aside ol button.line:not([data-old])")
    caught_up(page)
    new = page.locator(".aside ol button.line:not([data-old])").count()
    assert new <= LOGGED // 2
    assert lines.nth(new).inner_text().startswith(newest)
    assert page.locator(".aside ol button.line[data-old]").count() == lines.count() - new


def test_chat_and_ready_phrases(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    page.click("nav button:has-text('Rozmowa')")
    page.click("dialog .ready button:has-text('Powodzenia')")
    page.wait_for_selector("dialog .lines li:has-text('Powodzenia')")
    page.fill("#chat-text", "do dzieła")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .lines li:has-text('do dzieła')")

"""How to play, on one page: the first thing of the rules, with pictures, in both languages, on a phone and on paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from dolmen import catalog
from tests.web.conftest import NewPage
from tests.web.playing import create, seat, settle, sit
from tests.web.test_axe import violations

GAMES = [game.id for game in catalog.games()]
# Of each game a rule that speaks of a shape.
DRAWN = {"przepowiednia": "PRZ-060", "rune-stones": "RUN-099", "labyrinth": "LAB-034", "nawiedzone-krainy": "NAW-006"}
TITLES = {"pl": "Jak grać", "en": "How to play"}
# What two minutes suffice to read, and what makes a page worth the name.
WORDS = range(150, 420)
PAGES = 2
PICTURES = 6  # at least


def opened(new_page: NewPage, game: str, language: str, phone: bool) -> Any:
    page = new_page(language=language, theme="light" if phone else "dark", phone=phone, bypass_csp=True)
    page.goto(f"/rules/{game}")
    page.wait_for_selector(f"[data-howto={game}] .picture svg[viewBox]")
    settle(page)
    return page


def said(page: Any) -> str:
    """Return what the page says in words, without what is written in its pictures."""
    texts: list[str] = page.locator("[data-howto] :is(h3, article > p, dt, dd)").all_inner_texts()
    return " ".join(texts)


def sheets(pdf: bytes) -> int:
    """Return how many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_short_and_drawn_and_prints_on_two_pages(new_page: NewPage, game: str, language: str) -> None:
    page = opened(new_page, game, language, phone=False)
    assert page.locator("h2").first.inner_text() == TITLES[language]
    assert len(said(page).split()) in WORDS
    assert "how-" not in page.locator("main").inner_text(), "every text is there"
    pictures = page.locator("[data-howto] [data-picture]").all()
    assert len(pictures) >= PICTURES
    assert all(picture.locator("svg[viewBox]").first.bounding_box()["height"] > 20 for picture in pictures)
    assert sheets(page.pdf(format="A4")) in range(1, PAGES + 1)
    page.wait_for_selector("html[data-theme=dark]")  # only the paper is light
    assert page.locator(f"#{DRAWN[game]} figure svg[viewBox]").count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_a_phone_and_axe_finds_nothing(new_page: NewPage, game: str) -> None:
    page = opened(new_page, game, "pl", phone=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    wide = page.eval_on_selector_all(
        "[data-howto] svg", "all => all.filter((one) => one.getBoundingClientRect().right > 391).length"
    )
    assert wide == 0
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_paper_there_is_nothing_else(new_page: NewPage, game: str) -> None:
    page = opened(new_page, game, "pl", phone=False)
    page.emulate_media(media="print")
    for gone in ("header", ".search", ".contents", "article[id]", ".print"):
        assert not page.locator(gone).first.is_visible(), gone
    assert page.locator("[data-howto]").is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.wait_for_selector("html[data-theme=light]")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_it_comes_first_in_the_rules_of_a_table(new_page: NewPage, language: str) -> None:
    page = new_page(language=language, bypass_csp=True)
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)])
    sit(page, state["table"])
    places = page.locator("[data-place]").count()
    page.click("nav button:has-text('Zasady'), nav button:has-text('Rules')")
    page.wait_for_selector("dialog[open] [data-howto] .picture svg[viewBox]")
    assert page.locator("dialog h2").all_inner_texts()[1] == TITLES[language]
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.locator("[data-place]")).to_have_count(places)  # the pictures leave nothing at the table


def test_the_contents_lead_to_a_chapter_by_keyboard(new_page: NewPage) -> None:
    page = opened(new_page, "labyrinth", "pl", phone=False)
    link = page.locator(".contents a").nth(3)
    name = link.inner_text()
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.id === 'chapter-4'")
    assert page.evaluate("document.activeElement.textContent.trim()") == name
    page.wait_for_function("document.activeElement.getBoundingClientRect().top < 200")


def test_nothing_in_a_picture_takes_the_focus(new_page: NewPage) -> None:
    page = opened(new_page, "przepowiednia", "pl", phone=False)
    page.locator(".search input").focus()
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.picture')") is None
    assert page.evaluate("document.activeElement.closest('.contents') !== null")


def test_it_follows_the_language(new_page: NewPage) -> None:
    page = opened(new_page, "rune-stones", "pl", phone=False)
    page.click("nav button:has-text('EN')")
    page.wait_for_selector(f"[data-howto] h2:has-text('{TITLES['en']}')")
    assert "Summoning creatures" in said(page)
    page.click("nav button:has-text('PL')")
    page.wait_for_selector(f"[data-howto] h2:has-text('{TITLES['pl']}')")
    assert "Przywołanie stworów" in said(page)

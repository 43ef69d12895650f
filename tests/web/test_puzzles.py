"""Puzzles in the browser: a wrong move is answered with what it costs, a right one solves, and the list remembers."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.kernel.puzzle import Puzzle, puzzles
from dolmen.texts import LANGUAGES
from tests.web.conftest import NewPage
from tests.web.solver import Solver
from tests.web.test_axe import violations

POSED = [game for game in catalog.games() if puzzles(game)]
FIRST = catalog.find("przepowiednia")
GAMES = pytest.mark.parametrize("game", POSED, ids=lambda game: game.id)
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
# A key that nobody has put into words.
RAW_KEY = re.compile(r"\b(?:why|puzzles?|short|learn)-[a-z]")
SAMPLE = 5
POSSIBLE = ".possible, [data-option]:not([aria-disabled=true])"
OUTSIDE = """() => {
  const box = document.querySelector("section.lesson").getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    || document.documentElement.scrollWidth > innerWidth;
}"""


def words(page: Any) -> str:
    """What the puzzle says."""
    found: str = page.inner_text("section.lesson")
    assert not RAW_KEY.search(found), found
    page.wait_for_function(f"() => !({OUTSIDE})()")
    return found


def percent(language: str, number: int) -> str:
    return f"{number}%" if language == "en" else f"{number}\N{NO-BREAK SPACE}%"


def progress(page: Any, game: Game[Any], puzzle: Puzzle) -> str:
    """What the list says the guest has made of a puzzle."""
    page.goto(f"/puzzles/{game.id}")
    found: str = page.wait_for_selector(f"[data-puzzle='{puzzle.id}']").get_attribute("data-progress")
    return found


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
@GAMES
def test_a_puzzle_is_solved_after_a_wrong_try(new_page: NewPage, game: Game[Any], language: str, phone: bool) -> None:
    page = new_page(language, phone=phone)
    puzzle = puzzles(game)[0]
    assert progress(page, game, puzzle) == ""
    solver = Solver(page, game, puzzle)
    words(page)
    wrong = puzzle.answer(solver.err())
    best, chance = round(puzzle.answers[0].chance * 100), round(wrong.chance * 100)
    for number in (best - chance, chance, best):
        assert percent(language, number) in words(page)
    expect(page.locator(".suggested, .hinted")).to_have_count(0)
    solver.solve()
    assert percent(language, round(puzzle.answers[1].chance * 100)) in words(page)
    page.wait_for_selector(".ways [data-next]:focus")
    page.click(".ways [data-next]")
    page.wait_for_url(f"**/puzzles/{game.id}/**")
    assert not page.url.endswith(f"/{puzzle.id}")
    assert progress(page, game, puzzle) == "solved"
    page.goto("/")
    page.wait_for_selector(f"[data-puzzles={game.id}]:has-text('1/{len(puzzles(game))}')")


@GAMES
def test_a_puzzle_is_solved_by_keyboard(new_page: NewPage, game: Game[Any]) -> None:
    page = new_page("pl")
    solver = Solver(page, game, puzzles(game)[0], keys=True)
    solver.err()
    solver.solve()
    page.wait_for_selector(".ways [data-next]:focus")
    page.keyboard.press(".")
    page.wait_for_function(f"() => !location.pathname.endsWith('/{solver.puzzle.id}')")
    solver.arrive()
    page.keyboard.press("h")
    page.wait_for_selector(".suggested, .hinted")


@GAMES
def test_solutions_are_marked_and_can_be_made(new_page: NewPage, game: Game[Any]) -> None:
    page = new_page("en", phone=True)
    for puzzle in puzzles(game)[::SAMPLE]:
        solver = Solver(page, game, puzzle)
        page.keyboard.press("h")
        page.wait_for_selector(".suggested, .hinted")
        page.wait_for_selector("section.lesson .good")
        words(page)
        solver.solve()
        words(page)
        assert progress(page, game, puzzle) == "tried"


def test_a_solved_puzzle_can_be_tried_once_more(new_page: NewPage) -> None:
    page = new_page("en")
    solver = Solver(page, FIRST, puzzles(FIRST)[0])
    solver.solve()
    expect(page.locator(POSSIBLE)).to_have_count(0)
    page.click("[data-again]")
    page.wait_for_selector(POSSIBLE)
    solver.err()
    assert progress(page, FIRST, solver.puzzle) == "solved"


def test_an_earlier_moment_can_be_left_again_on_a_phone(new_page: NewPage) -> None:
    page = new_page("en", phone=True)
    solver = Solver(page, FIRST, puzzles(FIRST)[0])
    solver.err()
    page.click("nav button:has-text('Log')")
    page.locator("dialog[open] .line").nth(3).click()
    page.wait_for_selector("[data-past]")
    page.locator(".bar .main:visible").click()
    page.wait_for_selector("[data-past]", state="detached")
    solver.solve()


@SIZES
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_screen_of_a_puzzle_has_a_violation(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(theme=theme, phone=phone, bypass_csp=True)
    found: dict[str, list[str]] = {}
    solver = Solver(page, FIRST, puzzles(FIRST)[0])
    found["asked"] = violations(page)
    solver.err()
    found["wrong"] = violations(page)
    page.keyboard.press("h")
    page.wait_for_selector("section.lesson .good")
    found["shown"] = violations(page)
    solver = Solver(page, FIRST, puzzles(FIRST)[1])
    solver.solve()
    found["right"] = violations(page)
    for path, there in (("/puzzles", "[data-day]"), (f"/puzzles/{FIRST.id}", "[data-progress=solved]")):
        page.goto(path)
        page.wait_for_selector(there)
        found[path] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}


def test_puzzles_are_found_from_home_and_from_the_lessons(new_page: NewPage) -> None:
    page = new_page("pl")
    page.goto("/")
    page.click("nav a[href='/puzzles']")
    page.wait_for_selector("[data-day]")
    expect(page.locator("[data-day]")).to_have_count(len(POSED))
    page.click(f"[data-all={FIRST.id}]")
    page.wait_for_selector("[data-puzzle]")
    expect(page.locator("[data-puzzle]")).to_have_count(len(puzzles(FIRST)))
    page.goto(f"/learn/{FIRST.id}")
    page.click("[data-puzzles]")
    page.wait_for_url(f"**/puzzles/{FIRST.id}")
    page.goto(f"/puzzles/{FIRST.id}/999")
    page.wait_for_selector(f"main a[href='/puzzles/{FIRST.id}']")

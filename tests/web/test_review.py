"""The review in the browser: one button at the end, progress, the curve by mouse and keys, and exercises on the real table."""

import re
from typing import Any

import pytest

from dolmen.texts import LANGUAGES
from tests.web.conftest import NewPage, Server
from tests.web.playing import GET, POST, create_table, seat, settle
from tests.web.pupil import TOWARDS, TRIES, press
from tests.web.test_axe import violations

# Milliseconds for a whole review: on a busy machine it waits for everything else.
WHOLE = 600_000
DONE = "main[data-review=done]"
MOMENT = "() => Number(document.querySelector('[data-moment].card').dataset.moment)"
VERDICT = "() => document.querySelector('[data-verdict]')?.dataset.verdict"
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
SMALL = """() => [...document.querySelectorAll("main .button, header .button, .lesson .button")]
  .filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 43).map((one) => one.outerHTML)"""
OVER = """async (path) => {
  while (!(await (await fetch(path)).json()).result) await new Promise((done) => setTimeout(done, 100));
}"""
RAW_KEY = re.compile(r"\b(?:review|why|reasons|puzzle)-[a-z]")
# The game, its options, and whether players hide something from each other.
GAMES = {"przepowiednia": {"max_rounds": 4}, "labyrinth": {"max_rounds": 3}}


def played(page: Any, game: str) -> str:
    """A table at which the reader let a bot play to the end."""
    seats = [seat("me", "Radek", 0), seat("bot", "Hania", 1, "uniform")]
    table: str = create_table(page, game, seats, dict(GAMES[game]), first=0)["table"]
    page.evaluate(POST, [f"/api/tables/{table}/seats/0", {"action": "bot", "level": "uniform"}])
    page.evaluate(OVER, f"/api/tables/{table}?since=99999")
    return table


def words(page: Any) -> str:
    """What the page says."""
    found: str = page.inner_text("main")
    assert not RAW_KEY.search(found), found
    assert not page.evaluate(WIDER)
    assert page.evaluate(SMALL) == []
    return found


def review_of(page: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(GET, f"/api/tables/{table}/review")
    return found


def towards(page: Any, choice: dict[str, Any]) -> str:
    """Make a choice at the table of an exercise by clicks, and return what is said of it."""
    places = [place.rsplit("/", cut)[0] for place in choice["place"].split(" ") for cut in range(place.count("/") + 1)]
    for _ in range(TRIES):
        target = page.evaluate_handle(TOWARDS, [choice["name"], places, False]).as_element()
        if target is None:
            return ""
        press(page, target, False)
        settle(page)
        if found := page.evaluate(VERDICT):
            said: str = found
            return said
    return ""


def try_again(page: Any, table: str, moment: int) -> None:
    """Answer an exercise wrongly and rightly."""
    page.wait_for_selector(f"[data-try='{moment}']")
    page.click(f"[data-try='{moment}']")
    page.wait_for_url(f"**/review/{table}/{moment}")
    page.wait_for_selector("section.lesson [data-verdict]")
    page.wait_for_selector(".bar[data-moment]")
    at = f"/api/tables/{table}/review/{moment}"
    solution = page.evaluate(POST, [f"{at}/solution", {}])
    possible = [one for one in page.evaluate(GET, at)["question"]["choices"] if not one["refusal"]]
    made = [one for one in possible if one["label"] == solution["other"]]
    assert towards(page, made[0]) == "wrong"
    page.click(".ways [data-again]")
    page.wait_for_function(f"() => ({VERDICT})() === ''")
    (best,) = [one for one in possible if one["choice"] == solution["choice"]]
    assert towards(page, best) == "right"
    assert not RAW_KEY.search(page.inner_text("section.lesson"))


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "language", "phone"), [("przepowiednia", "pl", False), ("labyrinth", "en", True)])
def test_a_game_is_reviewed_from_its_end(new_page: NewPage, game: str, language: str, phone: bool) -> None:
    page = new_page(language, phone=phone)
    table = played(page, game)
    page.goto(f"/table/{table}")
    page.click("dialog[open] [data-review-game]")
    page.wait_for_url(f"**/review/{table}")
    page.wait_for_selector("[data-curve]")
    page.wait_for_selector(DONE, timeout=WHOLE)
    whole = review_of(page, table)
    words(page)
    dashes = page.eval_on_selector_all("[data-line]", "all => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 2
    assert page.locator("[data-player]").count() == 2
    moments = sorted(one["moment"] for one in whole["moments"])
    page.focus("[data-curve]")
    for key, moment in (("Home", moments[0]), ("ArrowRight", moments[1]), ("End", moments[-1]), ("ArrowLeft", moments[-2])):
        page.keyboard.press(key)
        assert page.evaluate(MOMENT) == moment
        assert f"at={moment}" in page.url
    box = page.locator("[data-curve]").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = page.evaluate(MOMENT)
    assert moments[1] < middle < moments[-2]
    page.reload()
    page.wait_for_selector(DONE, timeout=WHOLE)
    assert page.evaluate(MOMENT) == middle
    assert page.get_attribute("[data-see]", "href") == f"/replay/{table}?at={middle}"
    page.click("[data-as-table]")
    assert page.locator("[data-chances] tbody tr").count() == len(moments)
    words(page)
    page.click("[data-filter='-1']")
    first = int(page.get_attribute("[data-costly] [data-try]", "data-try"))
    try_again(page, table, first)
    page.keyboard.press("Escape")
    page.click("section.lesson [data-leave]")
    page.wait_for_selector(DONE, timeout=WHOLE)
    assert page.evaluate(MOMENT) == first


@pytest.mark.timeout(900)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_screen_of_a_review_has_a_violation(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme, phone=theme == "light", bypass_csp=True)
    table = played(page, "przepowiednia")
    found: dict[str, list[str]] = {}
    page.goto("/")
    page.wait_for_selector(f"a[href='/review/{table}']", state="attached")
    page.goto(f"/review/{table}")
    page.wait_for_selector(DONE, timeout=WHOLE)
    found["curve"] = violations(page)
    page.click("[data-as-table]")
    page.wait_for_selector("[data-chances]")
    found["table"] = violations(page)
    page.click("[data-filter='-1']")
    page.locator("[data-costly] [data-try]").first.click()
    page.wait_for_selector("section.lesson [data-verdict]")
    page.keyboard.press("h")
    page.wait_for_selector("section.lesson .good")
    found["exercise"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_reviewed_says_so(new_page: NewPage, server: Server, language: str) -> None:
    page = new_page(language)
    table = create_table(page, "przepowiednia", [seat("me", "Radek", 0), seat("local", "Hania", 1)], {}, first=0)["table"]
    page.goto(f"/review/{table}")
    page.wait_for_selector(f"main a[href='/table/{table}']")
    words(page)
    page.goto("/review/nothing")
    page.wait_for_selector("main a[href='/']")
    assert server.process is not None

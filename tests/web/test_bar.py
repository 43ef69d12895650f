"""The bar: bright is what most players want, giving something up is asked about again, and nothing jumps."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from dolmen import catalog
from tests.web.conftest import NewPage
from tests.web.playing import settle, sit
from tests.web.test_shell import new_table
from tests.web.test_table import table_at_first_turn

GAMES = [game.id for game in catalog.games()]
LOSES = {"key": "connection-lost", "values": []}


def with_roles(page: Any, roles: list[tuple[str, bool]]) -> None:
    """Give the choices of the first question the test's roles instead of the rules', and leave only these choices."""

    def answer(route: Any) -> None:
        response = route.fetch()
        state = response.json()
        question = state.get("question")
        if question:
            possible = [choice for choice in question["choices"] if choice["refusal"] is None][: len(roles)]
            for choice, (role, loses) in zip(possible, roles, strict=True):
                choice.update(role=role, loses=LOSES if loses else None)
            question["choices"] = possible
        route.fulfill(response=response, body=json.dumps(state))

    page.route("**/api/tables/*", answer)
    # The socket would bring the state as the server has it.
    page.route_web_socket("**/socket*", lambda socket: socket.close())


def bright(page: Any) -> list[str]:
    found: list[str] = page.eval_on_selector_all(".bar .button.main", "all => all.map((one) => one.dataset.choice)")
    return found


CASES = {
    "what scores is bright, even with a place on the board": ([("plain", False), ("main", False), ("gives-up", False)], [1]),
    "several that score are all bright": ([("main", False), ("main", False), ("end-turn", False)], [0, 1]),
    "ending the turn waits while something else is possible": ([("plain", False), ("end-turn", False)], []),
    "ending the turn is bright when the rest only gives up": ([("gives-up", False), ("end-turn", False)], [1]),
    "ending the turn is not bright when it loses something": ([("gives-up", False), ("end-turn", True)], []),
    "ending the turn alone is bright": ([("end-turn", False)], [0]),
    "giving up is never bright": ([("gives-up", False)], []),
}


def test_bright_is_what_most_players_want(new_page: NewPage) -> None:
    page = new_page()
    state = new_table(page, "przepowiednia", ["me", "link"])
    names = [choice["name"] for choice in state["question"]["choices"] if choice["refusal"] is None]
    for case, (roles, wanted) in CASES.items():
        with_roles(page, roles)
        sit(page, state["table"])
        assert bright(page) == [names[number] for number in wanted], case


def test_what_would_be_lost_is_asked_about_once_more(new_page: NewPage) -> None:
    page = new_page(language="en")
    state = new_table(page, "przepowiednia", ["me", "link"])
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/choices") else None)
    with_roles(page, [("main", True), ("main", False)])
    page.goto(f"/table/{state['table']}")
    page.locator(".bar .button.main").first.click()
    page.wait_for_selector(".question[role=alert]")
    assert "connection" in page.inner_text(".question")
    page.click("[data-back]")
    page.wait_for_selector(".question:not([role=alert])")
    page.locator(".bar .button.main").first.click()
    page.locator("[data-sure]").dblclick()
    page.wait_for_function("() => !document.querySelector('.question[role=alert]')")
    settle(page)
    assert len(sent) == 1


@pytest.mark.parametrize("game", GAMES)
def test_hovering_moves_nothing(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = new_table(page, game, ["me", "link"])["table"]
    box = "JSON.stringify([...document.querySelectorAll('.bar, .board')].map((one) => one.getBoundingClientRect()))"
    for width, height in ((1280, 800), (1366, 768), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        sit(page, table)
        before = page.evaluate(box)
        page.evaluate(
            "() => { document.querySelector('.detail').textContent = 'Długa zapowiedź tego, co się stanie. '.repeat(30); }"
        )
        assert page.evaluate(box) == before, (width, height)


def test_six_seats_are_in_sight(new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"/table/{new_table(page, 'labyrinth', ['me', *['bot'] * 5])['table']}")
    page.wait_for_selector("[data-place]")
    last = page.locator(".seats > li").last.bounding_box()
    assert last["y"] + last["height"] <= page.locator(".bar").bounding_box()["y"]


def test_a_click_inside_a_glowing_card_is_for_the_card(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    upgrade = page.evaluate("() => document.querySelector('[data-place*=\"/space:\"]').dataset.place.split('/')[0]")
    expect(page.locator(f"[data-place='{upgrade}'].possible")).to_have_count(1)
    page.locator(f"[data-place^='{upgrade}/space:']").first.click()
    page.wait_for_function("() => !document.querySelector('[data-place^=\"card:\"].possible')")
    assert page.locator("[role=alert]").count() == 0


@pytest.mark.parametrize("asks", ["system", "reader"])
def test_high_contrast_comes_from_the_system_or_the_reader(new_page: NewPage, asks: str) -> None:
    page = new_page(contrast="more" if asks == "system" else "no-preference")
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    if asks == "reader":
        assert page.get_attribute("html", "data-contrast") == "usual"
        page.click("nav button >> nth=-1")
        page.click("dialog input[name=contrast] >> nth=1")
    page.wait_for_selector("html[data-contrast=high]")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text').trim()") == "#fff"


OVER = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [card, place] = [box("[data-about]"), box("[data-place='card:9']")];
  return card.left < place.right && place.left < card.right && card.top < place.bottom && place.top < card.bottom;
}"""


def test_what_a_place_is_stands_beside_it_and_goes_with_a_tap_or_escape(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    page.hover("[data-place='card:9']")
    page.wait_for_selector("[data-about]")
    words = page.inner_text("[data-about]")
    page.wait_for_function(f"() => !({OVER})()")
    page.mouse.move(2, 2)
    page.wait_for_selector("[data-about]", state="detached")
    for tapped in (False, True):
        page.focus("[data-place='card:9']")
        page.keyboard.press("i")
        page.wait_for_selector("[data-about].pinned")
        assert page.inner_text("[data-about]").startswith(words)
        if tapped:
            page.mouse.click(640, 20)
        else:
            page.keyboard.press("Escape")
        page.wait_for_selector("[data-about]", state="detached")


def test_what_another_did_is_lit(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    page.evaluate(
        """() => {
          window.lit = new Set();
          const note = () => document.querySelectorAll("[data-place].lit").forEach((one) => window.lit.add(one.dataset.place));
          new MutationObserver(note).observe(document.body, {subtree: true, attributes: true, attributeFilter: ["class"]});
        }"""
    )
    page.locator("[data-place='card:9']").click()
    page.wait_for_function("() => window.lit.has('card:9')")

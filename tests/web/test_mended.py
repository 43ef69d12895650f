"""What players stumbled over once and must not again: each test names its finding."""

import json

import pytest
from playwright.sync_api import expect

from tests.web import runes
from tests.web.conftest import NewPage
from tests.web.playing import against_bots, create, play, settle, sit, state_of
from tests.web.test_bar import with_roles
from tests.web.test_shell import new_table
from tests.web.test_table import table_at_first_turn

# Writes down who is said to think in the bar, and what the header says at that moment.
THINKERS = """() => {
  window.seen = [];
  const note = () => {
    const words = (selector) => document.querySelector(selector)?.textContent ?? "";
    const found = /^(.+) się zastanawia/.exec(words(".question.calm"));
    if (found) window.seen.push([found[1], words("header"), words("li.active")]);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
}"""


def test_d11_bar_header_and_seats_speak_of_the_same_player(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "localStorage.setItem('dolmen-settings', JSON.stringify({language: 'pl', motion: 'off', pace: 'fast', tips: 'off'}))"
    )
    state = create(page, against_bots(3))
    sit(page, state["table"])
    page.evaluate(THINKERS)
    for _ in range(40):
        play(page, 3)
        if page.evaluate("window.seen.length") > 10:
            break
    seen = page.evaluate("window.seen")
    assert seen
    assert [one for one in seen if one[0] not in one[1] or one[0] not in one[2]] == []


@pytest.mark.parametrize("count", [1, 2])
def test_d17_a_hint_is_offered_only_where_there_is_a_choice(new_page: NewPage, count: int) -> None:
    page = new_page()
    state = new_table(page, "przepowiednia", ["me", "link"])
    with_roles(page, [("main", False)] * count)
    page.goto(f"/table/{state['table']}")
    page.wait_for_selector(".bar [data-option]")
    expect(page.locator(".bar [data-option]")).to_have_count(count)
    expect(page.locator("[data-hint]")).to_have_count(1 if count > 1 else 0)


def test_d18_a_payment_has_one_bright_button(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.with_bots(1))
    runes.reach(page, table, "PayGem")
    runes.sit(page, table)
    page.wait_for_selector("[data-place='pay:all']")
    assert page.locator(".bar .button.main").count() == 0


def test_d22_behind_the_curtain_only_what_works_looks_alive(new_page: NewPage) -> None:
    page = new_page()
    table = new_table(page, "rune-stones", ["me", "local"])["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(".curtain")
    assert page.locator("nav button:has-text('Dziennik')").is_disabled()
    for name in page.locator("nav button:enabled").all_inner_texts():
        if name in ("Zasady", "Rozmowa", "Zaproś"):
            page.click(f"nav button:has-text('{name}')")
            page.wait_for_selector("dialog[open] .body > *")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
    page.click(".curtain .button")
    page.wait_for_selector("[data-place]")
    settle(page)
    assert page.locator("dialog[open]").count() == 0
    assert page.locator("nav button:has-text('Dziennik')").is_enabled()


@pytest.mark.parametrize(("theme", "ground"), [("light", "rgb(236, 231, 219)"), ("dark", "rgb(20, 24, 26)")])
def test_d23_the_ground_has_the_right_light_before_anything_is_loaded(new_page: NewPage, theme: str, ground: str) -> None:
    page = new_page(theme=theme)
    page.route("**/*.js", lambda route: route.abort())
    page.goto("/")
    assert page.get_attribute("html", "data-theme") is None
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == ground


def test_d29_on_a_phone_nothing_covers_the_board_and_all_points_are_in_sight(new_page: NewPage) -> None:
    page = new_page(phone=True)
    state = create(page, against_bots(3))
    sit(page, state["table"])
    page.wait_for_selector("[data-whole]")
    board, whole = page.locator(".board").bounding_box(), page.locator("[data-whole]").bounding_box()
    assert whole["y"] >= board["y"] + board["height"]
    seats = page.locator(".seats > li")
    expect(seats).to_have_count(4)
    boxes = [one.bounding_box() for one in seats.all()]
    assert min(box["x"] for box in boxes) >= 6
    assert max(box["x"] + box["width"] for box in boxes) <= 390


def test_d32_who_watches_is_told_so_and_nobody_is_invited_to_a_table_for_one(new_page: NewPage) -> None:
    host, watcher = new_page(), new_page(language="en")
    state = new_table(host, "przepowiednia", ["me", "link"])
    watcher.goto(state["links"]["watch"])
    watcher.wait_for_selector("[data-place]")
    assert "watching" in watcher.inner_text("[data-watching]")
    assert "watching" in watcher.inner_text("header")
    alone = new_table(host, "przepowiednia", ["me", "bot"])
    host.goto(f"/table/{alone['table']}")
    host.wait_for_selector("[data-place]")
    host.click("[data-links]")
    host.wait_for_selector("dialog[open] .body > *")
    assert alone["links"]["seats"] == {}
    offered = [field.input_value() for field in host.locator("dialog[open] input[readonly]").all()]
    assert [address.endswith(alone["links"]["watch"]) for address in offered] == [True]


ENDS = {
    "always asked": ("confirm", [("end-turn", False)], False),
    "alone, when nothing else is possible": ("idle", [("end-turn", False)], True),
    "asked, when something else is possible": ("idle", [("plain", False), ("end-turn", False)], False),
    "always alone": ("auto", [("plain", False), ("end-turn", False)], True),
    "never alone, when something is lost": ("auto", [("end-turn", True)], False),
}


@pytest.mark.parametrize("case", ENDS)
def test_the_turn_ends_as_the_reader_wishes(new_page: NewPage, case: str) -> None:
    wish, roles, alone = ENDS[case]
    page = new_page()
    settings = json.dumps({"language": "pl", "motion": "off", "tips": "off", "endTurn": wish})
    page.add_init_script(f"localStorage.setItem('dolmen-settings', {json.dumps(settings)})")
    page.clock.install()
    state = new_table(page, "przepowiednia", ["me", "link"])
    with_roles(page, roles)
    if alone:
        with page.expect_request("**/choices"):
            page.goto(f"/table/{state['table']}")
    else:
        page.goto(f"/table/{state['table']}")
        page.wait_for_selector("[data-place]")
        page.clock.run_for(5000)
        settle(page)
        assert state_of(page)["moment"] == state["moment"]


def test_a_long_press_tells_and_does_not_choose(new_page: NewPage) -> None:
    page = new_page(phone=True, language="en")
    table_at_first_turn(page)
    moment = state_of(page)["moment"]
    fingers = page.context.new_cdp_session(page)
    for target, words in (("[data-place='card:9']", "Wilderness"), (".bar [data-choice=swap]", "change places")):
        box = page.locator(target).bounding_box()
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        page.wait_for_selector("[data-about]")
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert words in page.inner_text("[data-about]")
        page.wait_for_selector("[data-about].pinned")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-about]", state="detached")
    assert page.locator("[role=alert]").count() == 0
    assert state_of(page)["moment"] == moment

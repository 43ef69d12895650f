"""Where things stand: cards beside what they speak of, a bar of one height, large text, the system's colours, the rulebook."""

from typing import Any

import pytest
from playwright.sync_api import expect

from dolmen import catalog
from tests.web.conftest import NewPage
from tests.web.playing import at_last
from tests.web.test_bar import with_roles
from tests.web.test_shell import new_table
from tests.web.test_table import table_at_first_turn

GAMES = [game.id for game in catalog.games()]

# Opens the card of every place, and names those whose card covers the question or stands far from its place.
COVERING = """async () => {
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const gap = (a, b, from, to) => Math.max(0, a[from] - b[to], b[from] - a[to]);
  const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const about = () => document.querySelector("[data-about]");
  const there = async (wanted) => {
    const begun = performance.now();
    while (Boolean(about()) !== wanted && performance.now() - begun < 60_000) await later(5);
  };
  const inside = (at) => over(at, {left: 0, right: innerWidth, top: 0, bottom: box(document.querySelector(".bar")).top});
  const found = [];
  for (const place of document.querySelectorAll("[data-board] [data-place]")) {
    if (!inside(box(place))) continue;
    place.dispatchEvent(new KeyboardEvent("keydown", {key: "i", bubbles: true}));
    await there(true);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const [card, at] = [box(about()), box(place)];
    const away = Math.hypot(gap(card, at, "left", "right"), gap(card, at, "top", "bottom"));
    if (over(card, box(document.querySelector(".bar .question")))) found.push(`${place.dataset.place} covers the question`);
    if (away > 300) found.push(`${place.dataset.place} is ${away} away`);
    window.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    await there(false);
  }
  return found;
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_card_stands_near_its_place_and_leaves_the_question_free(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    table_at_first_turn(page)
    assert page.evaluate(COVERING) == []


def test_the_bar_of_a_phone_is_as_high_for_one_option_as_for_ten(new_page: NewPage) -> None:
    heights = []
    for count in (1, 10):
        page = new_page(phone=True)
        state = new_table(page, "przepowiednia", ["me", "link"])
        with_roles(page, [("main", False)] * count)
        page.goto(f"/table/{state['table']}")
        page.wait_for_selector("[data-place]")
        options = page.locator(".bar [data-option]")
        expect(options).to_have_count(count)
        heights.append(page.locator(".bar").bounding_box()["height"])
        options.last.scroll_into_view_if_needed()
        box, bar = options.last.bounding_box(), page.locator(".bar .tools").bounding_box()
        assert box["y"] + box["height"] <= bar["y"]
    assert heights[0] == heights[1]


# What of the seats' words and signs stands outside its panel, and whether the bright button is cut.
OUTSIDE = """() => {
  const found = [];
  for (const panel of document.querySelectorAll(".seats > li")) {
    const frame = panel.getBoundingClientRect();
    for (const one of panel.querySelectorAll("span, svg, b, button")) {
      const box = one.getBoundingClientRect();
      if (!box.width || one.closest(".visually-hidden")) continue;
      if (box.right > frame.right + 1 || box.left < frame.left - 1) found.push(`${one.outerHTML.slice(0, 60)} leaves its seat`);
    }
  }
  for (const name of document.querySelectorAll(".seats .name")) {
    const words = document.createRange();
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of text.data.matchAll(/\\S+/g)) {
        words.setStart(text, word.index);
        words.setEnd(text, word.index + word[0].length);
        if (words.getClientRects().length > 1) found.push(`${word[0]} is broken`);
      }
    }
    if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent} is cut`);
  }
  const bar = document.querySelector(".bar").getBoundingClientRect();
  for (const one of document.querySelectorAll(".bar .kept [data-option].main, .bar .tools > *")) {
    const box = one.getBoundingClientRect();
    if (box.width && (box.bottom > bar.bottom + 1 || box.right > bar.right + 1)) found.push(`${one.textContent.trim()} is cut`);
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.textContent.trim()} is wider than its button`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than the window");
  return found;
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_with_text_of_200_percent_nothing_is_cut(new_page: NewPage, game: str, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto(f"/table/{new_table(page, game, ['me', 'bot', 'bot'])['table']}")
    page.wait_for_selector("[data-place]")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_selector("html[data-grown]")
    page.wait_for_selector(".bar .question:not(.calm)")
    assert at_last(page, lambda: page.evaluate(OUTSIDE), []) == []


def test_the_column_of_rune_stones_grows_with_the_text(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.goto(f"/table/{new_table(page, 'rune-stones', ['me', 'link'])['table']}")
    page.wait_for_selector("[data-place]")
    width = page.locator("[data-board]").bounding_box()["width"]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_function(
        "(width) => document.querySelector('[data-board]').getBoundingClientRect().width > 1.9 * width", arg=width
    )


def colour(page: Any, selector: str, which: str) -> str:
    found: str = page.eval_on_selector(selector, f"(one) => getComputedStyle(one).{which}")
    return found


SYSTEM = """(name) => {
  const one = document.body.appendChild(document.createElement("i"));
  one.style.color = name;
  const found = getComputedStyle(one).color;
  one.remove();
  return found;
}"""


def test_the_colours_of_the_system_tell_what_is_possible(new_page: NewPage) -> None:
    page = new_page(theme="light", forced_colors="active")
    page.add_init_script(
        "localStorage.setItem('dolmen-settings', JSON.stringify({language: 'pl', theme: 'dark', motion: 'off', tips: 'off'}))"
    )
    table_at_first_turn(page)
    # The system's ground is light, whatever the reader once wished: so are the boards.
    page.wait_for_selector("html[data-theme=light][data-contrast=high]")
    highlight = page.evaluate(SYSTEM, "Highlight")
    for place in page.locator("[data-place].possible").all():
        assert place.evaluate("(one) => getComputedStyle(one).stroke") == highlight


def test_the_i_of_what_is_not_possible_is_quiet(new_page: NewPage) -> None:
    page = new_page()
    table_at_first_turn(page)
    refused = ".choice [aria-disabled=true] + [data-i]"
    page.wait_for_selector(refused)
    line = page.evaluate(SYSTEM, page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--line')"))
    assert colour(page, refused, "borderRightColor") == line


def test_a_refused_option_says_why_and_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page(language="en")
    table_at_first_turn(page)
    page.locator(".bar [data-choice=swap][aria-disabled=true]").click(force=True)
    card = page.locator("[role=alert]")
    card.wait_for()
    assert len(card.locator("p").inner_text()) > 20
    rule = card.locator("[data-rule]")
    # By its name, not by a number that looks like an error.
    page.wait_for_function("() => document.querySelector('[role=alert] [data-rule]').textContent.length > 8")
    assert "PRZ" not in rule.inner_text()
    number = rule.get_attribute("data-rule")
    rule.click()
    page.wait_for_selector(f"dialog[open] article.cited[id='{number}']")


def test_the_rulebook_counts_its_steps_and_explains_its_marks(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/labyrinth#LAB-081")
    page.wait_for_selector("#LAB-081 ol li")
    assert page.locator("#LAB-081 ul").count() == 0
    assert "nasze rozstrzygnięcie" in page.locator(".book > p").first.inner_text() + page.locator(".book > p").nth(1).inner_text()
    page.click(".book summary")
    page.wait_for_selector(".book details table")
    page.fill(".book input", "Kryształ")
    page.wait_for_selector(".book details", state="detached")


def test_in_a_low_window_one_i_tells_what_all_options_do(new_page: NewPage) -> None:
    page = new_page(language="en", has_touch=True)
    table_at_first_turn(page)
    page.set_viewport_size({"width": 844, "height": 390})
    page.click("[data-i=all]")
    page.wait_for_selector("dialog[open] li")
    assert "two others in your grid change places" in page.inner_text("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


HEARD = """() => {
  window.heard = [];
  const silent = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
  const frequency = {...silent, setValueAtTime: (tone) => window.heard.push(tone)};
  const node = () => ({connect: () => node(), start() {}, stop() {}, gain: silent, frequency});
  window.AudioContext = class { currentTime = 0; destination = null; createOscillator = node; createGain = node; };
}"""


def test_of_several_events_the_most_important_one_is_heard(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "localStorage.setItem('dolmen-settings', JSON.stringify({language: 'pl', motion: 'off', tips: 'off', sounds: true}))"
    )
    page.add_init_script(f"({HEARD})()")

    def answer(route: Any) -> None:
        response = route.fetch()
        state = response.json()
        line = state["log"][-1]
        state["log"] = [{**line, "event": event} for event in ("round-started", "curse-broken", "figure-moved")]
        route.fulfill(response=response, json=state)

    table_at_first_turn(page)
    page.reload()
    page.route_web_socket("**/socket*", lambda socket: socket.close())
    page.reload()
    page.wait_for_selector("[data-place='card:5'].possible")
    page.route("**/choices", answer)
    page.evaluate("window.heard = []")
    page.locator("[data-place='card:5']").click()
    page.wait_for_function("() => window.heard.length > 0")
    assert page.evaluate("window.heard[0]") == 392

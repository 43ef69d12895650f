"""Przepowiednia's table: every part of a card is the card, everything says what it does, and a broken curse is a moment."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, against_bots, create, seat, settle, sit, state_of, table_of

NODES = 12
YELLOW, BLUE = 2, 3
YELLOW_TEMPLE = 1
W1, W2, W3, W5, W6, W8 = 5, 6, 7, 9, 10, 12
SIZES = {"wide": (1280, 800), "phone": (390, 844), "phone on its side": (844, 390), "laptop at 200 %": (683, 384)}


def place(page: Any, name: str) -> Any:
    return page.locator(f"[data-place='{name}']")


def at_first_turn(page: Any) -> None:
    """The first two crystals are placed, and the figure waits beside the ring."""
    sit(page, create(page, against_bots())["table"])
    for node in (3, 8):
        page.wait_for_selector(f"[data-place='node:{node}'].possible")
        place(page, f"node:{node}").click()
    page.wait_for_selector(f"[data-place='card:{W1}'].possible")


class Driver:
    """Answers by the server's API for two players at one screen."""

    def __init__(self, page: Any, table: str) -> None:
        self.page = page
        self.path = f"/api/tables/{table}"
        self.state: dict[str, Any] = page.evaluate(GET, self.path)

    @property
    def ask(self) -> str:
        return str(self.state["question"]["ask"])

    @property
    def seat(self) -> int:
        return int(self.state["question"]["seat"])

    def open(self) -> list[int]:
        return [choice["choice"] for choice in self.state["question"]["choices"] if choice["refusal"] is None]

    def answer(self, *wishes: int) -> None:
        """Take the first possible wish, or the first option."""
        possible = self.open()
        choice = next((wish for wish in wishes if wish in possible), possible[0])
        body = {"seat": self.seat, "moment": self.state["moment"], "choice": choice, "client": f"driver-{self.state['moment']}"}
        self.state = self.page.evaluate(POST, [f"{self.path}/choices", body])

    def wishes(self) -> list[int]:
        """The first player wants a blue and two yellow crystals in a row, and the Yellow Temple; the second keeps away."""
        if self.seat == 1:
            return {"PlaceFigure": [W1], "Place": [11, 10, 9, 8], "ChooseGrid": [3]}.get(self.ask, [0])
        chain = [12 * BLUE + 1, 12 * YELLOW + 3, 12 * YELLOW, 11, 10, 9, 8]
        cards = [YELLOW_TEMPLE, W6, W3, W1]
        return {"PlaceFigure": [W5], "Place": chain, "PickColour": [YELLOW, BLUE], "Move": cards, "ChooseGrid": [2]}.get(
            self.ask, [0]
        )

    def play_to(self, ask: str, *, curse: bool = False) -> None:
        """Play until the first player is asked this; with `curse` only where one can be broken."""
        for _ in range(200):
            if self.seat == 0 and self.ask == ask and (not curse or set(self.open()) & set(range(1, 7))):
                return
            if self.ask == "Move" and self.seat == 0 and sorted(self.grid())[-3:] != [YELLOW, YELLOW, BLUE]:
                self.answer(W6, W5, W3, W1)
            else:
                self.answer(*self.wishes())
        raise AssertionError("it never comes to that")

    def grid(self) -> list[int]:
        return list(self.state["view"]["players"][0]["grid"])


def at_a_curse(page: Any) -> Driver:
    """The first player stands in the Yellow Temple and can break a curse for 3 points."""
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)])
    driver = Driver(page, state["table"])
    driver.play_to("Action", curse=True)
    sit(page, state["table"])
    page.wait_for_selector(".bar .button.main")
    return driver


@pytest.mark.parametrize("inside", [f"card:{W2}/space:3", f"card:{W8}/space:5", "card:0/track:2", "card:1/track:4"])
def test_every_part_of_a_glowing_card_is_the_card(new_page: NewPage, inside: str) -> None:
    page = new_page()
    at_first_turn(page)
    place(page, inside).click(force=True)
    settle(page)
    assert state_of(page)["view"]["players"][0]["figure"] == int(inside.partition("/")[0].removeprefix("card:"))


ABOUT = """async () => {
  const there = async (wanted) => {
    const begun = performance.now();
    while (Boolean(document.querySelector("[data-about]")) !== wanted && performance.now() - begun < 60_000)
      await new Promise((done) => setTimeout(done, 5));
  };
  const found = {};
  for (const place of document.querySelectorAll("[data-board] [data-place]")) {
    place.dispatchEvent(new KeyboardEvent("keydown", {key: "i", bubbles: true}));
    await there(true);
    found[place.dataset.place] = document.querySelector("[data-about]")?.innerText ?? "";
    found[place.dataset.place] += document.querySelector("[data-about] [data-rule]")?.dataset.rule ?? "";
    window.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    await there(false);
  }
  return found;
}"""


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_place_says_in_words_what_it_is(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    at_first_turn(page)
    told: dict[str, str] = page.evaluate(ABOUT)
    assert len(told) > 60
    assert {name: text for name, text in told.items() if len(text) < 40 or "about-" in text or "rune-" in text} == {}
    words = {"pl": ("Pętla i 2", "bezbarwn", "PRZ-046"), "en": ("The loop and 2", "colourless", "PRZ-046")}[language]
    assert all(word in told[f"card:{W2}"] for word in words)
    assert {"pl": "miejscami 1, 2, 6 i 7.", "en": "nodes 1, 2, 6 and 7."}[language] in told["node:3"]


def test_a_spell_says_its_price_and_what_it_does(new_page: NewPage) -> None:
    page = new_page(language="en")
    at_first_turn(page)
    swap = page.get_by_role("button", name="Swap for 1 crystal")
    expect(swap).to_have_count(1)
    page.click(".choice:has([data-choice='swap']) [data-i]")
    assert "two others in your grid change places" in page.inner_text("[data-about]")


def test_the_aim_is_always_in_sight(new_page: NewPage) -> None:
    page = new_page()
    at_first_turn(page)
    table = table_of(page)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        sit(page, table)
        box = page.locator("[data-aim]").bounding_box()
        assert "łańcuchami kryształów" in page.inner_text("[data-aim]"), name
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= width, name
        assert box["y"] + box["height"] <= height, name
        assert box["height"] < 24, name  # one line


def test_a_move_that_gives_nothing_is_marked_and_said(new_page: NewPage) -> None:
    page = new_page()
    at_first_turn(page)
    assert page.eval_on_selector_all("[data-vain]", "all => all.map((one) => one.dataset.vain).sort()") == ["W10", "W6"]
    assert "nic tu nie dostaniesz" in str(place(page, f"card:{W6}").get_attribute("aria-label"))
    place(page, f"card:{W6}").hover()
    page.wait_for_selector("[data-about]:has-text('Zamiana kosztuje 3 bezbarwne kryształy, a masz 2')")


def test_the_curse_that_the_grid_fits_is_marked_and_has_a_bright_button(new_page: NewPage) -> None:
    page = new_page()
    at_a_curse(page)
    expect(page.locator("[data-fits]")).to_have_count(1)
    assert page.get_attribute("[data-fits]", "data-fits") == "3"
    assert "pasuje do klątwy za 3 punkty" in str(place(page, f"card:{YELLOW_TEMPLE}").get_attribute("aria-label"))
    assert page.inner_text(".bar .button.main").startswith("Złam klątwę za 3 punkty")
    place(page, f"card:{YELLOW_TEMPLE}").click(position={"x": 8, "y": 60})
    menu = page.locator("[role=alert] .button.can")
    expect(menu).to_have_count(2)  # collect, or break


SEEN = """() => {
  window.seen = {burn: 0, gains: new Set()};
  new MutationObserver(() => {
    window.seen.burn += document.querySelectorAll("[data-burn]").length;
    for (const one of document.querySelectorAll("[data-gain]")) window.seen.gains.add(one.textContent);
  }).observe(document.body, {subtree: true, childList: true});
}"""


@pytest.mark.parametrize("motion", ["auto", "off"])
def test_points_are_seen_with_what_they_are_for_and_the_chain_burns(new_page: NewPage, motion: str) -> None:
    page = new_page(language="en")
    at_a_curse(page)
    page.evaluate(
        "(wish) => localStorage.setItem('dolmen-settings', JSON.stringify({language: 'en', theme: 'dark', ...wish}))",
        {"motion": motion, "tips": "off"},
    )
    page.reload()
    page.wait_for_selector(".bar .button.main")
    page.evaluate(SEEN)
    page.click(".bar .button.main")
    page.wait_for_function("() => window.seen.gains.size > 0")
    seen = page.evaluate("() => ({burn: window.seen.burn, gains: [...window.seen.gains]})")
    assert {"+3 Broken curses", "+1 Rune objective"} <= set(seen["gains"])
    assert bool(seen["burn"]) == (motion == "auto")
    page.wait_for_selector("[data-gain]", state="detached")


def test_what_others_did_is_lit(new_page: NewPage) -> None:
    page = new_page()
    at_first_turn(page)
    place(page, f"card:{W1}").click()
    for node in (0, 1, 2):
        page.wait_for_selector(f"[data-place='node:{node}'].possible")
        place(page, f"node:{node}").click()
    page.wait_for_selector(".bar [data-main]")
    page.evaluate("""() => {
      window.lit = new Set();
      const look = () => document.querySelectorAll("[data-place].lit").forEach((one) => window.lit.add(one.dataset.place));
      new MutationObserver(look).observe(document.body, {subtree: true, attributes: true, attributeFilter: ["class"]});
    }""")
    page.click(".bar [data-main]")
    page.wait_for_selector("[data-place^='card:'].possible")
    rival = state_of(page)["view"]["players"][1]["figure"]
    page.wait_for_function("(rival) => window.lit.has(`card:${rival}`)", arg=rival)


def test_the_kind_of_grid_3a_that_scores_nothing_is_drawn(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)], mode="advanced")
    driver = Driver(page, state["table"])
    driver.play_to("PlaceFigure")
    sit(page, state["table"])
    assert driver.state["view"]["players"][0]["muted"] >= 0
    page.wait_for_selector("[data-muted]")
    page.click("[data-told='runes:0']")
    assert "nie liczy się do celu runów" in page.inner_text("[data-about]")
    page.keyboard.press("Escape")
    page.click("[data-told='side:3A']")
    assert "wybranym odkrytym runem" in page.inner_text("[data-about]")

"""Nawiedzone Krainy: what a player must see without asking, what is shown when it happens, and what stays covered."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import lands
from tests.web.conftest import NewPage
from tests.web.playing import POST, against_bots, caught_up, clicked, settle, state_of

AIM = {"pl": "Cel: najwięcej Dzielności po 9 rundach.", "en": "Aim: most Valour after 9 rounds."}
COSTS = {"pl": "żywność, woda, 1 żeton Budowy", "en": "food, water, 1 Build token"}
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TILES = ((0, 0), (3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1))
CELLS = [(q + dq, r + dr) for q, r in TILES for dq, dr in ((0, 0), *NEIGHBOURS)]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_aim_is_always_in_sight_and_prices_are_one_click_away(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    lands.begin(page, against_bots(3))
    for width, height in ((1280, 800), (390, 844)):
        lands.resize(page, width, height)
        aim = page.get_by_text(AIM[language])
        box = aim.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        page.locator("[data-prices]").click()
        page.wait_for_selector("dialog[open] dl")
        expect(page.locator("dialog[open] li")).to_have_count(4)
        assert COSTS[language] in page.inner_text("dialog[open]")
        assert page.evaluate("document.querySelector('dialog[open]').scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


# Records what is shown only for a moment.
WATCH = """() => {
  window.shown = [];
  const note = () => {
    const found = document.querySelector("[data-reveal]")?.textContent;
    if (found) window.shown.push(found);
  };
  note();
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_a_new_season_and_its_price_are_shown_when_they_come(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, against_bots(), wraith_supply_rule="partial")
    page.evaluate(WATCH)
    lands.play_until(page, "[aria-label^='Pora Roku 2']", lazy=True)
    page.wait_for_function("() => window.shown.some((one) => /Pora Roku 2.*2 żetony/s.test(one))")


def test_the_reward_die_is_shown_when_it_is_rolled(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, against_bots(), wraith_supply_rule="partial")
    page.evaluate(WATCH)
    lands.play_until(page, "[data-reveal=die]")
    page.wait_for_function("() => window.shown.some((one) => /Kością Nagrody: (moneta|skrzynia|gwiazda).*\\+\\d/s.test(one))")


def silent_now(view: dict[str, Any]) -> set[int]:
    """Buildings beside a Wraith."""
    found = set()
    for cell, (q, r) in enumerate(CELLS):
        near = [CELLS.index((q + dq, r + dr)) for dq, dr in NEIGHBOURS if (q + dq, r + dr) in CELLS]
        if view["building"][cell] >= 0 and any(view["wraiths"][other] for other in near):
            found.add(cell)
    return found


SILENT = """(wanted) => {
  const silent = [...document.querySelectorAll("[data-place^='cell:'][aria-label*='milczy']")];
  const shown = silent.map((one) => Number(one.dataset.place.slice(5)));
  return String(shown) === String(wanted) && document.querySelectorAll(".hush-line").length === wanted.length;
}"""


@pytest.mark.slow
def test_a_building_is_silent_exactly_while_a_wraith_stands_beside_it(new_page: NewPage) -> None:
    page = new_page()
    lands.begin(page, against_bots(3), wraith_supply_rule="partial")
    seen: set[tuple[int, ...]] = set()
    while len(seen) < 4:
        if clicked(page, lands.CLICK, 1, False) == ["over"]:
            break
        state = caught_up(page)
        if state["question"] is None:
            continue
        now = silent_now(state["view"])
        page.wait_for_function(SILENT, arg=sorted(now))
        seen.add(tuple(sorted(now)))
    assert len(seen) == 4, "too few buildings came beside Wraiths"


def test_the_player_ends_a_turn_in_which_nothing_is_left_to_do(new_page: NewPage) -> None:
    page = new_page()
    table = lands.begin(page, lands.BOTH)
    for number in range(40):
        state = state_of(page)
        if state["question"]["ask"] == "EndTurn":
            break
        open_ones = [choice["choice"] for choice in state["question"]["choices"] if choice["refusal"] is None]
        body = {"seat": state["question"]["seat"], "moment": state["moment"], "choice": open_ones[0], "client": f"end{number}"}
        page.evaluate(POST, [f"/api/tables/{table}/choices", body])
    seat = state["question"]["seat"]
    page.wait_for_function("() => document.querySelector('section.bar')?.innerText.includes('Kończysz turę?')")
    page.click("[data-undo]")
    settle(page)
    assert state_of(page)["question"]["ask"] == "Act"
    assert state_of(page)["question"]["seat"] == seat
    page.wait_for_function("() => document.querySelector('section.bar')?.innerText.includes('Co robisz?')")


@pytest.mark.slow
def test_at_one_screen_chosen_tasks_stay_covered_until_their_owner_looks(new_page: NewPage) -> None:
    page = new_page()
    lands.sit(page, lands.create(page, lands.BOTH, mode="mieszczanin", wraith_supply_rule="partial"))
    lands.play_until(page, "[data-tasks]", lazy=True)
    assert page.locator(".tasks .task").count() == 0
    page.click("[data-tasks]")
    expect(page.locator(".tasks .task")).to_have_count(2)
    lands.play_until(page, ".curtain", lazy=True)
    lands.play_until(page, "[data-tasks]", lazy=True)
    assert page.locator(".tasks .task").count() == 0

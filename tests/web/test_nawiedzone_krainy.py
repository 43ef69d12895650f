"""Nawiedzone Krainy in the browser: whole games at every count of seats, secrets, the curtain, the common defeat."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, Seat, against_bots, seat, state_of
from tests.web.test_axe import violations

ENOUGH = 2500
PLACE = "[data-board] [data-place]"

# One click as a person would make it; a lazy person only ends the turn.
CLICK = """(lazy) => {
  if (document.querySelector("dialog[open]")) return "over";
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const press = (element, said = "clicked") => { element.dispatchEvent(new MouseEvent("click", {bubbles: true})); return said; };
  const curtain = document.querySelector(".curtain .button.main");
  if (curtain) return press(curtain, "curtain");
  const confirm = document.querySelector("[data-pick]");
  if (confirm) {
    if (confirm.getAttribute("aria-disabled") !== "true") return press(confirm, "task");
    const cards = [...document.querySelectorAll("[data-picker] .card.possible:not(.on)")];
    return cards.length ? press(one(cards)) : "waiting";
  }
  const menu = [...document.querySelectorAll("[role=alert] .button.can")];
  if (menu.length) return press(one(menu));
  const main = document.querySelector("[data-main]:not([aria-disabled=true])");
  if (lazy && main) return press(main);
  for (const action of ["persuade", "build", "learn", "train", "gather", "sell"]) {
    const place = document.querySelector(`[data-place="do:${action}"].possible`);
    if (place && Math.random() < 0.9) return press(place);
  }
  const cells = [...document.querySelectorAll("[data-place^='cell:'].possible")];
  if (cells.length && (!main || Math.random() < 0.85)) return press(one(cells));
  const options = [...document.querySelectorAll(".option.can")];
  if (options.length) return press(one(options));
  return main ? press(main) : "waiting";
}"""


def create(page: Any, seats: list[Seat], **options: Any) -> str:
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    body = {"game": "nawiedzone-krainy", "options": options, "first": None, "seats": seats, "word": "próba"}
    state: dict[str, Any] = page.evaluate(POST, ["/api/tables", body])
    assert "table" in state, state
    return str(state["table"])


def sit(page: Any, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector(f"{PLACE}, .curtain")


def play(page: Any, clicks: int = ENOUGH, lazy: bool = False) -> list[str]:
    """Click until the result is shown; what was clicked."""
    seen = []
    for _ in range(clicks):
        done: str = page.evaluate(CLICK, lazy)
        seen.append(done)
        if done == "over":
            return seen
        page.wait_for_timeout(60 if done == "waiting" else 15)
        page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_a_person_plays_bots_to_the_final_scoring(new_page: NewPage, rivals: int) -> None:
    page = new_page(phone=rivals == 2, language="en" if rivals == 3 else "pl")
    sit(page, create(page, against_bots(rivals), wraith_supply_rule="partial"))
    assert play(page)[-1] == "over"
    state = state_of(page)
    assert state["result"]["winners"]
    shown = page.eval_on_selector_all("dialog tr.sum td", "cells => cells.map((cell) => Number(cell.textContent))")
    assert sorted(shown) == sorted(state["result"]["scores"])
    tasks = [source for line in state["score"] for source, _ in line if source.startswith("score-ZAD")]
    assert page.locator("dialog tbody tr").count() == len(set(tasks)) + 7


@pytest.mark.slow
def test_a_land_without_persuasion_is_lost_by_all(new_page: NewPage) -> None:
    page = new_page()
    seats = [seat("me", "Radek", 0), seat("bot", "Bot", 1, "uniform")]
    sit(page, create(page, seats))
    assert play(page, lazy=True)[-1] == "over"
    state = state_of(page)
    assert state["view"]["defeat"] == "reserve-empty"
    assert state["result"]["winners"] == []
    page.wait_for_selector("dialog .winner")
    told = page.inner_text("dialog")
    assert "wspólna porażka" in told
    assert "W rezerwie nie starczyło Widm" in told
    assert page.locator("dialog table").count() == 0


@pytest.mark.slow
def test_at_one_screen_a_curtain_keeps_the_task_cards_secret(new_page: NewPage) -> None:
    page = new_page()
    seats = [seat("me", "Radek", 0), seat("local", "Hania", 1)]
    table = create(page, seats, mode="mieszczanin", wraith_supply_rule="partial")
    sit(page, table)
    chosen: dict[int, int] = {}
    for _ in range(600):
        before = state_of(page)
        done: str = page.evaluate(CLICK, True)
        page.wait_for_timeout(20)
        page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
        if done == "task":
            chosen[before["question"]["seat"]] = before["view"]["players"][before["question"]["seat"]]["task_count"]
        if len(chosen) == 2:
            break
    assert chosen == {0: 0, 1: 0}
    page.wait_for_selector(".curtain, [data-board]")
    view = state_of(page)["view"]
    known = [player["tasks"] for player in view["players"]]
    assert known.count(None) == 1
    assert [player["task_count"] for player in view["players"]] == [2, 2]


def test_places_say_why_not_and_a_step_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page()
    sit(page, create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)]))
    for _ in range(60):
        if page.locator("[data-main]").count() and page.locator("[data-board]").count():
            break
        page.evaluate(CLICK, True)
        page.wait_for_timeout(30)
    page.locator("[data-place='do:build']").dispatch_event("click")
    assert "NAW-085" in page.inner_text("[role=alert]")
    page.keyboard.press("Escape")
    before = state_of(page)
    page.locator("[data-place='cell:2'].possible").dispatch_event("click")
    page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    seat_number = before["question"]["seat"]
    assert state_of(page)["view"]["players"][seat_number]["cell"] == 2
    page.click("[data-undo]")
    page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    assert state_of(page)["view"]["players"][seat_number]["cell"] == 0
    page.focus("[data-place='cell:0']")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") == "cell:1"
    page.keyboard.press("?")
    page.wait_for_selector("[role=alert]")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(theme=theme, phone=phone, bypass_csp=True)
    found: dict[str, list[str]] = {}
    sit(page, create(page, against_bots(3), mode="mieszczanin", extra_wraith_cards="both", wraith_supply_rule="partial"))
    page.wait_for_selector("[data-place].possible")
    found["table"] = violations(page)
    page.locator("[data-place='do:build']").dispatch_event("click")
    found["reason"] = violations(page)
    page.keyboard.press("Escape")
    if phone:
        page.click("nav button:has-text('Cele')")
        page.wait_for_selector("dialog[open] .body > *")
        found["goals"] = violations(page)
        page.keyboard.press("Escape")
    for _ in range(900):
        if page.locator("[data-picker]").count() and "picker" not in found:
            found["picker"] = violations(page)
        done: str = page.evaluate(CLICK, True)
        if done == "over":
            break
        page.wait_for_timeout(25)
    page.wait_for_selector("dialog[open] .winner")
    found["result"] = violations(page)
    assert "picker" in found
    assert {screen: lines for screen, lines in found.items() if lines} == {}

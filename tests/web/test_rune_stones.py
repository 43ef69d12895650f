"""Rune Stones in the browser: whole games at every number of seats, the curtain, and mistakes that the table must not make."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, Seat, seat, sit, state_of

CLICKS = 6000

# A player who clicks what glows and wants to win: exchanges rows, forges, uses cards, and summons now and then.
CLICK = """() => {
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (element) => { element.dispatchEvent(new MouseEvent("click", {bubbles: true})); return "clicked"; };
  if (document.querySelector("dialog[open] .winner")) return "over";
  const curtain = document.querySelector(".curtain .button.main");
  if (curtain) return press(curtain);
  const menu = all("[role=alert] .button.can");
  if (menu.length) return press(one(menu));
  const at = (kind) => all(`[data-place^="${kind}:"].possible`);
  const main = document.querySelector("[data-main]:not([aria-disabled=true])");
  const action = (name) => document.querySelector(`.option.can[data-choice=${name}]`);
  const likes = [["forge", 0.8], ["use", 0.75], ["summon", 1]];
  const actions = likes.filter(([name, chance]) => action(name) && Math.random() < chance);
  if (actions.length) return press(action(actions[0][0]));
  for (const kind of ["row", "pay", "place", "stone", "item", "forge", "druid"]) {
    const places = at(kind);
    if (places.length && !(main && kind === "row" && Math.random() < 0.4)) return press(one(places));
  }
  const cards = at("card");
  if (cards.length) return press(one(cards));
  if (main && Math.random() < 0.9) return press(main);
  const rest = [...at("hand"), ...at("supply"), ...at("gem"), ...at("slot"), ...all(".option.can")];
  if (rest.length) return press(one(rest));
  return main ? press(main) : "waiting";
}"""


def create(page: Any, seats: list[Seat], **options: Any) -> dict[str, Any]:
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    body = {"game": "rune-stones", "options": options, "first": None, "seats": seats, "word": "próba"}
    state: dict[str, Any] = page.evaluate(POST, ["/api/tables", body])
    assert "table" in state, state
    return state


def with_bots(rivals: int) -> list[Seat]:
    return [seat("me", "Radek", 0), *(seat("bot", f"Bot {number}", number, "uniform") for number in range(1, rivals + 1))]


def play(page: Any, clicks: int) -> bool:
    for _ in range(clicks):
        done = page.evaluate(CLICK)
        if done == "over":
            return True
        page.wait_for_timeout(50 if done == "waiting" else 10)
        page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    return False


def reach(page: Any, table: str, ask: str) -> dict[str, Any]:
    """Answer the table's questions one by one until one of a kind is asked; the page is not involved."""
    state: dict[str, Any] = {}
    for number in range(3000):
        state = page.evaluate(GET, f"/api/tables/{table}")
        question = state["question"]
        if question is None:
            page.wait_for_timeout(30)
            continue
        open_ones = [choice["choice"] for choice in question["choices"] if choice["refusal"] is None]
        if question["ask"] == ask and (ask != "EndTurn" or len(open_ones) > 1):
            return state
        chosen = open_ones[number % len(open_ones)]
        if question["ask"] == "Action" and 2 in open_ones and ask != "Summon":
            chosen = 2
        elif question["ask"] == "EndTurn":
            chosen = 0
        answer = {"seat": question["seat"], "moment": state["moment"], "choice": chosen, "client": f"reach{number}"}
        page.evaluate(POST, [f"/api/tables/{table}/choices", answer])
    raise AssertionError(f"{ask} was never asked")


@pytest.mark.slow
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_a_person_plays_bots_to_the_end(new_page: NewPage, rivals: int) -> None:
    page = new_page(phone=rivals == 2, language="en" if rivals == 3 else "pl", theme="light" if rivals == 3 else "dark")
    state = create(page, with_bots(rivals))
    sit(page, state["table"])
    assert play(page, CLICKS)
    result = state_of(page)["result"]
    assert max(result["scores"]) >= 65
    shown = page.eval_on_selector_all("dialog tr.sum td", "cells => cells.map((cell) => Number(cell.textContent))")
    assert sorted(shown) == sorted(result["scores"])


def test_two_people_at_one_screen_never_see_each_others_hand(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)], max_rounds=2)
    page.goto(f"/table/{state['table']}")
    page.wait_for_selector("[data-place], .curtain")
    page.wait_for_selector(".curtain")
    curtains = 0
    over = False
    for _ in range(400):
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator("[data-place], .bar").count() == 0
        over = play(page, 1)
        if over:
            break
        now = state_of(page)
        assert [player["hand"] is not None for player in now["view"]["players"]] == [number == now["seat"] for number in range(2)]
    assert over
    assert curtains >= 3


def test_nothing_slides_while_creatures_are_taken(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)])
    reach(page, state["table"], "Summon")
    sit_through_curtain(page, state["table"])
    for _ in range(6):
        if page.locator("[data-place^='card:'].possible").count():
            break
        page.locator("[data-place^='hand:'].possible").first.dispatch_event("click")
        page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    before = places(page)
    taken = page.locator("[data-place^='card:'].possible").first
    gone = taken.get_attribute("data-place")
    taken.dispatch_event("click")
    page.wait_for_selector(f"[data-place='{gone}']", state="detached")
    after = places(page)
    assert after == {place: where for place, where in before.items() if place != gone}
    assert len(after) == 5


def test_the_turn_does_not_end_by_itself_while_a_row_can_be_exchanged(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, with_bots(1))
    reached = reach(page, state["table"], "EndTurn")
    page.evaluate(
        "localStorage.setItem('dolmen-settings', JSON.stringify({language: 'pl', theme: 'dark', motion: 'off', endTurn: 'auto'}))"
    )
    sit(page, state["table"])
    page.wait_for_timeout(1500)
    assert state_of(page)["moment"] == reached["moment"]
    assert page.locator("[data-place^='row:'].possible, [data-place^='slot:'].possible").count() > 0


def test_a_payment_is_proposed_and_changed_piece_by_piece(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, with_bots(1))
    reached = reach(page, state["table"], "PayGem")
    sit(page, state["table"])
    page.wait_for_selector("[data-place='pay:all']")
    left = reached["question"]["args"][2]
    pieces = page.locator("[data-place^='piece:']")
    assert pieces.count() == left
    kinds = [choice for choice in reached["question"]["choices"] if choice["refusal"] is None]
    before = labels(page)
    for piece in range(left):
        pieces.nth(piece).dispatch_event("click")
    page.wait_for_timeout(100)
    assert state_of(page)["moment"] == reached["moment"]
    assert len(kinds) == 1 or labels(page) != before
    page.locator("[data-place='pay:all']").dispatch_event("click")
    page.wait_for_selector("[data-place='pay:all']", state="detached")
    assert state_of(page)["question"]["ask"] != "PayGem"


def test_cards_show_who_leaves_before_anything_is_used(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, with_bots(1))
    reach(page, state["table"], "ChooseCard")
    sit(page, state["table"])
    page.locator("[data-place^='hand:'].possible").first.dispatch_event("click")
    page.wait_for_function("() => !document.querySelector('.bar[aria-busy=true]')")
    page.wait_for_timeout(100)
    names = page.eval_on_selector_all("[data-place^='hand:'].possible", "all => all.map((one) => one.getAttribute('aria-label'))")
    assert names
    assert all("zostaje" in name or "odejdzie" in name for name in names)


def sit_through_curtain(page: Any, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-place], .curtain")
    if page.locator(".curtain").count():
        page.click(".curtain .button.main")
    page.wait_for_selector("[data-place]")


def labels(page: Any) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        "[data-place^='piece:']", "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return found


def places(page: Any) -> dict[str, list[int]]:
    """Where the creatures of the display lie."""
    found: dict[str, list[int]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-place^='card:']")].map((one) => {
          const box = one.getBoundingClientRect();
          return [one.dataset.place, [Math.round(box.x), Math.round(box.y)]];
        }))"""
    )
    return found

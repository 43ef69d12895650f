"""Whole games in the browser: against bots, by two people over a link, at one screen, through restarts, by keyboard."""

import random
import signal
from typing import Any

import pytest

from tests.web.conftest import NewPage, Server
from tests.web.playing import against_bots, create, play, play_together, seat, settle, sit, state_of

ENOUGH = 4000


@pytest.mark.slow
def test_a_person_plays_two_bots_to_the_final_score_and_verifies_it(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.click("[data-play-now='przepowiednia']")
    page.wait_for_selector("[data-place]")
    assert play(page, ENOUGH)
    page.wait_for_selector("dialog tr.sum td")
    result = state_of(page)["result"]
    shown = page.eval_on_selector_all("dialog tr.sum td", "cells => cells.map((cell) => Number(cell.textContent))")
    assert sorted(shown) == sorted(result["scores"])
    page.click("[data-verify]")
    page.wait_for_selector("dialog .fair")


def test_two_people_play_over_a_link_each_in_their_own_browser(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(language="en", theme="light")
    state = create(host, [seat("me", "Radek", 0), seat("link", "Hania", 1)], max_rounds=2)
    sit(host, state["table"])
    guest.goto(state["links"]["seats"]["1"])
    guest.click("[data-sit]")
    guest.wait_for_selector("[data-place]")
    assert state_of(guest)["mine"] == [1]
    play_together(host, guest)
    host.wait_for_selector("dialog[open] .winner")
    guest.wait_for_selector("dialog[open] .winner")
    assert state_of(host)["result"] == state_of(guest)["result"]


def test_two_people_at_one_screen(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)], max_rounds=2)
    sit(page, state["table"])
    names = set()
    for _ in range(60):
        names.add(page.inner_text(".question").partition(":")[0])
        if play(page, 3):
            break
    assert {"Radek", "Hania"} <= names
    page.wait_for_selector("dialog[open] .winner")


def test_a_reload_and_a_killed_server_lose_nothing(new_page: NewPage, server: Server) -> None:
    page = new_page()
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)])
    sit(page, state["table"])
    play(page, 25)
    settle(page)
    before = state_of(page)
    page.reload()
    page.wait_for_selector("[data-place]")
    assert state_of(page)["moment"] == before["moment"]
    server.stop(signal.SIGKILL)
    page.wait_for_selector(".banner")
    server.start()
    page.wait_for_selector(".banner", state="detached")
    assert state_of(page)["view"] == before["view"]
    play(page, 10)
    settle(page)
    assert state_of(page)["moment"] > before["moment"]


FOCUSED = r"""() => {
  const here = document.activeElement;
  if (document.querySelector("dialog[open]")) return "over";
  if (here.matches("[data-place].possible")) return /\/track:/.test(here.dataset.place) ? "break" : "place";
  if (here.matches("[data-main]:not([aria-disabled=true])")) return "main";
  if (here.matches("[role=alert] .button.can, .option.can")) return "option";
  return "";
}"""


def press(page: Any, chance: random.Random) -> str:
    """Tab to something possible and press Enter."""
    likes = {"break": 1.0, "place": 0.35, "main": 0.9, "option": 0.2}
    for _ in range(120):
        page.keyboard.press(chance.choice(("Tab", "n", "n")))
        found: str = page.evaluate(FOCUSED)
        if found == "over":
            return found
        if found and chance.random() < likes[found]:
            page.keyboard.press("Enter")
            return found
        page.wait_for_selector("[data-place].possible, [data-main], .option.can, dialog[open]")
    return ""


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, against_bots(), max_rounds=5)
    sit(page, state["table"])
    chance = random.Random(7)
    for _ in range(400):
        if press(page, chance) == "over":
            break
        settle(page)
    page.wait_for_selector("dialog[open] .winner")


def test_arrow_keys_go_from_place_to_place_and_i_explains(new_page: NewPage) -> None:
    page = new_page()
    state = create(page, against_bots())
    sit(page, state["table"])
    page.wait_for_selector("[data-place='node:3'].possible")
    page.focus("[data-place='node:3']")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    first = page.evaluate("document.activeElement.dataset.place")
    assert first.startswith(("node:", "card:"))
    page.focus("[data-place='card:6']")
    page.keyboard.press("i")
    page.wait_for_selector("[data-about]:has-text('Pustkowie 2')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-about]", state="detached")

"""Phones on their side, laptops at 200 %: all that a question needs is in sight and large enough for a finger, in all games."""

from typing import Any

import pytest

from dolmen import catalog
from tests.web.conftest import NewPage
from tests.web.playing import at_last, settle
from tests.web.test_shell import PLAY, new_table

SIZES = {"phone on its side": (844, 390), "laptop at 200 %": (683, 384)}
STEPS = 40
# Beside a button in the bar, which is large enough.
TWICE = "act:"

# What of the present question cannot be hit: too small for a finger, outside the window, or behind something else.
# Places that are too small because there are so many of them all over the board come closer at a first tap.
FAULTS = """(twice) => {
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const seen = (one, box) => parts.some((x) => parts.some((y) => {
    const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return found !== null && (found === one || one.contains(found));
  }));
  const faults = [];
  const small = [];
  const places = [...document.querySelectorAll("[data-place].possible")].filter((one) => !one.dataset.place.startsWith(twice));
  for (const one of [...places, ...document.querySelectorAll(".bar [data-option]:not([aria-disabled=true])")]) {
    const box = one.getBoundingClientRect();
    const name = one.dataset.place ?? `button ${one.textContent.trim()}`;
    if (!box.width) continue;
    const list = one.dataset.place && places.length > 1 ? small : faults;
    if (box.width < 44 || box.height < 44) list.push(`${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    const across = box.left >= -1 && box.right <= innerWidth + 1;
    if (!across || box.top < -1 || box.bottom > innerHeight + 1) faults.push(`${name}: outside`);
    else if (!seen(one, box)) faults.push(`${name}: hidden`);
  }
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector(".bar"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/[^\\s-]+/g)) {
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (range.getClientRects().length > 1) faults.push(`${word[0]}: broken`);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push("the page is larger than the window");
  const question = document.querySelector(".bar .question").getBoundingClientRect();
  if (question.top < 0 || question.bottom > innerHeight) faults.push("the question is outside");
  return {faults, small};
}"""


def asked(page: Any, moment: int) -> None:
    """Wait until the page shows a moment, or a later one where bots are quick, with all that glows."""
    page.wait_for_function(f"() => Number(document.querySelector('.bar')?.dataset.moment) >= {moment}")
    settle(page)


# The point of the screen nearest to its middle at which a place is hit.
HIT = """(name) => {
  const one = document.querySelector(`[data-place="${name}"]`);
  const box = one.getBoundingClientRect();
  const off = ([x, y]) => Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
  const hits = [];
  for (let x = box.left + 1; x < box.right; x += 2)
    for (let y = box.top + 1; y < box.bottom; y += 2)
      if (document.elementFromPoint(x, y) === one) hits.push([x, y]);
  return hits.sort((a, b) => off(a) - off(b))[0];
}"""
LARGE = """(name) => {
  const box = document.querySelector(`[data-place="${name}"]`).getBoundingClientRect();
  return Math.min(box.width, box.height) >= 44;
}"""


def a_tap_brings_closer(page: Any, place: str) -> None:
    """What lies too close to others for a finger comes closer at a first tap, and is not chosen by it."""
    moment = page.get_attribute(".bar", "data-moment")
    page.touchscreen.tap(*page.evaluate(HIT, place))
    page.wait_for_function(LARGE, arg=place)
    assert page.get_attribute(".bar", "data-moment") == moment
    page.click("[data-whole]")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", [game.id for game in catalog.games()])
def test_all_that_a_question_needs_is_in_sight_and_large_enough(new_page: NewPage, game: str, size: tuple[int, int]) -> None:
    page = new_page(has_touch=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    state = new_table(page, game, ["me", "bot", "bot"], "nisko")
    page.goto(f"/table/{state['table']}")
    found: dict[str, list[str]] = {}
    for _ in range(STEPS):
        state = page.evaluate(PLAY, [state["table"], 1, False])
        if state["result"]:
            break
        if not state["question"]:
            page.wait_for_selector(".bar .question:not(.calm), [data-results]")
            continue
        asked(page, state["moment"])
        at_last(page, lambda: page.evaluate(FAULTS, TWICE)["faults"], [])
        seen = page.evaluate(FAULTS, TWICE)
        if seen["small"]:
            a_tap_brings_closer(page, seen["small"][0].partition(": ")[0])
        if seen["faults"]:
            found[f"{state['moment']} {state['question']['ask']}"] = seen["faults"]
    assert found == {}

"""A player without a mouse: one key to what is wanted, Enter to do it."""

import random
from typing import Any

from tests.web.playing import settle

FAR = 300
FOCUSED = "(wanted) => document.activeElement?.matches(wanted) ?? false"

# What can be done now: how, and how many keys away. The places that glow are a ring, walked with n and p.
WAYS = """() => {
  if (document.querySelector("dialog[open]")) return [{over: true}];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const way = (one, index, kind) => ({kind, keys: [String(index + 1)], main: one.matches(".main")});
  const digits = (buttons, kind) =>
    buttons.flatMap((one, index) => (index < 9 && one.ariaDisabled !== "true" ? [way(one, index, kind)] : []));
  const menu = all("[role=alert] .button.can");
  if (menu.length) return digits(menu, "menu");
  const places = all("[data-board] [data-place].possible");
  const here = places.indexOf(document.activeElement);
  const ring = places.map((one, index) => {
    const on = here < 0 ? index + 1 : (index - here + places.length) % places.length;
    const back = here < 0 ? places.length - index : (here - index + places.length) % places.length;
    const keys = on <= back ? Array(on).fill("n") : Array(back).fill("p");
    return {kind: one.dataset.place, keys: [...keys, "Enter"], main: false};
  });
  return [...ring, ...digits(all(".bar [data-option]"), "option")];
}"""


def tab_to(page: Any, selector: str) -> None:
    """Walk until something is focused: with n over the places that glow, with Tab to everything else."""
    places = page.locator("[data-board] [data-place].possible").count()
    for key in [*"n" * places, *["Tab"] * FAR]:
        page.keyboard.press(key)
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"neither n nor Tab comes to {selector}")


def enter(page: Any, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")
    settle(page)


def first_of(page: Any, selectors: tuple[str, ...]) -> str:
    """Return the first of some selectors that is on the page, or None."""
    found: str = page.evaluate("(all) => all.find((one) => document.querySelector(one)) ?? ''", list(selectors))
    return found


def decide(page: Any, chance: random.Random) -> int:
    """Make a possible choice, usually the bright button, as soon as there is one.

    Returns the number of keys; -1 at the end.
    """
    page.wait_for_function(f"() => ({WAYS})().length > 0")
    ways = page.evaluate(WAYS)
    if ways[0].get("over"):
        return -1
    bright = [way for way in ways if way["main"]]
    way = chance.choice(bright if bright and chance.random() < 0.6 else ways)
    for key in way["keys"]:
        page.keyboard.press(key)
    settle(page)
    return len(way["keys"])

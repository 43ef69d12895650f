"""A player without a mouse: Tab to what is wanted, Enter to do it."""

from typing import Any

from tests.web.playing import settle

FAR = 300


def tab_to(page: Any, selector: str) -> None:
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def enter(page: Any, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")
    settle(page)


def first_of(page: Any, selectors: tuple[str, ...]) -> str:
    """The first of some selectors that is on the page; nothing when none is."""
    found: str = page.evaluate("(all) => all.find((one) => document.querySelector(one)) ?? ''", list(selectors))
    return found

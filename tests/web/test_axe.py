"""axe-core finds nothing on any screen, in both themes."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ROOT, NewPage
from tests.web.playing import create, play, seat, settle, sit

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHEETS = ("Zasady", "Dziennik", "Rozmowa", "Gracze")


def violations(page: Any) -> list[str]:
    settle(page)
    page.evaluate(Path(AXE).read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_no_screen_has_a_violation(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(theme=theme, phone=phone, bypass_csp=True)
    found: dict[str, list[str]] = {}
    for path in ("/", "/new/przepowiednia", "/rules/przepowiednia#PRZ-034"):
        page.goto(path)
        page.wait_for_selector("main .panel")
        found[path] = violations(page)
    state = create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)], max_rounds=2)
    sit(page, state["table"])
    found["table"] = violations(page)
    for name in SHEETS if not phone else SHEETS[:3]:
        page.click(f"nav button:has-text('{name}')")
        page.wait_for_selector("dialog[open] .body > *")
        found[name] = violations(page)
        page.keyboard.press("Escape")
    page.click("nav button[aria-label=Ustawienia]")
    page.wait_for_selector("dialog[open] fieldset")
    found["settings"] = violations(page)
    page.keyboard.press("Escape")
    page.locator("[data-place='card:0/track:2']").dispatch_event("click")
    page.wait_for_selector("[role=alert]")
    found["reason"] = violations(page)
    page.keyboard.press("Escape")
    assert play(page, 1500)
    page.wait_for_selector("dialog[open] .winner")
    found["result"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}

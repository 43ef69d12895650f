"""The administrator's page in the browser, and what others see of what is decided there."""

from typing import Any

import pytest

from dolmen.cli.main import main
from tests.web.conftest import NewPage, Server
from tests.web.playing import create, seat
from tests.web.test_axe import violations

WIDE = "() => document.documentElement.scrollWidth > innerWidth"
PARTS = ("tables", "people", "load", "decisions", "audit")
DRAWN = {
    "tables": "[data-table]",
    "people": "[data-guest]",
    "load": "[data-figure=moves]",
    "decisions": "[data-key]",
    "audit": "[data-audit] .panel",
}
# What the page says in each language.
TITLES = {"pl": "Administracja", "en": "Administration"}
CLOSED = {"pl": "Gospodarz serwera zamknął ten stół.", "en": "The host of this server has closed this table."}
BANNED = {"pl": "Masz zakaz wstępu na ten serwer", "en": "You have been banned from this server"}


@pytest.fixture
def link(server: Server, capsys: pytest.CaptureFixture[str]) -> str:
    """A link that signs a browser in as administrator, once."""
    assert main(["admin-link", "--data", str(server.data)]) == 0
    return capsys.readouterr().out.splitlines()[0]


def open_part(page: Any, part: str) -> None:
    page.click(f"[data-part={part}]")
    page.wait_for_selector(DRAWN[part])


@pytest.mark.parametrize(("language", "phone"), [("pl", False), ("en", True)])
def test_every_part_is_drawn_for_everybody(new_page: NewPage, link: str, language: str, phone: bool) -> None:
    page = new_page(language, phone=phone, bypass_csp=True, theme="light" if phone else "dark")
    found: dict[str, list[str]] = {}
    page.goto("/admin")
    page.wait_for_selector("[data-admin-out]")
    found["signed out"] = violations(page)
    create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)])
    page.goto(link)
    page.wait_for_selector(DRAWN["tables"])
    assert page.url.endswith("/admin"), "the secret does not stay in the address"
    assert page.inner_text("h1") == TITLES[language]
    for part in PARTS:
        # By keyboard: the parts are buttons.
        page.focus(f"[data-part={part}]")
        page.keyboard.press("Enter")
        page.wait_for_selector(DRAWN[part])
        assert not page.evaluate(WIDE), part
        found[part] = violations(page)
    page.reload()
    page.wait_for_selector(DRAWN["tables"])
    page.click("[data-admin-leave]")
    page.wait_for_selector("[data-admin-out]")
    page.goto(link)
    page.wait_for_selector("[role=alert]")
    assert {screen: lines for screen, lines in found.items() if lines} == {}


def test_what_an_administrator_does_reaches_the_table(new_page: NewPage, link: str) -> None:
    player, admin = new_page("pl"), new_page("en")
    player.goto("/")
    table = create(player, [seat("me", "Wandzia", 0), seat("local", "Hania", 1)])["table"]
    player.goto(f"/table/{table}")
    player.wait_for_selector(".board")
    admin.goto(link)
    open_part(admin, "decisions")
    admin.fill("[data-notice]", "Back at eight")
    admin.click("[data-tell]")
    admin.wait_for_selector("[data-end-notice]")
    player.wait_for_selector("[role=status][data-told]:has-text('Back at eight')")
    admin.click("[data-end-notice]")
    player.wait_for_selector("[role=status][data-told]", state="detached")

    open_part(admin, "tables")
    row = f"[data-table='{table}']"
    admin.click(f"{row} [data-close]")
    admin.fill(f"{row} input", "Quarrel")
    admin.click(f"{row} [data-close-now]")
    admin.wait_for_selector(f"{row} [data-open]")
    said = player.wait_for_selector("[data-closed]").inner_text()
    assert CLOSED["pl"] in said
    assert "Quarrel" in said
    admin.click(f"{row} [data-open]")
    player.wait_for_selector("[data-closed]", state="detached")

    guest = next(one["value"] for one in player.context.cookies() if one["name"].startswith("dolmen_guest")).partition(".")[0]
    open_part(admin, "people")
    admin.click(f"[data-guest='{guest}'] [data-ban]")
    admin.fill(f"[data-guest='{guest}'] [data-reason]", "Cheating")
    admin.click(f"[data-guest='{guest}'] [data-restrict]")
    told = player.wait_for_selector("[data-banned]").inner_text()
    assert BANNED["pl"] in told
    assert "Cheating" in told
    open_part(admin, "decisions")
    admin.click("[data-restriction=ban] [data-lift]")
    admin.wait_for_selector("[data-restriction=ban]", state="detached")
    player.goto(f"/table/{table}")
    player.wait_for_selector(".board")
    open_part(admin, "audit")
    lines = admin.locator("[data-audit] .panel").all_inner_texts()
    assert any("Cheating" in line for line in lines)

"""Since you left: what has happened is shown beside the board to a player who comes back, and played on the table."""

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.playing import GET, create_table, seat, sit, state_of
from tests.web.replaying import join
from tests.web.test_axe import violations

PANEL = "[data-recap]"
# Answer all that a guest is asked, ending the turn when there is nothing better.
TURN = """async (table) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const headers = {"content-type": "application/json", "x-csrftoken": token};
  for (let n = 0; n < 400; n++) {
    const state = await (await fetch(`/api/tables/${table}`)).json();
    if (!state.question) return state.moment;
    const open = state.question.choices.filter((choice) => !choice.refusal);
    const ends = (choice) => ["end-turn", "gives-up"].includes(choice.role);
    const main = open.find((choice) => choice.role === "main") || open.find((choice) => !ends(choice));
    const one = (n > 12 && open.find(ends)) || main || open[0];
    const body = {seat: state.question.seat, moment: state.moment, choice: one.choice, client: `recap-${n}-${state.moment}`};
    await fetch(`/api/tables/${table}/choices`, {method: "POST", headers, body: JSON.stringify(body)});
  }
  throw new Error("the turn does not end");
}"""


def two_people(new_page: NewPage, game: str, **second: Any) -> tuple[Any, Any, str]:
    """A host and a friend at a table; both have had a turn, and the host is asked."""
    host, friend = new_page(), new_page(**second)
    state = create_table(host, game, [seat("me", "Radek", 0), seat("link", "Hania", 1)], {})
    table = str(state["table"])
    friend.goto(state["links"]["seats"]["1"])
    friend.fill("#join-name", "Hania")
    friend.click("[data-sit]")
    friend.wait_for_selector("[data-place]")
    for _ in range(6):
        host.evaluate(TURN, table)
        friend.evaluate(TURN, table)
    return host, friend, table


def away(page: Any, table: str, friend: Any) -> None:
    """The page is left after a choice, long ago as the browser remembers it, and the friend plays on."""
    sit(page, table)
    page.evaluate(TURN, table)
    moment = state_of(page)["moment"]
    page.wait_for_function(f"document.querySelector('.bar')?.dataset.moment === '{moment}'")
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    remembered = page.evaluate("JSON.parse(localStorage.getItem('dolmen-seen'))")
    assert remembered[table]["moment"] == moment
    friend.evaluate(TURN, table)


HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", {value: state, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ASKED_AFTER = """async ([table, moment]) => {
  const now = await (await fetch(`/api/tables/${table}`)).json();
  return now.question && now.moment > moment;
}"""
LONG_AGO = """(table) => {
  const seen = JSON.parse(localStorage.getItem("dolmen-seen"));
  seen[table].when -= 120000;
  localStorage.setItem("dolmen-seen", JSON.stringify(seen));
}"""


@pytest.mark.parametrize("game", ["przepowiednia", "rune-stones"])
def test_a_player_who_comes_back_sees_what_happened_and_plays_it(new_page: NewPage, game: str) -> None:
    host, friend, table = two_people(new_page, game)
    away(host, table, friend)
    # One turn of the other player after a short absence is nothing to tell.
    sit(host, table)
    host.wait_for_selector("[data-since]")
    assert host.locator(PANEL).count() == 0
    host.goto("/")
    host.wait_for_selector("[data-play-now]")
    host.evaluate(TURN, table)
    friend.evaluate(TURN, table)
    host.evaluate(LONG_AGO, table)
    sit(host, table)
    host.wait_for_selector(f"{PANEL} button.line")
    now = state_of(host)
    recap = host.evaluate(GET, f"/api/tables/{table}/recap")
    lines = sum(len(player["lines"]) for player in recap["players"])
    assert host.locator(f"{PANEL} ul:not(.mine) .line").count() == lines
    assert host.locator(f"{PANEL} .mine .line").count() >= len(recap["losses"])
    # Nothing covers the question, and its keys still belong to it.
    assert host.locator(".bar [data-option]:not([aria-disabled=true]), [data-place].possible").count()
    assert host.evaluate("document.activeElement.closest('.lesson')") is None
    # It is said once, politely.
    assert host.locator("[role=status]:has-text('Gdy cię nie było')").count() == 1
    # Played step by step where nothing moves; one key skips it.
    moments = sorted(
        {one["moment"] for part in (recap["mine"], recap["losses"], *(p["lines"] for p in recap["players"])) for one in part}
    )
    host.click("[data-recap-play]")
    host.wait_for_selector(f"[data-past='{moments[0]}']")
    if len(moments) > 1:
        host.click("[data-recap-next]")
        host.wait_for_selector(f"[data-past='{moments[1]}']")
        assert host.locator(f"{PANEL} [aria-current=step]").count()
    host.keyboard.press("Escape")
    host.wait_for_selector("[data-past]", state="detached")
    host.wait_for_selector("[data-recap-play]")
    assert state_of(host)["moment"] == now["moment"]
    # A line leads to its moment; closing leads back.
    host.locator(f"{PANEL} ul:not(.mine) button.line").first.click()
    host.wait_for_selector("[data-past]")
    host.click(".lesson [data-leave]")
    host.wait_for_selector(PANEL, state="detached")
    host.wait_for_selector("[data-past]", state="detached")
    # The log calls it again.
    host.click("aside [data-since]")
    host.wait_for_selector(f"{PANEL} button.line")
    assert host.evaluate("document.activeElement.matches('[data-recap-play]')")
    host.click(".lesson [data-leave]")


def test_places_that_were_lost_are_lit_and_a_phone_has_it_above_the_question(new_page: NewPage) -> None:
    host, friend, table = two_people(new_page, "przepowiednia", phone=True, language="en", bypass_csp=True)
    recap: dict[str, Any] = {"losses": []}
    for _ in range(30):
        friend.evaluate(TURN, table)
        host.evaluate(TURN, table)
        recap = friend.evaluate(GET, f"/api/tables/{table}/recap")
        if recap["losses"]:
            break
    assert recap["losses"]
    sit(friend, table)
    if not friend.locator(f"{PANEL} button.line").count():
        friend.click("header >> text=Log")
        friend.click("dialog [data-since]")
    friend.wait_for_selector(f"{PANEL} [data-places^='card:']")
    assert friend.locator("dialog[open]").count() == 0
    panel, board, bar = (friend.locator(one).bounding_box() for one in (".lesson", ".board", ".below"))
    assert board["y"] + board["height"] <= panel["y"] + 1
    assert panel["y"] + panel["height"] <= bar["y"] + 1
    line = friend.locator(f"{PANEL} [data-places^='card:']").first
    line.focus()
    place = recap["losses"][0]["places"][0]
    friend.wait_for_selector(f"[data-place='{place}'].lit")
    assert friend.locator(f"{PANEL} button.line").first.bounding_box()["height"] >= 44
    assert violations(friend) == []


def test_in_a_live_game_nothing_is_told_twice(new_page: NewPage) -> None:
    """All that bots did was seen; a tab that was hidden meanwhile is told."""
    page = new_page()
    bots = [seat("bot", f"Bot {number}", number, "greedy") for number in (1, 2)]
    state = create_table(page, "przepowiednia", [seat("me", "Radek", 0), *bots], {}, first=0)
    table = str(state["table"])
    sit(page, table)
    for _ in range(3):
        page.evaluate(TURN, table)
        page.wait_for_selector(".bar [data-option], [data-place].possible")
        assert page.locator(PANEL).count() == 0
    page.evaluate(HIDE, "hidden")
    moment = page.evaluate(TURN, table)
    page.wait_for_function(ASKED_AFTER, arg=[table, moment])
    page.evaluate(HIDE, "visible")
    page.wait_for_selector(f"{PANEL} button.line")
    # Who chooses has read enough.
    page.locator("[data-place].possible").first.dispatch_event("click")
    page.wait_for_selector(PANEL, state="detached")


def test_a_watcher_asks_the_log_what_has_happened(new_page: NewPage) -> None:
    host, friend, watcher = new_page(), new_page(), new_page("en")
    state = create_table(host, "rune-stones", [seat("me", "Radek", 0), seat("link", "Hania", 1)], {})
    table = str(state["table"])
    join(friend, state["links"]["seats"]["1"])
    for _ in range(6):
        host.evaluate(TURN, table)
        friend.evaluate(TURN, table)
    join(watcher, state["links"]["watch"])
    watcher.goto(f"/table/{table}")
    watcher.click("aside [data-since]:has-text('What has happened so far')")
    watcher.wait_for_selector(f"{PANEL} button.line")
    recap = watcher.evaluate(GET, f"/api/tables/{table}/recap")
    assert (recap["seat"], recap["since"], recap["losses"], recap["mine"]) == (-1, 0, [], [])
    assert {player["seat"] for player in recap["players"]} >= {0, 1}
    lines = sum(len(player["lines"]) for player in recap["players"])
    assert watcher.locator(f"{PANEL} ul:not(.mine) .line").count() == lines
    assert watcher.locator(".lesson h2, .lesson [aria-label='What has happened so far']").count()

"""Finished tables for the tests of the replay, and what its page shows."""

from typing import Any

from tests.web.playing import GET, POST, create_table, seat

# Lets bots play this browser's seats.
HAND_OVER = """async ([table, level]) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const headers = {"content-type": "application/json", "x-csrftoken": token};
  const {mine} = await (await fetch(`/api/tables/${table}`)).json();
  for (const seat of mine)
    await fetch(`/api/tables/${table}/seats/${seat}`, {method: "POST", headers, body: JSON.stringify({action: "bot", level})});
}"""
OVER = """async (table) => {
  for (let n = 0; n < 6000; n++) {
    const state = await (await fetch(`/api/tables/${table}?since=100000`)).json();
    if (state.result) return state;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("the game does not end");
}"""
# The bar shows a moment when the table does.
SHOWN = "(moment) => document.querySelector('.bar[aria-busy=false]')?.dataset.replay === String(moment)"


def join(page: Any, link: str) -> None:
    """Sit down by a link, or begin to watch."""
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    page.evaluate(POST, ["/api/join", {"token": link.rpartition("/")[2], "name": "Hania"}])


def table_of_two(page: Any, other: Any, game: str, **options: Any) -> dict[str, Any]:
    """A new table of Radek at one browser and Hania at another."""
    made = create_table(page, game, [seat("me", "Radek", 0), seat("link", "Hania", 1)], options)
    join(other, made["links"]["seats"]["1"])
    return made


def finish(*pages: Any, table: str) -> dict[str, Any]:
    """Let weak bots play a table to its end."""
    for page in pages:
        page.evaluate(HAND_OVER, [table, "uniform"])
    found: dict[str, Any] = pages[0].evaluate(OVER, table)
    return found


def look_back(page: Any, table: str, search: str = "") -> None:
    """Open the replay of a table."""
    page.goto(f"/replay/{table}{search}")
    page.wait_for_selector(".bar[data-replay][aria-busy=false]")


def moment_of(page: Any) -> int:
    return int(page.get_attribute(".bar[data-replay]", "data-replay"))


def wait_for_moment(page: Any, moment: int) -> None:
    page.wait_for_function(SHOWN, arg=moment)


def timeline_of(page: Any, table: str, eyes: str = "") -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(GET, f"/api/tables/{table}/timeline?eyes={eyes}")
    return found

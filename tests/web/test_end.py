"""The end of a game: what became of the reader, why, and what comes next."""

from typing import Any

from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, against_bots, create, play, play_together, seat, sit, state_of

ENOUGH = 1500
# Chooses the first possible answer for the reader's seats until the game is over.
TO_THE_END = """async (table) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const headers = {"content-type": "application/json", "x-csrftoken": token};
  for (let n = 0; n < 5000; n++) {
    const state = await (await fetch(`/api/tables/${table}`)).json();
    if (state.result) return state;
    const open = state.question?.choices.filter((choice) => !choice.refusal) ?? [];
    if (!open.length) {
      await new Promise((done) => setTimeout(done, 20));
      n -= 1;
      continue;
    }
    const {choice} = open[n % open.length];
    const body = {seat: state.question.seat, moment: state.moment, choice, client: `click-${n}-${state.moment}`};
    await fetch(`/api/tables/${table}/choices`, {method: "POST", headers, body: JSON.stringify(body)});
  }
  throw new Error("the game does not end");
}"""


def a_table(page: Any, game: str, seats: list[Any], **options: Any) -> Any:
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    made = page.evaluate(POST, ["/api/tables", {"game": game, "options": options, "seats": seats}])
    assert "table" in made, made
    return made


def test_a_player_is_told_what_became_of_them_and_sits_down_again(new_page: NewPage) -> None:
    page = new_page()
    before = create(page, against_bots(2), max_rounds=2)
    sit(page, before["table"])
    assert play(page, ENOUGH)
    result = state_of(page)["result"]
    heading = page.inner_text("dialog .winner")
    place = result["places"][0]
    assert heading == ("Wygrywasz." if place == 1 else f"Zajmujesz {place}. miejsce.")
    page.click("[data-again]")
    page.wait_for_url(lambda url: before["table"] not in url)
    page.wait_for_selector("[data-place]")
    again = state_of(page)
    assert again["table"] != before["table"]
    assert [one["name"] for one in again["seats"]] == [one["name"] for one in before["seats"]]
    assert [one["level"] for one in again["seats"]] == [one["level"] for one in before["seats"]]
    assert again["options"] == before["options"]
    assert again["mine"] == [0]


def test_the_same_deal_comes_again_for_who_played_alone(new_page: NewPage) -> None:
    page = new_page(language="en")
    before = a_table(page, "rune-stones", against_bots(), max_rounds=1)
    page.evaluate(TO_THE_END, before["table"])
    sit(page, before["table"])
    page.click("[data-same-deal]")
    page.wait_for_url(lambda url: before["table"] not in url)
    page.wait_for_selector("[data-place]")
    assert state_of(page)["view"] == before["view"]
    assert state_of(page)["fairness"]["commitment"] != before["fairness"]["commitment"]


def test_a_race_has_a_winner_and_no_table_of_points(new_page: NewPage) -> None:
    page = new_page(language="en", phone=True)
    state = a_table(page, "labyrinth", against_bots(), max_rounds=1)
    over = page.evaluate(TO_THE_END, state["table"])
    sit(page, state["table"])
    page.wait_for_selector("dialog .winner")
    winners = over["result"]["winners"]
    assert ("win" in page.inner_text("dialog .winner").lower()) == bool(winners)
    assert page.locator("dialog table").count() == 0
    page.wait_for_selector("dialog [data-replay]")


def test_people_elsewhere_find_the_way_to_the_next_table_in_the_chat(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(language="en")
    state = create(host, [seat("me", "Radek", 0), seat("link", "Hania", 1)], max_rounds=1)
    guest.goto(state["links"]["seats"]["1"])
    guest.click("[data-sit]")
    guest.wait_for_selector("[data-place]")
    sit(host, state["table"])
    play_together(host, guest)
    host.wait_for_selector("dialog .winner")
    assert host.locator("[data-same-deal]").count() == 0
    host.click("[data-again]")
    host.wait_for_url(lambda url: state["table"] not in url)
    guest.wait_for_selector("dialog .winner")
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="Chat").click()
    link = guest.locator("dialog ol a").last
    link.wait_for()
    assert "/join/" in link.get_attribute("href")

"""What the shell does for every game: the curtain, standing answers, lost seats, the seal before the word, a light first load."""

from typing import Any

import pytest
from playwright.sync_api import expect

from dolmen import catalog
from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, caught_up, note_requests, seat, settle, state_of

LIMIT = 120 * 1024
SECRET_GAMES = [game.id for game in catalog.games() if game.secrets]

# Chooses at random for the guest's seats until a question may be declined for good, or after `most` choices.
PLAY = """async ([table, most, standing]) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const headers = {"content-type": "application/json", "x-csrftoken": token};
  const path = `/api/tables/${table}`;
  let state = await (await fetch(path)).json();
  for (let n = 0; n < most && state.question && !(standing && state.question.standing); n++) {
    const open = state.question.choices.filter((choice) => choice.refusal === null);
    const {choice} = open[Math.floor(Math.random() * open.length)];
    const body = {seat: state.question.seat, moment: state.moment, choice, client: crypto.randomUUID()};
    const answer = await (await fetch(path + "/choices", {method: "POST", headers, body: JSON.stringify(body)})).json();
    state = answer.table ? answer : await (await fetch(path)).json();
  }
  return state;
}"""


def new_table(page: Any, game: str, kinds: list[str], word: str = "", **options: Any) -> dict[str, Any]:
    names = ["Radek", "Hania", "Zosia", "Janek", "Kazik", "Wanda"]
    seats = [seat(kind, names[number], number, "uniform" if kind == "bot" else "") for number, kind in enumerate(kinds)]
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    state: dict[str, Any] = page.evaluate(POST, ["/api/tables", {"game": game, "options": options, "seats": seats, "word": word}])
    assert "table" in state, state
    return state


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_nobody_sees_anything_at_a_shared_screen_before_saying_so(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = new_table(page, game, ["me", "local", "bot"])["table"]
    page.goto(f"/table/{table}")
    opened = -1
    seen = set()
    for turn in range(100):  # a turn of Labyrinth is long
        page.wait_for_selector(".curtain, [data-place]")
        now = caught_up(page)
        if not now["private"]:
            # Where nothing is secret, nobody is sent away.
            assert page.locator(".curtain").count() == 0
            opened = -1
        elif page.locator(".curtain").count():
            assert page.locator("[data-place], .log .line").count() == 0
            page.wait_for_selector(f".curtain:has-text('{now['seats'][now['seat']]['name']}')")
            opened = now["seat"]
            page.click(".curtain .button")
            page.wait_for_selector("[data-place]")
        assert now["seat"] == opened or not now["private"]
        seen.add(now["seat"])
        if turn == 2:
            page.reload()
            opened = -1
            continue
        if turn > 10 and seen == {0, 1}:
            break
        page.evaluate(PLAY, [table, 1, False])
    assert seen == {0, 1}


def test_a_question_is_declined_for_good_and_asked_again_when_wanted(new_page: NewPage) -> None:
    page = new_page()
    for word in ("17", "18", "14", "8", "4"):
        state = new_table(page, "labyrinth", ["me", "local", "local", "local"], word)
        now = page.evaluate(PLAY, [state["table"], 250, True])
        if now["question"] and now["question"]["standing"]:
            break
    page.goto(f"/table/{state['table']}")
    page.wait_for_selector(".curtain, [data-always]")
    if now["private"]:
        page.click(".curtain .button")
    page.wait_for_selector("[data-always]")
    asked, name = now["question"], now["seats"][now["seat"]]["name"]
    page.click("[data-always]")
    after = caught_up(page)
    assert [(one["seat"], one["ask"]) for one in after["standing"]] == [(asked["seat"], asked["ask"])]
    if page.locator(".curtain").count():
        page.click(".curtain .button")
    page.wait_for_selector(f".log .line:has-text('{name}: stała odpowiedź')")
    page.click("[data-standing]")
    page.click(f"[data-ask-again='{asked['ask']}']")
    page.wait_for_selector("dialog [data-ask-again]", state="detached")
    page.keyboard.press("Escape")
    expect(page.locator("[data-standing]")).to_have_count(0)
    settle(page)
    assert state_of(page)["standing"] == []


def test_the_host_opens_a_lost_seat_with_a_new_link(new_page: NewPage) -> None:
    host, lost, again = new_page(), new_page(), new_page(phone=True)
    state = new_table(host, "przepowiednia", ["me", "link"])
    lost.goto(state["links"]["seats"]["1"])
    assert "Radek" in lost.inner_text("h2")
    lost.fill("#join-name", "Hania")
    lost.click("[data-sit]")
    lost.wait_for_selector("[data-place]")
    host.goto(f"/table/{state['table']}")
    host.click("[data-links]")
    # A player who is present keeps the seat.
    host.wait_for_selector("dialog:has-text('jest teraz przy stole')")
    expect(host.locator("[data-new-link]")).to_have_count(0)
    lost.goto("/")
    host.click("[data-new-link='1']")
    assert "Hania" in host.inner_text("dialog [role=alert]")
    host.click("[data-new-link-yes]")
    host.wait_for_selector("dialog label:has-text('Hania') input")
    link = host.input_value("dialog label:has-text('Hania') input")
    lost.goto(f"/table/{state['table']}")
    lost.wait_for_selector("h2:has-text('Tego stołu tu nie ma')")
    again.goto("/")
    again.fill("#join-link", link)
    again.click("form button:has-text('Dołącz')")
    again.click("[data-sit]")
    again.wait_for_selector("[data-place]")
    assert state_of(again)["mine"] == [1]
    lost.goto(link)
    lost.wait_for_selector("[role=alert]:has-text('nie działa')")


def test_the_seal_is_shown_before_the_word_is_written(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/przepowiednia")
    seal = page.inner_text("[data-seal] code")
    page.fill("#word", "menhir")
    page.click("[data-create]")
    page.wait_for_selector("[data-place]")
    fairness = state_of(page)["fairness"]
    assert fairness["commitment"] == seal
    assert "menhir" in fairness["words"]


@pytest.mark.parametrize("game", [game.id for game in catalog.games()])
def test_the_first_load_of_a_table_is_light(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = new_table(page, game, ["me", "link", "link"])["table"]
    fresh = page.context.new_page()
    note_requests(fresh)
    wire = page.context.new_cdp_session(fresh)
    sizes: list[int] = []
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    fresh.goto(f"/table/{table}")
    fresh.wait_for_selector("[data-place]")
    settle(fresh)
    assert sum(sizes) <= LIMIT, "python web/tools/size.py says what it is made of"

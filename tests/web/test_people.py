"""People at the table: who is who, a bot for somebody, leaving, invitations, chat."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import GET, POST, create, seat, settle, sit, state_of

RIGHT_TO_LEFT = "שלום"


def invited(host: Any, name: str = "Hania") -> dict[str, Any]:
    return create(host, [seat("me", "Radek", 0), seat("link", name, 1)])


def join(page: Any, state: dict[str, Any], name: str = "Hania") -> None:
    page.goto(state["links"]["seats"]["1"])
    page.fill("#join-name", name)
    page.click("[data-sit]")
    page.wait_for_selector("[data-place]")


def open_players(page: Any) -> None:
    page.wait_for_selector("[data-you], .mark .own")
    if not page.locator("[data-you]").count():
        # On a phone only one seat is seen in full.
        page.click(".mark:has(.own)")
    page.click("[data-you]")
    page.wait_for_selector("dialog [data-leave]")


def test_a_bot_for_somebody_who_is_away_waits_and_says_for_how_long(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    state = create(host, [seat("me", "Radek", 0), seat("link", "Hania", 1)])
    join(friend, state)
    host.clock.install()
    sit(host, state["table"])
    assert host.locator("[data-let-bot]").count() == 0
    friend.goto("/")
    # Radek's turn: nobody waits for Hania yet.
    host.wait_for_selector("[data-let-bot='1'][aria-disabled=true]")
    assert "na swoją turę" in host.inner_text("[data-no-bot='1']")
    while host.evaluate(GET, f"/api/tables/{state['table']}")["waiting"] == [0]:
        now = state_of(host)
        choice = next(one["choice"] for one in now["question"]["choices"] if one["refusal"] is None)
        body = {"seat": 0, "moment": now["moment"], "choice": choice, "client": f"c{now['moment']}"}
        host.evaluate(POST, [f"/api/tables/{state['table']}/choices", body])
    host.wait_for_selector("[data-no-bot='1']:has-text('Bot będzie mógł zagrać za 2:')")
    host.clock.fast_forward("03:05")
    host.wait_for_selector("[data-let-bot='1'][aria-disabled=false]")
    # The server's clock is the one that counts; what it refuses is said.
    host.click("[data-let-bot='1']")
    host.wait_for_selector(".bar .detail:has-text('Teraz to niemożliwe')")
    assert state_of(host)["seats"][1]["kind"] == "person"


def test_a_player_hands_their_seat_to_a_bot_and_comes_back(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(phone=True, language="en")
    state = invited(host)
    join(friend, state)
    open_players(friend)
    friend.click("[data-bot-for='1']")
    friend.wait_for_selector("dialog [data-return='1']")
    assert state_of(friend)["seats"][1]["kind"] == "bot"
    friend.click("[data-return='1']")
    friend.wait_for_selector("dialog [data-bot-for='1']")
    assert state_of(friend)["seats"][1]["kind"] == "person"


def test_only_the_seat_of_the_reader_is_marked(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(language="en")
    state = invited(host)
    join(friend, state)
    sit(host, state["table"])
    assert host.inner_text("li:has([data-you]) .name bdi") == "Radek"
    assert friend.inner_text("li:has([data-you]) .name bdi") == "Hania"
    expect(host.locator("[data-you]")).to_have_count(1)
    expect(friend.locator("[data-you]")).to_have_count(1)
    assert host.inner_text("[data-you]") == "ty"


def test_the_host_gets_the_links_first_and_a_guest_their_own_language(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(language="en")
    host.goto("/new/przepowiednia")
    host.locator(".seats select").nth(1).select_option("link")
    host.locator("input[name=seat-name], .seats input").nth(1).fill("")
    host.click("form button.main")
    link = host.locator("dialog label:has-text('Gracz 2') input")
    link.wait_for()
    path = link.input_value()
    host.keyboard.press("Escape")
    host.wait_for_selector("li:has-text('Gracz 2'):has-text('wolne miejsce')")
    friend.goto(path)
    friend.wait_for_selector("#join-name")
    assert friend.get_attribute("#join-name", "placeholder") == "Player 2"
    friend.click("[data-sit]")
    friend.wait_for_selector("li:has([data-you]):has-text('Player 2')")
    host.wait_for_selector("li:has-text('Gracz 2'):not(:has-text('wolne miejsce'))")
    friend.click("header button[aria-label^='PL:']")
    friend.wait_for_selector("li:has([data-you]):has-text('Gracz 2')")


def test_a_game_that_waits_for_an_open_seat_says_so_and_goes_on_with_a_bot(new_page: NewPage) -> None:
    host, friend = new_page(language="en"), new_page(language="en")
    state = create(host, [seat("me", "Radek", 0), seat("link", "Hania", 1)])
    for moment in range(40):
        now = host.evaluate(GET, f"/api/tables/{state['table']}")
        if not now["question"]:
            break
        choice = next(one["choice"] for one in now["question"]["choices"] if one["refusal"] is None)
        body = {"seat": 0, "moment": now["moment"], "choice": choice, "client": f"c{moment}"}
        host.evaluate(POST, [f"/api/tables/{state['table']}/choices", body])
    sit(host, state["table"])
    host.wait_for_selector(".bar .question:has-text('Waiting for somebody to sit down: Hania')")
    friend.goto(state["links"]["seats"]["1"])
    friend.wait_for_selector("[data-began]")
    host.click("[data-let-bot='1']")
    host.wait_for_selector(".bar [data-option]")
    # The link that was sent still leads to the seat.
    friend.click("[data-sit]")
    friend.wait_for_selector("[data-place]")
    assert state_of(friend)["seats"][1]["kind"] == "person"


def test_a_guest_leaves_and_the_host_deletes_the_table(new_page: NewPage) -> None:
    host, friend, another = new_page(), new_page(phone=True), new_page(language="en")
    state = invited(host)
    join(friend, state)
    open_players(friend)
    friend.click("[data-leave=open]")
    friend.click("[data-leave-yes]")
    friend.wait_for_selector("[data-play-now]")
    sit(host, state["table"])
    host.wait_for_selector("li:has-text('Gracz 2'):has-text('wolne miejsce')")
    another.goto(state_of(host)["links"]["seats"]["1"])
    another.click("[data-sit]")
    another.wait_for_selector("[data-place]")
    open_players(host)
    host.click("[data-leave=delete]")
    assert "także dla nich" in host.inner_text("dialog [role=alert]")
    host.click("dialog .row .button:not(.main)")
    expect(host.locator("[data-leave-yes]")).to_have_count(0)
    host.click("[data-leave=delete]")
    host.click("[data-leave-yes]")
    host.wait_for_selector("[data-play-now]")
    settle(host)
    assert state["table"] not in host.inner_html("main")
    another.wait_for_selector("h2:has-text('There is no such table here')")


def test_a_muted_player_is_not_heard_in_this_browser(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(language="en")
    state = invited(host)
    join(friend, state)
    sit(host, state["table"])
    friend.evaluate(POST, [f"/api/tables/{state['table']}/chat", {"text": RIGHT_TO_LEFT}])
    host.click("nav button[aria-label='Rozmowa, nowe wiadomości: 1']")
    host.wait_for_selector(f"dialog li bdi:has-text('{RIGHT_TO_LEFT}')")
    assert host.inner_text("dialog li b bdi") == "Hania"
    host.click("[data-mute='1']")
    host.wait_for_selector("dialog p:has-text('Ukryte wiadomości: 1')")
    expect(host.locator(f"dialog li:has-text('{RIGHT_TO_LEFT}')")).to_have_count(0)
    host.reload()
    host.wait_for_selector("[data-place]")
    friend.evaluate(POST, [f"/api/tables/{state['table']}/chat", {"phrase": "chat-hello"}])
    # What the server says of a seat is always heard.
    friend.evaluate(POST, [f"/api/tables/{state['table']}/seats/1", {"action": "bot"}])
    host.click("nav button[aria-label='Rozmowa, nowe wiadomości: 1']")
    host.wait_for_selector("dialog li:has-text('Do mojego powrotu zagra tu bot')")
    expect(host.locator("dialog li:has-text('Cześć')")).to_have_count(0)


def test_a_line_that_could_not_be_sent_is_kept_and_said_so(new_page: NewPage) -> None:
    page = new_page(language="en")
    sit(page, create(page, [seat("me", "Radek", 0), seat("local", "Hania", 1)])["table"])
    page.route("**/chat", lambda route: route.fulfill(status=429, json={"error": "too-many-lines"}))
    page.click("nav button:has-text('Chat')")
    page.fill("#chat-text", "wait for me")
    page.click("dialog form button")
    page.wait_for_selector("dialog [role=alert]:has-text('not sent')")
    assert page.input_value("#chat-text") == "wait for me"


def test_the_number_of_a_seat_is_called_what_it_is(new_page: NewPage) -> None:
    page = new_page(language="en")
    page.goto("/")
    page.click("[data-play-now=labyrinth]")
    page.wait_for_selector("[data-place]")
    assert page.get_attribute("li:has([data-you]) .points", "aria-label").endswith("keys: 0")

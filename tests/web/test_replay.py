"""The replay in the browser: every moment by buttons, keys and slider, through whose eyes, and nothing of what came later."""

import re
from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.playing import GET, create, seat
from tests.web.replaying import finish, join, look_back, moment_of, table_of_two, timeline_of, wait_for_moment
from tests.web.test_axe import violations

# One game with secrets, one without.
GAMES = pytest.mark.parametrize("game", ["rune-stones", "przepowiednia"])
# Presses a key in the page until the last moment is shown, and tells of each moment what is seen of it.
WALK = """async ([key, last]) => {
  const bar = () => document.querySelector(".bar[data-replay]");
  const seen = [];
  for (let n = 0; n <= last; n++) {
    for (let wait = 0; bar().getAttribute("aria-busy") !== "false"; wait++) {
      if (wait === 3000) throw new Error("the moment does not come");
      await new Promise((done) => setTimeout(done, 20));
    }
    const slider = document.querySelector("[data-replay-slider]");
    seen.push({
      moment: Number(bar().dataset.replay), table: Number(bar().dataset.moment), address: location.search,
      words: bar().querySelector(".told").innerText, value: slider.getAttribute("aria-valuetext"), at: Number(slider.value),
      spoiled: document.querySelectorAll("[data-mark=end], .ending, dialog[open]").length,
    });
    if (seen.at(-1).moment === last) break;
    window.dispatchEvent(new KeyboardEvent("keydown", {key, cancelable: true}));
    await new Promise((done) => setTimeout(done, 0));
  }
  return seen;
}"""
LINES = "all => all.map((one) => one.innerText)"


def stops(moments: list[dict[str, Any]]) -> list[int]:
    """The moments at which somebody decides, with the beginning and the end."""
    last = len(moments)
    return [0, *(n for n in range(1, last) if moments[n]["seat"] >= 0), last]


@GAMES
def test_every_moment_is_reached(new_page: NewPage, game: str) -> None:
    page, other = new_page("en"), new_page()
    table = table_of_two(page, other, game, max_rounds=2)["table"]
    finish(page, other, table=table)
    found = timeline_of(page, table)
    moments, last = found["moments"], found["moment"]
    look_back(page, table, "?at=0")
    walked = page.evaluate(WALK, [".", last])
    assert [one["moment"] for one in walked] == list(range(last + 1))
    for one in walked:
        number = one["moment"]
        assert (one["table"], one["at"]) == (number, number)
        assert one["address"] == f"?at={number}&eyes=0"
        assert one["value"].startswith(f"Move {number} of {last}: ")
        assert one["words"]
        assert bool(one["spoiled"]) == (number == last)
    page.keyboard.press("Home")
    wait_for_moment(page, 0)
    decisions = [one["moment"] for one in page.evaluate(WALK, ["ArrowRight", last])]
    assert decisions == stops(moments)
    ends = [0, *(one["moment"] for one in moments if "turn" in one["marks"]), last]
    page.keyboard.press("Home")
    wait_for_moment(page, 0)
    turns = [one["moment"] for one in page.evaluate(WALK, ["ArrowDown", last])]
    assert turns == sorted(set(ends))
    for name, wanted in (("turn-back", turns[-2]), ("first", 0), ("on", decisions[1]), ("one-on", decisions[1] + 1)):
        page.click(f"[data-replay-step={name}]")
        wait_for_moment(page, wanted)
    before = max(end for end in turns if end < decisions[-2])
    for key, wanted in ((",", decisions[1]), ("End", last), ("ArrowLeft", decisions[-2]), ("Shift+ArrowLeft", before)):
        page.keyboard.press(key)
        wait_for_moment(page, wanted)


@GAMES
def test_it_plays_slides_and_lists_what_has_been(new_page: NewPage, game: str) -> None:
    page, other = new_page("pl", phone=True, bypass_csp=True), new_page()
    table = table_of_two(page, other, game, max_rounds=2)["table"]
    finish(page, other, table=table)
    last = timeline_of(page, table)["moment"]
    look_back(page, table, f"?at={last - 3}")
    page.select_option("[data-replay-speed]", "4")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    wait_for_moment(page, last)
    page.wait_for_selector("[data-replay-play][aria-pressed=false]")
    # Played to the end it begins again, and stops when it is told to.
    page.click("[data-replay-play]")
    page.wait_for_function(f"() => Number(document.querySelector('.bar').dataset.replay) < {last}")
    page.click("[data-replay-play][aria-pressed=true]")
    page.wait_for_selector("[data-replay-play][aria-pressed=false]")
    middle = last // 2
    page.locator("[data-replay-slider]").fill(str(middle))
    wait_for_moment(page, middle)
    assert page.locator("[data-mark=end]").count() == 0
    assert violations(page) == []
    page.click("[data-replay-tools]")
    page.click("dialog [data-replay-moves]")
    page.wait_for_selector("dialog [data-replay-moment][aria-current]")
    shown = page.eval_on_selector_all("dialog [data-replay-moment]", "all => all.map((one) => Number(one.dataset.replayMoment))")
    assert shown == list(range(middle + 1))
    assert violations(page) == []
    page.check("[data-replay-ahead]")
    page.click(f"dialog [data-replay-moment='{last - 1}']")
    wait_for_moment(page, last - 1)
    # A line of the log leads to its moment.
    page.click("nav button:has-text('Dziennik')")
    page.locator("dialog .line").last.click()
    page.wait_for_function(f"() => Number(document.querySelector('.bar').dataset.replay) < {middle}")
    assert page.locator("dialog").count() == 0
    assert page.locator("text=/replay-[a-z]/").count() == 0


def test_the_address_opens_for_whoever_may_see_the_table(new_page: NewPage) -> None:
    page, other, watcher, stranger = new_page("en"), new_page("en"), new_page("en"), new_page("en")
    made = table_of_two(page, other, "rune-stones", max_rounds=2)
    table = made["table"]
    # While the game runs, everybody sees only what their own seat knows.
    for one, own in ((page, "0"), (other, "1")):
        look_back(one, table, f"?at=0&eyes={1 - int(own)}")
        assert one.url.endswith(f"?at=0&eyes={own}")
        one.wait_for_selector("[data-replay-own]")
        assert one.locator("[data-replay-eyes]").count() == 0
    join(watcher, made["links"]["watch"])
    last = finish(page, other, table=table)["moment"]
    look_back(page, table, f"?at={last - 2}&eyes=1")
    address = page.evaluate("location.pathname + location.search")
    hand = page.eval_on_selector_all("[data-place^='hand:']", LINES)
    for one in (other, watcher):
        one.goto(address)
        wait_for_moment(one, last - 2)
        assert one.evaluate("location.pathname + location.search") == address
        assert one.eval_on_selector_all("[data-place^='hand:']", LINES) == hand
        assert one.input_value("[data-replay-eyes]") == "1"
    stranger.goto(address)
    stranger.wait_for_selector("h2:has-text('no such table')")
    assert stranger.locator(".bar").count() == 0
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("[data-replay-copy]")
    page.wait_for_function("async (address) => (await navigator.clipboard.readText()).endsWith(address)", arg=address)


def test_after_the_end_one_looks_through_all_eyes(new_page: NewPage) -> None:
    page, other = new_page("en", theme="light", bypass_csp=True), new_page()
    table = table_of_two(page, other, "rune-stones", max_rounds=2)["table"]
    finish(page, other, table=table)
    found = timeline_of(page, table, "1")
    told = next(one for one in found["moments"] if one["seat"] == 1 and not one["told"] and one["words"])
    look_back(page, table, f"?at={told['moment']}")
    assert "secret" in page.inner_text(".told")
    page.select_option("[data-replay-eyes]", "1")
    page.wait_for_url(f"**/replay/{table}?at={told['moment']}&eyes=1")
    page.wait_for_function("() => !document.querySelector('.told').innerText.includes('secret')")
    page.select_option("[data-replay-eyes]", "open")
    page.wait_for_url("**&eyes=open")
    options = page.eval_on_selector_all("[data-replay-eyes] option", LINES)
    assert options == ["Radek", "Hania", "What everybody sees", "All cards open"]
    assert violations(page) == []
    without = create(page, [seat("me", "Radek", 0), seat("bot", "Hania", 1, "uniform")], max_rounds=1)["table"]
    finish(page, table=without)
    look_back(page, without)
    assert page.eval_on_selector_all("[data-replay-eyes] option", LINES) == ["Radek", "Hania", "What everybody sees"]


def test_ways_to_the_replay(new_page: NewPage) -> None:
    """From the end of a game, from a line of the log, and from the list of finished tables."""
    page = new_page("en")
    table = create(page, [seat("me", "Radek", 0), seat("bot", "Hania", 1, "uniform")], max_rounds=1)["table"]
    last = finish(page, table=table)["moment"]
    page.goto(f"/table/{table}")
    page.click("dialog [data-replay]")
    wait_for_moment(page, 0)
    page.go_back()
    page.wait_for_selector("dialog .winner")
    page.keyboard.press("Escape")
    page.locator(".panel.log button.line").first.click()
    moment = int(page.get_attribute("[data-past]", "data-past"))
    page.click("[data-to-replay]")
    wait_for_moment(page, moment)
    page.goto("/")
    page.click(f"[data-replay='{table}']")
    wait_for_moment(page, 0)
    assert page.evaluate(GET, f"/api/tables/{table}")["moment"] == last
    page.click("[data-replay-step=last]")
    page.wait_for_selector(".ending")
    assert moment_of(page) == last


# What the board, the log, the panels of the seats and their labels say.
SPOKEN = """() => [...document.querySelectorAll(".board, .log, .seats")].flatMap((part) => [
  part.innerText, ...[...part.querySelectorAll("svg text")].map((one) => one.textContent),
  ...[part, ...part.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? ""),
]).join("\\n")"""
TITLES = {
    ("rune-stones", "pl"): ("Twoja ręka", "Ręka: Hania"),
    ("rune-stones", "en"): ("Your hand", "Hania’s hand"),
    ("przepowiednia", "pl"): ("Twoja Kryształowa Sieć", "Kryształowa Sieć: Hania"),
    ("przepowiednia", "en"): ("Your Crystal Grid", "Crystal Grid: Hania"),
    ("nawiedzone-krainy", "pl"): ("Twoje żetony Akcji", "Żetony Akcji: Hania"),
    ("nawiedzone-krainy", "en"): ("Your Action tokens", "Hania’s Action tokens"),
}
# A name or a count that speaks to the reader; what a card says to whoever holds it is not meant.
YOURS = re.compile(r"(?:^|, )(?:your|you have|twoj[aeąę]|twój|to twój|masz)\b.*$", re.IGNORECASE | re.MULTILINE)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", ["rune-stones", "przepowiednia", "nawiedzone-krainy"])
def test_what_another_player_saw_is_not_called_ones_own(new_page: NewPage, game: str, language: str) -> None:
    page, other = new_page(language), new_page()
    options = {} if game == "nawiedzone-krainy" else {"max_rounds": 2}
    table = table_of_two(page, other, game, **options)["table"]
    last = finish(page, other, table=table)["moment"]
    look_back(page, table, f"?at={last - 2}&eyes=0")
    own, theirs = TITLES[game, language]
    page.wait_for_function(f"({SPOKEN})().includes({own!r})")
    for eyes in ("1", "public") if game == "przepowiednia" else ("1", "open", "public"):
        page.select_option("[data-replay-eyes]", eyes)
        page.wait_for_url(f"**&eyes={eyes}")
        wait_for_moment(page, last - 2)
        if eyes == "1":
            page.wait_for_function(f"({SPOKEN})().includes({theirs!r})")
        page.wait_for_function(f"!({SPOKEN})().includes({own!r})")
        assert YOURS.findall(page.evaluate(SPOKEN)) == []

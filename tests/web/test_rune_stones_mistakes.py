"""Three mistakes that a page for Rune Stones could make (named in docs/rules), and that this one must not make."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.web import runes
from tests.web.conftest import NewPage
from tests.web.playing import settle, state_of

WHITE_FORGE = 5
LOWER_WHITE = 9
HASTY = json.dumps({"language": "pl", "theme": "dark", "motion": "off", "tips": "off", "endTurn": "auto"})


def hurry(page: Any) -> None:
    """Choose the setting that lets the page do most by itself."""
    page.evaluate(f"localStorage.setItem('dolmen-settings', {json.dumps(HASTY)})")


def test_1_the_page_neither_pays_with_white_gems_nor_chooses_a_row(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    hurry(page)
    asked = runes.reach(page, table, "ForgeArtifact", lambda state: runes.gems_of(state) == [1, 1, 1, 1, 1])
    runes.sit(page, table)
    runes.click(page, f"forge:{WHITE_FORGE}")
    page.wait_for_selector("[data-place='pay:all']")
    proposed = runes.labels(page, "piece")
    assert len(proposed) == 4
    assert not any("biały" in name for name in proposed)
    page.wait_for_timeout(1200)
    assert state_of(page)["question"]["ask"] == "PayGem"
    runes.click(page, "piece:1")
    changed = runes.labels(page, "piece")
    assert [name for name in changed if "biały" in name] == [changed[1]]
    runes.click(page, "pay:all")
    page.wait_for_selector("[data-place^='place:'].possible")
    page.wait_for_timeout(1200)
    state = state_of(page)
    assert state["question"]["ask"] == "PlaceArtifact"
    assert runes.gems_of(state) == [0, 1, 0, 0, 0]
    expect(page.locator("[data-place^='place:'].possible")).to_have_count(10)
    runes.click(page, f"place:{LOWER_WHITE}")
    assert state_of(page)["view"]["players"][asked["question"]["seat"]]["places"][LOWER_WHITE] == runes.WHITE


def where(page: Any) -> dict[str, list[int]]:
    """Where the creatures of the display lie."""
    found: dict[str, list[int]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-place^='card:']")].map((one) => {
          const box = one.getBoundingClientRect();
          return [one.dataset.place, [Math.round(box.x), Math.round(box.y)]];
        }))"""
    )
    return found


def pair_in_hand(state: runes.State) -> int:
    """The higher of two druid cards of one colour: when it is played for a creature, the summoning is not over."""
    hand = state["view"]["players"][state["question"]["seat"]]["hand"]
    return next((card for card in (104, 105, 106) if card in hand and card - 4 in hand), 0)


def test_2_nothing_slides_while_creatures_are_taken(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    card = pair_in_hand(runes.reach(page, table, "Summon", lambda state: pair_in_hand(state) > 0))
    runes.sit(page, table)
    runes.click(page, f"hand:{card}")
    page.wait_for_selector("[data-place^='card:'].possible")
    before = where(page)
    taken = page.locator("[data-place^='card:'].possible").first
    gone = taken.get_attribute("data-place")
    taken.dispatch_event("click")
    page.wait_for_selector(f"[data-place='{gone}']", state="detached")
    after = where(page)
    assert after == {place: at for place, at in before.items() if place != gone}
    assert len(after) == 5


def can_forge_twice(state: runes.State) -> bool:
    forges = state["view"]["forges"]
    gems = runes.gems_of(state)
    prices = (2, 2, 3, 3, 4)
    good = [price for artifact, price in zip(forges, prices, strict=True) if artifact >= 0 and gems[artifact] >= price]
    return -1 not in forges and bool(good) and sum(gems) >= good[0] + 4


def test_2_a_forge_stays_empty_until_the_action_ends(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    runes.reach(page, table, "ForgeArtifact", can_forge_twice, rich=7)
    runes.sit(page, table)
    before = runes.labels(page, "forge")
    view = state_of(page)["view"]
    gems = runes.gems_of(state_of(page))
    forge = next(n for n, price in enumerate((2, 2, 3, 3, 4)) if gems[view["forges"][n]] >= price)
    runes.click(page, f"forge:{forge}")
    for _ in range(6):
        ask = state_of(page)["question"]["ask"]
        if ask == "ForgeArtifact":
            break
        press = {"PayGem": "[data-place='pay:all']", "PlaceArtifact": "[data-place^='place:'].possible", "PayWith": "[data-main]"}
        page.locator(press.get(ask, ".option.can")).first.dispatch_event("click")
        settle(page)
    assert state_of(page)["view"]["forges"][forge] == -1
    after = runes.labels(page, "forge")
    assert "puste" in after[forge]
    others = [number for number in range(len(before)) if number != forge]
    assert [after[number].split(".")[0] for number in others] == [before[number].split(".")[0] for number in others]


def test_3_the_turn_does_not_end_by_itself_while_a_row_or_a_stone_waits(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    reached = runes.reach(page, table, "EndTurn", lambda state: len(runes.open_choices(state)) > 1)
    hurry(page)
    runes.sit(page, table)
    page.wait_for_timeout(1500)
    assert state_of(page)["moment"] == reached["moment"]
    assert page.locator("[data-place^='row:'].possible, [data-place^='slot:'].possible").count() > 0


def test_3_an_opened_deck_is_sorted_on_the_page_and_on_the_wire(new_page: NewPage) -> None:
    page = new_page()
    table = runes.create(page, runes.BOTH)
    state = runes.reach(page, table, "Action", lambda now: now["view"]["round"] >= 3)
    players = state["view"]["players"]
    assert all(player["unseen"] == sorted(player["unseen"]) for player in players)
    runes.sit(page, table)
    runes.click(page, "pile:deck")
    page.wait_for_selector("dialog[open] h3")
    groups: list[list[int]] = page.eval_on_selector_all(
        "dialog[open] ul",
        r"all => all.map((list) => [...list.querySelectorAll('svg')].map((one) => Number(/\d+/.exec(one.ariaLabel)[0])))",
    )
    own = players[state["seat"]]
    assert groups == [sorted(own["pile"]), sorted(own["unseen"]), sorted(own["gone"])]
    assert groups[1]

"""The log: by turns, repeated lines in one, one stop of the Tab key; earlier moments with the points of then; what is news."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import against_bots, at_last, create, settle, sit, state_of
from tests.web.test_end import TO_THE_END, a_table

LOG = "aside ol[aria-label]"


def over(page: Any, rounds: int = 6) -> Any:
    """A finished game, with its result put aside."""
    state = create(page, against_bots(2), max_rounds=rounds)
    page.evaluate(TO_THE_END, state["table"])
    sit(page, state["table"])
    page.wait_for_selector("dialog .winner")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    settle(page)
    return state_of(page)


def points(page: Any) -> list[int]:
    """The points that the seats show."""
    found: list[int] = page.eval_on_selector_all(".points", "all => all.map((one) => Number(one.textContent))")
    return found


def test_lines_are_grouped_by_turn_and_repeated_ones_are_one(new_page: NewPage) -> None:
    page = new_page()
    state = over(page)
    shown = page.eval_on_selector_all(f"{LOG} h3", "all => all.map((one) => one.textContent.trim())")
    names = [one["name"] for one in state["seats"]]
    turns = [line["turn_seat"] for line in state["log"] if line["turn_seat"] >= 0]
    assert shown[0] == names[turns[-1]]
    assert len(shown) > 3
    page.click("header >> text=Dziennik")
    page.wait_for_selector("dialog ol[aria-label]")
    told = page.eval_on_selector_all("dialog button.line", "all => all.map((one) => one.textContent.trim())")
    neighbours = [
        (one, other)
        for one, other in zip(state["log"], state["log"][1:], strict=False)
        if (one["phrase"], one["event"], one["turn"]) == (other["phrase"], other["event"], other["turn"])
    ]
    assert len(told) == len([line for line in state["log"] if line["event"] != "turn-started"]) - len(neighbours)
    assert any("×" in line for line in told) == bool(neighbours)


def test_a_moment_closes_the_log_and_shows_the_points_of_then(new_page: NewPage) -> None:
    page = new_page()
    state = over(page)
    final = [sum(points for _, points in lines) for lines in state["score"]]
    assert max(final) > 0
    page.click("header >> text=Dziennik")
    page.click("dialog button.line >> nth=-1")
    page.wait_for_selector("[data-past]")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.get_by_role("button", name="Wróć do bieżącej gry")).to_have_count(1)
    assert at_last(page, lambda: points(page), [0, 0, 0]) == [0, 0, 0]
    page.click("[data-back-to-now]")
    assert at_last(page, lambda: points(page), final) == final


def test_the_log_is_one_stop_of_the_tab_key(new_page: NewPage) -> None:
    page = new_page()
    over(page)
    expect(page.locator(f"{LOG} button[tabindex='0']")).to_have_count(1)
    page.focus(f"{LOG} button[tabindex='0']")
    page.keyboard.press("ArrowDown")
    second = page.locator(f"{LOG} button.line >> nth=1").text_content()
    page.wait_for_function("(text) => document.activeElement.textContent === text", arg=second)
    expect(page.locator(f"{LOG} button[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Tab")
    page.wait_for_function(f"() => !document.activeElement.closest('{LOG}')")


def test_what_happened_since_the_last_turn_is_marked(new_page: NewPage) -> None:
    page = new_page(language="en")
    state = a_table(page, "nawiedzone-krainy", against_bots())
    sit(page, state["table"])
    token = """async ([table, goal]) => {
      const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
      const headers = {"content-type": "application/json", "x-csrftoken": token};
      let own = 0;
      for (let n = 0; n < 3000; n++) {
        const state = await (await fetch(`/api/tables/${table}`)).json();
        const turns = new Set(state.log.filter((line) => line.turn_seat === 0).map((line) => line.turn));
        const now = state.log.at(-1);
        if (turns.size >= goal && state.turn === 0 && state.question && now.turn_seat !== 0) return turns.size;
        const open = state.question?.choices.filter((choice) => !choice.refusal) ?? [];
        if (!open.length) { await new Promise((done) => setTimeout(done, 20)); n -= 1; continue; }
        const end = open.find((choice) => choice.name === "end") ?? open[0];
        const body = {seat: state.question.seat, moment: state.moment, choice: end.choice, client: `since-${n}-${state.moment}`};
        await fetch(`/api/tables/${table}/choices`, {method: "POST", headers, body: JSON.stringify(body)});
      }
      throw new Error("the turn does not come");
    }"""
    page.evaluate(token, [state["table"], 1])
    page.reload()
    page.click("aside [data-since]")
    page.wait_for_selector("[data-recap] button.line")
    lines = page.eval_on_selector_all("[data-recap] ul:not(.mine) button.line", "all => all.map((one) => one.textContent)")
    assert lines
    told = [re.sub(r" \(\d+ times\)$", "", line) for line in lines]
    assert all(page.locator(f"{LOG} button.line", has_text=line).count() for line in told)
    expect(page.locator(f"{LOG} .mark")).to_have_count(1)

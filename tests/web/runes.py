"""What the tests of the Rune Stones table share: tables, a player who clicks what glows, and ways to a question."""

import time
from collections.abc import Callable
from typing import Any

from tests.web.playing import GET, POST, Seat, clicked, create_table, seat, settle

State = dict[str, Any]
WHITE = 4
USE, FORGE = 1, 2
BOTH = [seat("me", "Radek", 0), seat("local", "Hania", 1)]

# A player who clicks what glows and wants to win: exchanges rows, forges, uses cards, and summons now and then.
CLICK = """() => {
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (element) => { element.dispatchEvent(new MouseEvent("click", {bubbles: true})); return "clicked"; };
  if (document.querySelector("dialog[open] .winner")) return "over";
  const curtain = document.querySelector(".curtain .button.main");
  if (curtain) return press(curtain);
  const menu = all("[role=alert] .button.can");
  if (menu.length) return press(one(menu));
  const at = (kind) => all(`[data-place^="${kind}:"].possible`);
  const main = document.querySelector("[data-main]:not([aria-disabled=true])");
  const action = (name) => document.querySelector(`.option.can[data-choice=${name}]`);
  const likes = [["forge", 0.8], ["use", 0.75], ["summon", 1]];
  const actions = likes.filter(([name, chance]) => action(name) && Math.random() < chance);
  if (actions.length) return press(action(actions[0][0]));
  for (const kind of ["row", "pay", "place", "stone", "item", "forge", "druid"]) {
    const places = at(kind);
    if (places.length && !(main && kind === "row" && Math.random() < 0.4)) return press(one(places));
  }
  const cards = at("card");
  if (cards.length) return press(one(cards));
  if (main && Math.random() < 0.9) return press(main);
  const rest = [...at("hand"), ...at("supply"), ...at("gem"), ...at("slot"), ...all(".option.can")];
  if (rest.length) return press(one(rest));
  return main ? press(main) : "waiting";
}"""


def create(page: Any, seats: list[Seat], **options: Any) -> str:
    return str(create_table(page, "rune-stones", seats, options)["table"])


def with_bots(rivals: int, level: str = "greedy") -> list[Seat]:
    return [seat("me", "Radek", 0), *(seat("bot", f"Bot {number}", number, level) for number in range(1, rivals + 1))]


def play(page: Any, clicks: int) -> bool:
    return clicked(page, CLICK, clicks)[-1] == "over"


def click(page: Any, place: str) -> None:
    page.locator(f"[data-place='{place}']").dispatch_event("click")
    settle(page)


def sit(page: Any, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-place], .curtain")
    if page.locator(".curtain").count():
        page.click(".curtain .button.main")
    page.wait_for_selector("[data-place]")
    settle(page)


def open_choices(state: State) -> list[int]:
    return [choice["choice"] for choice in state["question"]["choices"] if choice["refusal"] is None]


def gems_of(state: State) -> list[int]:
    found: list[int] = state["view"]["players"][state["question"]["seat"]]["gems"]
    return found


def answer(page: Any, table: str, state: State, choice: int, number: int) -> None:
    body = {"seat": state["question"]["seat"], "moment": state["moment"], "choice": choice, "client": f"reach{number}"}
    page.evaluate(POST, [f"/api/tables/{table}/choices", body])


def when_asked(page: Any, table: str) -> State:
    """Wait until a person is asked; fail when the game is over."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        state: State = page.evaluate(GET, f"/api/tables/{table}")
        if state["question"] is not None:
            return state
        assert state["result"] is None, "the game ended first"
        page.wait_for_timeout(30)
    raise AssertionError("the bots do not answer")


def reach(page: Any, table: str, ask: str, wanted: Callable[[State], bool] = lambda _: True, rich: int = 0) -> State:
    """Answer the table's questions one by one until the wanted one is asked; the page is not involved. The rich forge later.

    The answers depend on the number of questions alone, never on how long a bot thought: the same table takes the same way.
    """
    for number in range(1000):
        state = when_asked(page, table)
        question = state["question"]
        options = open_choices(state)
        if question["ask"] == ask and wanted(state):
            return state
        chosen = options[number % len(options)]
        if question["ask"] == "Action" and ask != "Summon":
            chosen = next((one for one in ((FORGE, USE) if sum(gems_of(state)) >= rich else (USE,)) if one in options), chosen)
        elif question["ask"] == "EndTurn":
            chosen = 0
        elif question["ask"] == "UseItem":
            chosen = max(options)
        answer(page, table, state, chosen, number)
    raise AssertionError(f"{ask} was never asked")


def labels(page: Any, kind: str) -> list[str]:
    """The names of all places of a kind."""
    found: list[str] = page.eval_on_selector_all(f"[data-place^='{kind}:']", "all => all.map((one) => one.ariaLabel)")
    return found

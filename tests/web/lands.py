"""What the tests of the Nawiedzone Krainy table share: tables, and a player who clicks what glows."""

from typing import Any

from tests.web.playing import Seat, caught_up, clicked, create_table, seat, settle

ENOUGH = 2500
PLACE = "[data-board] [data-place]"

# One click as a person would make it; a lazy person only ends the turn.
CLICK = """(lazy) => {
  if (document.querySelector("dialog[open]")) return "over";
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const press = (element, said = "clicked") => { element.dispatchEvent(new MouseEvent("click", {bubbles: true})); return said; };
  const curtain = document.querySelector(".curtain .button.main");
  if (curtain) return press(curtain, "curtain");
  const sure = document.querySelector("[data-sure]");
  if (sure) return press(sure);
  const confirm = document.querySelector("[data-pick]");
  if (confirm) {
    if (confirm.getAttribute("aria-disabled") !== "true") return press(confirm, "task");
    const cards = [...document.querySelectorAll("[data-picker] .card.possible:not(.on)")];
    return cards.length ? press(one(cards)) : "waiting";
  }
  const menu = [...document.querySelectorAll("[role=alert] .button.can")];
  if (menu.length) return press(one(menu));
  const main = document.querySelector("[data-main]:not([aria-disabled=true])");
  const end = document.querySelector("[data-choice=pass], [data-choice=end]") ?? main;
  if (lazy && end) return press(end);
  for (const action of ["persuade", "build", "learn", "train", "gather", "sell"]) {
    const place = document.querySelector(`[data-place="do:${action}"].possible`);
    if (place && Math.random() < 0.9) return press(place);
  }
  const cells = [...document.querySelectorAll("[data-place^='cell:'].possible")];
  if (cells.length && (!main || Math.random() < 0.85)) return press(one(cells));
  const options = [...document.querySelectorAll(".option.can")];
  if (options.length) return press(one(options));
  return main ? press(main) : "waiting";
}"""


def create(page: Any, seats: list[Seat], **options: Any) -> str:
    return str(create_table(page, "nawiedzone-krainy", seats, options)["table"])


def sit(page: Any, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector(f"{PLACE}, .curtain")
    settle(page)


def play(page: Any, clicks: int = ENOUGH, lazy: bool = False) -> list[str]:
    """Click until the result is shown; return what was clicked."""
    return clicked(page, CLICK, clicks, lazy)


def play_until(page: Any, sight: str, lazy: bool = False) -> str:
    """Click until something is in sight, and tell what it says: it may be gone a moment later."""
    click = f"""([sight, lazy]) => {{
      const found = document.querySelector(sight);
      if (found) window.sighted = found.textContent;
      return found ? "over" : ({CLICK})(lazy);
    }}"""
    assert clicked(page, click, ENOUGH, [sight, lazy])[-1] == "over"
    told: str | None = page.evaluate("window.sighted")
    assert told is not None, f"{sight} never came"
    page.evaluate("delete window.sighted")
    return told


BOTH = [seat("me", "Radek", 0), seat("local", "Hania", 1)]


def click(page: Any, place: str) -> None:
    page.locator(f"[data-place='{place}']").dispatch_event("click")
    settle(page)


def begin(page: Any, seats: list[Seat], **options: Any) -> str:
    """Sit down and come to the first turn."""
    table = create(page, seats, **options)
    sit(page, table)
    for _ in range(100):
        question = caught_up(page)["question"]
        if question and question["ask"] == "Act" and page.locator("[data-board]").count():
            return table
        clicked(page, CLICK, 1, True)
    raise AssertionError("no turn begins")


def resize(page: Any, width: int, height: int) -> None:
    """Change the size of the window and wait until the layout is stable."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(width) => innerWidth === width", arg=width)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

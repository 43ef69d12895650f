"""What the tests of the page share: tables to sit at, and a player who clicks what glows."""

import time
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

Seat = dict[str, Any]
Seen = TypeVar("Seen")

POST = """async ([path, body]) => {
  const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const headers = {"content-type": "application/json", "x-csrftoken": token};
  const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
  return answer.status === 204 ? null : await answer.json();
}"""
GET = "async (path) => (await fetch(path)).json()"


def seat(kind: str, name: str, colour: int, level: str = "") -> Seat:
    return {"kind": kind, "name": name, "colour": colour, "level": level}


def against_bots(rivals: int = 1) -> list[Seat]:
    return [seat("me", "Radek", 0), *(seat("bot", f"Bot {number}", number, "greedy") for number in range(1, rivals + 1))]


def create(page: Any, seats: list[Seat], **options: Any) -> dict[str, Any]:
    """Make a table of Przepowiednia at which the first seat begins."""
    return create_table(page, "przepowiednia", seats, options, first=0)


def create_table(
    page: Any, game: str, seats: list[Seat], options: dict[str, Any], first: int | None = None, word: str = "próba"
) -> dict[str, Any]:
    """Make a table by the call that the page of new tables uses."""
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    page.evaluate(GET, "/api/me")
    body = {"game": game, "options": options, "first": first, "seats": seats, "word": word}
    state: dict[str, Any] = page.evaluate(POST, ["/api/tables", body])
    assert "table" in state, state
    return state


def sit(page: Any, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-place]")
    settle(page)


def table_of(page: Any) -> str:
    return str(page.url.rpartition("/")[2].partition("#")[0])


def state_of(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(GET, f"/api/tables/{table_of(page)}")
    return found


CLICK = r"""() => {
  if (document.querySelector("dialog[open]")) return "over";
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const press = (element) => { element.dispatchEvent(new MouseEvent("click", {bubbles: true})); return "clicked"; };
  const menu = [...document.querySelectorAll("[role=alert] .button.can")];
  if (menu.length) return press(one(menu));
  const places = [...document.querySelectorAll("[data-place].possible")];
  const breaks = places.filter((place) => /\/track:/.test(place.dataset.place));
  if (breaks.length) return press(one(breaks));
  const main = document.querySelector("[data-main]:not([aria-disabled=true])");
  const cards = places.filter((place) => place.dataset.place.startsWith("card:"));
  if (main && (!places.length || cards.length || Math.random() < 0.3)) return press(main);
  if (places.length) return press(one(places));
  const options = [...document.querySelectorAll(".option.can")];
  if (options.length) return press(one(options));
  return main ? press(main) : "waiting";
}"""


BUSY = ".bar[aria-busy=true]"
# Whether the server has answered, and some frames have passed in which the page could draw that.
CALM = f"""() => {{
  window.calm = document.querySelector("{BUSY}") ? 0 : (window.calm ?? 0) + 1;
  if (window.calm < 3) return false;
  window.calm = 0;
  return true;
}}"""
# Seconds that a request may take; one whose end the browser does not tell is forgotten then.
LONGEST_REQUEST = 60
# The requests of each page that are not answered yet.
UNDERWAY: WeakKeyDictionary[Any, set[Any]] = WeakKeyDictionary()


def note_requests(page: Any) -> None:
    """Note which requests of a page are under way, so that `settle` can wait for them."""
    underway = UNDERWAY[page] = set()

    def begun(request: Any) -> None:
        if request.is_navigation_request():
            underway.clear()  # another page takes this one's place
        underway.add(request)

    page.on("request", begun)
    page.on("requestfinished", lambda request: underway.discard(request))
    page.on("requestfailed", lambda request: underway.discard(request))


def settle(page: Any) -> None:
    """Wait until the server has answered everything, and the page has drawn what its parts that are loaded late show."""
    underway = UNDERWAY.get(page, set())
    deadline = time.monotonic() + LONGEST_REQUEST
    while True:
        page.wait_for_function(CALM)
        if not underway:
            return
        while underway and time.monotonic() < deadline:
            page.wait_for_timeout(10)
        if time.monotonic() >= deadline:
            underway.clear()


# Waits until the page shows the newest state, in which a person is asked or the game is over, or a curtain; gives that state.
CAUGHT_UP = f"""async (table) => {{
  const begun = performance.now();
  for (;;) {{
    const state = await (await fetch(`/api/tables/${{table}}`)).json();
    const bar = document.querySelector(".bar[data-moment]");
    const shown = bar && Number(bar.dataset.moment) === state.moment && !document.querySelector("{BUSY}");
    if (document.querySelector(".curtain .button")) return state;
    if (shown && (state.question || (state.result && document.querySelector("dialog[open]")))) return state;
    if (performance.now() - begun > 120_000) {{
      const sight = document.body.innerText.slice(0, 900);
      throw new Error(`neither a question nor a result of moment ${{state.moment}} is shown: ${{sight}}`);
    }}
    await new Promise((done) => setTimeout(done, 15));
  }}
}}"""


def caught_up(page: Any) -> dict[str, Any]:
    """Wait until the page shows what the server says, and somebody here is asked; return that state."""
    settle(page)
    found: dict[str, Any] = page.evaluate(CAUGHT_UP, table_of(page))
    return found


def at_last(page: Any, look: Callable[[], Seen], wanted: object) -> Seen:
    """Look until what is seen is as wanted, or a minute has passed; return what was seen last."""
    deadline = time.monotonic() + 60
    while (seen := look()) != wanted and time.monotonic() < deadline:
        settle(page)
    return seen


# Clicks until a result is shown. A patient player waits while there is nothing to click, another one looks only so often.
CLICKED = f"""async ([argument, clicks, patient]) => {{
  const click = CLICK;
  const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const seen = [];
  let last = performance.now();
  const stuck = (what) => {{
    if (performance.now() - last > 120_000) throw new Error(what);
  }};
  while (seen.length < clicks && seen.at(-1) !== "over") {{
    const done = click(argument);
    if (done === "waiting" && patient) stuck("there is nothing to click");
    else {{
      seen.push(done);
      last = performance.now();
    }}
    await later(done === "waiting" ? 60 : 10);
    while (document.querySelector("{BUSY}")) {{
      stuck("the server does not answer");
      await later(10);
    }}
  }}
  return seen;
}}"""


def clicked(page: Any, click: str, clicks: int, argument: object = None, *, patient: bool = True) -> list[str]:
    """Click in the page as `click` says until a result is shown; return what was clicked.

    All of it happens in the page: a round trip for every click would take longer than the click.
    """
    found: list[str] = page.evaluate(CLICKED.replace("CLICK;", f"{click};"), [argument, clicks, patient])
    return found


def play(page: Any, clicks: int) -> bool:
    """Click what is possible, as a person would; True when the result is shown."""
    return clicked(page, CLICK, clicks)[-1] == "over"


def play_together(*pages: Any) -> None:
    """Let several people click, each in their own browser, until one sees the result."""
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        if any(clicked(page, CLICK, 4, patient=False)[-1] == "over" for page in pages):
            return
    raise AssertionError("the game does not end")

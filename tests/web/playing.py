"""What the tests of the page share: tables to sit at, and a player who clicks what glows."""

from typing import Any

Seat = dict[str, Any]

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


def state_of(page: Any) -> dict[str, Any]:
    table = page.url.rpartition("/")[2].partition("#")[0]
    found: dict[str, Any] = page.evaluate(GET, f"/api/tables/{table}")
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


def settle(page: Any) -> None:
    """Wait until the server has answered."""
    page.wait_for_timeout(30)
    page.wait_for_function(f"() => !document.querySelector('{BUSY}')")


def clicked(page: Any, click: str, clicks: int, argument: object = None) -> list[str]:
    """Click in the page as `click` says until a result is shown; return what was clicked.

    All of it happens in the page: a round trip for every click would take longer than the click.
    """
    found: list[str] = page.evaluate(
        f"""async ([argument, clicks]) => {{
          const click = {click};
          const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
          const seen = [];
          while (seen.length < clicks && seen.at(-1) !== "over") {{
            seen.push(click(argument));
            await later(seen.at(-1) === "waiting" ? 60 : 10);
            for (let n = 0; document.querySelector("{BUSY}"); n++) {{
              if (n === 2000) throw new Error("the server does not answer");
              await later(10);
            }}
          }}
          return seen;
        }}""",
        [argument, clicks],
    )
    return found


def play(page: Any, clicks: int) -> bool:
    """Click what is possible, as a person would; True when the result is shown."""
    return clicked(page, CLICK, clicks)[-1] == "over"

"""Makes the pictures of the README and the docs: each table in the middle of a game, in Polish and in English.

./dolmen serve --bot-pace 0 --rate 0
python web/tools/screenshots.py http://127.0.0.1:8000
"""

import json
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

PICTURES = Path(__file__).parents[2] / "docs/pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
TRIES = 10
NAMES = {"pl": ["Radek", "Hania", "Bogumił"], "en": ["Robin", "Hannah", "Rowan"]}


class Moment(NamedTuple):
    """When to take the picture: after so many choices, at this question."""

    choices: int
    ask: str


MOMENTS = {
    "przepowiednia": Moment(210, "Move"),
    "rune-stones": Moment(200, "Action"),
    "labyrinth": Moment(150, "ChooseDeed"),
    "nawiedzone-krainy": Moment(120, "Act"),
}

# Lets a bot play our seat for a while, then comes back to it and waits for the question; a game may end before it comes.
PLAY = """async ([game, names, choices, ask]) => {
  const token = () => /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const post = async (path, body) => {
    const headers = {"content-type": "application/json", "x-csrftoken": token()};
    return (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json();
  };
  const pause = () => new Promise((done) => setTimeout(done, 100));
  await (await fetch("/api/me")).json();
  const seats = names.map((name, n) => ({kind: n ? "bot" : "me", name, colour: n, level: n ? "club" : ""}));
  let state = await post("/api/tables", {game, options: {}, first: null, seats, word: "dolmen"});
  if (state.error) throw new Error(`no table: ${state.error} ${state.detail}`);
  const path = `/api/tables/${state.table}`;
  const look = async () => (state = await (await fetch(path)).json());
  await post(`${path}/seats/0`, {action: "bot", level: "club"});
  for (let waits = 0; state.moment < choices && !state.result; await look()) {
    if (waits++ > 900) throw new Error("nobody plays");
    await pause();
  }
  await post(`${path}/seats/0`, {action: "return"});
  for (let n = 0; n < 400 && !state.result && state.question?.ask !== ask; n++, await look()) {
    if (!state.question) { await pause(); continue; }
    const open = state.question.choices.filter((choice) => choice.refusal === null);
    await post(`${path}/choices`, {seat: 0, moment: state.moment, choice: open[0].choice, client: String(n)});
  }
  return state.question?.ask === ask ? state.table : "";
}"""


def settings(language: str, theme: str) -> str:
    kept = json.dumps(json.dumps({"language": language, "theme": theme, "motion": "off"}))
    return f"localStorage.setItem('dolmen-settings', {kept})"


def picture(page: Page, site: str, game: str, language: str) -> Path:
    page.goto(site)
    page.wait_for_selector("[data-play-now]")
    for _ in range(TRIES):
        table = page.evaluate(PLAY, [game, NAMES[language], *MOMENTS[game]])
        if table:
            break
    else:
        sys.exit(f"{game}: {MOMENTS[game].ask} was never asked")
    page.goto(f"{site}/table/{table}")
    page.wait_for_selector(".bar .question:not(.calm)")
    page.wait_for_timeout(800)
    # A summary may lie on the board.
    for close in page.locator("button.close:visible").all():
        close.click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    file = PICTURES / f"{game}-{language}.png"
    page.screenshot(path=file)
    return file


def main(site: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for language, theme in (("pl", "dark"), ("en", "light")):
            context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme=theme)  # type: ignore[arg-type]
            context.add_init_script(settings(language, theme))
            for game in MOMENTS:
                print(picture(context.new_page(), site, game, language), flush=True)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))

"""Makes the pictures of Labyrinth for the docs: a late game against bots, in Polish and in English, and on a phone.

python web/tools/labyrinth_pictures.py http://127.0.0.1:8000
"""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

PICTURES = Path(__file__).parents[2] / "docs/pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
NAMES = {"pl": ["Radek", "Hania", "Bogumił", "Zofia"], "en": ["Robin", "Hannah", "Rowan", "Sophie"]}

# Plays for everybody at the table: builds until the maze is nearly full, then walks; stops at a turn with much to see.
PLAY = """async ([names, seed]) => {
  const token = () => /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const post = async (path, body) => {
    const headers = {"content-type": "application/json", "x-csrftoken": token()};
    return (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json();
  };
  await (await fetch("/api/me")).json();
  let chance = seed;
  const below = (limit) => (chance = (chance * 48271) % 2147483647) % limit;
  const seats = names.map((name, n) => ({kind: n ? "local" : "me", name, colour: n, level: ""}));
  let state = await post("/api/tables", {game: "labyrinth", options: {}, first: null, seats, word: "dolmen"});
  const keys = () => state.view.players.reduce((sum, player) => sum + player.keys, 0);
  const late = () => state.view.stack < 5 && state.view.event && keys() > 0 && state.question?.ask === "ChooseDeed"
    && state.question.choices.filter((choice) => choice.name.startsWith("move-(") && choice.refusal === null).length > 2;
  for (let n = 0; !state.result && n < 1500 && !late(); n++) {
    const question = state.question;
    let open = question.choices.filter((choice) => choice.refusal === null);
    for (const wish of [/^take-key/, /^build/, /^move-/]) {
      const wanted = open.filter((choice) => wish.test(choice.name));
      if (wanted.length && below(5)) { open = wanted; break; }
    }
    const made = {seat: question.seat, moment: state.moment, choice: open[below(open.length)].choice, client: String(n)};
    state = await post(`/api/tables/${state.table}/choices`, made);
  }
  return late() ? state.table : "";
}"""


def settings(language: str, theme: str) -> str:
    kept = json.dumps(json.dumps({"language": language, "theme": theme, "motion": "off"}))
    return f"localStorage.setItem('dolmen-settings', {kept})"


def picture(browser: Any, site: str, language: str, theme: str, phone: bool) -> Path:
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, color_scheme=theme, has_touch=phone)
    context.add_init_script(settings(language, theme))
    page = context.new_page()
    page.goto(site)
    page.wait_for_selector("[data-play-now]")
    table = ""
    while not table:  # chance is the server's own: a game may end before there is much to see
        table = page.evaluate(PLAY, [NAMES[language], 20 if phone else 31])
    page.goto(f"{site}/table/{table}")
    page.wait_for_selector("[data-place], .curtain")
    if page.locator(".curtain .button").count():
        page.click(".curtain .button")
    page.wait_for_selector("[data-place].possible")
    page.wait_for_timeout(800)
    file = PICTURES / f"labyrinth-{'phone' if phone else language}.png"
    page.screenshot(path=file)
    return file


def main(site: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for language, theme, phone in (("pl", "dark", False), ("en", "light", False), ("pl", "dark", True)):
            print(picture(browser, site, language, theme, phone))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))

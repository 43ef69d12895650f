"""Makes the pictures of the README: a table in the middle of a game, in Polish and in English.

python web/tools/screenshots.py http://127.0.0.1:8000
"""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

PICTURES = Path(__file__).parents[2] / "docs/pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
CHOICES = 210
NAMES = {"pl": ["Radek", "Hania", "Bogumił"], "en": ["Robin", "Hannah", "Rowan"]}

# Lets a bot play the own seat for a while, then comes back to it and waits for the question where to go.
PLAY = """async ([names, choices]) => {
  const token = () => /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const post = async (path, body) => {
    const headers = {"content-type": "application/json", "x-csrftoken": token()};
    return (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json();
  };
  const pause = () => new Promise((done) => setTimeout(done, 100));
  await (await fetch("/api/me")).json();
  const seats = names.map((name, n) => ({kind: n ? "bot" : "me", name, colour: n, level: n ? "greedy" : ""}));
  let state = await post("/api/tables", {game: "przepowiednia", options: {}, first: 0, seats, word: "dolmen"});
  const path = `/api/tables/${state.table}`;
  const look = async () => (state = await (await fetch(path)).json());
  await post(`${path}/seats/0`, {action: "bot", level: "greedy"});
  for (let waits = 0; state.moment < choices && !state.result; await look()) {
    if (waits++ > 900) throw new Error("nobody plays");
    await pause();
  }
  await post(`${path}/seats/0`, {action: "return"});
  for (let n = 0; n < 400 && !state.result && state.question?.ask !== "Move"; n++, await look()) {
    if (!state.question) { await pause(); continue; }
    const open = state.question.choices.filter((choice) => choice.refusal === null);
    await post(`${path}/choices`, {seat: 0, moment: state.moment, choice: open[0].choice, client: String(n)});
  }
  return state.table;
}"""


def settings(language: str, theme: str) -> str:
    kept = json.dumps(json.dumps({"language": language, "theme": theme, "motion": "off"}))
    return f"localStorage.setItem('dolmen-settings', {kept})"


def picture(page: Page, site: str, language: str) -> Path:
    page.goto(site)
    page.wait_for_selector("[data-play-now]")
    table: Any = page.evaluate(PLAY, [NAMES[language], CHOICES])
    page.goto(f"{site}/table/{table}")
    page.wait_for_selector("[data-place].possible")
    page.wait_for_timeout(800)
    file = PICTURES / f"table-{language}.png"
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
            print(picture(context.new_page(), site, language))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))

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
CHOICES = 45
NAMES = {"pl": ["Radek", "Hania", "Bogumił"], "en": ["Robin", "Hannah", "Rowan"]}

# Plays for everybody at the table, not badly: breaks a curse when it can, then collects, then moves on.
PLAY = """async ([names, choices]) => {
  const token = () => /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const post = async (path, body) => {
    const headers = {"content-type": "application/json", "x-csrftoken": token()};
    return (await fetch(path, {method: "POST", headers, body: JSON.stringify(body)})).json();
  };
  await (await fetch("/api/me")).json();
  let chance = 20;
  const below = (limit) => (chance = (chance * 48271) % 2147483647) % limit;
  const seats = names.map((name, n) => ({kind: n ? "bot" : "me", name, colour: n, level: n ? "greedy" : ""}));
  let state = await post("/api/tables", {game: "przepowiednia", options: {}, first: 0, seats, word: "dolmen"});
  const good = () => state.question?.ask === "Move";
  for (let n = 0, waits = 0; !state.result && (n < choices || (n < choices + 40 && !good())); n++) {
    const question = state.question;
    if (!question) {
      if (waits++ > 600) throw new Error("nobody plays");
      await new Promise((done) => setTimeout(done, 100));
      state = await (await fetch(`/api/tables/${state.table}`)).json();
      n--;
      continue;
    }
    const open = question.choices.filter((choice) => choice.refusal === null);
    let chosen = open[below(open.length)];
    if (question.ask === "Action") chosen = open.filter((choice) => choice.choice <= 6).at(-1) ?? chosen;
    if (question.ask === "EndTurn") chosen = open[0];
    if (question.ask === "Move") chosen = open.filter((choice) => choice.label.key === "move-to")[below(4)] ?? chosen;
    const made = {seat: question.seat, moment: state.moment, choice: chosen.choice, client: String(n)};
    const next = await post(`/api/tables/${state.table}/choices`, made);
    if (next.error) { await new Promise((done) => setTimeout(done, 300)); n--; state = next.state ?? state; } else state = next;
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

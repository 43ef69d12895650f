"""A pupil: goes through a lesson as somebody who reads, does what is asked, and asks for a hint when unsure."""

from typing import Any

from playwright.sync_api import TimeoutError

from dolmen.kernel import engine
from dolmen.kernel.game import Game
from dolmen.kernel.lesson import DO, Lesson
from dolmen.kernel.lesson_run import LessonRun
from tests.web.keyboard import FOCUSED, tab_to
from tests.web.playing import settle

TRIES = 8
AT_BEAT = "(beat) => document.querySelector('[data-beat]')?.dataset.beat === String(beat)"
# What is seen of the lesson: its words, what it points at, and what lies over what.
SEEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const panel = box(document.querySelector("section.lesson"));
  const rings = [...document.querySelectorAll("[data-ring]")];
  const across = (one) => one.left < panel.right - 6 && one.right > panel.left + 6;
  const over = (one) => across(one) && one.top < panel.bottom - 6 && one.bottom > panel.top + 6;
  const words = document.querySelector("[data-said]");
  return {
    pointed: [...new Set(rings.map((one) => one.dataset.ring))],
    beyond: [...document.querySelectorAll("[data-more]")].flatMap((one) => one.dataset.more.split(" ")),
    covered: rings.filter((one) => over(box(one))).map((one) => one.dataset.ring),
    outside: panel.left < 0 || panel.top < 0 || panel.right > innerWidth + 1 || panel.bottom > innerHeight + 1,
    said: words.innerText.trim(),
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""
# The next click towards a choice: its button, a menu, its place, or what confirms it.
TOWARDS = """([name, places, keys]) => {
  const seen = (one) => one && one.getClientRects().length > 0 && one.ariaDisabled !== "true";
  const find = (selector) => [...document.querySelectorAll(selector)].find(seen);
  const named = `[data-choice="${CSS.escape(name)}"]`;
  const sure = find("[data-sure]") ?? find(`[role=alert] ${named}`) ?? find(`.bar ${named}`);
  if (sure) return sure;
  // Some places are on the board and once more beside it, where no key leads.
  const suggested = find("[data-board] [data-place].suggested") ?? find("[data-place].suggested");
  if (suggested) return suggested;
  for (const place of places) {
    const at = `[data-place="${CSS.escape(place)}"].possible`;
    const found = find(`[data-board] ${at}`) ?? find(`button${at}`) ?? (keys ? null : find(at));
    if (found && !found.matches("[aria-pressed=true]")) return found;
  }
  return find("[data-pick]") ?? find(".bar .main[data-option]") ?? null;
}"""


GOAL = "[data-goal]"
MARK = """(target) => {
  document.querySelector("[data-goal]")?.removeAttribute("data-goal");
  target.setAttribute("data-goal", "");
}"""


def press(page: Any, target: Any, keys: bool) -> None:
    """Click something, or walk to it with keys and press Enter."""
    if not keys:
        target.dispatch_event("click")
        return
    target.evaluate(MARK)
    if not page.evaluate(FOCUSED, GOAL):
        try:
            tab_to(page, GOAL)
        except AssertionError:
            if page.locator(GOAL).count():
                raise
            return  # it was drawn again meanwhile: the next try finds it
    page.keyboard.press("Enter")


class Pupil:
    """One lesson in a browser, beside the same lesson in the engine, which says what the lesson waits for."""

    def __init__(
        self, page: Any, game: Game[Any], lesson: Lesson, language: str = "pl", phone: bool = False, keys: bool = False
    ) -> None:
        self.page = page
        self.language = language
        self.phone = phone
        self.keys = keys
        self.run = LessonRun(game, lesson)
        page.goto(f"/learn/{game.id}/{lesson.id}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until the beat is shown."""
        self.page.wait_for_function(AT_BEAT, arg=self.run.index)
        settle(self.page)

    def seen(self) -> dict[str, Any]:
        """What is seen now of the beat."""
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def places(self, choice: int) -> list[str]:
        """The places of a choice, each before the places around it."""
        ask = self.run.question()
        found = []
        for place in ask.place(self.run.state, choice).split(" "):
            parts = place.split("/")
            found += ["/".join(parts[:length]) for length in range(len(parts), 0, -1)]
        return found

    def do(self) -> None:
        """Make the first choice that the lesson waits for, by clicks."""
        choice = self.run.waited()[0]
        name = engine.choice_name(self.run.question(), choice)
        here, places = self.run.index, self.places(choice)
        for attempt in range(TRIES):
            unsure = attempt > 0 and not self.page.locator("[role=alert] .can, .suggested, .hinted").count()
            if unsure and self.page.locator("[data-hint]").count():
                self.page.keyboard.press("h")
                self.page.wait_for_selector(".suggested, .hinted, [data-hint-text]")
            try:
                target = self.page.wait_for_function(TOWARDS, arg=[name, places, self.keys]).as_element()
            except TimeoutError as late:
                raise AssertionError(f"{self.run.beat.where}: nothing leads to {name}") from late
            press(self.page, target, self.keys)
            settle(self.page)
            if not self.page.evaluate(AT_BEAT, here):
                break
        else:
            raise AssertionError(f"{self.run.beat.where}: no click leads to {name}")
        self.run.choose(choice)
        self.arrive()

    def next(self) -> None:
        """Go on to the next beat; without a mouse the button is at hand, because the focus has come to it."""
        if self.keys:
            self.page.wait_for_function("() => document.activeElement?.matches('[data-next]')")
            self.page.keyboard.press("Enter" if self.run.index % 2 else ".")
        else:
            self.page.click("[data-next]")
        self.run.go_on()
        self.arrive()

    def step(self) -> None:
        """One beat further."""
        if self.run.beat.kind == DO:
            self.do()
        else:
            self.next()

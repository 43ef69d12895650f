"""A player who cannot see the page: reads the tree that a screen reader gets and presses what is offered there by name."""

import json
import re
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.web.playing import CAUGHT_UP, table_of

ROOT = Path(__file__).parents[2]
TEXTS = ("web/src/texts", "src/dolmen/texts", "web/src/games/{page}/texts", "src/dolmen/games/{game}/texts")
ENTRY = re.compile(r"^([a-z][\w-]*) = ?(.*)$", re.MULTILINE)
LINE = re.compile(r'(\w+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)')
RULE = re.compile(r"§ .*")

# What stands in the bar beside the answers.
TOOLS = ("hint", "undo", "keys", "whole-table", "show-now", "results", "close", "picker-hide")
ABOUT = ("about-open", "about-choice", "decline-always")


@dataclass(frozen=True)
class Button:
    name: str
    region: str
    marks: str
    alert: bool

    @property
    def enabled(self) -> bool:
        return "[disabled]" not in self.marks and "[pressed]" not in self.marks


def texts_of(game: str, language: str) -> dict[str, str]:
    """Every key with what it says, of the shell and of one game; the first line of each text is enough here."""
    found: dict[str, str] = {}
    for folder in TEXTS:
        path = ROOT / folder.format(page=game, game=game.replace("-", "_")) / f"{language}.ftl"
        found.update(ENTRY.findall(path.read_text()) if path.exists() else [])
    return found


def buttons(tree: str) -> list[Button]:
    """All buttons of an ARIA snapshot, with the regions in which they stand."""
    found: list[Button] = []
    around: list[tuple[int, str, str]] = []
    for line in tree.splitlines():
        text = line.lstrip(" ")
        depth = len(line) - len(text)
        text = text.removeprefix("- ")
        if text.startswith("'"):
            quoted = re.match(r"'((?:[^']|'')*)'", text)
            text = quoted[1].replace("''", "'") if quoted else text
        match = LINE.match(text)
        if not match:
            continue
        role, name, marks = match[1], json.loads(match[2] or '""'), match[3]
        while around and around[-1][0] >= depth:
            around.pop()
        if role == "button":
            region = next((one[2] for one in reversed(around) if one[1] == "region"), "")
            found.append(Button(name, region, marks, any(one[1] == "alert" for one in around)))
        around.append((depth, role, name))
    return found


class Reader:
    """Plays at one table by names alone."""

    def __init__(self, page: Any, game: str, language: str) -> None:
        self.page = page
        self.texts = texts_of(game, language)
        self.table = table_of(page)
        self.tree = ""
        self.moment = -1

    def say(self, key: str) -> str:
        return self.texts.get(key, f"no text {key}")

    def look(self) -> dict[str, Any]:
        """Wait for a question or the result, and read the page."""
        state: dict[str, Any] = self.page.evaluate(CAUGHT_UP, self.table)
        self.moment = state["moment"]
        self.tree = self.page.locator("body").aria_snapshot()
        return state

    def _is_tool(self, name: str) -> bool:
        starts = tuple(self.say(key).partition("{")[0] for key in ABOUT)
        return name in {self.say(key) for key in TOOLS} or RULE.fullmatch(name) is not None or name.startswith(starts)

    def offered(self) -> list[str]:
        """The names of everything that can be chosen now."""
        bar, picker = self.say("question-bar"), self.say("picker-name")
        possible = re.compile(rf", {self.say('place-possible')}(,|$)")
        found = [one for one in buttons(self.tree) if one.enabled and not self._is_tool(one.name)]
        menu = [one.name for one in found if one.alert]
        if menu:
            return menu
        again = self.say("again-no")
        inside = [one.name for one in found if one.region == bar]
        if again in inside:
            return [name for name in inside if name != again]
        asked = {picker, *re.findall(r"- paragraph: (.*)", self.tree)}
        picked = [one.name for one in found if one.region in asked]
        return [*inside, *picked, *(one.name for one in found if one.region != bar and possible.search(one.name))]

    def press(self, name: str) -> dict[str, Any]:
        """Activate what has a name, and wait until something is different; the new state."""
        before, moment = self.tree, self.moment
        self.page.get_by_role("button", name=name, exact=True).dispatch_event("click")
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            state = self.look()
            if self.moment != moment or self.tree != before:
                return state
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing happens after {name!r}")


# Signs that something of the program has come into a name.
ODD = re.compile(r"_|\{|\}|\$|\bundefined\b|\bnull\b|\bNaN\b|\[object|[a-z][A-Z]|\bNone\b")
STRAY = re.compile(r"[.,;:]\s*[.,;:]|\s[.,;]|\(\s*\)|\s\s|^\W|[,;:]$")
# A code such as D5a is heard after the word that says what it is.
CODE = re.compile(r"(?:(\w+) )?\b[A-Z]\d+[a-z]?\b")


def faults(names: Iterable[str], words: tuple[str, ...], keys: set[str]) -> list[str]:
    """What is wrong with names: empty, twice, or with signs that mean nothing to a person."""
    names = list(names)
    found = [f"empty name among {names}" for name in names if not name.strip()]
    found += [f"twice: {name}" for name in sorted(set(names)) if names.count(name) > 1]
    for name in names:
        found += [f"odd: {name}"] if ODD.search(name) else []
        found += [f"stray mark: {name}"] if STRAY.search(name) else []
        found += [f"code without its word: {name}" for word in CODE.findall(name) if word.lower() not in words]
        found += [f"text key: {name}" for part in re.findall(r"[\w-]+", name) if part in keys]
    return found

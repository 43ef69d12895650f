"""The rulebook of a game, rule by rule."""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from dolmen.kernel.game import Game

HEADING: Final = re.compile(r"^### ([A-Z]{3}-\d{3}) · (.+)$")


class Rule(NamedTuple):
    """A rule in our own words."""

    id: str
    title: str
    chapter: str
    body: str


@cache
def rulebook(game: Game[Any], language: str) -> dict[str, Rule]:
    """All rules of a game by id, in their order."""
    source = (files(game.package) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rules: dict[str, Rule] = {}
    chapter = ""
    current: Rule | None = None
    lines: list[str] = []
    for line in [*source.splitlines(), "## end"]:
        heading = HEADING.match(line)
        if heading or line.startswith("## "):
            if current is not None:
                rules[current.id] = current._replace(body="\n".join(lines).strip())
                current = None
            lines = []
        if heading:
            current = Rule(heading[1], heading[2], chapter, "")
        elif line.startswith("## "):
            chapter = line.removeprefix("## ")
        else:
            lines.append(line)
    return rules


def search(game: Game[Any], language: str, word: str) -> list[Rule]:
    """The rules that speak of something."""
    wanted = word.casefold()
    return [rule for rule in rulebook(game, language).values() if wanted in f"{rule.title}\n{rule.body}".casefold()]

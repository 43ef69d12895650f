"""A small course of lessons of Przepowiednia in a package of its own, to be broken in tests."""

import shutil
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.texts.rulebook import rulebook

LESSONS: Final = 6
FIELDS: Final = (
    *("id", "version", "players", "options", "sentences", "words", "places", "open_box", "new_game", "clone", "view"),
    *("turn", "last_round", "determinize", "breakdown", "open_score", "result", "dump_position", "load_position"),
    *("broken", "hides"),
)
_packages = count()

MOVING: Final = """
game = "przepowiednia"
teaches = [{teaches}]
rules = 2
pupil = 0

[given]
turn = {{ seat = 0, step = "move" }}
players = [{{ figure = "W6" }}, {{ figure = "W1" }}, {{ figure = "W2" }}]

[[beats]]
say = "{id}-aim"
point = ["card:12", "seat:1"]

[[beats]]
say = "{id}-now"
wait = ["W8"]
[beats.wrong]
"W3" = "{id}-behind"
"T-R" = "{id}-temple"

[[beats]]
say = "{id}-end"
point = ["button:end"]
wait = ["end"]

[[beats]]
say = "{id}-others"
let = ["W3", "C@0", "R@1", "end"]

[[beats]]
say = "{id}-done"
"""
ENGLISH: Final = {
    "title": "Lesson {id}",
    "about": "How a figure walks.",
    "aim": "You walk round the ring.",
    "now": "Go to the wilderness.",
    "behind": "That is behind you.",
    "temple": "A temple can wait.",
    "end": "End your turn.",
    "others": "Your neighbour walks too.",
    "done": "You can walk now.",
}
POLISH: Final = {
    "title": "Lekcja {id}",
    "about": "Jak chodzi pionek.",
    "aim": "Chodzisz po kręgu.",
    "now": "Idź na pustkowie.",
    "behind": "To jest za tobą.",
    "temple": "Świątynia poczeka.",
    "end": "Zakończ turę.",
    "others": "Sąsiad też idzie.",
    "done": "Umiesz już chodzić.",
}


def chapters(game: Game[Any]) -> dict[str, str]:
    """The first rule of each chapter."""
    found: dict[str, str] = {}
    for rule in rulebook(game, "en").values():
        found.setdefault(rule.chapter, rule.id)
    return found


def ids() -> list[str]:
    return [f"walk{number}" for number in range(1, LESSONS + 1)]


def ftl(texts: dict[str, str], lessons: Iterable[str]) -> str:
    return "".join(f"{id}-{key} = {text.format(id=id)}\n" for id in lessons for key, text in texts.items())


def write(folder: Path) -> None:
    """Write lessons that pass every check."""
    folder.mkdir(parents=True)
    rules = list(chapters(catalog.find("przepowiednia")).values())
    for number, id in enumerate(ids(), start=1):
        teaches = ", ".join(f'"{rule}"' for rule in rules[number - 1 :: LESSONS])
        (folder / f"{number:02}-{id}.toml").write_text(MOVING.format(id=id, teaches=teaches))
    (folder / "en.ftl").write_text(ftl(ENGLISH, ids()))
    (folder / "pl.ftl").write_text(ftl(POLISH, ids()))


def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, words: bool = False) -> Game[Any]:
    """Make a copy of Przepowiednia in a package with the course; its lessons may be changed before they are read.

    Without its `words` it cannot be played at the terminal, but is read much faster.
    """
    game = catalog.find("przepowiednia")
    package = tmp_path / f"course{next(_packages)}"
    source = Path(str(catalog.__file__)).parent / "games" / "przepowiednia"
    shutil.copytree(source / "rulebook", package / "rulebook")
    (package / "texts").mkdir()
    for name in ("__init__.py", "texts/pl.ftl", "texts/en.ftl"):
        (package / name).write_text("card-occupied = X\n" if name.endswith(".ftl") else "")
    if words:
        shutil.copytree(source / "texts", package / "texts", dirs_exist_ok=True)
    write(package / "lessons")
    monkeypatch.syspath_prepend(tmp_path)
    fields = {name: getattr(game, name) for name in FIELDS}
    return Game(**fields, package=package.name, steps=tuple(game.steps.values()))

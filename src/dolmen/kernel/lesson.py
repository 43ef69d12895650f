"""Lessons: a position and beats that tell the pupil something, wait for a choice or let others act."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dolmen.kernel.errors import BadInput, listed
from dolmen.kernel.game import Game
from dolmen.kernel.reading import Reader, read_file

FILE_NAME: Final = re.compile(r"(\d\d)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)")
RULE_ID: Final = re.compile(r"[A-Z]{3}-\d{3}")
TEXT_KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
PLACE: Final = re.compile(r"[a-z][a-z-]*:[^\s/]+(?:/[^\s/]+)*")
ANY: Final = "*"
SEAT: Final = "seat"
MOST_SEATS: Final = 9
MOST_RULES: Final = 99

# The kinds of beats: the pupil reads and goes on, the pupil must choose, the pupil watches others act.
TELL: Final = "tell"
DO: Final = "do"
WATCH: Final = "watch"


class Beat:
    """One beat of a lesson; names of choices are those of scenarios.

    `wait` names the choices that count (ANY stands for every legal one), `let` those that others make.
    `draws` is what chance answers after them.
    `wrong` holds the remark about each choice that does not count; ANY stands for every other legal one.
    """

    __slots__ = ("draws", "kind", "let", "point", "say", "wait", "where", "wrong")

    def __init__(self, reader: Reader, lesson: str) -> None:
        self.where = reader.where
        self.say = _key(reader, "say", lesson)
        self.point = _matching(reader, "point", PLACE, "expected places such as card:12 or seat:0")
        self.wait = _names(reader, "wait")
        self.let = _names(reader, "let")
        self.draws = _names(reader, "draws")
        self.wrong: dict[str, str] = {}
        if reader.has("wrong"):
            remarks = reader.inside("wrong")
            self.wrong = {name: _key(remarks, name, lesson) for name in remarks.table}
        self.kind = DO if self.wait else WATCH if self.let else TELL
        reader.done()
        self._check(reader)

    def _check(self, reader: Reader) -> None:
        for key in ("wait", "let"):
            if key in reader.table and not reader.table[key]:
                raise reader.wrong(key, "expected at least one choice; leave it out of a beat that only tells")
        if self.wait and self.let:
            raise BadInput(f"{self.where}: a beat either waits for the pupil or lets others act; make two beats")
        if self.kind == TELL and self.draws:
            raise BadInput(f"{self.where}: draws follow a choice, and this beat has neither wait nor let")
        if self.wrong and self.kind != DO:
            raise BadInput(f"{self.where}: wrong is about choices of the pupil, and this beat waits for none")
        if ANY in self.wait and len(self.wait) > 1:
            raise reader.wrong("wait", f"{ANY!r} means every legal choice and stands alone")
        if ANY in self.let:
            raise reader.wrong("let", "name the choices that others make")
        both = [name for name in self.wrong if name in self.wait]
        if both:
            raise BadInput(f"{self.where}: {listed(both)} cannot be waited for and wrong at the same time")


class Lesson:
    """A lesson file that has been read; `id` is its name without the number: moving for 02-moving.toml."""

    def __init__(self, path: Path) -> None:
        name = FILE_NAME.fullmatch(path.stem)
        if name is None or path.suffix != ".toml":
            raise BadInput(f"{path.name}: expected a file name such as 02-moving.toml")
        self.path = path
        self.number = int(name[1])
        self.id = name[2]
        reader = Reader(read_file(path), path.name)
        self.game = reader.text("game")
        self.teaches = _matching(reader, "teaches", RULE_ID, "expected ids of rules such as PRZ-029")
        if not self.teaches:
            raise reader.wrong("teaches", "expected at least one rule")
        self.rules = reader.number("rules", 1, MOST_RULES)
        given = reader.inside("given")
        self.seats = len(given.entries("players"))
        self.given = dict(given.table)
        self.pupil = reader.number("pupil", 0, min(self.seats, MOST_SEATS) - 1)
        self.draws = _names(reader, "draws")
        self.beats = [Beat(beat, self.id) for beat in reader.each("beats")]
        reader.done()
        if not self.beats or self.beats[-1].kind != TELL:
            raise BadInput(f"{path.name}: the last beat must be one that only tells; it says what was learnt")

    @property
    def title(self) -> str:
        """The key of the title."""
        return f"{self.id}-title"

    @property
    def about(self) -> str:
        """The key of the one line that says what is learnt."""
        return f"{self.id}-about"

    def remarks(self) -> list[str]:
        """The keys of all remarks about wrong choices, each once."""
        return list(dict.fromkeys(key for beat in self.beats for key in beat.wrong.values()))

    def texts(self) -> list[str]:
        """The keys of all texts, each once."""
        return list(dict.fromkeys([self.title, self.about, *(beat.say for beat in self.beats), *self.remarks()]))


def _matching(reader: Reader, key: str, form: "re.Pattern[str]", expected: str) -> list[str]:
    """Return a list of texts of a certain form; an empty one when the key is left out."""
    values: list[Any] = reader.entries(key) if reader.has(key) else []
    for value in values:
        if not isinstance(value, str) or form.fullmatch(value) is None:
            raise reader.wrong(key, expected)
    return values


def _names(reader: Reader, key: str) -> list[str]:
    """Return a list of names of choices; an empty one when the key is left out."""
    values: list[Any] = reader.entries(key) if reader.has(key) else []
    for value in values:
        if not isinstance(value, str) or not value:
            raise reader.wrong(key, "expected names of choices in quotes")
    return values


def _key(reader: Reader, key: str, lesson: str) -> str:
    """Return the key of a text; it begins with the name of the lesson."""
    value = reader.text(key)
    if not value.startswith(f"{lesson}-") or TEXT_KEY.fullmatch(value) is None:
        raise reader.wrong(key, f"expected the key of a text, such as {lesson}-aim")
    return value


def lessons_folder(game: Game[Any]) -> Path:
    """The folder of a game's lessons and their texts; a game need not have one."""
    return Path(str(files(game.package))) / "lessons"


@cache
def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order."""
    folder = lessons_folder(game)
    found = [Lesson(path) for path in sorted(folder.glob("*.toml"))] if folder.is_dir() else []
    for number, lesson in enumerate(found, start=1):
        if lesson.game != game.id:
            raise BadInput(f"{lesson.path.name}: game is {lesson.game!r}, but the file is in the folder of {game.id}")
        if lesson.number != number:
            raise BadInput(f"{lesson.path.name}: lessons are numbered one by one; expected {number:02}-{lesson.id}.toml")
    ids = [lesson.id for lesson in found]
    if len(set(ids)) < len(ids):
        raise BadInput(f"{folder}: two lessons have the same name; there are {listed(ids)}")
    return tuple(found)


def find_lesson(game: Game[Any], name: str) -> Lesson:
    """A lesson by its name or its number."""
    for lesson in lessons(game):
        if name in (lesson.id, str(lesson.number), f"{lesson.number:02}"):
            return lesson
    there = [f"{lesson.number} {lesson.id}" for lesson in lessons(game)]
    raise BadInput(f"{game.id} has no lesson {name!r}; there are {listed(there)}")
